"""Checks of the values of options, from the library or from a command line.

Input: the caller's value. Output: the value of a field of `Options`. A check raises CompileError
for a wrong value, and TypeError for a wrong type.
"""

import operator
from collections.abc import Callable, Iterable
from typing import Final, SupportsIndex

from spvbackend.diagnostics import CompileError
from spvbackend.target.extension_lists import Allowed, parse_extensions
from spvbackend.target.extensions import GROUPS
from spvbackend.target.space_maps import parse_map
from spvbackend.target.traps import TRAPS
from spvbackend.target.triples import MINORS, parse_triple
from spvbackend.target.versions import NEWEST_MINOR, version_word

# The greatest literal of one word.
_SIZE_LIMIT: Final = (1 << 32) - 1
# No limit or size is longer, and Python refuses texts of thousands of digits.
_MOST_DIGITS: Final = 18


def flag_of(argument: str) -> Callable[[object], bool]:
    """Make a check that the value of an argument is True or False."""

    def check(value: object) -> bool:
        # numpy's booleans are not `bool`, and an array of them has no truth value.
        is_number = isinstance(value, int) and value in (0, 1)
        if not is_number and type(value).__name__ not in ("bool", "bool_"):
            raise TypeError(f"{argument} must be True or False, not {value!r}")
        return bool(value)

    return check


def one_of(what: str, *words: str) -> Callable[[object], str]:
    """Make a check that a text is one of some words.

    Args:
        what: the kind of the words, for the error.
        words: the valid words, in the order of the error.
    """

    def check(text: object) -> str:
        if text not in words:
            known = f"{', '.join(words[:-1])} or {words[-1]}"
            raise CompileError(f"bad {what} '{text}': expected {known}")
        return str(text)

    return check


def number_of(what: str, kind: str = "a number") -> Callable[[object], int]:
    """Make a check of the text of a number on a command line.

    Args:
        what: the meaning of the number, for the error.
        kind: the kind of number, for the error.
    """

    def check(text: object) -> int:
        digits = str(text)
        if not (digits.isascii() and digits.isdecimal()) or len(digits) > _MOST_DIGITS:
            raise CompileError(f"bad {what} '{digits}': expected {kind}")
        return int(digits)

    return check


def is_triple(text: str) -> bool:
    """Whether a triple names a target: llvmlite gives its modules `unknown-unknown-unknown`."""
    return not {"", "unknown"}.issuperset(text.split("-"))


def name_list(argument: str, names: object) -> tuple[str, ...]:
    """Check the names that an argument of the library lists.

    Args:
        argument: the argument's name, for the error.
        names: a text with commas, as for the command's option, or an iterable of texts.
    """
    if isinstance(names, str):
        return tuple(filter(None, names.split(",")))
    # Bytes are an iterable of numbers.
    if not isinstance(names, Iterable) or isinstance(names, bytes | bytearray):
        raise TypeError(f"{argument} must be a list of names, not {names!r}")
    items = tuple(names)
    for item in items:
        if not isinstance(item, str):
            raise TypeError(f"{argument} must be a list of names, but has {item!r}")
    return items


def checked_triple(triple: object) -> str:
    """Check a triple; return "" if it does not name a target."""
    if not isinstance(triple, str):
        raise TypeError(f"triple must be a text such as 'spirv64', not {triple!r}")
    if not is_triple(triple):
        return ""
    parse_triple(triple)
    return triple


def checked_space_map(text: object) -> str:
    """Check the text of a map of address spaces."""
    if not isinstance(text, str):
        raise TypeError(f"address_space_map must be a text such as 'amdgcn', not {text!r}")
    parse_map(text)
    return text


def checked_size(size: object) -> int:
    """Check a number of bytes of local memory."""
    if isinstance(size, bool) or not isinstance(size, SupportsIndex):
        raise TypeError(f"dynamic_local_memory must be a number of bytes, not {size!r}")
    number = operator.index(size)
    if not 0 <= number < 1 << 32:
        raise CompileError(f"bad size of local memory '{number}': expected a number of bytes")
    return number


def checked_level(level: object) -> int:
    """Check an optimisation level."""
    # A `bool` is an integer, too, but not a level.
    if isinstance(level, int) and not isinstance(level, bool):
        number = level
    # numpy's integers are not `int`; the check of their protocol is slower.
    elif not isinstance(level, bool) and isinstance(level, SupportsIndex):
        number = operator.index(level)
    else:
        raise TypeError(f"opt_level must be 0, 1, 2 or 3, not {level!r}")
    if number not in (0, 1, 2, 3):
        raise CompileError(f"bad optimisation level '{number}': expected 0, 1, 2 or 3")
    return number


FRAGMENTS: Final = ("bf16", "f16", "i8")
"""Types of the factors of cooperative matrices that products of PTX may use."""
_AVOIDABLE: Final = ("Shader", "GroupNonUniformClustered")
"""Capabilities that a kernel can avoid, and that a Vulkan compute shader can."""


def checked_capabilities(names: object) -> frozenset[str]:
    """Check the capabilities to avoid; few can be avoided."""
    avoided = frozenset(name_list("avoid_capabilities", names))
    if others := avoided.difference(_AVOIDABLE):
        known = " or ".join(_AVOIDABLE)
        raise CompileError(f"cannot avoid capability '{min(others)}', only {known}")
    return avoided


def checked_fragments(names: object) -> frozenset[str]:
    """Check the types of matrices whose fragments are those of mma.sync."""
    types = frozenset(name_list("matrix_fragments", names))
    if others := types.difference(FRAGMENTS):
        known = ", ".join(FRAGMENTS)
        raise CompileError(f"bad type of matrix fragments '{min(others)}': expected {known}")
    return types


def checked_version(version: object) -> int:
    """Return the version word of `(major, minor)` or of a text such as "1.4"."""
    if isinstance(version, str):
        major, _, minor = version.partition(".")
        # Few texts are versions, and int() accepts more than digits.
        if major != "1" or minor not in MINORS:
            raise _unknown_version(f"'{version}'")
        return version_word(1, int(minor))
    parts = tuple(version) if isinstance(version, tuple | list) else ()
    if len(parts) != 2 or not all(isinstance(part, int) for part in parts):
        raise TypeError(f'version must be such as (1, 4) or "1.4", not {version!r}')
    if parts[0] != 1 or not 0 <= parts[1] <= NEWEST_MINOR:
        raise _unknown_version(f"{parts[0]}.{parts[1]}")
    return version_word(1, parts[1])


def _unknown_version(text: str) -> CompileError:
    return CompileError(f"unknown SPIR-V version {text}: expected 1.0 to 1.{NEWEST_MINOR}")


def checked_trap(word: object) -> str:
    """Check the lowering of traps: one of TRAPS, or ""."""
    if not isinstance(word, str):
        raise TypeError(f"trap must be a text such as 'return', not {word!r}")
    if word and word not in TRAPS:
        raise CompileError(f"bad word for a trap '{word}': expected abort, return or unreachable")
    return word


def checked_workgroup_size(size: object) -> tuple[int, ...]:
    """Check the sizes of a work-group: a number, one to three numbers, or the text `16,16`."""
    parts = size.split(",") if isinstance(size, str) else size
    sizes = tuple(map(_size, parts)) if isinstance(parts, tuple | list) else (_size(size),)
    if not 0 < len(sizes) < 4 or not all(0 < part <= _SIZE_LIMIT for part in sizes):
        raise CompileError(
            f"bad size of a work-group {size!r}: expected 1 to 3 numbers from 1 to {_SIZE_LIMIT}"
        )
    return sizes


def checked_subgroup_size(size: object) -> int:
    """Check the size of a sub-group; 0 means any."""
    number = _size(size)
    if not 0 <= number <= _SIZE_LIMIT:
        raise CompileError(f"bad size of a sub-group {size!r}: expected from 1 to {_SIZE_LIMIT}")
    return number


def _size(size: object) -> int:
    """Return a number, or the number that a text spells; -1 for any other text."""
    if isinstance(size, str):
        return int(size) if size.isdecimal() and size.isascii() and len(size) < 11 else -1
    if isinstance(size, bool) or not isinstance(size, SupportsIndex):
        raise TypeError(f"sizes of work-groups and sub-groups must be numbers, not {size!r}")
    return operator.index(size)


def name_extensions(names: object, base: frozenset[str] = frozenset()) -> Allowed:
    """Return the extensions that a text or its items allow.

    A bare name among the items allows the extension, like a name with +.

    Args:
        names: the text or the items.
        base: as for `parse_extensions`.
    """
    if isinstance(names, str):
        return parse_extensions(names, base)
    items = name_list("extensions", names)
    signed = (name if name in GROUPS or name[:1] in ("+", "-") else f"+{name}" for name in items)
    return parse_extensions(",".join(signed), base)
