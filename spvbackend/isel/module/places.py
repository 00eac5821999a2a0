"""Where a type that has no counterpart is used, for errors about what points to it.

A pointer's type stands in the head of its function or variable, which does not name what inference
found behind it: the instruction that uses the type does. Only errors ask, so it may take its time.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from spvbackend.diagnostics import Diagnostic
from spvbackend.llvmir.module import types_of
from spvbackend.llvmir.types import TYPED_POINTER, Type, scalars
from spvbackend.llvmir.values import Function

if TYPE_CHECKING:
    from spvbackend.isel.selector import Selector


def line_of_use(sel: Selector, function: Function | None, pointees: list[Type | None]) -> int:
    """The line of the first instruction that uses what one of the pointees has no type for.

    Args:
        sel: the selector.
        function: where to look first.
        pointees: what inference chose, None for what is no pointer.

    Returns:
        The line of the canonical text; 0 where nothing of them lacks a type or no line has it.
    """
    lacking = {
        leaf for type in pointees if type for leaf in _leaves(sel, type) if _lacks(sel, leaf)
    }
    if not lacking:
        return 0
    for place in [*([function] if function else []), *sel.module.functions]:
        for block in place.blocks:
            for inst in block.insts:
                named = [leaf for type in types_of(inst) for leaf in scalars(type)]
                if not lacking.isdisjoint(named):
                    return inst.line
    return 0


def _leaves(sel: Selector, type: Type) -> Iterator[Type]:
    """What a type is made of, as instructions name it: their pointers are bare."""
    for leaf in scalars(type):
        if leaf.kind == TYPED_POINTER:
            yield sel.types.pointer(leaf.space)
            yield from _leaves(sel, leaf.element)
        else:
            yield leaf


def _lacks(sel: Selector, leaf: Type) -> bool:
    try:
        sel.lowering.lower(leaf)
    except Diagnostic:
        return True
    return False
