"""Loads and stores of the units of memory: numbers at addresses, elements of arrays.

A value that is wider than an element takes several; one that is less aligned than it is wide is
accessed in pieces, since Aligned may not be less than the size of a scalar (Vulkan,
VUID-StandaloneSpirv-PhysicalStorageBuffer64-06314).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from spvbackend.diagnostics import Unsupported
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.builder import Builder
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.shader_names import OPEN_LENGTHS
from spvbackend.llvmir.types import POINTER, VECTOR, Type
from spvbackend.llvmir.values import Block, ConstInt, GlobalVar, Inst, Value
from spvbackend.shader.data.elements import DECORATIONS, ROW, view_of
from spvbackend.shader.nodes import new_list, new_node
from spvbackend.shader.objects import SCATTERED, Object, called_name
from spvbackend.spirv import enums as spv
from spvbackend.target.address_spaces import GLOBAL, UNIFORM

Loader = Callable[[int], Value]
"""Loads the piece of a number."""


BLOCK_LENGTH: Final = "spirv.block.length"
"""Begins the names of functions of a block: the elements of its array (OpArrayLength)."""
ALIGNMENT: Final = "spirv.Alignment"
"""Attached to an access: its actual alignment, a node of one number."""


def take_whole(
    module: Module, inst: Inst, type: Type, known: dict[int, dict[str, str]] | None = None
) -> None:
    """Let a vector that is aligned only like its element be accessed as a vector.

    Kernels have builtins for such accesses, which take a pointer to the element. Aligned may be as
    low as the size of the element.

    Args:
        module: that of the access.
        inst: a load or store of global memory.
        type: the accessed type.
        known: the nodes attached so far, by alignments.
    """
    if type.kind != VECTOR:
        return
    size = type.element.bits // 8
    align = inst.access.align
    lanes = 4 if type.count == 3 else type.count
    if align >= size * lanes:
        return
    notes = None if known is None else known.get(align)
    if notes is None:
        notes = {ALIGNMENT: new_node(module, [align])}
        if known is not None:
            known[align] = notes
    # Read here, not changed: most accesses have no others.
    inst.attachments = notes if inst.attachments is None else {**inst.attachments, **notes}
    inst.memory = op.MemoryInfo(size * lanes)


@final
class Accesses:
    """Makes accesses.

    Attributes:
        build: what they are appended to.
    """

    __slots__ = ("_alignments", "_has_addresses", "_module", "build")

    def __init__(self, module: Module, has_addresses: bool) -> None:
        self._module: Final = module
        self._has_addresses: Final = has_addresses
        self._alignments: Final[dict[int, dict[str, str]]] = {}
        self.build = Builder(module, Block(module.types.label, ""))

    def pointer(self, obj: Object | None, at: Value, type: Type) -> Value:
        """Return the pointer to an element, or to a number of a type at an address."""
        if obj is None:
            # A texel has no address.
            return at if at.type.kind == POINTER else self._address(at)
        return self._element(obj, at) if obj.views is None else self._viewed(obj, at, type)

    def load(self, inst: Inst, obj: Object | None, at: Value) -> Value:
        """Return the result of a load; the load itself where it can stay."""
        if obj is None:
            if inst.flags & op.ATOMIC or self._is_aligned(inst, inst.type):
                inst.operands = [self._address(at)]
                self.build.out.append(inst)
                take_whole(self._module, inst, inst.type, self._alignments)
                return inst
            piece = self._module.types.integer(inst.access.align * 8)
            return self._compose(
                inst.type, piece, lambda index: self._piece(inst, at, piece, index)
            )
        if inst.flags & op.ATOMIC:
            pointer = self.pointer(obj, at, inst.type)
            if not self._is_number(obj, inst.type):
                inst.operands = [pointer]
                self.build.out.append(inst)
                return inst
            number = self.build.make(op.LOAD, obj.element, [pointer])
            number.flags, number.memory, number.line = inst.flags, inst.memory, inst.line
            return self.build.bitcast(number, inst.type)
        if obj.views is not None:
            return self._load_viewed(inst, obj, at)
        element = obj.element
        if element.kind == VECTOR:
            return self._load_element(inst, obj, at, 0)
        if obj.pieces > 1:
            return self._load_parts(inst, obj, at)
        return self._compose(
            inst.type, element, lambda index: self._load_element(inst, obj, at, index)
        )

    def store(self, inst: Inst, obj: Object | None, at: Value) -> None:
        """Store a value."""
        value = inst.operands[0]
        if obj is None:
            if inst.flags & op.ATOMIC or self._is_aligned(inst, value.type):
                inst.operands = [value, self._address(at)]
                self.build.out.append(inst)
                take_whole(self._module, inst, value.type, self._alignments)
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
            pointer = self.pointer(obj, at, value.type)
            if self._is_number(obj, value.type):
                value = self.build.bitcast(value, obj.element)
            inst.operands = [value, pointer]
            self.build.out.append(inst)
            return
        if obj.views is not None:
            self._store_viewed(inst, obj, at)
            return
        if obj.element.kind == VECTOR:
            self.build.store(value, self._element(obj, at), obj.element_size, inst.flags)
            return
        if obj.pieces > 1:
            self._store_parts(inst, obj, at)
            return
        for index, part in enumerate(self._split(value, obj.element)):
            place = self._element(obj, self.build.add(at, self.build.integer(at.type, index)))
            self.build.store(part, place, obj.element.bits // 8, inst.flags)

    def _is_number(self, obj: Object, type: Type) -> bool:
        """Whether an object has numbers where an atomic access has floats of their size.

        Loops for atomic operations of floats compare and exchange numbers.
        """
        return obj.views is None and type is not obj.element and type.bits == obj.element.bits

    def _is_aligned(self, inst: Inst, type: Type) -> bool:
        return inst.access.align * 8 >= type.scalar().bits

    def _address(self, at: Value) -> Inst:
        if not self._has_addresses:
            raise Unsupported(
                "an access does not lead to one of the kernel's buffers, and the shader has no "
                "addresses"
            )
        return self.build.make(op.INTTOPTR, self._module.types.pointer(GLOBAL), [at])

    def _element(self, obj: Object, at: Value) -> Inst:
        variable, held = obj.family.variable, obj.family.held
        assert variable is not None
        assert held is not None
        index = self.build.shift(op.LSHR, at, obj.pieces.bit_length() - 1)
        if isinstance(variable, GlobalVar) and obj.is_resource:
            return self._resource_element(obj, variable, index)
        return self.build.element(variable, held, [self._inner(variable, held, index)])

    def _inner(self, variable: Value, held: Type, index: Value) -> Value:
        """Return the index of an element: the last one's where a constant is beyond it.

        An access outside of its object is undefined only if it is executed (LangRef, Pointer
        Aliasing Rules), but OpInBoundsAccessChain stays in bounds wherever it stands.
        """
        is_open = isinstance(variable, GlobalVar) and not OPEN_LENGTHS.isdisjoint(
            variable.attachments
        )
        if is_open or not isinstance(index, ConstInt) or index.value < held.count:
            return index
        return self.build.integer(index.type, held.count - 1)

    def _resource_element(self, obj: Object, variable: GlobalVar, index: Value) -> Inst:
        """Return the pointer to an element of a block, or of one of several blocks."""
        build = self.build
        indices: list[Value] = [] if obj.index is None else [obj.index]
        indices.append(build.integer(index.type, 0))
        if variable.type.space == UNIFORM:
            bits = (ROW * 8 // obj.element.bits).bit_length() - 1
            indices.append(build.shift(op.LSHR, index, bits))
            index = build.low_bits(index, bits)
        place = build.element(variable, variable.value_type, [*indices, index])
        # The device decides what an access beyond the end does (Vulkan, robustBufferAccess).
        place.flags &= ~op.INBOUNDS
        self.mark(place, obj.base)
        return place

    def descriptor(self, pointer: Inst) -> Inst:
        """Return the pointer to a descriptor of an array of images."""
        var, index = pointer.operands[:2]
        assert isinstance(var, GlobalVar)
        return self._chosen(var, index, pointer)

    def _chosen(self, variable: GlobalVar, index: Value, base: Value) -> Inst:
        """Return the pointer to a descriptor of an array, or to the block behind it.

        Args:
            variable: the array.
            index: the number of the descriptor.
            base: the call that chooses it.
        """
        place = self.build.element(variable, variable.value_type, [index])
        place.flags &= ~op.INBOUNDS
        self.mark(place, base)
        return place

    def mark(self, inst: Inst, base: Value) -> None:
        """Decorate what depends on an index that may differ between threads of a wave."""
        if called_name(base).startswith(SCATTERED):
            note = new_node(self._module, [spv.DecorationNonUniform])
            inst.attachments = {DECORATIONS: new_list(self._module, [note])}

    def length(self, obj: Object, type: Type) -> Value:
        """Return the number of elements of a buffer."""
        variable, build = obj.family.variable, self.build
        assert isinstance(variable, GlobalVar)
        block: Value = variable
        if obj.index is not None:
            block = self._chosen(variable, obj.index, obj.base)
        # Blocks have types of their own.
        return build.call(f"{BLOCK_LENGTH}.{variable.name}", type, [block])

    def _piece(self, inst: Inst, at: Value, piece: Type, index: int) -> Value:
        place = self.build.add(at, self.build.integer(at.type, index * inst.access.align))
        return self.build.load(piece, self._address(place), inst.access.align, inst.flags)

    def _load_element(self, inst: Inst, obj: Object, at: Value, index: int) -> Value:
        place = self.build.add(at, self.build.integer(at.type, index))
        align = obj.element_size
        return self.build.load(obj.element, self._element(obj, place), align, inst.flags)

    # Objects with a variable for each type.

    def _viewed(self, obj: Object, at: Value, type: Type) -> Inst:
        """Return the pointer to a value of a type, to whose size the place is aligned."""
        view = view_of(self._module, obj, type)
        units = type.scalar().bits * max(1, type.lanes()) // 8 // obj.family.unit
        index = self.build.shift(op.LSHR, at, units.bit_length() - 1)
        index = self._inner(view, view.value_type.elems[0], index)
        return self.build.element(view, view.value_type, [self.build.integer(at.type, 0), index])

    def _piece_type(self, type: Type, align: int) -> Type:
        """Return the integers that an access of a type is made of: as many at once as it can be."""
        types = self._module.types
        scalar = types.integer(min(type.scalar().bits, 8 * align))
        if type.kind == VECTOR and type.count in (2, 4) and scalar.bits == type.element.bits:
            whole = types.vector(type.count, scalar)
            if align >= type.count * scalar.bits // 8:
                return whole
        return scalar

    def _load_viewed(self, inst: Inst, obj: Object, at: Value) -> Value:
        align, build = inst.access.align, self.build
        piece = self._piece_type(inst.type, align)
        if piece.kind == VECTOR:
            whole = build.load(piece, self._viewed(obj, at, piece), align, inst.flags)
            return build.bitcast(whole, inst.type)
        size = piece.bits // 8

        def load(index: int) -> Value:
            place = build.add(at, build.integer(at.type, index * size // obj.family.unit))
            return build.load(piece, self._viewed(obj, place, piece), size, inst.flags)

        return self._compose(inst.type, piece, load)

    def _store_viewed(self, inst: Inst, obj: Object, at: Value) -> None:
        value, align, build = inst.operands[0], inst.access.align, self.build
        piece = self._piece_type(value.type, align)
        if piece.kind == VECTOR:
            place = self._viewed(obj, at, piece)
            build.store(build.bitcast(value, piece), place, align, inst.flags)
            return
        size = piece.bits // 8
        for index, part in enumerate(self._split(value, piece)):
            at_part = build.add(at, build.integer(at.type, index * size // obj.family.unit))
            build.store(part, self._viewed(obj, at_part, piece), size, inst.flags)

    # Elements wider than the access: they are as wide as the atomic operations.

    def _is_whole(self, obj: Object, inst: Inst, type: Type) -> bool:
        """Whether an access is of whole elements."""
        bits = obj.element.bits
        return inst.access.align * 8 >= bits and not type.scalar().bits % bits

    def _load_parts(self, inst: Inst, obj: Object, at: Value) -> Value:
        if self._is_whole(obj, inst, inst.type):
            return self._compose(
                inst.type,
                obj.element,
                lambda index: self._load_element(inst, obj, at, index * obj.pieces),
            )
        piece = self._module.types.integer(8 * obj.family.unit)
        return self._compose(
            inst.type, piece, lambda index: self._load_piece(inst, obj, at, piece, index)
        )

    def _load_piece(self, inst: Inst, obj: Object, at: Value, piece: Type, index: int) -> Value:
        build = self.build
        place = build.add(at, build.integer(at.type, index))
        element = build.load(
            obj.element, self._element(obj, place), obj.element.bits // 8, inst.flags
        )
        bit = self._bit(obj, place)
        if isinstance(bit, ConstInt):
            return build.resize(build.shift(op.LSHR, element, bit.value), piece)
        return build.resize(build.make(op.LSHR, obj.element, [element, bit]), piece)

    def _bit(self, obj: Object, at: Value) -> Value:
        """Return the first bit of a piece in its element."""
        build = self.build
        if isinstance(at, ConstInt):
            return build.integer(obj.element, at.value % obj.pieces * 8 * obj.family.unit)
        inner = build.make(op.AND, at.type, [at, build.integer(at.type, obj.pieces - 1)])
        return build.resize(build.scale(inner, 8 * obj.family.unit), obj.element)

    def _store_parts(self, inst: Inst, obj: Object, at: Value) -> None:
        value = inst.operands[0]
        build = self.build
        if self._is_whole(obj, inst, value.type):
            for index, part in enumerate(self._split(value, obj.element)):
                place = build.add(at, build.integer(at.type, index * obj.pieces))
                pointer = self._element(obj, place)
                build.store(part, pointer, obj.element.bits // 8, inst.flags)
            return
        piece = self._module.types.integer(8 * obj.family.unit)
        for index, part in enumerate(self._split(value, piece)):
            self._store_piece(obj, build.add(at, build.integer(at.type, index)), part, inst.flags)

    def _store_piece(self, obj: Object, at: Value, part: Value, flags: int) -> None:
        """Store into a part of an element; other work-items may store into the others."""
        build = self.build
        element = obj.element
        pointer = self._element(obj, at)
        bit = self._bit(obj, at)
        ones = build.integer(element, (1 << part.type.bits) - 1)
        hole = build.make(op.SHL, element, [ones, bit])
        kept = build.make(op.XOR, element, [hole, build.integer(element, -1)])
        wide = build.make(op.SHL, element, [build.resize(part, element), bit])
        if not obj.is_shared:
            before = build.load(element, pointer, obj.element_size, flags)
            rest = build.make(op.AND, element, [before, kept])
            whole = build.make(op.OR, element, [rest, wide])
            build.store(whole, pointer, obj.element_size, flags)
            return
        scope = "workgroup" if obj.is_local else "device"
        for operation, operand in (("and", kept), ("or", wide)):
            made = build.make(op.ATOMICRMW, element, [pointer, operand])
            made.flags = op.ATOMIC
            made.memory = op.MemoryInfo(
                element.bits // 8, op.MONOTONIC, scope, operation=op.RMW_OPERATIONS[operation]
            )

    def _compose(self, type: Type, piece: Type, load: Loader) -> Value:
        """Compose a value of pieces, the lowest first."""
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
        joined: Value | None = None
        for index, part in enumerate(pieces):
            wide = build.shift(op.SHL, build.resize(part, whole), index * piece.bits)
            joined = wide if joined is None else build.make(op.OR, whole, [joined, wide])
        assert joined is not None
        return build.bitcast(joined, type)

    def _split(self, value: Value, piece: Type) -> list[Value]:
        """Split a value into pieces, the lowest first."""
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
