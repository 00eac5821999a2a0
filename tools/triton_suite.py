#!/usr/bin/env python3
"""Runs Triton's own tests on a device of this backend, and writes a table of what became of them.

    tools/triton_suite.py FOLDER/python test/unit/language/test_core.py --share 0.1
    tools/triton_suite.py FOLDER/python test/unit/runtime --results R.jsonl --table T.md

FOLDER is a checkout of Triton; the tests need torch. pytest runs them in a process that is started
again after a death, a test without an end and CHUNK tests. Each outcome is a line of the file of
results, so the command goes on where an earlier one ended. The order spreads over the functions: an
even share of each has run, whenever the command ends.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import IO, Any, Final

import pytest
from apparatus import ROOT, first_line, markdown, say

RESULTS: Final = "TRITON_SUITE_RESULTS"
SHARE: Final = "TRITON_SUITE_SHARE"
ONLY: Final = "TRITON_SUITE_ONLY"
CHUNK: Final = 300


def function_of(test: str) -> str:
    """Return the file and function of a test."""
    path, _, name = test.partition("::")
    return f"{Path(path).name}::{name.partition('[')[0]}"


def lines_of(results: Path) -> list[dict[str, Any]]:
    """Return the lines of a file of results."""
    return list(map(json.loads, results.read_text().splitlines())) if results.exists() else []


def read(results: Path) -> tuple[dict[str, dict[str, Any]], dict[str, int]]:
    """Return the outcome of each test, and the number of tests of each function."""
    outcomes: dict[str, dict[str, Any]] = {}
    counts: dict[str, int] = {}
    for line in lines_of(results):
        if "outcome" in line:
            outcomes[line["test"]] = line
        counts.update(line.get("counts", {}))
    return outcomes, counts


def spread(tests: Iterable[str]) -> list[tuple[float, str]]:
    """Return tests in an order whose beginnings are even shares, each with its share."""
    functions: dict[str, list[str]] = defaultdict(list)
    for test in tests:
        functions[function_of(test)].append(test)
    placed = []
    for name, own in functions.items():
        random.Random(name).shuffle(own)
        placed += [(place / len(own), test) for place, test in enumerate(own)]
    return sorted(placed)


# The child: hooks of pytest.


def _write(line: dict[str, Any]) -> None:
    with open(os.environ[RESULTS], "a") as file:
        file.write(json.dumps(line) + "\n")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keep the next tests of the share that have no outcome."""
    by_name = {item.nodeid: item for item in items if re.search(os.environ[ONLY], item.nodeid)}
    done, _ = read(Path(os.environ[RESULTS]))
    _write({"counts": Counter(map(function_of, by_name))})
    share = float(os.environ[SHARE])
    names = [name for place, name in spread(by_name) if place < share and name not in done]
    items[:] = [by_name[name] for name in names[:CHUNK]]


def pytest_runtest_logstart(nodeid: str) -> None:
    """Note the test, in case the process dies in it."""
    _write({"test": nodeid})


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Write the outcome of a test."""
    if report.when != "call" and report.passed:
        return
    crash = getattr(report.longrepr, "reprcrash", None)
    why = crash.message if crash else str(report.longrepr or "")
    _write(
        {
            "test": report.nodeid,
            "outcome": report.outcome,
            "why": why[-4000:],
            "seconds": round(report.duration, 2),
        }
    )


# The parent.


def _child(arguments: argparse.Namespace, output: IO[bytes]) -> subprocess.Popen[bytes]:
    paths = filter(None, (str(ROOT), str(ROOT / "tools"), os.environ.get("PYTHONPATH")))
    environment = dict(
        os.environ,
        PYTHONPATH=os.pathsep.join(paths),
        TRITON_DEFAULT_BACKEND="opencl",
        **{RESULTS: str(arguments.results), SHARE: str(arguments.share), ONLY: arguments.only},
    )
    pytest_options = ["-q", "-s", "--tb=short", "-p", "no:cacheprovider", "-p", Path(__file__).stem]
    command = [*arguments.python.split(), "-m", "pytest", *pytest_options, "--device=cpu"]
    return subprocess.Popen(
        [*command, *arguments.tests],
        cwd=arguments.folder,
        env=environment,
        stdout=output,
        stderr=subprocess.STDOUT,
        start_new_session=True,
    )


def _run_chunk(arguments: argparse.Namespace) -> bool:
    """Run tests in one process; return whether any began."""
    results: Path = arguments.results
    before = len(lines_of(results))
    with tempfile.TemporaryFile() as output:
        child = _child(arguments, output)
        size, changed, limit = -1, time.monotonic(), False
        try:
            while child.poll() is None and not limit:
                time.sleep(0.2)
                now = results.stat().st_size if results.exists() else 0
                if now != size:
                    size, changed = now, time.monotonic()
                limit = time.monotonic() - changed > arguments.seconds
        finally:
            if child.poll() is None:
                os.killpg(child.pid, signal.SIGKILL)
        status = child.wait()
        output.seek(0)
        said = output.read().decode(errors="replace").strip().splitlines()
    tests = {line["test"]: line for line in lines_of(results)[before:] if "test" in line}
    for test, line in tests.items():
        if "outcome" not in line:
            last = said[-1] if said else ""
            why = f"no end in {arguments.seconds:g} s" if limit else f"died ({status}): {last}"
            with results.open("a") as file:
                outcome = {"test": test, "outcome": "ended", "why": why, "seconds": 0}
                file.write(json.dumps(outcome) + "\n")
    if not tests and status not in (pytest.ExitCode.NO_TESTS_COLLECTED, 0):
        sys.exit("\n".join(said[-20:]))
    return bool(tests)


def reason(why: str) -> str:
    """Return the line of a message that says most."""
    lines = [line.strip() for line in why.splitlines() if line.strip()]
    if lines and "CompilationError" in lines[0]:
        return first_line(lines[-1])
    return first_line(next((line for line in lines if "Error" in line), (lines or [""])[0]))


def table(outcomes: dict[str, dict[str, Any]], counts: dict[str, int]) -> list[str]:
    """Return the lines of the table, and of the sums."""
    by_function: dict[str, Counter[str]] = defaultdict(Counter)
    reasons: dict[str, Counter[str]] = defaultdict(Counter)
    for test, line in outcomes.items():
        name = function_of(test)
        by_function[name][line["outcome"]] += 1
        if line["outcome"] != "passed":
            reasons[name][reason(line["why"])] += 1
    rows = []
    weighed = passing = 0.0
    for name, total in counts.items():
        found = by_function[name]
        ran = found.total()
        bad = ran - found["passed"] - found["skipped"]
        if ran:
            weighed += total * (ran - found["skipped"]) / ran
            passing += total * found["passed"] / ran
        said = "; ".join(f"{count} {why}" for why, count in reasons[name].most_common(3))
        numbers = map(str, (total, found["passed"], bad, found["skipped"]))
        rows.append([f"`{name}`", *numbers, said.replace("|", "\\|")])
    sums = sum(by_function.values(), Counter())
    ran = sums.total() - sums["skipped"]
    return [
        f"{sums.total()} of {sum(counts.values())} tests: {sums['passed']} passed, "
        f"{ran - sums['passed']} failed, {sums['skipped']} skipped; "
        f"{sums['passed'] / max(ran, 1):.1%} of those that ran pass, "
        f"{passing / max(weighed, 1):.1%} by the number of tests of each function",
        "",
        *markdown(("function", "tests", "passed", "failed", "skipped", "reasons"), rows),
    ]


def main() -> int:
    """Run the command; the exit status is 1 if a test failed."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path, help="the folder `python` of a checkout of Triton")
    parser.add_argument("tests", nargs="+", help="files or folders of tests, from there")
    parser.add_argument("--only", default="", help="a pattern that names of tests have")
    parser.add_argument("--share", type=float, default=1, help="of each function's tests (1)")
    parser.add_argument("--seconds", type=float, default=300, help="for one test (300)")
    parser.add_argument("--minutes", type=float, default=1e9, help="for all of them")
    parser.add_argument("--results", type=Path, default=Path("triton-suite.jsonl"))
    parser.add_argument("--table", type=Path, help="the file of the table; printed by default")
    parser.add_argument("--python", default=sys.executable, help="program that runs the tests")
    arguments = parser.parse_args()
    arguments.results = arguments.results.resolve()
    # The child ends with this process.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    end = time.monotonic() + arguments.minutes * 60
    while time.monotonic() < end and _run_chunk(arguments):
        pass
    outcomes, counts = read(arguments.results)
    lines = table(outcomes, counts)
    if arguments.table:
        arguments.table.write_text("\n".join(lines) + "\n")
        lines = lines[:1]
    say(*lines)
    return int(any(line["outcome"] not in ("passed", "skipped") for line in outcomes.values()))


if __name__ == "__main__":
    sys.exit(main())
