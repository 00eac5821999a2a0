"""Replaces arithmetic that a shader lacks, or that Vulkan leaves undefined.

Input: kernels of legal types. Output: the same results, without remainders of signed integers
(OpSRem of a negative operand is undefined in Vulkan, Precision and Operation), without comparisons
that only test for a NaN, and without tests of floats: those need the Kernel capability. Upper
halves of products of 64 bits, and bit operations of other widths than 32, are computed in words,
quotients of halves in floats. Operations that must not be contracted are marked.
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.builtins.intrinsics import base_name
from spvbackend.builtins.lookup import Builtins, Resolved, opcode_of
from spvbackend.builtins.rows import CORE_OP, EXT_INST
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.types import FLOAT, INT, VECTOR, Type
from spvbackend.llvmir.values import ConstAggregate, ConstFloat, ConstNull, Function, Inst, Value
from spvbackend.shader.calls import resolve
from spvbackend.shader.sweep import Sweep
from spvbackend.shader.values.plain_integers import is_plain, number_of_intrinsic, plain
from spvbackend.shader.values.words import expand_in_words, needs_words
from spvbackend.spirv import opcodes as spirv
from spvbackend.spirv.opencl_std import OPENCL_STD
from spvbackend.target.environment import Environment

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
_UNREAD: Final = (*_HIGH_HALVES, OPENCL_STD["rotate"], OPENCL_STD["s_abs"])
"""Functions whose instructions naga does not read: OpUMulExtended, OpSNegate of unsigned words."""
_LEAST: Final = OPENCL_STD["fmin"]
_GREATEST: Final = OPENCL_STD["fmax"]
_BOUNDS: Final[dict[int, int]] = {
    _LEAST: op.FCMP_PREDICATES["olt"],
    _GREATEST: op.FCMP_PREDICATES["ogt"],
}
"""The comparison by which the second of two floats is the result."""
_BOUND_INTRINSICS: Final[dict[str, int]] = {"llvm.maxnum": _GREATEST, "llvm.minnum": _LEAST}
_COMPARISONS: Final[dict[int, int]] = {
    getattr(spirv, f"OpF{kind}{name}"): op.FCMP_PREDICATES[prefix + suffix]
    for kind, prefix in (("Ord", "o"), ("Unord", "u"))
    for name, suffix in (("Equal", "eq"), ("GreaterThan", "gt"), ("GreaterThanEqual", "ge"),
                         ("LessThan", "lt"), ("LessThanEqual", "le"), ("NotEqual", "ne"))
}  # fmt: skip
"""Comparisons, by which a target may have to tell apart what its instructions do not."""
_SELECTIONS: Final = (OPENCL_STD["bitselect"], OPENCL_STD["select"])
_OF_WORDS: Final = frozenset((*_BOUNDS, *_SELECTIONS))
_LONG: Final = 64
_WORD: Final = 32


def run(module: Module, environment: Environment, builtins: Builtins) -> None:
    """Rewrite all kernels."""
    words_only = environment.kind.has_words_only
    called: set[Value] = {
        one for one in module.functions if _is_replaced(one, builtins, words_only)
    }
    for function in module.functions:
        if function.blocks:
            _forbid_fusing(function)
            _Rewriter(module, function, builtins, called, words_only).rewrite()


def _forbid_fusing(function: Function) -> None:
    """Let arithmetic say so where it may not be fused."""
    for block in function.blocks:
        for inst in block.insts:
            if op.FADD <= inst.opcode <= op.FDIV and not inst.flags & op.CONTRACT:
                inst.flags |= op.STRICT


def _is_replaced(function: Function, builtins: Builtins, words_only: bool) -> bool:
    """Whether calls of a function may be replaced by other arithmetic."""
    if function.blocks:
        return False
    resolved = builtins.lookup(function.name)
    if needs_words(function, resolved):
        return True
    number = _number_of(function, resolved)
    if number in _HIGH_HALVES or (words_only and (is_plain(number) or number in _OF_WORDS)):
        return True
    if resolved is None or resolved.row.shape != CORE_OP:
        return False
    opcode = opcode_of(resolved, True)
    return opcode in _QUESTIONS or (words_only and opcode in _COMPARISONS)


def _number_of(function: Value, resolved: Resolved | None) -> int:
    """Return the number in OpenCL.std of a function, -1 for any other."""
    if resolved is None:
        name = base_name(function.name)
        return _BOUND_INTRINSICS.get(name) or number_of_intrinsic(name)
    return opcode_of(resolved, False) if resolved.row.shape == EXT_INST else -1


@final
class _Rewriter(Sweep):
    """Rewrites one kernel."""

    __slots__ = ("_words_only",)

    def __init__(
        self,
        module: Module,
        function: Function,
        builtins: Builtins,
        called: set[Value],
        words_only: bool,
    ) -> None:
        super().__init__(module, function, builtins, called)
        self._words_only: Final = words_only

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
        if answer is not None or inst.opcode != op.CALL:
            return answer
        args = inst.operands[:-1]
        number = _number_of(inst.callee, resolved)
        if number >= 0:
            return self._replace_extended(inst.type, number, args)
        is_question = resolved is not None and resolved.row.shape == CORE_OP
        if resolved is None or not is_question or not _tests_floats(inst, args):
            return None
        return self._answer(inst, opcode_of(resolved, True), args)

    def _answer(self, inst: Inst, opcode: int, args: list[Value]) -> Value | None:
        """Return the answer to a question about floats, None for one that stays."""
        if opcode in _COMPARISONS and self._words_only:
            type = self._module.types.with_scalar(args[0].type, self._module.types.i1)
            answer = self._build.make(op.FCMP, type, args)
            answer.predicate = _COMPARISONS[opcode]
            return self._as_number(inst, answer)
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
        bits, is_high = type.scalar().bits, number in _HIGH_HALVES
        if not self._words_only:
            stays = not is_high or bits != _LONG
        elif number in _SELECTIONS:
            return self._selected(type, number, args)
        elif number in _BOUNDS:
            return self._bounded(type, number, args)
        else:
            stays = not is_plain(number) or (bits == _WORD and number not in _UNREAD)
        return None if stays else plain(self._build, type, number, args)

    def _bounded(self, type: Type, number: int, args: list[Value]) -> Value | None:
        """Return the least or the greatest of two floats, or the one that is not a NaN.

        WGSL leaves the result open where one is.
        """
        if type.scalar().kind != FLOAT:
            return None
        build = self._build
        first, second = [
            build.vector(type, [arg] * type.count) if arg.type is not type else arg for arg in args
        ]
        bools = self._module.types.with_scalar(type, self._module.types.i1)
        better = build.make(op.FCMP, bools, [second, first])
        better.predicate = _BOUNDS[number]
        chosen = build.make(op.SELECT, type, [better, second, first])
        return build.make(op.SELECT, type, [self._has_nan([first], True), second, chosen])

    def _selected(self, type: Type, number: int, args: list[Value]) -> Value | None:
        """Select values or bits of numbers of other widths than 32, None for words."""
        if type.scalar().bits == _WORD and all(arg.type.scalar().bits == _WORD for arg in args):
            return None
        build, (first, second, condition) = self._build, args
        if number == _SELECTIONS[1]:
            # A lane counts by its sign, a scalar by any bit (OpenCL C, Relational Functions).
            predicate = op.SLT if type.kind == VECTOR else op.NE
            chosen = build.compare(predicate, condition, build.number(condition.type, 0))
            return build.make(op.SELECT, type, [chosen, second, first])
        bits = [self._bits(arg)[0] for arg in args]
        made = plain(build, bits[0].type, number, bits)
        return None if made is None else build.bitcast(made, type)

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
