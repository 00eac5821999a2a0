"""Vectors and aggregates in registers.

SPIR-V's Composite Instructions handle both. Vector indices may be known at run time only; struct
and array indices are literals, as in LLVM.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from spvbackend.isel.module.constants import composite
from spvbackend.llvmir.values import Constant, ConstInt, Inst
from spvbackend.spirv import opcodes as op

if TYPE_CHECKING:
    from spvbackend.isel.selector import Selector

UNDEFINED_LANE: Final = 0xFFFFFFFF
"""OpVectorShuffle's literal for a component that may have any value."""


def select_extractelement(sel: Selector, inst: Inst) -> None:
    """Select extractelement; an index out of range is poison."""
    vector, index = inst.operands
    if isinstance(index, ConstInt):
        if index.value >= vector.type.count:
            sel.alias(inst, sel.cache.undef(sel.value_type(inst)))
        else:
            sel.define(inst, op.OpCompositeExtract, [sel.id(vector), index.value])
    else:
        # No check: out of range both results are undefined.
        sel.define(inst, op.OpVectorExtractDynamic, [sel.id(vector), sel.id(index)])


def select_insertelement(sel: Selector, inst: Inst) -> None:
    """Select insertelement; an index out of range is poison."""
    vector, element, index = inst.operands
    if isinstance(index, ConstInt):
        if index.value >= vector.type.count:
            sel.alias(inst, sel.cache.undef(sel.value_type(inst)))
        else:
            sel.define(inst, op.OpCompositeInsert, [sel.id(element), sel.id(vector), index.value])
    else:
        operands = [sel.id(vector), sel.id(element), sel.id(index)]
        sel.define(inst, op.OpVectorInsertDynamic, operands)


def select_shufflevector(sel: Selector, inst: Inst) -> None:
    """Select shufflevector; a poison lane is the literal 0xFFFFFFFF."""
    lhs, rhs = inst.operands
    # Both number the second vector's lanes after the first's.
    lanes = [lane if lane >= 0 else UNDEFINED_LANE for lane in inst.mask]
    sel.define(inst, op.OpVectorShuffle, [sel.id(lhs), sel.id(rhs), *lanes])


def select_extractvalue(sel: Selector, inst: Inst) -> None:
    """Select extractvalue; a part of a specialisation constant is itself one."""
    whole = sel.id(inst.operands[0])
    part = _spec_part(sel, whole, inst.indices) if whole in sel.specs.parts else 0
    if part:
        sel.alias(inst, part)
    else:
        sel.define(inst, op.OpCompositeExtract, [whole, *inst.indices])


def _spec_part(sel: Selector, whole: int, indices: Sequence[int]) -> int:
    """Return the id of a part that is a constant of its own, or 0."""
    for index in indices:
        parts = sel.specs.parts.get(whole)
        if parts is None:
            return 0
        whole = parts[index]
    return whole


def select_compose(sel: Selector, inst: Inst) -> None:
    """Select an aggregate from all its members; specialisation constants give another one."""
    ids = sel.ids(inst.operands)
    if sel.specs.ids and _are_spec_constants(sel, inst, ids):
        sel.alias(inst, composite(sel, sel.value_type(inst), ids))
    else:
        sel.define(inst, op.OpCompositeConstruct, ids)


def _are_spec_constants(sel: Selector, inst: Inst, ids: list[int]) -> bool:
    """Whether all operands are constants, at least one of them a specialisation constant."""
    return not sel.specs.ids.isdisjoint(ids) and all(
        isinstance(operand, Constant) or id in sel.specs.ids
        for operand, id in zip(inst.operands, ids, strict=True)
    )


def select_insertvalue(sel: Selector, inst: Inst) -> None:
    """Select insertvalue."""
    aggregate, element = inst.operands
    sel.define(inst, op.OpCompositeInsert, [sel.id(element), sel.id(aggregate), *inst.indices])
