"""Templates of functions of OpenCL.std that GLSL.std.450 lacks, or has with less precision.

A template is found by the function's name in OpenCL.std, to which the builtin of OpenCL C, the
`__spirv_ocl_` function and LLVM's intrinsic are mapped. The operands %a0, %a1, ... may have any
number of lanes; a template may call builtins and intrinsics, which are expanded in turn; None for a
type leaves the call to selection. Arithmetic in a template is contracted only where it says so
itself.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from spvbackend.prepare.templates.opencl import Family
from spvbackend.prepare.templates.shaders.fused import expand_fma
from spvbackend.prepare.templates.shaders.integers import INTEGER_FUNCTIONS
from spvbackend.prepare.templates.shaders.math import MATH_FUNCTIONS
from spvbackend.prepare.templates.shaders.math.names import ROUGH, ROUGH_BITS
from spvbackend.prepare.templates.shaders.numbers import NUMBER_FUNCTIONS, expand_scale
from spvbackend.prepare.templates.shaders.outputs import OUTPUT_FUNCTIONS
from spvbackend.prepare.templates.shaders.rounded import CONVERSIONS
from spvbackend.prepare.templates.shaders.small_floats import SMALL_FLOATS
from spvbackend.target.features import FMA, Feature


class Exact(NamedTuple):
    """The template of a function.

    Attributes:
        expand: returns the body.
        rough_bits: the widest floats for which GLSL.std.450 has a function for calls that may be
            inexact (`afn`), 0 for none.
        feature: the feature that has an instruction for it, None for nothing.
    """

    expand: Family
    rough_bits: int = 0
    feature: Feature | None = None


_DOUBLE: Final = 64
EXACT: Final[dict[str, Exact]] = {
    **{
        name: Exact(family)
        for families in (
            CONVERSIONS,
            INTEGER_FUNCTIONS,
            NUMBER_FUNCTIONS,
            OUTPUT_FUNCTIONS,
            SMALL_FLOATS,
        )
        for name, family in families.items()
    },
    **{
        name: Exact(family, ROUGH_BITS if name in ROUGH else 0)
        for name, family in MATH_FUNCTIONS.items()
    },
    "fma": Exact(expand_fma, _DOUBLE, FMA),
    "ldexp": Exact(expand_scale, _DOUBLE),
}
"""By the name of OpenCL.std; other functions have names of our own."""
