"""Simple functions of floats: what a comparison or a choice gives."""

from __future__ import annotations

from typing import Final

from spvbackend.prepare.templates.opencl import Family
from spvbackend.prepare.templates.text import Request, fill, float_shape

_ROWS: Final[dict[str, str]] = {
    # 6.15.4: 0.0 of a NaN, and a zero as it is.
    "sign": """
  %above = fcmp ogt $T %a0, $T{0.0}
  %below = fcmp olt $T %a0, $T{0.0}
  %nan = fcmp uno $T %a0, $T{0.0}
  %zero = select $B %nan, $T $T{0.0}, $T %a0
  %least = select $B %below, $T $T{-1.0}, $T %zero
  %r = select $B %above, $T $T{1.0}, $T %least
  ret $T %r""",
}


def _row(text: str) -> Family:
    return lambda request: fill(text, request) if _is_lanewise(request) else None


def _is_lanewise(request: Request) -> bool:
    """Whether operands and result are floats of one type."""
    alike = all(arg == request.ret for arg in request.args)
    return alike and float_shape(request.ret) is not None


NUMBER_FUNCTIONS: Final[dict[str, Family]] = {name: _row(text) for name, text in _ROWS.items()}
