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

from spvbackend.options import Options
from spvbackend.version import VERSION

if TYPE_CHECKING:
    from spvbackend.builtins.rows import Builtin
    from spvbackend.prepare.templates.text import Lowering

WITHOUT_EFFECT: Final = frozenset(
    ("error_format", "input", "output", "reproducer", "trust_bitcode", "validate")
)
"""Options that do not change the outcome; validation looks at what comes from the cache as well."""
SHOWING: Final = (
    "explain_extensions",
    "explain_types",
    "explain_types_html",
    "print_after",
    "print_after_all",
    "print_changed",
    "reflect",
    "stop_after",
    "time_passes",
)
"""Options that show something of the way, which only a translation itself can."""
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
    plain = Options()
    if lowerings or any(getattr(options, name) != getattr(plain, name) for name in SHOWING):
        return ""
    digest = hashlib.sha256(_code_key().encode())
    for name, value in sorted(vars(options).items()):
        if name not in WITHOUT_EFFECT:
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
