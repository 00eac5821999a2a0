"""The outline of a bitcode file: what is known before its module is read.

Input: the bytes of a file. Output: the places of the module and of its strings, the triple, and
whether LLVM has to upgrade the module. Blocks are passed over.
"""

from __future__ import annotations

import re
from typing import Final, final

from spvbackend.diagnostics import CompileError
from spvbackend.reading.bitcode import codes
from spvbackend.reading.bitcode.bitstream import END, ENTER, Bitstream, CorruptError
from spvbackend.reading.bitcode.types import text_of

_MAGIC: Final = b"BC\xc0\xde"
_WRAPPER: Final = b"\xde\xc0\x17\x0b"
_WRAPPER_SIZE: Final = 20
SYMBOLS: Final = frozenset((codes.MODULE_GLOBALVAR, codes.MODULE_FUNCTION, codes.MODULE_ALIAS,
                            codes.MODULE_ALIAS_OLD, codes.MODULE_IFUNC))  # fmt: skip
"""Records of symbols."""
_NAMES: Final[dict[int, int]] = {codes.VST_ENTRY: 1, codes.VST_FNENTRY: 2}
"""The place of the name in records of a table of symbols."""
_PRESENT: Final = 22
"""The LLVM that upgrades what older ones wrote."""
_PRODUCER: Final = r"LLVM(\d{1,4})"
_INTRINSIC: Final = b"llvm."
_NVPTX: Final = "nvptx"
"""Begins triples whose kernels LLVM 20 and older named in metadata."""


@final
class Outline:
    """What is known of a file before its module is read.

    Attributes:
        start: the position of the module's block, in bits.
        strings: the table of names.
        triple: the module's triple, "" for none.
        is_old: whether LLVM has to upgrade intrinsics or kernels, as it does for older bitcode.
    """

    __slots__ = ("is_old", "start", "strings", "triple")

    def __init__(self) -> None:
        self.start = 0
        self.strings = b""
        self.triple = ""
        self.is_old = False


def outline_of(data: bytes) -> Outline:
    """Return the outline of a file.

    Raises:
        CompileError: the file is not a module.
    """
    stream = Bitstream(*_unwrapped(data))
    try:
        return _outline_of(stream)
    except CorruptError as error:
        raise stream.corrupt(str(error)) from None
    except (IndexError, OverflowError):
        raise stream.corrupt("a record or the file ends early") from None


def _outline_of(stream: Bitstream) -> Outline:
    outline = Outline()
    modules: list[int] = []
    producer = ""
    while not stream.at_end():
        if stream.next() != ENTER:
            raise stream.corrupt("a record is outside of all blocks")
        if stream.block == codes.MODULE_BLOCK:
            modules.append(stream.pos)
            stream.skip()
        elif stream.block == codes.IDENTIFICATION_BLOCK:
            producer = _read_producer(stream)
        elif stream.block == codes.STRTAB_BLOCK:
            outline.strings = _read_strings(stream)
        else:
            stream.skip()
    if len(modules) != 1:
        count = "no module" if not modules else f"{len(modules)} modules"
        raise CompileError(f"the bitcode has {count}, not one")
    outline.start = modules[0]
    stream.jump(outline.start)
    stream.block = codes.MODULE_BLOCK
    has_intrinsics = _read_outline(stream, outline)
    version = re.match(_PRODUCER, producer)
    if version is None or int(version[1]) < _PRESENT:
        outline.is_old = has_intrinsics or outline.triple.startswith(_NVPTX)
    return outline


def _unwrapped(data: bytes) -> tuple[bytes, int]:
    """Return the file without what follows the module, and the place after its magic number."""
    start = 0
    if data[:4] == _WRAPPER:
        # Magic, version, offset, size, type of the processor (Bitcode Wrapper Format).
        start = int.from_bytes(data[8:12], "little")
        end = start + int.from_bytes(data[12:16], "little")
        if start < _WRAPPER_SIZE or start % 4 or end > len(data):
            raise CompileError("the bitcode is corrupt: the wrapper around it is malformed")
        data = data[:end]
    if data[start : start + 4] != _MAGIC:
        raise CompileError("the bitcode is corrupt: it does not begin with BC 0xC0DE")
    return data, start + 4


def _read_producer(stream: Bitstream) -> str:
    """Return who wrote the file; refuse a format that is not compatible, which none has been."""
    producer = ""
    stream.enter()
    while (code := stream.next()) != END:
        if code == ENTER:
            stream.skip()
        elif code == codes.IDENTIFICATION_STRING:
            producer = text_of(stream.operands)
        elif code != codes.IDENTIFICATION_EPOCH:
            raise stream.corrupt("the identification has something unknown")
        elif stream.operands[0] != 0:
            raise CompileError(f"the bitcode is of epoch {stream.operands[0]}; 0 is known")
    return producer


def _read_strings(stream: Bitstream) -> bytes:
    stream.enter()
    strings = b""
    while (code := stream.next()) != END:
        if code == ENTER:
            stream.skip()
        elif code == codes.STRTAB_BLOB:
            strings = stream.blob
    return strings


def _read_outline(stream: Bitstream, outline: Outline) -> bool:
    """Read the module's first records; return whether a symbol may be an intrinsic."""
    has_intrinsics = False
    stream.enter()
    while (code := stream.next()) != END:
        if code == ENTER:
            has_intrinsics |= _has_intrinsics(stream)
        elif code == codes.MODULE_TRIPLE:
            outline.triple = text_of(stream.operands)
        elif code in SYMBOLS and outline.strings:
            # The triple precedes symbols, whose names are in the table.
            return _INTRINSIC in outline.strings
    return has_intrinsics


def _has_intrinsics(stream: Bitstream) -> bool:
    """Whether a block names intrinsics, as modules before version 2 do; pass over other blocks."""
    found = False
    if stream.block == codes.BLOCKINFO_BLOCK:
        stream.read_info()
    elif stream.block != codes.VALUE_SYMTAB_BLOCK:
        stream.skip()
    else:
        stream.enter()
        while (code := stream.next()) != END:
            if code == ENTER:
                stream.skip()
            elif code in _NAMES:
                letters = stream.operands[_NAMES[code] :]
                found |= letters[: len(_INTRINSIC)] == list(_INTRINSIC)
    return found
