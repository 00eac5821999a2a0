"""PTX statements on fields of bits and halves of registers: each is a call of an intrinsic of
NVIDIA's target, or a comparison and a choice.
"""

from __future__ import annotations

from typing import Final

from spvbackend.prepare.templates.devices.ptx.body import Body, element_type, shape_of
from spvbackend.prepare.templates.devices.ptx.syntax import Operand, Statement
from spvbackend.prepare.templates.text import FLOATS, floating, suffix, width_of

_WORD: Final = "i32"


def _split(statement: Statement, count: int) -> tuple[Operand, tuple[Operand, ...]]:
    """Return the target of a statement and its sources, of which there must be so many."""
    if len(statement.operands) != count + 1:
        raise statement.refusal()
    return statement.operands[0], statement.operands[1:]


def _words(body: Body, operands: tuple[Operand, ...]) -> list[tuple[str, str]]:
    return [(_WORD, body.read(operand, _WORD)) for operand in operands]


def _nvvm(body: Body, target: Operand, text: str, name: str, args: list[tuple[str, str]]) -> None:
    body.write(target, text, body.writer.call(text, f"llvm.nvvm.{name}", args))


_FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "bfe": ("s32", "s64", "u32", "u64"),
    "bfi": ("b32", "b64"),
}
"""Types of the instructions on fields, whose places and lengths are words."""


def write_field(body: Body, statement: Statement) -> None:
    """bfe and bfi."""
    kinds = _FIELDS[statement.name]
    if len(statement.modifiers) != 1 or statement.modifiers[0] not in kinds:
        raise statement.refusal()
    kind = statement.modifiers[0]
    text = element_type(statement, kind)
    count = 1 if statement.name == "bfe" else 2
    target, sources = _split(statement, count + 2)
    args = [(text, body.read(operand, text)) for operand in sources[:count]]
    _nvvm(body, target, text, f"{statement.name}.{kind}", args + _words(body, sources[count:]))


def write_search(body: Body, statement: Statement) -> None:
    """bfind: the place of the highest bit that is not the sign."""
    *words, kind = statement.modifiers or ("",)
    if words not in ([], ["shiftamt"]) or kind not in ("s32", "s64", "u32", "u64"):
        raise statement.refusal()
    text = element_type(statement, kind)
    target, (source,) = _split(statement, 1)
    args = [(text, body.read(source, text)), ("i1", "true" if words else "false")]
    _nvvm(body, target, _WORD, f"flo.{kind[0]}", args)


def write_funnel(body: Body, statement: Statement) -> None:
    """shf: a shift of two registers, of which the first source is the lower one."""
    if len(statement.modifiers) != 3 or statement.modifiers[2] != "b32":
        raise statement.refusal()
    side, mode, _ = statement.modifiers
    target, sources = _split(statement, 3)
    if side not in ("l", "r") or mode not in ("clamp", "wrap"):
        raise statement.refusal()
    low, high, by = _words(body, sources)
    name = f"fsh{side}"
    if mode == "clamp":
        _nvvm(body, target, _WORD, f"{name}.clamp", [high, low, by])
    else:
        body.write(target, _WORD, body.writer.call(_WORD, f"llvm.{name}.i32", [high, low, by]))


def write_dot(body: Body, statement: Statement) -> None:
    """dp4a and dp2a."""
    half, kinds = "", statement.modifiers
    if statement.name == "dp2a" and kinds:
        half, kinds = kinds[0], kinds[1:]
    is_known = len(kinds) == 2 and set(kinds) <= {"s32", "u32"}
    if not is_known or half not in (("lo", "hi") if statement.name == "dp2a" else ("",)):
        raise statement.refusal()
    target, sources = _split(statement, 3)
    left, right, addend = _words(body, sources)
    upper = [("i1", "true" if half == "hi" else "false")] if half else []
    name = f"i{statement.name}.{kinds[0][0]}.{kinds[1][0]}"
    _nvvm(body, target, _WORD, name, [left, right, *upper, addend])


def write_choice(body: Body, statement: Statement) -> None:
    """slct: the first source where the third one is not negative, the second elsewhere."""
    words = [word for word in statement.modifiers if word != "ftz"]
    if len(words) != 2 or words[1] not in ("f32", "s32"):
        raise statement.refusal()
    text, kind = (element_type(statement, word) for word in words)
    target, sources = _split(statement, 3)
    first, second = (body.read(operand, text) for operand in sources[:2])
    value = body.read(sources[2], kind)
    if kind == _WORD:
        flag = body.writer.let(f"icmp sge i32 {value}, 0")
    else:
        flag = body.writer.let(f"fcmp oge float {value}, {floating(shape_of(kind), 0.0)}")
    chosen = body.writer.let(f"select i1 {flag}, {text} {first}, {text} {second}")
    body.write(target, text, chosen)


_DIFFERENCES: Final = {
    "s16": "s", "s32": "i", "s64": "ll", "u16": "us", "u32": "ui", "u64": "ull",
}  # fmt: skip


def write_difference(body: Body, statement: Statement) -> None:
    """sad: the absolute difference of two numbers, and a sum with a third."""
    if len(statement.modifiers) != 1 or statement.modifiers[0] not in _DIFFERENCES:
        raise statement.refusal()
    (kind,) = statement.modifiers
    text = element_type(statement, kind)
    target, sources = _split(statement, 3)
    args = [(text, body.read(operand, text)) for operand in sources]
    _nvvm(body, target, text, f"sad.{_DIFFERENCES[kind]}", args)


def write_short_product(body: Body, statement: Statement) -> None:
    """mul24.lo and mad24.lo: of the lower 24 bits."""
    if len(statement.modifiers) != 2 or statement.modifiers[0] != "lo":
        raise statement.refusal()
    kind = {"s32": "i", "u32": "ui"}.get(statement.modifiers[1])
    if kind is None:
        raise statement.refusal()
    is_sum = statement.name == "mad24"
    target, sources = _split(statement, 3 if is_sum else 2)
    args = _words(body, sources)
    value = body.writer.call(_WORD, f"llvm.nvvm.mul24.{kind}", args[:2])
    if is_sum:
        value = body.writer.let(f"add i32 {value}, {args[2][1]}")
    body.write(target, _WORD, value)


def write_mask(body: Body, statement: Statement) -> None:
    """bmsk and szext: ones in a field, or the lowest bits as a number."""
    if len(statement.modifiers) != 2 or statement.modifiers[0] not in ("clamp", "wrap"):
        raise statement.refusal()
    mode, kind = statement.modifiers
    names = {"b32": "bmsk"} if statement.name == "bmsk" else {"s32": "sext", "u32": "zext"}
    if kind not in names:
        raise statement.refusal()
    target, sources = _split(statement, 2)
    _nvvm(body, target, _WORD, f"{names[kind]}.{mode}", _words(body, sources))


def write_nth(body: Body, statement: Statement) -> None:
    """fns: the place of the n-th bit that is set."""
    if statement.modifiers != ("b32",):
        raise statement.refusal()
    target, sources = _split(statement, 3)
    _nvvm(body, target, _WORD, "fns", _words(body, sources))


def write_sign(body: Body, statement: Statement) -> None:
    """copysign: the sign of the first source, the magnitude of the second."""
    if len(statement.modifiers) != 1 or statement.modifiers[0] not in ("f32", "f64"):
        raise statement.refusal()
    text = element_type(statement, statement.modifiers[0])
    target, sources = _split(statement, 2)
    sign, size = ((text, body.read(operand, text)) for operand in sources)
    value = body.writer.call(text, f"llvm.copysign.{suffix(text)}", [size, sign])
    body.write(target, text, value)


_CLASSES: Final = {
    "finite": 0x1F8,
    "infinite": 0x204,
    "normal": 0x108,
    "notanumber": 0x003,
    "number": 0x3FC,
    "subnormal": 0x090,
}
"""Bits of llvm.is.fpclass (LangRef) by the property."""


def write_class(body: Body, statement: Statement) -> None:
    """testp: a property of a float, as a predicate."""
    if len(statement.modifiers) != 2 or statement.modifiers[0] not in _CLASSES:
        raise statement.refusal()
    word, kind = statement.modifiers
    text = element_type(statement, kind)
    if shape_of(text).element not in FLOATS or width_of(text) < 32:
        raise statement.refusal()
    target, (source,) = _split(statement, 1)
    args = [(text, body.read(source, text)), (_WORD, str(_CLASSES[word]))]
    body.write(target, "i1", body.writer.call("i1", f"llvm.is.fpclass.{suffix(text)}", args))
