"""Imports whose names resemble those of builtins.

A function without a definition is an import, which a library may provide. But a name one letter off
a builtin's, or a math function of another target, is more likely a mistake that only the device's
linker would report.
"""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import TYPE_CHECKING, Final

from spvbackend.builtins.demangle import demangle
from spvbackend.builtins.index import all_rows, row_of
from spvbackend.builtins.lookup import Builtins, takes
from spvbackend.builtins.params import Mangled
from spvbackend.llvmir.types import FLOAT
from spvbackend.llvmir.values import Function

if TYPE_CHECKING:
    from spvbackend.isel.selector import Selector

_LIKENESS: Final = 0.9
"""One letter missing, added or exchanged in a name of ten letters."""
_SHORTEST: Final = 4
"""Letters of a name of which one that differs is taken for a mistake."""
_MANGLED: Final = re.compile(r"_Z[0-9]+(.*)")
# C's names of float functions.
_OTHER_NAMES: Final = (re.compile(r"([a-z][a-z0-9]*)f"),)


def advise_imports(sel: Selector) -> None:
    """Warn of each import that probably means a builtin."""
    for function, line in sel.declared.imports:
        near = near_name(function, sel.builtins)
        if near:
            text = f"'@{function.name}' is an import, since no builtin has the name"
            sel.module.warn(text, line, f"did you mean '@{near}'?")


def near_name(function: Function, builtins: Builtins) -> str:
    """Return the name of the builtin that an import may mean, or ""."""
    name = function.name
    match = _MANGLED.fullmatch(name)
    if match is None:
        near = _other_name(function) or _near(name, builtins)
        row = row_of(near)
        return near if row is None or takes(row, len(function.args)) else ""
    mangled = demangle(name)
    # OpenCL C has neither namespaces nor templates, so such a name is the user's own.
    if mangled is not None and (mangled.nested or mangled.template_args):
        return ""
    near = _right_length(match[1], builtins) or _near_mangled(mangled, name, builtins)
    resolved = builtins.lookup(near) if near else None
    return near if resolved is not None and len(resolved.params) == len(function.args) else ""


def _right_length(text: str, builtins: Builtins) -> str:
    """Return a builtin's mangled name, if the import has a wrong length prefix, or ""."""
    known = [name for name in all_rows() if text.startswith(name)]
    for name in sorted(known, key=len, reverse=True):
        near = f"_Z{len(name)}{text}"
        if builtins.lookup(near) is not None:
            return near
    return ""


def _near_mangled(mangled: Mangled | None, name: str, builtins: Builtins) -> str:
    """Return a builtin's mangled name that differs by a letter and fits the parameters, or ""."""
    if mangled is None:
        return ""
    for plain in (_near(mangled.name, builtins), *_one_letter_off(mangled.name)):
        near = name.replace(f"{len(mangled.name)}{mangled.name}", f"{len(plain)}{plain}", 1)
        if plain and builtins.lookup(near) is not None:
            return near
    return ""


def _one_letter_off(name: str) -> list[str]:
    """Return the builtins that differ by a letter, for a name whose parameters tell as well."""
    if len(name) < _SHORTEST:
        return []
    return [known for known in all_rows() if _is_one_letter_off(name, known)]


def _is_one_letter_off(name: str, known: str) -> bool:
    """Whether names differ by a letter that is missing, added or exchanged, or by two swapped."""
    if name.startswith(known) or abs(len(name) - len(known)) > 1:
        return False
    pairs = enumerate(zip(name, known, strict=False))
    start = next((at for at, (mine, theirs) in pairs if mine != theirs), len(name))
    rest, wanted = name[start:], known[start:]
    swapped = rest[1::-1] == wanted[:2] and rest[2:] == wanted[2:]
    return swapped or rest[1:] in (wanted, wanted[1:]) or rest == wanted[1:]


def _other_name(function: Function) -> str:
    """Return the builtin for another library's floating-point function, or ""."""
    if function.ret_type.scalar().kind != FLOAT:
        return ""
    for pattern in _OTHER_NAMES:
        match = pattern.fullmatch(function.name)
        row = row_of(match[1]) if match is not None else None
        if row is not None and takes(row, len(function.args)):
            return row.name
    return ""


def _near(name: str, builtins: Builtins) -> str:
    """Return the closest known name; a name that extends a builtin's is deliberate."""
    matches = get_close_matches(name, [*all_rows(), *builtins.names()], 1, _LIKENESS)
    return matches[0] if matches and not name.startswith(matches[0]) else ""
