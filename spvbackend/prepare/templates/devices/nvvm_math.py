"""Mathematics of NVIDIA's target: arithmetic, functions, and conversions with a rounding mode.

Denormals are kept where `ftz` lets them be flushed, and a function is at least as precise as its
approximation. Arithmetic is rounded to nearest; SPIR-V has no other mode for it.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from spvbackend.builtins.intrinsics import TEMPLATES
from spvbackend.prepare.templates.devices.directed import ROUNDED, expand_rounded
from spvbackend.prepare.templates.devices.nvvm_floats import FLOAT_PATTERNS
from spvbackend.prepare.templates.devices.nvvm_integers import INTEGER_ROWS
from spvbackend.prepare.templates.text import Request, Writer, float_shape, floating, suffix

Expand = Callable[[Request], str | None]

_UNARY: Final = {
    "ceil": "ceil",
    "cos.approx": "cos",
    "ex2.approx": "exp2",
    "fabs": "fabs",
    "floor": "floor",
    "lg2.approx": "log2",
    "round": "rint",
    "sin.approx": "sin",
    "sqrt": "sqrt",
    "sqrt.approx": "sqrt",
    "sqrt.rn": "sqrt",
    "trunc": "trunc",
}
"""Functions of LLVM, by the words of an intrinsic; `round` is cvt.rni, which is even at ties."""
_SEVERAL: Final = {"fma.rn": "fma", "fmax": "maxnum", "fmin": "minnum"}
"""Functions of several operands."""
_OPERATORS: Final = {
    "add.rn": "fadd",
    "div.approx": "fdiv",
    "div.full": "fdiv",
    "div.rn": "fdiv",
    "mul.rn": "fmul",
}
_RECIPROCALS: Final = frozenset(("rcp.approx", "rcp.rn", "rsqrt.approx"))
_TYPES: Final = frozenset(("ftz", "f", "d", "f32", "f64"))
"""Words for the type, and for denormals."""


def _plain_name(name: str) -> str:
    words = name.removeprefix("llvm.nvvm.").split(".")
    return ".".join(word for word in words if word not in _TYPES)


def expand_function(request: Request) -> str | None:
    """Expand a function that LLVM has an intrinsic for."""
    writer, text = Writer(), request.ret
    word = _plain_name(request.name)
    name = f"llvm.{_UNARY.get(word) or _SEVERAL[word]}.{suffix(text)}"
    args = ", ".join(f"{text} %a{at}" for at in range(len(request.args)))
    return writer.returns(text, writer.let(f"call {_rough(request)}{text} @{name}({args})"))


def _rough(request: Request) -> str:
    """Return the fast-math flag of an approximation, which a device may have an instruction for."""
    return "afn " if _APPROXIMATE.intersection(request.name.split(".")) else ""


_APPROXIMATE: Final = frozenset(("approx", "full"))


def expand_operator(request: Request) -> str | None:
    """Expand an operation that LLVM has an instruction for."""
    writer, text = Writer(), request.ret
    opcode = _OPERATORS[_plain_name(request.name)]
    return writer.returns(text, writer.let(f"{opcode} {_rough(request)}{text} %a0, %a1"))


def expand_reciprocal(request: Request) -> str | None:
    """rcp and rsqrt."""
    writer, text = Writer(), request.ret
    value, shape = "%a0", float_shape(request.ret)
    if shape is None:
        return None
    if ".rsqrt." in request.name:
        value = writer.let(
            f"call {_rough(request)}{text} @llvm.sqrt.{suffix(text)}({text} {value})"
        )
    one = floating(shape, 1.0)
    return writer.returns(text, writer.let(f"fdiv {_rough(request)}{text} {one}, {value}"))


def expand_saturation(request: Request) -> str | None:
    """saturate: clamped to 0..1, and a NaN to 0."""
    writer, text = Writer(), request.ret
    shape = float_shape(text)
    if shape is None:
        return None
    args = [(text, "%a0"), (text, floating(shape, 0.0))]
    value = writer.call(text, f"llvm.maxnum.{suffix(text)}", args)
    args = [(text, value), (text, floating(shape, 1.0))]
    return writer.returns(text, writer.call(text, f"llvm.minnum.{suffix(text)}", args))


_MODES: Final = {"rm": "floor", "rn": "rint", "rp": "ceil", "rz": "trunc"}
"""Rounding to a whole number, as functions of LLVM."""
_DIRECTED: Final = {"rm": "rtn", "rp": "rtp", "rz": "rtz"}
"""Rounding of a conversion, as OpenCL's conversions have it."""
_TO_INTEGER: Final = re.compile(r"llvm\.nvvm\.[df]2(u?)(?:i|ll)\.(r[mnpz])(?:\.ftz)?")
_FROM_INTEGER: Final = re.compile(r"llvm\.nvvm\.(u?)(?:i|ll)2[df]\.(r[mnpz])")
_NARROWED: Final = re.compile(r"llvm\.nvvm\.d2f\.(r[mnpz])(?:\.ftz)?")
_LETTERS: Final = {"double": "d", "float": "f", "i32": "i", "i64": "l"}


def expand_to_integer(request: Request) -> str | None:
    """Round a float to an integer; one beyond the type gives the nearest, and a NaN 0."""
    match = _TO_INTEGER.fullmatch(request.name)
    assert match is not None
    writer, text = Writer(), request.args[0]
    value = writer.call(text, f"llvm.{_MODES[match[2]]}.{suffix(text)}", [(text, "%a0")])
    name = f"llvm.fpto{'u' if match[1] else 's'}i.sat.{request.ret}.{suffix(text)}"
    return writer.returns(request.ret, writer.call(request.ret, name, [(text, value)]))


def expand_from_integer(request: Request) -> str | None:
    """Convert an integer to a float with a rounding mode."""
    match = _FROM_INTEGER.fullmatch(request.name)
    assert match is not None
    text = request.args[0]
    letter = _LETTERS[text]
    if match[1]:
        letter = {"i": "j", "l": "m"}[letter]
    plain = f"{'u' if match[1] else 's'}itofp"
    return _converted(request, match[2], plain, letter)


def expand_narrowed(request: Request) -> str | None:
    """Convert a double to a float with a rounding mode."""
    match = _NARROWED.fullmatch(request.name)
    assert match is not None
    return _converted(request, match[1], "fptrunc", "d")


def _converted(request: Request, mode: str, plain: str, letter: str) -> str:
    writer, text, ret = Writer(), request.args[0], request.ret
    if mode not in _DIRECTED:
        return writer.returns(ret, writer.let(f"{plain} {text} %a0 to {ret}"))
    name = f"convert_{ret}_{_DIRECTED[mode]}"
    value = writer.call(ret, f"_Z{len(name)}{name}{letter}", [(text, "%a0")])
    return writer.returns(ret, value)


def expand_half(request: Request) -> str | None:
    """f2h.rn and h2f: halves as integers of 16 bits."""
    writer = Writer()
    if request.name == "llvm.nvvm.h2f":
        value = writer.let("bitcast i16 %a0 to half")
        return writer.returns("float", writer.let(f"fpext half {value} to float"))
    value = writer.let("fptrunc float %a0 to half")
    return writer.returns("i16", writer.let(f"bitcast half {value} to i16"))


def expand_word(request: Request) -> str | None:
    """d2i.hi and d2i.lo: a half of a double's bits."""
    writer = Writer()
    bits = writer.let("bitcast double %a0 to i64")
    if request.name.endswith(".hi"):
        bits = writer.let(f"lshr i64 {bits}, 32")
    return writer.returns("i32", writer.let(f"trunc i64 {bits} to i32"))


def expand_double(request: Request) -> str | None:
    """lohi.i2d: a double of its two halves, the lower one first."""
    writer = Writer()
    low = writer.let("zext i32 %a0 to i64")
    high = writer.let("zext i32 %a1 to i64")
    high = writer.let(f"shl i64 {high}, 32")
    bits = writer.let(f"or i64 {high}, {low}")
    return writer.returns("double", writer.let(f"bitcast i64 {bits} to double"))


def _family(name: str) -> Expand | None:
    plain = _plain_name(name)
    if plain in _UNARY or plain in _SEVERAL:
        return expand_function
    if plain in _OPERATORS:
        return expand_operator
    if plain in _RECIPROCALS:
        return expand_reciprocal
    for pattern, expand in _BY_PATTERN:
        if pattern.fullmatch(name):
            return expand
    return INTEGER_ROWS.get(name.removeprefix("llvm.nvvm.")) or _BY_WORD.get(plain)


_BY_PATTERN: Final = (
    (ROUNDED, expand_rounded),
    (_FROM_INTEGER, expand_from_integer),
    (_NARROWED, expand_narrowed),
    (_TO_INTEGER, expand_to_integer),
    *FLOAT_PATTERNS,
)
_BY_WORD: Final[dict[str, Expand]] = {
    "d2i.hi": expand_word,
    "d2i.lo": expand_word,
    "f2h.rn": expand_half,
    "h2f": expand_half,
    "lohi.i2d": expand_double,
    "saturate": expand_saturation,
}
NVVM_MATH: Final[dict[str, Expand]] = {
    name: expand
    for name in sorted(TEMPLATES)
    if name.startswith("llvm.nvvm.") and (expand := _family(name)) is not None
}
