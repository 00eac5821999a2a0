"""Exponential functions: a power of two times a polynomial of the rest.

OpenCL allows 3 ulps to each of them (Relative Error as ULPs).
"""

from __future__ import annotations

from typing import Final, NamedTuple

from spvbackend.prepare.templates.shaders.math.coefficients import EXP, EXP2, EXP10
from spvbackend.prepare.templates.shaders.math.constants import (
    LN2_OF_EXPONENTS,
    LN10,
    LOG10_2_OF_EXPONENTS,
    Split,
)
from spvbackend.prepare.templates.shaders.math.numbers import (
    is_tiny,
    power_of_two,
    scaled,
    unless_nan,
)
from spvbackend.prepare.templates.shaders.math.terms import Body, Term, polynomial

_ABOVE: Final = 1 + 2.0**-20
"""A margin, so that rounding does not lower a bound."""


class Reduced(NamedTuple):
    """x as a multiple of a constant, and the rest as a sum."""

    exponent: Term
    rest: Term
    low: Term


def _limits(body: Body, unit: float) -> tuple[float, float]:
    """Return the bounds above which a result is infinite, and below which it is zero."""
    exponents = body.bias + 3
    return exponents * unit, -(exponents + body.mantissa + 1) * unit


def reduced(x: Term, unit: Split) -> Reduced:
    """Subtract a whole multiple of a unit from x, within the limits of results."""
    body = x.body
    whole = unit.high + unit.low
    high, low = _limits(body, whole)
    x = x.at_most(high).at_least(low)
    count = (x * (1 / whole)).rounded()
    near = x - count * unit.high
    far = count * unit.low
    rest = near - far
    return Reduced(count.to_int(), rest, (near - rest) - far)


def exp_of(part: Reduced) -> Term:
    """e^rest."""
    rest = part.rest
    return 1 + (rest + (rest * rest * polynomial(rest, EXP[rest.body.element]) + part.low))


def exp(x: Term) -> Term:
    """e^x."""
    part = reduced(x, LN2_OF_EXPONENTS[x.body.element])
    return unless_nan(x, scaled(exp_of(part), part.exponent))


def exp2_of(rest: Term) -> Term:
    """2^rest for a rest of a half at most."""
    return 1 + rest * polynomial(rest, EXP2[rest.body.element])


def exp2(x: Term) -> Term:
    """2^x."""
    high, low = _limits(x.body, 1.0)
    bounded = x.at_most(high).at_least(low)
    count = bounded.rounded()
    return unless_nan(x, scaled(exp2_of(bounded - count), count.to_int()))


def exp10(x: Term) -> Term:
    """10^x."""
    part = reduced(x, LOG10_2_OF_EXPONENTS[x.body.element])
    # The result depends on the sum's second part only to first order.
    value = part.rest * polynomial(part.rest, EXP10[x.body.element])
    return unless_nan(x, scaled(1 + (value + part.low * LN10[x.body.element].high), part.exponent))


def expm1_of(part: Reduced) -> Term:
    """e^rest - 1."""
    rest = part.rest
    return rest + (rest * rest * polynomial(rest, EXP[rest.body.element]) + part.low)


def expm1(x: Term) -> Term:
    """e^x - 1, without the cancellation of subtracting 1."""
    body = x.body
    unit = LN2_OF_EXPONENTS[body.element]
    # Above, the result is infinite; below it is -1.
    most = (body.bias + 1) * (unit.high + unit.low) * _ABOVE
    bounded = x.at_most(most).at_least(-float(body.mantissa))
    part = reduced(bounded, unit)
    # Halves, as 2^exponent itself may be infinite.
    half = power_of_two(part.exponent - 1)
    value = half * expm1_of(part) + (half - 0.5)
    value = is_tiny(x, -body.mantissa - 2).pick(x, value + value)
    return unless_nan(x, value)
