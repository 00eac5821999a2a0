"""A writer of LLVM's bitstream, for bitcode that no LLVM writes."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final, TypeAlias

MAGIC: Final = b"BC\xc0\xde"
LETTERS: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._"
_WIDTH: Final = 4

Record: TypeAlias = "tuple[int, Sequence[int]]"
"""A code and operands."""
Block: TypeAlias = "tuple[int, list[Record | Block]]"
"""An id, and records and blocks."""


class Bits:
    """Bits, the lowest first."""

    def __init__(self) -> None:
        self.value = 0
        self.count = 0

    def fixed(self, value: int, width: int) -> None:
        self.value |= value << self.count
        self.count += width

    def vbr(self, value: int, width: int) -> None:
        more = 1 << (width - 1)
        while value >= more:
            self.fixed(value & (more - 1) | more, width)
            value >>= width - 1
        self.fixed(value, width)

    def align(self) -> None:
        self.count = (self.count + 31) & ~31

    def record(self, code: int, operands: Sequence[int]) -> None:
        self.fixed(3, _WIDTH)
        self.vbr(code, 6)
        self.vbr(len(operands), 6)
        for operand in operands:
            self.vbr(operand, 6)

    def block(self, block: Block, width: int) -> None:
        number, items = block
        self.fixed(1, width)
        self.vbr(number, 8)
        self.vbr(_WIDTH, 4)
        self.align()
        length = self.count
        self.fixed(0, 32)
        start = self.count
        for code, content in items:
            if isinstance(content, list):
                self.block((code, content), _WIDTH)
            else:
                self.record(code, content)
        self.fixed(0, _WIDTH)
        self.align()
        self.value |= (self.count - start) // 32 << length

    def data(self) -> bytes:
        return self.value.to_bytes(self.count // 8, "little")


def bitcode(*blocks: Block) -> bytes:
    """Return a file of blocks; operands of records are tuples, the contents of blocks are lists."""
    bits = Bits()
    for block in blocks:
        bits.block(block, 2)
    return MAGIC + bits.data()


def damaged(chance: random.Random, data: bytes) -> bytes:
    """Return bitcode with some bits flipped."""
    bits = bytearray(data)
    for _ in range(chance.choice((1, 1, 2, 8))):
        place = chance.randrange(8 * len(bits))
        bits[place >> 3] ^= 1 << (place & 7)
    return bytes(bits)


def letters(text: str) -> int:
    """Return a text in letters of six bits, as an abbreviation has it."""
    return sum(LETTERS.index(letter) << 6 * place for place, letter in enumerate(text))


def as_written_by(release: int, data: bytes) -> bytes:
    """Return bitcode that says that LLVM with a release of two digits has written it."""
    bits = int.from_bytes(data, "little")
    mask = (1 << 24) - 1
    start = next(place for place in range(8 * len(data)) if bits >> place & mask == letters("LLVM"))
    bits &= ~(0xFFF << start + 24)
    return (bits | letters(str(release)) << start + 24).to_bytes(len(data), "little")
