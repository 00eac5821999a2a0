"""Conversions of numbers with fewer digits than float, kept as bits of floats.

Their instructions are Intel's for kernels (SPV_INTEL_bfloat16_conversion and
SPV_INTEL_tensor_float32_conversion): to the nearest number, ties to even.
"""

from __future__ import annotations

from typing import Final

from spvbackend.prepare.templates.opencl import Family
from spvbackend.prepare.templates.text import Request, fill, float_shape, integer_shape, like

# Keep a digit of a NaN, whose payload may be in the dropped digits.
_TO_BFLOAT: Final = """
  %bits = bitcast $T %a0 to $I
  %shifted = lshr $I %bits, ${16}
  %last = and $I %shifted, ${1}
  %half = add $I %last, ${32767}
  %raised = add $I %bits, %half
  %near = lshr $I %raised, ${16}
  %nan = fcmp uno $T %a0, %a0
  %quiet = or $I %shifted, ${64}
  %r = select $B %nan, $I %quiet, $I %near
  %s = trunc $I %r to $R
  ret $R %s"""
_FROM_BFLOAT: Final = """
  %wide = zext $T %a0 to $X
  %bits = shl $X %wide, $X{16}
  %r = bitcast $X %bits to $R
  ret $R %r"""
_TO_TENSOR_FLOAT: Final = """
  %bits = bitcast $T %a0 to $I
  %shifted = lshr $I %bits, ${13}
  %last = and $I %shifted, ${1}
  %half = add $I %last, ${4095}
  %raised = add $I %bits, %half
  %near = and $I %raised, ${-8192}
  %nan = fcmp uno $T %a0, %a0
  %r = select $B %nan, $I %bits, $I %near
  %s = bitcast $I %r to $T
  ret $T %s"""


def expand_to_bfloat(request: Request) -> str | None:
    """Return the bits of the nearest bfloat16."""
    shape = float_shape(request.args[0])
    if shape is None or shape.element != "float" or request.ret != like(shape, "i16"):
        return None
    return fill(_TO_BFLOAT, request)


def expand_from_bfloat(request: Request) -> str | None:
    """Return the float of the bits of a bfloat16."""
    shape = integer_shape(request.args[0])
    if shape is None or shape.element != "i16" or request.ret != like(shape, "float"):
        return None
    return fill(_FROM_BFLOAT, request)


def expand_to_tensor_float(request: Request) -> str | None:
    """Return the nearest float that has 10 digits after the point."""
    shape = float_shape(request.ret)
    if shape is None or shape.element != "float" or list(request.args) != [request.ret]:
        return None
    return fill(_TO_TENSOR_FLOAT, request)


SMALL_FLOATS: Final[dict[str, Family]] = {
    "bfloat_of_float": expand_to_bfloat,
    "float_of_bfloat": expand_from_bfloat,
    "tensor_float_of_float": expand_to_tensor_float,
}
