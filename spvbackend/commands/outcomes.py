"""Outcomes of jobs: the captured output and the exit status.

Input: a command and one of its jobs. Output: the job's outcome, which may come from another process
and is written in the order of the inputs.
"""

from __future__ import annotations

import gc
import io
from typing import TYPE_CHECKING, Final, NamedTuple

from spvbackend.diagnostics import CompileError
from spvbackend.output import write_output
from spvbackend.streams import say

if TYPE_CHECKING:
    from spvbackend.commands.progress import Bar
    from spvbackend.commands.run import Command
    from spvbackend.options import Options

GARBAGE: Final = 200_000
"""Number of objects, some 30 MB, from which the collector looks for cycles of earlier inputs."""


class Outcome(NamedTuple):
    """The exit status of a job, and the bytes that it wrote to the standard streams."""

    status: int
    output: bytes
    messages: str


def captured(command: Command, options: Options, is_careful: bool = False) -> Outcome:
    """Do a job, and capture its standard streams.

    Args:
        command: the command.
        options: the options of the job.
        is_careful: whether LLVM reads the input in a process of its own.
    """
    output, messages = io.BytesIO(), io.StringIO()
    stdout = io.TextIOWrapper(output, encoding="utf-8")
    copy = command.copied(stdout, messages)
    copy.reads_here = not is_careful
    return Outcome(copy.run_job(options), output.getvalue(), messages.getvalue())


def answered(command: Command, options: Options) -> Outcome | None:
    """Return the outcome of a job whose translation is in the cache, None for others.

    Args:
        command: the command.
        options: the options of the job.
    """
    # Stdin can be read only once.
    if command.cache is None or options.input == "-":
        return None
    output, messages = io.BytesIO(), io.StringIO()
    copy = command.copied(io.TextIOWrapper(output, encoding="utf-8"), messages)
    is_known, status = copy.answer_job(options)
    return Outcome(status, output.getvalue(), messages.getvalue()) if is_known else None


def lost(command: Command, options: Options, how: str) -> Outcome:
    """Return the outcome of a job that ended its worker.

    Args:
        command: the command.
        options: the options of the job.
        how: how the worker ended.
    """
    hint = "memory may be short for so many at once: pass a smaller -j"
    error = CompileError(f"the process that translated it ended with {how}", hint=hint)
    messages = io.StringIO()
    copy = command.copied(command.stdout, messages)
    copy.options = options
    copy.show(error)
    return Outcome(error.exit_code, b"", messages.getvalue())


def pass_on(command: Command, outcome: Outcome, bar: Bar) -> int:
    """Write a job's outcome; return its exit status, or that of writing, if that is worse.

    Args:
        command: the command, whose streams are written.
        outcome: the outcome of the job.
        bar: the bar, which is hidden first.
    """
    if outcome.messages:
        bar.hide()
        say(command.stderr, outcome.messages)
    if not outcome.output:
        return outcome.status
    bar.hide()
    written = command.guarded(lambda: write_output("-", outcome.output, command.stdout))
    return max(outcome.status, written)


def free_garbage() -> None:
    """Free cycles of earlier inputs once there are many; automatic collection is off."""
    if gc.get_count()[0] > GARBAGE:
        gc.collect()
        # The rest are the modules and tables of the translator, which stay to the end.
        gc.freeze()
