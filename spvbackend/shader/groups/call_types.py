"""Tests whether a call of a group operation has the types of that operation.

A declaration may give a builtin any types. A call of other types is left to selection, which
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
    """Whether memory can hold such numbers."""
    return is_number(type) and type.scalar().bits in INTS


def _are_integers(args: Sequence[Value]) -> bool:
    return all(arg.type.kind == INT for arg in args)


def combines(result: Type, args: Sequence[Value]) -> bool:
    """Whether the operand has the result's type; a truth value may be an integer of any width."""
    if len(args) != 1:
        return False
    type = args[0].type
    return (is_number(type) and type is result) or (type.kind == INT and result.kind == INT)


def combines_numbers(result: Type, args: Sequence[Value]) -> bool:
    """Whether the operand has the result's type, of numbers."""
    return len(args) == 1 and is_number(result) and args[0].type is result


def moves(result: Type, args: Sequence[Value]) -> bool:
    """Whether operands are a value of the result's type, and integers: lanes, steps and sizes."""
    return len(args) > 1 and combines_numbers(result, args[:1]) and _are_integers(args[1:])


def broadcasts(result: Type, args: Sequence[Value]) -> bool:
    """Whether operands are a value of the result's type, and up to three integers or a vector."""
    places = [arg.type for arg in args[1:]]
    if len(places) == 1 and places[0].kind == VECTOR:
        fits = places[0].element.kind == INT and places[0].count <= 3
        return fits and combines_numbers(result, args[:1])
    return len(places) <= 3 and moves(result, args)


def moves_between(result: Type, args: Sequence[Value]) -> bool:
    """Whether operands are two values of the result's type, and a step."""
    return len(args) == 3 and combines_numbers(result, args[:1]) and moves(result, args[1:])


def returns_nothing(result: Type, args: Sequence[Value]) -> bool:
    """Whether there is no result."""
    return result.kind == VOID


def waits(result: Type, args: Sequence[Value]) -> bool:
    """Whether operands are flags and scopes, or scopes and semantics."""
    return result.kind == VOID and _are_integers(args)


def reads_or_writes(result: Type, args: Sequence[Value]) -> bool:
    """Whether operands are a pointer, and for a write numbers; a read has numbers as result."""
    if not args or args[0].type.kind != POINTER:
        return False
    if len(args) == 1:
        return _is_stored(result)
    return len(args) == 2 and _is_stored(args[1].type) and result.kind == VOID


def copies(result: Type, args: Sequence[Value]) -> bool:
    """Whether operands are two pointers, numbers of elements, and an event like the result."""
    return (
        len(args) > 3
        and args[0].type.kind == POINTER
        and args[1].type.kind == POINTER
        and _are_integers(args[2:-1])
        and args[-1].type is result
    )
