"""Sums of two terms of which the second is the rounding error of the first.

Error-free transformations: the rounding error of a sum is computed by sums (Dekker, Knuth), that of
a product from factors in halves, which masks cut so that their products are exact. None of it may
be contracted or reordered.
"""

from __future__ import annotations

from typing import NamedTuple

from spvbackend.prepare.templates.shaders.math.constants import Constant
from spvbackend.prepare.templates.shaders.math.terms import Term


class Pair(NamedTuple):
    """A value as a sum."""

    high: Term
    low: Term


def ordered_sum(large: Term, small: Term) -> Pair:
    """Add two terms, of which the first is not the smaller one."""
    total = large + small
    return Pair(total, small - (total - large))


def any_sum(first: Term, second: Term) -> Pair:
    """Add any two terms."""
    total = first + second
    part = total - first
    return Pair(total, (first - (total - part)) + (second - part))


def _halves(x: Term) -> Pair:
    """Split a number into the upper and the lower half of its digits."""
    high = (x.bits() & -(1 << (x.body.mantissa + 2) // 2)).as_float()
    return Pair(high, x - high)


def product(first: Term, second: Term) -> Pair:
    """Multiply two terms."""
    total = first * second
    one, other = _halves(first), _halves(second)
    lost = one.high * other.high - total
    lost = lost + one.high * other.low + one.low * other.high
    return Pair(total, lost + one.low * other.low)


def times(first: Pair, second: Pair) -> Pair:
    """Multiply two pairs, without the product of their second parts."""
    high, low = product(first.high, second.high)
    return ordered_sum(high, low + (first.high * second.low + first.low * second.high))


def plus(first: Pair, second: Pair) -> Pair:
    """Add two pairs, of which the first is not the smaller one."""
    high, low = ordered_sum(first.high, second.high)
    return ordered_sum(high, low + (first.low + second.low))


def constant(like: Term, value: Constant) -> Pair:
    """Return a constant of the type of a term."""
    high, low = value[like.body.element]
    return Pair(like.same(high), like.same(low))


def quotient(first: Term, second: Pair) -> Pair:
    """Divide a term by a pair; the error does not depend on that of division."""
    high = first / second.high
    back = product(high, second.high)
    rest = ((first - back.high) - back.low) - high * second.low
    return ordered_sum(high, rest / second.high)


def exact_root(x: Term) -> Term:
    """Return the square root of numbers with normal squares, corrected by the square's error.

    Vulkan allows the error of an inverse root and a division.
    """
    body = x.body
    root = x.root()
    square = product(root, root)
    better = root + ((x - square.high) - square.low) / (root + root)
    return ((x > 0) & (x < body.infinity())).pick(better, root)
