"""Lists of extensions, as an option or an argument has them.

Input: the text of a list. Output: the names that it allows; one that nothing knows is an error with
the nearest name.
"""

from __future__ import annotations

from collections.abc import Iterable

from spvbackend.diagnostics import CompileError, option
from spvbackend.target.extensions import ALL_EXTENSIONS, GROUPS, twin_name


def parse_extensions(text: str, base: frozenset[str] = frozenset()) -> frozenset[str]:
    """The extensions that llc's list `+A,+B`, `all`, `khr` or `all,-A` allows.

    The order of names does not matter, and a name counts more than a group; `-all` takes back what
    the groups before it have allowed.

    Args:
        text: the list.
        base: what is allowed before it, such as a profile's.

    Raises:
        CompileError: an item has no sign, is unknown, or is both allowed and disallowed.
    """
    added: set[str] = set()
    removed: set[str] = set()
    for item in filter(None, text.split(",")):
        sign, name = item[0], item[1:]
        group = GROUPS.get(item.removeprefix(sign if sign in "+-" else "").lower())
        if group is not None:
            base = base - group if sign == "-" else base | group
        elif sign not in "+-":
            lists = option("extensions", "+SPV_KHR_a,-SPV_EXT_b")
            raise _unsigned(item, f"{lists}, or all, or khr")
        else:
            (added if sign == "+" else removed).add(known_extension(name))
    if both := sorted(added & removed):
        raise CompileError(f"extension {both[0]} is both allowed and disallowed")
    # To disallow one name of an extension disallows both; the one that is allowed gets written.
    return base - removed - {twin_name(name) for name in removed} | added


def parse_extensions_in_order(text: str, base: frozenset[str] = frozenset()) -> frozenset[str]:
    """The extensions that llvm-spirv's list `-all,+A,+B` allows: each item changes what is before.

    Args:
        text: the list.
        base: as for `parse_extensions`.

    Raises:
        CompileError: an item has no sign, or is unknown.
    """
    # pyllc needs it for nothing.
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
        # As above: to disallow one name of an extension disallows both.
        allowed = allowed | names if sign == "+" else allowed - names - {twin_name(name)}
    return allowed


def _unsigned(item: str, remedy: str) -> CompileError:
    message = f"bad list of extensions: '{item}' has neither + nor -"
    return CompileError(message, hint=f"write {remedy}")


def known_extension(name: str) -> str:
    """The name itself.

    Raises:
        CompileError: there is no such extension; the hint has the one with the nearest name.
    """
    if name in ALL_EXTENSIONS:
        return name
    near = nearest_name(name, ALL_EXTENSIONS)
    known = f"{option('extensions', 'help')} lists all"
    raise CompileError(
        f"unknown SPIR-V extension '{name}'", hint=f"did you mean {near}?" if near else known
    )


def nearest_name(name: str, known: Iterable[str]) -> str:
    """The known name that one in any case comes near to, "" for none."""
    # Only a wrong name pays for the import.
    import difflib

    folded = {one.lower(): one for one in sorted(known)}
    near = difflib.get_close_matches(name.lower(), folded, 1, 0.75)
    return folded[near[0]] if near else ""
