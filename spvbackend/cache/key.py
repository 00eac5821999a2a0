"""The name of a translation in the cache: a digest of all that its result depends on.

Input: the source, the options and a frontend's builtins. Output: a name, or none for a run that
shows more than its result, or depends on code of the user's.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from spvbackend.options import FIELDS, OUTCOME, SHOWS, Options
from spvbackend.version import VERSION

if TYPE_CHECKING:
    from spvbackend.builtins.rows import Builtin
    from spvbackend.prepare.templates.text import Lowering

_CODE: Final = (".py", ".so", ".pyd", ".dylib", ".dll", ".ll")


def key_of(
    source: str | bytes,
    options: Options,
    own: tuple[tuple[Builtin, ...], tuple[Lowering, ...]] = ((), ()),
) -> str:
    """Return the name of a translation.

    Args:
        source: text or bitcode.
        options: those of the translation, which have been checked.
        own: the builtins of a frontend.

    Returns:
        64 digits, or "" where there is none: the output of a user's function is unknown without
        calling it.
    """
    rows, lowerings = own
    values = sorted(vars(options).items())
    shows = any(
        FIELDS[name].part == SHOWS and value != FIELDS[name].default for name, value in values
    )
    if lowerings or shows:
        return ""
    digest = hashlib.sha256(_code_key().encode())
    for name, value in values:
        # Validation looks at what comes from the cache as well.
        if FIELDS[name].part == OUTCOME:
            # The order of a set is not the same in each process.
            ordered = sorted(value) if isinstance(value, frozenset) else value
            digest.update(f"{name}={ordered!r}\n".encode())
    digest.update(f"{rows!r}\n".encode())
    is_text = isinstance(source, str)
    digest.update(b"text\n" if is_text else b"bitcode\n")
    digest.update(source.encode("utf-8", "surrogatepass") if isinstance(source, str) else source)
    return digest.hexdigest()


_CODE_KEYS: Final[list[str]] = []


def _code_key() -> str:
    """Return the identity of the translating code, computed once in a process."""
    if not _CODE_KEYS:
        _CODE_KEYS.append("\n".join(_code_lines()))
    return _CODE_KEYS[0]


def _code_lines() -> Iterator[str]:
    """Yield versions, and sizes and times of the files of this package and of LLVM's library.

    A version alone does not distinguish two states of a clone.
    """
    yield f"spvbackend {VERSION}, Python {sys.version_info[:2]}"
    yield from _stamps(os.path.dirname(os.path.dirname(__file__)))
    # Located and not imported, which would load LLVM.
    spec = find_spec("llvmlite")
    if spec is not None and spec.origin is not None:
        yield from _stamps(os.path.dirname(spec.origin))


def _stamps(folder: str) -> Iterator[str]:
    """Yield a line for each file of code in a folder and below."""
    for entry in sorted(os.scandir(folder), key=lambda one: one.name):
        if entry.name.endswith(_CODE):
            stat = entry.stat()
            yield f"{entry.name} {stat.st_size} {stat.st_mtime_ns}"
        elif not entry.name.startswith("__") and entry.is_dir():
            yield from _stamps(entry.path)
