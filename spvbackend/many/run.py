"""Hands modules to an executor, and yields the results in the order of the modules.

Input: modules of any kind that the library takes, and a function that makes tasks of them. Output:
a result for each. A module in the cache is not handed over; this process puts results there, so
that no worker needs the folder.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Final, final

from spvbackend.cache.entry import Entry
from spvbackend.cache.key import key_of
from spvbackend.cache.use import cached_entry, keep
from spvbackend.diagnostics import LIBRARY, CompileWarning, Diagnostic, settle
from spvbackend.many.results import Translation
from spvbackend.many.work import Done, Task, translate_task

if TYPE_CHECKING:
    from concurrent.futures import Executor, Future

    from spvbackend.cache.store import Cache

AHEAD: Final = 1024
"""The number of modules handed over before the first result."""


@final
class Many:
    """One call for many modules.

    Attributes:
        cache: stores translations, None for nowhere.
        executor: translates modules, None for this process.
        leaving: finishes an error of a task for the caller.
        task_of: makes a task of a module, and raises its errors.
    """

    __slots__ = ("cache", "executor", "leaving", "task_of")

    def __init__(
        self,
        task_of: Callable[[object], Task],
        leaving: Callable[[Diagnostic, Task], Diagnostic],
        executor: Executor | None,
        cache: Cache | None,
    ) -> None:
        self.task_of: Final = task_of
        self.leaving: Final = leaving
        self.executor: Final = executor
        self.cache: Final = cache

    def run(self, modules: Iterable[object]) -> Iterator[Translation]:
        """Yield the results, each as soon as it and all before it are done."""
        waiting: deque[_Pending] = deque()
        try:
            for index, module in enumerate(modules):
                waiting.append(self._begin(index, module))
                while waiting and (len(waiting) > AHEAD or waiting[0].is_done()):
                    yield self._finish(waiting.popleft())
            while waiting:
                yield self._finish(waiting.popleft())
        finally:
            # A caller that stops early needs no more results.
            for pending in waiting:
                pending.cancel()

    def _begin(self, index: int, module: object) -> _Pending:
        """Read a module, and have it translated unless the cache has it."""
        pending = _Pending(index)
        try:
            task = pending.task = self.task_of(module)
            if self.cache is not None:
                pending.key = key_of(task.data, task.options, task.own)
                warnings: list[CompileWarning] = []
                entry = cached_entry(self.cache, pending.key, warnings.append)
                if entry is not None:
                    pending.key = ""
                    pending.done = Done(entry.binary, None, tuple(warnings))
                    return pending
            if self.executor is None:
                pending.done = translate_task(task)
            else:
                pending.future = self.executor.submit(translate_task, task)
        # One module must not keep the others from being translated, whatever its error.
        except Exception as error:
            pending.error = error
        return pending

    def _finish(self, pending: _Pending) -> Translation:
        """Return the result of a module; waits for it."""
        error = pending.error
        if error is None:
            try:
                done = pending.result()
            # An executor may raise anything: its worker may have been killed.
            except Exception as failure:
                error = failure
            else:
                return self._outcome(pending, done)
        if isinstance(error, Diagnostic):
            settle(error, LIBRARY)
            return Translation(pending.index, error.file, b"", error)
        return Translation(pending.index, pending.file(), b"", error)

    def _outcome(self, pending: _Pending, done: Done) -> Translation:
        """Return the result of a module that has been translated, or refused."""
        warnings = list(done.warnings)
        if self.cache is not None and pending.key and done.error is None:
            entry = Entry(done.output, "", done.api_version, done.warnings)
            keep(self.cache, pending.key, entry, warnings.append)
        task = pending.task
        assert task is not None
        for warning in warnings:
            settle(warning, LIBRARY, task.file)
        error = done.error if done.error is None else self.leaving(done.error, task)
        return Translation(pending.index, task.file, done.output, error, tuple(warnings))


@final
class _Pending:
    """A module in progress.

    Attributes:
        index: its place among the modules.
        task: the task, None while that is unknown.
        key: its name in the cache, "" where it need not be put there.
        done: the result, once it is known.
        future: the future of the result, None without an executor.
        error: the error that prevented it.
    """

    __slots__ = ("done", "error", "future", "index", "key", "task")

    def __init__(self, index: int) -> None:
        self.index: Final = index
        self.task: Task | None = None
        self.key = ""
        self.done: Done | None = None
        self.future: Future[Done] | None = None
        self.error: Exception | None = None

    def is_done(self) -> bool:
        """Whether its result is ready."""
        return self.future is None or self.future.done()

    def result(self) -> Done:
        """Return its result; waits for that."""
        if self.done is None:
            assert self.future is not None
            self.done = self.future.result()
        return self.done

    def file(self) -> str:
        """Return its name, "" where it has none."""
        return "" if self.task is None else self.task.file

    def cancel(self) -> None:
        """Cancel it if it has not begun."""
        if self.future is not None:
            self.future.cancel()
