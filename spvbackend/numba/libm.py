"""C's functions of float, which numba calls, as the instructions of OpenCL.

To the translator such a name is an import, since a library for devices may have it: here it is
numba's name of the function. Those of double have OpenCL's own names.
"""

from __future__ import annotations

from typing import Final

from spvbackend import Builtin
from spvbackend.builtins.rows import EXT_INST
from spvbackend.spirv.opencl_std import OPENCL_STD

_UNARY: Final = (
    "acos", "acosh", "asin", "asinh", "atan", "atanh", "cbrt", "ceil", "cos", "cosh", "erf", "erfc",
    "exp", "exp2", "expm1", "fabs", "floor", "lgamma", "log", "log10", "log1p", "log2", "rint",
    "round", "sin", "sinh", "sqrt", "tan", "tanh", "trunc",
)  # fmt: skip
_BINARY: Final = ("atan2", "copysign", "fmod", "hypot", "nextafter", "pow", "remainder")

FLOAT_FUNCTIONS: Final = (
    *[Builtin(f"{name}f", 1, EXT_INST, OPENCL_STD[name]) for name in _UNARY],
    *[Builtin(f"{name}f", 2, EXT_INST, OPENCL_STD[name]) for name in _BINARY],
)
"""Rows for `spvbackend.translate`."""
