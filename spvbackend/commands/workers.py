"""Shares inputs among forks of this process, each of which does one job after the other.

Input: a command, and a number of workers. Output: files written by the workers, and their messages
in the order of the inputs. A worker that LLVM crashes or the system kills is replaced, and its
input is read once more by a child of its own.
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
"""A flag in the number of a job that has ended a worker."""
_SIGNALS: Final = (signal.SIGHUP, signal.SIGINT, signal.SIGTERM)
"""Signals that end the command and its workers."""


@final
class Worker:
    """A fork of this process that does jobs.

    Attributes:
        job: the number of the current job, -1 for none.
        is_careful: whether the job is a second try.
        results: the pipe of the outcomes.
    """

    __slots__ = ("_pid", "_tasks", "is_careful", "job", "results")

    def __init__(self, pid: int, tasks: int, results: int) -> None:
        self._pid: Final = pid
        self._tasks: Final = tasks
        self.results: Final[BinaryIO] = os.fdopen(results, "rb")
        self.job = -1
        self.is_careful = False

    def give(self, job: int, is_careful: bool) -> None:
        """Send a job; if the worker has ended, the outcome will be missing."""
        self.job = job
        self.is_careful = is_careful
        number = job | _CAREFUL if is_careful else job
        try:
            os.write(self._tasks, number.to_bytes(_TASK_BYTES, "little"))
        except BrokenPipeError:
            return

    def outcome(self) -> Outcome | None:
        """Return the outcome of the job, None if the worker has ended."""
        try:
            return Outcome(*marshal.load(self.results))
        except (EOFError, TypeError, ValueError):  # the message is missing or incomplete
            return None

    def close(self) -> None:
        """Close the pipes, which ends a waiting worker."""
        self.results.close()
        os.close(self._tasks)

    def wait(self) -> str:
        """Wait for the worker, and return how it ended."""
        _, status = os.waitpid(self._pid, 0)
        code = os.waitstatus_to_exitcode(status)
        return signal.Signals(-code).name if code < 0 else f"status {code}"

    def end(self) -> None:
        """Terminate the worker; it completes a file that it is replacing."""
        try:
            os.kill(self._pid, signal.SIGTERM)
        except ProcessLookupError:  # a signal came right after `wait`
            return


@final
class Pool:
    """The workers of a command.

    Attributes:
        status: the worst exit status of the written outcomes.
        workers: the running workers.
    """

    __slots__ = ("_bar", "_command", "_next", "_outcomes", "_todo", "status", "workers")

    def __init__(self, command: Command, bar: Bar) -> None:
        self._command: Final = command
        self._bar: Final = bar
        # In reverse order.
        self._todo: Final[list[int]] = []
        self.workers: Final[list[Worker]] = []
        self._outcomes: Final[dict[int, Outcome]] = {}
        self._next = 0
        self.status = 0

    def run(self, count: int) -> None:
        """Do all jobs; cached ones do not need a worker.

        Args:
            count: the greatest number of workers.

        Raises:
            OSError: no worker can be started.
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
        # Load once for all forks, and keep their collectors off the loaded objects.
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
        """Write the outcome of a job as soon as all before it are written."""
        self._outcomes[job] = outcome
        self._bar.advance()
        while self._next in self._outcomes:
            left = self._outcomes.pop(self._next)
            self._next += 1
            self.status = max(self.status, pass_on(self._command, left, self._bar))

    def end(self) -> None:
        """End all workers."""
        for worker in self.workers:
            # An idle worker ends by itself.
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
                    # The fork's copy would keep the pipe open once the parent has ended.
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
    """Do all jobs of a command with workers; return the worst exit status.

    Args:
        command: the command.
        count: the greatest number of workers.
        bar: the progress bar.
    """
    pool = Pool(command, bar)
    with _ending_together(pool):
        status = command.guarded(lambda: pool.run(count))
    return max(status, pool.status)


@contextmanager
def _ending_together(pool: Pool) -> Iterator[None]:
    """End the workers with this process, whatever ends it."""
    before: dict[signal.Signals, object] = {}
    # Only the main thread may set handlers; handled and ignored signals stay so.
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
    """Do jobs until the pipe of tasks is closed."""
    for ending in _SIGNALS:
        # Ignored signals stay so.
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
        pass  # The command has ended.
    finally:
        os._exit(status)
