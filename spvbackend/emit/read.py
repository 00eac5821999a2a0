"""Reads SPIR-V binaries: words, the bounds of each instruction, and strings.

Input is a whole module of any origin, in either byte order; other bytes raise CompileError.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Iterator, Sequence
from typing import Final

from spvbackend.diagnostics import CompileError

MAGIC: Final = 0x07230203
HEADER_WORDS: Final = 5


def words_of(binary: bytes | bytearray | memoryview) -> array[int]:
    """Return the words of a module; the magic number tells the byte order (spec, 2.3).

    Raises:
        CompileError: the bytes are not a module.
        TypeError: the argument is not bytes.
    """
    given: object = binary
    if not isinstance(given, bytes | bytearray | memoryview):
        raise TypeError(f"a SPIR-V module is bytes, not {type(given).__name__}")
    binary = bytes(given)
    if len(binary) % 4 or len(binary) < 4 * HEADER_WORDS:
        raise CompileError(f"{len(binary)} bytes are not a SPIR-V module")
    words = array("I", binary)
    if words[0] != MAGIC:
        words.byteswap()
    if words[0] != MAGIC:
        raise CompileError("not a SPIR-V module: the magic number is missing")
    return words


def instructions(words: Sequence[int]) -> Iterator[tuple[int, int, int]]:
    """Yield opcode, start and end of each instruction; its first word is at start.

    Raises:
        CompileError: A word count is 0 or leads beyond the module (spec, 2.3).
    """
    start = HEADER_WORDS
    size = len(words)
    while start < size:
        first = words[start]
        end = start + (first >> 16)
        if end == start or end > size:
            raise CompileError(f"bad SPIR-V module: word {start} has word count {first >> 16}")
        yield first & 0xFFFF, start, end
        start = end


def string_at(words: Sequence[int], start: int, end: int) -> tuple[str, int] | None:
    """Return the string literal at start and the place behind it, None if it is malformed.

    A string ends in zero bytes up to the end of its last word (spec, 2.2.1). Bytes that are not
    UTF-8 become lone surrogates, so that encoding with surrogateescape gives them back.
    """
    packed = array("I", words[start:end])
    if sys.byteorder == "big":
        packed.byteswap()
    data = packed.tobytes()
    length = data.find(0)
    if length < 0:
        return None
    count = length // 4 + 1
    if any(data[length : 4 * count]):
        return None
    return data[:length].decode("utf-8", "surrogateescape"), start + count
