"""What several functions do with the bits of numbers: exponents, powers of two, cases by bits.

Devices may take a subnormal number for zero (Vulkan, denormal modes), so that integers tell where
one matters.
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
    """The bits of the nearest number of the body's format."""
    codes = ("<d", "<q") if body.is_wide else ("<f", "<i")
    found: int = struct.unpack(codes[1], struct.pack(codes[0], value))[0]
    return found


def parts(x: Term) -> Parts:
    """The parts of a positive finite number; of others, something."""
    body = x.body
    bits, size = x.bits(), body.mantissa
    is_subnormal = bits < (1 << size)
    # A subnormal number counts its lowest bits.
    normal = is_subnormal.pick(bits.to_float().bits(), bits)
    exponent = (normal - bits_of(body, _ROOT_OF_HALF)).halved(size)
    fraction = (normal - (exponent << size)).as_float()
    offset = is_subnormal.pick(body.bits(1 - body.bias - size), 0)
    return Parts(exponent + offset, fraction)


def power_of_two(exponent: Term) -> Term:
    """2^exponent for an integer that is one of a normal number."""
    body = exponent.body
    return ((exponent + body.bias) << body.mantissa).as_float()


def scaled(x: Term, exponent: Term) -> Term:
    """x * 2^exponent for an integer of at most twice the range of exponents."""
    half = exponent.halved(1)
    return x * power_of_two(half) * power_of_two(exponent - half)


def logarithm_cases(x: Term, found: Term) -> Term:
    """What was found for a positive finite number, else what a logarithm is of x."""
    body = x.body
    bits = x.bits()
    found = (bits < body.infinity_bits).pick(found, x)
    found = (bits < 0).pick(body.nan(), found)
    return (bits << 1).equals(0).pick(-body.infinity(), found)


def unless_nan(x: Term, found: Term) -> Term:
    """What was found, or the NaN that x is."""
    return x.is_nan().pick(x, found)


def is_tiny(x: Term, exponent: int) -> Term:
    """Whether a number is less than a power of two, whatever its sign."""
    body = x.body
    bound = (body.bias + exponent) << body.mantissa
    return (x.bits() & body.magnitude_mask) < bound
