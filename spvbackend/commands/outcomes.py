"""What a job leaves: kept while it runs, and written where it would have written itself.

Input: a command and one of its jobs. Output: the job's outcome, which another process may hand over
and which is written when the turn of its input comes.
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
"""Objects left of earlier inputs that are worth a look for cycles; they are some 30 MB."""


class Outcome(NamedTuple):
    """What a job left: its exit status, and what it wrote to the standard streams."""

    status: int
    output: bytes
    messages: str


def captured(command: Command, options: Options, is_careful: bool = False) -> Outcome:
    """Do a job, and keep what it writes to the standard streams.

    Args:
        command: the command.
        options: those of the job.
        is_careful: whether LLVM is to read the input in a process of its own.
    """
    output, messages = io.BytesIO(), io.StringIO()
    stdout = io.TextIOWrapper(output, encoding="utf-8")
    copy = command.copied(stdout, messages)
    copy.reads_here = not is_careful
    return Outcome(copy.run_job(options), output.getvalue(), messages.getvalue())


def answered(command: Command, options: Options) -> Outcome | None:
    """What a job leaves whose translation the cache has; None for any other.

    Args:
        command: the command.
        options: those of the job.
    """
    # What comes from stdin can be read once.
    if command.cache is None or options.input == "-":
        return None
    output, messages = io.BytesIO(), io.StringIO()
    copy = command.copied(io.TextIOWrapper(output, encoding="utf-8"), messages)
    is_known, status = copy.answer_job(options)
    return Outcome(status, output.getvalue(), messages.getvalue()) if is_known else None


def lost(command: Command, options: Options, how: str) -> Outcome:
    """What is left of a job that has ended the process that did it.

    Args:
        command: the command.
        options: those of the job.
        how: how that process ended.
    """
    hint = "there may not be enough memory for so many at once: pass a smaller -j"
    error = CompileError(f"the process that translated it ended with {how}", hint=hint)
    messages = io.StringIO()
    copy = command.copied(command.stdout, messages)
    copy.options = options
    copy.show(error)
    return Outcome(error.exit_code, b"", messages.getvalue())


def pass_on(command: Command, outcome: Outcome, bar: Bar) -> int:
    """Write what a job wrote; its exit status, or that of writing, if that is worse.

    Args:
        command: the command, to whose streams it goes.
        outcome: what the job left.
        bar: makes way.
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
    """Free what is left of earlier inputs once that is much; the collector itself is stopped."""
    if gc.get_count()[0] > GARBAGE:
        gc.collect()
        # What is left are the modules and tables of the translator, which stay to the end.
        gc.freeze()
