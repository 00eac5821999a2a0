"""Names for ids in assembly text, in the manner of spirv-dis: for a text that people read.

Input: the texts of a module's instructions.  Output: the same, in which values have the names that
the module gives them, types and whole numbers the names of what they are.  No two ids have one
name.
"""

from __future__ import annotations

import re
from typing import Final, final

# No name begins with a digit, so none can be the number of another id.
_NAME_RE: Final = re.compile(r' *OpName %(\d+) "([A-Za-z_][\w.]*)"$')
_ANY_NAME_RE: Final = re.compile(r' *OpName %(\d+) "(.*)"$', re.DOTALL)
# What spirv-as takes for part of a name.
_NOT_IN_IDS: Final = re.compile(r"[^A-Za-z0-9_]")
_RESULT_RE: Final = re.compile(r" *%(\d+) = (OpType\w+|OpConstant) ?(.*)")
# Strings come first, so that what looks like an id in one stays.
_ID_RE: Final = re.compile(r'"(?:[^"\\]|\\.)*"|%(\d+)')
_INTEGERS: Final[dict[str, str]] = {"8": "uchar", "16": "ushort", "32": "uint", "64": "ulong"}
_FLOATS: Final[dict[str, str]] = {"16": "half", "32": "float", "64": "double"}


def with_names(lines: list[str], *, for_assembler: bool = False) -> list[str]:
    """The lines with a name for each id that has one.

    Args:
        lines: the text of each instruction.
        for_assembler: write every name, with an underscore for what spirv-as takes in none; else
            only those that need no change.
    """
    names = _Names()
    name_re = _ANY_NAME_RE if for_assembler else _NAME_RE
    for line in lines:
        named = name_re.match(line)
        if named is not None:
            names.add(named[1], assembler_name(named[2]) if for_assembler else named[2])
    # A type comes after those that it consists of (2.4), so that these have their names.
    for line in lines:
        result = _RESULT_RE.match(line)
        if result is not None:
            names.add(result[1], names.made(result[2], result[3].split()))
    return [_ID_RE.sub(names.replace, line) for line in lines]


def assembler_name(name: str) -> str:
    """A name as spirv-as takes it; a number would be an id of its own."""
    name = _NOT_IN_IDS.sub("_", name)
    return f"_{name}" if name[:1].isdigit() else name


@final
class _Names:
    """Names by id, and the ids that have them."""

    __slots__ = ("_names", "_owners")

    def __init__(self) -> None:
        self._names: Final[dict[str, str]] = {}
        self._owners: Final[dict[str, str]] = {}

    def add(self, id: str, name: str) -> None:
        """Give an id a name, with its number behind it where another id has the name."""
        if not name or id in self._names:
            return
        for unique in (name, f"{name}_{id}"):
            if unique not in self._owners:
                self._owners[unique] = id
                self._names[id] = unique
                return

    def made(self, opcode: str, words: list[str]) -> str:
        """What a type or a number is called, "" where it is called nothing."""
        if opcode in ("OpTypeVoid", "OpTypeBool"):
            return opcode.removeprefix("OpType").lower()
        if opcode == "OpTypeInt":
            return _INTEGERS.get(words[0], "")
        if opcode == "OpTypeFloat":
            return _FLOATS.get(words[0], "") if len(words) == 1 else ""
        if opcode == "OpTypePointer":
            return f"_ptr_{words[0]}_{self.of(words[1])}"
        if opcode == "OpTypeVector":
            return f"v{words[1]}{self.of(words[0])}"
        if opcode == "OpTypeArray":
            return f"_arr_{self.of(words[0])}_{self.of(words[1])}"
        if opcode == "OpConstant" and len(words) == 2 and words[1].isdigit():
            return f"{self.of(words[0])}_{words[1]}"
        return ""

    def of(self, word: str) -> str:
        """The name of an operand `%n`, or else its number."""
        return self._names.get(word[1:], word[1:])

    def replace(self, match: re.Match[str]) -> str:
        """An id by its name; a string as it is."""
        return f"%{self._names.get(match[1], match[1])}" if match[1] else match[0]
