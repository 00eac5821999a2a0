"""The types of a bitcode module by their numbers.

Input: the records of TYPE_BLOCK. Output: interned types, made when a value first asks for them:
address spaces have a meaning only once the whole module's records are known. A typed pointer, which
LLVM wrote until version 14, becomes a plain one; its pointee is kept by number for instructions
that leave their type to it.
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.diagnostics import Unsupported
from spvbackend.llvmir.parse.types import MAX_INT_BITS, pointer_type
from spvbackend.llvmir.types import FUNCTION, NO_ELEMENTS, Type, TypeContext
from spvbackend.reading.bitcode import codes
from spvbackend.reading.bitcode.bitstream import END, ENTER, Bitstream, CorruptError
from spvbackend.target.limits import MAX_NESTING, too_deep

NO_TYPE: Final = -1
_COUNTS: Final[dict[int, int]] = {
    codes.TYPE_INTEGER: 1,
    codes.TYPE_POINTER: 1,
    codes.TYPE_FUNCTION_OLD: 3,
    codes.TYPE_ARRAY: 2,
    codes.TYPE_VECTOR: 2,
    codes.TYPE_STRUCT_ANON: 1,
    codes.TYPE_STRUCT_NAMED: 1,
    codes.TYPE_FUNCTION: 2,
    codes.TYPE_OPAQUE_POINTER: 1,
    codes.TYPE_TARGET_TYPE: 1,
    codes.TYPE_BYTE: 1,
}
"""The least number of operands of a record."""


@final
class _Row:
    """A record of the table: its code, operands and name."""

    __slots__ = ("code", "name", "operands")

    def __init__(self, code: int, operands: list[int], name: str) -> None:
        self.code: Final = code
        self.operands: Final = operands
        self.name: Final = name


@final
class TypeTable:
    """Types by number.

    Attributes:
        is_typed: whether pointers have pointees, as LLVM wrote them until version 14.
    """

    __slots__ = ("_depth", "_made", "_pointers", "_rows", "_types", "is_typed")

    def __init__(self, types: TypeContext) -> None:
        self._types: Final = types
        self._rows: Final[list[_Row]] = []
        self._made: Final[list[Type | None]] = []
        self._pointers: Final[dict[tuple[int, int], int]] = {}
        self._depth = 0
        self.is_typed = False

    def read(self, stream: Bitstream) -> None:
        """Read the block that the stream has met."""
        stream.enter()
        name = ""
        count = unnamed = 0
        while (code := stream.next()) != END:
            if code == ENTER:
                stream.skip()
            elif code == codes.TYPE_STRUCT_NAME:
                name = name_of(stream.operands)
            elif code == codes.TYPE_NUMENTRY:
                count = stream.operands[0]
            else:
                if len(stream.operands) < _COUNTS.get(code, 0):
                    raise stream.corrupt("the record of a type is too short")
                if code in (codes.TYPE_STRUCT_NAMED, codes.TYPE_OPAQUE) and not name:
                    # LLVM prints the number of a struct without a name.
                    name = str(unnamed)
                    unnamed += 1
                self._rows.append(_Row(code, stream.operands, name))
                self._made.append(None)
                self.is_typed = self.is_typed or code == codes.TYPE_POINTER
                name = ""
        if count != len(self._rows):
            raise stream.corrupt(f"the module has {len(self._rows)} types, not {count}")

    def pointer(self, space: int) -> Type:
        """Return the pointer type for an address space number of the bitcode."""
        return pointer_type(self._types, space, 0)

    def define_structs(self) -> None:
        """Make all named structs, in their order."""
        for number, row in enumerate(self._rows):
            if row.code in (codes.TYPE_STRUCT_NAMED, codes.TYPE_OPAQUE):
                self.type(number)

    def type(self, number: int) -> Type:
        """Return the type with a number.

        Raises:
            CompileError: there is none.
            Unsupported: SPIR-V cannot have it.
        """
        if not 0 <= number < len(self._made):
            raise CorruptError(f"type {number} is not in the table")
        made = self._made[number]
        if made is None:
            self._depth += 1
            if self._depth > MAX_NESTING:
                raise too_deep(0)
            made = self._made[number] = self._make(self._rows[number])
            self._depth -= 1
        return made

    def function(self, number: int) -> Type:
        """Return the function type with a number."""
        type = self.type(number)
        if type.kind != FUNCTION:
            raise CorruptError(f"type {number} is not of a function")
        return type

    def stored(self, number: int) -> Type:
        """Return the type with a number, of which memory can hold values."""
        type = self.type(number)
        if type.kind in NO_ELEMENTS:
            raise CorruptError(f"'{type}' is not the type of an element")
        return type

    def pointee(self, number: int) -> int:
        """Return the number of a typed pointer's pointee, NO_TYPE for another type."""
        row = self._rows[number] if 0 <= number < len(self._rows) else None
        if row is not None and row.code == codes.TYPE_VECTOR:
            return self.pointee(row.operands[1])
        return row.operands[0] if row is not None and row.code == codes.TYPE_POINTER else NO_TYPE

    def part(self, number: int, index: int) -> int:
        """Return the number of a part's type.

        Args:
            number: a struct, array, vector, or function, whose part 0 is the result.
            index: the part; that of an array does not matter.
        """
        row = self._rows[number] if 0 <= number < len(self._rows) else None
        if row is None:
            return NO_TYPE
        if row.code in (codes.TYPE_ARRAY, codes.TYPE_VECTOR):
            return row.operands[1]
        start = 2 if row.code == codes.TYPE_FUNCTION_OLD else 1
        at = index + start
        is_list = row.code in (codes.TYPE_STRUCT_ANON, codes.TYPE_STRUCT_NAMED,
                               codes.TYPE_FUNCTION, codes.TYPE_FUNCTION_OLD)  # fmt: skip
        return row.operands[at] if is_list and start <= at < len(row.operands) else NO_TYPE

    def pointer_to(self, number: int, space: int) -> int:
        """Return the number of the typed pointer to a type, added if it is missing."""
        key = (number, space)
        known = self._pointers.get(key)
        if known is None:
            known = self._pointers[key] = len(self._rows)
            self._rows.append(_Row(codes.TYPE_POINTER, [number, space], ""))
            self._made.append(None)
        return known

    def space(self, number: int) -> int:
        """Return the address space number of a pointer type's record, 0 for another type."""
        row = self._rows[number] if 0 <= number < len(self._rows) else None
        if row is None:
            return 0
        if row.code == codes.TYPE_OPAQUE_POINTER:
            return row.operands[0]
        return row.operands[1] if row.code == codes.TYPE_POINTER and len(row.operands) > 1 else 0

    def _make(self, row: _Row) -> Type:
        code, operands, types = row.code, row.operands, self._types
        if code == codes.TYPE_INTEGER:
            return self._integer(operands[0])
        if code in codes.FLOATS:
            return types.floating(codes.FLOATS[code])
        if code == codes.TYPE_OPAQUE_POINTER:
            return self.pointer(operands[0])
        if code == codes.TYPE_POINTER:
            return self.pointer(operands[1] if len(operands) > 1 else 0)
        if code == codes.TYPE_ARRAY:
            return types.array(operands[0], self.stored(operands[1]))
        if code == codes.TYPE_VECTOR:
            return self._vector(operands)
        if code == codes.TYPE_STRUCT_ANON:
            return types.struct(self._stored(operands, 1), bool(operands[0]))
        if code == codes.TYPE_STRUCT_NAMED:
            # A struct's members lead to itself through typed pointers only, which end here.
            return types.define_struct(row.name, self._stored(operands, 1), bool(operands[0]))
        if code == codes.TYPE_OPAQUE:
            return types.named_struct(row.name)
        if code in (codes.TYPE_FUNCTION, codes.TYPE_FUNCTION_OLD):
            start = 1 if code == codes.TYPE_FUNCTION else 2
            parameters = tuple([self.type(number) for number in operands[start + 1 :]])
            return types.function(self.type(operands[start]), parameters, bool(operands[0]))
        if code == codes.TYPE_TARGET_TYPE:
            return self._target(row)
        return self._word(row)

    def _word(self, row: _Row) -> Type:
        code, types = row.code, self._types
        if code == codes.TYPE_VOID:
            return types.void
        if code == codes.TYPE_LABEL:
            return types.label
        if code == codes.TYPE_METADATA:
            return types.metadata
        if code == codes.TYPE_TOKEN:
            return types.token
        if code == codes.TYPE_X86_MMX:
            # LLVM's upgrade of this type.
            return types.vector(1, types.i64)
        if code == codes.TYPE_X86_AMX:
            raise Unsupported("type 'x86_amx' has no SPIR-V counterpart")
        if code == codes.TYPE_BYTE:
            raise Unsupported(f"type 'b{row.operands[0]}' has no SPIR-V counterpart")
        raise Unsupported(f"the bitcode has types of kind {code}, which a newer LLVM has written")

    def _integer(self, bits: int) -> Type:
        if not 0 < bits <= MAX_INT_BITS:
            raise CorruptError(f"an integer has 1 to {MAX_INT_BITS} bits, not {bits}")
        return self._types.integer(bits)

    def _vector(self, operands: list[int]) -> Type:
        count, element = operands[0], self.stored(operands[1])
        if len(operands) > 2 and operands[2]:
            raise Unsupported(
                f"scalable vector '<vscale x {count} x {element}>' has no SPIR-V counterpart"
            )
        if count == 0:
            raise CorruptError("a vector has no lanes")
        return self._types.vector(count, element)

    def _stored(self, operands: list[int], start: int) -> tuple[Type, ...]:
        return tuple([self.stored(number) for number in operands[start:]])

    def _target(self, row: _Row) -> Type:
        count = row.operands[0]
        if count >= len(row.operands):
            raise CorruptError("the record of a target type is too short")
        parameters = tuple([self.type(number) for number in row.operands[1 : count + 1]])
        return self._types.target(row.name, parameters, tuple(row.operands[count + 1 :]))


def text_of(letters: list[int]) -> str:
    """Return the text of a record that spells it, a byte in each number."""
    try:
        return bytes(letters).decode("utf-8", "surrogateescape")
    except ValueError:
        raise CorruptError("a name has letters beyond a byte") from None


def name_of(letters: list[int]) -> str:
    """Return a name as `Value.name` has it: digits alone would be an unnamed value's number."""
    return quoted_digits(text_of(letters))


def quoted_digits(name: str) -> str:
    """Return a name, with quotes if it has digits alone."""
    return f'"{name}"' if name.isascii() and name.isdigit() else name
