"""Writes Itanium-mangled function names as `demangle` reads them.

Input: a name and the types of the parameters. Output: the name as clang mangles it in OpenCL C. A
type that is not a builtin type is spelled once and referred to afterwards (5.1.10).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from spvbackend.builtins.demangle import SPACE_NAMES
from spvbackend.builtins.params import (
    ARRAY,
    ATOMIC,
    CONST,
    NAMED,
    POINTER,
    RESTRICT,
    VOLATILE,
    Param,
)

_SPACE_TEXTS: Final = {
    space: f"U{len(f'AS{space}')}AS{space}" for space in SPACE_NAMES.values() if space
}
_QUALIFIERS: Final = ((RESTRICT, "r"), (VOLATILE, "V"), (CONST, "K"))
_BASE_36: Final = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def mangle(name: str, params: list[Param]) -> str:
    """Return the mangled name of a function."""
    writer = _Writer()
    spelled = "".join([writer.type(param) for param in params]) or "v"
    return f"_Z{len(name)}{name}{spelled}"


@final
class _Writer:
    """The types that later ones may refer to."""

    __slots__ = ("_candidates",)

    def __init__(self) -> None:
        self._candidates: Final[dict[str, int]] = {}

    def type(self, param: Param) -> str:
        """Return the spelling of a type, or the reference to an earlier one."""
        plain = param.changed(space=0, qualifiers=param.qualifiers & ATOMIC)
        prefix = _SPACE_TEXTS.get(param.space, "") + "".join(
            [letter for bit, letter in _QUALIFIERS if param.qualifiers & bit]
        )
        if prefix:
            return self._once(f"{prefix} {plain_text(plain)}", lambda: prefix + self.type(plain))
        if plain.qualifiers:
            value = param.changed(qualifiers=0)
            return self._once(plain_text(param), lambda: "U7_Atomic" + self.type(value))
        if param.kind == POINTER and param.pointee is not None:
            pointee = param.pointee
            return self._once(plain_text(param), lambda: "P" + self.type(pointee))
        if param.kind == ARRAY and param.pointee is not None:
            element = param.pointee
            text = f"A{param.lanes}_"
            return self._once(plain_text(param), lambda: text + self.type(element))
        if param.lanes > 1:
            element = param.changed(lanes=1)
            text = f"Dv{param.lanes}_"
            return self._once(plain_text(param), lambda: text + self.type(element))
        if param.kind == NAMED:
            return self._once(param.name, lambda: f"{len(param.name)}{param.name}")
        return param.kind

    def _once(self, key: str, spell: Callable[[], str]) -> str:
        """Return a reference to a type that has been spelled, else its spelling."""
        number = self._candidates.get(key)
        if number is not None:
            return f"S{_sequence(number)}_"
        # The parts of a type are candidates before the type itself.
        text = spell()
        self._candidates[key] = len(self._candidates)
        return text


def _sequence(number: int) -> str:
    """Return a sequence number: nothing is 0, `0` is 1, and so on in base 36."""
    if number == 0:
        return ""
    number -= 1
    digits = _BASE_36[number % 36]
    while number >= 36:
        number //= 36
        digits = _BASE_36[number % 36] + digits
    return digits


def plain_text(param: Param) -> str:
    """Return a text that only equal types share."""
    qualified = f"{param.space}.{param.qualifiers}."
    if param.kind in (ARRAY, POINTER) and param.pointee is not None:
        return f"{qualified}{param.kind}{param.lanes}{plain_text(param.pointee)}"
    return f"{qualified}{param.kind}{param.lanes}{param.name}"
