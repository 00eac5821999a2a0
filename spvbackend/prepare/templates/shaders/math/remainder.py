"""Remainders, which are exact: long division in integers, some binary digits at a step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from spvbackend.prepare.templates.shaders.math.terms import Body, Term
from spvbackend.prepare.templates.text import MAX_WIDTH

_WIDE = f"i{MAX_WIDTH}"


class _Whole(NamedTuple):
    """A magnitude as digits * 2^(exponent - bias - mantissa), digits of 64 bits."""

    digits: Term
    exponent: Term


def _whole(size: Term) -> _Whole:
    body = size.body
    bits = size.bits()
    field = bits >> body.mantissa
    is_subnormal = field.equals(0)
    leading = is_subnormal.pick(body.bits(0), 1 << body.mantissa)
    digits = (bits & ((1 << body.mantissa) - 1)) | leading
    return _Whole(digits.widened(_WIDE), field + is_subnormal.widened(body.int))


def _divided(digits: Term, divisor: Term, shift: Term, divisor_bits: int) -> Term:
    """Compute the remainder of digits * 2^shift, some digits at a step."""
    body = digits.body
    step = MAX_WIDTH - divisor_bits

    def goes_on(values: Sequence[Term]) -> Term:
        return values[1] > 0

    def shifted(values: Sequence[Term]) -> Sequence[Term]:
        rest, left = values
        bits = (left < step).pick(left, step)
        return (rest << _wide(bits)).remainder_by(divisor), left - bits

    start = digits.remainder_by(divisor)
    return body.repeat([start, shift], goes_on, shifted)[0]


def _wide(bits: Term) -> Term:
    return bits.widened(_WIDE)


def _assembled(digits: Term, exponent: Term) -> Term:
    """Return digits * 2^(exponent - bias - mantissa), which is a number of the format."""
    body = digits.body
    plain = digits.to_float().bits()
    own = digits.narrowed(body.int)
    places = exponent - (body.bias + body.mantissa)
    field = (plain >> body.mantissa) + places
    normal = plain + (places << body.mantissa)
    # The exponent is small for subnormal numbers.
    shift = exponent & (body.format.width - 1)
    subnormal = own << shift >> 1
    return ((field > 0) & digits.differs(0)).pick(normal, subnormal).as_float()


def _if_defined(body: Body, x: Term, y: Term, value: Term) -> Term:
    """Return the value for a finite number and a divisor that is not zero, else a NaN."""
    infinity = body.infinity_bits
    size, other = x.magnitude().bits(), y.magnitude().bits()
    is_defined = (size < infinity) & (other <= infinity) & other.differs(0)
    return is_defined.pick(value, body.nan())


def fmod(x: Term, y: Term) -> Term:
    """x - n y for the truncated quotient n."""
    body = x.body
    size, other = x.magnitude(), y.magnitude()
    first, second = _whole(size), _whole(other)
    # A smaller number is its own remainder; a divisor of zero is replaced, as it is unused.
    divisor = second.digits | (other.bits().equals(0)).widened(_WIDE)
    rest = _divided(first.digits, divisor, first.exponent - second.exponent, body.mantissa + 1)
    value = _assembled(rest, second.exponent)
    value = (size.bits() < other.bits()).pick(size, value)
    return _if_defined(body, x, y, value).flipped(x.sign_bits())


def remainder(x: Term, y: Term) -> Term:
    """x - n y for the nearest whole n, in a tie the even one."""
    body = x.body
    size, other = x.magnitude(), y.magnitude()
    first, second = _whole(size), _whole(other)
    divisor = second.digits | (other.bits().equals(0)).widened(_WIDE)
    # In halves of the divisor's unit, modulo twice the divisor, which tells odd quotients.
    twice = divisor + divisor
    shift = first.exponent - second.exponent + 1
    is_less = shift < 0
    shift = is_less.pick(body.bits(0), shift)
    rest = _divided(first.digits, twice << 1, shift, body.mantissa + 3)
    is_odd = rest >= twice
    rest = is_odd.pick(rest - twice, rest)
    double = rest + rest
    is_up = (double > twice) | (double.equals(twice) & is_odd)
    value = _assembled(is_up.pick(twice - rest, rest), second.exponent - 1)
    turn = is_up.pick(body.bits(-1 << (body.format.width - 1)), 0)
    is_less = is_less | other.bits().equals(body.infinity_bits)
    value = is_less.pick(size, value.flipped(turn))
    return _if_defined(body, x, y, value).flipped(x.sign_bits())
