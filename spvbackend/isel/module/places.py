"""The line that uses an unsupported type, for errors about pointers to it.

A pointer type in a function's or variable's head does not name the inferred pointee, but an
instruction that uses it does. Only errors need this, so it may be slow.
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
    """Return the line of the first instruction that uses an unsupported part of a pointee.

    Args:
        sel: the selector.
        function: the function to search first.
        pointees: the inferred pointees, None for values that are not pointers.

    Returns:
        The line of the canonical text; 0 if all types are supported or no line uses them.
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
    """Yield the parts of a type as instructions name them, with plain pointers."""
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
