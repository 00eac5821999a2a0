"""Parses a command line by a table of options, as LLVM's own tools do.

Input: the words of a command line, and the table of the command. Output: `Arguments` with the names
of the table. Each option may have one dash or two, its value after `=` or in the next word; the
commands interpret the values.
"""

import os
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Final, final

from spvbackend.diagnostics import CompileError, Unsupported
from spvbackend.options import COUNT, FLAG, JOINED, VALUE, OptionRow, Options

if TYPE_CHECKING:
    from spvbackend.commands.conversions import Conversion

NO_EFFECT: Final = "accepted, has no effect"
BOOLEANS: Final = {"": True, "true": True, "1": True, "false": False, "0": False}


@final
class OptionTable:
    """The options of a command.

    Attributes:
        rows: rows by name, in the order of the help.
        aliases: other names, each with the name of its row.
        refused: unsupported options of LLVM's command, with the reason.
        refused_flags: refused options that are flags, accepted if they are false.
    """

    __slots__ = ("aliases", "refused", "refused_flags", "rows")

    def __init__(
        self,
        rows: Sequence[OptionRow],
        aliases: Mapping[str, str],
        refused: Mapping[str, str],
        refused_flags: Collection[str] = (),
    ) -> None:
        ordered = sorted(rows, key=lambda row: row.name)
        self.rows: Final[dict[str, OptionRow]] = {row.name: row for row in ordered}
        self.aliases: Final = aliases
        self.refused: Final = refused
        self.refused_flags: Final = refused_flags

    def find(self, name: str) -> OptionRow | None:
        """Return the row of a name or of an alias."""
        return self.rows.get(self.aliases.get(name, name))

    def find_joined(self, name: str) -> tuple[OptionRow, str] | None:
        """Return the row whose name begins a word, and the rest of the word as the value."""
        for start in (name[:1], *self.aliases):
            row = self.find(start)
            if row is None or not name.startswith(start):
                continue
            value = name[len(start) :]
            if row.kind == JOINED or (row.kind == COUNT and value.isdecimal()):
                return row, value
        return None


@final
class Arguments:
    """A parsed command line: the values of each option in order, and the inputs.

    If an option is repeated, the last value wins; lists are joined.
    """

    __slots__ = ("inputs", "values")

    def __init__(self, values: dict[str, list[str]], inputs: list[str]) -> None:
        self.values: Final = values
        self.inputs: Final = inputs

    def last(self, name: str, default: str = "") -> str:
        """Return the last value of an option."""
        return self.values.get(name, [default])[-1]

    def flag(self, name: str, default: bool = False) -> bool:
        """Whether a flag is set.

        Raises:
            CompileError: the value is not a truth value.
        """
        text = self.last(name, str(default))
        if text.lower() not in BOOLEANS:
            raise CompileError(f"option '-{name}' must be true or false, not '{text}'")
        return BOOLEANS[text.lower()]

    def items(self, name: str) -> frozenset[str]:
        """Return the items of all comma-separated lists of an option."""
        return frozenset(filter(None, ",".join(self.values.get(name, [])).split(",")))


def _translates(arguments: Arguments) -> None:
    """Choose a translation, whatever the command line."""


@final
class Tool:
    """A command.

    Attributes:
        name: name, used in messages, too.
        usage: first line of the help.
        table: options.
        fill: fills `Options`; raises a Diagnostic for a wrong value.
        name_output: names the output beside the input, if the user names none.
        replaces_input: whether the output may replace the input.
        says_llvm: whether -version names LLVM's version, which build scripts look for.
        choose: returns the conversion that a command line asks for instead of a translation.
    """

    __slots__ = ("choose", "fill", "name", "name_output", "replaces_input", "says_llvm", "table",
                 "usage")  # fmt: skip

    def __init__(
        self,
        name: str,
        usage: str,
        table: OptionTable,
        fill: Callable[[Options, Arguments], None],
        name_output: Callable[[Options], str],
        *,
        replaces_input: bool = False,
        says_llvm: bool = False,
        choose: "Callable[[Arguments], Conversion | None]" = _translates,
    ) -> None:
        self.name: Final = name
        self.usage: Final = usage
        self.table: Final = table
        self.fill: Final = fill
        self.name_output: Final = name_output
        self.replaces_input: Final = replaces_input
        self.says_llvm: Final = says_llvm
        self.choose: Final = choose


def split_arguments(argv: Sequence[str], table: OptionTable) -> Arguments:
    """Sort the words of the command line by option; `--` ends the options.

    Raises:
        CompileError: an option is unknown, or lacks its value.
        Unsupported: the command does not support an option.
    """
    arguments = Arguments({}, [])
    words = list(reversed(argv))
    while words:
        word = words.pop()
        if word == "--":
            arguments.inputs.extend(reversed(words))
            break
        if word == "-" or not word.startswith("-"):
            arguments.inputs.append(word)
        else:
            row, value, joined = read_option(word, table)
            if row.kind in (VALUE, JOINED) and not joined:
                value = words.pop() if words else ""
                if not value:
                    raise CompileError(f"option '{word}' needs a value: {row.metavar}")
            elif row.kind == COUNT and not joined and words and words[-1].isdecimal():
                value = words.pop()
            arguments.values.setdefault(row.name, []).append(value)
    return arguments


def read_option(word: str, table: OptionTable) -> tuple[OptionRow, str, bool]:
    """Return a word's option, its value, and whether the value was part of the word.

    Raises:
        CompileError: the option is unknown; the hint names the nearest one.
        Unsupported: the command does not support the option.
    """
    name, joined, value = word.removeprefix("-").removeprefix("-").partition("=")
    row = table.find(name)
    if row is not None:
        return row, value, bool(joined)
    if name in table.refused_flags and BOOLEANS.get(value.lower()) is False:
        return OptionRow(name, FLAG, "", NO_EFFECT), value, True
    if name in table.refused:
        raise Unsupported(f"option '{word}' {table.refused[name]}")
    prefix = None if joined else table.find_joined(name)
    if prefix is not None and (prefix[0].name != "o" or _is_output(word)):
        return *prefix, True
    # Only an error needs it.
    import difflib

    near = difflib.get_close_matches(name, (*table.rows, *table.aliases), 1)
    if prefix is not None:
        near.append(prefix[0].name)
    raise CompileError(
        f"unknown option '{word}'", hint=f"did you mean '-{near[0]}'?" if near else "see -help"
    )


def _is_output(word: str) -> bool:
    """Whether `-oNAME` names an output, a form that LLVM's tools lack.

    With two dashes, or without a character that only paths have, it is rather a misspelled option.
    """
    path = word.removeprefix("-o")
    return not word.startswith("--") and (path == "-" or "." in path or os.sep in path)


def wanted_format(argv: Sequence[str]) -> str:
    """Return the form of messages before the command line is parsed."""
    form = "text"
    for index, word in enumerate(argv):
        name, joined, value = word.lstrip("-").partition("=")
        if name == "error-format" and word.startswith("-"):
            form = value if joined else "".join(argv[index + 1 : index + 2])
    return form


def help_text(usage: str, table: OptionTable) -> str:
    """Return the text of -help, from the rows of a table."""
    shown = [row for row in table.rows.values() if row.help != NO_EFFECT]
    width = max(len(row.spelled) for row in shown)
    lines = [f"  {row.spelled:<{width}}  {row.help}" for row in shown]
    others = [f"-{row.name}" for row in table.rows.values() if row.help == NO_EFFECT]
    return "\n".join([f"usage: {usage}", "", *lines, "", *folded(NO_EFFECT, others), ""])


def folded(heading: str, names: Sequence[str]) -> list[str]:
    """Fold names into lines that fit a terminal, below a heading."""
    lines = [f"{heading}:"]
    line = ""
    for name in names:
        if len(line) + len(name) > 96:
            lines.append(line)
            line = ""
        line += f"  {name}"
    return [*lines, line]
