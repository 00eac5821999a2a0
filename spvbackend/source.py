"""The user's input: reading, decoding, and naming of inputs that are not LLVM IR.

Input: a path, text, bytes or an llvmlite module. Output: text or bitcode, with its file name. The
first bytes identify files of other kinds at once; text in other languages is identified only after
LLVM has refused it, so that valid modules do not pay for it.
"""

from __future__ import annotations

import os
from typing import Final, final

from spvbackend.diagnostics import CompileError, option

# The magic of bitcode and of its wrapper (LLVM, Bitcode file format).
BITCODE_MAGIC: Final = (b"BC\xc0\xde", b"\xde\xc0\x17\x0b")
_SUFFIXES: Final = (".ll", ".bc")
# Linux allows no longer path.
_PATH_LENGTH: Final = 4096
_BYTE_ORDER_MARK: Final = "\ufeff"
_TAKES: Final = "text (str), bitcode or text (bytes), a path (os.PathLike) or an llvmlite module"


@final
class Source:
    """One input.

    Attributes:
        data: text, or the bytes of bitcode.
        file: its file name, or "".
    """

    __slots__ = ("data", "file")

    def __init__(self, data: str | bytes, file: str) -> None:
        self.data: Final = data
        self.file: Final = file


NO_SOURCE: Final = Source("", "")
"""The fields of an input that could not be read."""


@final
class Magic:
    """A file kind with its first bytes; the hint says how to get LLVM IR from it."""

    __slots__ = ("hint", "name", "start")

    def __init__(self, start: bytes, name: str, hint: str) -> None:
        self.start: Final = start
        self.name: Final = name
        self.hint: Final = hint


# Not -O1: there clang forbids unrolling of every loop, which makes some devices many times slower.
_FROM_SPIRV: Final = "llvm-spirv -r k.spv -o k.bc makes LLVM IR of it"
_FROM_SOURCE: Final = (
    "compile to LLVM IR instead: clang -target spirv64 -O2 -emit-llvm -c k.c -o k.bc"
)
_FROM_MLIR: Final = (
    "lower it to the llvm dialect, of which mlir-translate --mlir-to-llvmir k.mlir -o k.ll makes "
    "LLVM IR"
)
_NO_UTF_8: Final = "convert it: iconv -f UTF-16 -t UTF-8 k.ll > k8.ll"
MAGICS: Final = (
    Magic(b"\x03\x02\x23\x07", "SPIR-V already", _FROM_SPIRV),
    Magic(b"\x07\x23\x02\x03", "SPIR-V already", _FROM_SPIRV),
    Magic(b"\x1f\x8b", "compressed by gzip", "unpack it: gzip -dc k.ll.gz > k.ll"),
    Magic(b"\x28\xb5\x2f\xfd", "compressed by zstd", "unpack it: zstd -dc k.ll.zst > k.ll"),
    Magic(b"\xfd7zXZ\0", "compressed by xz", "unpack it: xz -dc k.ll.xz > k.ll"),
    Magic(b"BZh", "compressed by bzip2", "unpack it: bzip2 -dc k.ll.bz2 > k.ll"),
    Magic(b"PK\x03\x04", "a zip archive", "unpack it: unzip k.zip"),
    Magic(b"!<arch>\n", "an archive of objects", "unpack it: llvm-ar x k.a"),
    Magic(b"!<thin>\n", "an archive of objects", "translate its members, which are files"),
    Magic(b"\x7fELF", "an object or a program (ELF)", _FROM_SOURCE),
    Magic(b"\xcf\xfa\xed\xfe", "an object or a program (Mach-O)", _FROM_SOURCE),
    Magic(b"\xca\xfe\xba\xbe", "an object or a program (Mach-O)", _FROM_SOURCE),
    Magic(b"MZ", "a program of Windows", _FROM_SOURCE),
    Magic(b"\x64\x86", "an object (COFF)", _FROM_SOURCE),
    Magic(
        b"\x10\xff\x10\xad",
        "several images for offloading in one file",
        "take out the one with LLVM IR: clang-offload-packager k.o --image=file=k.bc,kind=openmp",
    ),
    Magic(b"\x50\xed\x55\xba", "a CUDA fat binary", "take the LLVM IR that it was made from"),
    Magic(b"ML\xefR", "bytecode of MLIR", _FROM_MLIR),
    Magic(b"\xff\xfe", "text in UTF-16", _NO_UTF_8),
    Magic(b"\xfe\xff", "text in UTF-16", _NO_UTF_8),
)


@final
class Language:
    """A language with a pattern for one of a file's first lines."""

    __slots__ = ("hint", "name", "pattern")

    def __init__(self, pattern: str, name: str, hint: str) -> None:
        self.pattern: Final = pattern
        self.name: Final = name
        self.hint: Final = hint


LANGUAGES: Final = (
    Language(r'^\s*\{\s*"reproducer"', "a reproducer", f"pass {option('reproduce', 'FILE')}"),
    Language(
        r"^[ \t]*OpCapability\b",
        "SPIR-V assembly",
        "spirv-as k.spvasm -o k.spv and llvm-spirv -r k.spv -o k.bc make LLVM IR of it",
    ),
    Language(
        r'^[ \t]*(?:module(?:[ \t]+@[\w.]+)?(?:[ \t]+attributes[^\n]*)?[ \t]*\{|"builtin\.module"'
        r"|(?:func|gpu|llvm|spirv|tt)\.(?:func|module)\b)",
        "MLIR",
        _FROM_MLIR,
    ),
    Language(
        r"^[ \t]*\.(?:address_size|target|version)\b", "PTX", "take the LLVM IR that it was made of"
    ),
    Language(r"^[ \t]*\.(?:file|globl|section|text)\b", "assembly of a processor", _FROM_SOURCE),
    Language(
        r"^version https://git-lfs", "a Git LFS pointer instead of the file", "run git lfs pull"
    ),
    Language(r"^\s*<(?:!DOCTYPE|html)\b", "a web page", ""),
    Language(r"^[ \t]*#[ \t]*version[ \t]+\d+", "GLSL", "shaders are not translated"),
    Language(
        r"\b__global__\b",
        "CUDA or HIP source",
        "compile it to LLVM IR: clang -x cuda --cuda-device-only -O2 -emit-llvm -S k.cu -o k.ll",
    ),
    Language(
        r"\b(?:__)?kernel\s+(?:__attribute__\s*\(\(.*\)\)\s*)?void\b|\bget_global_id\s*\("
        r"|#pragma OPENCL|\b__global\b",
        "OpenCL C",
        "compile it to LLVM IR: clang -x cl -cl-std=CL3.0 -target spirv64 -O2 -emit-llvm -S "
        "-Xclang -finclude-default-header k.cl -o k.ll",
    ),
    Language(
        r"^[ \t]*(?:import \w|from [\w.]+ import |def \w+\(|class \w+[(:]|@[A-Za-z_][\w.]*"
        r"(?:\([^\n]*\))?[ \t]*$)",
        "Python source",
        "give the LLVM IR that your compiler makes of it",
    ),
    Language(
        r"^[ \t]*(?:#[ \t]*(?:define|if|ifdef|ifndef|include|pragma)\b|//|/\*"
        r"|(?:extern|inline|int|namespace|static|struct|template|typedef|using|void)\b)",
        "C or C++ source",
        "compile it to LLVM IR: clang -target spirv64 -O2 -emit-llvm -S k.c -o k.ll",
    ),
)
# The start of a module in LLVM IR.
_LLVM_IR: Final = (
    r"\s*(?:(?:attributes|declare|define|source_filename|target|uselistorder)\b|[%!$^]"
    r"|@\S+\s*=|module\s+asm)"
)
# Languages are recognised by their beginnings.
_BEGINNING: Final = 1 << 16


def read_source(ir: object) -> Source:
    """Return the source that the library's caller gave.

    Args:
        ir: text, bitcode or text as bytes, a path, or an llvmlite module, which is printed.

    Raises:
        CompileError: it is not LLVM IR, or the file cannot be read.
        TypeError: its type is not one of these.
    """
    if isinstance(ir, str):
        return Source(_checked_text(ir), "")
    if isinstance(ir, bytes | bytearray | memoryview):
        return Source(decode_source(bytes(ir)), "")
    if isinstance(ir, os.PathLike):
        return _read_path(os.fsdecode(ir))
    if not _is_llvmlite(type(ir)):
        raise TypeError(f"the input must be {_TAKES}, not {type(ir).__name__}")
    # LLVM would print nothing for a closed module.
    if getattr(ir, "closed", False):
        raise CompileError("the llvmlite module is closed")
    return Source(_checked_text(str(ir)), "")


def bitcode_of(ir: object) -> bytes | None:
    """Return the bitcode of a module in this process's LLVM, which is valid; None for other inputs.

    Args:
        ir: what `read_source` takes.
    """
    if _is_llvmlite(type(ir)) and not getattr(ir, "closed", False):
        write = getattr(ir, "as_bitcode", None)
        return None if write is None else bytes(write())
    return None


def _is_llvmlite(kind: type) -> bool:
    """Whether a class is one of llvmlite's modules; this does not import llvmlite."""
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
        CompileError: it cannot be read.
    """
    try:
        with open(path, "rb") as file:
            return file.read()
    except OSError as error:
        raise CompileError(f"cannot read the input: {error.strerror}") from error
    except ValueError as error:  # a zero byte in the name
        raise CompileError(f"cannot read the input: {error}") from error


def _checked_text(text: str) -> str:
    """Return text for LLVM, which would stop reading at a zero byte."""
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
    """Return the text without a byte order mark; LLVM reads UTF-8, which excludes surrogates."""
    try:
        text.encode()
    except UnicodeEncodeError as error:
        line = text.count("\n", 0, error.start) + 1
        raise CompileError("the input is not text that UTF-8 can encode", line) from None
    return text.removeprefix(_BYTE_ORDER_MARK)


def _names_file(text: str) -> bool:
    """Whether a text can only be a file name."""
    # A comment may contain a file name.
    if "\n" in text or text.startswith(";"):
        return False
    return text.endswith(_SUFFIXES) or os.path.exists(text)


def decode_source(data: bytes) -> str | bytes:
    """Return bitcode unchanged and other data as text; LLVM would stop at a zero byte.

    Raises:
        CompileError: it is neither; the line is that of the first byte that is not UTF-8.
    """
    if data.startswith(BITCODE_MAGIC):
        return data
    if not data or data.isspace():
        raise CompileError("the input is empty")
    for magic in MAGICS:
        if data.startswith(magic.start):
            raise CompileError(f"the input is {magic.name}, not LLVM IR", hint=magic.hint)
    if b"\0" in data:
        raise CompileError("the input is neither LLVM IR text nor bitcode")
    try:
        return data.decode().removeprefix(_BYTE_ORDER_MARK)
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise CompileError("the input is neither bitcode nor text in UTF-8", line) from None


def name_language(text: str, line: int) -> CompileError | None:
    """Return the error for text in another language, after LLVM has refused it.

    Args:
        text: LLVM's input.
        line: the line where LLVM stopped, from 1; for another language its first line, after
            any
            comments that LLVM IR allows too.

    Returns:
        None if the text may be LLVM IR with an error in it.
    """
    import re  # only errors need it

    beginning = text[:_BEGINNING]
    for number, written in enumerate(beginning.split("\n"), 1):
        if written.strip() and not written.lstrip().startswith(";"):
            if number != line or re.match(_LLVM_IR, written):
                return None
            break
    for row in LANGUAGES:
        if re.search(row.pattern, beginning, re.MULTILINE):
            return CompileError(f"the input is {row.name}, not LLVM IR", hint=row.hint)
    return None
