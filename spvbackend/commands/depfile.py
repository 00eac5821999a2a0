"""Writes depfiles, by which make and ninja know when to run a command again: -MD and its like.

Input: the command line, and the files that it led to. Output: a rule of make, whose targets are the
output or names of the user's, and whose prerequisites are the files that the run has read. With
-MP, further rules without prerequisites, so that make goes on where one of these files is gone.
"""

import os
import re
from collections.abc import Iterable, Sequence
from typing import Final, TextIO, final

from spvbackend.commands.arguments import Arguments
from spvbackend.diagnostics import CompileError
from spvbackend.options import Options
from spvbackend.output import check_apart, write_output

WRITES: Final = "MD"
FILE: Final = "MF"
PHONY: Final = "MP"
TARGET: Final = "MT"
QUOTED_TARGET: Final = "MQ"
SUFFIX: Final = ".d"
# make takes a backslash before any other character as it is.
_SPECIAL: Final = re.compile(r"(\\*)([ \t#])|[:$]")


@final
class Depfile:
    """The depfile of a job.

    Attributes:
        path: where to write it.
        targets: the targets as make's syntax has them.
        phony: whether each file but the input is a target, too.
    """

    __slots__ = ("path", "phony", "targets")

    def __init__(self, path: str, targets: Sequence[str], *, phony: bool = False) -> None:
        self.path: Final = path
        self.targets: Final = targets
        self.phony: Final = phony

    def write(self, source: str, others: Iterable[str], stdout: TextIO) -> None:
        """Write the rules.

        Args:
            source: the input.
            others: other files that the run has read; `-` and repeated names are left out.
            stdout: the stream for the name `-`.

        Raises:
            CompileError: a name cannot be written, or the file cannot.
        """
        names = {name: escape(name) for name in (source, *others) if name != "-"}
        text = " \\\n  ".join([f"{' '.join(self.targets)}:", *names.values()]) + "\n"
        if self.phony:
            text += "".join(f"{target}:\n" for name, target in names.items() if name != source)
        write_output(self.path, text.encode("utf-8", "surrogateescape"), stdout)


def plan_depfile(arguments: Arguments, options: Options, stdin: TextIO) -> Depfile | None:
    """Return the depfile that a command line asks for, None for none.

    Args:
        arguments: the command line.
        options: of the job, whose output has its name.
        stdin: the stream for the input `-`.

    Raises:
        CompileError: the depfile or its target has no name, it would replace another file of the
            job, or another option lacks -MD.
    """
    if not arguments.flag(WRITES):
        for name in (FILE, PHONY, TARGET, QUOTED_TARGET):
            if name in arguments.values:
                raise CompileError(f"option '-{name}' needs '-{WRITES}', which writes a depfile")
        return None
    targets = [*arguments.values.get(TARGET, ())]
    targets += map(escape, arguments.values.get(QUOTED_TARGET, ()))
    path = arguments.last(FILE)
    has_file = options.output != "-" and options.filetype != "null"
    if not has_file and not (path and targets):
        raise CompileError(
            "a depfile needs an output that is a file",
            hint=f"pass -o FILE, or -{FILE}=FILE and -{TARGET}=TARGET",
        )
    path = path or os.path.splitext(options.output)[0] + SUFFIX
    check_apart(path, options.input, stdin)
    if path != "-" and os.path.realpath(path) == os.path.realpath(options.output):
        raise CompileError(f"the depfile '{path}' would replace the output")
    return Depfile(path, targets or [escape(options.output)], phony=arguments.flag(PHONY))


def escape(name: str) -> str:
    """Return the name of a file in make's syntax, which ninja reads, too.

    Raises:
        CompileError: make has no way to spell the name.
    """
    if "\n" in name or name.endswith("\\") or not name:
        raise CompileError(f"make cannot name the file {name!r}")
    drive, path = os.path.splitdrive(name)
    return drive + _SPECIAL.sub(_escaped, path)


def _escaped(match: re.Match[str]) -> str:
    if match[2]:
        # Only backslashes before an escaped character are escaped.
        return match[1] * 2 + "\\" + match[2]
    return "$$" if match[0] == "$" else "\\:"
