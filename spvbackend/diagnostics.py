"""Errors and warnings, and their rendering.

A diagnostic is raised with a line of the canonical text, llvmlite's spelling of the parsed module,
which our parser reads. `LineMap` (reading/line_map.py) maps it to a line of the user's text, or,
for bitcode and lines without a match, to the names of function and instruction. `render` makes the
shown lines. This module imports nothing from the package, because every stage raises.
"""

from __future__ import annotations

# The package and a server's client (commands/client.py) load this module, and both avoid most of
# the standard library.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import ClassVar, Final, Literal, TypeVar, final

    T = TypeVar("T")
else:

    def final(kind: T) -> T:
        """Tell type checkers that a class has no subclass."""
        return kind


QUOTED_COLUMNS: Final = 200
"""Columns of a quoted source line, so that a table does not fill the screen."""
# Lone surrogates stand for bytes that are not UTF-8; no stream accepts them.
_CONTROL: Final = "[\x00-\x08\x0a-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]"
REPORT_HINT: Final = "this is a bug in spvbackend: please report it together with the input"

COMMAND: Final = 0
LIBRARY: Final = 1
"""The environments of a translation, as indices into the rows of SPELLINGS."""
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
    "webgpu-sizes": ("--webgpu-sizes={}", 'webgpu_sizes="{}"'),
    "untyped": ("-spv-untyped-pointers{}", "untyped_pointers=True{}"),
}
"""How an option is written on the command line and in Python; {} is its value."""


class Diagnostic(Exception):  # noqa: N818  # CompileError and the others are its kinds
    """Common fields of all failures; callers of the raiser add what it could not know.

    Attributes:
        exit_code: the exit status of the command.
        severity: the severity in messages.
        message: in lower case, without a full stop; further lines become notes.
        line: from 1, 0 if unknown; a line of the canonical text until `LineMap.place` has run.
        column: from 1, 0 for the first character that is not blank.
        hint: the remedy, such as the option to pass.
        function: the name of the function, without @.
        instruction: its text, for errors without a source line.
        file: the name of the input.
        source_line: the user's line.
        pass_name: the pass that raised it.
        origin: the location in the kernel's own source (file:line:column), from debug info.
        others: further, independent errors in the input.
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
        """Return the lines of `render` without the word `error`, for tracebacks and logs."""
        lines = _lines(self, LIBRARY)
        if self.others:
            lines.append(f"note: `others` of this error has {len(self.others)} more")
        text = "\n".join(lines)
        return _printable_lines(f"{place_text(self)}: {text}" if self.line or self.file else text)

    def place(self, line: int) -> None:
        """Set the line, unless code nearer to the fault has set one.

        Args:
            line: the line of the canonical text, from 1.
        """
        self.line = self.line or line


@final
class CompileError(Diagnostic):
    """The input or an option is wrong."""


@final
class Unsupported(Diagnostic):
    """The input is valid but has no translation."""


@final
class InternalError(Diagnostic):
    """One of our own rules is broken.

    Attributes:
        reproducer: the run, in the form that `pyllc --reproduce` reads; the library sets it.
    """

    # EX_SOFTWARE of sysexits.h: scripts can distinguish our bugs from wrong input.
    exit_code: ClassVar[int] = 70

    def __init__(self, message: str, line: int = 0, hint: str = "", *, column: int = 0) -> None:
        super().__init__(message, line, hint, column=column)
        self.reproducer = ""


@final
class CompileWarning(Diagnostic):
    """A part of the input has no effect or is probably a mistake; translation continues.

    It is never raised: passes give it to `Module.warn`, and the driver passes it to its caller.
    """

    exit_code: ClassVar[int] = 0
    severity: ClassVar[Literal["error", "warning"]] = "warning"


@final
class TranslationWarning(UserWarning):
    """The category of the library's warnings, for Python's warning filters."""


def option(name: str, value: str) -> str:
    """Return a placeholder for an option in a message or hint, which `spell` replaces later.

    Args:
        name: one of SPELLINGS.
        value: the option's value.
    """
    assert name in SPELLINGS, name
    return f"{{{name}:{value}}}"


def spell(text: str, surroundings: int) -> str:
    """Return the text with its options spelled for the environment.

    Args:
        text: a message or a hint; other braces in it stay.
        surroundings: COMMAND or LIBRARY.
    """
    if "{" not in text:
        return text
    import re  # only errors need it

    def spelled(match: re.Match[str]) -> str:
        row = SPELLINGS.get(match[1])
        return match[0] if row is None else row[surroundings].replace("{}", match[2])

    return re.sub(r"\{([a-z-]+):([^{}]*)\}", spelled, text)


def internal_error(error: Exception, pass_name: str) -> InternalError:
    """Return the diagnostic for an exception that no pass should let out, with its location.

    The location is the innermost frame's, short enough for a report without the traceback.
    """
    result = InternalError(f"{type(error).__name__}: {error}{raised_at(error)}")
    result.pass_name = pass_name
    return result


def raised_at(error: Exception, *, own: bool = True) -> str:
    """Return ` at FILE:LINE`, where the exception was raised, or "".

    Args:
        error: the exception.
        own: whether lines of this package count; a user's error is in the user's own code.
    """
    # Compare module names: compiled code knows its files by the path at compile time.
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
    """Return the lines to show, without a final newline.

    The form is the compilers' `file:line:column: error: message`, which editors recognise.

    Args:
        diag: the diagnostic.
        command: the name to show if the location is unknown.
    """
    text = "\n".join(_lines(diag, LIBRARY))
    return _printable_lines(f"{place_text(diag, command)}: {diag.severity}: {text}")


def _printable_lines(text: str) -> str:
    return "\n".join(map(printable, text.split("\n")))


def printable(line: str) -> str:
    """Return the line with control characters in hexadecimal, as in LLVM's names; tabs stay.

    Names may contain control characters, which a terminal would execute or use to reorder text.
    """
    if line.isprintable():
        return line
    import re  # hardly any line needs it

    return re.sub(_CONTROL, lambda match: _hex(ord(match[0])), line)


def _hex(code: int) -> str:
    # A byte that is not UTF-8 is represented by one of these (PEP 383).
    if 0xDC80 <= code <= 0xDCFF:
        code -= 0xDC00
    return f"\\{code:02X}" if code < 0x100 else f"\\u{code:04X}"


def fields_of(diag: Diagnostic) -> dict[str, object]:
    """Return a diagnostic's fields for programs; unknown fields are None.

    Further lines of the message are notes, as in `render`.
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
    """Return the message and its notes; options are spelled unless `settle` has done so."""
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
    """Finish a diagnostic and its `others` as they leave the translation.

    Args:
        diag: the diagnostic to change: options get their spelling, and the file its name.
        surroundings: COMMAND or LIBRARY.
        file: the name of the input, or "".
    """
    for shown in (diag, *diag.others):
        shown.message = spell(shown.message, surroundings)
        shown.hint = spell(shown.hint, surroundings)
        shown.file = shown.file or file


def place_text(diag: Diagnostic, command: str = "pyllc") -> str:
    """Return `k.ll:41:9` as far as known, or the command's name."""
    if not diag.line:
        return diag.file or command
    return f"{diag.file or '<input>'}:{diag.line}:{diag.column or first_column(diag.source_line)}"


def kind_text(diag: Diagnostic) -> str:
    """Return the prefix of our own bugs: the pass and its current function."""
    if not isinstance(diag, InternalError):
        return ""
    where = f" in pass '{diag.pass_name}'" if diag.pass_name else ""
    subject = f" on @{diag.function}" if diag.function else ""
    return f"internal error{where}{subject}: "


def function_text(diag: Diagnostic) -> str:
    return f"@{diag.function}" if diag.function else "the module"


def quote_lines(diag: Diagnostic) -> list[str]:
    """Return the source line and a caret line, which keeps the tabs before the caret.

    A long line, such as a table's initialiser, is quoted around the caret only.
    """
    column = diag.column or first_column(diag.source_line)
    line = diag.source_line.rstrip()
    start = max(0, column - QUOTED_COLUMNS // 2) if len(line) > QUOTED_COLUMNS else 0
    end = start + QUOTED_COLUMNS
    before = "..." if start else ""
    after = "..." if end < len(line) else ""
    # Keep a tab as a tab, since its width on the terminal is unknown.
    left = printable(diag.source_line[start : column - 1])
    blanks = "".join("\t" if char == "\t" else " " for char in left)
    return [before + line[start:end] + after, " " * len(before) + blanks + "^"]


def first_column(line: str) -> int:
    """Return the column, from 1, of the first character that is not blank."""
    return len(line) - len(line.lstrip()) + 1
