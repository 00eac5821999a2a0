"""Schedules tests for pytest-xdist: file by file, and all LIT tests together.

Tests of one file share programs, processes of an OpenCL runtime and the results of a group; all LIT
tests share one run of LIT.
"""

from typing import Final, final

from xdist.scheduler import LoadFileScheduling

LIT: Final = "tests/lit/"


@final
class Scheduler(LoadFileScheduling):  # type: ignore[misc]  # pytest-xdist is not typed
    """Names the unit of work of a test; one worker runs a whole unit."""

    def _split_scope(self, nodeid: str) -> str:
        return LIT if nodeid.startswith(LIT) else nodeid.partition("::")[0]
