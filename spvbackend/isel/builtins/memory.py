"""Builtins that read, write or address memory.

Vectors, halves, blocks, asynchronous copies, access chains. Inference gave pointers the pointees
that the rows' rules require; sizes and offsets are size_t, whatever type the call gives them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spvbackend.builtins.rows import LITERAL_LAST, NONE
from spvbackend.isel.builtins.args import (
    arguments,
    constant_of,
    define_result,
    literal,
    missing,
    to_unsigned,
)
from spvbackend.isel.builtins.core import operand_words
from spvbackend.llvmir.types import ARRAY, FLOAT, INT, POINTER, STRUCT, TARGET, VECTOR, Type
from spvbackend.llvmir.values import Constant, Inst, Value
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op
from spvbackend.spirv.opencl_std import OPENCL_STD

if TYPE_CHECKING:
    from spvbackend.builtins.lookup import Resolved
    from spvbackend.isel.selector import Selector


_FROM_ELEMENTS: Final = frozenset((op.OpInBoundsPtrAccessChain, op.OpPtrAccessChain))
"""Access chains whose first index steps over whole elements."""


def select_vload(sel: Selector, inst: Inst, resolved: Resolved) -> None:
    """Select vload: a vector from memory that is aligned only to its element."""
    offset, pointer = arguments(inst)[:2]
    if resolved.row.opcode == OPENCL_STD["vloadn"]:
        sel.flavour.load_by_element(sel, inst, to_unsigned(sel, offset, sel.size_bits()), pointer)
        return
    words = [to_unsigned(sel, offset, sel.size_bits()), sel.id(pointer)]
    if resolved.row.extra:  # vload_half gives a scalar and takes no count
        words += _literals(inst, resolved, arguments(inst))
    sel.define_ext(inst, resolved.row.opcode, words)


def select_vstore(sel: Selector, inst: Inst, resolved: Resolved) -> None:
    """Select vstore; the rounding mode of a store of halves is a literal."""
    data, offset, pointer = arguments(inst)[:3]
    if resolved.row.opcode == OPENCL_STD["vstoren"]:
        sel.flavour.store_by_element(sel, data, to_unsigned(sel, offset, sel.size_bits()), pointer)
        return
    words = [sel.id(data), to_unsigned(sel, offset, sel.size_bits()), sel.id(pointer)]
    words += _literals(inst, resolved, arguments(inst))
    # OpExtInst has a result even if its type is void.
    sel.emit(op.OpExtInst, sel.cache.void_type(), [sel.ext_set(), resolved.row.opcode, *words])


def _literals(inst: Inst, resolved: Resolved, args: list[Value]) -> list[int]:
    """Return the literal operand that ends some of the instructions."""
    row = resolved.row
    if row.flags & LITERAL_LAST:
        return [literal(inst, resolved, args[-1])]
    return [] if row.extra == NONE else [row.extra]


def select_block_io(sel: Selector, inst: Inst, resolved: Resolved) -> None:
    """Select a sub-group's block read or write of a buffer or an image."""
    row = resolved.row
    args = arguments(inst)
    opcode = row.extra if args[0].type.kind == TARGET else row.opcode
    define_result(sel, inst, opcode, sel.ids(args))


def select_block_prefetch(sel: Selector, inst: Inst, resolved: Resolved) -> None:
    """Select a sub-group's prefetch of a constant number of bytes.

    The number must come from a constant; a prefetch does not affect a module's result
    (SPV_INTEL_subgroup_buffer_prefetch).
    """
    args = arguments(inst)
    if resolved.row.extra == NONE:
        known = isinstance(args[1], Constant) or sel.id(args[1]) in sel.specs.ids
        if not known:
            text = f"builtin '{resolved.row.name}': the number of bytes is not a constant"
            sel.module.warn(f"{text}; it is ignored", inst.line)
            return
        words = operand_words(sel, inst, resolved, resolved.row.opcode, args)
    else:
        words = [sel.id(args[0]), sel.int_const(resolved.row.extra)]
    sel.emit_void(resolved.row.opcode, words)


def select_async_copy(sel: Selector, inst: Inst, resolved: Resolved) -> None:
    """Select async_work_group_copy or its strided form."""
    args = arguments(inst)
    target, source, count = args[:3]
    stride = args[3] if len(args) > 4 else None
    if inst.type.kind != TARGET:
        raise missing(inst, resolved, 'an event must be of type target("spirv.Event")')
    if target.pointee is not source.pointee:
        raise missing(inst, resolved, "source and destination hold different types")
    scalar = None if target.pointee is None else target.pointee.scalar()
    if scalar is None or scalar.kind not in (INT, FLOAT):
        raise missing(inst, resolved, "it copies numbers and vectors of them")
    bits = sel.size_bits()
    words = [
        sel.int_const(spv.ScopeWorkgroup),
        sel.id(target),
        sel.id(source),
        to_unsigned(sel, count, bits),
        sel.int_const(1, bits) if stride is None else to_unsigned(sel, stride, bits),
        sel.id(args[-1]),
    ]
    sel.define(inst, op.OpGroupAsyncCopy, words)


def select_masked_access(sel: Selector, inst: Inst, resolved: Resolved) -> None:
    """Select a read or write through a vector of pointers (SPV_INTEL_masked_gather_scatter).

    SPIR-V has such vectors only there, so the lanes arrive as a struct's members.
    """
    args = arguments(inst)
    place = 0 if resolved.row.opcode == op.OpMaskedGatherINTEL else 1
    data = inst.type if place == 0 else args[0].type
    pointers = args[place].type
    if pointers.kind != STRUCT or any(elem.kind != POINTER for elem in pointers.elems):
        raise missing(inst, resolved, f"takes a vector of pointers, not '{pointers}'")
    words = operand_words(sel, inst, resolved, resolved.row.opcode, args)
    space, pointee = pointers.elems[0].space, data.scalar()
    # Validators do not know vectors of untyped pointers.
    wanted = sel.lowering.typed_pointer(sel.environment.storage_class(space), pointee)
    lanes: list[int] = []
    for index in range(len(pointers.elems)):
        member = sel.lowering.memory.member(pointers, index)
        own = sel.type_id(member)
        lane = sel.emit(op.OpCompositeExtract, own, [words[place], index])
        lanes.append(sel.flavour.lane_pointer(sel, lane, own, wanted))
    # The extension allows a vector of pointers.
    type_id = sel.cache.vector_type(wanted, len(lanes))
    words[place] = sel.emit(op.OpCompositeConstruct, type_id, lanes)
    define_result(sel, inst, resolved.row.opcode, words)


def select_access_chain(sel: Selector, inst: Inst, resolved: Resolved) -> None:
    """Select the address of a part of a pointee, such as a matrix's component."""
    opcode = resolved.row.opcode
    pointer, *indices = arguments(inst)
    if pointer.type.kind != POINTER or inst.type is not pointer.type:
        raise missing(inst, resolved, f"leads from a '{pointer.type}', not to a '{inst.type}'")
    steps = indices[opcode in _FROM_ELEMENTS :]
    whole = part = pointer.pointee or sel.types.i8
    for index in steps:
        part = _part(inst, resolved, part, index)
    opcode, words = sel.flavour.chain(sel, opcode, whole, sel.ids([pointer, *indices]))
    type_id = sel.lowering.pointer(pointer.type.space, part)
    if sel.value_type(inst) == type_id:
        sel.define(inst, opcode, words)
    else:
        # The instruction decides its pointee; inference decides the pointee that users need.
        sel.define(inst, op.OpBitcast, [sel.emit(opcode, type_id, words)])


def _part(inst: Inst, resolved: Resolved, whole: Type, index: Value) -> Type:
    """Return the type of the part of `whole` that an index selects."""
    part: Type | None = None
    if whole.kind in (ARRAY, VECTOR):
        part = whole.element
    elif whole.kind == TARGET and whole.elems:
        part = whole.elems[0]
    elif whole.kind == STRUCT:
        member = constant_of(index)
        if member is not None and 0 <= member < len(whole.elems):
            part = whole.elems[member]
    if part is None or part.kind == POINTER:
        raise missing(inst, resolved, f"'{whole}' has no such part")
    return part
