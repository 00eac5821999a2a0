"""Replaces arithmetic that a shader lacks, or that Vulkan leaves undefined.

Input: kernels of legal types. Output: the same results, without remainders of signed integers
(OpSRem of a negative operand is undefined in Vulkan, Precision and Operation), without comparisons
that only test for a NaN, and without tests of floats: those need the Kernel capability. Upper
halves of products of 64 bits, and bit operations of other widths than 32, are computed in words,
quotients of halves in floats. Operations that must not be contracted are marked.
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.builtins.lookup import Builtins, opcode_of
from spvbackend.builtins.rows import CORE_OP, EXT_INST
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.types import INT, VECTOR, Type
from spvbackend.llvmir.values import ConstAggregate, ConstFloat, ConstNull, Function, Inst, Value
from spvbackend.shader.calls import resolve
from spvbackend.shader.sweep import Sweep
from spvbackend.shader.values.words import expand_in_words, needs_words
from spvbackend.spirv import opcodes as spirv
from spvbackend.spirv.opencl_std import OPENCL_STD

_EXPONENTS: Final[dict[int, int]] = {16: 0x7C00, 32: 0x7F800000, 64: 0x7FF0000000000000}
_ORDERED: Final = op.FCMP_PREDICATES["ord"]
_UNORDERED: Final = op.FCMP_PREDICATES["uno"]
_FLOATS: Final = frozenset(("double", "float", "half"))
_REPLACED: Final = frozenset((op.EXTINST, op.FCMP, op.FDIV, op.SREM))
_SIGNED_HIGH: Final = OPENCL_STD["s_mul_hi"]
_HIGH: Final = OPENCL_STD["u_mul_hi"]
_HIGH_HALVES: Final = (_SIGNED_HIGH, _HIGH)
_QUESTIONS: Final = frozenset(
    (spirv.OpIsFinite, spirv.OpIsNormal, spirv.OpOrdered, spirv.OpSignBitSet, spirv.OpUnordered)
)
_LONG: Final = 64
_WORD: Final = 32


def run(module: Module, builtins: Builtins) -> None:
    """Rewrite all kernels."""
    called: set[Value] = {one for one in module.functions if _is_replaced(one, builtins)}
    for function in module.functions:
        if function.blocks:
            _forbid_fusing(function)
            _Rewriter(module, function, builtins, called).rewrite()


def _forbid_fusing(function: Function) -> None:
    """Let arithmetic say so where it may not be fused."""
    for block in function.blocks:
        for inst in block.insts:
            if op.FADD <= inst.opcode <= op.FDIV and not inst.flags & op.CONTRACT:
                inst.flags |= op.STRICT


def _is_replaced(function: Function, builtins: Builtins) -> bool:
    """Whether calls of a function may be replaced by other arithmetic."""
    if function.blocks:
        return False
    resolved = builtins.lookup(function.name)
    if needs_words(function, resolved):
        return True
    if resolved is None:
        return False
    row = resolved.row
    return (row.shape == EXT_INST and opcode_of(resolved, False) in _HIGH_HALVES) or (
        row.shape == CORE_OP and row.opcode in _QUESTIONS
    )


@final
class _Rewriter(Sweep):
    """Rewrites one kernel."""

    __slots__ = ()

    def _is_looked_at(self, inst: Inst) -> bool:
        return inst.opcode in _REPLACED or super()._is_looked_at(inst)

    def _replacement(self, inst: Inst) -> Value | None:
        """Return the value that replaces an instruction, None if it stays."""
        if inst.opcode == op.SREM and inst.type.scalar().bits > 1:
            return self._remainder(inst)
        if inst.opcode == op.FDIV and inst.type.scalar() is self._module.types.half:
            return self._quotient(inst)
        if inst.opcode == op.FCMP and inst.predicate in (_ORDERED, _UNORDERED):
            return self._has_nan(inst.operands, inst.predicate == _UNORDERED)
        if inst.opcode == op.EXTINST:
            return self._replace_extended(inst.type, inst.number, inst.operands)
        resolved = resolve(inst, self._builtins)
        answer = expand_in_words(self._module, self._build, inst, resolved)
        if answer is not None or resolved is None:
            return answer
        args = inst.operands[:-1]
        if resolved.row.shape == EXT_INST:
            return self._replace_extended(inst.type, opcode_of(resolved, False), args)
        if resolved.row.shape != CORE_OP:
            return None
        opcode = resolved.row.opcode
        if not _tests_floats(inst, args):
            return None
        if opcode in (spirv.OpOrdered, spirv.OpUnordered):
            return self._as_number(inst, self._has_nan(args, opcode == spirv.OpUnordered))
        if opcode == spirv.OpSignBitSet:
            bits, whole = self._bits(args[0])
            return self._as_number(
                inst, self._build.compare(op.SLT, bits, self._build.number(whole, 0))
            )
        if opcode in (spirv.OpIsFinite, spirv.OpIsNormal):
            return self._as_number(inst, self._is_finite(args[0], opcode == spirv.OpIsNormal))
        return None

    def _replace_extended(self, type: Type, number: int, args: list[Value]) -> Value | None:
        """Return the replacement of an instruction of OpenCL.std, None for one that stays."""
        if number not in _HIGH_HALVES or type.scalar().bits != _LONG:
            return None
        # Selection refuses a call that is not well typed.
        if type.scalar().kind != INT or any(arg.type is not type for arg in args):
            return None
        high = self._high_product(type, args)
        if number == _HIGH:
            return high
        # A negative factor counts 2^64 too much, and so the product the other factor too much.
        for one, other in (args, args[::-1]):
            sign = self._build.make(op.ASHR, type, [one, self._build.number(type, _LONG - 1)])
            excess = self._build.make(op.AND, type, [sign, other])
            high = self._build.make(op.SUB, type, [high, excess])
        return high

    def _high_product(self, type: Type, factors: list[Value]) -> Value:
        """Return the upper half of an unsigned product, by words: no partial sum overflows."""
        build = self._build
        first, second = factors
        low, other_low = self._low(first), self._low(second)
        high, other_high = self._high(first), self._high(second)
        least = build.make(op.MUL, type, [low, other_low])
        cross = build.make(op.MUL, type, [high, other_low])
        middle = build.make(op.ADD, type, [cross, self._high(least)])
        other = build.make(op.MUL, type, [low, other_high])
        middle_low = build.make(op.ADD, type, [other, self._low(middle)])
        most = build.make(op.MUL, type, [high, other_high])
        most = build.make(op.ADD, type, [most, self._high(middle)])
        return build.make(op.ADD, type, [most, self._high(middle_low)])

    def _low(self, value: Value) -> Value:
        mask = self._build.number(value.type, (1 << _WORD) - 1)
        return self._build.make(op.AND, value.type, [value, mask])

    def _high(self, value: Value) -> Value:
        shift = self._build.number(value.type, _WORD)
        return self._build.make(op.LSHR, value.type, [value, shift])

    def _quotient(self, inst: Inst) -> Value | None:
        """Divide halves as floats: Vulkan allows 2.5 ulps to any division, OpenCL 1 here."""
        if inst.flags & (op.AFN | op.ARCP):
            return None
        build = self._build
        wide = self._module.types.with_scalar(inst.type, self._module.types.f32)
        first, second = [build.make(op.FPEXT, wide, [operand]) for operand in inst.operands]
        quotient = build.make(op.FDIV, wide, [first, second])
        quotient.flags = op.STRICT
        return build.make(op.FPTRUNC, inst.type, [quotient])

    def _remainder(self, inst: Inst) -> Value:
        """Compute a - a / b * b, whose division is defined for all signs."""
        first, second = inst.operands
        quotient = self._build.make(op.SDIV, inst.type, [first, second])
        product = self._build.make(op.MUL, inst.type, [quotient, second])
        return self._build.make(op.SUB, inst.type, [first, product])

    def _has_nan(self, operands: list[Value], unordered: bool) -> Value:
        """Test whether an operand is not equal to itself, or whether all are equal."""
        build = self._build
        predicate = op.FCMP_PREDICATES["une" if unordered else "oeq"]
        answer: Value | None = None
        # Most tests are about one number; the other operand is a constant.
        asked = [one for one in dict.fromkeys(operands) if not _is_number(one)]
        for operand in asked or operands[:1]:
            type = self._module.types.with_scalar(operand.type, self._module.types.i1)
            own = build.make(op.FCMP, type, [operand, operand])
            own.predicate = predicate
            joined = op.OR if unordered else op.AND
            answer = own if answer is None else build.make(joined, type, [answer, own])
        assert answer is not None
        return answer

    def _bits(self, value: Value) -> tuple[Value, Type]:
        types = self._module.types
        whole = types.with_scalar(value.type, types.integer(value.type.scalar().bits))
        return self._build.bitcast(value, whole), whole

    def _is_finite(self, value: Value, is_normal: bool) -> Value:
        """Test whether the exponent is not the highest one, nor the lowest."""
        build = self._build
        bits, whole = self._bits(value)
        mask = _EXPONENTS[whole.scalar().bits]
        exponent = build.make(op.AND, whole, [bits, build.number(whole, mask)])
        finite = build.compare(op.NE, exponent, build.number(whole, mask))
        if not is_normal:
            return finite
        above = build.compare(op.NE, exponent, build.number(whole, 0))
        return build.make(op.AND, finite.type, [finite, above])

    def _as_number(self, inst: Inst, condition: Value) -> Value:
        """Return a condition as C has it: 1 where a scalar is true, -1 in the lanes of a vector."""
        if inst.type.scalar() is self._module.types.i1:
            return condition
        opcode = op.SEXT if inst.type.kind == VECTOR else op.ZEXT
        return self._build.make(opcode, inst.type, [condition])


def _tests_floats(inst: Inst, args: list[Value]) -> bool:
    """Whether a call tests floats: an integer for each lane of operands of one type."""
    type = args[0].type if args else inst.type
    return (
        type.scalar().name in _FLOATS
        and all(arg.type is type for arg in args)
        and inst.type.scalar().kind == INT
        and inst.type.lanes() == type.lanes()
        and inst.type.kind in (type.kind, INT)
    )


def _is_number(value: Value) -> bool:
    """Whether a constant is not a NaN, nor any of its lanes."""
    if isinstance(value, ConstAggregate):
        return all(_is_number(lane) for lane in value.elements)
    if isinstance(value, ConstNull):
        return True
    if not isinstance(value, ConstFloat):
        return False
    exponent = _EXPONENTS.get(value.type.bits)
    return exponent is not None and value.pattern & exponent != exponent
