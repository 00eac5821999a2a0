"""The gamma function and its logarithm, by Stirling's series from 8 on.

OpenCL allows 16 ulps to tgamma, and sets no limit for lgamma (Relative Error as ULPs).
"""

from __future__ import annotations

import math
from typing import Final

from spvbackend.prepare.templates.shaders.math.circular import half_turn_sine
from spvbackend.prepare.templates.shaders.math.coefficients import (
    LGAMMA_AT_1,
    LGAMMA_AT_2,
    STIRLING,
)
from spvbackend.prepare.templates.shaders.math.constants import LOG2_E, LOG2_ROOT_2_PI, PI
from spvbackend.prepare.templates.shaders.math.logarithm import log
from spvbackend.prepare.templates.shaders.math.numbers import is_tiny, scaled
from spvbackend.prepare.templates.shaders.math.pairs import Pair, any_sum, constant, plus, times
from spvbackend.prepare.templates.shaders.math.power import Scaled, exp2_pair, log2_pair
from spvbackend.prepare.templates.shaders.math.terms import Term, polynomial

_STEPS: Final = 8
"""From here on Stirling's series is short; smaller numbers are shifted by this."""
_SPARE: Final = 30
"""Powers of two that keep a quotient finite until it is scaled."""
_HALF_LOG_2_PI: Final = 0.5 * math.log(2 * math.pi)


def _series(x: Term) -> Term:
    """Compute the error of Stirling's formula for the logarithm."""
    inverse = 1 / x
    return inverse * polynomial(inverse * inverse, STIRLING[x.body.element])


def _stirling(x: Pair) -> Scaled:
    """Compute gamma(x) from 8 on."""
    body = x.high.body
    zero = body.number(0.0)
    log2 = log2_pair(x.high)
    first = times(Pair(x.high - 0.5, zero), log2)
    second = times(Pair(-x.high, zero), constant(x.high, LOG2_E))
    # The derivative is that of the logarithm.
    lost = x.low * (log2.high - 0.5 * LOG2_E[body.element].high / x.high)
    rest = _series(x.high) * LOG2_E[body.element].high + lost
    total = plus(plus(first, second), constant(x.high, LOG2_ROOT_2_PI))
    return exp2_pair(any_sum(total.high, total.low + rest))


def tgamma(x: Term) -> Term:
    """The gamma function."""
    body = x.body
    # Beyond, the result is infinite or zero.
    size = x.magnitude().at_most(180.0 if body.is_wide else 48.0)
    is_small = size < float(_STEPS)
    moved = any_sum(body.number(float(_STEPS)), size)
    zero, one = body.number(0.0), body.number(1.0)
    at = Pair(is_small.pick(moved.high, size), is_small.pick(moved.low, zero))
    fraction, exponent = _stirling(at)
    product = size + 1
    for step in range(2, _STEPS):
        product = product * (size + step)
    # gamma(x + 8) = product * x * gamma(x)
    product = is_small.pick(product, one)
    above = scaled(fraction / (product * is_small.pick(size, one)), exponent)
    # gamma(x) gamma(-x) = -pi / (x sin(pi x))
    sine = half_turn_sine(x.magnitude())
    below = PI[body.element].high * product * 2.0**-_SPARE
    below = below / (sine * fraction * is_small.pick(one, size))
    value = (x < 0).pick(scaled(-below, _SPARE - exponent), above)
    return _cases(x, value)


def _cases(x: Term, value: Term) -> Term:
    """Replace the value at poles (zero and the negative integers), infinities and NaN."""
    body = x.body
    infinity = body.infinity()
    is_none = (x < 0) & x.rounded().equals(x)
    value = is_none.pick(body.nan(), value)
    # As a float, a subnormal number is zero where the device flushes it.
    value = x.equals(0.0).pick(infinity.with_sign(x.sign_bits()), value)
    value = x.equals(float("inf")).pick(infinity, value)
    return x.is_nan().pick(x, value)


def _log_gamma(size: Term) -> Term:
    """Compute the logarithm of gamma of a positive number."""
    body = size.body
    y, product = size, body.number(1.0)
    for _ in range(_STEPS - 2):
        is_above = y >= 2.5
        y = is_above.pick(y - 1, y)
        product = is_above.pick(product * y, product)
    is_low, is_high = size < 0.5, size >= float(_STEPS)
    logarithm = log((is_low | is_high).pick(size, product))
    at_1 = is_low.pick(size, size - 1)
    near_1 = at_1 * polynomial(at_1, LGAMMA_AT_1[body.element])
    near_1 = is_low.pick(near_1 - logarithm, near_1)
    at_2 = y - 2
    near_2 = logarithm + at_2 * polynomial(at_2, LGAMMA_AT_2[body.element])
    far = (size - 0.5) * (logarithm - 1) + (_HALF_LOG_2_PI - 0.5 + _series(size))
    return is_high.pick(far, (size < 1.5).pick(near_1, near_2))


def lgamma(x: Term) -> Term:
    """The logarithm of the magnitude of the gamma function."""
    body = x.body
    size = x.magnitude()
    value = _log_gamma(size)
    sine = half_turn_sine(size).magnitude()
    below = log(PI[body.element].high / (size * sine)) - value
    value = (x < 0).pick(below, value)
    value = is_tiny(x, -body.mantissa - 8).pick(-log(size), value)
    is_pole = (x <= 0) & x.rounded().equals(x)
    is_infinite = is_pole | size.equals(float("inf"))
    value = is_infinite.pick(body.infinity(), value)
    return x.is_nan().pick(x, value)
