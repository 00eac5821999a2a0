"""State of the legalisation of one function, and its emitter of instructions.

Values keep their LLVM types, by which instructions that use them are understood; their parts are
kept in a table. The legal instructions go to a list that becomes the block.
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.diagnostics import Unsupported
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.builder import Builder
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.rewrite import pass_name
from spvbackend.llvmir.types import POINTER, VECTOR, Type
from spvbackend.llvmir.values import (
    Block,
    ConstAggregate,
    ConstFloat,
    ConstInt,
    ConstNull,
    Inst,
    Undef,
    Value,
)
from spvbackend.prepare.legal.constants import constant_parts
from spvbackend.prepare.legal.types import LegalTypes
from spvbackend.prepare.legal.wide_helpers import WideHelpers


@final
class Legalizer(Builder):
    """Parts of values and the output list of the block at hand."""

    __slots__ = ("_parts", "helpers", "legal", "phis")

    def __init__(self, module: Module, legal: LegalTypes, helpers: WideHelpers) -> None:
        super().__init__(module, Block(module.types.label, ""))
        self.legal: Final = legal
        self.helpers: Final = helpers
        self._parts: dict[Value, list[Value]] = {}
        self.phis: list[Inst] = []

    def parts(self, value: Value) -> list[Value]:
        """Return the parts of a value; the value alone when its type is legal."""
        parts = self._parts.get(value)
        if parts is None:
            if self.legal.is_legal(value.type):
                return [value]
            # Constants get their parts when first asked for, which most never are.
            parts = constant_parts(self.legal, self.pool, value)
            if parts is None:
                # Any other value was computed before, or blocks are out of order.
                raise KeyError(f"no parts of {value.type} {value.name}")
            self._parts[value] = parts
        return parts

    def known_parts(self, value: Value) -> list[Value] | None:
        """Return the parts of a value, None for one that has been removed."""
        parts = self._parts.get(value)
        return constant_parts(self.legal, self.pool, value) if parts is None else parts

    def part(self, value: Value) -> Value:
        """Return the only part of a value."""
        parts = self.parts(value)
        if len(parts) != 1:
            raise Unsupported(f"an operand of type '{value.type}' has no translation", self.line)
        return parts[0]

    def settle(self, inst: Inst, parts: list[Value]) -> None:
        """Give `inst` its parts; one of a legal type becomes an alias of its only part."""
        if not self.legal.is_legal(inst.type):
            self.set_parts(inst, parts)
        elif inst.type is not self.types.void:
            self.alias(inst, parts[0])

    def alias(self, inst: Inst, value: Value) -> None:
        """Turn `inst` in place into another name of `value`, so that its uses stay as they are.

        Replacing uses would cost a sweep of the function; a bitcast to the same type emits nothing.
        """
        inst.opcode = op.BITCAST
        inst.operands = [value]
        inst.flags = 0
        inst.predicate = 0
        inst.ints = None
        inst.memory = None
        inst.call = None
        inst.type_arg = None
        self.out.append(inst)

    def set_parts(self, value: Value, parts: list[Value]) -> None:
        """Give an argument or an instruction its parts, named after it and numbered."""
        self._parts[value] = parts
        if not self.module.keeps_names or not value.name or value.name.isdigit():
            return
        for index, part in enumerate(parts):
            pass_name(f"{value.name}.{index}" if len(parts) > 1 else value.name, part)

    def extract(self, vector: Value, lane: int) -> Value:
        """Extract a lane of a legal vector, or return the scalar itself."""
        if vector.type.kind != VECTOR:
            return vector
        if isinstance(vector, ConstAggregate):
            return vector.elements[lane]
        if isinstance(vector, ConstNull):
            return self.pool.null(vector.type.element)
        if isinstance(vector, Undef):
            return self.pool.undef(vector.type.element, vector.poison)
        index = self.pool.integer(self.types.i32, lane)
        return self.make(op.EXTRACTELEMENT, vector.type.element, [vector, index])

    def build(self, type: Type, lanes: list[Value]) -> Value:
        """Build a legal vector (or scalar) of these lanes."""
        if type.kind != VECTOR:
            return lanes[0]
        constant = all(isinstance(lane, (ConstFloat, ConstInt, Undef)) for lane in lanes)
        if constant and type.element.kind != POINTER:
            return ConstAggregate(type, lanes)
        result: Value = self.pool.undef(type, poison=True)
        for index, lane in enumerate(lanes):
            # The vector is already poison there.
            if not (isinstance(lane, Undef) and lane.poison):
                number = self.pool.integer(self.types.i32, index)
                result = self.make(op.INSERTELEMENT, type, [result, lane, number])
        return result

    def lanes(self, value: Value) -> list[Value]:
        """Return all lanes of a vector of any length, as scalars of legal type."""
        lanes: list[Value] = []
        for part in self.parts(value):
            lanes += [self.extract(part, lane) for lane in range(part.type.lanes())]
        return lanes

    def from_lanes(self, type: Type, lanes: list[Value]) -> list[Value]:
        """Return the parts of a vector type made of scalar lanes."""
        parts: list[Value] = []
        start = 0
        for part in self.legal.parts(type):
            count = part.lanes()
            parts.append(self.build(part, lanes[start : start + count]))
            start += count
        return parts

    def load_part(self, type: Type, pointer: Value, source: Inst, align: int) -> Inst:
        """Append a load of a legal type with the flags of `source`.

        `align` is that of the address in bytes, 0 for unknown; metadata such as !nontemporal holds
        for each part as for the whole.
        """
        inst = self.load(type, pointer, align, source.flags)
        inst.attachments = source.attachments
        return inst

    def store_part(self, value: Value, pointer: Value, source: Inst, align: int) -> None:
        """Append a store of a legal type with the flags of `source`."""
        self.store(value, pointer, align, source.flags).attachments = source.attachments

    def gep(self, source: Type, pointer: Value, indices: list[int]) -> Value:
        """Append a GEP with constant indices, unless the only one is zero.

        Indices into the type are i32, as those of struct members must be (LangRef,
        'getelementptr'); the first one steps over whole types and has the width of a pointer.
        """
        if indices == [0]:
            return pointer
        operands: list[Value] = [pointer, self.size(indices[0])]
        operands += [self.pool.integer(self.types.i32, index) for index in indices[1:]]
        inst = self.make(op.GETELEMENTPTR, pointer.type, operands, op.INBOUNDS)
        inst.type_arg = source
        return inst

    def size(self, value: int) -> Value:
        """Return a constant of the width of a pointer."""
        return self.pool.integer(self.types.integer(self.legal.layout.pointer_bytes * 8), value)
