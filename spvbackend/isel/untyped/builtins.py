"""Builtins whose instructions depend on pointees, for untyped pointers.

Input: calls whose names, results or values tell the type behind each pointer. Output: the
instruction of SPV_KHR_untyped_pointers, which counts bytes, if there is one and consumers know it;
otherwise the typed instruction, on a typed pointer to the same address.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spvbackend.analysis.data_layout import DataLayout
from spvbackend.builtins import rows
from spvbackend.infer.required import builtin_pointee
from spvbackend.isel.builtins.args import (
    arguments,
    constant_of,
    define_result,
    missing,
    to_unsigned,
)
from spvbackend.isel.builtins.atomics import INTEGER_FLAGS
from spvbackend.isel.builtins.core import operand_words
from spvbackend.isel.untyped.pointers import at_address
from spvbackend.llvmir.types import POINTER, TARGET
from spvbackend.llvmir.values import Inst, Value
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op
from spvbackend.spirv.opencl_std import OPENCL_STD

if TYPE_CHECKING:
    from spvbackend.builtins.lookup import Resolved
    from spvbackend.isel.builtins.calls import Handler
    from spvbackend.isel.selector import Selector

_STRIDES: Final[dict[int, int]] = {
    op.OpCooperativeMatrixLoadKHR: 2,
    op.OpCooperativeMatrixStoreKHR: 3,
}
"""Index of the stride among the arguments; layouts of other extensions have none."""


def _element_size(sel: Selector, inst: Inst, resolved: Resolved, index: int) -> int:
    """Return the size of an element behind argument `index`."""
    type = builtin_pointee(sel.types, resolved, inst, index)
    if type is None:
        raise missing(inst, resolved, "nothing says what its pointers point to")
    return DataLayout(sel.size_bits()).size(type)


def _bytes(sel: Selector, count: Value, size: int, bits: int) -> int:
    """Return the id of a number of elements, in bytes."""
    known = constant_of(count)
    if known is not None:
        return sel.int_const((known & ((1 << count.type.bits) - 1)) * size, bits)
    id = to_unsigned(sel, count, bits)
    if size == 1:
        return id
    return sel.emit(op.OpIMul, sel.cache.int_type(bits), [id, sel.int_const(size, bits)])


def _select_prefetch(sel: Selector, inst: Inst, resolved: Resolved) -> None:
    """Select prefetch of OpenCL.std, for which the extension has an instruction."""
    pointer, count = arguments(inst)
    # A prefetch changes no result, so count bytes if the pointee is unknown.
    known = builtin_pointee(sel.types, resolved, inst, 0)
    size = 1 if known is None else DataLayout(sel.size_bits()).size(known)
    number = _bytes(sel, count, size, sel.size_bits())
    sel.emit_void(op.OpUntypedPrefetchKHR, [sel.id(pointer), number])


def _select_async_copy(sel: Selector, inst: Inst, resolved: Resolved) -> None:
    """Select async_work_group_copy, its strided form, or OpGroupAsyncCopy by its own name.

    No known consumer has OpUntypedGroupAsyncCopyKHR, of the extension's third revision.
    """
    args = arguments(inst)
    first = int(resolved.row.shape == rows.CORE_OP)
    scope = sel.id(args[0]) if first else sel.int_const(spv.ScopeWorkgroup)
    target, source, count, *rest = args[first:]
    if inst.type.kind != TARGET:
        raise missing(inst, resolved, 'an event must be of type target("spirv.Event")')
    pointee = builtin_pointee(sel.types, resolved, inst, first)
    if pointee is None or builtin_pointee(sel.types, resolved, inst, first + 1) is not pointee:
        raise missing(inst, resolved, "nothing says what its pointers point to")
    bits = sel.size_bits()
    words = [
        scope,
        at_address(sel, sel.id(target), target.type.space, pointee),
        at_address(sel, sel.id(source), source.type.space, pointee),
        to_unsigned(sel, count, bits),
        to_unsigned(sel, rest[0], bits) if len(rest) > 1 else sel.int_const(1, bits),
        sel.id(rest[-1]),
    ]
    sel.define(inst, op.OpGroupAsyncCopy, words)


def _select_difference(sel: Selector, inst: Inst, resolved: Resolved) -> None:
    """Select OpPtrDiff, which treats untyped pointers as pointers to bytes."""
    args = arguments(inst)
    size = _element_size(sel, inst, resolved, 0)
    words = operand_words(sel, inst, resolved, op.OpPtrDiff, args)
    if size == 1:
        sel.define(inst, op.OpPtrDiff, words)
        return
    count = sel.emit(op.OpPtrDiff, sel.type_id(inst.type), words)
    sel.define(inst, op.OpSDiv, [count, sel.int_const(size, inst.type.bits)])


def _select_matrix_access(sel: Selector, inst: Inst, resolved: Resolved) -> None:
    """Select a load or store of a cooperative matrix; Stride is in bytes, of any width."""
    opcode = resolved.row.opcode
    args = arguments(inst)
    words = operand_words(sel, inst, resolved, opcode, args)
    place = _STRIDES[opcode]
    if place < len(args):
        size = _element_size(sel, inst, resolved, 0)
        words[place] = _bytes(sel, args[place], size, max(args[place].type.bits, 32))
    define_result(sel, inst, opcode, words)


def _select_wait(sel: Selector, inst: Inst, resolved: Resolved) -> None:
    """Select OpGroupWaitEvents: Events List is a pointer to OpTypeEvent."""
    args = arguments(inst)
    first = int(resolved.row.shape == rows.CORE_OP)
    scope = sel.id(args[0]) if first else sel.int_const(spv.ScopeWorkgroup)
    number, events = args[first:]
    event = sel.types.target("spirv.Event", (), ())
    place = at_address(sel, sel.id(events), events.type.space, event)
    sel.emit_void(op.OpGroupWaitEvents, [scope, sel.id(number), place])


def _select_packet(sel: Selector, inst: Inst, resolved: Resolved) -> None:
    """Select a pipe's read or write: Pointer has any pointee, here bytes."""
    args = arguments(inst)
    words = operand_words(sel, inst, resolved, resolved.row.opcode, args)
    packet = args[-3]
    if packet.type.kind == POINTER:
        words[-3] = at_address(sel, words[-3], packet.type.space, sel.types.i8)
    define_result(sel, inst, resolved.row.opcode, words)


def _select_block(sel: Selector, inst: Inst, resolved: Resolved) -> None:
    """Select a block read or write: Ptr points to a component (SPV_INTEL_subgroups)."""
    row = resolved.row
    args = arguments(inst)
    opcode, words = row.opcode, sel.ids(args)
    pointee = builtin_pointee(sel.types, resolved, inst, 0)
    if args[0].type.kind == TARGET:
        opcode = row.extra
    elif args[0].type.kind == POINTER and pointee is not None:
        words[0] = at_address(sel, words[0], args[0].type.space, pointee)
    define_result(sel, inst, opcode, words)


HANDLERS: Final[dict[tuple[int, int], Handler]] = {
    (rows.ASYNC_COPY, op.OpGroupAsyncCopy): _select_async_copy,
    **INTEGER_FLAGS,
    (rows.BLOCK_IO, op.OpSubgroupBlockReadINTEL): _select_block,
    (rows.BLOCK_IO, op.OpSubgroupBlockWriteINTEL): _select_block,
    (rows.CORE_OP, op.OpCooperativeMatrixLoadKHR): _select_matrix_access,
    (rows.CORE_OP, op.OpCooperativeMatrixStoreKHR): _select_matrix_access,
    (rows.CORE_OP, op.OpGroupAsyncCopy): _select_async_copy,
    (rows.CORE_OP, op.OpGroupWaitEvents): _select_wait,
    (rows.CORE_OP, op.OpPtrDiff): _select_difference,
    (rows.CORE_OP, op.OpReadPipe): _select_packet,
    (rows.CORE_OP, op.OpReservedReadPipe): _select_packet,
    (rows.CORE_OP, op.OpReservedWritePipe): _select_packet,
    (rows.CORE_OP, op.OpSubgroupBlockReadINTEL): _select_block,
    (rows.CORE_OP, op.OpSubgroupBlockWriteINTEL): _select_block,
    (rows.CORE_OP, op.OpWritePipe): _select_packet,
    (rows.EXT_INST, OPENCL_STD["prefetch"]): _select_prefetch,
    (rows.GROUP, op.OpGroupWaitEvents): _select_wait,
}
"""Handlers by shape and opcode of a row."""
