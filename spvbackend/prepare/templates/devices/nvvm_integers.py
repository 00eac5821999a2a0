"""Integer intrinsics of NVIDIA's target: fields of bits, funnel shifts, searches and dot products.

PTX's instructions of the same meaning are calls of these. LLVM lacks the names `llvm.nvvm.bfe` and
`llvm.nvvm.bfi`, which are for the instructions alone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spvbackend.prepare.templates.devices.integers import add_byte
from spvbackend.prepare.templates.text import Request, Writer, integer_width

Expand = Callable[[Request], str | None]
_LETTERS: Final = {
    "i": "i", "ll": "l", "s": "s", "ui": "j", "ull": "m", "us": "t",
}  # fmt: skip
"""The mangled type of OpenCL's builtin, by the intrinsic's."""


def expand_upper(request: Request) -> str | None:
    """mulhi: the upper half of a product."""
    return _builtin(request, "_Z6mul_hi", 2)


def expand_short_product(request: Request) -> str | None:
    """mul24: the product of the lower 24 bits."""
    return _builtin(request, "_Z5mul24", 2)


def expand_difference(request: Request) -> str | None:
    """sad: the absolute difference of two numbers, and a sum with a third."""
    writer, text = Writer(), request.ret
    value = _called(writer, request, "_Z8abs_diff", 2)
    return writer.returns(text, writer.let(f"add {text} {value}, %a2"))


def _builtin(request: Request, name: str, count: int) -> str:
    writer = Writer()
    return writer.returns(request.ret, _called(writer, request, name, count))


def _called(writer: Writer, request: Request, name: str, count: int) -> str:
    letter = _LETTERS[request.name.rpartition(".")[2]]
    args = [(request.ret, f"%a{at}") for at in range(count)]
    return writer.call(request.ret, name + letter * count, args)


def expand_dot(request: Request) -> str | None:
    """idp4a: the products of four pairs of bytes, and a sum with a third operand."""
    writer, total = Writer(), "%a2"
    signs = request.name.split(".")[-2:]
    for at in range(4):
        factors = [_part(writer, f"%a{operand}", 8 * at, 8, sign)
                   for operand, sign in enumerate(signs)]  # fmt: skip
        product = writer.let(f"mul i32 {factors[0]}, {factors[1]}")
        total = writer.let(f"add i32 {total}, {product}")
    return writer.returns("i32", total)


def expand_short_dot(request: Request) -> str | None:
    """idp2a: the products of two halfwords and two bytes, the lower or the upper ones."""
    upper = request.imms.get(2)
    if upper is None:
        return None
    writer, total = Writer(), "%a3"
    first, second = request.name.split(".")[-2:]
    for at in range(2):
        left = _part(writer, "%a0", 16 * at, 16, first)
        right = _part(writer, "%a1", 8 * at + (16 if upper else 0), 8, second)
        product = writer.let(f"mul i32 {left}, {right}")
        total = writer.let(f"add i32 {total}, {product}")
    return writer.returns("i32", total)


def _part(writer: Writer, value: str, at: int, bits: int, sign: str) -> str:
    if at:
        value = writer.let(f"lshr i32 {value}, {at}")
    part = writer.let(f"trunc i32 {value} to i{bits}")
    return writer.let(f"{'sext' if sign == 's' else 'zext'} i{bits} {part} to i32")


_SELECTED: Final = 4
"""Bytes of a result, each with four bits of the selector."""


def expand_permutation(request: Request) -> str | None:
    """prmt: byte 0..7 of both registers for each of four; the fourth bit spreads its sign."""
    writer = Writer()
    low = writer.let("zext i32 %a0 to i64")
    high = writer.let("zext i32 %a1 to i64")
    high = writer.let(f"shl i64 {high}, 32")
    both = writer.let(f"or i64 {high}, {low}")
    whole = "0"
    for at in range(_SELECTED):
        nibble = writer.let(f"lshr i32 %a2, {4 * at}") if at else "%a2"
        number = writer.let(f"and i32 {nibble}, 7")
        number = writer.let(f"shl i32 {number}, 3")
        shift = writer.let(f"zext i32 {number} to i64")
        moved = writer.let(f"lshr i64 {both}, {shift}")
        byte = writer.let(f"trunc i64 {moved} to i8")
        sign = writer.let(f"ashr i8 {byte}, 7")
        flag = writer.let(f"and i32 {nibble}, 8")
        spreads = writer.let(f"icmp ne i32 {flag}, 0")
        byte = writer.let(f"select i1 {spreads}, i8 {sign}, i8 {byte}")
        wide = writer.let(f"zext i8 {byte} to i32")
        whole = add_byte(writer, whole, wide, at)
    return writer.returns("i32", whole)


_SELECTORS: Final[dict[str, tuple[int, ...]]] = {
    "b4e": (0x5670, 0x6701, 0x7012, 0x0123),
    "ecl": (0x3210, 0x3211, 0x3222, 0x3333),
    "ecr": (0x0000, 0x1110, 0x2210, 0x3210),
    "f4e": (0x3210, 0x4321, 0x5432, 0x6543),
    "rc16": (0x1010, 0x3232, 0x1010, 0x3232),
    "rc8": (0x0000, 0x1111, 0x2222, 0x3333),
}
"""Selectors of prmt's modes by the lowest two bits of its last operand (PTX ISA, prmt)."""


def expand_mode(request: Request) -> str | None:
    """prmt in one of its modes; those of two operands have the mode's number last."""
    word = request.name.rpartition(".")[2]
    writer = Writer()
    last = f"%a{len(request.args) - 1}"
    number = writer.let(f"and i32 {last}, 3")
    selectors = _SELECTORS[word]
    value = str(selectors[0])
    for at, selector in enumerate(selectors[1:], 1):
        flag = writer.let(f"icmp eq i32 {number}, {at}")
        value = writer.let(f"select i1 {flag}, i32 {selector}, i32 {value}")
    second = "%a1" if len(request.args) > 2 else "0"
    args = [("i32", "%a0"), ("i32", second), ("i32", value)]
    return writer.returns("i32", writer.call("i32", "llvm.nvvm.prmt", args))


def _least(writer: Writer, value: str, limit: int) -> str:
    return writer.call("i32", "llvm.umin.i32", [("i32", value), ("i32", str(limit))])


def expand_funnel(request: Request) -> str | None:
    """fshl.clamp and fshr.clamp: by 32 at most, of the first operand over the second."""
    writer = Writer()
    high = writer.let("zext i32 %a0 to i64")
    high = writer.let(f"shl i64 {high}, 32")
    low = writer.let("zext i32 %a1 to i64")
    both = writer.let(f"or i64 {high}, {low}")
    by = writer.let(f"zext i32 {_least(writer, '%a2', 32)} to i64")
    if ".fshr." in request.name:
        value = writer.let(f"lshr i64 {both}, {by}")
    else:
        value = writer.let(f"shl i64 {both}, {by}")
        value = writer.let(f"lshr i64 {value}, 32")
    return writer.returns("i32", writer.let(f"trunc i64 {value} to i32"))


def expand_search(request: Request) -> str | None:
    """flo: the highest bit that differs from the sign, or the shift that brings it to the top."""
    is_shift = request.imms.get(1)
    text = request.args[0]
    width = integer_width(text)
    if is_shift is None or not width:
        return None
    writer, value = Writer(), "%a0"
    if ".s" in request.name.removeprefix("llvm.nvvm.flo"):
        sign = writer.let(f"ashr {text} {value}, {width - 1}")
        value = writer.let(f"xor {text} {value}, {sign}")
    args = [(text, value), ("i1", "false")]
    zeros = writer.call(text, f"llvm.ctlz.{text}", args)
    if text != "i32":
        zeros = writer.let(f"trunc {text} {zeros} to i32")
    none = writer.let(f"icmp eq {text} {value}, 0")
    place = zeros if is_shift else writer.let(f"sub i32 {width - 1}, {zeros}")
    return writer.returns("i32", writer.let(f"select i1 {none}, i32 -1, i32 {place}"))


def expand_mask(request: Request) -> str | None:
    """bmsk: ones from a place on, of a number, each modulo 32 or limited to it."""
    writer = Writer()
    if request.name.endswith(".wrap"):
        start, count = (writer.let(f"and i32 %a{at}, 31") for at in range(2))
    else:
        start, count = (_least(writer, f"%a{at}", 32) for at in range(2))
    wide = [writer.let(f"zext i32 {it} to i64") for it in (start, count)]
    ones = writer.let(f"shl i64 1, {wide[1]}")
    ones = writer.let(f"sub i64 {ones}, 1")
    ones = writer.let(f"shl i64 {ones}, {wide[0]}")
    return writer.returns("i32", writer.let(f"trunc i64 {ones} to i32"))


def expand_extension(request: Request) -> str | None:
    """sext and zext: the lowest bits of a number, as many as the last operand says."""
    writer = Writer()
    sign = "s" if ".sext." in request.name else "u"
    count = "%a1"
    if request.name.endswith(".wrap"):
        count = writer.let("and i32 %a1, 31")
    value = _field(writer, "i32", "%a0", "0", count, sign)
    return writer.returns("i32", value)


def expand_field(request: Request) -> str | None:
    """bfe: the bits from a place on, of a number; a signed field continues with its sign."""
    writer = Writer()
    start, count = (writer.let(f"and i32 %a{at}, 255") for at in (1, 2))
    sign = request.name.removeprefix("llvm.nvvm.bfe.")[0]
    value = _field(writer, request.ret, "%a0", start, count, sign)
    return writer.returns(request.ret, value)


def _widened(writer: Writer, text: str, number: str) -> str:
    return number if text == "i32" else writer.let(f"zext i32 {number} to {text}")


def _field(writer: Writer, text: str, value: str, start: str, count: str, sign: str) -> str:
    """Return bits of a value as a number; a place or a number may exceed the width."""
    width = integer_width(text)
    if start != "0":
        by = _widened(writer, text, _least(writer, start, width - 1))
        moved = writer.let(f"{'ashr' if sign == 's' else 'lshr'} {text} {value}, {by}")
        if sign != "s":
            inside = writer.let(f"icmp ult i32 {start}, {width}")
            moved = writer.let(f"select i1 {inside}, {text} {moved}, {text} 0")
        value = moved
    # The shift that brings the field to the top is that of an empty field less one.
    none = writer.let(f"icmp eq i32 {count}, 0")
    least = _least(writer, count, width)
    some = writer.let(f"select i1 {none}, i32 {width}, i32 {least}")
    by = _widened(writer, text, writer.let(f"sub i32 {width}, {some}"))
    top = writer.let(f"shl {text} {value}, {by}")
    field = writer.let(f"{'ashr' if sign == 's' else 'lshr'} {text} {top}, {by}")
    return writer.let(f"select i1 {none}, {text} 0, {text} {field}")


def expand_insertion(request: Request) -> str | None:
    """bfi: the lowest bits of the first operand in a place of the second one."""
    writer, text = Writer(), request.ret
    width = integer_width(text)
    start, count = (writer.let(f"and i32 %a{at}, 255") for at in (2, 3))
    ones = _field(writer, text, "-1", "0", count, "u")
    by = _widened(writer, text, _least(writer, start, width - 1))
    mask = writer.let(f"shl {text} {ones}, {by}")
    inside = writer.let(f"icmp ult i32 {start}, {width}")
    mask = writer.let(f"select i1 {inside}, {text} {mask}, {text} 0")
    moved = writer.let(f"shl {text} %a0, {by}")
    new = writer.let(f"and {text} {moved}, {mask}")
    others = writer.let(f"xor {text} {mask}, -1")
    old = writer.let(f"and {text} %a1, {others}")
    return writer.returns(text, writer.let(f"or {text} {new}, {old}"))


INTEGER_ROWS: Final[dict[str, Expand]] = {
    **{f"bfe.{kind}": expand_field for kind in ("s32", "s64", "u32", "u64")},
    **{f"bfi.{kind}": expand_insertion for kind in ("b32", "b64")},
    **{f"bmsk.{mode}": expand_mask for mode in ("clamp", "wrap")},
    **{f"flo.{sign}": expand_search for sign in "su"},
    **{f"{name}.clamp": expand_funnel for name in ("fshl", "fshr")},
    **{f"idp2a.{a}.{b}": expand_short_dot for a in "su" for b in "su"},
    **{f"idp4a.{a}.{b}": expand_dot for a in "su" for b in "su"},
    **{f"mul24.{kind}": expand_short_product for kind in ("i", "ui")},
    **{f"mulhi.{kind}": expand_upper for kind in _LETTERS},
    "prmt": expand_permutation,
    **{f"prmt.{mode}": expand_mode for mode in _SELECTORS},
    **{f"sad.{kind}": expand_difference for kind in _LETTERS},
    **{f"{name}.{mode}": expand_extension
       for name in ("sext", "zext") for mode in ("clamp", "wrap")},
}  # fmt: skip
"""By name without `llvm.nvvm.`."""
