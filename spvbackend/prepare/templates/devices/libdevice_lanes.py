"""Functions of NVIDIA's libdevice on two halfwords or four bytes of a register.

A name is `v`, an operation, and the number of lanes. Output: vector instructions; signed averages
round as PTX's vavrg does (PTX ISA, SIMD Video Instructions).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from spvbackend.prepare.templates.text import Request, Shape, Writer, integer, like, suffix

_WORD: Final = 32
_NAME: Final = re.compile(r"v([a-z]+)([24])")
_COMPARED: Final = re.compile(r"(cmp|set)(eq|ne|(?:ge|gt|le|lt)[su])")
_OPERATORS: Final = {"add": "add", "sub": "sub"}
_INTRINSICS: Final = {
    "addss": "sadd.sat",
    "addus": "uadd.sat",
    "maxs": "smax",
    "maxu": "umax",
    "mins": "smin",
    "minu": "umin",
    "subss": "ssub.sat",
    "subus": "usub.sat",
}
"""Operations that are LLVM's intrinsics."""


class _Lanes:
    """Writes code on vectors of one shape, %x and %y."""

    __slots__ = ("shape", "type", "writer")

    def __init__(self, count: int) -> None:
        self.writer: Final = Writer()
        self.shape: Final = Shape(count, f"i{_WORD // count}")
        self.type: Final = f"<{count} x i{_WORD // count}>"

    def called(self, name: str, left: str, right: str) -> str:
        """Call LLVM's intrinsic of two operands."""
        args = [(self.type, left), (self.type, right)]
        return self.writer.call(self.type, f"llvm.{name}.{suffix(self.type)}", args)

    def let(self, operation: str, left: str, right: str) -> str:
        return self.writer.let(f"{operation} {self.type} {left}, {right}")


def expand_lanes(request: Request, word: str) -> str | None:
    """Return the body of a function on lanes; None for a name that is not one.

    Args:
        request: the types.
        word: the name behind the library's prefix.
    """
    match = _NAME.fullmatch(word)
    if match is None or request.ret != "i32" or set(request.args) != {"i32"}:
        return None
    lanes = _Lanes(int(match[2]))
    writer = lanes.writer
    values = [writer.let(f"bitcast i32 %a{at} to {lanes.type}") for at in range(len(request.args))]
    name = match[1]
    if name.startswith("sad"):
        return writer.returns("i32", _summed(lanes, _difference(lanes, name[3:], *values)))
    value = _unary(lanes, name, values[0]) if len(values) == 1 else _binary(lanes, name, *values)
    if not value:
        return None
    return writer.returns("i32", writer.let(f"bitcast {lanes.type} {value} to i32"))


def _unary(lanes: _Lanes, name: str, value: str) -> str:
    zero = integer(lanes.shape, 0)
    if name == "neg":
        return lanes.let("sub", zero, value)
    if name == "negss":
        return lanes.called("ssub.sat", zero, value)
    if name == "abs":
        return lanes.called("smax", value, lanes.let("sub", zero, value))
    if name == "absss":
        return lanes.called("smax", value, lanes.called("ssub.sat", zero, value))
    return ""


def _binary(lanes: _Lanes, name: str, left: str, right: str) -> str:
    if name in _OPERATORS:
        return lanes.let(_OPERATORS[name], left, right)
    if name in _INTRINSICS:
        return lanes.called(_INTRINSICS[name], left, right)
    if name in _AVERAGES:
        return _AVERAGES[name](lanes, left, right)
    if name.startswith("absdiff"):
        return _difference(lanes, name[7:], left, right)
    match = _COMPARED.fullmatch(name)
    if match is None:
        return ""
    # LLVM has the sign in front.
    order = match[2] if match[2] in ("eq", "ne") else match[2][2] + match[2][:2]
    flags = lanes.writer.let(f"icmp {order} {lanes.type} {left}, {right}")
    word = "sext" if match[1] == "cmp" else "zext"
    return lanes.writer.let(f"{word} {like(lanes.shape, 'i1')} {flags} to {lanes.type}")


def _difference(lanes: _Lanes, sign: str, left: str, right: str) -> str:
    """Return the absolute differences of lanes, which are unsigned."""
    return lanes.let(
        "sub", lanes.called(f"{sign}max", left, right), lanes.called(f"{sign}min", left, right)
    )


def _floor(lanes: _Lanes, left: str, right: str) -> str:
    """(a + b) >> 1 of unsigned lanes: what both have, and half of what one has."""
    one = lanes.let("lshr", lanes.let("xor", left, right), integer(lanes.shape, 1))
    return lanes.let("add", lanes.let("and", left, right), one)


def _ceiling(lanes: _Lanes, left: str, right: str) -> str:
    """(a + b + 1) >> 1 of unsigned lanes."""
    one = lanes.let("lshr", lanes.let("xor", left, right), integer(lanes.shape, 1))
    return lanes.let("sub", lanes.let("or", left, right), one)


def _away(lanes: _Lanes, left: str, right: str) -> str:
    """Return averages of signed lanes, of which a half goes away from zero."""
    odd = lanes.let("xor", left, right)
    half = lanes.let("ashr", odd, integer(lanes.shape, 1))
    low = lanes.let("add", lanes.let("and", left, right), half)
    # A half is added where the sum, and so this, is not negative.
    rest = lanes.let("and", odd, integer(lanes.shape, 1))
    flags = lanes.writer.let(f"icmp sge {lanes.type} {low}, {integer(lanes.shape, 0)}")
    condition = f"{like(lanes.shape, 'i1')} {flags}"
    zero = integer(lanes.shape, 0)
    more = lanes.writer.let(f"select {condition}, {lanes.type} {rest}, {lanes.type} {zero}")
    return lanes.let("add", low, more)


_AVERAGES: Final[dict[str, Callable[[_Lanes, str, str], str]]] = {
    "avgs": _away,
    "avgu": _ceiling,
    "haddu": _floor,
}


def _summed(lanes: _Lanes, value: str) -> str:
    """Return the sum of unsigned lanes."""
    total = ""
    for at in range(lanes.shape.lanes):
        lane = lanes.writer.extract(lanes.type, value, at)
        wide = lanes.writer.let(f"zext {lanes.shape.element} {lane} to i32")
        total = lanes.writer.let(f"add i32 {total}, {wide}") if total else wide
    return total
