"""Helpers for wavefronts: lanes, the active ones, and values moved between them.

A wavefront is a subgroup of at most 64 lanes. A value of any type moves as words of 32 or 64 bits.
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.builtins.prefixes import VARIABLE_PREFIX
from spvbackend.prepare.templates.text import (
    FLOATS,
    Request,
    Shape,
    Writer,
    address_space,
    floating,
    integer,
    integer_width,
    parse_shape,
    shape_text,
    vector,
)
from spvbackend.spirv import enums as spv

SUBGROUP: Final = spv.ScopeSubgroup
MAX_LANES: Final = 64
LANE_CALL: Final = f"call i32 @{VARIABLE_PREFIX}SubgroupLocalInvocationId()"
SIZE_CALL: Final = f"call i32 @{VARIABLE_PREFIX}SubgroupMaxSize()"
_SHUFFLES: Final = {
    "i32": "_Z30__spirv_GroupNonUniformShuffleiij",
    "i64": "_Z30__spirv_GroupNonUniformShuffleilj",
}
_FIRSTS: Final = {
    "i32": "_Z37__spirv_GroupNonUniformBroadcastFirstii",
    "i64": "_Z37__spirv_GroupNonUniformBroadcastFirstil",
}
_BALLOT: Final = "_Z29__spirv_GroupNonUniformBallotib"
REDUCED: Final = {
    "add": "IAdd",
    "and": "BitwiseAnd",
    "max": "SMax",
    "min": "SMin",
    "or": "BitwiseOr",
    "umax": "UMax",
    "umin": "UMin",
    "xor": "BitwiseXor",
}
"""Instructions that reduce, by the last word of an intrinsic."""
# Widths of vectors that move as one integer.
_WHOLE: Final = frozenset((8, 16, 32, 64))


def zero(shape: Shape) -> str:
    """Return the zero of a type."""
    if shape.element in FLOATS:
        return floating(shape, 0.0)
    if integer_width(shape.element):
        return integer(shape, 0)
    return "zeroinitializer" if shape.lanes else "null"


def expand_reduction(request: Request) -> str | None:
    """wave.reduce and redux: of the active lanes."""
    letter = {"i32": "i", "i64": "l"}.get(request.ret, "")
    if not letter:
        return None
    writer = Writer()
    name = f"__spirv_GroupNonUniform{REDUCED[request.name.rpartition('.')[2]]}"
    args = [("i32", str(SUBGROUP)), ("i32", str(spv.GroupOperationReduce)), (request.ret, "%a0")]
    value = writer.call(request.ret, f"_Z{len(name)}{name}ii{letter}", args)
    return writer.returns(request.ret, value)


@final
class Wave:
    """Writes code about lanes; a value that a body asks for more than once is computed once."""

    __slots__ = ("_active", "_lane", "_size", "pointer_width", "writer")

    def __init__(self, writer: Writer, pointer_width: int) -> None:
        self.writer: Final = writer
        self.pointer_width: Final = pointer_width
        self._active = ""
        self._lane = ""
        self._size = ""

    def lane(self) -> str:
        """Return the number of this lane."""
        if not self._lane:
            self._lane = self.writer.let(LANE_CALL)
        return self._lane

    def size(self) -> str:
        """Return the number of lanes of a wavefront."""
        if not self._size:
            self._size = self.writer.let(SIZE_CALL)
        return self._size

    def ballot(self, condition: str, type_text: str = "i64") -> str:
        """Return a mask of the active lanes that have a condition."""
        writer = self.writer
        args = [("i32", str(SUBGROUP)), ("i1", condition)]
        words = writer.call("<4 x i32>", _BALLOT, args)
        low = writer.extract("<4 x i32>", words, 0)
        if type_text == "i32":
            return low
        high = writer.extract("<4 x i32>", words, 1)
        low = writer.let(f"zext i32 {low} to i64")
        high = writer.let(f"zext i32 {high} to i64")
        high = writer.let(f"shl i64 {high}, 32")
        return writer.let(f"or i64 {high}, {low}")

    def active(self) -> str:
        """Return the mask of the active lanes."""
        if not self._active:
            self._active = self.ballot("true")
        return self._active

    def has_bit(self, mask: str, lane: str) -> str:
        """Test whether a mask has a lane, whose number is taken modulo 64."""
        writer = self.writer
        lane = writer.let(f"and i32 {lane}, {MAX_LANES - 1}")
        shift = writer.let(f"zext i32 {lane} to i64")
        bits = writer.let(f"lshr i64 {mask}, {shift}")
        return writer.let(f"trunc i64 {bits} to i1")

    def is_active(self, lane: str) -> str:
        """Test whether a lane takes part; the value of any other cannot be read."""
        return self.has_bit(self.active(), lane)

    def wrapped(self, lane: str, imm: int | None = None) -> str:
        """Return the number of a lane modulo the wavefront's size, a power of two.

        `imm` is the number where it is known: every wavefront has the first 32 lanes.
        """
        if imm is not None and imm < MAX_LANES // 2:
            return lane
        last = self.writer.let(f"sub i32 {self.size()}, 1")
        return self.writer.let(f"and i32 {lane}, {last}")

    def shuffled(self, text: str, value: str, lane: str) -> str | None:
        """Return the value that a lane has, None for a type that does not travel."""
        return self._moved(text, value, lane)

    def first(self, text: str, value: str) -> str | None:
        """Return the value of the first active lane."""
        return self._moved(text, value, "")

    def _moved(self, text: str, value: str, lane: str) -> str | None:
        shape = parse_shape(text)
        bits = 0 if shape is None else self._bits(shape.element)
        if shape is None or bits == 0:
            return None
        is_pointer = address_space(shape.element) is not None
        writer = self.writer
        if shape.lanes and (is_pointer or shape.lanes * bits not in _WHOLE):
            return self._moved_lanes(shape, text, value, lane)
        total = max(1, shape.lanes) * bits
        if total > MAX_LANES:
            words = vector(-(-total // 64), "i64")
            wide = f"i{-(-total // 64) * 64}"
            value = value if wide == text else writer.let(f"zext {text} {value} to {wide}")
            parts = self._moved(words, writer.let(f"bitcast {wide} {value} to {words}"), lane)
            value = writer.let(f"bitcast {words} {parts} to {wide}")
            return value if wide == text else writer.let(f"trunc {wide} {value} to {text}")
        word = f"i{total}"
        if is_pointer:
            value = writer.let(f"ptrtoint {text} {value} to {word}")
        elif word != text:
            value = writer.let(f"bitcast {text} {value} to {word}")
        value = self._moved_word(total, value, lane)
        if is_pointer:
            return writer.let(f"inttoptr {word} {value} to {text}")
        return value if word == text else writer.let(f"bitcast {word} {value} to {text}")

    def _moved_word(self, bits: int, value: str, lane: str) -> str:
        """Move an integer of up to 64 bits in a word that holds it."""
        writer = self.writer
        own, word = f"i{bits}", "i32" if bits <= 32 else "i64"
        if own != word:
            value = writer.let(f"zext {own} {value} to {word}")
        args = [("i32", str(SUBGROUP)), (word, value)]
        if lane:
            value = writer.call(word, _SHUFFLES[word], [*args, ("i32", lane)])
        else:
            value = writer.call(word, _FIRSTS[word], args)
        return value if own == word else writer.let(f"trunc {word} {value} to {own}")

    def _moved_lanes(self, shape: Shape, text: str, value: str, lane: str) -> str | None:
        whole = "poison"
        for at in range(shape.lanes):
            part = self.writer.extract(text, value, at)
            moved = self._moved(shape.element, part, lane)
            if moved is None:
                return None
            whole = self.writer.insert(shape_text(shape), whole, shape.element, moved, at)
        return whole

    def _bits(self, element: str) -> int:
        """Return the width of an element, 0 for one that cannot move between lanes."""
        if address_space(element) is not None:
            return self.pointer_width
        return FLOATS[element].width if element in FLOATS else integer_width(element)
