"""Builtins of OpenCL C that become LLVM's own instructions, before any pass looks at intrinsics.

Input: calls of builtins, in any function. Output: the same without vector loads and stores,
conversions that need no template, shuffles, votes of long vectors and remainders of floats.
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.builtins.intrinsics import FLOAT_SUFFIXES
from spvbackend.builtins.lookup import Builtins, Resolved
from spvbackend.builtins.params import is_signed
from spvbackend.builtins.rows import ANY_ALL, AS_TYPE, CONVERT, CONVERT_OP, CORE_OP, EXT_INST, NONE
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.types import FLOAT, INT, VECTOR, Type, type_text
from spvbackend.llvmir.values import Inst, Value
from spvbackend.shader.calls import declared, expand_calls, hints, is_expanded, resolve
from spvbackend.shader.sweep import Sweep
from spvbackend.shader.values.lanes import lane_parts, shuffled
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as spirv
from spvbackend.spirv.opencl_std import OPENCL_STD

_ROUNDINGS: Final[dict[int, str]] = {
    NONE: "",
    spv.FPRoundingModeRTE: "llvm.roundeven",
    spv.FPRoundingModeRTN: "llvm.floor",
    spv.FPRoundingModeRTP: "llvm.ceil",
    spv.FPRoundingModeRTZ: "",
}
"""The intrinsic that rounds a float in a mode, before the conversion to an integer truncates it."""
_FROM_SIGNED: Final = frozenset((spirv.OpConvertSToF, spirv.OpSConvert, spirv.OpSatConvertSToU))
_TO_SIGNED: Final = frozenset((spirv.OpConvertFToS, spirv.OpSConvert, spirv.OpSatConvertUToS))
_SATURATING: Final = frozenset((spirv.OpSatConvertSToU, spirv.OpSatConvertUToS))
_SHUFFLES: Final = (OPENCL_STD["shuffle"], OPENCL_STD["shuffle2"])
_CONSTRAINED: Final = "llvm.experimental.constrained.frem."
_NUMBERS: Final = (FLOAT, INT)
_SHAPES: Final = frozenset((ANY_ALL, AS_TYPE, CONVERT, CONVERT_OP))


def run(module: Module, builtins: Builtins) -> None:
    """Expand the calls of all functions."""
    accessing = hints(module) | declared(module, builtins, is_expanded)
    called = declared(module, builtins, _is_expanded)
    called.update(one for one in module.functions if one.name.startswith(_CONSTRAINED))
    # Copy the list: declarations of intrinsics are appended.
    for function in list(module.functions):
        if function.blocks:
            if accessing:
                expand_calls(module, function, builtins, accessing)
            _Expander(module, function, builtins, called).rewrite()


def _is_expanded(resolved: Resolved) -> bool:
    """Whether calls of a builtin may be expanded."""
    row = resolved.row
    if row.shape == CORE_OP:
        return row.opcode == spirv.OpBitReverse
    return row.shape in _SHAPES or (row.shape == EXT_INST and row.opcode in _SHUFFLES)


@final
class _Expander(Sweep):
    """Expands the calls of one function."""

    __slots__ = ()

    def _replacement(self, inst: Inst) -> Value | None:
        if inst.opcode == op.FREM or _is_remainder(inst):
            return self._remainder(inst)
        resolved = resolve(inst, self._builtins)
        return None if resolved is None else self._expand(inst, resolved)

    def _is_looked_at(self, inst: Inst) -> bool:
        return inst.opcode == op.FREM or super()._is_looked_at(inst)

    def _expand(self, inst: Inst, resolved: Resolved) -> Value | None:
        """Return the expansion of a call, None for one that stays."""
        row = resolved.row
        args = inst.operands[:-1]
        if row.shape in (CONVERT, CONVERT_OP):
            return self._convert(inst, resolved, args[0])
        if row.shape == AS_TYPE:
            same = _bits(args[0].type) == _bits(inst.type)
            return self._build.bitcast(args[0], inst.type) if same else None
        if row.opcode == spirv.OpBitReverse and row.shape == CORE_OP:
            is_one = args[0].type is inst.type and inst.type.scalar().kind == INT
            return self._call("llvm.bitreverse", inst.type, list(args)) if is_one else None
        if row.shape == ANY_ALL:
            return self._any_or_all(inst, args[0], row.opcode == spirv.OpAny)
        if row.shape == EXT_INST and row.opcode in _SHUFFLES:
            # Selection refuses a call that is not well typed.
            vectors = [inst.type, *[arg.type for arg in args]]
            if any(type.kind != VECTOR for type in vectors) or args[-1].type.element.kind != INT:
                return None
            if args[0].type.scalar() is not inst.type.scalar():
                return None
            return shuffled(self._build, inst.type, args[:-1], args[-1])
        return None

    def _remainder(self, inst: Inst) -> Value | None:
        """Expand OpFRem, whose error may be that of a quotient (Precision and Operation), to fmod.

        A vector goes by lane, as there are builtins of some lengths only.
        """
        letter = _letter(inst.type)
        if not letter or inst.flags & op.AFN:
            return None
        build, name, operands = self._build, f"_Z4fmod{letter}{letter}", inst.operands[:2]
        if inst.type.kind != VECTOR:
            return build.call(name, inst.type, operands)
        lanes: list[Value] = [
            build.call(name, inst.type.element, [build.lane(arg, at) for arg in operands])
            for at in range(inst.type.count)
        ]
        return build.inserted(inst.type, lanes)

    def _any_or_all(self, inst: Inst, value: Value, is_any: bool) -> Value | None:
        """Expand any and all of more lanes than a shader's vectors have: join the parts."""
        parts = lane_parts(self._module, self._build, value)
        if len(parts) == 1:
            return None
        joined = parts[0]
        for part in parts[1:]:
            joined = self._build.make(op.OR if is_any else op.AND, joined.type, [joined, part])
        name = f"_Z3{'any' if is_any else 'all'}Dv{joined.type.count}_{_letter(value.type)}"
        return self._build.call(name, inst.type, [joined])

    def _call(self, name: str, type: Type, args: list[Value], over: str = "") -> Value:
        """Call an intrinsic, which is declared if need be."""
        return self._build.call(f"{name}.{over or _suffix(type)}", type, args)

    def _convert(self, inst: Inst, resolved: Resolved, value: Value) -> Value | None:
        """Expand a conversion: by the kinds of both types, and the signs that the name spells."""
        source, target = value.type.scalar(), inst.type.scalar()
        signs = _signs(resolved)
        if signs is None or value.type.lanes() != inst.type.lanes():
            return None
        # Selection refuses a matrix.
        if source.kind not in _NUMBERS or target.kind not in _NUMBERS:
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
        return self._build.resize_lanes(value, type, from_sign)

    def _clamp(self, value: Value, bits: int, from_sign: bool, to_sign: bool) -> Value:
        """Clamp a value to the target's range, in the width of the source."""
        own = value.type.scalar().bits
        highest = (1 << (bits - to_sign)) - 1
        lowest = -(1 << (bits - 1)) if to_sign else 0
        most = (1 << (own - from_sign)) - 1
        if highest < most:
            value = self._bound(value, highest, op.SGT if from_sign else op.UGT)
        if from_sign and lowest > -(1 << (own - 1)):
            value = self._bound(value, lowest, op.SLT)
        return value

    def _bound(self, value: Value, bound: int, beyond: int) -> Value:
        limit = self._build.number(value.type, bound)
        is_beyond = self._build.compare(beyond, value, limit)
        return self._build.make(op.SELECT, value.type, [is_beyond, limit, value])


def _signs(resolved: Resolved) -> tuple[bool, bool] | None:
    """Return whether a conversion is from and to signed integers, None for names without that."""
    opcode = resolved.row.opcode
    if resolved.row.shape == CONVERT_OP:
        return opcode in _FROM_SIGNED, opcode in _TO_SIGNED
    if resolved.target is None:
        return None
    # A name that is not mangled takes signed integers.
    from_sign = not resolved.params or is_signed(resolved.params[0])
    return from_sign, is_signed(resolved.target)


def _is_remainder(inst: Inst) -> bool:
    """Whether a call is of constrained.frem: rounding modes do not change its exact result."""
    return inst.opcode == op.CALL and inst.operands[-1].name.startswith(_CONSTRAINED)


def _letter(type: Type) -> str:
    """How the lanes of a type are mangled, "" for what no builtin takes."""
    # Few modules have any call that asks.
    from spvbackend.builtins.params import SIGNED_LETTERS

    return SIGNED_LETTERS.get(type_text(type.scalar()), "")


def _bits(type: Type) -> int:
    return type.lanes() * type.scalar().bits


def _suffix(type: Type) -> str:
    """Return the suffix of a type in names of intrinsics."""
    scalar = type.scalar()
    text = FLOAT_SUFFIXES[scalar.name] if scalar.kind == FLOAT else f"i{scalar.bits}"
    return f"v{type.count}{text}" if type.kind == VECTOR else text
