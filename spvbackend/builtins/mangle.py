"""Writes Itanium-mangled function names as `demangle` reads them.

Input: a name and the types of the parameters. Output: the name as clang mangles it in OpenCL C. A
type that is not a builtin type is spelled once and referred to afterwards (5.1.10).
"""

from __future__ import annotations

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
_COMPOUND: Final = frozenset((ARRAY, NAMED, POINTER))
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
        prefix = _prefix(param)
        if not prefix and param.lanes == 1 and param.kind not in _COMPOUND:
            return param.kind  # a builtin type, which is never a candidate
        key = _key(param)
        number = self._candidates.get(key)
        if number is not None:
            return f"S{_sequence(number)}_"
        # The parts of a type are candidates before the type itself.
        text = self._spell(param, prefix)
        self._candidates[key] = len(self._candidates)
        return text

    def _spell(self, param: Param, prefix: str) -> str:
        if prefix:
            return prefix + self.type(_unqualified(param))
        if param.kind == POINTER and param.pointee is not None:
            return "P" + self.type(param.pointee)
        if param.kind == ARRAY and param.pointee is not None:
            return f"A{param.lanes}_{self.type(param.pointee)}"
        if param.lanes > 1:
            return f"Dv{param.lanes}_{self.type(param.changed(lanes=1))}"
        return f"{len(param.name)}{param.name}"


def _prefix(param: Param) -> str:
    """Return the qualifiers of a type, which stand together, "" for none."""
    letters = [letter for bit, letter in _QUALIFIERS if param.qualifiers & bit]
    text = _SPACE_TEXTS.get(param.space, "") + "".join(letters)
    # An atomic type is a type of its own inside of the other qualifiers.
    return text or ("U7_Atomic" if param.qualifiers & ATOMIC else "")


def _unqualified(param: Param) -> Param:
    """Return the type that the outermost qualifiers apply to."""
    is_qualified = param.space or param.qualifiers & ~ATOMIC
    return param.changed(space=0, qualifiers=param.qualifiers & ATOMIC if is_qualified else 0)


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


def _key(param: Param) -> str:
    """Return a text that only equal types share."""
    own = f"{param.space}.{param.qualifiers}.{param.kind}{param.lanes}{param.name}"
    return own if param.pointee is None else f"{own} {_key(param.pointee)}"
