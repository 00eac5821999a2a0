"""Hyperbolic functions: polynomials near zero, exponentials and logarithms elsewhere.

OpenCL allows 4 ulps to sinh, cosh, asinh and acosh, 5 to tanh and atanh (Relative Error as ULPs).
"""

from __future__ import annotations

from spvbackend.prepare.templates.shaders.math.coefficients import ATANH, SINH, TANH
from spvbackend.prepare.templates.shaders.math.constants import LN2, LN2_OF_EXPONENTS
from spvbackend.prepare.templates.shaders.math.exponential import exp_of, reduced
from spvbackend.prepare.templates.shaders.math.logarithm import log, log1p
from spvbackend.prepare.templates.shaders.math.numbers import scaled, unless_nan
from spvbackend.prepare.templates.shaders.math.pairs import exact_root
from spvbackend.prepare.templates.shaders.math.terms import Term, polynomial


def _half_exp(size: Term) -> Term:
    """Compute e^x / 2, which may be finite where e^x is not."""
    part = reduced(size, LN2_OF_EXPONENTS[size.body.element])
    return scaled(exp_of(part), part.exponent - 1)


def sinh(x: Term) -> Term:
    """The hyperbolic sine."""
    size = x.magnitude()
    z = x * x
    near = x + x * z * polynomial(z, SINH[x.body.element])
    half = _half_exp(size)
    far = (half - 0.25 / half).flipped(x.sign_bits())
    return unless_nan(x, (size < 1).pick(near, far))


def cosh(x: Term) -> Term:
    """The hyperbolic cosine."""
    half = _half_exp(x.magnitude())
    return unless_nan(x, half + 0.25 / half)


def tanh(x: Term) -> Term:
    """The hyperbolic tangent."""
    body = x.body
    size = x.magnitude()
    z = x * x
    near = size + size * z * polynomial(z, TANH[body.element])
    # From here on the result is 1.
    bounded = size.at_most(body.mantissa / 2)
    far = 1 - 1 / (_half_exp(bounded + bounded) + 0.5)
    # The sign comes last, since the sum of zeros of both signs is positive.
    return unless_nan(x, (size < 0.5625).pick(near, far).flipped(x.sign_bits()))


def asinh(x: Term) -> Term:
    """The inverse hyperbolic sine."""
    body = x.body
    size = x.magnitude()
    # Beyond, a square adds nothing to 1 or overflows.
    bound = 2.0 ** (body.mantissa + 1) if body.is_wide else 2.0**24
    bounded = size.at_most(bound)
    square = bounded * bounded
    near = log1p(bounded + square / (1 + (square + 1).root()))
    high, low = LN2[body.element]
    far = log(size) + low + high
    value = (size < bound).pick(near, far)
    return unless_nan(x, value.flipped(x.sign_bits()))


def acosh(x: Term) -> Term:
    """The inverse hyperbolic cosine."""
    body = x.body
    bound = 2.0 ** (body.mantissa + 1)
    t = x.at_most(bound) - 1
    near = log1p(t + exact_root(t * t + (t + t)))
    high, low = LN2[body.element]
    far = log(x) + low + high
    value = (x < bound).pick(near, far)
    return (x >= 1).pick(value, body.nan())


def atanh(x: Term) -> Term:
    """The inverse hyperbolic tangent."""
    size = x.magnitude()
    z = x * x
    near = x + x * z * polynomial(z, ATANH[x.body.element])
    far = (log1p((size + size) / (1 - size)) * 0.5).flipped(x.sign_bits())
    return unless_nan(x, (size < 0.3125).pick(near, far))
