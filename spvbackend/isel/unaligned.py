"""Vectors in memory that is aligned to their elements only.

A vector is aligned to its size, and an unaligned load or store is undefined whatever Aligned says
(OpenCL environment, Alignment of Types); vloadn and vstoren ask for the element's alone. Validators
take typed pointers alone for these two, though SPV_KHR_untyped_pointers allows others, so through
untyped ones each element is an access of its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from spvbackend.isel.pointers import chain
from spvbackend.llvmir.types import Type
from spvbackend.llvmir.values import Inst, Value
from spvbackend.spirv import enums as spv
from spvbackend.spirv.opcodes import (
    OpCompositeConstruct,
    OpCompositeExtract,
    OpExtInst,
    OpInBoundsPtrAccessChain,
    OpLoad,
    OpStore,
)
from spvbackend.spirv.opencl_std import OPENCL_STD

if TYPE_CHECKING:
    from spvbackend.isel.selector import Selector


def load_by_element(sel: Selector, inst: Inst, offset: int, pointer: Value) -> None:
    """Define `inst` as the vector that is `offset` vectors behind the pointer; an id of size_t."""
    type = inst.type
    if not sel.environment.untyped_pointers:
        sel.define_ext(inst, OPENCL_STD["vloadn"], [offset, sel.id(pointer), type.count])
        return
    element = sel.type_id(type.element)
    lanes = [
        sel.emit(OpLoad, element, [place, *_aligned(type)])
        for place in _places(sel, type, offset, pointer)
    ]
    sel.define(inst, OpCompositeConstruct, lanes)


def store_by_element(sel: Selector, value: Value, offset: int, pointer: Value) -> None:
    """Store a vector at so many vectors behind the pointer."""
    type = value.type
    if not sel.environment.untyped_pointers:
        # OpExtInst always has a result, here one of void.
        words = [sel.id(value), offset, sel.id(pointer)]
        vstoren = [sel.ext_set(), OPENCL_STD["vstoren"], *words]
        sel.emit(OpExtInst, sel.cache.void_type(), vstoren)
        return
    element = sel.type_id(type.element)
    for index, place in enumerate(_places(sel, type, offset, pointer)):
        lane = sel.emit(OpCompositeExtract, element, [sel.id(value), index])
        sel.emit_void(OpStore, [place, lane, *_aligned(type)])


def _places(sel: Selector, type: Type, offset: int, pointer: Value) -> list[int]:
    """The address of each element: in an array, as three elements are shorter than a vector."""
    array = sel.types.array(type.count, type.element)
    pointer_type = sel.lowering.pointer(pointer.type.space, type.element)
    found: list[int] = []
    for index in range(type.count):
        words = [sel.id(pointer), offset, sel.int_const(index)]
        opcode, operands = chain(sel, OpInBoundsPtrAccessChain, array, words)
        found.append(sel.emit(opcode, pointer_type, operands))
    return found


def _aligned(type: Type) -> list[int]:
    return [spv.MemoryAccessAligned, type.element.bits // 8]
