"""Operations on the bits of numbers: exponents, powers of two, cases by bits.

Devices may flush a subnormal number to zero (Vulkan, denormal modes), so integers are compared
there.
"""

from __future__ import annotations

import math
import struct
from typing import Final, NamedTuple

from spvbackend.prepare.templates.shaders.math.terms import Body, Term

_ROOT_OF_HALF: Final = math.sqrt(0.5)


class Parts(NamedTuple):
    """A number as fraction * 2^exponent, the fraction from the root of 1/2 to that of 2."""

    exponent: Term
    fraction: Term


def bits_of(body: Body, value: float) -> int:
    """Return the bits of the nearest number of the body's format."""
    codes = ("<d", "<q") if body.is_wide else ("<f", "<i")
    bits: int = struct.unpack(codes[1], struct.pack(codes[0], value))[0]
    return bits


def parts(x: Term) -> Parts:
    """Split a positive finite number into its parts; for others, the result is undefined."""
    body = x.body
    bits, size = x.bits(), body.mantissa
    is_subnormal = bits < (1 << size)
    # A subnormal number is its lowest bits as an integer.
    normal = is_subnormal.pick(bits.to_float().bits(), bits)
    exponent = (normal - bits_of(body, _ROOT_OF_HALF)).halved(size)
    fraction = (normal - (exponent << size)).as_float()
    offset = is_subnormal.pick(body.bits(1 - body.bias - size), 0)
    return Parts(exponent + offset, fraction)


def power_of_two(exponent: Term) -> Term:
    """Return 2^exponent for an integer exponent of a normal number."""
    body = exponent.body
    return ((exponent + body.bias) << body.mantissa).as_float()


def scaled(x: Term, exponent: Term) -> Term:
    """Return x * 2^exponent for an integer of at most twice the range of exponents."""
    half = exponent.halved(1)
    return x * power_of_two(half) * power_of_two(exponent - half)


def logarithm_cases(x: Term, value: Term) -> Term:
    """Return the value for a positive finite number, else the limit of the logarithm."""
    body = x.body
    bits = x.bits()
    value = (bits < body.infinity_bits).pick(value, x)
    value = (bits < 0).pick(body.nan(), value)
    return (bits << 1).equals(0).pick(-body.infinity(), value)


def unless_nan(x: Term, value: Term) -> Term:
    """Return the value, or x if x is a NaN."""
    return x.is_nan().pick(x, value)


def is_tiny(x: Term, exponent: int) -> Term:
    """Whether a number is less than a power of two, whatever its sign."""
    body = x.body
    bound = (body.bias + exponent) << body.mantissa
    return (x.bits() & body.magnitude_mask) < bound
