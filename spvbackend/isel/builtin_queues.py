"""Device-side queues: ranges, and kernels that are blocks of OpenCL C.

A block is an invoke function and the data it captured, a struct that the function gets a pointer
to.  The instructions want the function itself, the data as bytes, and their size and alignment.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spvbackend.isel.builtin_args import arguments, define_result, missing, to_unsigned
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.types import POINTER
from spvbackend.llvmir.values import Inst, Value
from spvbackend.spirv.opcodes import (
    OpBitcast,
    OpLoad,
)

if TYPE_CHECKING:
    from spvbackend.builtins.lookup import Resolved
    from spvbackend.isel.selector import Selector

_GENERIC: Final = 4
_EVENT: Final = "spirv.DeviceEvent"
_CASTS: Final = frozenset((op.ADDRSPACECAST, op.BITCAST, op.PTRCAST, op.PTRPATH))
# OpBuildNDRange takes the global size, the local size and the offset; the call has the offset
# first, and may leave out what comes before and behind the global size.
_ORDER: Final[dict[int, tuple[int, ...]]] = {1: (0,), 2: (0, 1), 3: (1, 2, 0)}


def select_ndrange(sel: Selector, inst: Inst, resolved: Resolved) -> None:
    """ndrange_*: sizes are numbers in one dimension and arrays of them in more."""
    row = resolved.row
    args = arguments(inst)
    if len(args) not in _ORDER:
        raise missing(inst, resolved, f"takes 1 to 3 sizes, not {len(args)}")
    dimensions = max(row.extra, 1)
    sizes = [_size(sel, inst, resolved, args[index], dimensions) for index in _ORDER[len(args)]]
    element = sel.cache.int_type(sel.size_bits())
    if dimensions == 1:
        unknown = sel.int_const(0, sel.size_bits())
    else:
        unknown = sel.cache.null(sel.cache.array_type(element, dimensions))
    sizes += [unknown] * (3 - len(sizes))
    define_result(sel, inst, row.opcode, sizes)


def _size(sel: Selector, inst: Inst, resolved: Resolved, value: Value, dimensions: int) -> int:
    if value.type.kind != POINTER:
        if dimensions > 1 and resolved.row.extra > 0:
            raise missing(inst, resolved, "takes pointers to sizes")
        return to_unsigned(sel, value, sel.size_bits())
    types = sel.types
    array = types.array(dimensions, types.integer(sel.size_bits()))
    pointer = sel.id(value)
    if value.pointee is not array:
        pointer = sel.emit(OpBitcast, sel.lowering.pointer(value.type.bits, array), [pointer])
    return sel.emit(OpLoad, sel.type_id(array), [pointer])


def select_enqueue(sel: Selector, inst: Inst, resolved: Resolved) -> None:
    """Enqueued blocks store the addresses of their functions, which kernels do not have."""
    raise missing(inst, resolved, "blocks on a device-side queue have no translation")
