"""Set-up of all tests: where tools are found, who runs what, and a summary of each folder.

A virtual environment's tools, such as spirv-val, work without activation.
"""

import gc
import os
import signal
import sys
from collections import Counter, defaultdict
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.schedule import Scheduler

# A shell lets background processes ignore SIGINT; the children that tests interrupt inherit that.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
# Tests leave nothing in the user's folders.
os.environ["SPVBACKEND_VULKAN_CACHE"] = "off"
os.environ["PATH"] = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])


@pytest.fixture
def kernel(tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    """The file k.ll with the KERNEL of the test's module."""
    path = tmp_path / "k.ll"
    path.write_text(request.module.KERNEL)
    return path


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: object) -> "Scheduler":
    from tests.schedule import Scheduler

    return Scheduler(config, log)


def pytest_collection_finish() -> None:
    """Freeze the thousands of items, which the garbage collector would visit each time."""
    gc.collect()
    gc.freeze()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Write a line for each folder: its outcomes and its time."""
    seconds: defaultdict[str, float] = defaultdict(float)
    outcomes: dict[str, Counter[str]] = {}
    for outcome, reports in terminalreporter.stats.items():
        for report in reports:
            if not isinstance(report, pytest.TestReport):
                continue
            folder = "/".join(report.nodeid.split("/")[:2])
            seconds[folder] += report.duration
            # Set-up and clean-up have reports without an outcome.
            outcomes.setdefault(folder, Counter())[outcome] += bool(outcome)
    for folder, counts in sorted(outcomes.items()):
        passed = counts.pop("passed", 0)
        others = "".join(f", {counts[name]} {name}" for name in sorted(counts) if counts[name])
        terminalreporter.write_line(f"{folder:<15} {passed} passed{others} {seconds[folder]:.1f} s")
