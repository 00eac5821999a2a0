"""Random kernels, as host code by LLVM's JIT and as our SPIR-V on an OpenCL device, side by side.

    tools/differential.py --seeds 0-1000
    tools/differential.py --seeds 0-100000 --seconds 400
    tools/differential.py --seeds 0-200 --plain --llc
    tools/differential.py --seeds 0-200 --vulkan
    tools/differential.py --seeds 17 --keep FOLDER

Each seed is a kernel that does nothing undefined, so both have to write the same bytes, before and
after LLVM's optimiser (levels 0 and 2). A run that --seconds ends says where to go on. What is
wrong is written to the folder of --keep, and reduced in as many seconds as --reduce-seconds says.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final, NamedTuple

from apparatus import parse_seeds, say

from tests.differential.batches import kernel_text
from tests.differential.campaign import BATCH, FINE, LEVELS, Campaign, Verdict
from tests.differential.reduce.checks import SameFailure
from tests.differential.reduce.reducer import Reducer, size_of
from tests.differential.sides import Sides

STATES: Final = ("right", "wrong", "refused", "unlisted", "invalid", "crashed", "timeout",
                 "broken", "device", "llvm", "host")  # fmt: skip
TOLD_EVERY: Final = 60.0
"""Seconds between two lines that say how far a process is."""


class Task(NamedTuple):
    """The work of one process."""

    seeds: range
    seconds: float
    llc: bool
    verify: bool
    plain: bool
    vulkan: bool
    keep: str
    reduce_seconds: float


class Result(NamedTuple):
    """Verdicts of a task; `end` is the first seed that was not judged."""

    verdicts: list[Verdict]
    right: int
    end: int


def run(task: Task) -> Result:
    """Judge the seeds of a task; what is right is only counted."""
    with tempfile.TemporaryDirectory() as folder:
        sides = Sides(Path(folder), vulkan=task.vulkan)
        if reason := sides.probe():
            sys.exit(f"no device: {reason}")
        campaign = Campaign(sides, llc=task.llc, verify=task.verify, plain=task.plain)
        kept: list[Verdict] = []
        right, end = 0, task.seeds.start
        told = time.monotonic()
        # A driver reads the whole module for each of its kernels.
        size = 1 if task.vulkan else BATCH
        for batch in campaign.batches(task.seeds, task.seconds, size):
            end = batch[-1].seed + 1
            if time.monotonic() - told > TOLD_EVERY:
                told = time.monotonic()
                sys.stderr.write(f"{end - task.seeds.start} of {len(task.seeds)} kernels\n")
            for verdict in batch:
                if verdict.state == "right":
                    right += 1
                    continue
                kept.append(verdict)
                if verdict.state not in FINE:
                    tell(verdict)
                    if task.keep:
                        keep(campaign, verdict, task)
        sides.close()
    return Result(kept, right, end)


def tell(verdict: Verdict) -> None:
    say(f"seed {verdict.seed} level {verdict.level}: {verdict.state}: {verdict.why[:300]}")


def keep(campaign: Campaign, verdict: Verdict, task: Task) -> None:
    """Write a finding to the folder, reduced if there is time for that."""
    folder = Path(task.keep)
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"seed{verdict.seed}.O{verdict.level}.{verdict.state}.ll"
    reason = "".join(f"; {line}\n" for line in verdict.why.splitlines())
    source = kernel_text(verdict.seed, task.plain)
    path.write_text(reason + source)
    if task.reduce_seconds > 0:
        check = SameFailure(campaign, verdict)
        reducer = Reducer(check.canonical, check, task.reduce_seconds)
        text = reducer.reduce(source)
        path.with_suffix(".reduced.ll").write_text(reason + text)
        say(f"  {size_of(text)} instructions left")


def shares(seeds: range, jobs: int) -> list[range]:
    """The seeds in so many parts, each a whole number of batches but the last."""
    size = -(-len(seeds) // (jobs * BATCH)) * BATCH
    return [
        range(first, min(first + size, seeds.stop))
        for first in range(seeds.start, seeds.stop, size)
    ]


def summary(results: list[Result], seconds: float) -> str:
    states: Counter[str] = Counter(right=sum(result.right for result in results))
    reasons: Counter[str] = Counter()
    for result in results:
        for verdict in result.verdicts:
            states[verdict.state] += 1
            if verdict.state == "refused":
                reasons[verdict.why] += 1
    total = states.total()
    lines = [f"kernels {total // len(LEVELS)}, levels {len(LEVELS)}, {seconds:.0f} s"]
    lines += [f"  {state:9} {states[state]}" for state in STATES]
    lines += [f"  refused {count}: {reason}" for reason, count in reasons.most_common()]
    return "\n".join(lines)


def make_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seeds", type=parse_seeds, required=True, metavar="A-B")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--seconds", type=float, default=0, help="stop after so long")
    parser.add_argument("--llc", action="store_true", help="judge LLVM's own SPIR-V target")
    parser.add_argument("--vulkan", action="store_true", help="as shaders, on a Vulkan device")
    parser.add_argument("--keep", default="", metavar="FOLDER", help="write findings to it")
    parser.add_argument("--reduce-seconds", type=float, default=120, help="for each finding")
    parser.add_argument("--plain", action="store_true", help="no types but those of SPIR-V")
    parser.add_argument("--verify", action="store_true", help="check the module after each pass")
    return parser


def main() -> int:
    """Run the campaign; 1 if anything was found."""
    args = make_parser().parse_args()
    begin = time.monotonic()
    judged = (args.seconds, args.llc, args.verify, args.plain, args.vulkan)
    rest = (*judged, args.keep, args.reduce_seconds)
    tasks = [Task(part, *rest) for part in shares(args.seeds, args.jobs)]
    if args.jobs == 1:
        results = [run(task) for task in tasks]
    else:
        with ProcessPoolExecutor(args.jobs) as pool:
            results = list(pool.map(run, tasks))
    say(summary(results, time.monotonic() - begin))
    for task, result in zip(tasks, results, strict=True):
        if result.end < task.seeds.stop:
            say(f"go on with --seeds {result.end}-{task.seeds.stop - 1}")
    verdicts = [verdict for result in results for verdict in result.verdicts]
    if hosts := sorted({verdict.seed for verdict in verdicts if verdict.state == "host"}):
        say(f"host disagrees with itself: {hosts[:40]}")
    return int(any(verdict.state not in FINE for verdict in verdicts))


if __name__ == "__main__":
    sys.exit(main())
