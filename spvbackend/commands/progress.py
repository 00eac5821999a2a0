"""A progress bar for a run of many inputs, on a terminal only.

Input: the stream of messages. Output: a bar on it, drawn by rich, if that is installed, once the
run has taken a while. Other writers hide the bar first.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from typing import Final, Protocol, TextIO, cast, final

DELAY: Final = 0.5
"""Seconds before a run shows the bar."""
INTERVAL: Final = 0.1
"""Seconds between two drawings of the bar."""


class Screen(Protocol):
    """The used part of rich's console, which need not be installed."""

    def show_cursor(self, show: bool) -> bool:
        """Show the cursor, or hide it."""


class Drawing(Protocol):
    """The used part of rich's bar."""

    console: Screen

    def start(self) -> None:
        """Start drawing."""

    def stop(self) -> None:
        """Remove the bar."""

    def refresh(self) -> None:
        """Redraw the bar."""

    def update(self, task_id: int, *, completed: int) -> None:
        """Set the progress of a task."""


@final
class Bar:
    """Counts inputs, and draws the count on a terminal.

    Attributes:
        draws: whether the stream is a terminal, and rich is installed.
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
        """Count a finished input, and draw the bar if it is due."""
        self._done += 1
        if not self.draws:
            return
        now = time.monotonic()
        if now >= self._next:
            self._next = now + INTERVAL
            self._draw()

    def hide(self) -> None:
        """Hide the bar, so that a message can be written."""
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
            # An interrupt ends the process at once, and would leave the cursor hidden.
            drawing.console.show_cursor(True)
            self._is_shown = True


def _new_drawing(stream: TextIO, total: int) -> Drawing:
    """Return a bar with one task, number 0."""
    # Only a run with a bar needs it.
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn

    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    # Without a refresh thread, beside which this process could not fork.
    drawing = Progress(*columns, console=Console(file=stream), auto_refresh=False, transient=True)
    drawing.add_task("translate", total=total)
    return cast(Drawing, drawing)


@contextmanager
def open_bar(stream: TextIO, total: int) -> Iterator[Bar]:
    """Open a bar, and remove it at the end.

    Args:
        stream: the stream to draw on, if it is a terminal.
        total: the number of inputs.
    """
    bar = Bar(stream, total, stream.isatty() and find_spec("rich") is not None)
    try:
        yield bar
    finally:
        bar.hide()
