"""A stored translation, and its form in a file.

Input: the result of a successful translation. Output: bytes with their own checksum, and from bytes
the result again, or None where they are not whole.
"""

from __future__ import annotations

import hashlib
import marshal
from typing import Final, NamedTuple

from spvbackend.diagnostics import CompileWarning

_SUM_BYTES: Final = 32
_Fields = tuple[str, int, str, int, str, str, str, str, str]


class Entry(NamedTuple):
    """One translation.

    Attributes:
        binary: the bytes of the module.
        text: its assembly text, "" where nobody asked for it.
        api_version: the version of Vulkan that a shader is for, "" for OpenCL.
        warnings: what the translation warned of, with places in the input and no name of a file.
    """

    binary: bytes
    text: str
    api_version: str
    warnings: tuple[CompileWarning, ...]


def encode(entry: Entry) -> bytes:
    """The bytes of a file."""
    # Plain values alone, which cannot bring any code with them when they are read.
    payload = marshal.dumps((*entry[:3], [_fields(w) for w in entry.warnings]))
    return hashlib.sha256(payload).digest() + payload


def decode(data: bytes) -> Entry | None:
    """Decode the bytes of `encode`; None for any others, such as half of a file."""
    payload = memoryview(data)[_SUM_BYTES:]
    if hashlib.sha256(payload).digest() != data[:_SUM_BYTES]:
        return None
    binary, text, api_version, warnings = marshal.loads(payload)
    return Entry(binary, text, api_version, tuple(map(_warning, warnings)))


def copied(warning: CompileWarning) -> CompileWarning:
    """Return a copy of a warning, before a listener adds a file and the spelling of options."""
    return _warning(_fields(warning))


def _fields(warning: CompileWarning) -> _Fields:
    return (
        warning.message,
        warning.line,
        warning.hint,
        warning.column,
        warning.function,
        warning.instruction,
        warning.source_line,
        warning.pass_name,
        warning.origin,
    )


def _warning(fields: _Fields) -> CompileWarning:
    message, line, hint, column, *others = fields
    warning = CompileWarning(message, line, hint, column=column)
    function, instruction, source_line, pass_name, origin = others
    warning.function = function
    warning.instruction = instruction
    warning.source_line = source_line
    warning.pass_name = pass_name
    warning.origin = origin
    return warning
