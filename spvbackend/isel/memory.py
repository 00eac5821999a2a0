"""Memory: variables, loads, stores, address arithmetic and copies.

Input: every access matches the pointee of its pointer, except vectors that are accessed by element;
casts and paths to members are separate instructions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from spvbackend.analysis.data_layout import DataLayout
from spvbackend.analysis.refusals import refuse_read_only
from spvbackend.diagnostics import Unsupported
from spvbackend.isel.atomics import select_atomic_load, select_atomic_store
from spvbackend.isel.metadata.aliasing import with_scopes
from spvbackend.isel.module.constants import initializer
from spvbackend.isel.module.target_types import is_matrix, is_opaque
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.types import TARGET, VECTOR, Type
from spvbackend.llvmir.values import ConstInt, Inst, Value
from spvbackend.mir.inst import MachineInst
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as spirv
from spvbackend.target.address_spaces import GENERIC, PRIVATE
from spvbackend.target.availability import check_opcode
from spvbackend.target.features import GATHER_SCATTER
from spvbackend.target.limits import MAX_INDICES, alignment_word, check_count, required_alignment

if TYPE_CHECKING:
    from spvbackend.isel.selector import Selector


def select_alloca(sel: Selector, inst: Inst) -> None:
    """Select alloca: a Function variable in the function's first block."""
    initial = 0
    if inst.operands:
        # `private-memory` moved a private module constant here; its value is the operand, and
        # OpVariable takes it as initializer.
        initial = initializer(sel, inst.operands[0], inst.pointee or inst.source_type, None)
    sel.define_variable(inst, inst.access.align, initial)


def select_array_alloca(sel: Selector, inst: Inst) -> None:
    """Select an alloca with a run-time count (SPV_INTEL_variable_length_array)."""
    count = sel.id(inst.operands[0])
    if count in sel.specs.ids and inst.operands[0].type is not sel.types.i1:
        _select_spec_array(sel, inst, count)
        return
    check_opcode(sel.environment, spirv.OpVariableLengthArrayINTEL)
    if inst.operands[0].type is sel.types.i1:
        # The count must be an integer; a bool is not one.
        one, none = sel.int_const(1), sel.int_const(0)
        count = sel.emit(spirv.OpSelect, sel.cache.int_type(32), [count, one, none])
    result = sel.flavour.define_array(sel, inst, count)
    if inst.access.align:
        align = required_alignment(inst.access.align)
        sel.cache.decorate(result, spv.DecorationAlignment, align)


def _select_spec_array(sel: Selector, inst: Inst, count: int) -> None:
    """Select an alloca whose count a specialisation constant fixes.

    The length of OpTypeArray is the result of a constant instruction, which a specialisation
    constant may be.
    """
    element = sel.type_id(inst.source_type)
    array = sel.cache.intern(spirv.OpTypeArray, 0, (element, count))
    pointer = sel.value_type(inst)
    own = sel.flavour.variable_type(sel.cache, spv.StorageClassFunction, array)
    result = sel.cache.new_id()
    opcode, operands = sel.flavour.variable(spv.StorageClassFunction, array)
    sel.add_variable(MachineInst(opcode, own, result, operands))
    if inst.access.align:
        align = required_alignment(inst.access.align)
        sel.cache.decorate(result, spv.DecorationAlignment, align)
    if pointer == own:
        sel.alias(inst, result)
    elif pointer == sel.cache.pointer_type(spv.StorageClassFunction, element):
        sel.define(inst, spirv.OpInBoundsAccessChain, [result, sel.int_const(0)])
    else:
        sel.define(inst, spirv.OpBitcast, [result])


def memory_operands(inst: Inst) -> list[int]:
    """Return the Memory Operands of a load or store, empty if there are none.

    The mask's operands follow in bit order, lowest first; only Aligned has one.
    """
    align = inst.access.align
    mask = spv.MemoryAccessAligned if align else 0
    if inst.flags & op.VOLATILE:
        mask |= spv.MemoryAccessVolatile
    if inst.attachments is not None and "nontemporal" in inst.attachments:
        mask |= spv.MemoryAccessNontemporal
    if align:
        return [mask, alignment_word(align)]
    return [mask] if mask else []


def select_load(sel: Selector, inst: Inst) -> None:
    """Select load, plain or atomic."""
    if inst.flags & op.ATOMIC:
        select_atomic_load(sel, inst)
        return
    pointer = inst.operands[0]
    type = inst.type
    if type.kind == VECTOR and sel.flavour.is_by_element(inst, type, pointer):
        # vloadn takes its offset, in vectors, as a size_t.
        sel.flavour.load_by_element(sel, inst, sel.int_const(0, sel.size_bits()), pointer)
        return
    if type.kind == TARGET:
        _refuse_shared_matrix(type, pointer)
    sel.define(inst, spirv.OpLoad, [pointer.spv_id or sel.id(pointer), *_memory_words(sel, inst)])


def select_store(sel: Selector, inst: Inst) -> None:
    """Select store, plain or atomic."""
    if inst.flags & op.ATOMIC:
        select_atomic_store(sel, inst)
        return
    value, pointer = inst.operands
    refuse_read_only(pointer)
    type = value.type
    if type.kind == VECTOR and sel.flavour.is_by_element(inst, type, pointer):
        sel.flavour.store_by_element(sel, value, sel.int_const(0, sel.size_bits()), pointer)
        return
    if type.kind == TARGET:
        _refuse_shared_matrix(type, pointer)
    words = _memory_words(sel, inst)
    target = pointer.spv_id or sel.id(pointer)
    sel.emit_void(spirv.OpStore, [target, value.spv_id or sel.id(value), *words])


def _memory_words(sel: Selector, inst: Inst) -> list[int]:
    """Return the Memory Operands of a plain load or store, with the alias scopes of its metadata.

    Do not change the list: accesses of equal alignment share it.
    """
    if inst.attachments is not None or inst.flags & op.VOLATILE:
        return with_scopes(sel, inst, memory_operands(inst))
    align = inst.access.align
    words = sel.aligned.get(align)
    if words is None:
        words = sel.aligned[align] = memory_operands(inst)
    return words


def _refuse_shared_matrix(type: Type, pointer: Value) -> None:
    """Refuse a cooperative matrix outside of private memory; other memory holds its components."""
    if is_matrix(type) and pointer.type.space not in (PRIVATE, GENERIC):
        raise Unsupported(
            f"type '{type}' in address space {pointer.type.space}: work-items hold a cooperative "
            "matrix in private memory"
        )


def _within_addresses(sel: Selector, operands: list[Value]) -> list[Value]:
    """Truncate constant GEP indices to the width of an address (LangRef, 'getelementptr')."""
    size = sel.types.integer(sel.size_bits())
    return [
        sel.module.constants.integer(size, index.signed())
        if isinstance(index, ConstInt) and index.type.bits > size.bits
        else index
        for index in operands
    ]


def select_gep(sel: Selector, inst: Inst) -> None:
    """Select getelementptr as an access chain; a nonzero first index steps over whole elements."""
    operands = inst.operands
    if sel.types.any_width:
        operands = _within_addresses(sel, operands)
    if inst.type.kind == VECTOR:
        # OpTypeVector has scalar components; a pointer is not one.
        raise Unsupported(f"a vector of pointers needs {GATHER_SCATTER.extension}")
    if len(operands) > MAX_INDICES:
        check_count("the getelementptr", len(operands) - 1, "indices", MAX_INDICES)
    base = operands[0].spv_id or sel.id(operands[0])
    first = operands[1]
    inbounds = inst.flags & op.INBOUNDS
    is_inside = isinstance(first, ConstInt) and first.value == 0
    if is_inside and len(operands) == 2:
        sel.alias(inst, base)
        return
    # llvm-spirv keeps a zero step, except over opaque types.
    if is_inside and (not sel.environment.follows_translator or is_opaque(inst.source_type)):
        # OpAccessChain has no operand for the step over whole elements.
        opcode = spirv.OpInBoundsAccessChain if inbounds else spirv.OpAccessChain
        words = [base, *[index.spv_id or sel.id(index) for index in operands[2:]]]
    else:
        opcode = spirv.OpInBoundsPtrAccessChain if inbounds else spirv.OpPtrAccessChain
        words = [operand.spv_id or sel.id(operand) for operand in operands]
    sel.define(inst, *sel.flavour.chain(sel, opcode, inst.source_type, words))


def select_copymem(sel: Selector, inst: Inst) -> None:
    """Select memcpy as OpCopyMemorySized.

    Version 1.4 added separate memory operands for the source; one set serves both sides here, with
    the weaker alignment.
    """
    target, source, size = inst.operands
    refuse_read_only(target)
    target_align, source_align = inst.alignments
    align = alignment_word(min(target_align, source_align))
    mask = spv.MemoryAccessAligned
    if inst.flags & op.VOLATILE:
        mask |= spv.MemoryAccessVolatile
    if any(is_opaque(pointer.pointee or sel.types.i8) for pointer in (target, source)):
        # A type without a size cannot be copied by bytes.
        type_id = sel.type_id(_whole(sel, inst))
        sel.flavour.copy(sel, type_id, sel.id(target), sel.id(source), [mask, align])
        return
    sel.emit_void(
        spirv.OpCopyMemorySized, [sel.id(target), sel.id(source), sel.id(size), mask, align]
    )


def _whole(sel: Selector, inst: Inst) -> Type:
    """Return the type of a copy of one whole value; refuse to copy parts of an opaque value."""
    target, source, size = inst.operands
    type = target.pointee or sel.types.i8
    whole = DataLayout(sel.size_bits()).size(type)
    if source.pointee is not type or not isinstance(size, ConstInt) or size.value != whole:
        refused = type if is_opaque(type) else source.pointee
        raise Unsupported(f"bytes of type '{refused}' cannot be written or copied")
    return type
