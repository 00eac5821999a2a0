"""Angles reduced by whole quarters of a turn, for any number.

Up to a bound the multiple of pi/2 is subtracted in parts whose products are exact (Cody and Waite);
above it the product with 2/pi is computed in integers, from the bits of 2/pi that matter (Payne and
Hanek).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from spvbackend.prepare.templates.shaders.math.constants import HALF_PI
from spvbackend.prepare.templates.shaders.math.terms import Body, Term

_PER_QUARTER: Final = 0.6366197723675814
_WORD: Final = 32
_WIDE: Final = "i64"


class Angle(NamedTuple):
    """An angle as quarters of a turn, of which the lower two bits count, and the rest."""

    quarters: Term
    rest: Term


class _Scheme(NamedTuple):
    """The reduction of angles of a float type.

    Attributes:
        bound: above it integers are needed.
        parts: of pi/2; products of all but the last with quarters below the bound are exact.
        zeros: words of zeros before 2/pi.
        words: of 2/pi that any number may need.
        window: how many of them count for one number.
    """

    bound: float
    parts: tuple[float, ...]
    zeros: int
    words: int
    window: int


_SCHEMES: Final[dict[str, _Scheme]] = {
    "float": _Scheme(
        1024.0,
        (1.5706787109375, 0.00011761486530303955, 9.920313459588215e-10, 6.223371969669989e-14),
        1,
        7,
        3,
    ),
    "double": _Scheme(
        1048576.0,
        (1.5707963267341256, 6.077100506303966e-11, 2.0222662487111665e-21, 8.4784276603689e-32),
        2,
        37,
        6,
    ),
}
_TWO_PER_PI: Final = int(
    "a2f9836e4e441529fc2757d1f534ddc0db6295993c439041fe5163abdebbc561"
    "b7246e3a424dd2e006492eea09d1921cfe1deb1cb129a73ee88235f52ebb4484"
    "e99c7026b45f7e413991d639835339f49c845f8bbdf9283b1ff897ffde05980f"
    "ef2f118b5a0a6d1f6d367ecf27cb09b74f463f669e5fea2d7527bac7ebe5f17b"
    "3d0739f78a5292ea6bfb5fb11f8d5d0856033046",
    16,
)
"""The first bits of 2/pi after the point."""


def _words(scheme: _Scheme) -> list[int]:
    """Return the zeros and the words of 2/pi, the highest first."""
    words = _TWO_PER_PI.bit_length() // _WORD
    digits = [_TWO_PER_PI >> (_WORD * (words - 1 - at)) & 0xFFFFFFFF for at in range(scheme.words)]
    return [0] * scheme.zeros + digits


def reduced(x: Term) -> Angle:
    """Return the angle of a number that is not negative."""
    body = x.body
    scheme = _SCHEMES[body.element]
    count = (x * _PER_QUARTER).rounded()
    rest = x
    for part in scheme.parts:
        rest = rest - count * part
    # Above the bound the count is unused, and may be beyond integers.
    usual = Angle(count.at_most(scheme.bound).to_int(), rest)
    values = body.unless_rare(x > scheme.bound, usual, lambda: _by_integers(x, scheme))
    return Angle(values[0], values[1])


def _by_integers(x: Term, scheme: _Scheme) -> Angle:
    body = x.body
    bits = x.bits().widened(_WIDE)
    size = body.mantissa
    whole = (bits & ((1 << size) - 1)) | (1 << size)
    # Leave out the bits of 2/pi that give multiples of four quarters.
    first = (bits >> size) - (body.bias + size + 2 - _WORD * scheme.zeros)
    window = _window(body, first, scheme)
    if body.is_wide:
        return _of_double(window, whole)
    high, middle, low = window
    product = (whole * high << _WORD) + whole * middle + (whole * low >> _WORD)
    quarters = _quarters(product).narrowed(body.int)
    return Angle(quarters, (product << 2).to_float() * (HALF_PI["float"].high * 2.0**-64))


def _quarters(product: Term) -> Term:
    """Round a number with two bits before the point to the nearest whole number."""
    return (product >> 62) + (product >> 61 & 1)


def _window(body: Body, first: Term, scheme: _Scheme) -> list[Term]:
    """Return the words of 2/pi from a bit on."""
    words = [body.constant(_WIDE, word) for word in _words(scheme)]
    needed = scheme.window + 1
    index = first >> 5
    for bit in reversed(range((len(words) - needed).bit_length())):
        step = 1 << bit
        is_beyond = (index & step).differs(0)
        length = min(len(words), needed + step - 1)
        words = [
            is_beyond.pick(words[at + step], words[at]) if at + step < len(words) else words[at]
            for at in range(length)
        ]
    shift = first & (_WORD - 1)
    return [((high << _WORD | low) << shift) >> _WORD for high, low in pairwise(words)]


def _of_double(window: Sequence[Term], whole: Term) -> Angle:
    """Multiply with a number of two words; the upper four words of the product count."""
    ones = 0xFFFFFFFF
    words = list(reversed(window))
    high, low = whole >> _WORD, whole & ones
    carry = low * words[0] >> _WORD
    limbs: list[Term] = []
    for place in range(1, len(words)):
        near, far = low * words[place], high * words[place - 1]
        total = carry + (near & ones) + (far & ones)
        carry = (total >> _WORD) + (near >> _WORD) + (far >> _WORD)
        limbs.append(total & ones)
    upper, lower = limbs[4] << _WORD | limbs[3], limbs[2] << _WORD | limbs[1]
    fraction = upper << 2 | lower >> 62
    sign = fraction.halved(63)
    fraction = fraction ^ sign
    rest = (lower << 2) ^ sign
    # Each of these is exact, so that leading zeros cost no digits.
    value = (fraction >> _WORD).to_float() * 2.0**32 + (fraction & ones).to_float()
    value = value + ((rest >> _WORD).to_float() * 2.0**-32 + (rest & ones).to_float() * 2.0**-64)
    value = value * (HALF_PI["double"].high * 2.0**-64)
    is_negative = sign.differs(0)
    return Angle(_quarters(upper), is_negative.pick(-value, value))
