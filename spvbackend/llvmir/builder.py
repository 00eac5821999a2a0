"""Builds instructions in sequence; operations on constants are folded."""

from __future__ import annotations

from typing import Final

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import ConstantPool, Module
from spvbackend.llvmir.types import VECTOR, Type, TypeContext
from spvbackend.llvmir.values import (
    Block,
    CallInfo,
    ConstAggregate,
    ConstInt,
    Function,
    Inst,
    Value,
)


class Builder:
    """Appends to a list of instructions.

    Attributes:
        module: it makes their types and constants.
        out: the list.
        block: the block that they will be in.
        line: the line that they come from.
    """

    __slots__ = ("block", "line", "module", "out", "pool", "types")

    def __init__(self, module: Module, block: Block) -> None:
        self.module: Final = module
        self.types: Final[TypeContext] = module.types
        self.pool: Final[ConstantPool] = module.constants
        self.block = block
        self.line = 0
        self.out: list[Inst] = []

    def make(self, opcode: int, type: Type, operands: list[Value], flags: int = 0) -> Inst:
        """Append an instruction."""
        # Copy the operands: no two instructions share a list.
        made = Inst(opcode, type, [*operands], self.line)
        made.flags = flags
        made.parent = self.block
        self.out.append(made)
        return made

    def integer(self, type: Type, value: int) -> ConstInt:
        """Return a constant."""
        return self.pool.integer(type, value)

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

    def low_bits(self, value: Value, bits: int) -> Value:
        """Return the lowest bits of an integer."""
        mask = (1 << bits) - 1
        if isinstance(value, ConstInt):
            return self.integer(value.type, value.value & mask)
        return self.make(op.AND, value.type, [value, self.integer(value.type, mask)])

    def compare(self, predicate: int, left: Value, right: Value) -> Inst:
        """Append the comparison of two integers, or of each lane of two vectors."""
        bools = self.types.with_scalar(left.type, self.types.i1)
        made = self.make(op.ICMP, bools, [left, right])
        made.predicate = predicate
        return made

    def number(self, type: Type, value: int) -> Value:
        """Return an integer, in all lanes of a vector."""
        lane = self.integer(type.scalar(), value)
        return ConstAggregate(type, [lane] * type.count) if type.kind == VECTOR else lane

    def load(self, type: Type, pointer: Value, align: int, flags: int = 0) -> Inst:
        """Append a load."""
        made = self.make(op.LOAD, type, [pointer], flags)
        made.memory = op.MemoryInfo(align)
        return made

    def store(self, value: Value, pointer: Value, align: int, flags: int = 0) -> Inst:
        """Append a store."""
        made = self.make(op.STORE, self.types.void, [value, pointer], flags)
        made.memory = op.MemoryInfo(align)
        return made

    def element(self, base: Value, held: Type, indices: list[Value]) -> Inst:
        """Append the address of an element, by the indices after the first, which is 0."""
        zero = self.integer(self.types.i32, 0)
        made = self.make(op.GETELEMENTPTR, self.types.pointer(base.type.space),
                         [base, zero, *indices], op.INBOUNDS)  # fmt: skip
        made.type_arg = held
        return made

    def call(self, name: str, type: Type, args: list[Value]) -> Inst:
        """Append a call of a function by its name; declare the function if it is unknown."""
        callee = self.module.symbols.get(name)
        if not isinstance(callee, Function):
            fn_type = self.types.function(type, tuple([arg.type for arg in args]))
            callee = Function(self.types.pointer(), name, fn_type, 0)
            self.module.add_function(callee)
        made = self.make(op.CALL, type, [*args, callee])
        made.call = CallInfo(callee.value_type)
        made.call.arg_attrs = [{} for _ in args]
        return made

    def lane(self, vector: Value, index: int) -> Inst:
        """Append the extraction of a lane of a vector."""
        number = self.integer(self.types.i32, index)
        return self.make(op.EXTRACTELEMENT, vector.type.element, [vector, number])

    def shuffle(
        self, type: Type, source: Value, lanes: list[int], other: Value | None = None
    ) -> Inst:
        """Return a vector of lanes of one vector, or of its concatenation with another."""
        made = self.make(op.SHUFFLEVECTOR, type, [source, other or source])
        made.ints = lanes
        return made

    def inserted(self, type: Type, lanes: list[Value]) -> Value:
        """Append a vector of lanes, of any length, which legalisation splits later."""
        whole: Value = self.pool.undef(type)
        for index, lane in enumerate(lanes):
            number = self.integer(self.types.i32, index)
            whole = self.make(op.INSERTELEMENT, type, [whole, lane, number])
        return whole

    def vector(self, type: Type, lanes: list[Value]) -> Value:
        """Return a vector of lanes."""
        return self.make(op.COMPOSE, type, lanes)
