"""Powers and roots: 2^(y log2 x), the logarithm and the product as pairs.

OpenCL allows 16 ulps to each of them, 2 to cbrt and 4 to hypot (Relative Error as ULPs). A product
of up to 1,100 that is right to 52 bits after the point needs more than 62 bits.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from spvbackend.prepare.templates.shaders.math.coefficients import CBRT, LOG_REST
from spvbackend.prepare.templates.shaders.math.constants import THIRD, TWICE_LOG2_E
from spvbackend.prepare.templates.shaders.math.exponential import exp2_of
from spvbackend.prepare.templates.shaders.math.numbers import parts, scaled
from spvbackend.prepare.templates.shaders.math.pairs import (
    Pair,
    any_sum,
    constant,
    exact_root,
    ordered_sum,
    plus,
    product,
    quotient,
    times,
)
from spvbackend.prepare.templates.shaders.math.terms import Term, polynomial

_SCALES: Final[dict[str, tuple[float, float, float]]] = {
    "float": (2.0**60, 2.0**-40, 2.0**90),
    "double": (2.0**500, 2.0**-400, 2.0**700),
}
"""Bounds above and below which squares may leave the range, and the factor that prevents it."""


class Scaled(NamedTuple):
    """A number as fraction * 2^exponent, the fraction near 1."""

    fraction: Term
    exponent: Term


def log2_pair(x: Term) -> Pair:
    """Compute the logarithm to base 2 of a positive finite number."""
    body = x.body
    exponent, fraction = parts(x)
    s = quotient(fraction - 1, any_sum(fraction, body.number(1.0)))
    # 2 atanh(s) = 2 s (1 + s^2 / 3 + s^4 ...)
    square = times(s, s)
    z = square.high
    rest = z * z * polynomial(z, LOG_REST[body.element])
    series = (
        times(square, constant(x, THIRD))
        if body.is_wide
        else Pair(z * THIRD[body.element].high, z * THIRD[body.element].low)
    )
    series = ordered_sum(series.high, series.low + rest)
    whole = plus(s, times(s, series))
    log = times(whole, constant(x, TWICE_LOG2_E))
    high, low = ordered_sum(exponent.to_float(), log.high)
    return ordered_sum(high, low + log.low)


def exp2_pair(x: Pair) -> Scaled:
    """Compute 2^x, also far beyond the range of exponents."""
    body = x.high.body
    most = 2.0 * body.bias - body.mantissa
    bounded = x.high.at_most(most).at_least(-most)
    low = bounded.equals(x.high).pick(x.low, 0.0)
    count = bounded.rounded()
    return Scaled(exp2_of((bounded - count) + low), count.to_int())


def _power(size: Term, exponent: Pair) -> Term:
    """Compute size^exponent for a positive finite number."""
    body = size.body
    log = log2_pair(size)
    # Beyond this, which keeps products finite, only powers of 1 are finite.
    most = 2.0 ** (body.mantissa + 16)
    bounded = exponent.high.at_most(most).at_least(-most)
    high, low = product(log.high, bounded)
    low = low + (log.low * bounded + log.high * exponent.low)
    fraction, power = exp2_pair(ordered_sum(high, low))
    return scaled(fraction, power)


def _magnitude(size: Term, is_below: Term, value: Term) -> Term:
    """Return the value, or the power of zero or infinity, by the sign of its exponent."""
    body = size.body
    bits = size.bits()
    zero, infinity = body.number(0.0), body.infinity()
    value = bits.equals(body.infinity_bits).pick(is_below.pick(zero, infinity), value)
    return bits.equals(0).pick(is_below.pick(infinity, zero), value)


def _signed(x: Term, value: Term, is_whole: Term, is_odd: Term) -> Term:
    """Give a power its sign; the exponent of a negative number must be whole."""
    body = x.body
    bits = x.bits()
    value = is_odd.pick(value.with_sign(x.sign_bits()), value)
    is_negative = (bits < 0) & (bits << 1).differs(0)
    is_finite = (bits & body.magnitude_mask) < body.infinity_bits
    return (is_negative & is_finite & (is_whole ^ 1)).pick(body.nan(), value)


def _parity(y: Term) -> tuple[Term, Term]:
    """Test whether a float is a whole number, and whether it is odd."""
    half = y * 0.5
    is_whole = y.rounded().equals(y)
    return is_whole, is_whole & half.rounded().differs(half)


def pow(x: Term, y: Term) -> Term:
    """x^y, with C's cases (C99, F.9.4.4)."""
    body = x.body
    size = x.magnitude()
    is_whole, is_odd = _parity(y)
    value = _power(size, Pair(y, body.number(0.0)))
    value = _signed(x, _magnitude(size, y.bits() < 0, value), is_whole, is_odd)
    value = (x.is_nan() | y.is_nan()).pick(x + y, value)
    return (x.equals(1.0) | (y.bits() << 1).equals(0)).pick(body.number(1.0), value)


def powr(x: Term, y: Term) -> Term:
    """x^y as e^(y log x), a NaN where that is undefined."""
    body = x.body
    size = x.magnitude()
    value = _magnitude(size, y.bits() < 0, _power(size, Pair(y, body.number(0.0))))
    bits, others = size.bits(), y.magnitude().bits()
    is_open = bits.equals(0) | bits.equals(body.infinity_bits)
    is_none = others.equals(0) & is_open
    is_none = is_none | (x.equals(1.0) & others.equals(body.infinity_bits))
    is_none = is_none | ((x.bits() < 0) & bits.differs(0))
    value = is_none.pick(body.nan(), value)
    return (x.is_nan() | y.is_nan()).pick(x + y, value)


def _whole_pair(n: Term) -> Pair:
    """Convert an integer of 32 bits to a pair, which is exact."""
    body = n.body
    if body.is_wide:
        return Pair(n.to_float(), body.number(0.0))
    high = (n & -65536).to_float()
    return ordered_sum(high, (n & 0xFFFF).to_float())


def _by_integer(x: Term, n: Term, exponent: Pair) -> Term:
    size = x.magnitude()
    value = _magnitude(size, n < 0, _power(size, exponent))
    value = _signed(x, value, x.body.constant("i1", 1), (n & 1).differs(0))
    return x.is_nan().pick(x, value)


def pown(x: Term, n: Term) -> Term:
    """x^n for an integer."""
    body = x.body
    return n.equals(0).pick(body.number(1.0), _by_integer(x, n, _whole_pair(n)))


def rootn(x: Term, n: Term) -> Term:
    """x^(1/n) for an integer; undefined for 0, and for an even one of a negative number."""
    body = x.body
    inverse = quotient(body.number(1.0), _whole_pair(n.equals(0).pick(n.same(1), n)))
    value = _by_integer(x, n, inverse)
    is_even = (n & 1).equals(0)
    bits = x.bits()
    is_none = n.equals(0) | (is_even & (bits < 0) & (bits << 1).differs(0))
    return is_none.pick(body.nan(), value)


def cbrt(x: Term) -> Term:
    """The cubic root: a guess from a third of the exponent, then Halley's iterations."""
    body = x.body
    size = x.magnitude()
    exponent, fraction = parts(size)
    # The remainder of an exponent by 3 is 0, 1 or 2.
    offset = 3 * body.bias
    third = _third(exponent + offset)
    left = (exponent + offset) - third * 3
    number = scaled(fraction, left)
    guess = _halley(_first_root(number), number)
    if body.is_wide:
        guess = _halley(guess, number)
    # So few digits, rounded to the nearest, that the cube is exact.
    unit = 1 << (body.mantissa + 1 - (body.mantissa + 1) // 3)
    short = ((guess.bits() + unit // 2) & -unit).as_float()
    value = scaled(_halley(short, number), third - body.bias)
    is_usual = size.bits().differs(0) & (size.bits() < body.infinity_bits)
    return is_usual.pick(value.with_sign(x.sign_bits()), x)


def _third(n: Term) -> Term:
    """Compute a third of a positive integer of 14 bits, rounded down."""
    return n * 21846 >> 16


def _first_root(x: Term) -> Term:
    """Compute the cubic root of a number from 0.7 to 5.7, with an error of a hundredth."""
    return polynomial(x, CBRT[x.body.element])


def _halley(root: Term, x: Term) -> Term:
    cube = root * root * root
    return root + root * ((x - cube) / (cube + cube + x))


def hypot(x: Term, y: Term) -> Term:
    """The root of the sum of squares, scaled near 1."""
    body = x.body
    one, other = x.magnitude(), y.magnitude()
    is_above = one.bits() > other.bits()
    large, small = is_above.pick(one, other), is_above.pick(other, one)
    up, down, factor = _SCALES[body.element]
    scale = (large > up).pick(body.number(1 / factor), 1.0)
    scale = (large < down).pick(body.number(factor), scale)
    # The inverse of a power of two, also a power of two.
    back = (large > up).pick(body.number(factor), 1.0)
    back = (large < down).pick(body.number(1 / factor), back)
    near, far = large * scale, small * scale
    value = exact_root(near * near + far * far) * back
    value = (one.is_nan() | other.is_nan()).pick(one + other, value)
    is_infinite = one.equals(float("inf")) | other.equals(float("inf"))
    return is_infinite.pick(body.infinity(), value)
