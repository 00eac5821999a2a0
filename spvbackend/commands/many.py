"""Translates several inputs in one run: in this process, or shared among workers.

Input: a command with a valid command line. Output: the outputs of separate runs, in the order of
the inputs, and the worst exit status. LLVM's library and the translator are loaded once, by the
first input that needs them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from spvbackend.commands.outcomes import captured, free_garbage, pass_on
from spvbackend.commands.progress import Bar, open_bar
from spvbackend.commands.shared import worker_count

if TYPE_CHECKING:
    from spvbackend.commands.run import Command


def run_jobs(command: Command) -> int:
    """Do all jobs of a command; return the worst exit status."""
    command.reads_here = True
    # A caller's process may have threads, so it must not be forked.
    count = min(worker_count(command.arguments), len(command.jobs)) if command.isolate else 1
    with open_bar(command.stderr, len(command.jobs)) as bar:
        if count == 1:
            return _run_here(command, bar)
        from spvbackend.commands.workers import run_shared

        return run_shared(command, count, bar)


def _run_here(command: Command, bar: Bar) -> int:
    """Do the jobs one by one in this process; capture their output only under a bar."""
    status = 0
    for options in command.jobs:
        if bar.draws:
            status = max(status, pass_on(command, captured(command, options), bar))
        else:
            status = max(status, command.run_job(options))
        bar.advance()
        free_garbage()
    return status


def load_library() -> None:
    """Load LLVM's library once for this process and its forks."""
    from spvbackend.reading.llvm import parser_of

    parser_of(0)
