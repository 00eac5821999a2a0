"""Reads and decodes the user's input; names the kind of a file that is not LLVM IR.

Input: a path, text, bytes or an llvmlite module. Output: text or bitcode, with the name of its
file. Files of other kinds are recognised by their first bytes at once, text of other languages
(languages.py) only after LLVM has refused it, so that modules do not pay for it.
"""

from __future__ import annotations

import os
from typing import Final, final

from spvbackend.diagnostics import CompileError

# LLVM, Bitcode file format: the magic of bitcode, and of the wrapper around it.
BITCODE_MAGIC: Final = (b"BC\xc0\xde", b"\xde\xc0\x17\x0b")
_SUFFIXES: Final = (".ll", ".bc")
# The longest path of Linux.
_PATH_LENGTH: Final = 4096
_BYTE_ORDER_MARK: Final = "\ufeff"
_TAKES: Final = "text (str), bitcode or text (bytes), a path (os.PathLike) or an llvmlite module"


@final
class Source:
    """One input.

    Attributes:
        data: text, or the bytes of bitcode.
        file: the name of its file, "" for none.
    """

    __slots__ = ("data", "file")

    def __init__(self, data: str | bytes, file: str) -> None:
        self.data: Final = data
        self.file: Final = file


NO_SOURCE: Final = Source("", "")
"""Stands for an input that could not be read."""


# Hence -O2: at -O1 clang forbids unrolling, which makes some devices many times slower.
_FROM_SPIRV: Final = "llvm-spirv -r k.spv -o k.bc makes LLVM IR of it"
FROM_SOURCE: Final = (
    "compile to LLVM IR instead: clang -target spirv64 -O2 -emit-llvm -c k.c -o k.bc"
)
FROM_MLIR: Final = (
    "lower it to the llvm dialect, of which mlir-translate --mlir-to-llvmir k.mlir -o k.ll makes "
    "LLVM IR"
)
_NO_UTF_8: Final = "convert it: iconv -f UTF-16 -t UTF-8 k.ll > k8.ll"
MAGICS: Final = (
    (b"\x03\x02\x23\x07", "SPIR-V already", _FROM_SPIRV),
    (b"\x07\x23\x02\x03", "SPIR-V already", _FROM_SPIRV),
    (b"\x1f\x8b", "compressed by gzip", "unpack it: gzip -dc k.ll.gz > k.ll"),
    (b"\x28\xb5\x2f\xfd", "compressed by zstd", "unpack it: zstd -dc k.ll.zst > k.ll"),
    (b"\xfd7zXZ\0", "compressed by xz", "unpack it: xz -dc k.ll.xz > k.ll"),
    (b"BZh", "compressed by bzip2", "unpack it: bzip2 -dc k.ll.bz2 > k.ll"),
    (b"PK\x03\x04", "a zip archive", "unpack it: unzip k.zip"),
    (b"!<arch>\n", "an archive of objects", "unpack it: llvm-ar x k.a"),
    (b"!<thin>\n", "an archive of objects", "translate its members, which are files"),
    (b"\x7fELF", "an object or a program (ELF)", FROM_SOURCE),
    (b"\xcf\xfa\xed\xfe", "an object or a program (Mach-O)", FROM_SOURCE),
    (b"\xca\xfe\xba\xbe", "an object or a program (Mach-O)", FROM_SOURCE),
    (b"MZ", "a program of Windows", FROM_SOURCE),
    (b"\x64\x86", "an object (COFF)", FROM_SOURCE),
    (
        b"\x10\xff\x10\xad",
        "an offload binary with several images",
        "take out the one with LLVM IR: clang-offload-packager k.o --image=file=k.bc,kind=openmp",
    ),
    (b"\x50\xed\x55\xba", "a CUDA fat binary", "take the LLVM IR that it was made from"),
    (b"ML\xefR", "bytecode of MLIR", FROM_MLIR),
    (b"\xff\xfe", "text in UTF-16", _NO_UTF_8),
    (b"\xfe\xff", "text in UTF-16", _NO_UTF_8),
)
"""Kinds of files: the first bytes, the name, and how to get LLVM IR."""


def read_source(ir: object) -> Source:
    """Read the argument of a call of the library.

    Args:
        ir: text, bitcode or text as bytes, a path, or an llvmlite module, which is printed.

    Raises:
        CompileError: the input is not LLVM IR, or the file cannot be read.
        TypeError: the argument has another type.
    """
    if isinstance(ir, str):
        return Source(_checked_text(ir), "")
    if isinstance(ir, bytes | bytearray | memoryview):
        return Source(decode_source(bytes(ir)), "")
    if isinstance(ir, os.PathLike):
        return _read_path(os.fsdecode(ir))
    if not _is_llvmlite(type(ir)):
        raise TypeError(f"the input must be {_TAKES}, not {type(ir).__name__}")
    # Its handle is gone, and LLVM would be asked to print nothing.
    if getattr(ir, "closed", False):
        raise CompileError("the llvmlite module is closed")
    return Source(_checked_text(str(ir)), "")


def bitcode_of(ir: object) -> bytes | None:
    """Return the bitcode of an llvmlite module, None for other inputs.

    Args:
        ir: the argument of `read_source`.
    """
    if _is_llvmlite(type(ir)) and not getattr(ir, "closed", False):
        write = getattr(ir, "as_bitcode", None)
        return None if write is None else bytes(write())
    return None


def _is_llvmlite(kind: type) -> bool:
    """Whether a class is llvmlite's module, which is not imported for the check."""
    return any(
        base.__module__.startswith("llvmlite.") and base.__name__ in ("Module", "ModuleRef")
        for base in kind.__mro__
    )


def _read_path(path: str) -> Source:
    try:
        return Source(decode_source(read_file(path)), path)
    except CompileError as error:
        error.file = path
        raise


def read_file(path: str) -> bytes:
    """Return the bytes of a file.

    Raises:
        CompileError: the file cannot be read.
    """
    try:
        with open(path, "rb") as file:
            return file.read()
    except OSError as error:
        raise CompileError(f"cannot read the input: {error.strerror}") from error
    except ValueError as error:  # a zero byte in the name
        raise CompileError(f"cannot read the input: {error}") from error


def _checked_text(text: str) -> str:
    """Check text for LLVM, which would stop reading at a zero byte."""
    if not text or text.isspace():
        raise CompileError("the input is empty")
    if "\0" in text:
        raise CompileError("the input is neither LLVM IR text nor bitcode")
    if not text.isascii():
        text = _encodable(text)
    if len(text) <= _PATH_LENGTH and _names_file(name := text.strip()):
        raise CompileError(
            f"'{name}' is the name of a file, not LLVM IR", hint=f'pass pathlib.Path("{name}")'
        )
    return text


def _encodable(text: str) -> str:
    """Remove a byte order mark; refuse lone surrogates, which UTF-8 lacks."""
    try:
        text.encode()
    except UnicodeEncodeError as error:
        line = text.count("\n", 0, error.start) + 1
        raise CompileError("the input is not text that UTF-8 can encode", line) from None
    return text.removeprefix(_BYTE_ORDER_MARK)


def _names_file(text: str) -> bool:
    """Whether a text can only be meant as the name of a file."""
    # A comment may name a file.
    if "\n" in text or text.startswith(";"):
        return False
    return text.endswith(_SUFFIXES) or os.path.exists(text)


def decode_source(data: bytes) -> str | bytes:
    """Return bitcode unchanged, anything else as text; LLVM would stop reading at a zero byte.

    Raises:
        CompileError: the data is neither; the line is that of the first byte that is not UTF-8.
    """
    if data.startswith(BITCODE_MAGIC):
        return data
    if not data or data.isspace():
        raise CompileError("the input is empty")
    for start, name, hint in MAGICS:
        if data.startswith(start):
            raise CompileError(f"the input is {name}, not LLVM IR", hint=hint)
    if b"\0" in data:
        raise CompileError("the input is neither LLVM IR text nor bitcode")
    try:
        return data.decode().removeprefix(_BYTE_ORDER_MARK)
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise CompileError("the input is neither bitcode nor text in UTF-8", line) from None
