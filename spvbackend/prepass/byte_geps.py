"""Typed access chains for address arithmetic in bytes.

`getelementptr i8, %p, off` does not name its pointee. Where the pointee of %p is known and the
offset provably leads to an element or member of it, the same address is an access chain over that
pointee, without casts; whenever that is not certain the bytes stay.

Input: a GEP over i8 or arrays of it, its base typed. Output: source type and operands of the same
address, for the caller to put into the GEP; the instructions that compute an index lie in `out`
before it. Sizes and offsets are those of the target's data layout, in bytes.
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.analysis.data_layout import DataLayout
from spvbackend.analysis.known_bits import low_zero_bits
from spvbackend.infer.forward import byte_scale
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.types import ARRAY, INT, STRUCT, VECTOR, Type
from spvbackend.llvmir.values import ConstInt, Inst, Value

Typed = tuple[Type, list[Value]]


@final
class ByteGep:
    """One GEP in bytes and the state to type it; new instructions go to `out`."""

    __slots__ = ("inst", "layout", "may_wrap", "module", "out", "pointer_bits", "scale")

    def __init__(self, module: Module, layout: DataLayout, inst: Inst, out: list[Inst]) -> None:
        self.module: Final = module
        self.layout: Final = layout
        self.inst: Final = inst
        self.out: Final = out
        self.scale: Final = byte_scale(inst.source_type)
        self.pointer_bits: Final = layout.pointer_bytes * 8
        self.may_wrap = False  # whether the undone product could have wrapped

    def typed(self, source: Type, wanted: Type) -> Typed | None:
        """Return source type and operands of the same address; `source` is the base's pointee.

        They lead to a `wanted`, or else to another part of the pointee, which then takes one cast
        where bytes would take two; None where neither is certain.
        """
        if self.layout.size(source) == 0:
            return None  # a step of size 0 counts nothing
        base, index = self.inst.operands
        if isinstance(index, ConstInt):
            offset = index.signed() * self.scale
            indices = self._constant(source, wanted, offset)
            # Otherwise to any part that starts there: one cast then leads from it to `wanted`.
            indices = indices or self._constant(source, None, offset)
            return None if indices is None else (source, [base, *indices])
        typed = self._scaled(source, wanted, index)
        # `wanted` does not lie there: whole steps over the pointee, then one cast.
        if typed is None and source.kind not in (ARRAY, STRUCT):
            typed = self._scaled(source, source, index)
        return typed

    def _number(self, value: int) -> Value:
        return self.module.constants.integer(self.module.types.integer(self.pointer_bits), value)

    def _constant(self, source: Type, wanted: Type | None, offset: int) -> list[Value] | None:
        """Return indices to the `wanted` (None: to any part) that starts at byte `offset`."""
        # Floor division: a negative offset leads to an earlier element and forward from its start.
        first, rest = divmod(offset, self.layout.size(source))
        indices = [self._number(first)]
        type = source
        while rest or (wanted is not None and type is not wanted):
            step = self._step_into(type, rest)
            if step is None:
                return None
            index, type, rest = step
            indices.append(index)
        return indices

    def _step_into(self, type: Type, rest: int) -> tuple[Value, Type, int] | None:
        """Return the member of `type` that covers byte `rest`, and the remaining offset in it."""
        if type.kind == STRUCT:
            return self._step_into_struct(type, rest)
        if type.kind not in (ARRAY, VECTOR):
            return None
        element = type.element
        size = self.layout.step(type)
        # OpAccessChain: an index is within bounds; bytes past the last element are padding.
        if size == 0 or rest // size >= type.count:
            return None
        return self._number(rest // size), element, rest % size

    def _step_into_struct(self, type: Type, rest: int) -> tuple[Value, Type, int] | None:
        offsets = self.layout.offsets(type)
        for number in range(len(type.elems) - 1, -1, -1):
            if offsets[number] <= rest:
                member = type.elems[number]
                left = rest - offsets[number]
                if left >= max(self.layout.size(member), 1):
                    return None  # padding after the member
                # LangRef, 'getelementptr': an index into a struct is a constant i32.
                index = self.module.constants.integer(self.module.types.i32, number)
                return index, member, left
        return None

    def _scaled(self, source: Type, wanted: Type, index: Value) -> Typed | None:
        """Type `p + i * n` bytes, n being a multiple of the size of a part at the pointee's start.

        The step is one over whole elements from there on, since an index into an array must stay
        inside of it (OpAccessChain) and the offset need not.
        """
        type = source
        while type is not wanted:
            if type.kind == STRUCT and type.elems:
                type = type.elems[0]
            elif type.kind == ARRAY:
                type = type.element
            else:
                return None
        count = self._count(index, self.layout.size(type))
        return None if count is None else (type, [self.inst.operands[0], count])

    def _count(self, index: Value, size: int) -> Value | None:
        """Return the offset in elements of `size` bytes, None when it may not be a whole number."""
        scale = self.scale
        if size and scale % size == 0:
            # In the width of a pointer, where GEP itself would multiply: narrower it could wrap.
            return self._times(self._wide(index), scale // size)
        if not size or size % scale:
            return None
        need = size // scale
        factored = self._factored(index, need)
        if factored is not None:
            return factored
        shift = need.bit_length() - 1
        # A compiler recognises two shifts by the same amount as a sign extension. Intel's for CPUs
        # takes its steps for bytes where it vectorises over work-items, so then the bytes stay.
        is_undone = self._is_product(index, need)
        if need == 1 << shift and not is_undone and low_zero_bits(index) >= shift:
            # Arithmetic, as GEP reads indices as signed; exact, as the bits shifted out are zero.
            amount = self.module.constants.integer(index.type, shift)
            return self._add(op.ASHR, index.type, [index, amount], op.EXACT)
        return None

    def _factored(self, index: Value, need: int) -> Value | None:
        """Return the index without a constant factor that is a multiple of `need`.

        The product must not wrap before it is an address, so it has the width of a pointer or nsw:
        then the sign extension of the product is the product of the sign extensions.
        """
        if not isinstance(index, Inst) or index.opcode not in (op.SHL, op.MUL):
            return None
        value, amount = index.operands
        if not isinstance(amount, ConstInt) or index.type.kind != INT:
            return None
        if index.type.bits != self.pointer_bits and not index.flags & op.NSW:
            return None
        if not index.flags & op.NSW:
            self.may_wrap = True
        # LangRef, 'shl': a shift by the width or more is poison, so any factor will do then.
        factor = amount.signed() if index.opcode == op.MUL else 1 << min(amount.value, 62)
        return self._times(value, factor // need) if factor % need == 0 else None

    def _is_product(self, index: Value, factor: int) -> bool:
        """Whether the index is a product with exactly this factor, perhaps extended."""
        while isinstance(index, Inst) and index.opcode == op.SEXT:
            index = index.operands[0]
        if not isinstance(index, Inst) or index.opcode not in (op.SHL, op.MUL):
            return False
        amount = index.operands[1]
        if not isinstance(amount, ConstInt):
            return False
        return factor == (amount.value if index.opcode == op.MUL else 1 << min(amount.value, 62))

    def _times(self, value: Value, factor: int) -> Value:
        if factor == 1:
            return value
        number = self.module.constants.integer(value.type, factor)
        return self._add(op.MUL, value.type, [value, number], 0)

    def _wide(self, index: Value) -> Value:
        """Return the index in the width of a pointer, sign-extended as a GEP reads it (LangRef)."""
        if index.type.bits >= self.pointer_bits:
            return index
        type = self.module.types.integer(self.pointer_bits)
        return self._add(op.SEXT, type, [index], 0)

    def _add(self, opcode: int, type: Type, operands: list[Value], flags: int) -> Inst:
        inst = Inst(opcode, type, operands, self.inst.line)
        inst.flags = flags
        inst.parent = self.inst.parent
        self.out.append(inst)
        return inst
