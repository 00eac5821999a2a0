"""A run over many seeds: findings by their groups, with the smallest input of each on disk."""

import gc
import hashlib
import json
import os
import shlex
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import InitVar, dataclass, field
from pathlib import Path
from typing import Final

from apparatus import ROOT
from apparatus.processes import run

from fuzzing.case import Case
from fuzzing.cases import make_case
from fuzzing.corpus import read_all
from fuzzing.groups import known, plain
from fuzzing.workers import Result, run_seeds
from spvbackend import translate

SLICE: Final = 1024
# One result in so many is made again by a process that hashes in another way.
SAMPLED: Final = 50


@dataclass
class Campaign:
    """The results of the seeds so far: findings by groups, statuses, messages of exit status 1.

    `kind` is that of all cases, "" where the seed decides; `digests` are those of a sample.
    """

    kind: str = ""
    seconds: InitVar[float] = 0
    deadline: float = 0.0
    groups: dict[str, list[Result]] = field(default_factory=dict)
    statuses: Counter[int] = field(default_factory=Counter)
    refusals: Counter[str] = field(default_factory=Counter)
    digests: dict[int, str] = field(default_factory=dict)

    def __post_init__(self, seconds: float) -> None:
        self.deadline = time.monotonic() + seconds if seconds else 0.0

    def make(self, seed: int) -> Case:
        return make_case(seed, self.kind)

    def warm_up(self) -> None:
        """Import and read what every worker needs, once for all of them."""
        translate((ROOT / "docs" / "examples" / "sum.ll").read_text(encoding="utf-8"))
        read_all()
        gc.collect()
        gc.freeze()

    def run(self, seeds: Sequence[int], jobs: int = 1) -> None:
        """Run the seeds, or as many as there is time for, in as many processes at once."""
        self.warm_up()
        slices = [seeds[start : start + SLICE] for start in range(0, len(seeds), SLICE)]
        if jobs == 1:
            for part in slices:
                self.add(self.run_slice(part))
            return
        with ThreadPoolExecutor(jobs) as pool:
            for results in pool.map(lambda part: list(self.run_slice(part)), slices):
                self.add(iter(results))

    def run_slice(self, seeds: Sequence[int]) -> Iterator[Result]:
        yield from run_seeds(self.make, seeds, self.deadline)

    def add(self, results: Iterator[Result]) -> None:
        for result in results:
            self.statuses[result.status] += 1
            if result.seed % SAMPLED == 0:
                self.digests[result.seed] = result.digest
            if result.group:
                self.groups.setdefault(result.group, []).append(result)
            elif result.status:
                self.refusals[plain(result.message.partition("\n")[0])] += 1

    def unknown(self) -> dict[str, list[Result]]:
        """The groups that nobody waits for."""
        return {group: results for group, results in self.groups.items() if not known(group)}

    def check_hashes(self, tool: Path) -> None:
        """Make the sample again in a process whose sets and dicts have another order."""
        if not self.digests:
            return
        command = [sys.executable, tool, "--digests", f"--kind={self.kind}"]
        variables = dict(os.environ, PYTHONHASHSEED="1")
        done = run(command, json.dumps(list(self.digests)), environment=variables)
        for text, digest in json.loads(done).items():
            seed = int(text)
            if self.digests[seed] != digest and digest and self.digests[seed]:
                result = Result(seed, 0, "another result with other hashes", "", digest)
                self.groups.setdefault(result.group, []).append(result)

    def report(self) -> Iterator[str]:
        """A line on all, then one for each group, those of most findings first."""
        total = self.statuses.total()
        counts = ", ".join(f"{self.statuses[status]} of status {status}" for status in (0, 1, 70))
        yield f"{total} cases: {counts}; {len(self.groups)} groups of findings"
        for group, results in sorted(self.groups.items(), key=lambda item: -len(item[1])):
            seeds = " ".join(str(result.seed) for result in results[:4])
            reason = known(group)
            yield f"{len(results):6} {group}{reason and f' (known: {reason})'} [{seeds}]"


def write_finding(folder: Path, result: Result, case: Case, data: bytes) -> Path:
    """Write a finding: the input, smaller than that of the case, the command and the message."""
    digest = hashlib.sha256(result.group.encode()).hexdigest()[:8]
    place = folder / f"{case.name}-{digest}"
    place.mkdir(parents=True, exist_ok=True)
    is_text = not data.startswith(b"BC")
    (place / ("input.ll" if is_text else "input.bc")).write_bytes(data)
    (place / "original").write_bytes(case.data)
    command = shlex.join(["pyllc", *case.argv])
    if case.keywords is not None:
        command = f"Translator(**{case.keywords!r}).translate({case.source!r})"
    text = f"{result.group}\n\n{command}\n\n{result.message}\n"
    (place / "message.txt").write_text(text, encoding="utf-8", errors="backslashreplace")
    return place
