"""Builtins of OpenCL C that become LLVM's own instructions, before any pass looks at intrinsics.

Input: calls of builtins, in any function. Output: the same without vector loads and stores,
conversions, shuffles, remainders of floats, and what is done with integers that a shader has no
instruction for; builtins and LLVM's intrinsics stand for these, and have templates.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from spvbackend.builtins.lookup import Builtins, Resolved
from spvbackend.builtins.params import is_signed
from spvbackend.builtins.rows import ANY_ALL, AS_TYPE, CONVERT, CONVERT_OP, CORE_OP, EXT_INST, NONE
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.rewrite import replace_uses
from spvbackend.llvmir.types import FLOAT, INT, VECTOR, Type, type_text
from spvbackend.llvmir.values import Function, Inst, Value
from spvbackend.prepare.templates.calls import SIGNED_LETTERS, UNSIGNED_LETTERS
from spvbackend.shader.builder import Builder
from spvbackend.shader.calls import expand_calls, resolve
from spvbackend.shader.lanes import lane_parts, shuffled
from spvbackend.spirv import enums as spv
from spvbackend.spirv.opcodes import (
    OpAny,
    OpBitReverse,
    OpConvertFToS,
    OpConvertSToF,
    OpSatConvertSToU,
    OpSatConvertUToS,
    OpSConvert,
)
from spvbackend.spirv.opencl_std import OPENCL_STD_NAMES

_ROUNDINGS: Final[dict[int, str]] = {
    NONE: "",
    spv.FPRoundingModeRTE: "llvm.roundeven",
    spv.FPRoundingModeRTN: "llvm.floor",
    spv.FPRoundingModeRTP: "llvm.ceil",
    spv.FPRoundingModeRTZ: "",
}
"""What rounds a float as a mode says, before it becomes an integer; that truncates by itself."""
_SUFFIXES: Final[dict[str, str]] = {"half": "f16", "float": "f32", "double": "f64"}
_SAME: Final[dict[str, str]] = {
    "popcount": "llvm.ctpop",
    "s_add_sat": "llvm.sadd.sat",
    "s_sub_sat": "llvm.ssub.sat",
    "u_add_sat": "llvm.uadd.sat",
    "u_sub_sat": "llvm.usub.sat",
}
"""Intrinsics of the same operands."""
_FROM_SIGNED: Final = frozenset((OpConvertSToF, OpSConvert, OpSatConvertSToU))
_TO_SIGNED: Final = frozenset((OpConvertFToS, OpSConvert, OpSatConvertUToS))
_SATURATING: Final = frozenset((OpSatConvertSToU, OpSatConvertUToS))
_FLAGGED: Final[dict[str, str]] = {"clz": "llvm.ctlz", "ctz": "llvm.cttz"}
"""The same with an operand that says whether zero is poison."""
_LONG: Final = 64
_EXPANDED: Final = (op.CALL, op.FREM)


def run(module: Module, builtins: Builtins) -> None:
    """Expand the calls of all functions."""
    # A copy: declarations of intrinsics are appended.
    for function in list(module.functions):
        if function.blocks:
            expand_calls(module, function, builtins)
            _Expander(module, builtins).expand(function)


@final
class _Expander:
    """Expands the calls of one function."""

    __slots__ = ("_build", "_builtins", "_module")

    def __init__(self, module: Module, builtins: Builtins) -> None:
        self._module: Final = module
        self._builtins: Final = builtins
        self._build: Builder

    def expand(self, function: Function) -> None:
        """Sweep the blocks."""
        changed: dict[Value, Value] = {}
        for block in function.blocks:
            if not any(inst.opcode in _EXPANDED for inst in block.insts):
                continue
            build = self._build = Builder(self._module, block)
            for inst in block.insts:
                build.line = inst.line
                resolved = resolve(inst, self._builtins)
                if inst.opcode == op.FREM:
                    found = self._remainder(inst)
                else:
                    found = None if resolved is None else self._expand(inst, resolved)
                if found is None:
                    build.out.append(inst)
                else:
                    changed[inst] = found
            block.insts = build.out
        if changed:
            replace_uses(function, changed)

    def _expand(self, inst: Inst, resolved: Resolved) -> Value | None:
        """What a call becomes, None for one that stays."""
        row = resolved.row
        args = inst.operands[:-1]
        if row.shape in (CONVERT, CONVERT_OP):
            return self._convert(inst, resolved, args[0])
        if row.shape == AS_TYPE:
            same = _bits(args[0].type) == _bits(inst.type)
            return self._build.bitcast(args[0], inst.type) if same else None
        if row.opcode == OpBitReverse and row.shape == CORE_OP:
            return self._call("llvm.bitreverse", inst.type, list(args))
        if row.shape == ANY_ALL:
            return self._of_signs(inst, args[0], row.opcode == OpAny)
        if row.shape != EXT_INST:
            return None
        if OPENCL_STD_NAMES.get(row.opcode) in ("shuffle", "shuffle2"):
            return shuffled(self._module, self._build, inst.type, args[:-1], args[-1])
        if inst.type.scalar().kind != INT:
            return None
        is_unsigned = bool(resolved.params) and not is_signed(resolved.params[0])
        name = OPENCL_STD_NAMES.get((row.unsigned or row.opcode) if is_unsigned else row.opcode, "")
        if any(arg.type is not inst.type for arg in args) and "upsample" not in name:
            return None
        if name in _SAME:
            return self._call(_SAME[name], inst.type, list(args))
        if name in _FLAGGED:
            flag = self._build.integer(self._module.types.i1, 0)
            return self._call(_FLAGGED[name], inst.type, [*args, flag])
        handler = _HANDLERS.get(name)
        return None if handler is None else handler(self, inst.type, list(args), name[0] == "s")

    def _remainder(self, inst: Inst) -> Value | None:
        """OpFRem may be off by as much as a quotient is (Precision and Operation); fmod is exact.

        A vector goes by lane, as there are builtins of some lengths alone.
        """
        letter = SIGNED_LETTERS.get(type_text(inst.type.scalar()))
        if letter is None or inst.flags & op.AFN:
            return None
        build, name = self._build, f"_Z4fmod{letter}{letter}"
        if inst.type.kind != VECTOR:
            return build.call(name, inst.type, [*inst.operands])
        lanes: list[Value] = [
            build.call(name, inst.type.element, [build.lane(arg, at) for arg in inst.operands])
            for at in range(inst.type.count)
        ]
        return build.vector(inst.type, lanes)

    def _of_signs(self, inst: Inst, value: Value, is_any: bool) -> Value | None:
        """any and all of more lanes than a shader's vectors have: of all parts in one."""
        parts = lane_parts(self._module, self._build, value)
        if len(parts) == 1:
            return None
        joined = parts[0]
        for part in parts[1:]:
            joined = self._build.make(op.OR if is_any else op.AND, joined.type, [joined, part])
        letter = SIGNED_LETTERS[f"i{value.type.scalar().bits}"]
        name = f"_Z3{'any' if is_any else 'all'}Dv{joined.type.count}_{letter}"
        return self._build.call(name, inst.type, [joined])

    def _call(self, name: str, type: Type, args: list[Value], over: str = "") -> Value:
        """A call of an intrinsic, which is declared if need be."""
        return self._build.call(f"{name}.{over or _suffix(type)}", type, args)

    def _call_pair(self, name: str, type: Type, args: list[Value], signed: bool) -> Value:
        """A call of a builtin of two integers."""
        letters = SIGNED_LETTERS if signed else UNSIGNED_LETTERS
        letter = letters[f"i{type.scalar().bits}"]
        kinds = f"Dv{type.count}_{letter}S_" if type.kind == VECTOR else letter * 2
        return self._build.call(f"_Z{len(name)}{name}{kinds}", type, args)

    def _convert(self, inst: Inst, resolved: Resolved, value: Value) -> Value | None:
        """A conversion: by the kinds of both types, and the signs that the name spells."""
        source, target = value.type.scalar(), inst.type.scalar()
        signs = _signs(resolved)
        if signs is None or value.type.lanes() != inst.type.lanes():
            return None
        from_sign, to_sign = signs
        saturates = resolved.saturate or resolved.row.opcode in _SATURATING
        if source.kind == INT and target.kind == INT:
            return self._to_integer(inst.type, value, saturates, from_sign, to_sign)
        if source.kind == FLOAT and target.kind == INT:
            return self._from_float(inst.type, value, resolved, to_sign)
        if resolved.rounding not in (NONE, spv.FPRoundingModeRTE):
            return None
        if source.kind == INT:
            opcode = op.SITOFP if from_sign else op.UITOFP
            return self._build.make(opcode, inst.type, [value])
        if source.bits == target.bits:
            return value
        opcode = op.FPTRUNC if source.bits > target.bits else op.FPEXT
        return self._build.make(opcode, inst.type, [value])

    def _from_float(self, type: Type, value: Value, resolved: Resolved, signed: bool) -> Value:
        rounding = _ROUNDINGS[resolved.rounding]
        if rounding:
            value = self._call(rounding, value.type, [value])
        if resolved.saturate:
            name = f"llvm.fpto{'s' if signed else 'u'}i.sat"
            return self._call(name, type, [value], f"{_suffix(type)}.{_suffix(value.type)}")
        return self._build.make(op.FPTOSI if signed else op.FPTOUI, type, [value])

    def _to_integer(
        self, type: Type, value: Value, saturate: bool, from_sign: bool, to_sign: bool
    ) -> Value:
        if saturate:
            value = self._clamp(value, type.scalar().bits, from_sign, to_sign)
        return self.resized(value, type, from_sign)

    def resized(self, value: Value, type: Type, signed: bool) -> Value:
        """An integer, or each lane of a vector, in another width."""
        return self._build.resize_lanes(value, type, signed)

    def _clamp(self, value: Value, bits: int, from_sign: bool, to_sign: bool) -> Value:
        """A value as one of the target's, in the width of the source."""
        own = value.type.scalar().bits
        highest = (1 << (bits - to_sign)) - 1
        lowest = -(1 << (bits - 1)) if to_sign else 0
        most = (1 << (own - from_sign)) - 1
        if highest < most:
            value = self._bound(value, highest, "sgt" if from_sign else "ugt")
        if from_sign and lowest > -(1 << (own - 1)):
            value = self._bound(value, lowest, "slt")
        return value

    def _bound(self, value: Value, bound: int, beyond: str) -> Value:
        build = self._build
        is_beyond = build.compare_in(value.type, beyond, value, bound)
        limit = build.splat(value.type, bound)
        return build.make(op.SELECT, value.type, [is_beyond, limit, value])

    def high_product(self, type: Type, args: list[Value], signed: bool) -> Value:
        """The upper half of a product, in twice the width; that of 64 bits stays for later."""
        build = self._build
        bits = type.scalar().bits
        if bits == _LONG:
            return self._call_pair("mul_hi", type, args[:2], signed)
        wide = self._module.types.with_scalar(type, self._module.types.integer(2 * bits))
        factors: list[Value] = [self.resized(arg, wide, signed) for arg in args[:2]]
        product = build.make(op.MUL, wide, factors)
        high = build.make(op.LSHR, wide, [product, build.splat(wide, bits)])
        return self.resized(high, type, signed)

    def mad_high(self, type: Type, args: list[Value], signed: bool) -> Value:
        """The same and a sum."""
        high = self.high_product(type, args, signed)
        return self._build.make(op.ADD, type, [high, args[2]])

    def half_sum(self, type: Type, args: list[Value], signed: bool) -> Value:
        """Half of a sum that may not fit, rounded down: the common bits and half of the others."""
        build = self._build
        common = build.make(op.AND, type, args)
        return build.make(op.ADD, type, [common, self._half_difference(type, args, signed)])

    def upper_half_sum(self, type: Type, args: list[Value], signed: bool) -> Value:
        """The same rounded up."""
        build = self._build
        joined = build.make(op.OR, type, args)
        return build.make(op.SUB, type, [joined, self._half_difference(type, args, signed)])

    def _half_difference(self, type: Type, args: list[Value], signed: bool) -> Value:
        build = self._build
        other = build.make(op.XOR, type, args)
        shift = op.ASHR if signed else op.LSHR
        return build.make(shift, type, [other, build.splat(type, 1)])

    def distance(self, type: Type, args: list[Value], signed: bool) -> Value:
        """The difference, whose sign is not asked for."""
        build = self._build
        bools = self._module.types.with_scalar(type, self._module.types.i1)
        above = build.make(op.ICMP, bools, args)
        above.predicate = op.ICMP_PREDICATES["sgt" if signed else "ugt"]
        both: list[Value] = [
            build.make(op.SUB, type, args),
            build.make(op.SUB, type, [args[1], args[0]]),
        ]
        return build.make(op.SELECT, type, [above, *both])

    def joined_halves(self, type: Type, args: list[Value], signed: bool) -> Value:
        """upsample: the first is the upper half."""
        build = self._build
        high = self.resized(args[0], type, signed)
        bits = type.scalar().bits // 2
        shifted = build.make(op.SHL, type, [high, build.splat(type, bits)])
        return build.make(op.OR, type, [shifted, self.resized(args[1], type, False)])


Handler = Callable[[_Expander, Type, list[Value], bool], Value]
_HANDLERS: Final[dict[str, Handler]] = {
    f"{sign}_{name}": handler
    for sign in "su"
    for name, handler in (
        ("abs_diff", _Expander.distance),
        ("hadd", _Expander.half_sum),
        ("mad_hi", _Expander.mad_high),
        ("mul_hi", _Expander.high_product),
        ("rhadd", _Expander.upper_half_sum),
        ("upsample", _Expander.joined_halves),
    )
}


def _signs(resolved: Resolved) -> tuple[bool, bool] | None:
    """Whether a conversion is from and to signed integers, None where the name does not say."""
    opcode = resolved.row.opcode
    if resolved.row.shape == CONVERT_OP:
        return opcode in _FROM_SIGNED, opcode in _TO_SIGNED
    if resolved.target is None:
        return None
    # A name that is not mangled is one of signed integers.
    from_sign = not resolved.params or is_signed(resolved.params[0])
    return from_sign, is_signed(resolved.target)


def _bits(type: Type) -> int:
    return type.lanes() * type.scalar().bits


def _suffix(type: Type) -> str:
    """A type as names of intrinsics have it."""
    scalar = type.scalar()
    text = _SUFFIXES[scalar.name] if scalar.kind == FLOAT else f"i{scalar.bits}"
    return f"v{type.count}{text}" if type.kind == VECTOR else text
