"""Functions of the bits of numbers."""

from __future__ import annotations

from spvbackend.prepare.templates.shaders.math.terms import Term


def nextafter(x: Term, y: Term) -> Term:
    """The number next to x in the direction of y."""
    body = x.body
    bits, other = x.bits(), y.bits()
    smallest = (other & (1 << (body.format.width - 1))) | 1
    # Away from zero the bits count up.
    is_away = (bits < 0).pick(_below(y, x), _below(x, y))
    moved = is_away.pick(bits + 1, bits - 1)
    moved = (bits << 1).equals(0).pick(smallest, moved)
    is_ordered = _below(x, y) | _below(y, x)
    moved = is_ordered.pick(moved, other)
    is_none = x.is_nan() | y.is_nan()
    return is_none.pick(x + y, moved.as_float())


def _below(x: Term, y: Term) -> Term:
    """Test whether one is less than the other, by bits, which tell subnormal numbers from zero."""
    return _order(x) < _order(y)


def _order(x: Term) -> Term:
    """Return the bits as a number that grows with the float; both zeros are 0."""
    body = x.body
    bits = x.bits()
    size = bits & body.magnitude_mask
    return (bits < 0).pick(-size, size)


def nan(code: Term) -> Term:
    """A quiet NaN with a payload."""
    body = code.body
    quiet = body.infinity_bits | 1 << (body.mantissa - 1)
    payload = code & ((1 << (body.mantissa - 1)) - 1)
    return (payload | quiet).as_float()
