"""Measures pyllc, as whole processes, against llc on the same inputs and the same machine.

    tools/bench.py                              modules of two of the shapes, 1k to 300k
    tools/bench.py large:10000 my_kernels.bc    a shape and size, or any module

The shapes are `large` (8 large kernels), `kernels` (200 kernels, each with the variables that
kernels which were compiled apart bring along), `bare` (the same without those), `linked` (the
kernels of tests/e2e in one module; needs `--extensions all`), `phis` (a chain of phis of a
pointer), `calls` (functions that hand a pointer on), `data` (tables of 10,000 numbers or bytes) and
`table` (one table of small integers), the last two by their elements. Runs of the two tools
alternate, so that a change in the machine's load affects both; the median of each counts. Trust the
ratios, not the seconds. With several sizes of a shape it also tells whether time grows linearly.

Times are of whole processes, start-up and imports included, since that is what a build pays.
Memory is the peak resident set in MB of 1,048,576 bytes.
"""

import argparse
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[1]
DEFAULT_INPUTS: Final = [
    f"{shape}:{size}" for shape in ("large", "kernels") for size in (1000, 10000, 100000, 300000)
]
STAGE_RE: Final = re.compile(r"^\s*(\d+(?:\.\d+)?) ms\s+(\S.*)$", re.MULTILINE)
# Below this a run is mostly the start of the interpreter, which says nothing about growth.
LINEAR_FROM: Final = 10000


class Sample(NamedTuple):
    """What one process took."""

    seconds: float
    cpu: float
    peak_mb: float


class Figures(NamedTuple):
    """The medians for one input."""

    name: str
    instructions: int
    ours: Sample
    theirs: Sample | None


def environment() -> dict[str, str]:
    """The environment of a user, whose Python keeps the bytecode of a package it has imported."""
    found = dict(os.environ, PYTHONPYCACHEPREFIX=str(Path(tempfile.gettempdir(), "bench-pycache")))
    found.pop("PYTHONDONTWRITEBYTECODE", None)
    return found


def measure(command: list[str]) -> Sample:
    """Run a command to its end; its messages are shown only when it fails."""
    with tempfile.TemporaryFile() as messages:
        start = time.perf_counter()
        process = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=messages, cwd=ROOT, env=environment()
        )
        # wait4 gives the usage of this child alone; getrusage has the maximum over all children.
        _, status, usage = os.wait4(process.pid, 0)
        seconds = time.perf_counter() - start
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode:
            messages.seek(0)
            raise SystemExit(f"{' '.join(command)}: {messages.read().decode()}")
    # ru_maxrss is in KiB on Linux.
    return Sample(seconds, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024)


def median(samples: list[Sample]) -> Sample:
    """Of each figure by itself; the mean would follow the one run that something else disturbed."""
    return Sample(*(statistics.median(column) for column in zip(*samples, strict=True)))


def prepare(wanted: str, path: Path) -> int:
    """Write the input as bitcode; how many instructions it has."""
    tool = Path(__file__).with_name("bench_input.py")
    command = [sys.executable, str(tool), wanted, str(path)]
    return int(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def pyllc(path: Path, options: list[str]) -> list[str]:
    return [sys.executable, "-m", "spvbackend", "-mtriple=spirv64", *options, str(path)]


def bench(wanted: str, path: Path, arguments: argparse.Namespace) -> Figures:
    instructions = prepare(wanted, path)
    options = ["-filetype=obj", "-o", os.devnull, f"--spirv-ext={arguments.extensions}"]
    llc = [arguments.llc, "-O0", "-mtriple=spirv64", *options, str(path)]
    ours: list[Sample] = []
    theirs: list[Sample] = []
    measure(pyllc(path, options))  # fills the bytecode cache
    for _ in range(arguments.runs):
        ours.append(measure(pyllc(path, options)))
        if arguments.llc:
            theirs.append(measure(llc))
    return Figures(wanted, instructions, median(ours), median(theirs) if theirs else None)


def row_text(figures: Figures) -> str:
    ours, theirs = figures.ours, figures.theirs
    each = 1e6 * ours.seconds / max(1, figures.instructions)
    name = figures.name if len(figures.name) <= 24 else "..." + figures.name[-21:]
    text = f"{name:<24} {figures.instructions:>8} {ours.seconds:>8.3f} {ours.cpu:>8.3f}"
    text += f" {each:>8.2f} {ours.peak_mb:>8.0f}"
    if theirs:
        ratios = (ours.seconds / theirs.seconds, ours.peak_mb / theirs.peak_mb)
        text += (
            f" {theirs.seconds:>8.3f} {theirs.peak_mb:>8.0f} {ratios[0]:>6.2f} {ratios[1]:>6.2f}"
        )
    return text


HEADING: Final = (
    f"{'input':<24} {'insts':>8} {'s':>8} {'cpu s':>8} {'us/inst':>8} {'MB':>8}"
    f" {'llc s':>8} {'llc MB':>8} {'time':>6} {'memory':>6}"
)


def stage_text(path: Path) -> str:
    """The stages of one more run, the longest first."""
    command = pyllc(path, ["-filetype=obj", "-o", os.devnull, "-time-passes"])
    done = subprocess.run(
        command, capture_output=True, text=True, check=True, cwd=ROOT, env=environment()
    )
    stages = [(float(found[1]), found[2].strip()) for found in STAGE_RE.finditer(done.stderr)]
    whole = sum(took for took, _ in stages) or 1
    rows = (f"{took:>12.1f} ms {100 * took / whole:>3.0f} %  {name}" for took, name in stages)
    return "\n".join(sorted(rows, key=lambda row: -float(row.split()[0])))


def growths(results: list[Figures]) -> dict[str, float]:
    """For each shape: time per instruction at its largest size, against that at its smallest."""
    found = {}
    for shape in ("large", "kernels", "data", "table"):
        mine = [row for row in results if row.name.startswith(f"{shape}:")]
        sizes = sorted(
            (row for row in mine if row.instructions >= 0.9 * LINEAR_FROM),
            key=lambda row: row.instructions,
        )
        if len(sizes) > 1:
            small, large = sizes[0], sizes[-1]
            each = large.ours.seconds / large.instructions
            found[shape] = each / (small.ours.seconds / small.instructions)
    return found


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description="time and memory of pyllc against llc")
    parser.add_argument("inputs", nargs="*", default=DEFAULT_INPUTS, help="SHAPE:SIZE or a module")
    parser.add_argument("--runs", type=int, default=5, help="runs of each tool (5)")
    parser.add_argument("--llc", default=shutil.which("llc-22") or "", help="empty for none")
    parser.add_argument("--extensions", default="", metavar="LIST", help="--spirv-ext of both")
    parser.add_argument("--stages", action="store_true", help="show the stages of pyllc as well")
    parser.add_argument("--max-growth", type=float, default=1.3, help="exit 1 above it (1.3)")
    arguments = parser.parse_args(argv)
    results: list[Figures] = []
    say(HEADING)
    with tempfile.TemporaryDirectory() as folder:
        for number, wanted in enumerate(arguments.inputs):
            path = Path(folder) / f"{number}.bc"
            results.append(bench(wanted, path, arguments))
            say(row_text(results[-1]))
            if arguments.stages:
                say(stage_text(path))
    status = 0
    for shape, growth in growths(results).items():
        bad = growth > arguments.max_growth
        status |= bad
        say(f"{shape}: time per instruction grows {growth:.2f} x{', too much' * bad}")
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
