"""Functions of OpenCL.std as a shader has them: by GLSL.std.450, or by a few instructions.

Input: a function with its operands, all with as many lanes. Output: the value that OpenCL asks for,
within its precision. What GLSL.std.450 computes less exactly stands for the functions that may be
inexact, those with `native_` or `half_` and those under `afn`, and for no other.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from spvbackend.diagnostics import Unsupported
from spvbackend.isel.casts import number
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.types import FLOAT, Type
from spvbackend.llvmir.values import Inst
from spvbackend.mir.ext_sets import GLSL_STD as SET
from spvbackend.spirv import opcodes as spirv
from spvbackend.spirv.glsl_std import GLSL_STD
from spvbackend.spirv.opencl_std import OPENCL_STD_NAMES
from spvbackend.target.features import FMA

if TYPE_CHECKING:
    from spvbackend.isel.selector import Selector

Handler = Callable[["Selector", Inst, list[int]], int]

_EXACT: Final[dict[str, str]] = {
    "ceil": "Ceil",
    "fabs": "FAbs",
    "floor": "Floor",
    "fmax": "NMax",
    "fmax_common": "FMax",
    "fmin": "NMin",
    "fmin_common": "FMin",
    "ldexp": "Ldexp",
    "rint": "RoundEven",
    "s_abs": "SAbs",
    "s_clamp": "SClamp",
    "s_max": "SMax",
    "s_min": "SMin",
    "sqrt": "Sqrt",
    "trunc": "Trunc",
    "u_clamp": "UClamp",
    "u_max": "UMax",
    "u_min": "UMin",
}
"""As exact as OpenCL asks for (Vulkan, Precision and Operation of SPIR-V Instructions)."""
_ROUGH: Final[dict[str, str]] = {
    "acos": "Acos",
    "acosh": "Acosh",
    "asin": "Asin",
    "asinh": "Asinh",
    "atan": "Atan",
    "atan2": "Atan2",
    "atanh": "Atanh",
    "cos": "Cos",
    "cosh": "Cosh",
    "exp": "Exp",
    "exp2": "Exp2",
    "log": "Log",
    "log2": "Log2",
    "powr": "Pow",
    "rsqrt": "InverseSqrt",
    "sin": "Sin",
    "sinh": "Sinh",
    "sqrt": "Sqrt",
    "tan": "Tan",
    "tanh": "Tanh",
}
"""Less exact, without `native_` or `half_`."""
_INEXACT: Final = ("native_", "half_")
_WORD: Final = 32
"""Of other integers there are no questions about bits left, nor upper halves of products."""
_LOG2_10: Final[dict[int, int]] = {16: 0x42A5, 32: 0x40549A78}
"""The numbers nearest to the logarithm of 10 to the base 2, by their bits for each width."""
_HALF: Final[dict[int, int]] = {16: 0x3800, 32: 0x3F000000, 64: 0x3FE0000000000000}
_NAN: Final[dict[int, int]] = {16: 0x7E00, 32: 0x7FC00000}
_LOG10_2: Final[dict[int, int]] = {16: 0x34D1, 32: 0x3E9A209B}
"""Those nearest to that of 2 to the base 10."""


def select_math(sel: Selector, inst: Inst, ext: int, operands: list[int]) -> int:
    """Append what computes `inst`, which OpenCL.std does by the instruction `ext`."""
    name = OPENCL_STD_NAMES[ext]
    is_rough = bool(inst.flags & op.AFN) or name.startswith(_INEXACT)
    bare = name.removeprefix("native_").removeprefix("half_")
    known = _EXACT.get(name) or (_ROUGH.get(bare) if is_rough else None)
    if known is not None and not (known in _ROUGH_ONLY and inst.type.scalar().bits > 32):
        return _define(sel, inst, known, operands)
    handler = _HANDLERS.get(name) or (_ROUGH_HANDLERS.get(bare) if is_rough else None)
    if handler is None:
        raise Unsupported(f"'{name}' has no translation for shaders yet")
    return handler(sel, inst, operands)


_ROUGH_ONLY: Final = frozenset(_ROUGH.values()) - {"Sqrt"}
"""What GLSL.std.450 has of 16 and 32 bits alone."""


def _define(sel: Selector, inst: Inst, name: str, operands: list[int]) -> int:
    imported = sel.cache.ext_inst_import(SET)
    return sel.define(inst, spirv.OpExtInst, [imported, GLSL_STD[name], *operands])


def _emit(sel: Selector, inst: Inst, name: str, operands: list[int]) -> int:
    """A value of the type of the result."""
    imported = sel.cache.ext_inst_import(SET)
    words = [imported, GLSL_STD[name], *operands]
    return sel.emit(spirv.OpExtInst, sel.value_type(inst), words)


def _make(sel: Selector, inst: Inst, opcode: int, operands: list[int]) -> int:
    return sel.emit(opcode, sel.value_type(inst), operands)


def _bools(sel: Selector, type: Type) -> int:
    return sel.type_id(sel.types.with_scalar(type, sel.types.i1))


def _constant(sel: Selector, inst: Inst, patterns: dict[int, int]) -> int:
    """A constant in all lanes, given by its bits for each width.

    Raises:
        Unsupported: a call makes another type of it.
    """
    scalar = inst.type.scalar()
    if scalar.kind != FLOAT or scalar.bits not in patterns:
        raise Unsupported(f"a function of '{inst.type}' has no translation for shaders")
    element = sel.type_id(scalar)
    found = sel.cache.numeric(element, scalar.bits, patterns[scalar.bits])
    return sel.cache.splat(found, element, inst.type.lanes())


def _mad(sel: Selector, inst: Inst, operands: list[int]) -> int:
    """mad may be fused and need not be."""
    first, second, third = operands
    product = _make(sel, inst, spirv.OpFMul, [first, second])
    return sel.define(inst, spirv.OpFAdd, [product, third])


def _fma(sel: Selector, inst: Inst, operands: list[int]) -> int:
    """Exact by an extension, without which only what may be inexact gets here."""
    if sel.use(FMA):
        return sel.define(inst, spirv.OpFmaKHR, operands)
    return _define(sel, inst, "Fma", operands)


def _clamp(sel: Selector, inst: Inst, operands: list[int]) -> int:
    value, low, high = operands
    return _define(sel, inst, "NMin", [_emit(sel, inst, "NMax", [value, low]), high])


def _mix(sel: Selector, inst: Inst, operands: list[int]) -> int:
    first, second, weight = operands
    range_ = _make(sel, inst, spirv.OpFSub, [second, first])
    part = _make(sel, inst, spirv.OpFMul, [range_, weight])
    return sel.define(inst, spirv.OpFAdd, [first, part])


def _step(sel: Selector, inst: Inst, operands: list[int]) -> int:
    edge, value = operands
    below = sel.emit(spirv.OpFOrdLessThan, _bools(sel, inst.type), [value, edge])
    numbers = [number(sel, inst.type, 0), number(sel, inst.type, 1)]
    return sel.define(inst, spirv.OpSelect, [below, *numbers])


def _recip(sel: Selector, inst: Inst, operands: list[int]) -> int:
    return sel.define(inst, spirv.OpFDiv, [number(sel, inst.type, 1), *operands])


def _divide(sel: Selector, inst: Inst, operands: list[int]) -> int:
    return sel.define(inst, spirv.OpFDiv, operands)


def _exp10(sel: Selector, inst: Inst, operands: list[int]) -> int:
    scaled = _make(sel, inst, spirv.OpFMul, [*operands, _constant(sel, inst, _LOG2_10)])
    return _define(sel, inst, "Exp2", [scaled])


def _pow(sel: Selector, inst: Inst, operands: list[int]) -> int:
    """Of a negative base there is no Pow: that of its magnitude has the sign of odd exponents."""
    base, exponent = operands
    size = _emit(sel, inst, "FAbs", [base])
    power = _emit(sel, inst, "Pow", [size, exponent])
    bools = _bools(sel, inst.type)
    half = _make(sel, inst, spirv.OpFMul, [exponent, _constant(sel, inst, _HALF)])
    whole, odd = [
        sel.emit(opcode, bools, [value, _emit(sel, inst, "RoundEven", [value])])
        for opcode, value in ((spirv.OpFOrdEqual, exponent), (spirv.OpFUnordNotEqual, half))
    ]
    negated = _make(sel, inst, spirv.OpFNegate, [power])
    signed = _make(sel, inst, spirv.OpSelect, [odd, negated, power])
    none = _constant(sel, inst, _NAN)
    signed = _make(sel, inst, spirv.OpSelect, [whole, signed, none])
    zero, one = number(sel, inst.type, 0), number(sel, inst.type, 1)
    below = sel.emit(spirv.OpFOrdLessThan, bools, [base, zero])
    found = _make(sel, inst, spirv.OpSelect, [below, signed, power])
    # Nor of 0 to a power of 0.
    is_one = sel.emit(spirv.OpFOrdEqual, bools, [exponent, zero])
    return sel.define(inst, spirv.OpSelect, [is_one, one, found])


def _log10(sel: Selector, inst: Inst, operands: list[int]) -> int:
    found = _emit(sel, inst, "Log2", operands)
    return sel.define(inst, spirv.OpFMul, [found, _constant(sel, inst, _LOG10_2)])


def _rsqrt(sel: Selector, inst: Inst, operands: list[int]) -> int:
    """Of double there is no InverseSqrt."""
    if inst.type.scalar().bits <= 32:
        return _define(sel, inst, "InverseSqrt", operands)
    return _recip(sel, inst, [_emit(sel, inst, "Sqrt", operands)])


def _copysign(sel: Selector, inst: Inst, operands: list[int]) -> int:
    """The bits of one number and the sign bit of another."""
    bits = inst.type.scalar().bits
    whole = sel.types.with_scalar(inst.type, sel.types.integer(bits))
    type_id = sel.type_id(whole)
    magnitude, sign = [sel.emit(spirv.OpBitcast, type_id, [value]) for value in operands]
    top = 1 << (bits - 1)
    element = sel.type_id(whole.scalar())
    masks = [
        sel.cache.splat(sel.int_const(mask, bits), element, inst.type.lanes())
        for mask in (top - 1, top)
    ]
    parts = [
        sel.emit(spirv.OpBitwiseAnd, type_id, [value, mask])
        for value, mask in zip((magnitude, sign), masks, strict=True)
    ]
    return sel.define(inst, spirv.OpBitcast, [sel.emit(spirv.OpBitwiseOr, type_id, parts)])


def _round(sel: Selector, inst: Inst, operands: list[int]) -> int:
    """Halves away from zero: trunc, and one more where the rest is half or more."""
    (value,) = operands
    down = _emit(sel, inst, "Trunc", [value])
    rest = _emit(sel, inst, "FAbs", [_make(sel, inst, spirv.OpFSub, [value, down])])
    halves = _constant(sel, inst, _HALF)
    is_up = sel.emit(spirv.OpFOrdGreaterThanEqual, _bools(sel, inst.type), [rest, halves])
    one = _copy_sign(sel, inst, number(sel, inst.type, 1), value)
    up = _make(sel, inst, spirv.OpFAdd, [down, one])
    return sel.define(inst, spirv.OpSelect, [is_up, up, down])


def _copy_sign(sel: Selector, inst: Inst, positive: int, value: int) -> int:
    """A positive number with the sign of another one."""
    negative = _make(sel, inst, spirv.OpFNegate, [positive])
    zero = number(sel, inst.type, 0)
    below = sel.emit(spirv.OpFOrdLessThan, _bools(sel, inst.type), [value, zero])
    return _make(sel, inst, spirv.OpSelect, [below, negative, positive])


def _mul24(sel: Selector, inst: Inst, operands: list[int]) -> int:
    """What does not fit 24 bits is undefined, so that a whole product will do."""
    return sel.define(inst, spirv.OpIMul, operands)


def _mad24(sel: Selector, inst: Inst, operands: list[int]) -> int:
    first, second, third = operands
    product = _make(sel, inst, spirv.OpIMul, [first, second])
    return sel.define(inst, spirv.OpIAdd, [product, third])


def _rotate(sel: Selector, inst: Inst, operands: list[int]) -> int:
    """The count is modulo the width."""
    value, count = operands
    mask = number(sel, inst.type, inst.type.scalar().bits - 1)
    left = _make(sel, inst, spirv.OpBitwiseAnd, [count, mask])
    back = _make(sel, inst, spirv.OpSNegate, [count])
    right = _make(sel, inst, spirv.OpBitwiseAnd, [back, mask])
    high = _make(sel, inst, spirv.OpShiftLeftLogical, [value, left])
    low = _make(sel, inst, spirv.OpShiftRightLogical, [value, right])
    return sel.define(inst, spirv.OpBitwiseOr, [high, low])


def _clz(sel: Selector, inst: Inst, operands: list[int]) -> int:
    """The highest bit that is set has a number, or -1, which gives the width."""
    found = _emit(sel, inst, "FindUMsb", operands)
    return sel.define(inst, spirv.OpISub, [number(sel, inst.type, _WORD - 1), found])


def _ctz(sel: Selector, inst: Inst, operands: list[int]) -> int:
    (value,) = operands
    found = _emit(sel, inst, "FindILsb", [value])
    zero, width = number(sel, inst.type, 0), number(sel, inst.type, _WORD)
    none = sel.emit(spirv.OpIEqual, _bools(sel, inst.type), [value, zero])
    return sel.define(inst, spirv.OpSelect, [none, width, found])


def _high_product(sel: Selector, inst: Inst, operands: list[int], opcode: int) -> int:
    """The upper half of a product, which comes beside the lower one."""
    type_id = sel.value_type(inst)
    pair = sel.cache.intern(spirv.OpTypeStruct, 0, (type_id, type_id))
    both = sel.emit(opcode, pair, operands)
    return sel.define(inst, spirv.OpCompositeExtract, [both, 1])


def _s_mul_hi(sel: Selector, inst: Inst, operands: list[int]) -> int:
    return _high_product(sel, inst, operands, spirv.OpSMulExtended)


def _u_mul_hi(sel: Selector, inst: Inst, operands: list[int]) -> int:
    return _high_product(sel, inst, operands, spirv.OpUMulExtended)


def _popcount(sel: Selector, inst: Inst, operands: list[int]) -> int:
    return sel.define(inst, spirv.OpBitCount, operands)


def _bitselect(sel: Selector, inst: Inst, operands: list[int]) -> int:
    """The bits of the second where the third has ones."""
    bits = inst.type.scalar().bits
    whole = sel.types.with_scalar(inst.type, sel.types.integer(bits))
    type_id = sel.type_id(whole)
    values = operands
    if whole is not inst.type:
        values = [sel.emit(spirv.OpBitcast, type_id, [value]) for value in operands]
    first, second, mask = values
    differ = sel.emit(spirv.OpBitwiseXor, type_id, [first, second])
    taken = sel.emit(spirv.OpBitwiseAnd, type_id, [differ, mask])
    if whole is inst.type:
        return sel.define(inst, spirv.OpBitwiseXor, [first, taken])
    found = sel.emit(spirv.OpBitwiseXor, type_id, [first, taken])
    return sel.define(inst, spirv.OpBitcast, [found])


def _select(sel: Selector, inst: Inst, operands: list[int]) -> int:
    """The second where the third is true: of a vector by its sign, of a scalar by any bit."""
    first, second, condition = operands
    type = inst.operands[2].type
    opcode = spirv.OpSLessThan if type.lanes() > 1 else spirv.OpINotEqual
    chosen = sel.emit(opcode, _bools(sel, type), [condition, number(sel, type, 0)])
    return sel.define(inst, spirv.OpSelect, [chosen, second, first])


def _scaled(sel: Selector, inst: Inst, operands: list[int], factor: dict[int, int]) -> int:
    """A number times a constant, given by its bits for each width."""
    return sel.define(inst, spirv.OpFMul, [*operands, _constant(sel, inst, factor)])


def _degrees(sel: Selector, inst: Inst, operands: list[int]) -> int:
    return _scaled(sel, inst, operands, {16: 0x532A, 32: 0x42652EE1, 64: 0x404CA5DC1A63C1F8})


def _radians(sel: Selector, inst: Inst, operands: list[int]) -> int:
    return _scaled(sel, inst, operands, {16: 0x2478, 32: 0x3C8EFA35, 64: 0x3F91DF46A2529D39})


def _smooth_step(sel: Selector, inst: Inst, operands: list[int]) -> int:
    """t * t * (3 - 2 * t) of where the value is between the edges, kept from 0 to 1."""
    low, high, value = operands
    over = _make(sel, inst, spirv.OpFSub, [value, low])
    range_ = _make(sel, inst, spirv.OpFSub, [high, low])
    place = _make(sel, inst, spirv.OpFDiv, [over, range_])
    one = number(sel, inst.type, 1)
    at = _emit(sel, inst, "NMax", [place, number(sel, inst.type, 0)])
    at = _emit(sel, inst, "NMin", [at, one])
    two = _make(sel, inst, spirv.OpFAdd, [one, one])
    three = _make(sel, inst, spirv.OpFAdd, [two, one])
    rest = _make(sel, inst, spirv.OpFSub, [three, _make(sel, inst, spirv.OpFMul, [two, at])])
    square = _make(sel, inst, spirv.OpFMul, [at, at])
    return sel.define(inst, spirv.OpFMul, [square, rest])


def _length_of(sel: Selector, type: Type, vector: int) -> int:
    """The length of a vector, whose lanes' squares fit."""
    scalar = sel.type_id(type.scalar())
    opcode = spirv.OpFMul if type.lanes() == 1 else spirv.OpDot
    square = sel.emit(opcode, scalar, [vector, vector])
    imported = sel.cache.ext_inst_import(SET)
    return sel.emit(spirv.OpExtInst, scalar, [imported, GLSL_STD["Sqrt"], square])


def _length(sel: Selector, inst: Inst, operands: list[int]) -> int:
    found = _length_of(sel, inst.operands[0].type, operands[0])
    sel.alias(inst, found)
    return found


def _distance(sel: Selector, inst: Inst, operands: list[int]) -> int:
    type = inst.operands[0].type
    between = sel.emit(spirv.OpFSub, sel.type_id(type), operands)
    found = _length_of(sel, type, between)
    sel.alias(inst, found)
    return found


def _normalize(sel: Selector, inst: Inst, operands: list[int]) -> int:
    """A vector of no length stays as it is."""
    type = inst.type
    length = _length_of(sel, type, operands[0])
    scalar = sel.types.with_scalar(sel.types.f32, type.scalar())
    one = number(sel, scalar, 1)
    none = sel.emit(spirv.OpFOrdEqual, sel.cache.bool_type(), [length, number(sel, scalar, 0)])
    divisor = sel.emit(spirv.OpSelect, sel.type_id(scalar), [none, one, length])
    lanes = type.lanes()
    if lanes > 1:
        divisor = sel.emit(spirv.OpCompositeConstruct, sel.type_id(type), [divisor] * lanes)
    return sel.define(inst, spirv.OpFDiv, [operands[0], divisor])


def _cross(sel: Selector, inst: Inst, operands: list[int]) -> int:
    """The fourth lane of a product, if there is one, is 0."""
    type_id = sel.value_type(inst)
    zero = sel.id(sel.module.constants.null(inst.type))
    turned = [
        sel.emit(spirv.OpVectorShuffle, type_id, [value, zero, *order[: inst.type.lanes()]])
        for order in ((1, 2, 0, 3), (2, 0, 1, 3))
        for value in operands
    ]
    ahead = _make(sel, inst, spirv.OpFMul, [turned[0], turned[3]])
    behind = _make(sel, inst, spirv.OpFMul, [turned[2], turned[1]])
    if inst.type.lanes() == 3:
        return sel.define(inst, spirv.OpFSub, [ahead, behind])
    both = _make(sel, inst, spirv.OpFSub, [ahead, behind])
    return sel.define(inst, spirv.OpVectorShuffle, [both, zero, 0, 1, 2, 7])


_HANDLERS: Final[dict[str, Handler]] = {
    "cross": _cross,
    "degrees": _degrees,
    "distance": _distance,
    "fast_distance": _distance,
    "fast_length": _length,
    "fast_normalize": _normalize,
    "length": _length,
    "normalize": _normalize,
    "radians": _radians,
    "smoothstep": _smooth_step,
    "bitselect": _bitselect,
    "clz": _clz,
    "copysign": _copysign,
    "ctz": _ctz,
    "fclamp": _clamp,
    "fma": _fma,
    "mad": _mad,
    "mix": _mix,
    "native_divide": _divide,
    "native_recip": _recip,
    "half_divide": _divide,
    "half_recip": _recip,
    "popcount": _popcount,
    "rotate": _rotate,
    "round": _round,
    "rsqrt": _rsqrt,
    "s_mad24": _mad24,
    "s_mul24": _mul24,
    "s_mul_hi": _s_mul_hi,
    "select": _select,
    "step": _step,
    "u_mad24": _mad24,
    "u_mul24": _mul24,
    "u_mul_hi": _u_mul_hi,
}
_ROUGH_HANDLERS: Final[dict[str, Handler]] = {"exp10": _exp10, "log10": _log10, "pow": _pow}
ROUGH_FUNCTIONS: Final = (*_ROUGH, *_ROUGH_HANDLERS)
"""All that there is for calls that may be inexact, by the names of OpenCL.std."""
