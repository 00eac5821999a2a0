"""A signature for each instruction of OpenCL.std, in families of one type.

Tokens are those of instructions.py; all operands are there, none follows from the grammar.
"""

from typing import Final

from spvbackend.spirv.opencl_std import OPENCL_STD
from tests.unit.cases.grammar.instructions import Signature

_ROWS: Final[tuple[tuple[str, str, str], ...]] = (
    # math
    (
        "f4",
        "f4",
        "acos acosh acospi asin asinh asinpi atan atanh atanpi cbrt ceil cos cosh cospi degrees erf"
        " erfc exp exp10 exp2 expm1 fabs floor lgamma log log10 log1p log2 logb radians rint round"
        " rsqrt sign sin sinh sinpi sqrt tan tanh tanpi tgamma trunc normalize fast_normalize"
        " half_cos half_exp half_exp10 half_exp2 half_log half_log10 half_log2 half_recip"
        " half_rsqrt half_sin half_sqrt half_tan native_cos native_exp native_exp10 native_exp2"
        " native_log native_log10 native_log2 native_recip native_rsqrt native_sin native_sqrt"
        " native_tan",
    ),
    (
        "f4",
        "f4 f4",
        "atan2 atan2pi copysign cross fdim fmax fmax_common fmin fmin_common fmod half_divide"
        " half_powr hypot maxmag minmag native_divide native_powr nextafter pow powr remainder"
        " step",
    ),
    ("f4", "f4 f4 f4", "fclamp fma mad mix smoothstep"),
    ("f4", "f4 i4", "ldexp pown rootn"),
    ("f4", "f4 p0:f4", "fract modf sincos"),
    ("f4", "f4 p0:i4", "frexp lgamma_r"),
    ("f4", "f4 f4 p0:i4", "remquo"),
    ("i4", "f4", "ilogb"),
    ("f4", "i4", "nan"),
    ("f", "f4 f4", "distance fast_distance"),
    ("f", "f4", "length fast_length"),
    # integers
    ("i4", "i4", "clz ctz popcount s_abs u_abs"),
    (
        "i4",
        "i4 i4",
        "rotate s_abs_diff s_add_sat s_hadd s_max s_min s_mul24 s_mul_hi s_rhadd s_sub_sat"
        " u_abs_diff u_add_sat u_hadd u_max u_min u_mul24 u_mul_hi u_rhadd u_sub_sat",
    ),
    (
        "i4",
        "i4 i4 i4",
        "bitselect s_clamp s_mad24 s_mad_hi s_mad_sat u_clamp u_mad24 u_mad_hi u_mad_sat",
    ),
    ("i4", "s4 s4", "s_upsample u_upsample"),
    # selection
    ("f4", "f4 f4 i4", "select"),
    ("f4", "f2 i4", "shuffle"),
    ("f4", "f4 f4 i4", "shuffle2"),
    # memory
    ("f4", "l p1:f #4", "vloadn"),
    ("v", "f4 l p1:f", "vstoren"),
    ("f", "l p1:h", "vload_half"),
    ("f4", "l p1:h #4", "vload_halfn vloada_halfn"),
    ("v", "f l p1:h", "vstore_half"),
    ("v", "f l p1:h #1", "vstore_half_r"),
    ("v", "f4 l p1:h", "vstore_halfn vstorea_halfn"),
    ("v", "f4 l p1:h #2", "vstore_halfn_r vstorea_halfn_r"),
    ("v", "p1:i l", "prefetch"),
    ("i", "p2 i f", "printf"),
)

EXTENDED: Final[dict[int, Signature]] = {
    OPENCL_STD[name]: Signature(name, result, tuple(arguments.split()))
    for result, arguments, names in _ROWS
    for name in names.split()
}
"""How each instruction is called, by its number."""
