"""Sine, cosine and tangent, of angles and of half turns.

OpenCL allows 4 ulps to sines and cosines, 5 to tan, 6 to tanpi (Relative Error as ULPs).
"""

from __future__ import annotations

from spvbackend.prepare.templates.shaders.math.coefficients import COS, SIN, TAN
from spvbackend.prepare.templates.shaders.math.constants import PI
from spvbackend.prepare.templates.shaders.math.pairs import Pair, quotient
from spvbackend.prepare.templates.shaders.math.reduction import Angle, reduced
from spvbackend.prepare.templates.shaders.math.terms import Term, polynomial


def _sine(r: Term) -> Term:
    """Compute the sine of an eighth of a turn at most."""
    z = r * r
    return r + r * z * polynomial(z, SIN[r.body.element])


def _cosine(r: Term) -> Term:
    """Compute the cosine of an eighth of a turn at most."""
    z = r * r
    half = z * 0.5
    near = 1 - half
    # Add the rounding error of the difference, which is exact as half is less than 1.
    return near + (((1 - near) - half) + z * z * polynomial(z, COS[r.body.element]))


def _tangent(r: Term) -> Term:
    """Compute the tangent of an eighth of a turn at most."""
    z = r * r
    return r + r * z * polynomial(z, TAN[r.body.element])


def _sign_of(quarters: Term) -> Term:
    """Return the sign that two quarters turn, as bits."""
    body = quarters.body
    return (quarters & 2) << (body.format.width - 2)


def _sine_at(angle: Angle) -> Term:
    quarters, rest = angle
    value = (quarters & 1).equals(0).pick(_sine(rest), _cosine(rest))
    return value.flipped(_sign_of(quarters))


def _cosine_at(angle: Angle) -> Term:
    return _sine_at(Angle(angle.quarters + 1, angle.rest))


def _if_finite(x: Term, result: Term) -> Term:
    """Return the result for the magnitude of a finite number, else a NaN."""
    body = x.body
    return (x.bits() < body.infinity_bits).pick(result, body.nan())


def sin(x: Term) -> Term:
    """The sine of an angle."""
    size = x.magnitude()
    return _if_finite(size, _sine_at(reduced(size))).flipped(x.sign_bits())


def cos(x: Term) -> Term:
    """The cosine of an angle."""
    size = x.magnitude()
    return _if_finite(size, _cosine_at(reduced(size)))


def tan(x: Term) -> Term:
    """The tangent of an angle."""
    size = x.magnitude()
    quarters, rest = reduced(size)
    value = _tangent(rest)
    # A plain division may add 2.5 ulps to the 3 of the tangent.
    inverse = quotient(x.body.number(-1.0), Pair(value, x.body.number(0.0))).high
    value = (quarters & 1).equals(0).pick(value, inverse)
    return _if_finite(size, value).flipped(x.sign_bits())


def _half_turns(size: Term) -> Angle:
    """Return the angle of a number of half turns, which is exact."""
    body = size.body
    # From here on all numbers are even.
    even = 2.0 ** (body.mantissa + 1)
    small = (size < even).pick(size, body.number(0.0))
    count = (small * 2).rounded()
    return Angle(count.to_int(), small - count * 0.5)


def _times_pi(rest: Term) -> Term:
    high, low = PI[rest.body.element]
    return rest * high + rest * low


def half_turn_sine(size: Term) -> Term:
    """Compute sin(pi x) of a finite number that is not negative."""
    quarters, rest = _half_turns(size)
    return _sine_at(Angle(quarters, _times_pi(rest)))


def sinpi(x: Term) -> Term:
    """sin(pi x); of a whole number it is a zero of its sign."""
    size = x.magnitude()
    value = half_turn_sine(size) + 0.0
    return _if_finite(size, value).flipped(x.sign_bits())


def cospi(x: Term) -> Term:
    """cos(pi x)."""
    size = x.magnitude()
    quarters, rest = _half_turns(size)
    return _if_finite(size, _cosine_at(Angle(quarters, _times_pi(rest))) + 0.0)


def tanpi(x: Term) -> Term:
    """tan(pi x); for n + 1/2 an infinity that is positive for even n."""
    body = x.body
    size = x.magnitude()
    quarters, rest = _half_turns(size)
    value = _tangent(_times_pi(rest))
    inverse = rest.equals(0.0).pick(body.infinity().flipped(_sign_of(quarters)), -1 / value)
    value = (quarters & 1).equals(0).pick(value, inverse)
    return _if_finite(size, value).flipped(x.sign_bits())
