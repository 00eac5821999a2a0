"""Error functions: a polynomial near zero, e^(-x^2) times one elsewhere.

OpenCL allows 16 ulps to each of them (Relative Error as ULPs).
"""

from __future__ import annotations

from spvbackend.prepare.templates.shaders.math.coefficients import ERF, ERFC
from spvbackend.prepare.templates.shaders.math.constants import LN2_OF_EXPONENTS
from spvbackend.prepare.templates.shaders.math.exponential import exp_of, reduced
from spvbackend.prepare.templates.shaders.math.numbers import scaled, unless_nan
from spvbackend.prepare.templates.shaders.math.pairs import ordered_sum, product
from spvbackend.prepare.templates.shaders.math.terms import Term, polynomial


def near(x: Term) -> Term:
    """Compute erf of 1 at most."""
    # As a sum of products, a small x would lose the part that a device may flush to zero.
    return x * (1 + polynomial(x * x, ERF[x.body.element]))


def tail_of(size: Term) -> Term:
    """Compute erfc of a half at least."""
    body = size.body
    # Beyond, it is zero.
    bounded = size.at_most(28.0 if body.is_wide else 11.0)
    # The square must be as exact as its exponential, whose relative error is larger.
    high, low = product(bounded, bounded)
    part = reduced(-high, LN2_OF_EXPONENTS[body.element])
    rest, lost = ordered_sum(part.rest, part.low - low)
    power = exp_of(part._replace(rest=rest, low=lost))
    t = (bounded - 2) / (bounded + 2)
    fraction = power * polynomial(t, ERFC[body.element]) / (bounded + bounded + 1)
    return scaled(fraction, part.exponent)


def erf(x: Term) -> Term:
    """The error function."""
    size = x.magnitude()
    far = (1 - tail_of(size)).flipped(x.sign_bits())
    return unless_nan(x, (size < 1).pick(near(x), far))


def erfc(x: Term) -> Term:
    """The complementary error function."""
    size = x.magnitude()
    tail = tail_of(size)
    far = (x < 0).pick(2 - tail, tail)
    return unless_nan(x, (size < 0.5).pick(1 - near(x), far))
