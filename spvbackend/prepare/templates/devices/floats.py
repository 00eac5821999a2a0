"""AMD's floating-point instructions that are intrinsics.

Results that the hardware approximates are at least as exact here; an instruction that is defined
exactly (med3, fract, legacy products, packing) gives the same result.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spvbackend.prepare.templates.calls import call_builtin
from spvbackend.prepare.templates.float import expand_is_fpclass, write_frexp
from spvbackend.prepare.templates.spv import expand_frac
from spvbackend.prepare.templates.text import (
    Request,
    Shape,
    Writer,
    fill,
    float_shape,
    floating,
    integer_shape,
    shape_text,
    vector,
)

Family = Callable[[Request], str | None]

# Rows for operands and results of one floating-point type.
_FLOAT_ROWS: Final[dict[str, str]] = {
    # fixup makes the quotient of scaled steps, so unscaled steps will do.
    "div.fixup": """
  %r = fdiv $T %a2, %a1
  ret $T %r""",
    "div.fmas": """
  %r = call $T @llvm.fma.$NT($T %a0, $T %a1, $T %a2)
  ret $T %r""",
    "exp2": """
  %r = call $T @llvm.exp2.$NT($T %a0)
  ret $T %r""",
    # The rule of DirectX 9: zero times anything is zero.
    "fma.legacy": """
  %left = fcmp oeq $T %a0, $T{0.0}
  %right = fcmp oeq $T %a1, $T{0.0}
  %either = or $B %left, %right
  %sum = fadd $T %a2, $T{0.0}
  %fused = call $T @llvm.fma.$NT($T %a0, $T %a1, $T %a2)
  %r = select $B %either, $T %sum, $T %fused
  ret $T %r""",
    # The median; with a NaN the least, as min3 gives it.
    "fmed3": """
  %nan.ab = fcmp uno $T %a0, %a1
  %nan.c = fcmp uno $T %a2, %a2
  %nan = or $B %nan.ab, %nan.c
  %low = call $T @llvm.minnum.$NT($T %a0, $T %a1)
  %high = call $T @llvm.maxnum.$NT($T %a0, $T %a1)
  %least = call $T @llvm.minnum.$NT($T %low, $T %a2)
  %upper = call $T @llvm.minnum.$NT($T %high, $T %a2)
  %middle = call $T @llvm.maxnum.$NT($T %low, $T %upper)
  %r = select $B %nan, $T %least, $T %middle
  ret $T %r""",
    "fmul.legacy": """
  %left = fcmp oeq $T %a0, $T{0.0}
  %right = fcmp oeq $T %a1, $T{0.0}
  %either = or $B %left, %right
  %product = fmul $T %a0, %a1
  %r = select $B %either, $T $T{0.0}, $T %product
  ret $T %r""",
    # The logarithm to base 2.
    "log": """
  %r = call $T @llvm.log2.$NT($T %a0)
  ret $T %r""",
    "rcp": """
  %r = fdiv $T $T{1.0}, %a0
  ret $T %r""",
    "sqrt": """
  %r = call $T @llvm.sqrt.$NT($T %a0)
  ret $T %r""",
    "tanh": """
  %r = call $T @llvm.tanh.$NT($T %a0)
  ret $T %r""",
}


def _expand_row(request: Request) -> str | None:
    if float_shape(request.ret) is None or request.args[0] != request.ret:
        return None
    return fill(_FLOAT_ROWS[request.name.removeprefix(_PREFIX)], request)


def _builtin(request: Request, name: str, value: str = "%a0") -> str | None:
    shape = float_shape(request.ret)
    if shape is None or shape.element == "bfloat":
        return None
    writer = Writer()
    if value != "%a0":
        value = writer.let(value)
    return writer.returns(request.ret, call_builtin(writer, name, shape, shape, value))


def expand_rsq(request: Request) -> str | None:
    """rsq: the reciprocal of the root."""
    return _builtin(request, "rsqrt")


def expand_turns(request: Request) -> str | None:
    """sin and cos of a number of turns; OpenCL's take half turns."""
    # Doubling is exact, or infinite for a number far beyond all fractions of a turn.
    name = f"{request.name.removeprefix(_PREFIX)}pi"
    return _builtin(request, name, f"fadd {request.ret} %a0, %a0")


def expand_mantissa(request: Request) -> str | None:
    """frexp.mant: the fraction of frexp."""
    shape = float_shape(request.args[0])
    if shape is None:
        return None
    writer = Writer()
    fraction, _ = write_frexp(writer, shape, Shape(shape.lanes, "i32"))
    return writer.returns(request.ret, fraction)


def expand_exponent(request: Request) -> str | None:
    """frexp.exp: the exponent of frexp."""
    shape, exponent = float_shape(request.args[0]), integer_shape(request.ret)
    if shape is None or exponent is None:
        return None
    writer = Writer()
    _, power = write_frexp(writer, shape, exponent)
    return writer.returns(request.ret, power)


def expand_class(request: Request) -> str | None:
    """class: the bits of the mask are those of LLVM's is.fpclass."""
    return expand_is_fpclass(request)


def expand_scale(request: Request) -> str:
    """div.scale: the denominator or the numerator unchanged, as no scaling is needed."""
    writer, text = Writer(), request.args[0]
    value = "%a0" if request.imms.get(2) else "%a1"
    return writer.returns_struct(request.ret, [(text, value), ("i1", "false")])


def expand_pack_to_zero(request: Request) -> str:
    """cvt.pkrtz: both numbers as halves, rounded towards zero."""
    writer, pair, halves = Writer(), Shape(2, "float"), Shape(2, "half")
    whole = writer.insert(shape_text(pair), "poison", "float", "%a0", 0)
    whole = writer.insert(shape_text(pair), whole, "float", "%a1", 1)
    value = call_builtin(writer, "convert_half$N_rtz", halves, pair, whole)
    if request.ret != shape_text(halves):
        value = writer.let(f"bitcast {shape_text(halves)} {value} to {request.ret}")
    return writer.returns(request.ret, value)


def expand_pack_normal(request: Request) -> str:
    """cvt.pknorm: numbers up to 1 as fractions of the greatest integer, rounded to nearest.

    A NaN becomes 0.
    """
    is_signed = request.name.endswith("i16")
    low, scale = ("-1.0", 32767.0) if is_signed else ("0.0", 65535.0)
    writer, one = Writer(), Shape(0, "float")
    whole = "poison"
    for at in range(2):
        value = f"%a{at}"
        nan = writer.let(f"fcmp uno float {value}, {value}")
        value = writer.let(f"select i1 {nan}, float 0.000000e+00, float {value}")
        args = [("float", value), ("float", floating(one, float(low)))]
        value = writer.call("float", "llvm.maxnum.f32", args)
        value = writer.call(
            "float", "llvm.minnum.f32", [("float", value), ("float", "1.000000e+00")]
        )
        value = writer.let(f"fmul float {value}, {floating(one, scale)}")
        value = writer.call("float", "llvm.rint.f32", [("float", value)])
        cast = "fptosi" if is_signed else "fptoui"
        value = writer.let(f"{cast} float {value} to i16")
        whole = writer.insert(vector(2, "i16"), whole, "i16", value, at)
    return writer.returns(request.ret, whole)


_PREFIX: Final = "llvm.amdgcn."
FLOAT_DEVICE_FAMILIES: Final[dict[str, Family]] = {
    **{f"{_PREFIX}{name}": _expand_row for name in _FLOAT_ROWS},
    **{
        f"{_PREFIX}{name}": family
        for name, family in (
            ("class", expand_class),
            ("cos", expand_turns),
            ("cvt.pknorm.i16", expand_pack_normal),
            ("cvt.pknorm.u16", expand_pack_normal),
            ("cvt.pkrtz", expand_pack_to_zero),
            ("div.scale", expand_scale),
            ("fract", expand_frac),
            ("frexp.exp", expand_exponent),
            ("frexp.mant", expand_mantissa),
            ("rsq", expand_rsq),
            ("sin", expand_turns),
        )
    },
}
