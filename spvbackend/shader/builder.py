"""Builds instructions in sequence; operations on constants are folded."""

from __future__ import annotations

from typing import Final, final

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.opcodes import MemoryInfo
from spvbackend.llvmir.types import VECTOR, Type
from spvbackend.llvmir.values import (
    Block,
    CallInfo,
    ConstAggregate,
    ConstInt,
    Function,
    Inst,
    Value,
)


@final
class Builder:
    """Appends to a list of instructions.

    Attributes:
        out: the list.
        block: the block that they will be in.
        line: the line that they come from.
    """

    __slots__ = ("_module", "block", "line", "out")

    def __init__(self, module: Module, block: Block) -> None:
        self._module: Final = module
        self.block = block
        self.line = 0
        self.out: list[Inst] = []

    def make(self, opcode: int, type: Type, operands: list[Value]) -> Inst:
        """Append an instruction."""
        # Copy the operands: no two instructions share a list.
        made = Inst(opcode, type, [*operands], self.line)
        made.parent = self.block
        self.out.append(made)
        return made

    def integer(self, type: Type, value: int) -> ConstInt:
        """Return a constant."""
        return self._module.constants.integer(type, value)

    def add(self, left: Value, right: Value) -> Value:
        """Add two integers of one type."""
        if isinstance(left, ConstInt):
            left, right = right, left
        if isinstance(right, ConstInt):
            if right.value == 0:
                return left
            if isinstance(left, ConstInt):
                return self.integer(left.type, left.value + right.value)
        return self.make(op.ADD, left.type, [left, right])

    def scale(self, value: Value, factor: int) -> Value:
        """Multiply an integer by a constant."""
        if factor == 1:
            return value
        if isinstance(value, ConstInt):
            return self.integer(value.type, value.value * factor)
        return self.make(op.MUL, value.type, [value, self.integer(value.type, factor)])

    def resize(self, value: Value, type: Type, signed: bool = False) -> Value:
        """Convert an integer to another width."""
        if value.type is type:
            return value
        if isinstance(value, ConstInt):
            return self.integer(type, value.signed() if signed else value.value)
        if value.type.bits > type.bits:
            return self.make(op.TRUNC, type, [value])
        return self.make(op.SEXT if signed else op.ZEXT, type, [value])

    def resize_lanes(self, value: Value, type: Type, signed: bool = False) -> Value:
        """Convert an integer, or each lane of a vector, to another width."""
        before, after = value.type.scalar().bits, type.scalar().bits
        if before == after:
            return value
        if before > after:
            return self.make(op.TRUNC, type, [value])
        return self.make(op.SEXT if signed else op.ZEXT, type, [value])

    def bitcast(self, value: Value, type: Type) -> Value:
        """Reinterpret the bits as another type."""
        return value if value.type is type else self.make(op.BITCAST, type, [value])

    def shift(self, opcode: int, value: Value, bits: int) -> Value:
        """Shift an integer by a constant."""
        if bits == 0:
            return value
        if isinstance(value, ConstInt):
            known = value.value << bits if opcode == op.SHL else value.value >> bits
            return self.integer(value.type, known)
        return self.make(opcode, value.type, [value, self.integer(value.type, bits)])

    def compare(self, predicate: str, left: Value, right: Value) -> Inst:
        """Compare two integers."""
        made = self.make(op.ICMP, self._module.types.i1, [left, right])
        made.predicate = op.ICMP_PREDICATES[predicate]
        return made

    def splat(self, type: Type, value: int) -> Value:
        """Put an integer into all lanes of a vector."""
        lane = self.integer(type.scalar(), value)
        return ConstAggregate(type, [lane] * type.count) if type.kind == VECTOR else lane

    def compare_in(self, type: Type, predicate: str, left: Value, right: int) -> Inst:
        """Compare an integer, or the lanes of a vector, with a constant."""
        bools = self._module.types.with_scalar(type, self._module.types.i1)
        made = self.make(op.ICMP, bools, [left, self.splat(type, right)])
        made.predicate = op.ICMP_PREDICATES[predicate]
        return made

    def load(self, type: Type, pointer: Value, align: int, flags: int = 0) -> Inst:
        """Append a load."""
        made = self.make(op.LOAD, type, [pointer])
        made.memory = MemoryInfo(align)
        made.flags = flags
        return made

    def store(self, value: Value, pointer: Value, align: int, flags: int = 0) -> None:
        """Append a store."""
        made = self.make(op.STORE, self._module.types.void, [value, pointer])
        made.memory = MemoryInfo(align)
        made.flags = flags

    def element(self, base: Value, held: Type, indices: list[Value]) -> Inst:
        """Append the address of an element, by indices after the first, which is 0."""
        zero = self.integer(self._module.types.i32, 0)
        made = self.make(op.GETELEMENTPTR, self._module.types.pointer(base.type.space),
                         [base, zero, *indices])  # fmt: skip
        made.type_arg = held
        made.flags = op.INBOUNDS
        return made

    def call(self, name: str, type: Type, args: list[Value]) -> Inst:
        """Call a function by its name, which is declared if need be."""
        callee = self._module.symbols.get(name)
        if not isinstance(callee, Function):
            fn_type = self._module.types.function(type, tuple([arg.type for arg in args]))
            callee = Function(self._module.types.pointer(), name, fn_type, 0)
            self._module.add_function(callee)
        made = self.make(op.CALL, type, [*args, callee])
        made.call = CallInfo(callee.value_type)
        made.call.arg_attrs = [{} for _ in args]
        return made

    def lane(self, vector: Value, index: int) -> Inst:
        """Return a lane of a vector."""
        number = self.integer(self._module.types.i32, index)
        return self.make(op.EXTRACTELEMENT, vector.type.element, [vector, number])

    def shuffle(
        self, type: Type, source: Value, lanes: list[int], other: Value | None = None
    ) -> Inst:
        """Return a vector of lanes of one vector, or of its concatenation with another."""
        made = self.make(op.SHUFFLEVECTOR, type, [source, other or source])
        made.ints = lanes
        return made

    def inserted(self, type: Type, lanes: list[Value]) -> Value:
        """Return a vector of lanes, of any length: legalisation follows."""
        whole: Value = self._module.constants.undef(type)
        for index, lane in enumerate(lanes):
            number = self.integer(self._module.types.i32, index)
            whole = self.make(op.INSERTELEMENT, type, [whole, lane, number])
        return whole

    def vector(self, type: Type, lanes: list[Value]) -> Value:
        """Return a vector of lanes."""
        return self.make(op.COMPOSE, type, lanes)
