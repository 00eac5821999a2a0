"""Atomic operations on an element of an array.

Each takes an array in global or local memory and an index; the result is the old value of the
element. They order no other accesses, as OpenCL C's do.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from llvmlite import ir
from numba.core import types
from numba.core.cgutils import unpack_tuple
from numba.core.errors import TypingError
from numba.core.typing.arraydecl import get_array_index_type
from numba.np.arrayobj import basic_indexing, normalize_indices

from spvbackend.numba.arrays import DeviceArray
from spvbackend.numba.intrinsics import Typed, device_function

# All work-items of the device take part, not the host: LLVM's scope precedes the ordering.
_ORDERING: Final = 'syncscope("device") monotonic'
_INTEGERS: Final = (32, 64)


class Operation(NamedTuple):
    """LLVM's names of an operation; "" where it has none for the type."""

    signed: str
    unsigned: str
    real: str = ""


OPERATIONS: Final = {
    "atomic_add": Operation("add", "add", "fadd"),
    "atomic_sub": Operation("sub", "sub", "fsub"),
    "atomic_and": Operation("and", "and"),
    "atomic_or": Operation("or", "or"),
    "atomic_xor": Operation("xor", "xor"),
    "atomic_min": Operation("min", "umin", "fmin"),
    "atomic_max": Operation("max", "umax", "fmax"),
    "atomic_exchange": Operation("xchg", "xchg", "xchg"),
}


def opcode(name: str, dtype: types.Type) -> str:
    """Return LLVM's name for an operation on elements of a type, "" where there is none."""
    row = OPERATIONS[name]
    if isinstance(dtype, types.Integer) and dtype.bitwidth in _INTEGERS:
        return row.signed if dtype.signed else row.unsigned
    return row.real if dtype in (types.float32, types.float64) else ""


def _atomic(name: str) -> Any:
    def typed(typingctx: Any, array: Any, index: Any, value: Any) -> Typed:
        _check_array(name, array)
        operation = opcode(name, array.dtype)
        if not operation:
            raise TypingError(f"{name}: elements of type {array.dtype} are not supported")

        def generate(context: Any, builder: ir.IRBuilder, signature: Any, args: Any) -> ir.Value:
            place = _place(context, builder, signature, args)
            return builder.atomic_rmw(operation, place, args[2], _ORDERING)

        return _signature(name, typingctx, array, index, value), generate

    typed.__name__ = typed.__qualname__ = name
    return device_function(typed)


def _check_array(name: str, array: Any) -> None:
    if not isinstance(array, DeviceArray):
        raise TypingError(f"{name}: {array} is not an array in global or local memory")
    if not array.mutable:
        raise TypingError(f"{name}: {array} must not be written to")
    if not array.aligned:
        raise TypingError(f"{name}: {array} is part of packed records, so it may not be aligned")


def _signature(name: str, typingctx: Any, array: Any, index: Any, *values: Any) -> Any:
    """Return the signature whose conversions are those of numba for `array[index] = value`."""
    kinds = index.types if isinstance(index, types.BaseTuple) else (index,)
    if len(kinds) != array.ndim:
        raise TypingError(f"{name}: {len(kinds)} indices for an array of {array.ndim} dimensions")
    for kind in kinds:
        number = kind.dtype if isinstance(kind, types.Array) and kind.ndim == 0 else kind
        if not isinstance(number, types.Integer | types.IntEnumMember):
            raise TypingError(f"{name}: an index is an integer, not {kind}")
    dtype = array.dtype
    for value in values:
        if typingctx.can_convert(value, dtype) is None:
            raise TypingError(f"{name}: cannot cast {value} to {dtype}")
    return dtype(array, get_array_index_type(array, index).index, *[dtype] * len(values))


def _place(context: Any, builder: ir.IRBuilder, signature: Any, args: Any) -> ir.Value:
    """Return the address of the element."""
    array_type, index_type = signature.args[:2]
    kinds, given = (index_type,), [args[1]]
    if isinstance(index_type, types.BaseTuple):
        kinds, given = index_type.types, unpack_tuple(builder, args[1])
    kinds, indices = normalize_indices(context, builder, kinds, given)
    array = context.make_array(array_type)(context, builder, args[0])
    checked = context.enable_boundscheck
    return basic_indexing(context, builder, array_type, array, kinds, indices, checked)[0]


atomic_add = _atomic("atomic_add")
atomic_sub = _atomic("atomic_sub")
atomic_and = _atomic("atomic_and")
atomic_or = _atomic("atomic_or")
atomic_xor = _atomic("atomic_xor")
atomic_min = _atomic("atomic_min")
atomic_max = _atomic("atomic_max")
atomic_exchange = _atomic("atomic_exchange")


@device_function
def atomic_compare_exchange(
    typingctx: Any, array: Any, index: Any, expected: Any, value: Any
) -> Typed:
    """Write a value to an integer element that equals the expected one; return the old value."""
    name = "atomic_compare_exchange"
    _check_array(name, array)
    dtype = array.dtype
    if not (isinstance(dtype, types.Integer) and dtype.bitwidth in _INTEGERS):
        raise TypingError(f"{name}: elements of type {dtype} are not supported")

    def generate(context: Any, builder: ir.IRBuilder, signature: Any, args: Any) -> ir.Value:
        place = _place(context, builder, signature, args)
        pair = builder.cmpxchg(place, *args[2:], _ORDERING, "monotonic")
        return builder.extract_value(pair, 0)

    return _signature(name, typingctx, array, index, expected, value), generate
