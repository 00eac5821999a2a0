"""Sizes, alignments and offsets of types, in bytes, as LLVM's data layout for SPIR-V has them.

Input: types of any stage, interned, so that a type is a key. The widths are those of the layout
string that `reading.llvm` gives to text without one; OpenCL C lays out its types alike, which makes
offsets that a frontend computed those of the consumer.
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.llvmir.types import (
    ARRAY,
    FLOAT,
    INT,
    POINTER,
    STRUCT,
    TARGET,
    TYPED_POINTER,
    VECTOR,
    Type,
)

PADDING: Final = "spirv.Padding"
"""Bytes of a struct that hold nothing, as many as the type's parameter says."""


@final
class DataLayout:
    """Layout of types for one pointer width; remembers what it has computed.

    Args:
        pointer_bits: of an address.
        aligns_elements: whether a vector is aligned as its elements (LangRef, Data Layout, `ve`).
    """

    __slots__ = ("_aligns_elements", "_offsets", "_sizes", "pointer_bytes")

    def __init__(self, pointer_bits: int, aligns_elements: bool = False) -> None:
        self.pointer_bytes: Final = pointer_bits // 8
        self._aligns_elements: Final = aligns_elements
        self._sizes: dict[Type, tuple[int, int]] = {}
        self._offsets: dict[Type, list[int]] = {}

    def size(self, type: Type) -> int:
        """Return the bytes from one array element to the next: LLVM's alloc size, with padding."""
        return self._size_align(type)[0]

    def align(self, type: Type) -> int:
        """Return the ABI alignment in bytes, a power of two."""
        return self._size_align(type)[1]

    def store_size(self, type: Type) -> int:
        """Return the bytes that a load or store touches, without the padding that `size` adds.

        LangRef, 'store': an integer's bits up to the next byte are touched as well.
        """
        if type.kind == INT:
            return (type.bits + 7) // 8
        # A vector's lanes are packed, whatever their width: <8 x i1> is one byte.
        if type.kind == VECTOR:
            return (type.count * self.element_bits(type.element) + 7) // 8
        return self.size(type)

    def element_bits(self, type: Type) -> int:
        """Return the bits of a vector's element in memory; vectors have no padding inside."""
        return type.bits if type.kind in (INT, FLOAT) else self.pointer_bytes * 8

    def step(self, type: Type) -> int:
        """Return the bytes from one element of an array or vector to the next."""
        if type.kind == VECTOR:
            return self.element_bits(type.element) // 8
        return self.size(type.element)

    def offsets(self, struct: Type) -> list[int]:
        """Return the offset of each member of a struct."""
        # This computes the offsets too.
        self._size_align(struct)
        return self._offsets[struct]

    def _size_align(self, type: Type) -> tuple[int, int]:
        size_align = self._sizes.get(type)
        if size_align is None:
            size_align = self._sizes[type] = self._compute(type)
        return size_align

    def _compute(self, type: Type) -> tuple[int, int]:
        kind = type.kind
        if kind in (INT, FLOAT):
            # The layout names i64:64 as its widest integer, which aligns all wider ones.
            align = min(_power_of_two((type.bits + 7) // 8), 8 if kind == INT else 16)
            return _round_up((type.bits + 7) // 8, align), align
        if kind == TARGET and type.name == PADDING:
            return type.ints[0], 1
        if kind in (POINTER, TYPED_POINTER, TARGET):
            # LLVM gives target extension types of SPIR-V the layout of a pointer: they are handles.
            return self.pointer_bytes, self.pointer_bytes
        if kind == VECTOR:
            if self._aligns_elements:
                align = self._size_align(type.element)[1]
                return _round_up(self.store_size(type), align), align
            # The layout's v16 to v1024 align each vector to its size rounded up: <3 x i32> takes 16
            # bytes, as a 3-component vector does in OpenCL C.
            align = _power_of_two(self.store_size(type))
            return align, align
        if kind == ARRAY:
            size, align = self._size_align(type.element)
            return size * type.count, align
        if kind == STRUCT:
            return self._struct(type)
        return 1, 1

    def _struct(self, type: Type) -> tuple[int, int]:
        """Lay out members in order, each at its alignment; a packed struct has no padding.

        LangRef, Structure Type: the size is a multiple of the widest alignment, so that each
        element of an array of structs is aligned.
        """
        offset = 0
        widest = 1
        offsets: list[int] = []
        for member in type.elems:
            size, align = self._size_align(member)
            if type.flag:
                align = 1
            widest = max(widest, align)
            offset = _round_up(offset, align)
            offsets.append(offset)
            offset += size
        self._offsets[type] = offsets
        return _round_up(offset, widest), widest


def _power_of_two(size: int) -> int:
    return 1 << max(size - 1, 0).bit_length()


def _round_up(value: int, align: int) -> int:
    """Round `value` up to a multiple of `align`, which need not be a power of two."""
    return (value + align - 1) // align * align
