"""Logarithms: the exponent, and the logarithm of a number near 1 by the series of atanh.

OpenCL allows 3 ulps to each of them, 2 to log1p (Relative Error as ULPs).
"""

from __future__ import annotations

from spvbackend.prepare.templates.shaders.math.coefficients import LOG
from spvbackend.prepare.templates.shaders.math.constants import (
    LN2_OF_EXPONENTS,
    LOG2_E,
    LOG10_2_OF_EXPONENTS,
    LOG10_E,
    Constant,
)
from spvbackend.prepare.templates.shaders.math.numbers import is_tiny, logarithm_cases, parts
from spvbackend.prepare.templates.shaders.math.terms import Term, polynomial


def _correction(f: Term) -> Term:
    """Compute f - log(1 + f), for 1 + f from the root of 1/2 to that of 2."""
    # With s = f / (2 + f) the logarithm is 2 atanh(s), and 2 s = f - s f.
    s = f / (2 + f)
    half = f * f * 0.5
    z = s * s
    return half - s * (half + z * polynomial(z, LOG[f.body.element]))


def log(x: Term) -> Term:
    """The natural logarithm."""
    body = x.body
    exponent, fraction = parts(x)
    f = fraction - 1
    unit = LN2_OF_EXPONENTS[body.element]
    count = exponent.to_float()
    value = count * unit.high - ((_correction(f) - count * unit.low) - f)
    return logarithm_cases(x, value)


def _scaled_log(f: Term, factor: Constant) -> Term:
    """Compute log(1 + f) times a constant."""
    high, low = factor[f.body.element]
    return f * high - (_correction(f) * high - f * low)


def log2(x: Term) -> Term:
    """The logarithm to base 2."""
    exponent, fraction = parts(x)
    value = exponent.to_float() + _scaled_log(fraction - 1, LOG2_E)
    return logarithm_cases(x, value)


def log10(x: Term) -> Term:
    """The logarithm to base 10."""
    exponent, fraction = parts(x)
    unit = LOG10_2_OF_EXPONENTS[x.body.element]
    count = exponent.to_float()
    value = count * unit.high + (count * unit.low + _scaled_log(fraction - 1, LOG10_E))
    return logarithm_cases(x, value)


def log1p(x: Term) -> Term:
    """log(1 + x), without the rounding error of the sum."""
    body = x.body
    total = x + 1
    # The rounding error of the sum (Knuth): exact without a case by magnitude.
    part = total - x
    lost = (x - (total - part)) + (1 - part)
    exponent, fraction = parts(total)
    is_near = exponent.equals(0)
    f = is_near.pick(x, fraction - 1)
    count = exponent.to_float()
    unit = LN2_OF_EXPONENTS[body.element]
    low = count * unit.low + is_near.pick(body.number(0.0), lost / total)
    value = count * unit.high - ((_correction(f) - low) - f)
    value = logarithm_cases(total, value)
    return is_tiny(x, -body.mantissa - 2).pick(x, value)
