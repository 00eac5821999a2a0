"""Rules of the parts of types (LangRef, Type System).

A type is checked once, wherever it is used.
"""

from __future__ import annotations

from typing import Final

from spvbackend.llvmir.types import (
    ARRAY,
    FLOAT,
    FUNCTION,
    INT,
    LABEL,
    METADATA,
    NO_ELEMENTS,
    POINTER,
    STRUCT,
    TARGET,
    VECTOR,
    VOID,
    Type,
)
from spvbackend.llvmir.verify.input.state import State

_NO_RESULTS: Final = frozenset((LABEL, METADATA, FUNCTION))
_NO_PARAMETERS: Final = frozenset((VOID, LABEL, FUNCTION))
_LANES: Final = frozenset((INT, FLOAT, POINTER))
_MAX_INT: Final = (1 << 32) - 1


def check_types(state: State) -> None:
    """Check the parts of all types.

    Raises:
        CompileError: a type has a part that it cannot have.
    """
    for type in state.module.types.made():
        if type.kind > POINTER and (part := _wrong_part(type)):
            raise state.refuse(0, f"type '{type}' has {part} as a part")


def _wrong_part(type: Type) -> str:
    """Return a part that the type cannot have, or ""."""
    kind = type.kind
    if kind == VECTOR:
        is_lane = type.element.kind in _LANES and 0 < type.count <= _MAX_INT
        return "" if is_lane else f"{type.count} x {type.element}"
    if kind == ARRAY:
        return str(type.element) if type.element.kind in NO_ELEMENTS else ""
    if kind == STRUCT:
        return _first(type, NO_ELEMENTS)
    if kind == FUNCTION:
        result = type.element
        return str(result) if result.kind in _NO_RESULTS else _first(type, _NO_PARAMETERS)
    if kind == TARGET:
        return next((str(number) for number in type.ints if number > _MAX_INT), "")
    return ""


def _first(type: Type, wrong: frozenset[int]) -> str:
    """Return the first member or parameter of a wrong kind, or ""."""
    for part in type.elems:
        if part.kind in wrong or (type.kind == FUNCTION and part.opaque):
            return str(part)
    return ""
