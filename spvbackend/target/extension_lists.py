"""Lists of extensions in options and arguments.

Input: the text of a list. Output: the names that it allows; an unknown name is an error with the
nearest name.
"""

from __future__ import annotations

from collections.abc import Iterable

from spvbackend.diagnostics import CompileError, option
from spvbackend.target.extensions import ALL_EXTENSIONS, GROUPS, OLD_NAMES, twin_name

Allowed = tuple[frozenset[str], frozenset[str]]
"""All allowed extensions, and those of them that only a group allows."""


def parse_extensions(text: str, base: frozenset[str] = frozenset()) -> Allowed:
    """Return the extensions that llc's list `+A,+B`, `all`, `khr` or `all,-A` allows.

    The order of names does not matter, and a name overrides a group; `-all` takes back what earlier
    groups allowed.

    Args:
        text: the list.
        base: the extensions allowed before, such as a profile's.

    Raises:
        CompileError: an item has no sign, is unknown, or is both allowed and disallowed.
    """
    added: set[str] = set()
    removed: set[str] = set()
    grouped: frozenset[str] = frozenset()
    for item in filter(None, text.split(",")):
        sign, name = item[0], item[1:]
        group = GROUPS.get(item.removeprefix(sign if sign in "+-" else "").lower())
        if group is not None:
            if sign == "-":
                base, grouped = base - group, grouped - group
            else:
                grouped |= group
        elif sign not in "+-":
            lists = option("extensions", "+SPV_KHR_a,-SPV_EXT_b")
            raise _unsigned(item, f"{lists}, or all, or khr")
        else:
            (added if sign == "+" else removed).add(known_extension(name))
    if both := sorted(added & removed):
        raise CompileError(f"extension {both[0]} is both allowed and disallowed")
    # Disallowing one name of an extension disallows both; the allowed name is declared.
    removed.update([twin_name(name) for name in removed])
    named = base - removed | added
    return grouped - removed | named, grouped - removed - named


def parse_extensions_in_order(text: str, base: frozenset[str] = frozenset()) -> Allowed:
    """Return the extensions that llvm-spirv's list `-all,+A,+B` allows, item by item.

    `+all` allows each extension as if by its name, since llvm-spirv uses all that it may.

    Args:
        text: the list.
        base: as in `parse_extensions`.

    Raises:
        CompileError: an item has no sign, or is unknown.
    """
    # Imported late: pyllc does not need it.
    from spvbackend.target.translator import TRANSLATOR_EXTENSIONS

    allowed = base
    for item in filter(None, text.split(",")):
        sign, name = item[0], item[1:]
        if sign not in "+-":
            raise _unsigned(item, option("extensions", "+all,-SPV_EXT_b"))
        if name == "all":
            names = TRANSLATOR_EXTENSIONS if sign == "+" else ALL_EXTENSIONS
        else:
            names = frozenset((known_extension(name),))
        # Disallowing one name of an extension disallows both.
        allowed = allowed | names if sign == "+" else allowed - names - {twin_name(name)}
    return allowed, frozenset()


def _unsigned(item: str, remedy: str) -> CompileError:
    message = f"bad list of extensions: '{item}' has neither + nor -"
    return CompileError(message, hint=f"write {remedy}")


def known_extension(name: str) -> str:
    """Return the name itself if it is known, or the new name for an old one.

    Raises:
        CompileError: it is unknown; the hint has the nearest name.
    """
    name = OLD_NAMES.get(name, name)
    if name in ALL_EXTENSIONS:
        return name
    near = nearest_name(name, ALL_EXTENSIONS)
    known = f"{option('extensions', 'help')} lists all"
    raise CompileError(
        f"unknown SPIR-V extension '{name}'", hint=f"did you mean {near}?" if near else known
    )


def nearest_name(name: str, known: Iterable[str]) -> str:
    """Return the known name nearest to `name`, in any case, or ""."""
    # Imported late: only a wrong name needs it.
    import difflib

    folded = {one.lower(): one for one in sorted(known)}
    near = difflib.get_close_matches(name.lower(), folded, 1, 0.75)
    return folded[near[0]] if near else ""
