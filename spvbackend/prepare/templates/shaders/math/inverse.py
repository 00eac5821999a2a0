"""Inverse circular functions, of angles and of half turns.

OpenCL allows 4 ulps to asin and acos, 5 to atan and both by pi, 6 to atan2 (Relative Error).
"""

from __future__ import annotations

from typing import Final

from spvbackend.prepare.templates.shaders.math.coefficients import ASIN, ATAN
from spvbackend.prepare.templates.shaders.math.constants import HALF_PI, PER_PI, PI
from spvbackend.prepare.templates.shaders.math.numbers import power_of_two
from spvbackend.prepare.templates.shaders.math.pairs import exact_root
from spvbackend.prepare.templates.shaders.math.terms import Term, polynomial

_EIGHTH: Final = 0.4142135623730951
_THREE_EIGHTHS: Final = 2.414213562373095
"""Tangents of one and three sixteenths of a turn."""


def _arc(x: Term) -> Term:
    """Compute the arc sine of a half at most."""
    z = x * x
    return x + x * z * polynomial(z, ASIN[x.body.element])


def _half_arc(size: Term) -> Term:
    """Compute half of the arc cosine of a number from a half to 1; of others, a NaN."""
    # The difference is exact, so is half of it.
    return _arc(exact_root((1 - size) * 0.5))


def asin(x: Term) -> Term:
    """The arc sine."""
    size = x.magnitude()
    half = _half_arc(size)
    high, low = HALF_PI[x.body.element]
    value = (size < 0.5).pick(_arc(size), high - (half + half - low))
    return value.flipped(x.sign_bits())


def acos(x: Term) -> Term:
    """The arc cosine."""
    body = x.body
    size = x.magnitude()
    high, low = HALF_PI[body.element]
    near = high - (_arc(x) - low)
    half = _half_arc(size)
    angle = half + half
    whole = PI[body.element]
    far = (x < 0).pick(whole.high - (angle - whole.low), angle)
    return (size < 0.5).pick(near, far)


def _arc_tangent(above: Term, below: Term) -> Term:
    """Compute the angle of two numbers that are not negative."""
    body = above.body
    is_low = above < below * _EIGHTH
    is_high = above > below * _THREE_EIGHTHS
    # tan(a - pi/4) = (tan a - 1) / (tan a + 1), tan(a - pi/2) = -1 / tan a.
    first = is_low.pick(above, is_high.pick(-below, above - below))
    second = is_low.pick(below, is_high.pick(above, above + below))
    t = first / second
    z = t * t
    rest = t * z * polynomial(z, ATAN[body.element])
    high, low = HALF_PI[body.element]
    zero = body.number(0.0)
    base = is_low.pick(zero, is_high.pick(body.number(high), high / 2))
    lost = is_low.pick(zero, is_high.pick(body.number(low), low / 2))
    return base + (t + (rest + lost))


def atan(x: Term) -> Term:
    """The arc tangent."""
    size = x.magnitude()
    value = _arc_tangent(size, x.body.number(1.0))
    return x.is_nan().pick(x, value).flipped(x.sign_bits())


def atan2(y: Term, x: Term) -> Term:
    """The angle of a point."""
    body = x.body
    angle = _angle(y, x)
    whole = PI[body.element]
    return _turned(y, x, angle, (whole.high - (angle - whole.low)))


def _angle(y: Term, x: Term) -> Term:
    """Compute the angle of the magnitudes of a point's coordinates."""
    body = x.body
    above, below = y.magnitude(), x.magnitude()
    infinity = body.infinity_bits
    are_both = above.bits().equals(infinity) & below.bits().equals(infinity)
    one = body.number(1.0)
    above, below = are_both.pick(one, above), are_both.pick(one, below)
    # Scale near 1, so that neither the sum is infinite nor the divisor too small or large for
    # division (Vulkan: from 2^-126 to 2^126).
    largest = (above > below).pick(above, below).bits()
    exponent = (largest >> body.mantissa) - body.bias
    bounded = (exponent > body.bias - 1).pick(body.bits(body.bias - 1), exponent)
    scale = power_of_two(-(bounded < 2 - body.bias).pick(body.bits(2 - body.bias), bounded))
    above, below = above * scale, below * scale
    # A device may flush subnormal numbers to zero.
    is_zero = (above + below).equals(0.0)
    return _arc_tangent(above, is_zero.pick(one, below))


def _turned(y: Term, x: Term, unturned: Term, turned: Term) -> Term:
    """Adjust the angle by the signs of both coordinates."""
    angle = (x.bits() < 0).pick(turned, unturned).flipped(y.sign_bits())
    return (x.is_nan() | y.is_nan()).pick(x + y, angle)


def _by_pi(angle: Term) -> Term:
    """Convert an angle to half turns; the sign comes last, as the sum of zeros is positive."""
    high, low = PER_PI[angle.body.element]
    size = angle.magnitude()
    return (size * high + size * low).flipped(angle.sign_bits())


def asinpi(x: Term) -> Term:
    """asin(x) / pi."""
    return _by_pi(asin(x))


def acospi(x: Term) -> Term:
    """acos(x) / pi."""
    return _by_pi(acos(x))


def atanpi(x: Term) -> Term:
    """atan(x) / pi."""
    return _by_pi(atan(x))


def atan2pi(y: Term, x: Term) -> Term:
    """atan2(y, x) / pi."""
    angle = _by_pi(_angle(y, x))
    return _turned(y, x, angle, 1 - angle)
