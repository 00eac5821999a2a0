"""Runs cases in forked workers: what ends a worker is a finding, and costs that worker alone.

A worker tells of each case that it starts, and of its result once the binary is validated. When it
dies the case that it was at is known, and another worker goes on with the others.
"""

import faulthandler
import marshal
import os
import resource
import shutil
import signal
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from typing import IO, Final, NamedTuple, cast, final

from apparatus.processes import Fork, silence

from fuzzing.case import Case
from fuzzing.groups import group_of
from fuzzing.oracle import Outcome, run_case
from fuzzing.validator import validate_all

BATCH: Final = 64
MEMORY: Final = 6 << 30
"""Bytes that a worker may map beyond those of its parent: drivers map much without using it."""
# Processor time of one case; the timer ends what hangs, also in LLVM's own code.
HANG_SECONDS: Final = 30

Make = Callable[[int], Case]


class Result(NamedTuple):
    """The result of the case of a seed: `group` is empty where all is well."""

    seed: int
    status: int
    group: str
    message: str
    digest: str


def run_seeds(make: Make, seeds: Sequence[int], end: float = 0) -> Iterator[Result]:
    """Run the cases of the seeds, in workers of one after the other.

    No batch is started after the time `end` of the monotonic clock, unless that is 0.
    """
    left = list(seeds)
    while left and not is_over(end):
        worker = Worker(make, left, end=end)
        for result in worker.results():
            left.remove(result.seed)
            yield result
        if worker.died_at is not None:
            left.remove(worker.died_at)
            yield from again(make, worker.died_at, worker.ending)


def again(make: Make, seed: int, ending: str) -> Iterator[Result]:
    """A second try of what ended a worker: the command lets a child process read."""
    worker = Worker(make, [seed], isolate=True)
    results = list(worker.results())
    if results and not results[0].group:
        yield results[0]._replace(group=f"LLVM ended the process: {ending}", digest="")
        return
    group = results[0].group if results else ""
    yield Result(seed, 70, f"killed: {ending}{group and ': '}{group}", "", "")


@final
class Worker:
    """A forked process that runs cases in their order.

    Once it has died, `died_at` is the seed of the case that ended it, `ending` tells how.
    """

    __slots__ = ("_fork", "died_at", "ending")

    def __init__(
        self, make: Make, seeds: Sequence[int], *, isolate: bool = False, end: float = 0
    ) -> None:
        self._fork: Final = Fork(lambda pipe: work(make, seeds, pipe, isolate, end))
        self.died_at: int | None = None
        self.ending = ""

    def results(self) -> Iterator[Result]:
        """The results as they come; at the end it is known what the worker died of."""
        at: int | None = None
        for message in self._fork.messages():
            fields = cast("tuple[object, ...]", message)
            if len(fields) == 1:
                at = cast("int | None", fields[0])
            else:
                yield Result(*fields)  # type: ignore[arg-type]  # as the worker wrote it
        code = self._fork.status
        if code:
            self.died_at = at
            self.ending = signal.Signals(-code).name if code < 0 else f"status {code}"


def is_over(end: float) -> bool:
    """Whether the time has come; the clock is one for all processes."""
    return bool(end) and time.monotonic() > end


def work(make: Make, seeds: Sequence[int], pipe: IO[bytes], isolate: bool, end: float) -> None:
    # A host such as pytest has it on, and what ends a worker is told in another way.
    faulthandler.disable()
    most = mapped() + MEMORY
    resource.setrlimit(resource.RLIMIT_AS, (most, most))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    silence()
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        for start in range(0, len(seeds), BATCH):
            if is_over(end):
                break
            run_batch(make, seeds[start : start + BATCH], pipe, isolate)


def mapped() -> int:
    """The bytes of address space that this process has; 0 where nothing says it."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            return int(file.read().split()[0]) * resource.getpagesize()
    except OSError:
        return 0


def empty_folder() -> None:
    """Remove what a case wrote: the output of one must not be an input of the next."""
    for entry in os.scandir():
        if entry.is_dir(follow_symlinks=False):
            shutil.rmtree(entry)
        else:
            os.unlink(entry)


def run_batch(make: Make, seeds: Sequence[int], pipe: IO[bytes], isolate: bool) -> None:
    done: dict[int, Outcome] = {}
    exempt: set[int] = set()
    for seed in seeds:
        marshal.dump((seed,), pipe)
        pipe.flush()
        signal.setitimer(signal.ITIMER_PROF, HANG_SECONDS)
        case = make(seed)
        done[seed] = run_case(case, isolate)
        empty_folder()
        if case.exempt:
            exempt.add(seed)
        signal.setitimer(signal.ITIMER_PROF, 0)
    binaries = {
        seed: outcome.binary
        for seed, outcome in done.items()
        if outcome.binary and seed not in exempt
    }
    invalid = validate_all(binaries)
    for seed, outcome in done.items():
        fault, message = outcome.fault, outcome.message
        if seed in invalid:
            fault, message = "spirv-val", invalid[seed]
        group = group_of(fault, message) if fault else ""
        result = Result(seed, outcome.status, group, message, outcome.digest())
        marshal.dump(tuple(result), pipe)
    pipe.flush()
