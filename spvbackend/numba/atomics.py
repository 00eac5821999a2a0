"""Atomic operations on an element of an array.

Each takes an array in global or local memory and an index; the result is the old value of the
element. They order no other accesses, as OpenCL C's do.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from llvmlite import ir
from numba.core import types
from numba.core.cgutils import get_item_pointer
from numba.core.errors import TypingError
from numba.np.arrayobj import normalize_indices

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
    def typed(typingctx: object, array: Any, index: Any, value: Any) -> Typed:
        _check(name, array, index)
        operation = opcode(name, array.dtype)
        if not operation:
            raise TypingError(f"{name}: elements of type {array.dtype} are not supported")

        def generate(context: Any, builder: ir.IRBuilder, signature: Any, args: Any) -> ir.Value:
            place = _place(context, builder, signature, args)
            given = context.cast(builder, args[2], signature.args[2], array.dtype)
            return builder.atomic_rmw(operation, place, given, _ORDERING)

        return array.dtype(array, index, value), generate

    typed.__name__ = typed.__qualname__ = name
    return device_function(typed)


def _check(name: str, array: Any, index: Any) -> None:
    if not isinstance(array, DeviceArray):
        raise TypingError(f"{name}: {array} is not an array in global or local memory")
    given = index.count if isinstance(index, types.BaseTuple) else 1
    if given != array.ndim:
        raise TypingError(f"{name}: {given} indices for an array of {array.ndim} dimensions")


def _place(context: Any, builder: ir.IRBuilder, signature: Any, args: Any) -> ir.Value:
    """Return the address of the element."""
    array_type, index_type = signature.args[:2]
    if isinstance(index_type, types.BaseTuple):
        kinds = index_type.types
        given = [builder.extract_value(args[1], position) for position in range(len(kinds))]
    else:
        kinds, given = (index_type,), [args[1]]
    kinds, indices = normalize_indices(context, builder, kinds, given)
    array = context.make_array(array_type)(context, builder, args[0])
    return get_item_pointer(context, builder, array_type, array, indices, wraparound=True)


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
    typingctx: object, array: Any, index: Any, expected: Any, value: Any
) -> Typed:
    """Write a value to an integer element that equals the expected one; return the old value."""
    _check("atomic_compare_exchange", array, index)
    dtype = array.dtype
    if not (isinstance(dtype, types.Integer) and dtype.bitwidth in _INTEGERS):
        raise TypingError(f"atomic_compare_exchange: elements of type {dtype} are not supported")

    def generate(context: Any, builder: ir.IRBuilder, signature: Any, args: Any) -> ir.Value:
        place = _place(context, builder, signature, args)
        old = context.cast(builder, args[2], signature.args[2], dtype)
        new = context.cast(builder, args[3], signature.args[3], dtype)
        pair = builder.cmpxchg(place, old, new, 'syncscope("device") monotonic', "monotonic")
        return builder.extract_value(pair, 0)

    return dtype(array, index, expected, value), generate
