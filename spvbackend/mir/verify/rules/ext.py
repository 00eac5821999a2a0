"""Type rules of the OpenCL.std extended instructions (OpenCL Extended Instruction Set).

A row is the kind of the result and a letter for each operand, the last of them for all that
follow:

    =   the type of the result          P   a pointer to the type of the result
    n   i32, as many lanes              N   a pointer to what n is
    b   an integer of the same bits     z   size_t
    E   a pointer to a component        H   a pointer to half
    #   the number of lanes

A rule of a few instructions that no row can say is a function.
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.mir.inst import MachineInst
from spvbackend.mir.type_table import FLOAT, INT, OTHER, Shape
from spvbackend.mir.verify.checker import TypeRules, check_kind, pointee_of
from spvbackend.spirv import enums as spv
from spvbackend.spirv.opcodes import OpTypeVoid
from spvbackend.spirv.opencl_std import OPENCL_STD as STD
from spvbackend.target.widths import LANES

# Storage classes that may be written through; UniformConstant is read-only.
_STORED: Final = frozenset(
    (
        spv.StorageClassCrossWorkgroup,
        spv.StorageClassFunction,
        spv.StorageClassGeneric,
        spv.StorageClassWorkgroup,
    )
)
_LOADED: Final = _STORED | {spv.StorageClassUniformConstant}
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


@final
class ExtRow:
    """The kind of the result's components, and a letter for each operand."""

    __slots__ = ("kind", "operands")

    def __init__(self, kind: int, operands: str) -> None:
        self.kind: Final = kind
        self.operands: Final = operands


_ROWS: Final[dict[int, ExtRow]] = {
    STD[name]: row
    for names, row in (
        (_SAME_FLOATS, ExtRow(FLOAT, "=")),
        (_SAME_INTS, ExtRow(INT, "=")),
        ("bitselect", ExtRow(OTHER, "=")),
        ("select", ExtRow(OTHER, "==b")),
        ("fract modf sincos", ExtRow(FLOAT, "=P")),
        ("frexp lgamma_r", ExtRow(FLOAT, "=N")),
        ("remquo", ExtRow(FLOAT, "==N")),
        ("ldexp pown rootn", ExtRow(FLOAT, "=n")),
        ("nan", ExtRow(FLOAT, "b")),
        ("vloadn", ExtRow(OTHER, "zE#")),
        ("vload_half", ExtRow(FLOAT, "zH")),
        ("vload_halfn vloada_halfn", ExtRow(FLOAT, "zH#")),
    )
    for name in names.split()
}
_LOADS: Final = frozenset(STD[n] for n in ("vloadn", "vload_half", "vload_halfn", "vloada_halfn"))
_VECTOR_LOADS: Final = _LOADS - {STD["vload_half"]}
_STORES: Final = frozenset(STD[name] for name in STD if name.startswith("vstore"))
_SCALAR_STORES: Final = frozenset((STD["vstore_half"], STD["vstore_half_r"]))
_LOW_24_BITS: Final = frozenset(STD[n] for n in ("s_mad24", "u_mad24", "s_mul24", "u_mul24"))
_LENGTHS: Final = frozenset(STD[n] for n in ("distance", "fast_distance", "length", "fast_length"))
_GEOMETRIC: Final = _LENGTHS | {STD["cross"], STD["normalize"], STD["fast_normalize"]}
_UPSAMPLES: Final = frozenset((STD["s_upsample"], STD["u_upsample"]))
_I32: Final = (INT, 32, 1)


def check_opencl_std(rules: TypeRules, inst: MachineInst) -> str:
    """What the types of an instruction of OpenCL.std break, "" when nothing."""
    number, words = inst.operands[1], inst.operands[2:]
    result = rules.types.shape(inst.type_id)
    if result.lanes < 0 or any(_shape(rules, word).lanes < 0 for word in words):
        return "a cooperative matrix is no operand of OpenCL.std"
    row = _ROWS.get(number)
    if row is not None:
        return _check_row(rules, inst, row)
    if number in _STORES:
        return _check_store(rules, number, words)
    if number in _LOW_24_BITS:
        wrong = "" if result.bits == 32 else f"{rules.types.text(inst.type_id)} is not 32 bits wide"
        return wrong or _check_row(rules, inst, ExtRow(INT, "="))
    if number in _UPSAMPLES:
        return _check_upsample(rules, result, words)
    if number in _GEOMETRIC:
        return _check_geometric(rules, inst, number, words)
    if number == STD["ilogb"]:
        operand = _shape(rules, words[0])
        is_i32 = result == Shape(INT, 32, operand.lanes)
        encoded = rules.lacks_arithmetic(rules.type_of.get(words[0], 0))
        wanted = is_i32 and operand.kind == FLOAT and not encoded
        return "" if wanted else f"{rules.value_text(words[0])} gives no such exponent"
    if number == STD["printf"]:
        return _check_printf(rules, inst, words)
    if number in (STD["shuffle"], STD["shuffle2"]):
        return _check_shuffle(rules, inst, words)
    if number == STD["prefetch"]:
        return _check_prefetch(rules, inst, words)
    return ""


def _shape(rules: TypeRules, id: int) -> Shape:
    return rules.types.shape(rules.type_of.get(id, 0))


def _check_prefetch(rules: TypeRules, inst: MachineInst, words: list[int]) -> str:
    """A pointer to numbers in global memory, and how many; no result."""
    pointer, count = words
    if rules.types.opcode(inst.type_id) != OpTypeVoid:
        return "a prefetch gives nothing"
    if rules.types.storage_class(rules.type_of.get(pointer, 0)) != spv.StorageClassCrossWorkgroup:
        return f"{rules.value_text(pointer)} is in the wrong storage class"
    shape = rules.types.shape(pointee_of(rules, pointer))
    if shape.kind not in (INT, FLOAT) or (shape.lanes != 1 and shape.lanes not in LANES):
        return f"{rules.value_text(pointer)} points to no numbers"
    return _check_size(rules, count)


def _check_row(rules: TypeRules, inst: MachineInst, row: ExtRow) -> str:
    shape = rules.types.shape(inst.type_id)
    if shape.kind not in (INT, FLOAT) or row.kind not in (OTHER, shape.kind):
        return f"the instruction does not give {rules.types.text(inst.type_id)}"
    if rules.lacks_arithmetic(inst.type_id):
        return f"{rules.types.text(inst.type_id)} has no place in OpenCL.std"
    letters = row.operands
    number = inst.operands[1]
    # vloadn gives vectors and vload_half a scalar.
    if number in _LOADS and (shape.lanes == 1) == (number in _VECTOR_LOADS):
        return f"{rules.types.text(inst.type_id)} is not what it loads"
    for index, id in enumerate(inst.operands[2:]):
        # The last letter is for all operands that follow.
        letter = letters[min(index, len(letters) - 1)]
        message = _check_letter(rules, inst, letter, id, shape)
        if not message and letter in "PNEH":
            allowed = _LOADED if number in _LOADS else _STORED
            message = _check_storage(rules, id, allowed)
        if message:
            return message
    return ""


def _check_letter(rules: TypeRules, inst: MachineInst, letter: str, id: int, shape: Shape) -> str:
    """One operand against its letter; `shape` is that of the result."""
    if letter == "=":
        return rules.expect(id, inst.type_id)
    if letter == "z":
        return _check_size(rules, id)
    if letter == "#":
        return "" if id == shape.lanes else f"{id} is not the number of lanes"
    found = _shape(rules, id)
    if letter == "n" or letter == "b":
        bits = 32 if letter == "n" else shape.bits
        # select and nan take integers as wide as their numbers, ldexp and the like i32.
        wanted = Shape(INT, bits, shape.lanes)
        return "" if found == wanted else f"{rules.value_text(id)} is not one i{bits} for each lane"
    pointer = rules.type_of.get(id, 0)
    if rules.types.is_untyped(pointer):
        return ""  # as if it were of the appropriate type (SPV_KHR_untyped_pointers, OpenCL.std)
    pointee = rules.types.pointee(pointer)
    pointed = rules.types.shape(pointee)
    element = rules.types.element(inst.type_id) or inst.type_id
    fits = {
        "P": pointee == inst.type_id,
        "N": pointed == Shape(INT, 32, shape.lanes),
        "E": pointee == element,
        "H": pointed == Shape(FLOAT, 16, 1),
    }[letter]
    return "" if fits else f"{rules.value_text(id)} does not point to what is wanted"


def _check_storage(rules: TypeRules, id: int, allowed: frozenset[int]) -> str:
    if rules.types.storage_class(rules.type_of.get(id, 0)) in allowed:
        return ""
    return f"{rules.value_text(id)} is in the wrong storage class"


def _check_size(rules: TypeRules, id: int) -> str:
    """size_t is as wide as an address."""
    if _shape(rules, id) == (INT, rules.address_bits, 1):
        return ""
    return f"{rules.value_text(id)} is no size of {rules.address_bits} bits"


def _check_store(rules: TypeRules, number: int, words: list[int]) -> str:
    """vstoren and its forms for half: data, offset, pointer.

    The pointer is one to a component and not to a vector, whatever the alignment of the access is.
    """
    data, offset, pointer = words[:3]
    shape = _shape(rules, data)
    data_type = rules.type_of.get(data, 0)
    pointer_type = rules.type_of.get(pointer, 0)
    pointee = rules.types.pointee(pointer_type)
    if (shape.lanes == 1) != (number in _SCALAR_STORES) or shape.kind not in (INT, FLOAT):
        return f"{rules.value_text(data)} cannot be stored so"
    if number == STD["vstoren"]:
        fits = pointee == rules.types.element(data_type)
    else:
        if shape.kind != FLOAT or shape.bits not in (32, 64):
            return f"{rules.value_text(data)} is not stored as half"
        fits = rules.types.shape(pointee) == Shape(FLOAT, 16, 1)
    if not fits and not rules.types.is_untyped(pointer_type):
        return f"{rules.value_text(pointer)} does not point to what is stored"
    # Only the forms with `_r` have a mode; RTE, RTZ, RTP and RTN are 0 to 3.
    if len(words) > 3 and words[3] > spv.FPRoundingModeRTN:
        return f"{words[3]} is no rounding mode"
    return _check_size(rules, offset) or _check_storage(rules, pointer, _STORED)


def _check_upsample(rules: TypeRules, result: Shape, words: list[int]) -> str:
    """Two integers of half the result's width.

    Both instructions have the upper half first; signedness is the opcode's.
    """
    high, low = words
    shape = _shape(rules, high)
    if result.kind != INT or shape != Shape(INT, result.bits // 2, result.lanes):
        return f"{rules.value_text(high)} is not the upper half of the result"
    return rules.expect(low, rules.type_of.get(high, 0))


def _check_geometric(rules: TypeRules, inst: MachineInst, number: int, words: list[int]) -> str:
    """cross of 3 or 4 lanes, the others of at most 4; a length is one component."""
    first = rules.type_of.get(words[0], 0)
    shape = rules.types.shape(first)
    if message := check_kind(rules, first, FLOAT):
        return message
    lanes = (3, 4) if number == STD["cross"] else (1, 2, 3, 4)
    if shape.lanes not in lanes:
        return f"{rules.value_text(words[0])} has the wrong number of lanes"
    wanted = first
    if number in _LENGTHS:
        wanted = rules.types.element(first) or first
    for id in words[1:]:
        if rules.type_of.get(id) != first:
            return rules.expect(id, first)
    return rules.expect_result(inst, wanted)


def _check_printf(rules: TypeRules, inst: MachineInst, words: list[int]) -> str:
    """A format, which is constant, and what is printed; i32 as result."""
    if rules.types.shape(inst.type_id) != _I32:
        return "the result should be of i32"
    space = rules.types.storage_class(rules.type_of.get(words[0], 0))
    if space not in _LOADED:
        return f"{rules.value_text(words[0])} is no format"
    for id in words[1:]:
        # Whether arithmetic on them is declared does not matter: no conversion prints them.
        if rules.types.encoding(rules.type_of.get(id, 0)) >= 0:
            return f"{rules.value_text(id)} has no place in OpenCL.std"
    return ""


def _check_shuffle(rules: TypeRules, inst: MachineInst, words: list[int]) -> str:
    """shuffle and shuffle2: vectors of the result's components, a mask of integers as wide."""
    *sources, mask = words
    result, picks = rules.types.shape(inst.type_id), _shape(rules, mask)
    if picks != Shape(INT, result.bits, result.lanes):
        return f"{rules.value_text(mask)} is no mask for {rules.types.text(inst.type_id)}"
    for id in sources:
        source = _shape(rules, id)
        alike = (source.kind, source.bits) == (result.kind, result.bits)
        if rules.lacks_arithmetic(rules.type_of.get(id, 0)):
            return f"{rules.value_text(id)} has no place in OpenCL.std"
        if not alike or source.lanes not in (2, 4, 8, 16):
            return f"{rules.value_text(id)} has other components than the result"
    return rules.expect(sources[-1], rules.type_of.get(sources[0], 0))
