"""Names for ids in assembly text for people, in the manner of spirv-dis.

Input: the texts of a module's instructions. Output: texts in which values have the names that the
module gives them; types and whole numbers are named by their content. Names are unique.
"""

from __future__ import annotations

import re
from typing import Final, final

# No name begins with a digit, so none can be the number of another id.
_NAME_RE: Final = re.compile(r' *OpName %(\d+) "([A-Za-z_][\w.]*)"$')
_ANY_NAME_RE: Final = re.compile(r' *OpName %(\d+) "(.*)"$', re.DOTALL)
# spirv-as takes no other characters in a name.
_NOT_IN_IDS: Final = re.compile(r"[^A-Za-z0-9_]")
_RESULT_RE: Final = re.compile(r" *%(\d+) = (OpType\w+|OpConstant) ?(.*)")
# Strings come first, so that a `%1` within a string stays.
_ID_RE: Final = re.compile(r'"(?:[^"\\]|\\.)*"|%(\d+)')
_INTEGERS: Final[dict[str, str]] = {"8": "uchar", "16": "ushort", "32": "uint", "64": "ulong"}
_FLOATS: Final[dict[str, str]] = {"16": "half", "32": "float", "64": "double"}


def with_names(lines: list[str], *, for_assembler: bool = False) -> list[str]:
    """Return the lines with a name for each id that has one.

    Args:
        lines: the text of each instruction.
        for_assembler: write every name, with an underscore for characters that spirv-as refuses;
            otherwise leave out names with such characters.
    """
    names = _Names()
    name_re = _ANY_NAME_RE if for_assembler else _NAME_RE
    for line in lines:
        named = name_re.match(line)
        if named is not None:
            names.add(named[1], assembler_name(named[2]) if for_assembler else named[2])
    # A type comes after its parts (2.4), so that the parts have names already.
    for line in lines:
        result = _RESULT_RE.match(line)
        if result is not None:
            names.add(result[1], names.made(result[2], result[3].split()))
    return [_ID_RE.sub(names.replace, line) for line in lines]


def assembler_name(name: str) -> str:
    """Return a name as spirv-as takes it; a number would be an id of its own."""
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
        """Return the name of a type or of a number, "" if it has none."""
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
        """Return the name of an operand `%n`, otherwise its number."""
        return self._names.get(word[1:], word[1:])

    def replace(self, match: re.Match[str]) -> str:
        """Return the name of an id; a string stays as it is."""
        return f"%{self._names.get(match[1], match[1])}" if match[1] else match[0]
