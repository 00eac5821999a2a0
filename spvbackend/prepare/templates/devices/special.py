"""Special functions of the device libraries that OpenCL lacks: Bessel, scaled and inverse error.

A function has one name here, which is ocml's; NVIDIA's libdevice has the same functions by names of
its own. Output: a body of plain instructions and intrinsics, for float and double, as terms.

Near the zeros of a Bessel function the absolute error is bounded, not the relative one.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from spvbackend.prepare.templates.devices import bessel_coefficients as bessel
from spvbackend.prepare.templates.shaders.math.coefficients import ERFC, Coefficients
from spvbackend.prepare.templates.shaders.math.constants import Constant, Split
from spvbackend.prepare.templates.shaders.math.error import near, tail_of
from spvbackend.prepare.templates.shaders.math.numbers import unless_nan
from spvbackend.prepare.templates.shaders.math.pairs import constant, product
from spvbackend.prepare.templates.shaders.math.terms import Body, Term, polynomial
from spvbackend.prepare.templates.text import float_shape

_BORDER: Final = 8.0
"""The argument from which Bessel functions are computed by their asymptotic expansions."""


def _log(x: Term) -> Term:
    return x.body.call("llvm.log", [x])


def _exp(x: Term) -> Term:
    return x.body.call("llvm.exp", [x])


def _below(x: Term, table: Coefficients) -> Term:
    return polynomial(x * x * (1 / 32) - 1, table[x.body.element])


def _far(size: Term, order: int) -> tuple[Term, Term]:
    """Return the Bessel functions of both kinds from the border on (DLMF 10.17.3 and 10.17.4)."""
    body = size.body
    size = size.at_least(_BORDER)
    part = _BORDER / size
    t = part * part * 2 - 1
    cosine, sine = body.call("llvm.cos", [size]), body.call("llvm.sin", [size])
    # The cosine and sine of x - pi / 4, times the root of 2; the next order turns by pi / 2.
    turned = (cosine + sine, sine - cosine)
    if order:
        turned = (turned[1], -turned[0])
    p = polynomial(t, (bessel.P1 if order else bessel.P0)[body.element])
    q = part * polynomial(t, (bessel.Q1 if order else bessel.Q0)[body.element])
    scale = (1 / (math.pi * size)).root()
    first = scale * (p * turned[0] - q * turned[1])
    second = scale * (p * turned[1] + q * turned[0])
    is_finite = size < body.infinity()
    return is_finite.pick(first, 0.0), is_finite.pick(second, 0.0)


def _first_kind(x: Term, order: int) -> Term:
    size = x.magnitude()
    far, _ = _far(size, order)
    small = size.at_most(_BORDER)
    if order:
        value = (size < _BORDER).pick(small * _below(small, bessel.J1), far).flipped(x.sign_bits())
    else:
        value = (size < _BORDER).pick(_below(small, bessel.J0), far)
    return unless_nan(x, value)


def _second_kind(x: Term, order: int) -> Term:
    body = x.body
    _, far = _far(x, order)
    small = x.at_most(_BORDER)
    if order:
        product = _log(small) * small * _below(small, bessel.J1) - 1 / small
        value = small * _below(small, bessel.Y1) + product * (2 / math.pi)
    else:
        product = _log(small) * _below(small, bessel.J0)
        value = _below(small, bessel.Y0) + product * (2 / math.pi)
    value = (x < _BORDER).pick(value, far)
    value = (x > 0).pick(value, x.equals(0).pick(-body.infinity(), body.nan()))
    return unless_nan(x, value)


def _modified(x: Term, order: int) -> Term:
    size = x.magnitude()
    element = x.body.element
    small, large = size.at_most(_BORDER), size.at_least(_BORDER)
    value = polynomial(small * small, (bessel.I1 if order else bessel.I0)[element])
    if order:
        value = small * value
    # In two factors, as e^x alone may overflow.
    power = _exp(large * 0.5)
    part = polynomial(16 / large - 1, (bessel.I1_FAR if order else bessel.I0_FAR)[element])
    far = power * (part / large.root()) * power
    far = (large < x.body.infinity()).pick(far, x.body.infinity())
    value = (size < _BORDER).pick(value, far)
    return unless_nan(x, value.flipped(x.sign_bits()) if order else value)


def _scaled_tail(size: Term) -> Term:
    """Compute e^(x^2) erfc(x) of a half at least."""
    # The polynomial's argument is 1 at the end of this bound already.
    bounded = size.at_most(1e30)
    t = (bounded - 2) / (bounded + 2)
    return polynomial(t, ERFC[size.body.element]) / (size + size + 1)


def _erfcx(x: Term) -> Term:
    """Compute e^(x^2) erfc(x)."""
    size = x.magnitude()
    far = _scaled_tail(size)
    small = x.at_most(1.0).at_least(-30.0)
    square = product(small, small)
    power = _exp(square.high)
    power = (power < x.body.infinity()).pick(power + power * square.low, power)
    inside = power - power * near(small.at_least(-1.0))
    value = (size < 0.5).pick(inside, (x < 0).pick(power + power - far, far))
    return unless_nan(x, value)


# Beyond, erf is computed by its complement.
_CENTRAL: Final = 0.6
_STEPS: Final = 2
# A fit of erf by an exponential (S. Winitzki, 2008) is off by 0.002 at most.
_FIT: Final = 0.147


def _inverse(central: Term, tail: Term) -> Term:
    """Solve erf(y) = central = 1 - tail for y, both of them positive."""
    is_central = central < _CENTRAL
    logarithm = _log(tail)
    whole = is_central.pick(_log(1 - central * central), logarithm + _log(2 - tail))
    middle = whole * 0.5 + 2 / (math.pi * _FIT)
    part = whole * (1 / _FIT)
    y = (-part / ((middle * middle - part).root() + middle)).root()
    # Far out the fit is too rough for two steps; there this equation contracts.
    y = is_central.pick(y, (_log(_scaled_tail(y)) - logarithm).root())
    for _ in range(_STEPS):
        inner = near(y.at_most(1.0)) - central
        outer = tail - tail_of(y)
        # Halley's step; the exponential is divided by the tail, so that it does not overflow.
        step = is_central.pick(inner, outer) / tail * _exp(y * y + logarithm)
        step = step * (math.sqrt(math.pi) / 2)
        y = y - step / (1 + y * step)
    return y


def _within(value: Term, tail: Term) -> Term:
    """Return the solution for a positive tail, infinity for zero, NaN below."""
    body = value.body
    return (tail > 0).pick(value, tail.equals(0).pick(body.infinity(), body.nan()))


def _erfinv(x: Term) -> Term:
    size = x.magnitude()
    tail = 1 - size
    return unless_nan(x, _within(_inverse(size, tail), tail).flipped(x.sign_bits()))


def _erfcinv(x: Term) -> Term:
    is_right = x <= 1
    tail = is_right.pick(x, 2 - x)
    value = _within(_inverse(1 - tail, tail), tail)
    return unless_nan(x, is_right.pick(value, -value))


_ROOT_OF_HALF: Final[Constant] = {
    "float": Split(0.7071067690849304, 1.210161710447897e-08),
    "double": Split(0.7071067811865476, -4.833646656726457e-17),
}


def _ncdf(x: Term) -> Term:
    """Compute the distribution function of the normal distribution."""
    factor = constant(x, _ROOT_OF_HALF)
    bounded = x.at_most(40.0).at_least(-40.0)
    scaled = product(bounded, factor.high)
    size = scaled.high.magnitude()
    # The relative error of a large argument is as large as its square in the result.
    low = (scaled.low + bounded * factor.low).flipped(scaled.high.sign_bits())
    tail = tail_of(size.at_least(0.5))
    slope = _exp(-(size * size)) * (2 / math.sqrt(math.pi))
    tail = (tail - slope * low) * 0.5
    far = (x < 0).pick(tail, 1 - tail)
    inside = 0.5 + near(scaled.high.at_most(1.0).at_least(-1.0)) * 0.5
    return unless_nan(x, (size < 0.5).pick(inside, far))


def _ncdfinv(x: Term) -> Term:
    return _erfcinv(x + x) * -math.sqrt(2)


SPECIAL: Final[dict[str, Callable[[Term], Term]]] = {
    "erfcinv": _erfcinv,
    "erfcx": _erfcx,
    "erfinv": _erfinv,
    "i0": lambda x: _modified(x, 0),
    "i1": lambda x: _modified(x, 1),
    "j0": lambda x: _first_kind(x, 0),
    "j1": lambda x: _first_kind(x, 1),
    "ncdf": _ncdf,
    "ncdfinv": _ncdfinv,
    "y0": lambda x: _second_kind(x, 0),
    "y1": lambda x: _second_kind(x, 1),
}
"""The functions of one argument, by the names of ocml."""


def expand_special(name: str, text: str) -> str | None:
    """Return the body of a function of `SPECIAL` for a type; None unless it is float or double.

    Args:
        name: of the function.
        text: the type of its argument and result.
    """
    shape = float_shape(text)
    if shape is None or shape.element not in ("float", "double"):
        return None
    body = Body(shape.element, shape.lanes)
    return body.returns(SPECIAL[name](body.argument(0)))
