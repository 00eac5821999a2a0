"""What a module says of its source, as plain values."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple


class Line(NamedTuple):
    """An instruction that has a line.

    Attributes:
        position: among the instructions of its function, OpFunction being 0; debug lines count too.
        offset: where it begins, in words from the start of the module.
        file: the name of the source file.
        line: from 1.
        column: from 1, 0 for none.
    """

    position: int
    offset: int
    file: str
    line: int
    column: int


@dataclass(frozen=True)
class DebugInfo:
    """The debug info of a module.

    Attributes:
        lines: the instructions that have a line, by function: the name of that, or `%id` for one
            without; of several with one name the later ones have the id behind it.
        sources: the files that OpSource names.
    """

    lines: dict[str, tuple[Line, ...]] = field(default_factory=dict)
    sources: tuple[str, ...] = ()

    def line_at(self, offset: int) -> Line | None:
        """The line of the instruction that begins at a word, None for none."""
        for lines in self.lines.values():
            for line in lines:
                if line.offset == offset:
                    return line
        return None
