"""A plugin of pytest for ci/check.sh: tells on file descriptor 3 how far the tests are.

On a terminal one line is written anew; in a log there is a line for each tenth of the tests. The
environment variable STARTED is the second since the epoch that time is counted from.
"""

import os
import time
from collections.abc import Sequence
from typing import Final, TextIO, final

import pytest

DESCRIPTOR: Final = 3
SECONDS_BETWEEN: Final = 0.2


@final
class Progress:
    """Counts the tests that are done."""

    __slots__ = ("done", "failed", "is_terminal", "out", "shown", "started", "total")

    def __init__(self, out: TextIO, started: int) -> None:
        self.out: Final = out
        self.is_terminal: Final = out.isatty()
        self.started: Final = started
        self.total = 0
        self.done = 0
        self.failed = 0
        self.shown = 0.0

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        self.total = len(session.items)

    @pytest.hookimpl(optionalhook=True)
    def pytest_xdist_node_collection_finished(self, ids: Sequence[str]) -> None:
        """The same in the process that only shares out the tests."""
        self.total = len(ids)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.failed += report.failed

    def pytest_runtest_logfinish(self) -> None:
        self.done += 1
        now = time.time()
        if self.is_terminal:
            if now >= self.shown + SECONDS_BETWEEN or self.done == self.total:
                self.shown = now
                self.write(f"\r{self.line(now)}\x1b[K")
        elif self.done * 10 // self.total > (self.done - 1) * 10 // self.total:
            self.write(f"{self.line(now)}\n")

    def pytest_sessionfinish(self) -> None:
        if self.is_terminal and self.done:
            self.write("\n")

    def line(self, now: float) -> str:
        failed = f", {self.failed} failed" if self.failed else ""
        percent = 100 * self.done // self.total
        return f"{now - self.started:4.0f} s  {percent:3} % of {self.total} tests{failed}"

    def write(self, text: str) -> None:
        self.out.write(text)
        self.out.flush()


def pytest_configure(config: pytest.Config) -> None:
    """What runs a share of the tests tells nothing."""
    if not hasattr(config, "workerinput"):
        out = os.fdopen(DESCRIPTOR, "w", encoding="utf-8")
        config.pluginmanager.register(Progress(out, int(os.environ["STARTED"])))
