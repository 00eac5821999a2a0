#!/usr/bin/env python3
"""Runs the kernels of tests/triton at every number of warps, and counts what became of them.

Each is compiled by Triton, translated, built and run on the OpenCL device, and compared with numpy.
A process of its own runs them, and is started again if one ends it.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any, Final

from apparatus import ROOT, say

from tests.e2e.harness.worker import Worker
from tests.triton.cases import all_cases, missing

WARPS: Final = (1, 2, 4, 8)


def last_line(text: str) -> str:
    """The line of a traceback that says most, or the first of a complaint of numpy's."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return next(
        (line for line in lines if "Error" in line or "Unsupported" in line), (lines or [""])[0]
    )


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--only", default="", help="cases with this in their names")
    parser.add_argument("--warps", default=",".join(map(str, WARPS)), help="numbers of warps")
    parser.add_argument("--seconds", type=float, default=300, help="for one case")
    parser.add_argument("--cache", default="", help="Triton's cache; a fresh one by default")
    parser.add_argument("--python", default=sys.executable, help="program that runs the cases")
    parser.add_argument("--verbose", action="store_true", help="show the whole of what went wrong")
    return parser.parse_args()


def main() -> int:
    """Run the command; the exit status is 1 if a case was not right."""
    arguments = parse_arguments()
    if reason := missing():
        sys.exit(reason)
    counts: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as folder:
        worker = Worker(
            str(ROOT / "tests" / "triton" / "case_server.py"),
            Path(folder),
            timeout=arguments.seconds,
            python=arguments.python,
        )
        worker.environment["TRITON_CACHE_DIR"] = arguments.cache or f"{folder}/cache"
        if reason := worker.probe():
            sys.exit(reason)
        for name in all_cases():
            for warps in map(int, arguments.warps.split(",")):
                if arguments.only not in name:
                    continue
                reply: dict[str, Any] = worker.ask({"case": name, "warps": warps}) or {
                    "state": "crashed", "why": worker.why, "seconds": 0.0
                }  # fmt: skip
                counts[reply["state"]] += 1
                text = reply["why"] if arguments.verbose else last_line(reply["why"])
                say(f"{reply['state']:8} {name} {warps} {reply['seconds']:.2f} s {text}")
        worker.close()
    say(", ".join(f"{count} {state}" for state, count in counts.most_common()))
    return int(set(counts) != {"right"})


if __name__ == "__main__":
    sys.exit(main())
