"""Loads and stores of what memory is made of: numbers at addresses, elements of arrays.

A value that is wider than an element takes several; one that is less aligned than it is wide is
accessed in pieces, since Aligned may not be less than the size of a scalar (Vulkan,
VUID-StandaloneSpirv-PhysicalStorageBuffer64-06314).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.types import VECTOR, Type
from spvbackend.llvmir.values import Block, Inst, MemoryInfo, Value
from spvbackend.shader.builder import Builder
from spvbackend.shader.nodes import new_node
from spvbackend.shader.objects import Object
from spvbackend.target.address_spaces import GLOBAL

Loader = Callable[[int], Value]
"""Loads the piece of a number."""


ALIGNMENT: Final = "spirv.Alignment"
"""Attached to an access: the alignment that it has in fact, a node of one number."""


def _take_whole(module: Module, inst: Inst, type: Type) -> None:
    """Let a vector that is aligned as its element is be accessed as a vector all the same.

    Kernels have functions for these, which ask for a pointer to the element. Aligned may be as low
    as the size of the element.
    """
    size = type.scalar().bits // 8
    align = inst.access.align
    lanes = 4 if type.lanes() == 3 else type.lanes()
    if type.kind == VECTOR and align < size * lanes:
        inst.attachments = {**(inst.attachments or {}), ALIGNMENT: new_node(module, [align])}
        inst.memory = MemoryInfo(size * lanes)


@final
class Accesses:
    """Makes accesses.

    Attributes:
        build: what they are appended to.
    """

    __slots__ = ("_module", "build")

    def __init__(self, module: Module) -> None:
        self._module: Final = module
        self.build = Builder(module, Block(module.types.label, ""))

    def pointer(self, found: Object | None, at: Value, type: Type) -> Value:
        """The pointer to an element, or to a number of a type at an address."""
        if found is None:
            return self._address(at)
        return self._element(found, at)

    def load(self, inst: Inst, found: Object | None, at: Value) -> Value:
        """What a load gives; the load itself where it can stay."""
        if found is None:
            if inst.flags & op.ATOMIC or self._is_aligned(inst, inst.type):
                inst.operands = [self._address(at)]
                self.build.out.append(inst)
                _take_whole(self._module, inst, inst.type)
                return inst
            piece = self._module.types.integer(inst.access.align * 8)
            return self._compose(
                inst.type, piece, lambda index: self._piece(inst, at, piece, index)
            )
        if inst.flags & op.ATOMIC:
            inst.operands = [self._element(found, at)]
            self.build.out.append(inst)
            return inst
        element = found.element
        return self._compose(
            inst.type, element, lambda index: self._load_element(inst, found, at, index)
        )

    def store(self, inst: Inst, found: Object | None, at: Value) -> None:
        """Store a value."""
        value = inst.operands[0]
        if found is None:
            if inst.flags & op.ATOMIC or self._is_aligned(inst, value.type):
                inst.operands = [value, self._address(at)]
                self.build.out.append(inst)
                _take_whole(self._module, inst, value.type)
                return
            align = inst.access.align
            piece = self._module.types.integer(align * 8)
            for index, part in enumerate(self._split(value, piece)):
                place = self._address(
                    self.build.add(at, self.build.integer(at.type, index * align))
                )
                self.build.store(part, place, align, inst.flags)
            return
        if inst.flags & op.ATOMIC:
            inst.operands = [value, self._element(found, at)]
            self.build.out.append(inst)
            return
        for index, part in enumerate(self._split(value, found.element)):
            place = self._element(found, self.build.add(at, self.build.integer(at.type, index)))
            self.build.store(part, place, found.element.bits // 8, inst.flags)

    def _is_aligned(self, inst: Inst, type: Type) -> bool:
        return inst.access.align * 8 >= type.scalar().bits

    def _address(self, at: Value) -> Inst:
        return self.build.make(op.INTTOPTR, self._module.types.pointer(GLOBAL), [at])

    def _element(self, found: Object, at: Value) -> Inst:
        assert found.variable is not None
        assert found.held is not None
        return self.build.element(found.variable, found.held, [at])

    def _piece(self, inst: Inst, at: Value, piece: Type, index: int) -> Value:
        place = self.build.add(at, self.build.integer(at.type, index * inst.access.align))
        return self.build.load(piece, self._address(place), inst.access.align, inst.flags)

    def _load_element(self, inst: Inst, found: Object, at: Value, index: int) -> Value:
        place = self.build.add(at, self.build.integer(at.type, index))
        align = found.element.bits // 8
        return self.build.load(found.element, self._element(found, place), align, inst.flags)

    def _compose(self, type: Type, piece: Type, load: Loader) -> Value:
        """A value of pieces, the lowest first."""
        if type.kind == VECTOR:
            each = type.element.bits // piece.bits
            lanes = [
                self._scalar(type.element, piece, [load(lane * each + at) for at in range(each)])
                for lane in range(type.count)
            ]
            return self.build.vector(type, lanes)
        return self._scalar(type, piece, [load(at) for at in range(type.bits // piece.bits)])

    def _scalar(self, type: Type, piece: Type, pieces: list[Value]) -> Value:
        build = self.build
        if len(pieces) == 1:
            return build.bitcast(pieces[0], type)
        whole = self._module.types.integer(type.bits)
        found: Value | None = None
        for index, part in enumerate(pieces):
            wide = build.shift(op.SHL, build.resize(part, whole), index * piece.bits)
            found = wide if found is None else build.make(op.OR, whole, [found, wide])
        assert found is not None
        return build.bitcast(found, type)

    def _split(self, value: Value, piece: Type) -> list[Value]:
        """The pieces of a value, the lowest first."""
        type = value.type
        if type.kind == VECTOR:
            lanes = [self.build.lane(value, lane) for lane in range(type.count)]
            return [part for lane in lanes for part in self._split(lane, piece)]
        build = self.build
        if type.bits == piece.bits:
            return [build.bitcast(value, piece)]
        whole = build.bitcast(value, self._module.types.integer(type.bits))
        return [
            build.resize(build.shift(op.LSHR, whole, at), piece)
            for at in range(0, type.bits, piece.bits)
        ]
