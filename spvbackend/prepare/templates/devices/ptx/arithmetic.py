"""PTX statements that compute: integers, floats, comparisons, bits and conversions.

A statement that LLVM has an intrinsic of NVIDIA's for becomes a call of it. Denormals are kept
where `.ftz` lets them be flushed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spvbackend.prepare.templates.devices.ptx.body import TYPES, Body, element_type, shape_of
from spvbackend.prepare.templates.devices.ptx.syntax import Operand, Statement
from spvbackend.prepare.templates.text import (
    FLOATS,
    Shape,
    floating,
    integer,
    like,
    shape_text,
    suffix,
    vector,
    width_of,
)

Write = Callable[[Body, Statement], None]

_ROUNDED: Final = frozenset(("rn", "ftz", "noftz"))
"""Modifiers of float arithmetic that hold without doing anything."""
_APPROX: Final = frozenset(("approx", "ftz", "full"))


def _is_float(text: str) -> bool:
    return shape_of(text).element in FLOATS


def _is_signed(kind: str) -> bool:
    return kind.startswith("s")


def _kind(statement: Statement) -> str:
    """Return the type of a statement, in PTX's spelling: its last modifier."""
    if not statement.modifiers:
        raise statement.refusal()
    return statement.modifiers[-1]


def _operands(body: Body, statement: Statement, text: str, count: int) -> tuple[Operand, list[str]]:
    """Return the target of a statement and the values of its sources, all of one type."""
    if len(statement.operands) != count + 1:
        raise statement.refusal()
    target, *sources = statement.operands
    return target, [body.read(source, text) for source in sources]


def _called(body: Body, name: str, text: str, values: list[str]) -> str:
    """Call an overloaded intrinsic of LLVM on values of its type."""
    return body.writer.call(text, f"llvm.{name}.{suffix(text)}", [(text, it) for it in values])


def _check(statement: Statement, allowed: frozenset[str]) -> None:
    """Refuse a statement with a modifier before its type that is not one of these."""
    if not allowed.issuperset(statement.modifiers[:-1]):
        raise statement.refusal()


def write_move(body: Body, statement: Statement) -> None:
    """mov: a copy; a vector operand is packed into a register, or unpacked from one."""
    if len(statement.operands) != 2:
        raise statement.refusal()
    text = element_type(statement, _kind(statement))
    target, source = statement.operands
    targets, sources = body.parts(target), body.parts(source)
    if len(targets) == len(sources) == 1:
        body.write(target, text, body.read(source, text))
        return
    lanes = max(len(targets), len(sources))
    element = f"i{width_of(text) // lanes}"
    whole = vector(lanes, element)
    if len(sources) > 1:
        value = "poison"
        for at, part in enumerate(sources):
            value = body.writer.insert(whole, value, element, body.read(part, element), at)
        body.write(target, text, body.cast(whole, value, text))
    else:
        value = body.cast(text, body.read(source, text), whole)
        for at, part in enumerate(targets):
            body.write(part, element, body.writer.extract(whole, value, at))


_INTEGERS: Final = {"add": "add", "sub": "sub", "and": "and", "or": "or", "xor": "xor"}
_FLOATS: Final = {"add": "fadd", "sub": "fsub", "mul": "fmul", "div": "fdiv"}


def write_binary(body: Body, statement: Statement) -> None:
    """add, sub, mul, div, rem, min, max, and, or, xor, as LLVM's instructions on two operands."""
    kind = _kind(statement)
    text = element_type(statement, kind)
    name, modifiers = statement.name, statement.modifiers[:-1]
    if "cc" in modifiers or name in ("addc", "subc"):
        _write_carry(body, statement, text)
        return
    if _is_float(text):
        _write_float(body, statement, text)
        return
    if name == "mul" and modifiers in (("hi",), ("wide",)):
        _write_wide_product(body, statement, kind, text)
        return
    target, values = _operands(body, statement, text, 2)
    left, right = values
    sign = "s" if _is_signed(kind) else "u"
    if name in ("min", "max") and not modifiers:
        value = _called(body, f"{sign}{name}", text, values)
    elif name in ("div", "rem") and not modifiers:
        value = body.writer.let(f"{sign}{name} {text} {left}, {right}")
    elif name == "mul" and modifiers == ("lo",):
        value = body.writer.let(f"mul {text} {left}, {right}")
    elif name in ("add", "sub") and modifiers == ("sat",):
        value = _called(body, f"s{name}.sat", text, values)
    elif name in _INTEGERS and not modifiers:
        value = body.writer.let(f"{_INTEGERS[name]} {text} {left}, {right}")
    else:
        raise statement.refusal()
    body.write(target, text, value)


def _write_float(body: Body, statement: Statement, text: str) -> None:
    name, modifiers = statement.name, frozenset(statement.modifiers[:-1])
    target, values = _operands(body, statement, text, 2)
    if mode := _DIRECTED.intersection(modifiers):
        if not modifiers <= mode | {"ftz"} or name not in _FLOATS:
            raise statement.refusal()
        _write_directed(body, statement, target, text, values)
        return
    left, right = values
    if name in ("min", "max"):
        if not modifiers <= {"ftz", "NaN"}:
            raise statement.refusal()
        word = f"{name}imum" if "NaN" in modifiers else f"{name}num"
        value = _called(body, word, text, values)
    elif name in _FLOATS and modifiers <= (_ROUNDED | _APPROX | {"sat"}):
        value = body.writer.let(f"{_FLOATS[name]} {text} {left}, {right}")
        value = _saturated(body, text, value, "sat" in modifiers)
    else:
        raise statement.refusal()
    body.write(target, text, value)


_DIRECTED: Final = frozenset(("rm", "rp", "rz"))
"""Rounding modes other than that to the nearest."""


def _write_directed(
    body: Body, statement: Statement, target: Operand, text: str, values: list[str]
) -> None:
    """Call the intrinsic of an operation that rounds in one direction."""
    letter = _BY_LETTER.get(_kind(statement))
    if letter is None:
        raise statement.refusal()
    name, words = statement.name, ".".join(statement.modifiers[:-1])
    if name == "sub":
        name, values = "add", [values[0], body.writer.let(f"fneg {text} {values[1]}")]
    args = [(text, value) for value in values]
    name = f"llvm.nvvm.{'fma' if name == 'mad' else name}.{words}.{letter}"
    body.write(target, text, body.writer.call(text, name, args))


def _saturated(body: Body, text: str, value: str, is_asked: bool) -> str:
    """Clamp a float to 0..1, and a NaN to 0, where a statement asks for that."""
    if not is_asked:
        return value
    shape = shape_of(text)
    value = _called(body, "maxnum", text, [value, floating(shape, 0.0)])
    return _called(body, "minnum", text, [value, floating(shape, 1.0)])


def _write_wide_product(body: Body, statement: Statement, kind: str, text: str) -> None:
    """mul.hi and mul.wide: the upper half, or all, of a product of twice the width."""
    target, values = _operands(body, statement, text, 2)
    bits = width_of(text)
    wide, extend = f"i{2 * bits}", "sext" if _is_signed(kind) else "zext"
    left, right = (body.writer.let(f"{extend} {text} {it} to {wide}") for it in values)
    product = body.writer.let(f"mul {wide} {left}, {right}")
    if statement.modifiers[0] == "wide":
        body.write(target, wide, product)
        return
    product = body.writer.let(f"lshr {wide} {product}, {bits}")
    body.write(target, text, body.writer.let(f"trunc {wide} {product} to {text}"))


def write_fused(body: Body, statement: Statement) -> None:
    """fma and mad: a product and a sum, of floats with one rounding."""
    kind = _kind(statement)
    text = element_type(statement, kind)
    modifiers = statement.modifiers[:-1]
    if _is_float(text):
        target, values = _operands(body, statement, text, 3)
        if mode := _DIRECTED.intersection(modifiers):
            if not set(modifiers) <= mode | {"ftz"}:
                raise statement.refusal()
            _write_directed(body, statement, target, text, values)
            return
        if not set(modifiers) <= (_ROUNDED | {"sat", "relu"}):
            raise statement.refusal()
        value = _called(body, "fma", text, values)
        if "relu" in modifiers:
            value = _called(body, "maximum", text, [value, floating(shape_of(text), 0.0)])
        body.write(target, text, _saturated(body, text, value, "sat" in modifiers))
        return
    is_known = modifiers[:1] in (("lo",), ("hi",), ("wide",)) and set(modifiers[1:]) <= {"cc"}
    if len(statement.operands) != 4 or not is_known:
        raise statement.refusal()
    target, left, right, addend = statement.operands
    product = statement._replace(
        name="mul", modifiers=(modifiers[0], kind), operands=(target, left, right)
    )
    # The target may be the addend, which is read first.
    wide = f"i{2 * width_of(text)}" if modifiers[0] == "wide" else text
    third = body.read(addend, wide)
    write_binary(body, product)
    value = body.read(target, wide)
    is_chain = statement.name == "madc"
    if is_chain or "cc" in modifiers:
        value = _carried(body, "add", wide, value, third, takes=is_chain, sets="cc" in modifiers)
    else:
        value = body.writer.let(f"add {wide} {value}, {third}")
    body.write(target, wide, value)


def _write_carry(body: Body, statement: Statement, text: str) -> None:
    """add.cc, addc, sub.cc, subc."""
    target, values = _operands(body, statement, text, 2)
    takes, sets = statement.name.endswith("c"), "cc" in statement.modifiers
    left, right = values
    name = statement.name[:3]
    body.write(target, text, _carried(body, name, text, left, right, takes=takes, sets=sets))


def _carried(
    body: Body, name: str, text: str, left: str, right: str, *, takes: bool, sets: bool
) -> str:
    """Add or subtract with the carry flag, which holds the borrow of a difference."""
    writer = body.writer
    value = writer.let(f"{name} {text} {left}, {right}")
    flag = writer.let(f"icmp ult {text} " + (f"{value}, {left}" if name == "add" else
                                               f"{left}, {right}"))  # fmt: skip
    if takes:
        one = writer.let(f"zext i1 {body.carry} to {text}")
        first = value
        value = writer.let(f"{name} {text} {first}, {one}")
        order = f"{value}, {first}" if name == "add" else f"{first}, {one}"
        flag = writer.let(f"or i1 {flag}, {writer.let(f'icmp ult {text} {order}')}")
    if sets:
        body.carry = flag
    return value


_SHIFTS: Final = {"shl": "shl", "shr": "lshr"}


def write_shift(body: Body, statement: Statement) -> None:
    """shl and shr: by the width or more they give 0, or the sign."""
    kind = _kind(statement)
    text = element_type(statement, kind)
    if len(statement.modifiers) != 1 or len(statement.operands) != 3:
        raise statement.refusal()
    target, source, amount = statement.operands
    value, bits = body.read(source, text), width_of(text)
    writer = body.writer
    is_arithmetic = statement.name == "shr" and _is_signed(kind)
    word = "ashr" if is_arithmetic else _SHIFTS[statement.name]
    known = body.imm(amount)
    if known is not None:
        if known >= bits and not is_arithmetic:
            body.write(target, text, "0")
        else:
            by = min(known, bits - 1)
            body.write(target, text, writer.let(f"{word} {text} {value}, {by}"))
        return
    steps = body.read(amount, "i32")
    least = writer.call("i32", "llvm.umin.i32", [("i32", steps), ("i32", str(bits - 1))])
    result = writer.let(f"{word} {text} {value}, {body.cast('i32', least, text)}")
    if not is_arithmetic:
        inside = writer.let(f"icmp ult i32 {steps}, {bits}")
        result = writer.let(f"select i1 {inside}, {text} {result}, {text} 0")
    body.write(target, text, result)


def write_unary(body: Body, statement: Statement) -> None:
    """not, neg, abs, popc, clz, brev, cnot: on one operand."""
    kind = _kind(statement)
    text = element_type(statement, kind)
    _check(statement, frozenset(("ftz",)))
    target, (value,) = _operands(body, statement, text, 1)
    writer, shape, name = body.writer, shape_of(text), statement.name
    if _is_float(text):
        if name == "neg":
            value = writer.let(f"fneg {text} {value}")
        elif name == "abs":
            value = _called(body, "fabs", text, [value])
        else:
            raise statement.refusal()
        body.write(target, text, value)
        return
    if name in ("popc", "clz"):
        # The count is a number of 32 bits, whatever the operand's width.
        args = [(text, value), ("i1", "false")][: 1 if name == "popc" else 2]
        word = "ctpop" if name == "popc" else "ctlz"
        count = writer.call(text, f"llvm.{word}.{text}", args)
        body.write(target, "i32", body.cast(text, count, "i32"))
        return
    if name == "abs":
        value = writer.call(text, f"llvm.abs.{text}", [(text, value), ("i1", "false")])
    elif name == "brev":
        value = _called(body, "bitreverse", text, [value])
    elif name == "not":
        value = writer.let(f"xor {text} {value}, {integer(shape, -1)}")
    elif name == "neg":
        value = writer.let(f"sub {text} 0, {value}")
    else:
        flag = writer.let(f"icmp eq {text} {value}, 0")
        value = writer.let(f"zext i1 {flag} to {text}")
    body.write(target, text, value)


_COMPARISONS: Final = frozenset(("eq", "ge", "gt", "le", "lt", "ne"))
_UNSIGNED: Final = {"lo": "ult", "ls": "ule", "hi": "ugt", "hs": "uge"}
_UNORDERED: Final = {"equ": "ueq", "neu": "une", "ltu": "ult", "leu": "ule", "gtu": "ugt",
                     "geu": "uge", "num": "ord", "nan": "uno"}  # fmt: skip
_COMBINED: Final = ("and", "or", "xor")


def _compared(body: Body, statement: Statement, word: str, kind: str, text: str) -> str:
    """Return the flags of a comparison of the first two sources."""
    left, right = (body.read(operand, text) for operand in statement.operands[-2:])
    if _is_float(text):
        # `ne` is ordered in PTX, as the others.
        name = _UNORDERED.get(word) or (f"o{word}" if word in _COMPARISONS else "")
        opcode = "fcmp"
    else:
        sign = "" if word in ("eq", "ne") else "s" if _is_signed(kind) else "u"
        name = _UNSIGNED.get(word) or (sign + word if word in _COMPARISONS else "")
        opcode = "icmp"
    if not name:
        raise statement.refusal()
    return body.writer.let(f"{opcode} {name} {text} {left}, {right}")


def write_predicate(body: Body, statement: Statement) -> None:
    """setp: a comparison into a predicate, which may be combined with another one."""
    kind = _kind(statement)
    text = element_type(statement, kind)
    words = [word for word in statement.modifiers[:-1] if word != "ftz"]
    combines = len(words) == 2 and words[1] in _COMBINED
    sources = 3 if combines else 2
    # A second target has the opposite of the comparison.
    targets = statement.operands[:-sources]
    is_known = combines or len(words) == 1
    if not is_known or len(targets) not in (1, 2) or shape_of(text).lanes:
        raise statement.refusal()
    left, right, *others = statement.operands[-sources:]
    compared = statement._replace(operands=(targets[0], left, right))
    value = _compared(body, compared, words[0], kind, text)
    values = [value]
    if len(targets) > 1:
        values.append(body.writer.let(f"xor i1 {value}, true"))
    if combines:
        other = body.read(others[0], "i1")
        values = [body.writer.let(f"{words[1]} i1 {it}, {other}") for it in values]
    for target, it in zip(targets, values, strict=True):
        body.write(target, "i1", it)


def write_set(body: Body, statement: Statement) -> None:
    """set: a comparison into 1.0 or 0.0 of a float, or all bits of an integer."""
    words = [word for word in statement.modifiers if word != "ftz"]
    if len(words) != 3 or len(statement.operands) != 3:
        raise statement.refusal()
    word, to, kind = words
    result, text = element_type(statement, to), element_type(statement, kind)
    if shape_of(result).lanes != shape_of(text).lanes:
        raise statement.refusal()
    flags = _compared(body, statement, word, kind, text)
    shape = shape_of(result)
    if _is_float(result):
        ones, zeros = floating(shape, 1.0), floating(shape, 0.0)
    else:
        ones, zeros = integer(shape, -1), integer(shape, 0)
    condition = f"{like(shape_of(text), 'i1')} {flags}"
    value = body.writer.let(f"select {condition}, {result} {ones}, {result} {zeros}")
    body.write(statement.operands[0], result, value)


def write_select(body: Body, statement: Statement) -> None:
    """selp: one of two values by a predicate."""
    text = element_type(statement, _kind(statement))
    if len(statement.operands) != 4 or len(statement.modifiers) != 1:
        raise statement.refusal()
    target, left, right, flag = statement.operands
    first, second = body.read(left, text), body.read(right, text)
    condition = body.read(flag, "i1")
    value = body.writer.let(f"select i1 {condition}, {text} {first}, {text} {second}")
    body.write(target, text, value)


def write_logic(body: Body, statement: Statement) -> None:
    """lop3: any function of three bits, given by its table."""
    text = element_type(statement, _kind(statement))
    table = body.imm(statement.operands[-1]) if len(statement.operands) == 5 else None
    if table is None or text != "i32" or len(statement.modifiers) != 1:
        raise statement.refusal()
    target, *sources = statement.operands[:-1]
    a, b, c = (body.read(source, text) for source in sources)
    # Bit 4a + 2b + c of the table is the result for these bits.
    if table >> 4 ^ table & 15 == 15:
        body.write(target, text, _flipped(body, a, _of_two(body, b, c, table & 15)))
        return
    body.write(target, text, _muxed(body, a, _of_two(body, b, c, table >> 4 & 15),
                                    _of_two(body, b, c, table & 15)))  # fmt: skip


def _flipped(body: Body, bits: str, where: str) -> str:
    return bits if where == "0" else body.writer.let(f"xor i32 {bits}, {where}")


def _muxed(body: Body, flag: str, on: str, off: str) -> str:
    """Return the bits of `on` where a bit of the flag is set, of `off` elsewhere."""
    writer = body.writer
    if on == off:
        return on
    if off == "0":
        return flag if on == "-1" else writer.let(f"and i32 {flag}, {on}")
    if on == "-1":
        return writer.let(f"or i32 {flag}, {off}")
    kept = writer.let(f"and i32 {flag}, {_flipped(body, on, off)}")
    return writer.let(f"xor i32 {kept}, {off}")


def _of_two(body: Body, b: str, c: str, table: int) -> str:
    """Return a function of two bits; bit 2b + c of the table is its value."""
    writer = body.writer

    def of_one(part: int) -> str:
        if part in (0, 3):
            return "0" if part == 0 else "-1"
        return c if part == 2 else writer.let(f"xor i32 {c}, -1")

    if table >> 2 == table & 3:
        return of_one(table & 3)
    if table >> 2 ^ table & 3 == 3:
        return _flipped(body, b, of_one(table & 3))
    plain = {0b1000: "and", 0b1110: "or"}.get(table)
    if plain:
        return writer.let(f"{plain} i32 {b}, {c}")
    return _muxed(body, b, of_one(table >> 2), of_one(table & 3))


_DIRECTIONS: Final = {"rni": "rint", "rzi": "trunc", "rmi": "floor", "rpi": "ceil"}
"""Rounding to a whole number (PTX ISA, 9.7.9.21), as a function of LLVM."""
_NARROWED: Final = {"rz": "rtz", "rm": "rtn", "rp": "rtp"}
"""Rounding of a float, as a suffix of OpenCL's conversions."""
_SIGNED: Final = {"i8": "c", "i16": "s", "i32": "i", "i64": "l"}
_UNSIGNED_LETTERS: Final = {"i8": "h", "i16": "t", "i32": "j", "i64": "m"}
"""Types of integers, as OpenCL's names of functions have them."""
_OPENCL: Final = {"half": ("half", "Dh"), "float": ("float", "f"), "double": ("double", "d")}


def write_conversion(body: Body, statement: Statement) -> None:
    """cvt: between numbers; out of range a conversion to an integer gives its nearest value."""
    words = [word for word in statement.modifiers if word != "ftz"]
    if words == ["rna", "tf32", "f32"]:
        _write_tf32(body, statement)
        return
    if name := _narrow_conversion(words):
        _write_narrow(body, statement, name)
        return
    types = [word for word in words if word in TYPES]
    modes = [word for word in words if word not in TYPES]
    if len(types) != 2:
        raise statement.refusal()
    to, source = (TYPES[kind] for kind in types)
    if shape_of(to).lanes:
        _write_packed(body, statement, to, source, modes)
        return
    if len(statement.operands) != 2 or shape_of(source).lanes:
        raise statement.refusal()
    value = body.read(statement.operands[1], source)
    signs = [_is_signed(kind) for kind in types]
    body.write(statement.operands[0], to, _converted(body, statement, value, to, source, signs,
                                                     modes))  # fmt: skip


_TINY: Final = frozenset(("e4m3x2", "e5m2x2"))
_HALVES: Final = {"bf16": "f2bf16", "bf16x2": "ff2bf16x2", "f16": "f2f16", "f16x2": "ff2f16x2"}


def _narrow_conversion(words: list[str]) -> str:
    """Return the intrinsic of a conversion from or to small floats that has one, "" for none."""
    *modes, to, source = words if len(words) > 2 else ("", "", "")
    kept = "".join(f".{word}" for word in ("relu", "satfinite") if word in modes)
    rest = [word for word in modes if word not in ("relu", "satfinite")]
    if to in _TINY and source in ("f32", "f16x2") and rest == ["rn"] and "satfinite" in modes:
        return f"{'ff' if source == 'f32' else source}.to.{to}.rn{kept.removesuffix('.satfinite')}"
    if to == "f16x2" and source in _TINY and rest == ["rn"] and "satfinite" not in modes:
        return f"{source}.to.f16x2.rn{kept}"
    plain = to.endswith("x2") and "satfinite" not in modes
    if to in _HALVES and source == "f32" and rest in (["rn"], ["rz"]) and kept and not plain:
        return f"{_HALVES[to]}.{rest[0]}{kept}"
    if to == "tf32" and source == "f32" and rest in (["rn"], ["rna"], ["rz"]):
        return "" if words == ["rna", "tf32", "f32"] else f"f2tf32.{rest[0]}{kept}"
    return ""


def _write_narrow(body: Body, statement: Statement, name: str) -> None:
    """Call the intrinsic of a conversion."""
    words = [word for word in statement.modifiers if word != "ftz"]
    to, source = words[-2:]
    result = {"tf32": "i32", **dict.fromkeys(_TINY, "i16")}.get(to) or TYPES[to]
    text = "i16" if source in _TINY else TYPES[source]
    count = 2 if to.endswith("x2") and source == "f32" else 1
    target, values = _operands(body, statement, text, count)
    args = [(text, value) for value in values]
    body.write(target, result, body.writer.call(result, f"llvm.nvvm.{name}", args))


def _write_tf32(body: Body, statement: Statement) -> None:
    """cvt.rna.tf32.f32: ten bits of a float's mantissa, rounded away from zero at ties."""
    target, (value,) = _operands(body, statement, "i32", 1)
    writer = body.writer
    # Of a NaN the bits that stay may be those of an infinity, and a carry may reach the sign.
    number = body.cast("i32", value, "float")
    is_nan = writer.let(f"fcmp uno float {number}, {number}")
    above = writer.let(f"add i32 {value}, {1 << _DROPPED_BITS - 1}")
    value = writer.let(f"select i1 {is_nan}, i32 {_NAN}, i32 {above}")
    body.write(target, "i32", writer.let(f"and i32 {value}, {-1 << _DROPPED_BITS}"))


_NAN: Final = 0x7FFFFFFF
"""The bits of PTX's NaN."""
_DROPPED_BITS: Final = 13
"""Bits of a float's mantissa that tf32 lacks."""


def _converted(
    body: Body, statement: Statement, value: str, to: str, source: str, signs: list[bool],
    modes: list[str],
) -> str:  # fmt: skip
    writer = body.writer
    is_saturating = "sat" in modes
    (mode, *others) = [word for word in modes if word != "sat"] or [""]
    if others:
        raise statement.refusal()
    if _is_float(source) and _is_float(to):
        if mode in _DIRECTIONS:
            value = _called(body, _DIRECTIONS[mode], source, [value])
            mode = ""
        value = _rounded(body, statement, value, to, source, mode)
        return _saturated(body, to, value, is_saturating)
    if _is_float(source):
        if mode not in _DIRECTIONS:
            raise statement.refusal()
        whole = _called(body, _DIRECTIONS[mode], source, [value])
        word = "fptosi" if signs[0] else "fptoui"
        name = f"llvm.{word}.sat.{suffix(to)}.{suffix(source)}"
        return writer.call(to, name, [(source, whole)])
    if _is_float(to):
        if mode in _NARROWED and to in _OPENCL and source in _SIGNED and not is_saturating:
            name = f"convert_{to}_{_NARROWED[mode]}"
            letter = _SIGNED[source] if signs[1] else _UNSIGNED_LETTERS[source]
            return writer.call(to, f"_Z{len(name)}{name}{letter}", [(source, value)])
        if mode not in ("rn", "") or is_saturating:
            raise statement.refusal()
        return writer.let(f"{'sitofp' if signs[1] else 'uitofp'} {source} {value} to {to}")
    if is_saturating or mode:
        raise statement.refusal()
    have, need = width_of(source), width_of(to)
    if have >= need:
        return body.cast(source, value, to)
    return writer.let(f"{'sext' if signs[1] else 'zext'} {source} {value} to {to}")


def _rounded(body: Body, statement: Statement, value: str, to: str, source: str, mode: str) -> str:
    """Convert between floats; only to a narrower type does the mode matter."""
    writer = body.writer
    if to == source:
        return value
    if width_of(to) > width_of(source):
        return writer.let(f"fpext {source} {value} to {to}")
    if mode in ("rn", ""):
        return writer.let(f"fptrunc {source} {value} to {to}")
    if mode not in _NARROWED or to not in _OPENCL:
        raise statement.refusal()
    name = f"convert_{_OPENCL[to][0]}_{_NARROWED[mode]}"
    return writer.call(to, f"_Z{len(name)}{name}{_OPENCL[source][1]}", [(source, value)])


def _write_packed(body: Body, statement: Statement, to: str, source: str, modes: list[str]) -> None:
    """cvt of two floats into one register: the first operand is the upper half."""
    is_plain = all(mode in ("rn", "rz", "relu", "satfinite") for mode in modes)
    if len(statement.operands) != 3 or not is_plain or "satfinite" in modes:
        raise statement.refusal()
    element = shape_of(to).element
    mode = "rz" if "rz" in modes else "rn"
    whole = "poison"
    for at, operand in enumerate(reversed(statement.operands[1:])):
        part = _rounded(body, statement, body.read(operand, source), element, source, mode)
        if "relu" in modes:
            zero = floating(Shape(0, element), 0.0)
            part = _called(body, "maximum", element, [part, zero])
        whole = body.writer.insert(to, whole, element, part, at)
    body.write(statement.operands[0], to, whole)


def write_intrinsic(body: Body, statement: Statement) -> None:
    """ex2, lg2, sin and others: the intrinsic of NVIDIA's target with the statement's words."""
    kind = _kind(statement)
    text = element_type(statement, kind)
    target, values = _operands(body, statement, text, 1)
    words = ".".join(statement.modifiers[:-1])
    letter = _INTRINSICS[statement.name].get(kind)
    if letter is None:
        raise statement.refusal()
    name = f"llvm.nvvm.{statement.name}.{words}.{letter}" if words else ""
    if not name:
        raise statement.refusal()
    body.write(target, text, body.writer.call(text, name, [(text, it) for it in values]))


_BY_LETTER: Final = {"f32": "f", "f64": "d"}
_BY_TYPE: Final = {"f16": "f16", "f16x2": "v2f16", "f32": "f32", "f64": "f64"}
_INTRINSICS: Final[dict[str, dict[str, str]]] = {
    "cos": _BY_LETTER,
    "ex2": _BY_TYPE,
    "lg2": _BY_LETTER,
    "rcp": _BY_LETTER,
    "rsqrt": _BY_LETTER,
    "sin": _BY_LETTER,
    "sqrt": _BY_LETTER,
}
"""How the intrinsic spells the type, by the instruction."""


def write_tanh(body: Body, statement: Statement) -> None:
    """tanh.approx: LLVM's own intrinsic, which is more precise."""
    text = element_type(statement, _kind(statement))
    if not _is_float(text):
        raise statement.refusal()
    target, values = _operands(body, statement, text, 1)
    body.write(target, text, _called(body, "tanh", text, values))


_PERMUTED: Final[dict[tuple[str, ...], str]] = {
    ("b32", mode): mode for mode in ("b4e", "ecl", "ecr", "f4e", "rc16", "rc8")
}


def write_permutation(body: Body, statement: Statement) -> None:
    """prmt: bytes of two registers, which a third one selects."""
    target, values = _operands(body, statement, "i32", 3)
    if mode := _PERMUTED.get(statement.modifiers):
        # Those of one register have the second source for nothing.
        used = values if mode in ("b4e", "f4e") else [values[0], values[2]]
        args = [("i32", it) for it in used]
        body.write(target, "i32", body.writer.call("i32", f"llvm.nvvm.prmt.{mode}", args))
        return
    if statement.modifiers != ("b32",):
        raise statement.refusal()
    selector = body.imm(statement.operands[3])
    if selector is None or selector & 0x8888:
        args = [("i32", it) for it in values]
        value = body.writer.call("i32", "llvm.nvvm.prmt", args)
    else:
        lanes = shape_text(Shape(4, "i8"))
        left, right = (body.cast("i32", it, lanes) for it in values[:2])
        mask = [selector >> 4 * at & 7 for at in range(4)]
        value = body.cast(lanes, body.writer.shuffle(lanes, left, right, mask), "i32")
    body.write(target, "i32", value)
