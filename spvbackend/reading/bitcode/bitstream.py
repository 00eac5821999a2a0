"""Reader of LLVM's bitstream container: blocks, abbreviations, records, blobs.

Input: the bytes of a file. Output: records, each a code and a list of unsigned numbers, in nested
blocks. Nothing here knows what a record means (LLVM Bitcode File Format, Bitstream Format).

Every length is checked against what is left of the file before memory is taken for it. A read past
the end is an IndexError, which `read_module` reports as corrupt.
"""

from __future__ import annotations

import sys
from array import array
from typing import TYPE_CHECKING, Final, final

from spvbackend.diagnostics import CompileError

if TYPE_CHECKING:
    from mypy_extensions import i64

# What `Bitstream.next` returns besides codes of records.
END: Final = -1
ENTER: Final = -2

# The ids of abbreviations that every block has; 2 defines an abbreviation.
_END_BLOCK: Final = 0
_ENTER_SUBBLOCK: Final = 1
_UNABBREV_RECORD: Final = 3
_FIRST_ABBREV: Final = 4

# Encodings of an abbreviation's operands; a literal is ours.
_LITERAL: Final = 0
_FIXED: Final = 1
_VBR: Final = 2
_ARRAY: Final = 3
_CHAR6: Final = 4
_BLOB: Final = 5

_SETBID: Final = 1
_TOP_WIDTH: Final = 2
"""The width of abbreviation ids outside of blocks."""
_CODE_WIDTH: Final = 6
"""The width of chunks in a record without an abbreviation, and of an array's count."""
_MAX_WIDTH: Final = 64
_MAX_NUMBER: Final = (1 << _MAX_WIDTH) - 1
# LLVM's reader takes no wider fields.
_MAX_FIELD: Final = 32
_PIECE: Final = 64
"""Fields of an array that are cut from one number."""
_MAX_DEPTH: Final = 64
_LETTERS: Final = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._"

Field = tuple[int, int]
"""An operand of an abbreviation: its encoding, and its width or its literal value."""
Number = tuple[int, int, int]
"""A field's width, its mask, and the bit that says that another chunk follows, 0 for none."""


class CorruptError(Exception):
    """A fault of bitcode, found where its place in the file is not known."""


@final
class Abbreviation:
    """The layout of a record.

    Attributes:
        code: the record's code if it is a literal, -1 if it is the first number.
        scalars: the numbers before an array or a blob: encoding, width or value.
        last: what follows: the element of an array, a blob, or nothing (a literal).
        numbers: the numbers of a quick record; the count of an array is the last.
        element: the element of an array in the same form, empty for no array.
        is_quick: whether the record has only numbers.
    """

    __slots__ = ("code", "element", "is_quick", "last", "numbers", "scalars")

    def __init__(self, fields: list[Field]) -> None:
        last: Field = (_LITERAL, 0)
        if fields and fields[-1][0] == _BLOB:
            last = fields.pop()
        elif len(fields) > 1 and fields[-2][0] == _ARRAY:
            last = fields.pop()
            fields.pop()
        self.code = -1
        if fields and fields[0][0] == _LITERAL:
            self.code = fields.pop(0)[1]
        self.last: Final = last
        self.scalars: Final = fields
        kinds = {encoding for encoding, _ in fields}
        self.is_quick: Final = kinds <= {_FIXED, _VBR} and last[0] in (_LITERAL, _VBR)
        numbers: list[Number] = []
        element: list[Number] = []
        if self.is_quick:
            numbers = [_number_of(field) for field in fields]
            if last[0] == _VBR:
                numbers.append(_number_of((_VBR, _CODE_WIDTH)))
                element.append(_number_of(last))
        self.numbers: Final = numbers
        self.element: Final = element


def _number_of(field: Field) -> Number:
    encoding, width = field
    return width, (1 << width) - 1, 1 << width - 1 if encoding == _VBR else 0


@final
class Bitstream:
    """A position in a file, with the blocks that are open there.

    Attributes:
        pos: the position in bits.
        block: the id of the block that `next` has met.
        operands: the operands of the record that `next` has read.
        blob: the bytes at the end of that record, empty for none.
    """

    __slots__ = ("_abbreviations", "_built_in", "_data", "_defined", "_defines", "_end", "_mask",
                 "_open", "_target", "_width", "_words", "block", "blob", "operands",
                 "pos")  # fmt: skip

    def __init__(self, data: bytes, start: int = 0) -> None:
        """Start at a byte outside of blocks; `start` is a multiple of 4."""
        words = array("I")
        # A window reads two words, so one word follows the last.
        words.frombytes(data + b"\0" * (8 + -len(data) % 4))
        if sys.byteorder == "big":
            words.byteswap()
        self._data: Final = data
        self._words: Final = words
        self._end: Final = len(data) * 8
        self._width = _TOP_WIDTH
        self._mask = (1 << _TOP_WIDTH) - 1
        plain = Abbreviation([(_VBR, _CODE_WIDTH), (_ARRAY, 0), (_VBR, _CODE_WIDTH)])
        # The abbreviations of every block; the last is of a record that has none.
        self._built_in: Final = [plain] * _FIRST_ABBREV
        self._abbreviations = self._built_in
        self._defined: Final[dict[int, list[Abbreviation]]] = {}
        # Within BLOCKINFO a definition is for the block that SETBID names.
        self._defines = False
        self._target: list[Abbreviation] | None = None
        # The width and abbreviations around each open block, and its end.
        self._open: Final[list[tuple[int, list[Abbreviation], int]]] = []
        self.pos = start * 8
        self.block = 0
        self.operands: list[int] = []
        self.blob = b""

    def at_end(self) -> bool:
        """Whether less than a word is left of the file."""
        return self._end - self.pos < 32

    def left(self) -> int:
        """Return the number of bits that are left of the file."""
        return self._end - self.pos

    def corrupt(self, fault: str) -> CompileError:
        """Return the error for a fault at the present position."""
        return CompileError(f"the bitcode is corrupt: {fault}, at byte {self.pos >> 3}")

    def next(self) -> int:
        """Read the next record, the start of a block or the end of the present one.

        Returns:
            The code of a record, whose operands are in `operands`; ENTER for a block, whose id is
            in `block`, to be entered or skipped; END.
        """
        words = self._words
        while True:
            pos: i64 = self.pos
            at: i64 = pos >> 5
            shift: i64 = pos & 31
            low: i64 = words[at]
            high: i64 = words[at + 1]
            window: i64 = (low | high << 32) >> shift
            number: i64 = window & self._mask
            self.pos = pos + self._width
            if number >= _UNABBREV_RECORD:
                if number >= len(self._abbreviations):
                    raise self.corrupt(f"abbreviation {number} is not defined")
                abbreviation = self._abbreviations[number]
                if abbreviation.is_quick:
                    return self._numbered(abbreviation)
                return self._abbreviated(abbreviation)
            if number == _ENTER_SUBBLOCK:
                self.block = self._vbr(8)
                return ENTER
            if number == _END_BLOCK:
                self._leave()
                return END
            defined = self._define()
            if not self._defines:
                self._abbreviations = [*self._abbreviations, defined]
            elif self._target is None:
                raise self.corrupt("an abbreviation is for no block")
            else:
                self._target.append(defined)

    def enter(self) -> None:
        """Enter the block that `next` has met."""
        width = self._vbr(4)
        self._align()
        length = self._fixed(32)
        if not _TOP_WIDTH <= width <= 32 or len(self._open) >= _MAX_DEPTH:
            raise self.corrupt("the start of a block is malformed")
        self._open.append((self._width, self._abbreviations, self.pos + length * 32))
        self._width = width
        self._mask = (1 << width) - 1
        self._abbreviations = self._defined.get(self.block, self._built_in)

    def skip(self) -> None:
        """Skip the block that `next` has met."""
        self._vbr(4)
        self._align()
        length = self._fixed(32)
        if self.pos + length * 32 > self._end:
            raise self.corrupt("a block is longer than the file")
        self.pos += length * 32

    def number(self, width: int) -> int:
        """Read a number outside of records, in chunks of `width` bits."""
        if self.pos >= self._end:
            raise self.corrupt("the file ends within a number")
        return self._vbr(width)

    def jump(self, pos: int) -> None:
        """Continue at a position in the same block."""
        if not 0 <= pos <= self._end:
            raise self.corrupt("a position is beyond the end of the file")
        self.pos = pos

    def read_info(self) -> None:
        """Read a BLOCKINFO block, which defines abbreviations for other blocks."""
        self.enter()
        self._defines = True
        while (code := self.next()) != END:
            if code == ENTER:
                self.skip()
            elif code == _SETBID:
                if not self.operands:
                    raise self.corrupt("a SETBID record is empty")
                self._target = self._defined.setdefault(self.operands[0], [*self._built_in])
        self._defines = False
        self._target = None

    def _leave(self) -> None:
        self._align()
        if not self._open:
            raise self.corrupt("a block ends that was not open")
        self._width, self._abbreviations, end = self._open.pop()
        self._mask = (1 << self._width) - 1
        if self.pos != end or end > self._end:
            raise self.corrupt("a block has another length than it says")

    def _align(self) -> None:
        self.pos = (self.pos + 31) & ~31

    def _fixed(self, width: int) -> int:
        """Read an unsigned number of up to 64 bits."""
        at = self.pos >> 5
        words = self._words
        value = words[at] | words[at + 1] << 32
        if width > 32:
            value |= words[at + 2] << 64
        value = value >> (self.pos & 31) & ((1 << width) - 1)
        self.pos += width
        return value

    def _vbr(self, width: int) -> int:
        """Read a number in chunks, whose highest bit says whether another follows."""
        more = 1 << (width - 1)
        chunk = self._fixed(width)
        value = chunk & (more - 1)
        shift = width - 1
        while chunk & more:
            chunk = self._fixed(width)
            value |= (chunk & (more - 1)) << shift
            shift += width - 1
            if shift > _MAX_WIDTH + width:
                raise self.corrupt("a number has more than 64 bits")
        return value & 0xFFFFFFFFFFFFFFFF

    def _numbered(self, abbreviation: Abbreviation) -> int:
        """Read a record that has only numbers; return its code."""
        words = self._words
        operands: list[int] = []
        pos: i64 = self.pos
        at: i64 = pos >> 5
        shift: i64 = pos & 31
        low: i64 = words[at]
        high: i64 = words[at + 1]
        window: i64 = (low | high << 32) >> shift
        left: i64 = 64 - shift
        width: i64
        mask: i64
        more: i64
        fields = abbreviation.numbers
        has_array = len(abbreviation.element) > 0
        while True:
            for width, mask, more in fields:
                if left < width:
                    pos = (at + 2 << 5) - left
                    at = pos >> 5
                    shift = pos & 31
                    low = words[at]
                    high = words[at + 1]
                    window = (low | high << 32) >> shift
                    left = 64 - shift
                chunk: i64 = window & mask
                window >>= width
                left -= width
                if not chunk & more:
                    operands.append(chunk)
                    continue
                # Numbers of more than 63 bits are beyond i64.
                value = 0
                place = 0
                while chunk & more:
                    value |= int(chunk ^ more) << place
                    place += width - 1
                    if place > _MAX_WIDTH:
                        raise self.corrupt("a number has more than 64 bits")
                    if left < width:
                        pos = (at + 2 << 5) - left
                        at = pos >> 5
                        shift = pos & 31
                        low = words[at]
                        high = words[at + 1]
                        window = (low | high << 32) >> shift
                        left = 64 - shift
                    chunk = window & mask
                    window >>= width
                    left -= width
                operands.append((value | int(chunk) << place) & _MAX_NUMBER)
            if not has_array:
                break
            has_array = False
            count = operands.pop()
            if count * abbreviation.last[1] > self._end - int((at + 2 << 5) - left):
                raise self.corrupt("an array is longer than the file")
            fields = abbreviation.element * count
        self.pos = int((at + 2 << 5) - left)
        self.blob = b""
        self.operands = operands
        return abbreviation.code if abbreviation.code >= 0 else operands.pop(0)

    def _abbreviated(self, abbreviation: Abbreviation) -> int:
        """Read a record with letters or bytes; return its code."""
        operands: list[int] = []
        for encoding, width in abbreviation.scalars:
            if encoding == _LITERAL:
                operands.append(width)
            elif encoding == _VBR:
                operands.append(self._vbr(width))
            elif encoding == _FIXED:
                operands.append(self._fixed(width))
            else:
                operands.append(_LETTERS[self._fixed(width)])
        self.blob = b""
        encoding, width = abbreviation.last
        if encoding == _BLOB:
            self.blob = self._blob()
        elif encoding != _LITERAL:
            self._array(operands, encoding, width)
        self.operands = operands
        if abbreviation.code >= 0:
            return abbreviation.code
        if not operands:
            raise self.corrupt("a record has no code")
        return operands.pop(0)

    def _array(self, operands: list[int], encoding: int, width: int) -> None:
        """Append the elements of an array, of which each is a number."""
        count = self._vbr(6)
        if count * width > self._end - self.pos:
            raise self.corrupt("an array is longer than the file")
        if encoding == _VBR:
            for _ in range(count):
                operands.append(self._vbr(width))
            return
        # A whole array of fixed fields is one number, which is cut from its end.
        start = self.pos >> 5
        end = (self.pos + count * width + 31 >> 5) + 1
        bits = int.from_bytes(self._data[start * 4 : end * 4], "little") >> (self.pos & 31)
        self.pos += count * width
        mask = (1 << width) - 1
        if width == 8:
            data = (bits & ((1 << 8 * count) - 1)).to_bytes(count, "little")
            operands += data
            return
        # In pieces, since each cut of a long number copies what is left of it.
        first = len(operands)
        for piece in range(0, count, _PIECE):
            part = bits >> piece * width & ((1 << _PIECE * width) - 1)
            for _ in range(min(_PIECE, count - piece)):
                operands.append(part & mask)
                part >>= width
        if encoding == _CHAR6:
            operands[first:] = [_LETTERS[letter] for letter in operands[first:]]

    def _blob(self) -> bytes:
        """Read bytes, which begin and end at a word."""
        length = self._vbr(6)
        self._align()
        start = self.pos >> 3
        if length > len(self._data) - start:
            raise self.corrupt("a blob is longer than the file")
        self.pos += length * 8
        self._align()
        return self._data[start : start + length]

    def _define(self) -> Abbreviation:
        """Read the definition of an abbreviation."""
        count = self._vbr(5)
        fields: list[Field] = []
        while len(fields) < count:
            if self._fixed(1):
                fields.append((_LITERAL, self._vbr(8)))
                continue
            encoding = self._fixed(3)
            width = 6 if encoding == _CHAR6 else 0
            if encoding in (_FIXED, _VBR):
                width = self._vbr(5)
                # LLVM's reader takes a field without bits for zero.
                if width == 0:
                    fields.append((_LITERAL, 0))
                    continue
            # An array is the last but one, its element the last; a blob is the last.
            is_last = len(fields) + (2 if encoding == _ARRAY else 1) == count
            is_scalar = encoding in (_FIXED, _VBR, _CHAR6)
            is_placed = is_scalar or (encoding in (_ARRAY, _BLOB) and is_last)
            if not is_placed or width > _MAX_FIELD or (encoding == _VBR and width == 1):
                raise self.corrupt("an abbreviation is malformed")
            fields.append((encoding, width))
            if self.pos > self._end:
                raise self.corrupt("the file ends within an abbreviation")
        if not fields or fields[-1][0] == _ARRAY:
            raise self.corrupt("an abbreviation or its array is empty")
        if len(fields) > 1 and fields[-2][0] == _ARRAY and fields[-1][0] == _LITERAL:
            raise self.corrupt("an array has elements without bits")
        return Abbreviation(fields)
