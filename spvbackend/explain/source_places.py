"""Places of lines of LLVM IR, by the debug info in the text itself.

Input: the text, as its author wrote it; the translation reads it without debug info. Output:
`SourcePlaces`. Only constructs that LLVM's printer writes on a line of their own are recognised: a
line that is spelled otherwise has no place, and nothing else is lost.
"""

from __future__ import annotations

import os
import re
import stat
from typing import Final, NamedTuple, final

from spvbackend.llvmir.parse.scan import string_value

MAX_SCOPES: Final = 64
"""A chain of scopes, or of calls that were inlined, is finite; a broken one must not hang."""
MAX_FILE: Final = 4 << 20
"""A longer file is not read for a few lines."""

_STRING: Final = r'"[^"]*"'
_NODE: Final = re.compile(
    rf"^!(\d+) = (?:distinct )?!(DI\w+)\(((?:{_STRING}|[^\"\n])*)\)", re.MULTILINE
)
_FIELD: Final = re.compile(
    rf"\b(line|column|scope|file|inlinedAt|var|filename|directory|source): "
    rf"(!?\d+|{_STRING})|{_STRING}"
)
# Comments and strings come first, so that their contents are not matched.
_ATTACHED: Final = re.compile(rf"{_STRING}|;[^\n]*|!dbg !(\d+)")
_PLACED: Final = frozenset(("DILocation", "DISubprogram", "DIGlobalVariableExpression"))
Fields = dict[str, str]


class SourceFile(NamedTuple):
    """A file as debug info names it: its name, the folder, and its text where that is embedded."""

    name: str
    directory: str
    text: str


class SourcePlace(NamedTuple):
    """A line of a source file.

    `inlined_at` is the position, among all places, of the call that it was inlined at, or -1.
    """

    file: int
    line: int
    inlined_at: int


@final
class SourcePlaces:
    """The places that a text names.

    Attributes:
        files: all files.
        places: all places, each once.
        of_line: the position of the place of each line of the text that has one, lines from 1.
    """

    __slots__ = ("_files", "_nodes", "_places", "files", "of_line", "places")

    def __init__(self, text: str) -> None:
        self.files: Final[list[SourceFile]] = []
        self.places: Final[list[SourcePlace]] = []
        self.of_line: Final[dict[int, int]] = {}
        self._files: Final[dict[SourceFile, int]] = {}
        self._places: Final[dict[SourcePlace, int]] = {}
        self._nodes: Final[dict[str, tuple[str, Fields]]] = {}
        # Most texts have none, and a search for a word is fast.
        if "!dbg " in text:
            self._read(text)

    def name(self, line: int) -> str:
        """Return `file:line` for a line of the text, "" where it has no place."""
        position = self.of_line.get(line)
        if position is None:
            return ""
        place = self.places[position]
        return f"{self.files[place.file].name}:{place.line}"

    def _read(self, text: str) -> None:
        for number, kind, fields in _NODE.findall(text):
            values = {m[1]: m[2] for m in _FIELD.finditer(fields) if m[1]}
            self._nodes[number] = kind, values
        line, position = 1, 0
        known: dict[str, int] = {}
        for match in _ATTACHED.finditer(text):
            number = match[1]
            if number is None:
                continue
            line += text.count("\n", position, match.start())
            position = match.start()
            if number not in known:
                known[number] = self._place(number)
            if known[number] >= 0:
                self.of_line.setdefault(line, known[number])

    def _place(self, number: str) -> int:
        """Return the place of a node, after those of the calls that it was inlined through."""
        chain: list[Fields] = []
        while number and len(chain) < MAX_SCOPES:
            kind, fields = self._nodes.get(number, ("", {}))
            if kind not in _PLACED:
                break
            if "var" in fields:
                kind, fields = self._nodes.get(fields["var"][1:], ("", {}))
            chain.append(fields)
            number = fields.get("inlinedAt", "")[1:]
        place_index = -1
        for fields in reversed(chain):
            file, line = self._file(fields), int(fields.get("line", "0"))
            # Line 0 means that the compiler made the instruction.
            if file >= 0 and line:
                place = SourcePlace(file, line, place_index)
                place_index = self._places.setdefault(place, len(self.places))
                if place_index == len(self.places):
                    self.places.append(place)
        return place_index

    def _file(self, fields: Fields) -> int:
        """Return the file of a node: its own, or that of the scope around it; -1 for none."""
        for _ in range(MAX_SCOPES):
            if "filename" in fields:
                texts = [_text(fields.get(key, "")) for key in ("filename", "directory", "source")]
                file = SourceFile(*texts)
                index = self._files.setdefault(file, len(self.files))
                if index == len(self.files):
                    self.files.append(file)
                return index
            outer = fields.get("file") or fields.get("scope", "")
            if not outer:
                return -1
            fields = self._nodes.get(outer[1:], ("", {}))[1]
        return -1

    def texts(self) -> dict[tuple[int, int], str]:
        """Return the text of each line that a place names, by file and line, where it exists."""
        lines_of: dict[tuple[int, int], str] = {}
        wanted: dict[int, list[int]] = {}
        for place in self.places:
            wanted.setdefault(place.file, []).append(place.line)
        for file, numbers in wanted.items():
            source = self.files[file]
            # As editors count: a form feed or the like does not end a line.
            lines = (source.text or _read_file(source)).split("\n")
            for number in numbers:
                text = lines[number - 1].rstrip("\r") if number <= len(lines) else ""
                if text:
                    lines_of[file, number] = text
        return lines_of


def _text(token: str) -> str:
    return string_value(token) if token else ""


def _read_file(source: SourceFile) -> str:
    """Return the text of a file, "" where it is missing, not text, or too large to show.

    The names are the module's, which is not trusted: a device or a pipe is not opened.
    """
    path = os.path.join(source.directory, source.name)
    try:
        about = os.stat(path)
        if not stat.S_ISREG(about.st_mode) or about.st_size > MAX_FILE:
            return ""
        with open(path, encoding="utf-8") as file:
            return file.read()
    except (OSError, ValueError):  # UnicodeDecodeError is a ValueError; so is a NUL in the name
        return ""
