"""Whether a call of an operation of groups has the types that the operation is made of.

A declaration may give a builtin any types. What fits none of these is left to selection, which
refuses it with its place.
"""

from __future__ import annotations

from collections.abc import Sequence

from spvbackend.llvmir.types import FLOAT, INT, POINTER, VECTOR, VOID, Type
from spvbackend.llvmir.values import Value
from spvbackend.target.widths import INTS


def is_number(type: Type) -> bool:
    """Whether a type is that of a number or of a vector of some."""
    return type.scalar().kind in (FLOAT, INT)


def _is_stored(type: Type) -> bool:
    """Whether memory has such numbers."""
    return is_number(type) and type.scalar().bits in INTS


def _are_integers(args: Sequence[Value]) -> bool:
    return all(arg.type.kind == INT for arg in args)


def combines(result: Type, args: Sequence[Value]) -> bool:
    """A value of the result's type; what is true or false may be an integer of any width."""
    if len(args) != 1:
        return False
    type = args[0].type
    return (is_number(type) and type is result) or (type.kind == INT and result.kind == INT)


def combines_numbers(result: Type, args: Sequence[Value]) -> bool:
    """A value of the result's type."""
    return len(args) == 1 and is_number(result) and args[0].type is result


def moves(result: Type, args: Sequence[Value]) -> bool:
    """A value of the result's type, and integers: lanes, steps and sizes."""
    return len(args) > 1 and combines_numbers(result, args[:1]) and _are_integers(args[1:])


def broadcasts(result: Type, args: Sequence[Value]) -> bool:
    """A value of the result's type, and a place of up to three integers or a vector of them."""
    places = [arg.type for arg in args[1:]]
    if len(places) == 1 and places[0].kind == VECTOR:
        fits = places[0].element.kind == INT and places[0].count <= 3
        return fits and combines_numbers(result, args[:1])
    return len(places) <= 3 and moves(result, args)


def moves_between(result: Type, args: Sequence[Value]) -> bool:
    """Two values of the result's type, and a step."""
    return len(args) == 3 and combines_numbers(result, args[:1]) and moves(result, args[1:])


def gives_nothing(result: Type, args: Sequence[Value]) -> bool:
    """No result."""
    return result.kind == VOID


def waits(result: Type, args: Sequence[Value]) -> bool:
    """Flags and scopes, or scopes and semantics."""
    return result.kind == VOID and _are_integers(args)


def reads_or_writes(result: Type, args: Sequence[Value]) -> bool:
    """A pointer, and for what is written numbers; numbers as the result of what is read."""
    if not args or args[0].type.kind != POINTER:
        return False
    if len(args) == 1:
        return _is_stored(result)
    return len(args) == 2 and _is_stored(args[1].type) and result.kind == VOID


def copies(result: Type, args: Sequence[Value]) -> bool:
    """Two pointers, numbers of elements, and the event that is the result too."""
    return (
        len(args) > 3
        and args[0].type.kind == POINTER
        and args[1].type.kind == POINTER
        and _are_integers(args[2:-1])
        and args[-1].type is result
    )
