"""Replaces atomic operations on private memory, which no other work-item sees.

Vulkan has atomic operations only on shared memory (VUID-StandaloneSpirv-None-04686).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from spvbackend.builtins.lookup import Builtins, Resolved
from spvbackend.builtins.params import is_signed
from spvbackend.builtins.rows import ATOMIC_CMPXCHG, ATOMIC_COMPARE, ATOMIC_INIT
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.builder import Builder
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.types import FLOAT, Type
from spvbackend.llvmir.values import Inst, Value
from spvbackend.shader.calls import resolve
from spvbackend.spirv import opcodes as spirv

Loader = Callable[[Value, Type], Value]
"""Loads a value through a pointer."""
Storer = Callable[[Value, Value], None]
"""Stores a value through a pointer."""
_ARITHMETIC: Final[dict[str, int]] = {
    "add": op.ADD,
    "and": op.AND,
    "fadd": op.FADD,
    "fsub": op.FSUB,
    "or": op.OR,
    "sub": op.SUB,
    "xor": op.XOR,
}
_CHOICES: Final[dict[str, int]] = {"max": op.SGT, "min": op.SLT, "umax": op.UGT, "umin": op.ULT}
"""The comparison by which the old value stays."""
_OPERATIONS: Final[dict[int, str]] = {
    spirv.OpAtomicAnd: "and",
    spirv.OpAtomicExchange: "xchg",
    spirv.OpAtomicFAddEXT: "fadd",
    spirv.OpAtomicIAdd: "add",
    spirv.OpAtomicIDecrement: "sub",
    spirv.OpAtomicIIncrement: "add",
    spirv.OpAtomicISub: "sub",
    spirv.OpAtomicOr: "or",
    spirv.OpAtomicSMax: "max",
    spirv.OpAtomicSMin: "min",
    spirv.OpAtomicUMax: "umax",
    spirv.OpAtomicUMin: "umin",
    spirv.OpAtomicXor: "xor",
}
_ONE: Final = (spirv.OpAtomicIDecrement, spirv.OpAtomicIIncrement)


@final
class PrivateAtomics:
    """Writes such operations as plain ones.

    Attributes:
        build: appends the instructions.
    """

    __slots__ = ("_builtins", "_load", "_module", "_store", "build")

    def __init__(
        self, module: Module, builtins: Builtins, build: Builder, load: Loader, store: Storer
    ) -> None:
        self._module: Final = module
        self._builtins: Final = builtins
        self._load: Final = load
        self._store: Final = store
        self.build = build

    def plain(self, inst: Inst, type: Type) -> Value | None:
        """Replace an atomic operation by plain ones; return its result, None for none."""
        pointer = inst.operands[0]
        if inst.opcode == op.ATOMICRMW:
            name = op.RMW_NAMES[inst.access.operation]
            return self._update(name, pointer, inst.operands[1])
        if inst.opcode == op.CMPXCHG:
            old, same = self._exchange(pointer, inst.operands[1], inst.operands[2])
            # The legal forms return only the old value.
            is_whole = inst.type is not old.type
            return self.build.make(op.COMPOSE, inst.type, [old, same]) if is_whole else old
        resolved = resolve(inst, self._builtins)
        assert resolved is not None
        shape = resolved.row.shape
        if shape == ATOMIC_INIT:
            self._store(inst.operands[1], pointer)
            return None
        if shape == ATOMIC_CMPXCHG:
            return self._exchange(pointer, inst.operands[1], inst.operands[2])[0]
        if shape == ATOMIC_COMPARE:
            expected = self._load(inst.operands[1], type)
            old, same = self._exchange(pointer, expected, inst.operands[2])
            # Where the old value equals the expected one, the expected one is unchanged.
            self._store(old, inst.operands[1])
            return self._as_result(same, inst.type)
        return self._call(inst, resolved, pointer, type)

    def _call(self, inst: Inst, resolved: Resolved, pointer: Value, type: Type) -> Value | None:
        opcode = resolved.row.opcode
        if opcode == spirv.OpAtomicLoad:
            return self._load(pointer, type)
        if opcode == spirv.OpAtomicStore:
            self._store(inst.operands[1], pointer)
            return None
        if opcode in (spirv.OpAtomicFlagClear, spirv.OpAtomicFlagTestAndSet):
            return self._flag(inst, pointer, type, opcode == spirv.OpAtomicFlagTestAndSet)
        is_unsigned = len(resolved.params) > 1 and not is_signed(resolved.params[1])
        if type.kind == FLOAT and resolved.row.floating:
            opcode = resolved.row.floating
        elif is_unsigned and resolved.row.unsigned:
            opcode = resolved.row.unsigned
        name = _OPERATIONS.get(opcode, "")
        operand = (
            self.build.integer(type, 1)
            if resolved.row.opcode in _ONE and type.kind != FLOAT
            else inst.operands[1]
        )
        return self._update(name, pointer, operand)

    def _flag(self, inst: Inst, pointer: Value, type: Type, sets: bool) -> Value | None:
        old = self._load(pointer, type) if sets else None
        self._store(self.build.integer(type, sets), pointer)
        if old is None:
            return None
        return self._as_result(
            self.build.compare(op.NE, old, self.build.number(type, 0)), inst.type
        )

    def _as_result(self, condition: Value, type: Type) -> Value:
        return self.build.resize(condition, type)

    def _exchange(self, pointer: Value, expected: Value, wanted: Value) -> tuple[Value, Value]:
        """compare-exchange: return the old value, and whether it equals the expected one."""
        build = self.build
        old = self._load(pointer, wanted.type)
        same = build.compare(op.EQ, old, expected)
        self._store(build.make(op.SELECT, old.type, [same, wanted, old]), pointer)
        return old, same

    def _update(self, name: str, pointer: Value, operand: Value) -> Value:
        old = self._load(pointer, operand.type)
        self._store(self._new(name, old, operand), pointer)
        return old

    def _new(self, name: str, old: Value, operand: Value) -> Value:
        build = self.build
        if name == "xchg":
            return operand
        if name in _ARITHMETIC:
            return build.make(_ARITHMETIC[name], old.type, [old, operand])
        if name == "nand":
            both = build.make(op.AND, old.type, [old, operand])
            return build.make(op.XOR, old.type, [both, build.integer(old.type, -1)])
        # All others are loops of compare-exchange by this pass.
        stays = build.compare(_CHOICES[name], old, operand)
        return build.make(op.SELECT, old.type, [stays, old, operand])
