"""The kinds of failure, the warning, and how they are shown.

A diagnostic is raised with a line of the canonical text, the spelling in which llvmlite prints the
parsed module, since that is the text the parser reads. `LineMap` (reading/line_map.py) turns it
into a line of what the user wrote, or, where there is no such text (bitcode) or it cannot be
matched, into the names of the function and the instruction. `render` makes the lines that are
shown. This module imports nothing of the package: every stage raises.
"""

from __future__ import annotations

# The package loads this module, and a client of a server the package (commands/client.py): both do
# with next to nothing of the standard library.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import ClassVar, Final, Literal, TypeVar, final

    T = TypeVar("T")
else:

    def final(kind: T) -> T:
        """Says to those who check types that nothing extends a class."""
        return kind


QUOTED_COLUMNS: Final = 200
"""Columns of a source line that are quoted, so that a table does not fill the screen."""
# Lone surrogates stand for bytes that are not UTF-8, and no stream takes them.
_CONTROL: Final = "[\x00-\x08\x0a-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]"
REPORT_HINT: Final = "this is a bug in spvbackend: please report it together with the input"

COMMAND: Final = 0
LIBRARY: Final = 1
"""The surroundings of a translation, as indices of the rows of SPELLINGS."""
SPELLINGS: Final[dict[str, tuple[str, str]]] = {
    "address-space-map": ("-address-space-map={}", 'address_space_map="{}"'),
    "allow-unknown": ("--spv-allow-unknown-intrinsics={}", 'allow_unknown_intrinsics=["{}"]'),
    "dynamic-local-memory": ("-dynamic-local-memory={}", "dynamic_local_memory={}"),
    "extension": ("--spirv-ext=+{}", 'extensions=["{}"]'),
    "extensions": ("--spirv-ext={}", 'extensions="{}"'),
    "reproduce": ("--reproduce={}", "pyllc --reproduce={}"),
    "subgroup-size": ("-subgroup-size={}", "subgroup_size={}"),
    "trap": ("-trap={}", 'trap="{}"'),
    "triple": ("-mtriple={}", 'triple="{}"'),
    "untyped": ("-spv-untyped-pointers{}", "untyped_pointers=True{}"),
}
"""How an option is written on the command line and in Python; {} is its value."""


class Diagnostic(Exception):  # noqa: N818  # CompileError and the others are its kinds
    """What every failure knows; whoever is nearest fills in what the raiser could not know.

    Attributes:
        exit_code: the exit status of the command.
        severity: as messages spell it.
        message: in lower case, without a full stop; further lines become notes.
        line: from 1, 0 where it is not known; of the canonical text until `LineMap.place` has run.
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
    severity: ClassVar[Literal["error", "warning"]] = "error"

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

    def __str__(self) -> str:
        """What a traceback and a log show: the lines of `render`, without the word `error`."""
        lines = _lines(self, LIBRARY)
        if self.others:
            lines.append(f"note: `others` of this error has {len(self.others)} more")
        text = "\n".join(lines)
        return _printable_lines(f"{place_text(self)}: {text}" if self.line or self.file else text)

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
    """A rule of our own is broken.

    Attributes:
        reproducer: the run, as `pyllc --reproduce` takes it in a file; the library fills it in.
    """

    # EX_SOFTWARE of sysexits.h: scripts can tell a bug of ours from wrong input.
    exit_code: ClassVar[int] = 70

    def __init__(self, message: str, line: int = 0, hint: str = "", *, column: int = 0) -> None:
        super().__init__(message, line, hint, column=column)
        self.reproducer = ""


@final
class CompileWarning(Diagnostic):
    """Something of the input that has no effect or is likely a mistake; it stops nothing.

    It is never raised: passes give it to `Module.warn`, and the driver hands it to whoever runs it.
    """

    exit_code: ClassVar[int] = 0
    severity: ClassVar[Literal["error", "warning"]] = "warning"


@final
class TranslationWarning(UserWarning):
    """The category, for Python's filters of warnings, of what the library warns of."""


def option(name: str, value: str) -> str:
    """An option as a message or hint names it, before `spell` knows who is going to read it.

    Args:
        name: one of SPELLINGS.
        value: what the option is given.
    """
    assert name in SPELLINGS, name
    return f"{{{name}:{value}}}"


def spell(text: str, surroundings: int) -> str:
    """The text with its options as they are written there.

    Args:
        text: a message or a hint; any other braces in it stay as they are.
        surroundings: COMMAND or LIBRARY.
    """
    if "{" not in text:
        return text
    import re  # errors alone need it

    def spelled(found: re.Match[str]) -> str:
        row = SPELLINGS.get(found[1])
        return found[0] if row is None else row[surroundings].replace("{}", found[2])

    return re.sub(r"\{([a-z-]+):([^{}]*)\}", spelled, text)


def internal_error(error: Exception, pass_name: str) -> InternalError:
    """The diagnostic for an exception that no pass should let out; names where it was raised.

    The innermost frame is the last of the chain: a message for a report, without the whole
    traceback.
    """
    result = InternalError(f"{type(error).__name__}: {error}{raised_at(error)}")
    result.pass_name = pass_name
    return result


def raised_at(error: Exception, *, own: bool = True) -> str:
    """` at FILE:LINE`, where an exception was raised; "" where it was not.

    Args:
        error: the exception.
        own: whether lines of this package count; a user's error is in the user's own.
    """
    # By the names of modules: compiled code knows its files by the place where it was compiled.
    package = "" if own else f"{__name__.partition('.')[0]}."
    place = ""
    trace = error.__traceback__
    while trace is not None:
        frame = trace.tb_frame
        if not (package and str(frame.f_globals.get("__name__")).startswith(package)):
            place = f" at {frame.f_code.co_filename}:{trace.tb_lineno}"
        trace = trace.tb_next
    return place


def render(diag: Diagnostic, command: str = "pyllc") -> str:
    """The lines to show, without a final newline.

    The form is that of compilers, `file:line:column: error: message`, which editors find.

    Args:
        diag: what is wrong.
        command: who says so, where no place is known.
    """
    text = "\n".join(_lines(diag, LIBRARY))
    return _printable_lines(f"{place_text(diag, command)}: {diag.severity}: {text}")


def _printable_lines(text: str) -> str:
    return "\n".join(map(printable, text.split("\n")))


def printable(line: str) -> str:
    """The line with control characters spelled in hex, as LLVM does in names; tabs stay.

    A terminal takes them for commands, or shows the rest in another order, and names may hold any.
    """
    if line.isprintable():
        return line
    import re  # hardly any line needs it

    return re.sub(_CONTROL, lambda found: _hex(ord(found[0])), line)


def _hex(code: int) -> str:
    # PEP 383: a byte that is not UTF-8 travels as one of these.
    if 0xDC80 <= code <= 0xDCFF:
        code -= 0xDC00
    return f"\\{code:02X}" if code < 0x100 else f"\\u{code:04X}"


def fields_of(diag: Diagnostic) -> dict[str, object]:
    """A diagnostic for programs to read; what is not known is None.

    The further lines of the message are notes, as they are where `render` shows them.
    """
    first, *notes = diag.message.splitlines() or [""]
    column = (diag.column or first_column(diag.source_line)) if diag.line else 0
    return {
        "severity": diag.severity,
        "kind": type(diag).__name__,
        "message": first,
        "file": diag.file or None,
        "line": diag.line or None,
        "column": column or None,
        "function": diag.function or None,
        "instruction": diag.instruction or None,
        "pass": diag.pass_name or None,
        "origin": diag.origin or None,
        "hint": diag.hint or None,
        "notes": [text.strip() for text in notes if text.strip()],
    }


def _lines(diag: Diagnostic, surroundings: int) -> list[str]:
    """The message and what follows it; options are spelled unless the hint has been settled."""
    first, *rest = spell(diag.message, surroundings).strip("\n").split("\n") or [""]
    lines = [kind_text(diag) + first]
    if diag.source_line:
        lines += quote_lines(diag)
    elif diag.instruction or diag.function:
        lines.append(f"  in {function_text(diag)}: {diag.instruction}".rstrip(": "))
    lines += [f"note: {text.strip()}" for text in rest if text.strip()]
    if diag.origin:
        lines.append(f"note: from {diag.origin}")
    if diag.hint:
        lines.append(f"note: {spell(diag.hint, surroundings)}")
    if isinstance(diag, InternalError):
        lines.append(f"note: {REPORT_HINT}")
    return lines


def settle(diag: Diagnostic, surroundings: int, file: str = "") -> None:
    """Finish a diagnostic, and those found beside it, where it leaves the translation.

    Args:
        diag: changed in place: options get their spelling, and the file its name.
        surroundings: COMMAND or LIBRARY.
        file: the name of the input, "" where it has none.
    """
    for shown in (diag, *diag.others):
        shown.message = spell(shown.message, surroundings)
        shown.hint = spell(shown.hint, surroundings)
        shown.file = shown.file or file


def place_text(diag: Diagnostic, command: str = "pyllc") -> str:
    """`k.ll:41:9`, as much of it as is known; the command's name for none of it."""
    if not diag.line:
        return diag.file or command
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
    left = printable(diag.source_line[start : column - 1])
    blanks = "".join("\t" if char == "\t" else " " for char in left)
    return [before + line[start:end] + after, " " * len(before) + blanks + "^"]


def first_column(line: str) -> int:
    """Column, from 1, of the first character that is not blank."""
    return len(line) - len(line.lstrip()) + 1
