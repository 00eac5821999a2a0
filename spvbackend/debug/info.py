"""The debug info of a module, as plain values."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from spvbackend.debug.entities import Scope, SourceType, Variable, spelled


class Line(NamedTuple):
    """An instruction that has a line.

    Attributes:
        position: among the instructions of its function, OpFunction being 0; debug lines count too.
        offset: its first word, counted from the start of the module.
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
        lines: the instructions that have a line, by function: its name, or `%id` for one without;
            of several with one name the later ones have the id after it.
        sources: the files that OpSource names.
        types: of the source, by the ids of their instructions; this and the rest are there only in
            a module that has them in an extended set.
        scopes: functions, blocks and other scopes, by id.
        variables: local and global ones, by id.
    """

    lines: dict[str, tuple[Line, ...]] = field(default_factory=dict)
    sources: tuple[str, ...] = ()
    types: dict[int, SourceType] = field(default_factory=dict)
    scopes: dict[int, Scope] = field(default_factory=dict)
    variables: dict[int, Variable] = field(default_factory=dict)

    def spelled(self, type: int) -> str:
        """Return a type as C spells it, by its id, as far as that works without a declarator."""
        return spelled(self.types, type)

    def line_at(self, offset: int) -> Line | None:
        """Return the line of the instruction that begins at a word, None for none."""
        for lines in self.lines.values():
            for line in lines:
                if line.offset == offset:
                    return line
        return None
