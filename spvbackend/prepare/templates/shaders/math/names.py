"""Names of the functions here, so that a call is recognised without loading the templates."""

from __future__ import annotations

from typing import Final

NAMES: Final = (
    "acos", "acosh", "acospi", "asin", "asinh", "asinpi", "atan", "atan2", "atan2pi", "atanh",
    "atanpi", "cbrt", "cos", "cosh", "cospi", "erf", "erfc", "exp", "exp10", "exp2", "expm1",
    "fmod", "hypot", "lgamma", "log", "log10", "log1p", "log2", "nan", "nextafter", "pow",
    "pown", "powr", "remainder", "rootn", "rsqrt", "sin", "sinh", "sinpi", "sqrt", "tan",
    "tanh", "tanpi", "tgamma",
)  # fmt: skip
ROUGH: Final = frozenset((
    "acos", "acosh", "asin", "asinh", "atan", "atan2", "atanh", "cos", "cosh", "exp", "exp10",
    "exp2", "log", "log10", "log2", "pow", "powr", "rsqrt", "sin", "sinh", "sqrt", "tan",
    "tanh",
))  # fmt: skip
"""Functions that GLSL.std.450 has too, less exact, for floats of up to `ROUGH_BITS`."""
ROUGH_BITS: Final = 32
