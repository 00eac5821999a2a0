"""The kinds of failure, the warning, and how they are shown.

A diagnostic is raised with a line of the canonical text, the spelling in which llvmlite prints the
parsed module, since that is the text the parser reads. `locate` (source_map.py) turns it into a
line of what the user wrote, or, where there is no such text (bitcode) or it cannot be matched, into
the names of the function and the instruction. `render` makes the lines that are shown. This module
imports nothing of the package: every stage raises.
"""

from typing import ClassVar, Final, final

QUOTED_COLUMNS: Final = 200
"""Columns of a source line that are quoted, so that a table does not fill the screen."""
REPORT_HINT: Final = "this is a bug in spvbackend: please report it together with the input"


class Diagnostic(Exception):  # noqa: N818  # CompileError and the others are its kinds
    """What every failure knows; whoever is nearest fills in what the raiser could not know.

    Attributes:
        exit_code: the exit status of the command.
        severity: as messages spell it.
        message: in lower case, without a full stop; further lines become notes.
        line: from 1, 0 where it is not known; of the canonical text until `locate` has run.
        column: from 1, 0 for that of the first character that is not blank.
        hint: what helps, such as the option to pass.
        function: the name of the function, without @.
        instruction: its text, for errors without a source line.
        file: the name of the input.
        source_line: the user's line.
        pass_name: the pass that raised it.
        origin: place in the kernel's own source (file:line:column), from debug info.
        others: what else is wrong with the input, each independent of this one.
    """

    exit_code: ClassVar[int] = 1
    severity: ClassVar[str] = "error"

    def __init__(self, message: str, line: int = 0, hint: str = "", *, column: int = 0) -> None:
        super().__init__(message)
        self.message = message
        self.line = line
        self.column = column
        self.hint = hint
        self.function = ""
        self.instruction = ""
        self.file = ""
        self.source_line = ""
        self.pass_name = ""
        self.origin = ""
        self.others: list[Diagnostic] = []

    def place(self, line: int) -> None:
        """Take a line, unless whoever was nearer to the fault has told its own.

        Args:
            line: of the canonical text, from 1.
        """
        self.line = self.line or line


@final
class CompileError(Diagnostic):
    """The input, or an option, is wrong."""


@final
class Unsupported(Diagnostic):
    """The input is right, but has no translation."""


@final
class InternalError(Diagnostic):
    """A rule of our own is broken."""

    # EX_SOFTWARE of sysexits.h: scripts can tell a bug of ours from wrong input.
    exit_code: ClassVar[int] = 70


@final
class CompileWarning(Diagnostic):
    """Something of the input that has no effect or is likely a mistake; it stops nothing.

    It is never raised: passes give it to `Module.warn`, and the driver hands it to whoever runs it.
    """

    exit_code: ClassVar[int] = 0
    severity: ClassVar[str] = "warning"


@final
class TranslationWarning(UserWarning):
    """The category, for Python's filters of warnings, of what the library warns of."""


def internal_error(error: Exception, pass_name: str) -> InternalError:
    """The diagnostic for an exception that no pass should let out; names where it was raised.

    The innermost frame is the last of the chain: a message for a report, without the whole
    traceback.
    """
    place = ""
    trace = error.__traceback__
    while trace is not None:
        place = f" at {trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}"
        trace = trace.tb_next
    result = InternalError(f"{type(error).__name__}: {error}{place}")
    result.pass_name = pass_name
    return result


def render(diag: Diagnostic) -> str:
    """The lines to show, without a final newline.

    The form is that of compilers, `file:line:column: error: message`, which editors find.
    """
    first, *rest = diag.message.splitlines() or [""]
    lines = [f"{place_text(diag)}: {diag.severity}: {kind_text(diag)}{first}"]
    if diag.source_line:
        lines += quote_lines(diag)
    elif diag.instruction or diag.function:
        lines.append(f"  in {function_text(diag)}: {diag.instruction}".rstrip(": "))
    lines += [f"note: {text.strip()}" for text in rest if text.strip()]
    if diag.origin:
        lines.append(f"note: from {diag.origin}")
    if diag.hint:
        lines.append(f"note: {diag.hint}")
    if isinstance(diag, InternalError):
        lines.append(f"note: {REPORT_HINT}")
    return "\n".join(lines)


def place_text(diag: Diagnostic) -> str:
    """`k.ll:41:9`, as much of it as is known."""
    if not diag.line:
        return diag.file or "pyllc"
    return f"{diag.file or '<input>'}:{diag.line}:{diag.column or first_column(diag.source_line)}"


def kind_text(diag: Diagnostic) -> str:
    """What sets our own bugs apart: the pass, and the function it was working on."""
    if not isinstance(diag, InternalError):
        return ""
    where = f" in pass '{diag.pass_name}'" if diag.pass_name else ""
    subject = f" on @{diag.function}" if diag.function else ""
    return f"internal error{where}{subject}: "


def function_text(diag: Diagnostic) -> str:
    return f"@{diag.function}" if diag.function else "the module"


def quote_lines(diag: Diagnostic) -> list[str]:
    """The source line and a caret; tabs are kept before the caret so that it stands right.

    Of a line that would fill the screen, such as a table's initialiser, the part around the caret
    is quoted.
    """
    column = diag.column or first_column(diag.source_line)
    line = diag.source_line.rstrip()
    start = max(0, column - QUOTED_COLUMNS // 2) if len(line) > QUOTED_COLUMNS else 0
    end = start + QUOTED_COLUMNS
    before = "..." if start else ""
    after = "..." if end < len(line) else ""
    # A tab stays one, as nobody knows how wide the terminal shows it.
    blanks = "".join("\t" if char == "\t" else " " for char in diag.source_line[start : column - 1])
    return [before + line[start:end] + after, " " * len(before) + blanks + "^"]


def first_column(line: str) -> int:
    """Column, from 1, of the first character that is not blank."""
    return len(line) - len(line.lstrip()) + 1
