"""Arithmetic of NVIDIA's target with a rounding mode, which SPIR-V has for conversions only.

The result to nearest is computed first, then the sign of what it lacks; that says whether the
neighbour is the result. Floats are computed by doubles.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from spvbackend.prepare.templates.text import Request, Shape, Writer, floating

ROUNDED: Final = re.compile(r"llvm\.nvvm\.(add|div|fma|mul|rcp|sqrt)\.(r[mpz])(?:\.ftz)?\.([df])")
_CONVERTED: Final = {"rm": "rtn", "rp": "rtp", "rz": "rtz"}
"""Rounding of a conversion, as OpenCL's conversions have it."""
_DOUBLE: Final = Shape(0, "double")
_ZERO: Final = floating(_DOUBLE, 0.0)
_INFINITY: Final = floating(_DOUBLE, float("inf"))
_SCALE: Final = 2.0**200
_ROOT_OF_SCALE: Final = 2.0**100
# Below, what a result lacks may be less than the least double.
_SMALL: Final = 2.0**-900


def expand_rounded(request: Request) -> str | None:
    """Expand arithmetic on floats or doubles; a fused product and sum of doubles is refused."""
    match = ROUNDED.fullmatch(request.name)
    assert match is not None
    operation, mode, letter = match[1], match[2], match[3]
    if letter == "f":
        return _of_floats(request, operation, mode)
    return _of_doubles(request, operation, mode) if operation in _DOUBLES else None


def _of_floats(request: Request, operation: str, mode: str) -> str:
    """Round a double near the result.

    It lies between the same two floats as the result, unless it is a float itself: then the sign of
    what is left decides.
    """
    writer = Writer()
    wide = [writer.let(f"fpext float %a{at} to double") for at in range(len(request.args))]
    near, rest = _near(writer, operation, wide)
    name = f"convert_float_{_CONVERTED[mode]}"
    value = writer.call("float", f"_Z{len(name)}{name}d", [("double", near)])
    again = writer.let(f"fpext float {value} to double")
    is_float = writer.let(f"fcmp oeq double {again}, {near}")
    below = writer.let(f"fcmp olt double {rest}, {_ZERO}")
    above = writer.let(f"fcmp ogt double {rest}, {_ZERO}")
    negative = writer.let(f"fcmp olt double {near}, {_ZERO}")
    # The bits of a float grow with its distance from zero.
    if mode == "rz":
        outside = writer.let(f"select i1 {negative}, i1 {above}, i1 {below}")
        step = "-1"
    else:
        outside = below if mode == "rm" else above
        grows = writer.let(f"xor i1 {negative}, {'false' if mode == 'rm' else 'true'}")
        step = writer.let(f"select i1 {grows}, i32 1, i32 -1")
    moves = writer.let(f"and i1 {is_float}, {outside}")
    by = writer.let(f"select i1 {moves}, i32 {step}, i32 0")
    bits = writer.let(f"bitcast float {value} to i32")
    bits = writer.let(f"add i32 {bits}, {by}")
    return writer.returns("float", writer.let(f"bitcast i32 {bits} to float"))


def _near(writer: Writer, operation: str, values: list[str]) -> tuple[str, str]:
    """Return a double near a result on floats, and one with the sign of what is left."""
    if operation == "mul":
        # 48 bits are exact.
        return writer.let(f"fmul double {values[0]}, {values[1]}"), _ZERO
    if operation in ("add", "fma"):
        left, right = values[0], values[-1]
        if operation == "fma":
            left = writer.let(f"fmul double {left}, {values[1]}")
        return _sum(writer, left, right)
    if operation == "sqrt":
        near = writer.call("double", "llvm.sqrt.f64", [("double", values[0])])
        negated = writer.let(f"fneg double {near}")
        return near, _fused(writer, negated, near, values[0])
    one = floating(_DOUBLE, 1.0)
    over, under = (one, values[0]) if operation == "rcp" else (values[0], values[1])
    near = writer.let(f"fdiv double {over}, {under}")
    negated = writer.let(f"fneg double {near}")
    left = _fused(writer, negated, under, over)
    # What is left over the divisor has the sign of what the quotient lacks.
    return near, writer.let(f"fdiv double {left}, {under}")


def _fused(writer: Writer, left: str, right: str, addend: str) -> str:
    args = [("double", it) for it in (left, right, addend)]
    return writer.call("double", "llvm.fma.f64", args)


def _sum(writer: Writer, left: str, right: str) -> tuple[str, str]:
    """Return a sum and its error, by Knuth."""
    near = writer.let(f"fadd double {left}, {right}")
    part = writer.let(f"fsub double {near}, {left}")
    other = writer.let(f"fsub double {near}, {part}")
    first = writer.let(f"fsub double {left}, {other}")
    second = writer.let(f"fsub double {right}, {part}")
    return near, writer.let(f"fadd double {first}, {second}")


def _of_doubles(request: Request, operation: str, mode: str) -> str:
    """Move from the nearest double to its neighbour where the mode asks for that."""
    writer = Writer()
    values = [f"%a{at}" for at in range(len(request.args))]
    if operation == "rcp":
        operation, values = "div", [floating(_DOUBLE, 1.0), *values]
    near, rest = _DOUBLES[operation](writer, values)
    below, above = _sides(writer, near, rest, values)
    bits = writer.let(f"bitcast double {near} to i64")
    negative = writer.let(f"icmp slt i64 {bits}, 0")
    if mode == "rz":
        moves = writer.let(f"select i1 {negative}, i1 {above}, i1 {below}")
        outward = "false"
    else:
        moves = below if mode == "rm" else above
        outward = negative if mode == "rm" else writer.let(f"xor i1 {negative}, true")
    # The bits of a double grow with its distance from zero, beyond which the sign is another.
    step = writer.let(f"select i1 {outward}, i64 1, i64 -1")
    moved = writer.let(f"add i64 {bits}, {step}")
    size = writer.let(f"shl i64 {bits}, 1")
    is_zero = writer.let(f"icmp eq i64 {size}, 0")
    least = {"rm": str(1 - 2**63), "rp": "1", "rz": "0"}[mode]
    if mode != "rz":
        moved = writer.let(f"select i1 {is_zero}, i64 {least}, i64 {moved}")
    else:
        # A result that underflows to zero is the zero of its sign.
        moved = writer.let(f"select i1 {is_zero}, i64 {bits}, i64 {moved}")
    bits = writer.let(f"select i1 {moves}, i64 {moved}, i64 {bits}")
    value = writer.let(f"bitcast i64 {bits} to double")
    if operation == "add" and mode == "rm":
        value = _signed_zero(writer, value, values)
    return writer.returns("double", value)


def _signed_zero(writer: Writer, value: str, values: list[str]) -> str:
    """IEEE 754, 6.3: rounded down, a sum of zero is negative unless both operands are +0."""
    signs = [writer.let(f"bitcast double {it} to i64") for it in values]
    either = writer.let(f"or i64 {signs[0]}, {signs[1]}")
    negative = writer.let(f"icmp slt i64 {either}, 0")
    is_zero = writer.let(f"fcmp oeq double {value}, {_ZERO}")
    changes = writer.let(f"and i1 {negative}, {is_zero}")
    zero = floating(_DOUBLE, -0.0)
    return writer.let(f"select i1 {changes}, double {zero}, double {value}")


def _sides(writer: Writer, near: str, rest: str, values: list[str]) -> tuple[str, str]:
    """Return whether the exact result is below the nearest double, and whether it is above."""
    below = writer.let(f"fcmp olt double {rest}, {_ZERO}")
    above = writer.let(f"fcmp ogt double {rest}, {_ZERO}")
    # An infinity of finite operands exceeds the result, other than that of a division by zero.
    finite = "true"
    for value in values:
        size = writer.call("double", "llvm.fabs.f64", [("double", value)])
        flag = writer.let(f"fcmp olt double {size}, {_INFINITY}")
        finite = flag if finite == "true" else writer.let(f"and i1 {finite}, {flag}")
    if len(values) > 1:
        divisor = writer.let(f"fcmp une double {values[-1]}, {_ZERO}")
        finite = writer.let(f"and i1 {finite}, {divisor}")
    size = writer.call("double", "llvm.fabs.f64", [("double", near)])
    is_infinite = writer.let(f"fcmp oeq double {size}, {_INFINITY}")
    positive = writer.let(f"fcmp ogt double {near}, {_ZERO}")
    over = writer.let(f"and i1 {finite}, {positive}")
    negative = writer.let(f"xor i1 {positive}, true")
    under = writer.let(f"and i1 {finite}, {negative}")
    return (
        writer.let(f"select i1 {is_infinite}, i1 {over}, i1 {below}"),
        writer.let(f"select i1 {is_infinite}, i1 {under}, i1 {above}"),
    )


def _scaled(writer: Writer, is_small: str, value: str, scale: float) -> str:
    factor = writer.let(
        f"select i1 {is_small}, double {floating(_DOUBLE, scale)}, double {floating(_DOUBLE, 1.0)}"
    )
    return writer.let(f"fmul double {value}, {factor}")


def _is_small(writer: Writer, value: str) -> str:
    size = writer.call("double", "llvm.fabs.f64", [("double", value)])
    return writer.let(f"fcmp olt double {size}, {floating(_DOUBLE, _SMALL)}")


def _product(writer: Writer, values: list[str]) -> tuple[str, str]:
    left, right = values
    near = writer.let(f"fmul double {left}, {right}")
    is_small = _is_small(writer, near)
    # The smaller operand has room for the scale where the product is small.
    sizes = [writer.call("double", "llvm.fabs.f64", [("double", it)]) for it in values]
    first = writer.let(f"fcmp olt double {sizes[0]}, {sizes[1]}")
    small = writer.let(f"select i1 {first}, double {left}, double {right}")
    large = writer.let(f"select i1 {first}, double {right}, double {left}")
    small = _scaled(writer, is_small, small, _SCALE)
    negated = writer.let(f"fneg double {_scaled(writer, is_small, near, _SCALE)}")
    rest = _fused(writer, small, large, negated)
    # Of a product that is far too small only the sign is left.
    is_zero = writer.let(f"fcmp oeq double {near}, {_ZERO}")
    signs = [writer.call("double", "llvm.copysign.f64", [
        ("double", floating(_DOUBLE, 1.0)), ("double", it)]) for it in values]  # fmt: skip
    sign = writer.let(f"fmul double {signs[0]}, {signs[1]}")
    exact = [writer.let(f"fcmp oeq double {it}, {_ZERO}") for it in values]
    either = writer.let(f"or i1 {exact[0]}, {exact[1]}")
    sign = writer.let(f"select i1 {either}, double {_ZERO}, double {sign}")
    return near, writer.let(f"select i1 {is_zero}, double {sign}, double {rest}")


def _quotient(writer: Writer, values: list[str]) -> tuple[str, str]:
    over, under = values
    near = writer.let(f"fdiv double {over}, {under}")
    is_small = _is_small(writer, over)
    negated = writer.let(f"fneg double {_scaled(writer, is_small, near, _SCALE)}")
    rest = _fused(writer, negated, under, _scaled(writer, is_small, over, _SCALE))
    negative = writer.let(f"fcmp olt double {under}, {_ZERO}")
    opposite = writer.let(f"fneg double {rest}")
    rest = writer.let(f"select i1 {negative}, double {opposite}, double {rest}")
    # Over an infinity nothing is left.
    size = writer.call("double", "llvm.fabs.f64", [("double", under)])
    finite = writer.let(f"fcmp olt double {size}, {_INFINITY}")
    return near, writer.let(f"select i1 {finite}, double {rest}, double {_ZERO}")


def _root(writer: Writer, values: list[str]) -> tuple[str, str]:
    near = writer.call("double", "llvm.sqrt.f64", [("double", values[0])])
    is_small = _is_small(writer, values[0])
    root = _scaled(writer, is_small, near, _ROOT_OF_SCALE)
    negated = writer.let(f"fneg double {root}")
    return near, _fused(writer, negated, root, _scaled(writer, is_small, values[0], _SCALE))


_DOUBLES: Final[dict[str, Callable[[Writer, list[str]], tuple[str, str]]]] = {
    "add": lambda writer, values: _sum(writer, *values),
    "div": _quotient,
    "mul": _product,
    "rcp": _quotient,
    "sqrt": _root,
}
"""Operations on doubles: the result to nearest, and a number with the sign of what it lacks."""
