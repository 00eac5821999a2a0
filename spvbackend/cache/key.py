"""The name of a translation in the cache: a digest of all that its outcome depends on.

Input: the source, the options and a frontend's builtins. Output: a name, or none for a run that
shows more than its outcome, or depends on code of the user's.
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
    """The name of a translation.

    Args:
        source: text or bitcode.
        options: those of the translation, which have been checked.
        own: the builtins of a frontend.

    Returns:
        64 digits, or "" where there is none: what a function of the user's writes nobody can know
        without calling it.
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
    """What says which code translates; it is found out once in a process."""
    if not _CODE_KEYS:
        _CODE_KEYS.append("\n".join(_code_lines()))
    return _CODE_KEYS[0]


def _code_lines() -> Iterator[str]:
    """Versions, and the sizes and times of the files of this package and of LLVM's library.

    A version alone does not tell two states of a clone apart.
    """
    yield f"spvbackend {VERSION}, Python {sys.version_info[:2]}"
    yield from _stamps(os.path.dirname(os.path.dirname(__file__)))
    # Found and not imported, which would load LLVM.
    spec = find_spec("llvmlite")
    if spec is not None and spec.origin is not None:
        yield from _stamps(os.path.dirname(spec.origin))


def _stamps(folder: str) -> Iterator[str]:
    """A line for each file of code in a folder and below."""
    for found in sorted(os.scandir(folder), key=lambda one: one.name):
        if found.name.endswith(_CODE):
            stat = found.stat()
            yield f"{found.name} {stat.st_size} {stat.st_mtime_ns}"
        elif not found.name.startswith("__") and found.is_dir():
            yield from _stamps(found.path)
