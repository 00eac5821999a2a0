"""Legal types, and the representation of those that SPIR-V lacks.

A value of an illegal type is a list of parts of legal types:
- an odd integer is the next native integer, its upper bits zero;
- a wider integer, of up to 4096 bits, is words, the low one first;
- a vector of a length SPIR-V lacks, or of pointers, is vectors of legal lengths and scalars;
- a vector of integers of several words is the words of its lanes;
- a struct or array is the parts of its members;
- a float that the target lacks is its bits.
A word has 64 bits. A target without numbers of other widths has words of 32, and an integer of 8 or
16 bits is an odd one there.
In signatures the parts are one struct; in memory each type has a twin: a type that SPIR-V has, with
the same size and with each member at the same offset.
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.analysis.data_layout import DataLayout
from spvbackend.diagnostics import Unsupported, option
from spvbackend.llvmir.promises import MAX_LEAVES
from spvbackend.llvmir.types import (
    ARRAY,
    FLOAT,
    INT,
    POINTER,
    STRUCT,
    VECTOR,
    Type,
    TypeContext,
    leaf_count,
)
from spvbackend.target.features import ANY_WIDTH
from spvbackend.target.widths import (
    INT_WIDTHS,
    INTS,
    INTS_AND_BOOL,
    LANE_COUNTS,
    LANES,
    WIDEST_INT,
    WORD_AND_BOOL,
)

# The longest first, so that a vector has as few parts as possible.
_CHUNKS: Final = (*reversed(LANE_COUNTS), 1)
_MOST_PARTS: Final = 4096
"""The most members of an aggregate that is taken apart; larger ones stay whole."""


@final
class LegalTypes:
    """Answers about types, cached per module.

    Types are interned, so that a legal one can say so itself: every operand is asked about.

    Args:
        types: where new types are interned.
        layout: sizes, alignments and offsets, in bytes.
        bfloat: whether bfloat16 may be used as a type.
        has_words_only: whether the target's numbers have 32 bits.

    Attributes:
        native: the widths of the target's integers.
        word: the type of a word.
    """

    __slots__ = ("_abi", "_bfloat", "_illegal", "_memory", "_parts", "_positions",
                 "has_words_only", "layout", "native", "types", "word")  # fmt: skip

    def __init__(
        self, types: TypeContext, layout: DataLayout, bfloat: bool, has_words_only: bool = False
    ) -> None:
        self._bfloat: Final = bfloat  # otherwise an i16 holds the bits
        self.has_words_only: Final = has_words_only
        self.native: Final = WORD_AND_BOOL if has_words_only else INTS_AND_BOOL
        self.word: Final = types.i32 if has_words_only else types.i64
        self.types: Final = types
        self.layout: Final = layout
        self._illegal: Final[set[Type]] = set()
        self._parts: dict[Type, list[Type]] = {}
        self._abi: dict[Type, Type] = {}
        self._memory: dict[Type, Type] = {}
        self._positions: dict[Type, list[int]] = {}

    def is_legal(self, type: Type) -> bool:
        """Whether a value of the type stays as it is."""
        if not type.is_legal and type not in self._illegal:
            if self._is_legal(type):
                type.is_legal = True
            else:
                self._illegal.add(type)
        return type.is_legal

    def has_all_numbers(self) -> bool:
        """Whether no number or vector in the module is illegal, used or not."""
        try:
            return all(self.is_legal(type) for type in self.types.numbers())
        except Unsupported:
            return False  # the error needs the line of a use

    def _is_legal(self, type: Type) -> bool:
        kind = type.kind
        if kind == INT:
            if type.bits in self.native or self.types.any_width:
                return True
            if is_too_wide(type):
                raise Unsupported(
                    f"integer type '{type}' is wider than {WIDEST_INT} bits",
                    0,
                    hint_for_any_width(),
                )
            return False
        if kind == FLOAT:
            if self.has_words_only:
                return type.bits == self.word.bits
            return self._bfloat or type.name != "bfloat"
        if kind == VECTOR:
            element = type.element
            return (
                # OpTypeVector: the components are scalars, which pointers are not. A vector of one
                # lane is selected as a scalar.
                (
                    (type.count in LANES and type.count <= self.types.widest)
                    or (self.types.any_length and type.count > 1)
                )
                and element.kind != POINTER
                and self.is_legal(element)
            )
        if kind in (STRUCT, ARRAY):
            # More members would be as many values for each copy of the aggregate. It stays whole,
            # which OpLoad and OpStore take, if memory has it in the same form. A shader's memory
            # holds only numbers, without a layout for aggregates.
            count = leaf_count(type)
            if count <= (MAX_LEAVES if self.types.has_wholes else _MOST_PARTS):
                return False
            if not self.types.has_wholes:
                raise Unsupported(
                    f"a value of type '{type}' has {count} parts, and a shader takes apart "
                    f"{_MOST_PARTS}"
                )
            if self.memory(type) is not type:
                raise Unsupported(f"a value of type '{type}' has no translation")
            return True
        return True

    def parts(self, type: Type) -> list[Type]:
        """Return the types of the parts of a value; the type alone when it is legal."""
        parts = self._parts.get(type)
        if parts is None:
            parts = self._parts[type] = self._make_parts(type)
        return parts

    def _make_parts(self, type: Type) -> list[Type]:
        if self.is_legal(type):
            return [type]
        if type.kind == INT:
            if self.is_wide(type):
                return [self.word] * self.word_count(type)
            return [self.types.integer(self.widened(type))]
        if type.kind == FLOAT:
            return self.parts(self.types.integer(type.bits))
        if type.kind == VECTOR:
            element = self.parts(type.element)[0]
            return [
                self.types.vector(count, element) if count > 1 else element
                for count in self.chunks(type)
            ]
        if type.kind == STRUCT:
            return [part for member in type.elems for part in self.parts(member)]
        return self.parts(type.element) * type.count

    def chunks(self, type: Type) -> list[int]:
        """Return the lanes of each part of a vector; each word of a wide lane is a part of one."""
        count = type.count
        if self.is_legal(type):
            return [count]
        if type.element.kind == POINTER:
            return [1] * count
        if self.is_legal(type):
            return [count]
        if self.is_wide(type.element) and not self.is_legal(type.element):
            # Each word is a value of its own, since arithmetic carries from one word to the next.
            return [1] * (self.word_count(type.element) * count)
        sizes: list[int] = []
        for size in _CHUNKS:
            while count >= size and size <= self.types.widest:
                sizes.append(size)
                count -= size
        return sizes

    def abi(self, type: Type) -> Type:
        """Return the type of a parameter or result: all parts in one value, if need be a struct."""
        form = self._abi.get(type)
        if form is None:
            form = self._abi[type] = self._make_abi(type)
        return form

    def _make_abi(self, type: Type) -> Type:
        if type.kind == STRUCT:
            # Aggregates keep their nesting, so that one whose members are legal is passed as it is.
            members = tuple([self.abi(member) for member in type.elems])
            return type if members == type.elems else self.types.struct(members, type.flag)
        if type.kind == ARRAY:
            element = self.abi(type.element)
            return type if element is type.element else self.types.array(type.count, element)
        if self.is_legal(type):
            return type
        parts = self.parts(type)
        return parts[0] if len(parts) == 1 else self.types.struct(tuple(parts))

    def memory(self, type: Type) -> Type:
        """Return the type that represents `type` in memory, of the same size."""
        if self.has_words_only:
            # The memory of such a shader has elements of 32 bits already.
            return type
        twin = self._memory.get(type)
        if twin is None:
            # A struct that holds a pointer to itself does not recurse: pointers are opaque.
            twin = self._memory[type] = self._make_memory(type)
        return twin

    def variable(self, type: Type) -> Type:
        """Return the type of a variable; an array of length 0, sized elsewhere, gets an element."""
        if type.kind == ARRAY and type.count == 0:
            return self.types.array(1, self.memory(type.element))
        return self.memory(type)

    def _make_memory(self, type: Type) -> Type:
        types = self.types
        kind = type.kind
        if kind == INT:
            if self.is_whole(type):
                return type
            # The size includes padding: an i24 takes 4 bytes in an array, an access only 3.
            bits = self.layout.size(type) * 8
            return types.integer(bits) if bits <= 64 else types.array(bits // 64, types.i64)
        if kind == FLOAT:
            return self.parts(type)[0]
        if kind == VECTOR and not self._is_vector_in_memory(type):
            return self._vector_memory(type)
        if kind == ARRAY and type.count == 0:
            return types.struct(())  # OpTypeArray has at least one element
        if kind == ARRAY:
            element = self.memory(type.element)
            return type if element is type.element else types.array(type.count, element)
        if kind == STRUCT and type.elems:
            return self._struct_memory(type)
        return type

    def is_whole(self, type: Type) -> bool:
        """Whether an integer has the same form in memory as in registers."""
        return type.bits > 1 and (type.bits in self.native or self.types.any_width)

    def is_wide(self, type: Type) -> bool:
        """Whether values of the type need several words."""
        return type.kind == INT and type.bits > self.word.bits

    def word_count(self, type: Type) -> int:
        """Return the parts of a scalar: the words of a wide integer, 1 for other types."""
        return -(-type.bits // self.word.bits) if self.is_wide(type) else 1

    def widened(self, type: Type) -> int:
        """Return the bits of the native integer that holds an odd one."""
        return next(bits for bits in INT_WIDTHS if type.bits <= bits and bits in self.native)

    def odd_bits(self, type: Type) -> int:
        """Return the width of a type whose scalar is an odd integer, else 0."""
        scalar = type.scalar()
        return scalar.bits if scalar.kind == INT and scalar.bits not in self.native else 0

    def are_bytes(self, lane: Type) -> bool:
        """Whether the lanes of an illegal vector are consecutive in memory.

        LangRef, 'Vector Type': lanes that are not whole bytes are packed.
        """
        return lane.kind in (FLOAT, POINTER) or lane.bits in INTS

    def step(self, type: Type) -> int:
        """Return the bytes from one element of an array or a vector to the next.

        Raises:
            Unsupported: an element has no address of its own.
        """
        if type.kind == VECTOR and type.element.kind == INT and type.element.bits % 8:
            raise Unsupported(f"the address of an element of '{type}', whose elements share bytes")
        return self.layout.step(type)

    def has_lanes_in_memory(self, type: Type) -> bool:
        """Whether the type that represents a vector in memory has its lanes as elements."""
        return self._is_vector_in_memory(type) or self.are_bytes(type.element)

    def _is_vector_in_memory(self, type: Type) -> bool:
        # A vector of i1 is legal in registers only.
        return self.is_legal(type) and type.element.bits > 1

    def _vector_memory(self, type: Type) -> Type:
        size = self.layout.size(type)
        element = type.element
        if self.are_bytes(element):
            # The size of a vector is rounded up to its alignment, so the array has padding
            # elements.
            count = size // self.layout.size(element)
            return self.types.array(count, self.memory(element))
        # Lanes that are not whole bytes are packed, so no array holds them. The size is 2^n.
        return self.types.integer(size * 8) if size <= 8 else self.types.array(size, self.types.i8)

    def _struct_memory(self, type: Type) -> Type:
        members = tuple([self.memory(member) for member in type.elems])
        if members == type.elems:
            return type
        # The twin of a member may have another alignment: an array of i32 for a vector of five,
        # which LLVM aligns to 32 bytes.
        twin = self.types.struct(members, type.flag)
        layout = self.layout
        if layout.offsets(twin) == layout.offsets(type) and layout.size(twin) == layout.size(type):
            return twin
        return self._padded(type, members)

    def _padded(self, type: Type, members: tuple[Type, ...]) -> Type:
        """Return a packed struct with padding as members, where the twins lie differently."""
        layout = self.layout
        padded: list[Type] = []
        positions: list[int] = []
        end = 0
        for member, offset in zip(members, layout.offsets(type), strict=True):
            if offset > end:
                padded.append(self.types.array(offset - end, self.types.i8))
            positions.append(len(padded))
            padded.append(member)
            end = offset + layout.size(member)
        if layout.size(type) > end:
            padded.append(self.types.array(layout.size(type) - end, self.types.i8))
        self._positions[type] = positions
        return self.types.struct(tuple(padded), packed=True)

    def position(self, struct: Type, index: int) -> int:
        """Return the index of a struct's member among the members of its twin in memory."""
        # This computes the positions too.
        self.memory(struct)
        positions = self._positions.get(struct)
        return index if positions is None else positions[index]


def is_too_wide(type: Type) -> bool:
    """Whether an integer has more bits than are computed in words."""
    return type.kind == INT and type.bits > WIDEST_INT


def hint_for_any_width() -> str:
    """Return the remedy for an integer that is too wide."""
    return f"pass {option('extension', ANY_WIDTH.extension)}"
