"""Inputs shared out among copies of this process, each of which does one after the other.

Input: a command, and how many workers it may have. Output: files written by the workers, and their
messages, whole and in the order of the inputs. A worker that LLVM, or the system, ends is replaced,
and its input is read once more by a child of its own.
"""

from __future__ import annotations

import gc
import marshal
import os
import select
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import TYPE_CHECKING, BinaryIO, Final, NoReturn, final

from spvbackend.commands.many import load_library
from spvbackend.commands.outcomes import Outcome, answered, captured, free_garbage, lost, pass_on

if TYPE_CHECKING:
    from spvbackend.commands.progress import Bar
    from spvbackend.commands.run import Command

_TASK_BYTES: Final = 8
_CAREFUL: Final = 1 << 62
"""Added to the number of an input that has ended a worker."""
_SIGNALS: Final = (signal.SIGHUP, signal.SIGINT, signal.SIGTERM)
"""What ends the command from outside, and its workers with it."""


@final
class Worker:
    """A copy of this process that does jobs.

    Attributes:
        job: the number of the one at hand, -1 for none.
        is_careful: whether it does that job for the second time.
        results: where its outcomes come from.
    """

    __slots__ = ("_pid", "_tasks", "is_careful", "job", "results")

    def __init__(self, pid: int, tasks: int, results: int) -> None:
        self._pid: Final = pid
        self._tasks: Final = tasks
        self.results: Final[BinaryIO] = os.fdopen(results, "rb")
        self.job = -1
        self.is_careful = False

    def give(self, job: int, is_careful: bool) -> None:
        """Hand a job over; one that is gone is found out when its outcome is missing."""
        self.job = job
        self.is_careful = is_careful
        number = job | _CAREFUL if is_careful else job
        try:
            os.write(self._tasks, number.to_bytes(_TASK_BYTES, "little"))
        except BrokenPipeError:
            return

    def outcome(self) -> Outcome | None:
        """What the job left; None where the worker is gone."""
        try:
            return Outcome(*marshal.load(self.results))
        except (EOFError, TypeError, ValueError):  # nothing came, or not all of it
            return None

    def close(self) -> None:
        """Give its pipes back, which ends one that waits for a job."""
        self.results.close()
        os.close(self._tasks)

    def wait(self) -> str:
        """How it ended."""
        _, status = os.waitpid(self._pid, 0)
        code = os.waitstatus_to_exitcode(status)
        return signal.Signals(-code).name if code < 0 else f"status {code}"

    def end(self) -> None:
        """End it at once; it completes a file that it is about to replace."""
        try:
            os.kill(self._pid, signal.SIGTERM)
        except ProcessLookupError:  # a signal came when it had just been waited for
            return


@final
class Pool:
    """The workers of a command.

    Attributes:
        status: the worst exit status of the outcomes that have been written.
        workers: those that are there.
    """

    __slots__ = ("_bar", "_command", "_next", "_outcomes", "_todo", "status", "workers")

    def __init__(self, command: Command, bar: Bar) -> None:
        self._command: Final = command
        self._bar: Final = bar
        # The next one is the last.
        self._todo: Final[list[int]] = []
        self.workers: Final[list[Worker]] = []
        self._outcomes: Final[dict[int, Outcome]] = {}
        self._next = 0
        self.status = 0

    def run(self, count: int) -> None:
        """Do all jobs; what is in the cache takes no worker.

        Args:
            count: how many workers there may be.

        Raises:
            OSError: there can be no worker at all.
        """
        for job, options in enumerate(self._command.jobs):
            outcome = answered(self._command, options)
            if outcome is None:
                self._todo.append(job)
            else:
                self._note(job, outcome)
        if self._todo:
            self._todo.reverse()
            self._add_workers(min(count, len(self._todo)))
        for worker in self.workers:
            self._give_next(worker)
        while busy := [worker for worker in self.workers if worker.job >= 0]:
            ready, _, _ = select.select([worker.results for worker in busy], [], [])
            for worker in busy:
                if worker.results in ready:
                    self._take(worker)

    def _add_workers(self, count: int) -> None:
        # Loaded once, for all of them; and no copy looks at it for garbage.
        import spvbackend.driver  # noqa: F401

        load_library()
        gc.freeze()
        while len(self.workers) < count:
            try:
                self._add_worker()
            except OSError:
                if not self.workers:
                    raise
                break

    def _note(self, job: int, outcome: Outcome) -> None:
        """Write what a job left as soon as all before it have been written."""
        self._outcomes[job] = outcome
        self._bar.advance()
        while self._next in self._outcomes:
            left = self._outcomes.pop(self._next)
            self._next += 1
            self.status = max(self.status, pass_on(self._command, left, self._bar))

    def end(self) -> None:
        """See to it that no worker is left."""
        for worker in self.workers:
            # One without a job ends by itself.
            if worker.job >= 0:
                worker.end()
            worker.close()
        for worker in self.workers:
            worker.wait()
        self.workers.clear()

    def _add_worker(self) -> Worker:
        tasks_end, tasks = os.pipe()
        results_end, results = os.pipe()
        try:
            pid = os.fork()
        except OSError:
            for descriptor in (tasks_end, tasks, results_end, results):
                os.close(descriptor)
            raise
        if pid == 0:
            try:
                for other in self.workers:
                    # Its own copy would keep the pipe open after the parent has gone.
                    other.close()
                os.close(tasks)
                os.close(results_end)
                _serve(self._command, tasks_end, results)
            finally:
                os._exit(1)
        os.close(tasks_end)
        os.close(results)
        worker = Worker(pid, tasks, results_end)
        self.workers.append(worker)
        return worker

    def _give_next(self, worker: Worker) -> None:
        if self._todo:
            worker.give(self._todo.pop(), False)
        else:
            worker.job = -1

    def _take(self, worker: Worker) -> None:
        """Take the outcome of a job, and give the worker another one."""
        outcome = worker.outcome()
        if outcome is not None:
            self._note(worker.job, outcome)
            self._give_next(worker)
            return
        worker.close()
        how = worker.wait()
        self.workers.remove(worker)
        if worker.is_careful:
            self._note(worker.job, lost(self._command, self._command.jobs[worker.job], how))
            if self._todo:
                self._give_next(self._add_worker())
        else:
            self._add_worker().give(worker.job, True)


def run_shared(command: Command, count: int, bar: Bar) -> int:
    """Do all jobs of a command with workers; the worst exit status.

    Args:
        command: the command.
        count: how many workers there may be.
        bar: shows how many are done.
    """
    pool = Pool(command, bar)
    with _ending_together(pool):
        status = command.guarded(lambda: pool.run(count))
    return max(status, pool.status)


@contextmanager
def _ending_together(pool: Pool) -> Iterator[None]:
    """End the workers with this process, whatever ends it."""
    before: dict[signal.Signals, object] = {}
    # Only there may it be asked for; and what somebody else handles, or ignores, stays so.
    if threading.current_thread() is threading.main_thread():
        before = {number: signal.getsignal(number) for number in _SIGNALS}

    def end(number: int, frame: FrameType | None) -> None:
        for worker in pool.workers:
            worker.end()
        signal.signal(number, signal.SIG_DFL)
        os.kill(os.getpid(), number)

    ours = [number for number, handler in before.items() if handler == signal.SIG_DFL]
    for number in ours:
        signal.signal(number, end)
    try:
        yield
    finally:
        pool.end()
        for number in ours:
            signal.signal(number, signal.SIG_DFL)


def _serve(command: Command, tasks: int, results: int) -> NoReturn:
    """What a worker does, until there are no more tasks."""
    for ending in _SIGNALS:
        # What is ignored stays so.
        if callable(signal.getsignal(ending)):
            signal.signal(ending, signal.SIG_DFL)
    status = 1
    try:
        with os.fdopen(results, "wb") as pipe:
            while task := os.read(tasks, _TASK_BYTES):
                number = int.from_bytes(task, "little")
                is_careful = bool(number & _CAREFUL)
                options = command.jobs[number & ~_CAREFUL]
                outcome = captured(command, options, is_careful)
                marshal.dump(tuple(outcome), pipe)
                pipe.flush()
                free_garbage()
        status = 0
    except BrokenPipeError:
        pass  # The command has gone, and nobody waits for the outcome.
    finally:
        os._exit(status)
