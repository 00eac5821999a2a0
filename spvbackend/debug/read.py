"""The entry: from the bytes of a module to its debug info."""

from __future__ import annotations

from array import array
from typing import Final

from spvbackend.debug.entities import read_entities
from spvbackend.debug.info import DebugInfo, Line
from spvbackend.emit.read import instructions, string_at, words_of
from spvbackend.mir.inst import TERMINATORS
from spvbackend.spirv import opcodes as op

# OpLine is about instructions in blocks; these only delimit blocks, or are lines themselves.
_WITHOUT_LINE: Final = frozenset((op.OpLabel, op.OpLine, op.OpNoLine, op.OpFunctionEnd))


def read(spirv: bytes | bytearray | memoryview) -> DebugInfo:
    """Read the debug info of a module.

    Args:
        spirv: a whole module, of either byte order.

    Returns:
        The lines of its instructions, from OpLine or DebugLine, and the types, scopes and
        variables of the sets for debug info.

    Raises:
        CompileError: the bytes are not a SPIR-V module, or are cut off.
        TypeError: the argument is not bytes.
    """
    words = words_of(spirv)
    entities = read_entities(words)
    reader = _Reader(words, entities.places)
    for opcode, start, end in instructions(words):
        reader.take(opcode, start, end)
    sources = tuple(reader.sources)
    return DebugInfo(reader.lines, sources, entities.types, entities.scopes, entities.variables)


class _Reader:
    """The walk over the instructions of a module.

    Attributes:
        lines: of each function.
        sources: the files of OpSource, each once.
    """

    def __init__(
        self, words: array[int], places: dict[int, tuple[str, int, int] | str | None]
    ) -> None:
        self._words: Final = words
        self._places: Final = places
        self._strings: Final[dict[int, str]] = {}
        self._names: Final[dict[int, str]] = {}
        self._found: list[Line] = []
        self._function = ""
        self._index = 0
        self._place: tuple[str, int, int] | None = None
        self.lines: Final[dict[str, tuple[Line, ...]]] = {}
        self.sources: Final[dict[str, None]] = {}

    def take(self, opcode: int, start: int, end: int) -> None:
        """Read one instruction."""
        words = self._words
        if opcode == op.OpString and end - start > 2:
            self._strings[words[start + 1]] = self._text(start + 2, end)
        elif opcode == op.OpName and end - start > 2:
            self._names.setdefault(words[start + 1], self._text(start + 2, end))
        elif opcode == op.OpEntryPoint and end - start > 3:
            self._names.setdefault(words[start + 2], self._text(start + 3, end))
        elif opcode == op.OpSource and end - start > 3:
            self.sources[self._strings.get(words[start + 3], "")] = None
        elif opcode == op.OpFunction and end - start > 2:
            self._open(words[start + 2])
        if self._function:
            self._take_in_function(opcode, start, end)

    def _text(self, start: int, end: int) -> str:
        text = string_at(self._words, start, end)
        return "" if text is None else text[0]

    def _open(self, id: int) -> None:
        name = self._names.get(id, "") or f"%{id}"
        self._function = f"{name} %{id}" if name in self.lines else name
        self._found = []
        self._index = 0
        self._place = None

    def _take_in_function(self, opcode: int, start: int, end: int) -> None:
        """Read an instruction of a function; the effect of OpLine ends with its block."""
        words = self._words
        if opcode == op.OpLine and end - start == 4:
            file, line, column = words[start + 1 : end]
            self._place = self._strings.get(file, ""), line, column
        elif opcode == op.OpNoLine:
            self._place = None
        elif opcode == op.OpExtInst and end - start > 4 and words[start + 2] in self._places:
            # The sets for debug info have lines of their own; their other instructions have none.
            place = self._places[words[start + 2]]
            if not isinstance(place, str):
                self._place = place
        elif opcode not in _WITHOUT_LINE and self._place is not None:
            self._found.append(Line(self._index, start, *self._place))
        self._index += 1
        if opcode in TERMINATORS:
            self._place = None
        elif opcode == op.OpFunctionEnd:
            self.lines[self._function] = tuple(self._found)
            self._function = ""
