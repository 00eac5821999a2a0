"""Lines of instructions that an upgrade has added.

Input: a module whose new instructions have the line of the call that they replace. Output: the same
module, in which the lines of instructions rise again.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import Final, final

from spvbackend.llvmir.module import Module
from spvbackend.llvmir.values import DebugRecord, Function

_STEP: Final = 2
"""A label or a record before an instruction has the number between (`Body.line`)."""


def space_lines(module: Module) -> None:
    """Give each instruction a line of its own, behind that of the last."""
    shift = 0
    for function in module.functions:
        if function.blocks:
            shift = _Lines(shift).space(function)
    for name in module.lines:
        # Named metadata comes last.
        if name.startswith("!"):
            module.lines[name] += shift


@final
class _Lines:
    """The new lines of a function.

    Attributes:
        _shift: what is added to a line.
        _olds: the old lines behind which more is added, and what is added there.
    """

    __slots__ = ("_before", "_olds", "_shift", "_shifts")

    def __init__(self, shift: int) -> None:
        self._before: Final = shift
        self._shift = shift
        self._olds: Final[list[int]] = []
        self._shifts: Final[list[int]] = []

    def space(self, function: Function) -> int:
        """Set the lines of a function, and return what is added to the next one's."""
        function.line += self._shift
        locations: dict[int, int] = {}
        last = 0
        for block in function.blocks:
            if block.line:
                block.line += self._shift
            for inst in block.insts:
                if inst.line == last:
                    self._shift += _STEP
                    self._olds.append(last)
                    self._shifts.append(self._shift)
                last = inst.line
                inst.line += self._shift
                if last in function.locations:
                    locations[inst.line] = function.locations[last]
        if self._shift:
            function.locations = locations or function.locations
            function.debug_records = [self._moved(record) for record in function.debug_records]
        return self._shift

    def _moved(self, record: DebugRecord) -> DebugRecord:
        """Return a record with its new lines."""
        moved = DebugRecord(record.kind, record.values, self._line(record.line))
        moved.end = self._line(record.end)
        moved.store, moved.variable = record.store, record.variable
        moved.expression, moved.location = record.expression, record.location
        return moved

    def _line(self, old: int) -> int:
        at = bisect_left(self._olds, old)
        return old + (self._shifts[at - 1] if at else self._before)
