"""Adds one line per folder of tests to pytest's summary: what came out and how long it took.

A virtual environment need not be activated for its tools, as spirv-val, to be found.
"""

import os
import sys
from collections import Counter
from pathlib import Path

import pytest

os.environ["PATH"] = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    seconds: Counter[str] = Counter()
    outcomes: dict[str, Counter[str]] = {}
    for outcome, reports in terminalreporter.stats.items():
        for report in reports:
            if not isinstance(report, pytest.TestReport):
                continue
            folder = "/".join(report.nodeid.split("/")[:2])
            seconds[folder] += report.duration
            # Set-up and clean-up have reports without an outcome of their own.
            outcomes.setdefault(folder, Counter())[outcome] += bool(outcome)
    for folder, counts in sorted(outcomes.items()):
        passed = counts.pop("passed", 0)
        others = "".join(f", {counts[name]} {name}" for name in sorted(counts) if counts[name])
        terminalreporter.write_line(f"{folder:<15} {passed} passed{others} {seconds[folder]:.1f} s")
