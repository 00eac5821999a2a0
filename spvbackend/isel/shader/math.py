"""OpenCL.std functions in shaders, by GLSL.std.450 or a few instructions.

Input: a function with its operands, all with equal lanes. Output: OpenCL's result within its
precision. A less exact GLSL.std.450 instruction serves only functions that may be inexact: those
with `native_` or `half_`, and calls with `afn`.
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
"""Instructions as exact as OpenCL requires (Vulkan, Precision of SPIR-V Instructions)."""
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
"""Less exact instructions; names without `native_` or `half_`."""
_INEXACT: Final = ("native_", "half_")
_WORD: Final = 32
"""The only integer width of bit searches and high products."""
_LOG2_10: Final[dict[int, int]] = {16: 0x42A5, 32: 0x40549A78}
"""The bits of log2(10) for each width."""
_HALF: Final[dict[int, int]] = {16: 0x3800, 32: 0x3F000000, 64: 0x3FE0000000000000}
_NAN: Final[dict[int, int]] = {16: 0x7E00, 32: 0x7FC00000}
_LOG10_2: Final[dict[int, int]] = {16: 0x34D1, 32: 0x3E9A209B}
"""The bits of log10(2) for each width."""


def select_math(sel: Selector, inst: Inst, ext: int, operands: list[int]) -> int:
    """Append the instructions that compute OpenCL.std's `ext` for `inst`."""
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
"""Instructions that GLSL.std.450 has for 16 and 32 bits only."""


def _define(sel: Selector, inst: Inst, name: str, operands: list[int]) -> int:
    imported = sel.cache.ext_inst_import(SET)
    return sel.define(inst, spirv.OpExtInst, [imported, GLSL_STD[name], *operands])


def _emit(sel: Selector, inst: Inst, name: str, operands: list[int]) -> int:
    """Emit an instruction of GLSL.std.450 with the result's type."""
    imported = sel.cache.ext_inst_import(SET)
    words = [imported, GLSL_STD[name], *operands]
    return sel.emit(spirv.OpExtInst, sel.value_type(inst), words)


def _make(sel: Selector, inst: Inst, opcode: int, operands: list[int]) -> int:
    return sel.emit(opcode, sel.value_type(inst), operands)


def _bools(sel: Selector, type: Type) -> int:
    return sel.type_id(sel.types.with_scalar(type, sel.types.i1))


def _constant(sel: Selector, inst: Inst, patterns: dict[int, int]) -> int:
    """Return a constant in all lanes, given its bits for each width.

    Raises:
        Unsupported: a call uses another type.
    """
    scalar = inst.type.scalar()
    if scalar.kind != FLOAT or scalar.bits not in patterns:
        raise Unsupported(f"a function of '{inst.type}' has no translation for shaders")
    element = sel.type_id(scalar)
    constant = sel.cache.numeric(element, scalar.bits, patterns[scalar.bits])
    return sel.cache.splat(constant, element, inst.type.lanes())


def _mad(sel: Selector, inst: Inst, operands: list[int]) -> int:
    """Emit mad unfused, which OpenCL allows."""
    first, second, third = operands
    product = _make(sel, inst, spirv.OpFMul, [first, second])
    return sel.define(inst, spirv.OpFAdd, [product, third])


def _fma(sel: Selector, inst: Inst, operands: list[int]) -> int:
    """Emit fma: exact by an extension; without it only inexact calls get here."""
    if sel.prefer(FMA):
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
    """Emit pow: GLSL's Pow needs a base above 0, so use the magnitude and odd exponents' sign."""
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
    power_of_negative = _make(sel, inst, spirv.OpSelect, [below, signed, power])
    # Pow of 0 to the power of 0 is undefined as well.
    is_one = sel.emit(spirv.OpFOrdEqual, bools, [exponent, zero])
    return sel.define(inst, spirv.OpSelect, [is_one, one, power_of_negative])


def _log10(sel: Selector, inst: Inst, operands: list[int]) -> int:
    log2 = _emit(sel, inst, "Log2", operands)
    return sel.define(inst, spirv.OpFMul, [log2, _constant(sel, inst, _LOG10_2)])


def _rsqrt(sel: Selector, inst: Inst, operands: list[int]) -> int:
    """Emit rsqrt: InverseSqrt has no double version."""
    if inst.type.scalar().bits <= 32:
        return _define(sel, inst, "InverseSqrt", operands)
    return _recip(sel, inst, [_emit(sel, inst, "Sqrt", operands)])


def _copysign(sel: Selector, inst: Inst, operands: list[int]) -> int:
    """Combine one number's bits with another's sign bit."""
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
    """Round halves away from zero: trunc, plus one if the rest is at least one half."""
    (value,) = operands
    down = _emit(sel, inst, "Trunc", [value])
    rest = _emit(sel, inst, "FAbs", [_make(sel, inst, spirv.OpFSub, [value, down])])
    halves = _constant(sel, inst, _HALF)
    is_up = sel.emit(spirv.OpFOrdGreaterThanEqual, _bools(sel, inst.type), [rest, halves])
    one = _copy_sign(sel, inst, number(sel, inst.type, 1), value)
    up = _make(sel, inst, spirv.OpFAdd, [down, one])
    return sel.define(inst, spirv.OpSelect, [is_up, up, down])


def _copy_sign(sel: Selector, inst: Inst, positive: int, value: int) -> int:
    """Return a positive number with another number's sign."""
    negative = _make(sel, inst, spirv.OpFNegate, [positive])
    zero = number(sel, inst.type, 0)
    below = sel.emit(spirv.OpFOrdLessThan, _bools(sel, inst.type), [value, zero])
    return _make(sel, inst, spirv.OpSelect, [below, negative, positive])


def _mul24(sel: Selector, inst: Inst, operands: list[int]) -> int:
    """Multiply in full: beyond 24 bits the result is undefined."""
    return sel.define(inst, spirv.OpIMul, operands)


def _mad24(sel: Selector, inst: Inst, operands: list[int]) -> int:
    first, second, third = operands
    product = _make(sel, inst, spirv.OpIMul, [first, second])
    return sel.define(inst, spirv.OpIAdd, [product, third])


def _rotate(sel: Selector, inst: Inst, operands: list[int]) -> int:
    """Rotate; the count is modulo the width."""
    value, count = operands
    mask = number(sel, inst.type, inst.type.scalar().bits - 1)
    left = _make(sel, inst, spirv.OpBitwiseAnd, [count, mask])
    back = _make(sel, inst, spirv.OpSNegate, [count])
    right = _make(sel, inst, spirv.OpBitwiseAnd, [back, mask])
    high = _make(sel, inst, spirv.OpShiftLeftLogical, [value, left])
    low = _make(sel, inst, spirv.OpShiftRightLogical, [value, right])
    return sel.define(inst, spirv.OpBitwiseOr, [high, low])


def _clz(sel: Selector, inst: Inst, operands: list[int]) -> int:
    """Count leading zeros by the highest set bit's index, which is -1 for 0."""
    highest = _emit(sel, inst, "FindUMsb", operands)
    return sel.define(inst, spirv.OpISub, [number(sel, inst.type, _WORD - 1), highest])


def _ctz(sel: Selector, inst: Inst, operands: list[int]) -> int:
    (value,) = operands
    lowest = _emit(sel, inst, "FindILsb", [value])
    zero, width = number(sel, inst.type, 0), number(sel, inst.type, _WORD)
    none = sel.emit(spirv.OpIEqual, _bools(sel, inst.type), [value, zero])
    return sel.define(inst, spirv.OpSelect, [none, width, lowest])


def _high_product(sel: Selector, inst: Inst, operands: list[int], opcode: int) -> int:
    """Return the high half of a product, which comes with the low half in a struct."""
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
    """Select the second operand's bits where the third operand has ones."""
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
    merged = sel.emit(spirv.OpBitwiseXor, type_id, [first, taken])
    return sel.define(inst, spirv.OpBitcast, [merged])


def _select(sel: Selector, inst: Inst, operands: list[int]) -> int:
    """Select the second operand if the third is true: a lane by its sign, a scalar by any bit."""
    first, second, condition = operands
    type = inst.operands[2].type
    opcode = spirv.OpSLessThan if type.lanes() > 1 else spirv.OpINotEqual
    chosen = sel.emit(opcode, _bools(sel, type), [condition, number(sel, type, 0)])
    return sel.define(inst, spirv.OpSelect, [chosen, second, first])


def _scaled(sel: Selector, inst: Inst, operands: list[int], factor: dict[int, int]) -> int:
    """Multiply a number by a constant, given its bits for each width."""
    return sel.define(inst, spirv.OpFMul, [*operands, _constant(sel, inst, factor)])


def _degrees(sel: Selector, inst: Inst, operands: list[int]) -> int:
    return _scaled(sel, inst, operands, {16: 0x532A, 32: 0x42652EE1, 64: 0x404CA5DC1A63C1F8})


def _radians(sel: Selector, inst: Inst, operands: list[int]) -> int:
    return _scaled(sel, inst, operands, {16: 0x2478, 32: 0x3C8EFA35, 64: 0x3F91DF46A2529D39})


def _smooth_step(sel: Selector, inst: Inst, operands: list[int]) -> int:
    """Compute t * t * (3 - 2 * t) for the position t between the edges, clamped to [0, 1]."""
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
    """Return the length of a vector whose squared lanes do not overflow."""
    scalar = sel.type_id(type.scalar())
    opcode = spirv.OpFMul if type.lanes() == 1 else spirv.OpDot
    square = sel.emit(opcode, scalar, [vector, vector])
    imported = sel.cache.ext_inst_import(SET)
    return sel.emit(spirv.OpExtInst, scalar, [imported, GLSL_STD["Sqrt"], square])


def _length(sel: Selector, inst: Inst, operands: list[int]) -> int:
    length = _length_of(sel, inst.operands[0].type, operands[0])
    sel.alias(inst, length)
    return length


def _distance(sel: Selector, inst: Inst, operands: list[int]) -> int:
    type = inst.operands[0].type
    between = sel.emit(spirv.OpFSub, sel.type_id(type), operands)
    length = _length_of(sel, type, between)
    sel.alias(inst, length)
    return length


def _normalize(sel: Selector, inst: Inst, operands: list[int]) -> int:
    """Normalise a vector; one of length 0 stays unchanged."""
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
    """Compute the cross product; a fourth lane is 0."""
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
"""All functions available to inexact calls, by OpenCL.std's names."""
