"""Device-side queues: ranges, and kernels that are blocks of OpenCL C.

A block is an invoke function and its captured data, a struct behind a pointer argument. The
instructions take the function itself, the data as bytes, and its size and alignment. The
specification passes range and local sizes as values; consumers expect pointers to them, as clang
passes, and fail on values.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spvbackend.analysis.data_layout import DataLayout
from spvbackend.builtins.prefixes import PREFIX
from spvbackend.isel.builtins.args import (
    arguments,
    constant_of,
    define_result,
    function_id,
    missing,
    to_unsigned,
)
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.types import POINTER, Type
from spvbackend.llvmir.values import ConstExpr, GlobalVar, Inst, Value, WrappedConstant
from spvbackend.spirv import opcodes as spirv
from spvbackend.target.address_spaces import GENERIC

if TYPE_CHECKING:
    from spvbackend.builtins.lookup import Resolved
    from spvbackend.isel.selector import Selector

_EVENT: Final = "spirv.DeviceEvent"
_CASTS: Final = frozenset((op.ADDRSPACECAST, op.BITCAST, op.PTRCAST, op.PTRPATH))
# OpBuildNDRange takes the global size, the local size and the offset; the call has the offset
# first, and may omit both the offset and the local size.
_RANGE: Final = 2
"""Index of enqueue_kernel's range; the events follow it."""
_ORDER: Final[dict[int, tuple[int, ...]]] = {1: (0,), 2: (0, 1), 3: (1, 2, 0)}


def select_ndrange(sel: Selector, inst: Inst, resolved: Resolved) -> None:
    """Select ndrange_*: sizes are numbers in one dimension and arrays in more."""
    row = resolved.row
    args = arguments(inst)
    if len(args) not in _ORDER:
        raise missing(inst, resolved, f"takes 1 to 3 sizes, not {len(args)}")
    dimensions = max(row.extra, 1)
    sizes = [_size(sel, inst, resolved, args[index], dimensions) for index in _ORDER[len(args)]]
    element = sel.cache.int_type(sel.size_bits())
    if dimensions == 1:
        # A missing local size leaves the choice to the runtime, a missing offset is 0: both are 0.
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
    array = sel.types.array(dimensions, sel.types.integer(sel.size_bits()))
    return sel.emit(spirv.OpLoad, sel.type_id(array), [_pointer_to(sel, value, array)])


def select_enqueue(sel: Selector, inst: Inst, resolved: Resolved) -> None:
    """Select enqueue_kernel, or a query about a kernel."""
    row = resolved.row
    args = arguments(inst)
    invoke = _find_invoke(inst, resolved, args)
    words = sel.ids(args[:invoke])
    words.append(function_id(sel, args[invoke]))
    rest = args[invoke + 1 :]
    # A call by SPIR-V's own name has all operands in order.
    if row.name.startswith(PREFIX):
        words += sel.ids(rest)
    else:
        if row.opcode == spirv.OpEnqueueKernel:
            words[_RANGE + 1 : invoke] = _events(sel, args[_RANGE + 1 : invoke])
        words += _literal(sel, inst, resolved, rest[0])
        words += _local_sizes(sel, inst, resolved, rest[1:])
    sel.define(inst, row.opcode, words)


def _find_invoke(inst: Inst, resolved: Resolved, args: list[Value]) -> int:
    """Return the invoke function's index; the literal with the captured data follows it."""
    for index, arg in enumerate(args[:-1]):
        if isinstance(arg, WrappedConstant):
            return index
    raise missing(inst, resolved, "the block's function cannot be found")


def _literal(sel: Selector, inst: Inst, resolved: Resolved, pointer: Value) -> list[int]:
    """Return the captured data as bytes, their size and alignment."""
    variable = _literal_behind(pointer)
    if variable is None:
        raise missing(inst, resolved, "the block's literal cannot be found")
    if isinstance(variable, Inst):
        type, align = variable.source_type, variable.access.align
    else:
        type, align = variable.value_type, variable.align
    layout = DataLayout(sel.size_bits())
    # OpEnqueueKernel takes Param Size in bytes and Param Align, both i32 constants.
    sizes = (layout.size(type), align or layout.align(type))
    return [_pointer_to(sel, pointer, sel.types.i8), *map(sel.int_const, sizes)]


def _literal_behind(value: Value) -> Inst | GlobalVar | None:
    """Return the variable that holds a block's captured data."""
    while True:
        if isinstance(value, GlobalVar):
            return value
        if not isinstance(value, (Inst, ConstExpr)):
            return None
        if isinstance(value, Inst) and value.opcode == op.ALLOCA:
            return value
        if value.opcode not in _CASTS:
            return None
        value = value.operands[0]


def _events(sel: Selector, args: list[Value]) -> list[int]:
    """Return the number of events to wait for, their address, and the new event's address."""
    event = sel.types.target(_EVENT, (), ())
    if not args:
        none = sel.cache.null(sel.lowering.pointer(GENERIC, event))
        return [sel.int_const(0), none, none]
    count, waited, made = args
    return [sel.id(count), _pointer_to(sel, waited, event), _pointer_to(sel, made, event)]


def _pointer_to(sel: Selector, pointer: Value, pointee: Type) -> int:
    if pointer.pointee is pointee:
        return sel.id(pointer)
    return sel.flavour.cast(sel, sel.id(pointer), pointer.type.space, pointee)


def _local_sizes(sel: Selector, inst: Inst, resolved: Resolved, args: list[Value]) -> list[int]:
    """Return pointers to the sizes of the block's local arguments: one array, as clang passes them.

    The instruction has an operand for each, so their number must be constant.
    """
    if not args:
        return []
    count = constant_of(args[0])
    if count is None or len(args) != 2:
        raise missing(inst, resolved, "the number of local sizes must be a constant")
    wide = sel.types.integer(sel.size_bits())
    type_id = sel.lowering.pointer(args[1].type.space, wide)
    first = _pointer_to(sel, args[1], wide)
    pointers: list[int] = []
    for index in range(count):
        words = [first, sel.int_const(index)]
        opcode, operands = sel.flavour.chain(sel, spirv.OpInBoundsPtrAccessChain, wide, words)
        pointers.append(sel.emit(opcode, type_id, operands))
    return pointers
