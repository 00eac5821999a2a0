"""Intrinsics of NVIDIA's target on small and packed floats: arithmetic, and conversions that round.

The words of a name after the function are modifiers: `relu` replaces negative results by 0, `sat`
clamps to 0..1, `satfinite` to finite numbers, `nan` passes a NaN on. Denormals are kept where `ftz`
lets them be flushed.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from spvbackend.prepare.templates.text import (
    FLOATS,
    Request,
    Shape,
    Writer,
    float_shape,
    floating,
    like,
    shape_text,
    suffix,
)

_ARITHMETIC: Final = re.compile(
    r"llvm\.nvvm\.(add\.rn|fma\.rn|fmax|fmin)((?:\.(?:abs|ftz|nan|relu|sat|xorsign))*)\.\w+"
)


def expand_arithmetic(request: Request) -> str | None:
    """add, fma, fmin and fmax with modifiers."""
    match = _ARITHMETIC.fullmatch(request.name)
    assert match is not None
    writer, text = Writer(), request.ret
    shape = float_shape(text)
    if shape is None:
        return None
    words = frozenset(match[2].split("."))
    values = [f"%a{at}" for at in range(len(request.args))]
    name = match[1]
    if name == "add.rn":
        value = writer.let(f"fadd {text} {values[0]}, {values[1]}")
    elif name == "fma.rn":
        value = _called(writer, "fma", text, values)
    else:
        word = f"{name[1:]}imum" if "nan" in words else f"{name[1:]}num"
        if "xorsign" not in words:
            value = _called(writer, word, text, values)
        else:
            value = _with_signs(writer, word, shape, values)
    return writer.returns(text, _modified(writer, shape, value, words))


def _with_signs(writer: Writer, word: str, shape: Shape, values: list[str]) -> str:
    """Compare magnitudes; the result's sign is that of the product."""
    text = shape_text(shape)
    sizes = [_called(writer, "fabs", text, [it]) for it in values]
    value = _called(writer, word, text, sizes)
    bits = like(shape, f"i{FLOATS[shape.element].width}")
    words = [writer.let(f"bitcast {text} {it} to {bits}") for it in values]
    sign = writer.let(f"xor {bits} {words[0]}, {words[1]}")
    return _called(
        writer, "copysign", text, [value, writer.let(f"bitcast {bits} {sign} to {text}")]
    )


def _called(writer: Writer, name: str, text: str, values: list[str]) -> str:
    return writer.call(text, f"llvm.{name}.{suffix(text)}", [(text, it) for it in values])


def _modified(writer: Writer, shape: Shape, value: str, words: frozenset[str]) -> str:
    """Apply relu, which passes a NaN on, and sat, which makes it 0."""
    text = shape_text(shape)
    zero = floating(shape, 0.0)
    if "relu" in words:
        value = _called(writer, "maximum", text, [value, zero])
    if "sat" in words:
        value = _called(writer, "maxnum", text, [value, zero])
        value = _called(writer, "minnum", text, [value, floating(shape, 1.0)])
    return value


def expand_negation(request: Request) -> str | None:
    """neg."""
    writer = Writer()
    return writer.returns(request.ret, writer.let(f"fneg {request.ret} %a0"))


_HALF: Final = re.compile(
    r"llvm\.nvvm\.(ff?)2(bf16|f16)(?:x2)?\.(rn|rz)((?:\.(?:relu|satfinite))*)"
)


def expand_narrowing(request: Request) -> str | None:
    """f2f16, f2bf16, and of two floats into one register, whose upper half is the first one."""
    match = _HALF.fullmatch(request.name)
    assert match is not None
    writer, words = Writer(), frozenset(match[4].split("."))
    element = "half" if match[2] == "f16" else "bfloat"
    halves = [
        _narrowed(writer, f"%a{at}", element, match[3] == "rz", words)
        for at in range(len(match[1]))
    ]
    if len(halves) == 1:
        return writer.returns(request.ret, halves[0])
    whole = "poison"
    for at, half in enumerate(reversed(halves)):
        whole = writer.insert(request.ret, whole, element, half, at)
    return writer.returns(request.ret, whole)


def _narrowed(writer: Writer, value: str, element: str, is_cut: bool, words: frozenset[str]) -> str:
    """Convert a float to a type of 16 bits, rounded to the nearest or towards zero."""
    shape = Shape(0, "float")
    is_nan = writer.let(f"fcmp uno float {value}, {value}")
    if "relu" in words:
        value = _called(writer, "maximum", "float", [value, floating(shape, 0.0)])
    if "satfinite" in words:
        most = FLOATS[element]
        largest = (2 - 2.0**-most.mantissa) * 2.0 ** (2 ** (most.width - most.mantissa - 2) - 1)
        value = _called(writer, "maxnum", "float", [value, floating(shape, -largest)])
        value = _called(writer, "minnum", "float", [value, floating(shape, largest)])
    if not is_cut:
        number = writer.let(f"fptrunc float {value} to {element}")
    elif element == "half":
        number = writer.call("half", "_Z16convert_half_rtzf", [("float", value)])
    else:
        # The upper half of a float, and an infinity stays one.
        bits = writer.let(f"bitcast float {value} to i32")
        bits = writer.let(f"lshr i32 {bits}, 16")
        bits = writer.let(f"trunc i32 {bits} to i16")
        number = writer.let(f"bitcast i16 {bits} to bfloat")
    nan = floating(Shape(0, element), float("nan"))
    return writer.let(f"select i1 {is_nan}, {element} {nan}, {element} {number}")


_TF32: Final = re.compile(r"llvm\.nvvm\.f2tf32\.(rn|rna|rz)((?:\.(?:relu|satfinite))*)")
_DROPPED_BITS: Final = 13
"""Bits of a float's mantissa that tf32 lacks."""
_TF32_NAN: Final = 0x7FFFFFFF
_TF32_MOST: Final = 0x7F7FE000


def expand_tf32(request: Request) -> str | None:
    """f2tf32: a float whose mantissa has ten bits, as an integer."""
    match = _TF32.fullmatch(request.name)
    assert match is not None
    writer, words = Writer(), frozenset(match[2].split("."))
    bits = writer.let("bitcast float %a0 to i32")
    more = bits
    if match[1] == "rna":
        more = writer.let(f"add i32 {bits}, {1 << _DROPPED_BITS - 1}")
    elif match[1] == "rn":
        odd = writer.let(f"lshr i32 {bits}, {_DROPPED_BITS}")
        odd = writer.let(f"and i32 {odd}, 1")
        more = writer.let(f"add i32 {bits}, {(1 << _DROPPED_BITS - 1) - 1}")
        more = writer.let(f"add i32 {more}, {odd}")
    value = writer.let(f"and i32 {more}, {-1 << _DROPPED_BITS}")
    if "satfinite" in words:
        size = writer.let(f"and i32 {value}, {0x7FFFFFFF}")
        sign = writer.let(f"and i32 {value}, {-(1 << 31)}")
        size = writer.call("i32", "llvm.umin.i32", [("i32", size), ("i32", str(_TF32_MOST))])
        value = writer.let(f"or i32 {size}, {sign}")
    if "relu" in words:
        value = writer.call("i32", "llvm.smax.i32", [("i32", value), ("i32", "0")])
    # Of a NaN the bits that stay may be those of an infinity, and a carry may reach the sign.
    is_nan = writer.let("fcmp uno float %a0, %a0")
    return writer.returns("i32", writer.let(f"select i1 {is_nan}, i32 {_TF32_NAN}, i32 {value}"))


class _Tiny(NamedTuple):
    """A float of eight bits.

    Attributes:
        mantissa: bits of it.
        bias: of the exponent.
        most: the bits of the largest number; infinities and what is larger become that.
    """

    mantissa: int
    bias: int
    most: int


_TINY: Final = {"e4m3": _Tiny(3, 7, 0x7E), "e5m2": _Tiny(2, 15, 0x7B)}
_TINY_NAN: Final = 0x7F
_TO_TINY: Final = re.compile(r"llvm\.nvvm\.(ff|f16x2)\.to\.(e4m3|e5m2)x2\.rn(\.relu)?")
_FROM_TINY: Final = re.compile(r"llvm\.nvvm\.(e4m3|e5m2)x2\.to\.f16x2\.rn(\.relu)?")
_BIAS: Final = 127
_MANTISSA: Final = 23
_HALF_MANTISSA: Final = 10
_HALF_BIAS: Final = 15


def expand_to_tiny(request: Request) -> str | None:
    """Convert two numbers to floats of eight bits, saturated; the first is the upper one."""
    match = _TO_TINY.fullmatch(request.name)
    assert match is not None
    writer = Writer()
    if match[1] == "ff":
        values = ["%a1", "%a0"]
    else:
        halves = [writer.extract("<2 x half>", "%a0", at) for at in range(2)]
        values = [writer.let(f"fpext half {it} to float") for it in halves]
    low, high = (_tiny(writer, it, _TINY[match[2]], bool(match[3])) for it in values)
    high = writer.let(f"shl i32 {high}, 8")
    whole = writer.let(f"or i32 {high}, {low}")
    return writer.returns("i16", writer.let(f"trunc i32 {whole} to i16"))


def _tiny(writer: Writer, value: str, format: _Tiny, is_positive: bool) -> str:
    """Return the nearest float of eight bits in an i32, even at ties."""
    bits = writer.let(f"bitcast float {value} to i32")
    size = writer.let(f"and i32 {bits}, {0x7FFFFFFF}")
    dropped = _MANTISSA - format.mantissa
    odd = writer.let(f"lshr i32 {size}, {dropped}")
    odd = writer.let(f"and i32 {odd}, 1")
    near = writer.let(f"add i32 {size}, {(1 << dropped - 1) - 1}")
    near = writer.let(f"add i32 {near}, {odd}")
    near = writer.let(f"lshr i32 {near}, {dropped}")
    near = writer.let(f"sub i32 {near}, {_BIAS - format.bias << format.mantissa}")
    # Below the least normal number, a sum whose last bit is a denormal's rounds as it has to.
    magnitude = writer.let(f"bitcast i32 {size} to float")
    unit = 2.0 ** (1 - format.bias - format.mantissa + _MANTISSA)
    total = writer.let(f"fadd float {magnitude}, {floating(Shape(0, 'float'), unit)}")
    small = writer.let(f"bitcast float {total} to i32")
    small = writer.let(f"and i32 {small}, {(1 << format.mantissa + 1) - 1}")
    least = _BIAS + 1 - format.bias << _MANTISSA
    is_small = writer.let(f"icmp ult i32 {size}, {least}")
    number = writer.let(f"select i1 {is_small}, i32 {small}, i32 {near}")
    args = [("i32", number), ("i32", str(format.most))]
    number = writer.call("i32", "llvm.umin.i32", args)
    sign = writer.let(f"lshr i32 {bits}, 24")
    sign = writer.let(f"and i32 {sign}, 128")
    signed = writer.let(f"or i32 {number}, {sign}")
    if is_positive:
        negative = writer.let(f"icmp ne i32 {sign}, 0")
        signed = writer.let(f"select i1 {negative}, i32 0, i32 {number}")
    is_nan = writer.let(f"fcmp uno float {value}, {value}")
    return writer.let(f"select i1 {is_nan}, i32 {_TINY_NAN}, i32 {signed}")


def expand_from_tiny(request: Request) -> str | None:
    """Convert two floats of eight bits to halves, which is exact."""
    match = _FROM_TINY.fullmatch(request.name)
    assert match is not None
    writer, format = Writer(), _TINY[match[1]]
    both = writer.let("zext i16 %a0 to i32")
    whole = "poison"
    for at in range(2):
        byte = writer.let(f"lshr i32 {both}, 8") if at else writer.let(f"and i32 {both}, 255")
        half = _half(writer, byte, format)
        if match[2]:
            zero = floating(Shape(0, "half"), 0.0)
            half = _called(writer, "maximum", "half", [half, zero])
        whole = writer.insert(request.ret, whole, "half", half, at)
    return writer.returns(request.ret, whole)


def _half(writer: Writer, byte: str, format: _Tiny) -> str:
    size = writer.let(f"and i32 {byte}, 127")
    sign = writer.let(f"and i32 {byte}, 128")
    sign = writer.let(f"shl i32 {sign}, 8")
    number = writer.let(f"shl i32 {size}, {_HALF_MANTISSA - format.mantissa}")
    if format.bias != _HALF_BIAS:
        shifted = writer.let(f"add i32 {number}, {_HALF_BIAS - format.bias << _HALF_MANTISSA}")
        # A denormal is a normal half: its number of units.
        count = writer.let(f"uitofp i32 {size} to half")
        unit = floating(Shape(0, "half"), 2.0 ** (1 - format.bias - format.mantissa))
        small = writer.let(f"fmul half {count}, {unit}")
        small = writer.let(f"bitcast half {small} to i16")
        small = writer.let(f"zext i16 {small} to i32")
        is_small = writer.let(f"icmp ult i32 {size}, {1 << format.mantissa}")
        number = writer.let(f"select i1 {is_small}, i32 {small}, i32 {shifted}")
        is_nan = writer.let(f"icmp eq i32 {size}, {_TINY_NAN}")
        number = writer.let(f"select i1 {is_nan}, i32 {0x7FFF}, i32 {number}")
    number = writer.let(f"or i32 {number}, {sign}")
    bits = writer.let(f"trunc i32 {number} to i16")
    return writer.let(f"bitcast i16 {bits} to half")


def expand_copy(request: Request) -> str | None:
    """move: the operand."""
    return Writer().returns(request.ret, "%a0")


FLOAT_PATTERNS: Final = (
    (_ARITHMETIC, expand_arithmetic),
    (re.compile(r"llvm\.nvvm\.neg\.\w+"), expand_negation),
    (_HALF, expand_narrowing),
    (_TF32, expand_tf32),
    (_TO_TINY, expand_to_tiny),
    (_FROM_TINY, expand_from_tiny),
    (re.compile(r"llvm\.nvvm\.move\.\w+"), expand_copy),
)
"""Full names, and what expands them; plain functions of floats are among `nvvm_math`'s."""
