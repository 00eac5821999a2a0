"""pyllc, the command of this package, as a function and as a program."""

from collections.abc import Sequence
from typing import NoReturn, TextIO

from spvbackend.commands import run
from spvbackend.commands.llc import PYLLC


def main_entry() -> NoReturn:
    """Run the command `pyllc` and end the process."""
    run.main_entry(PYLLC)


def main(
    argv: Sequence[str],
    stdin: TextIO,
    stdout: TextIO,
    stderr: TextIO,
    *,
    isolate: bool = False,
    kept: list[object] | None = None,
) -> int:
    """Run pyllc in this process; arguments and result are as for `commands.run.main`."""
    return run.main(PYLLC, argv, stdin, stdout, stderr, isolate=isolate, kept=kept)
