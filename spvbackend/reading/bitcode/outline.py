"""The outline of a bitcode file: what is known before its module is read.

Input: the bytes of a file. Output: the places of the module and of its strings, the triple, and
whether the module is to be upgraded. Blocks are passed over.
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
_PRESENT: Final = (22, 1)
"""The release of LLVM that the reader's modules are equal to; 22.0 stands for its development."""
_PRODUCER: Final = r"LLVM(\d{1,4})(?:\.(\d{1,4}))?"
_HOSTS: Final = (b"llvm.aarch64.", b"llvm.arm.", b"llvm.riscv.", b"llvm.wasm.", b"llvm.x86.")
"""Intrinsics of hosts, of which LLVM upgrades some to plain instructions."""


@final
class Outline:
    """Facts about a file that are found before its module is read.

    Attributes:
        start: the position of the module's block, in bits.
        strings: the table of names.
        triple: the module's triple, "" for none.
        is_present: whether LLVM 22 or newer has written the file, so that nothing is to upgrade.
        needs_llvm: whether there may be old intrinsics of hosts, which LLVM upgrades.
    """

    __slots__ = ("is_present", "needs_llvm", "start", "strings", "triple")

    def __init__(self) -> None:
        self.start = 0
        self.strings = b""
        self.triple = ""
        self.is_present = self.needs_llvm = False


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
    has_hosts = _read_outline(stream, outline)
    version = re.match(_PRODUCER, producer)
    if version is not None:
        outline.is_present = (int(version[1]), int(version[2] or 0)) >= _PRESENT
    outline.needs_llvm = has_hosts and not outline.is_present
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
    """Read the module's first records; return whether a symbol may be an intrinsic of a host."""
    has_hosts = False
    stream.enter()
    while (code := stream.next()) != END:
        if code == ENTER:
            has_hosts |= _has_hosts(stream)
        elif code == codes.MODULE_TRIPLE:
            outline.triple = text_of(stream.operands)
        elif code in SYMBOLS and outline.strings:
            # The triple precedes symbols, whose names are in the table.
            return any(name in outline.strings for name in _HOSTS)
    return has_hosts


def _has_hosts(stream: Bitstream) -> bool:
    """Whether a block names intrinsics of hosts, as before version 2; pass over other blocks."""
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
                found |= any(letters[: len(name)] == list(name) for name in _HOSTS)
    return found
