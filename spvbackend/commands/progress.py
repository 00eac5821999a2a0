"""A bar that shows how far a run of many inputs is, on a terminal alone.

Input: the stream of messages. Output: a bar there, drawn by rich where that is installed, once the
run has taken a while. Whoever writes something else hides the bar first.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from typing import Final, Protocol, TextIO, cast, final

DELAY: Final = 0.5
"""Seconds that a run takes before anybody wants to know how long it will go on."""
INTERVAL: Final = 0.1
"""Seconds between two pictures of the bar."""


class Screen(Protocol):
    """What is used of rich's console, which need not be installed."""

    def show_cursor(self, show: bool) -> bool:
        """Show the cursor, or hide it."""


class Drawing(Protocol):
    """What is used of rich's bar."""

    console: Screen

    def start(self) -> None:
        """Draw it from now on."""

    def stop(self) -> None:
        """Take it away."""

    def refresh(self) -> None:
        """Draw it anew."""

    def update(self, task_id: int, *, completed: int) -> None:
        """Set how much of a task is done."""


@final
class Bar:
    """Counts inputs, and draws the count where there is a terminal.

    Attributes:
        draws: whether there is a terminal, and what draws there.
    """

    __slots__ = ("_done", "_drawing", "_is_shown", "_next", "_stream", "_total", "draws")

    def __init__(self, stream: TextIO, total: int, draws: bool) -> None:
        self._stream: Final = stream
        self._total: Final = total
        self.draws: Final = draws
        self._next = time.monotonic() + DELAY
        self._drawing: Drawing | None = None
        self._is_shown = False
        self._done = 0

    def advance(self) -> None:
        """Count an input that is done, and draw the bar if it is time to."""
        self._done += 1
        if not self.draws:
            return
        now = time.monotonic()
        if now >= self._next:
            self._next = now + INTERVAL
            self._draw()

    def hide(self) -> None:
        """Take the bar away, for a message to be written."""
        if self._is_shown and self._drawing is not None:
            self._drawing.stop()
            self._is_shown = False

    def _draw(self) -> None:
        drawing = self._drawing
        if drawing is None:
            drawing = self._drawing = _new_drawing(self._stream, self._total)
        drawing.update(0, completed=self._done)
        if self._is_shown:
            drawing.refresh()
        else:
            drawing.start()
            # An interrupt ends the process at once, and would leave the terminal without one.
            drawing.console.show_cursor(True)
            self._is_shown = True


def _new_drawing(stream: TextIO, total: int) -> Drawing:
    """A bar with one task, number 0."""
    # Only a run that shows it pays for the import.
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn

    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    # Without a thread of its own, beside which this process could not be copied.
    drawing = Progress(*columns, console=Console(file=stream), auto_refresh=False, transient=True)
    drawing.add_task("translate", total=total)
    return cast(Drawing, drawing)


@contextmanager
def open_bar(stream: TextIO, total: int) -> Iterator[Bar]:
    """A bar that is gone at the end.

    Args:
        stream: where it is drawn, if that is a terminal.
        total: how many inputs there are.
    """
    bar = Bar(stream, total, stream.isatty() and find_spec("rich") is not None)
    try:
        yield bar
    finally:
        bar.hide()
