"""Type rules of the OpenCL.std extended instructions (OpenCL Extended Instruction Set).

Most are signatures of the operands behind the number of the instruction.
"""

from __future__ import annotations

from typing import Final

from spvbackend.mir.inst import MachineInst
from spvbackend.mir.type_table import FLOAT, INT, Shape
from spvbackend.mir.verify.checker import TypeRules, pointee_of
from spvbackend.mir.verify.rules.signatures import LOADED, signature_error
from spvbackend.spirv.opencl_std import OPENCL_STD as STD
from spvbackend.target.widths import LANES

_SAME_FLOATS: Final = (
    "acos acosh acospi asin asinh asinpi atan atan2 atan2pi atanh atanpi cbrt ceil copysign cos"
    " cosh cospi degrees erf erfc exp exp10 exp2 expm1 fabs fclamp fdim floor fma"
    " fmax fmax_common fmin fmin_common fmod half_cos half_divide half_exp half_exp10 half_exp2"
    " half_log half_log10 half_log2 half_powr half_recip half_rsqrt half_sin half_sqrt half_tan"
    " hypot lgamma log log10 log1p log2 logb mad maxmag minmag mix native_cos native_divide"
    " native_exp native_exp10 native_exp2 native_log native_log10 native_log2 native_powr"
    " native_recip native_rsqrt native_sin native_sqrt native_tan nextafter pow powr"
    " radians remainder rint round rsqrt sign sin sinh sinpi smoothstep sqrt step tan tanh tanpi"
    " tgamma trunc"
)
_SAME_INTS: Final = (
    "clz ctz popcount rotate s_abs s_abs_diff s_add_sat s_clamp s_hadd s_mad_hi s_mad_sat s_max"
    " s_min s_mul_hi s_rhadd s_sub_sat u_abs u_abs_diff u_add_sat u_clamp u_hadd u_mad_hi u_mad_sat"
    " u_max u_min u_mul_hi u_rhadd u_sub_sat"
)
_SIGNATURES: Final[dict[int, str]] = {
    STD[name]: signature
    for names, signature in (
        (_SAME_FLOATS, "ieee: =.."),
        (_SAME_INTS, "ints: =.."),
        ("s_mad24 u_mad24 s_mul24 u_mul24", "ints32: =.."),
        ("bitselect", "real: =.."),
        ("select", "real: = = alike"),
        ("fract modf sincos", "ieee: = s*="),
        ("frexp lgamma_r", "ieee: = s*ints32@"),
        ("remquo", "ieee: = = s*ints32@"),
        ("ldexp pown rootn", "ieee: = ints32@"),
        ("nan", "ieee: alike"),
        ("ilogb", "ints32@0: ieee"),
        ("s_upsample u_upsample", "ints: halved =0"),
        ("distance fast_distance", ".0: floatx4 =0"),
        ("length fast_length", ".0: floatx4"),
        ("cross", "floatx34: = ="),
        ("normalize fast_normalize", "floatx4: ="),
        ("vloadn", "realxn: size l*.= lanes"),
        ("vload_half", "ieee1: size l*half"),
        ("vload_halfn vloada_halfn", "ieeexn: size l*half lanes"),
        # The pointer is to a component, whatever the alignment of the access.
        ("vstoren", ": numberxn size s*.0"),
        ("vstore_half", ": wide size s*half"),
        ("vstore_half_r", ": wide size s*half mode"),
        ("vstore_halfn vstorea_halfn", ": widexn size s*half"),
        ("vstore_halfn_r vstorea_halfn_r", ": widexn size s*half mode"),
        ("prefetch", "void: global* size"),
    )
    for name in names.split()
}


def check_opencl_std(rules: TypeRules, inst: MachineInst) -> str:
    """Return what is wrong with the types of an instruction of OpenCL.std, "" for nothing."""
    number, words = inst.operands[1], inst.operands[2:]
    result = rules.types.shape(inst.type_id)
    if result.lanes < 0 or any(_shape(rules, word).lanes < 0 for word in words):
        return "a cooperative matrix is not an operand of OpenCL.std"
    signature = _SIGNATURES.get(number)
    if signature is not None:
        wrong = signature_error(rules, inst, signature, 2)
        return wrong or (_check_prefetch(rules, words[0]) if number == STD["prefetch"] else "")
    if number == STD["printf"]:
        return _check_printf(rules, inst, words)
    if number in (STD["shuffle"], STD["shuffle2"]):
        return _check_shuffle(rules, inst, words)
    return ""


def _shape(rules: TypeRules, id: int) -> Shape:
    return rules.types.shape(rules.type_of.get(id, 0))


def _check_prefetch(rules: TypeRules, pointer: int) -> str:
    """Check that a pointer leads to numbers in as many lanes as vectors of OpenCL have."""
    shape = rules.types.shape(pointee_of(rules, pointer))
    if shape.kind in (INT, FLOAT) and (shape.lanes == 1 or shape.lanes in LANES):
        return ""
    return f"{rules.value_text(pointer)} points to no numbers"


def _check_printf(rules: TypeRules, inst: MachineInst, words: list[int]) -> str:
    """Check that the format is constant, the values printable and the result i32."""
    if rules.types.shape(inst.type_id) != (INT, 32, 1):
        return "the result should be of i32"
    space = rules.types.storage_class(rules.type_of.get(words[0], 0))
    if space not in LOADED:
        return f"{rules.value_text(words[0])} is not a format"
    for id in words[1:]:
        # No conversion of printf prints encoded floats, whether or not arithmetic is declared.
        if rules.types.encoding(rules.type_of.get(id, 0)) >= 0:
            return f"{rules.value_text(id)} has no place in OpenCL.std"
    return ""


def _check_shuffle(rules: TypeRules, inst: MachineInst, words: list[int]) -> str:
    """Check shuffle and shuffle2: vectors of the result's components, a mask as wide."""
    *sources, mask = words
    result, picks = rules.types.shape(inst.type_id), _shape(rules, mask)
    if picks != Shape(INT, result.bits, result.lanes):
        return f"{rules.value_text(mask)} is not a mask for {rules.types.text(inst.type_id)}"
    for id in sources:
        source = _shape(rules, id)
        alike = (source.kind, source.bits) == (result.kind, result.bits)
        if rules.lacks_arithmetic(rules.type_of.get(id, 0)):
            return f"{rules.value_text(id)} has no place in OpenCL.std"
        if not alike or source.lanes not in (2, 4, 8, 16):
            return f"{rules.value_text(id)} has other components than the result"
    return rules.expect(sources[-1], rules.type_of.get(sources[0], 0))
