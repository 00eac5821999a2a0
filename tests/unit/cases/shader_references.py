"""What functions of OpenCL C give, exactly: by bit patterns, rational numbers and one rounding."""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction

from spvbackend.prepare.templates.text import FLOATS, exponent_bias
from tests.unit.cases.templates import bits_float, float_bits

Reference = Callable[..., int | tuple[int, int]]
NAN = math.nan


def is_negative(element: str, bits: int) -> bool:
    return bool(bits >> (FLOATS[element].width - 1))


def rounded(element: str, value: Fraction, mode: str = "rte", negative: bool = False) -> int:
    """The bits of a number in a format; `negative` is the sign of a zero."""
    format = FLOATS[element]
    sign = (value < 0 or (value == 0 and negative)) << (format.width - 1)
    size = abs(value)
    least = 1 - exponent_bias(format) - format.mantissa
    unit = least
    if size:
        exponent = size.numerator.bit_length() - size.denominator.bit_length()
        exponent -= size < Fraction(2) ** exponent
        unit = max(least, exponent - format.mantissa)
    count, rest = divmod(size, Fraction(2) ** unit)
    away = {
        "rte": rest > Fraction(1, 2) * Fraction(2) ** unit
        or (rest == Fraction(1, 2) * Fraction(2) ** unit and count % 2 == 1),
        "rtn": rest != 0 and sign != 0,
        "rtp": rest != 0 and sign == 0,
        "rtz": False,
    }[mode]
    bits = ((unit - least) << format.mantissa) + int(count) + away
    infinity = (1 << (format.width - 1)) - (1 << format.mantissa)
    if bits >= infinity:
        stays = mode == "rtz" or (mode == "rtn" and not sign) or (mode == "rtp" and sign)
        bits = infinity - 1 if stays else infinity
    return sign | bits


def fused(element: str) -> Reference:
    """fma."""

    def compute(*operands: int) -> int:
        values = [bits_float(element, bits) for bits in operands]
        first, second, third = values
        if not all(map(math.isfinite, values)):
            product = _special_product(first, second)
            if math.isfinite(product):
                return float_bits(element, third)
            return float_bits(element, product + third)
        exact = Fraction(first) * Fraction(second) + Fraction(third)
        signs = [is_negative(element, bits) for bits in operands]
        # Two zeros of one sign keep it; all other sums that are nothing are +0.
        both = signs[0] ^ signs[1] and signs[2]
        is_zero = third == 0 and (first == 0 or second == 0)
        return rounded(element, exact, negative=bool(both and is_zero))

    return compute


def _special_product(first: float, second: float) -> float:
    """A product of which only whether it is finite, infinite or none matters."""
    if math.isfinite(first) and math.isfinite(second):
        return 0.0
    return first * second


def saturated(value: int, width: int, signed: bool) -> int:
    """A number, or the nearest of a width."""
    low = -(1 << (width - 1)) if signed else 0
    high = (1 << (width - signed)) - 1
    return min(max(value, low), high)


def scaled(element: str) -> Reference:
    """ldexp."""

    def compute(bits: int, power: int) -> int:
        value = bits_float(element, bits)
        if not math.isfinite(value):
            return bits
        power -= (power >> 31) << 32
        # Beyond these nothing changes.
        power = min(max(power, -5000), 5000)
        exact = Fraction(value) * Fraction(2) ** power
        return rounded(element, exact, negative=is_negative(element, bits))

    return compute


def exponent(element: str, bits: int) -> int:
    """That of a number that is finite and not zero."""
    return math.frexp(bits_float(element, bits))[1] - 1


def logb(element: str) -> Reference:
    """logb."""

    def compute(bits: int) -> int:
        value = bits_float(element, bits)
        if value == 0:
            return float_bits(element, -math.inf)
        if not math.isfinite(value):
            return float_bits(element, abs(value))
        return float_bits(element, float(exponent(element, bits)))

    return compute


def ilogb(element: str) -> Reference:
    """ilogb."""

    def compute(bits: int) -> int:
        value = bits_float(element, bits)
        if value == 0:
            return -(1 << 31)
        return exponent(element, bits) if math.isfinite(value) else (1 << 31) - 1

    return compute


def sign(element: str) -> Reference:
    """sign."""

    def compute(bits: int) -> int:
        value = bits_float(element, bits)
        if value == 0:
            return bits
        found = 0.0 if math.isnan(value) else math.copysign(1.0, value)
        return float_bits(element, found)

    return compute


def difference(element: str) -> Reference:
    """fdim."""

    def compute(left: int, right: int) -> int:
        first, second = bits_float(element, left), bits_float(element, right)
        if math.isnan(first) or math.isnan(second):
            return float_bits(element, NAN)
        if first <= second:
            return 0
        if math.isinf(first) or math.isinf(second):
            return float_bits(element, math.inf)
        return rounded(element, Fraction(first) - Fraction(second))

    return compute


def by_magnitude(element: str, largest: bool) -> Reference:
    """maxmag and minmag, of numbers that are no NaN."""

    def compute(left: int, right: int) -> int | None:
        first, second = bits_float(element, left), bits_float(element, right)
        if math.isnan(first) or math.isnan(second) or first == second:
            # What fmax and fmin give of these is theirs to say.
            return None
        pick = max if largest else min
        _, _, found = pick((abs(first), first, left), (abs(second), second, right))
        return found

    return compute  # type: ignore[return-value]


def fraction_and_floor(element: str) -> Reference:
    """fract."""

    def compute(bits: int) -> tuple[int, int]:
        value = bits_float(element, bits)
        if math.isnan(value):
            return float_bits(element, NAN), float_bits(element, NAN)
        zero = bits & (1 << (FLOATS[element].width - 1))
        if value == 0 or math.isinf(value):
            return zero, bits
        whole = math.floor(value)
        rest = rounded(element, Fraction(value) - whole)
        below_one = float_bits(element, 1.0) - 1
        return min(rest, below_one), rounded(element, Fraction(whole), negative=value < 0)

    return compute


def parts(element: str) -> Reference:
    """modf."""

    def compute(bits: int) -> tuple[int, int]:
        value = bits_float(element, bits)
        if math.isnan(value):
            return float_bits(element, NAN), float_bits(element, NAN)
        zero = bits & (1 << (FLOATS[element].width - 1))
        if math.isinf(value):
            return zero, bits
        whole = math.trunc(value)
        negative = bool(zero)
        rest = rounded(element, Fraction(value) - whole, negative=negative)
        return rest, rounded(element, Fraction(whole), negative=negative)

    return compute


def fraction_and_exponent(element: str) -> Reference:
    """frexp."""

    def compute(bits: int) -> tuple[int, int]:
        value = bits_float(element, bits)
        if value == 0 or not math.isfinite(value):
            return bits, 0
        part, power = math.frexp(value)
        return float_bits(element, part), power

    return compute


def sign_of_gamma(element: str) -> Reference:
    """The second result of lgamma_r, which is negative for every second interval below zero."""

    def compute(bits: int) -> tuple[int, int] | None:
        value = bits_float(element, bits)
        if math.isnan(value) or (value < 0 and (math.isinf(value) or value == int(value))):
            # At a pole, C leaves the sign open.
            return None
        negative = is_negative(element, bits)
        below = negative and (value == 0 or math.floor(value) % 2 == 1)
        return bits, -1 if below else 1

    return compute  # type: ignore[return-value]


def remainder_and_quotient(element: str) -> Reference:
    """remquo, of which the seven lowest bits of the quotient count."""

    def compute(left: int, right: int) -> tuple[int, int] | None:
        first, second = bits_float(element, left), bits_float(element, right)
        if not (math.isfinite(first) and math.isfinite(second) and second):
            return None
        quotient = round(Fraction(first) / Fraction(second))
        rest = Fraction(first) - quotient * Fraction(second)
        low = abs(quotient) & 127
        return (
            rounded(element, rest, negative=is_negative(element, left)),
            low if quotient > 0 else -low,
        )

    return compute  # type: ignore[return-value]
