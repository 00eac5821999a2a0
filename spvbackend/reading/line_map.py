"""From a line of the text that is translated to the place of the same thing in the user's text.

The text that is translated is LLVM's print of the module, in which calls may be inlined
(inlined_lines.py). It differs from the user's in layout, comments, numbering of metadata, debug
records and whatever LLVM upgraded while reading, so functions and globals are matched by name, and
an instruction by the name of its result or by its position. It need not always succeed: no place is
better than a wrong one. Lines and columns count from 1.
"""

import re
from bisect import bisect_right
from typing import Final, NamedTuple, final

from spvbackend.diagnostics import Diagnostic, first_column

# LangRef, Identifiers.
NAME: Final = r'(?:[-\w$.]+|"[^"]*")'
# Comments and strings are words of their own, so that brackets in them do not count.
WORD_RE: Final = re.compile(
    r"(?P<skip>;[^\n]*)|(?P<open>[(\[{<])|(?P<close>[)\]}>])"
    r'|(?P<word>[%@$!#^c]?"[^"]*":?|[,=]|[^\s"();<>\[\]{},=]+)'
)
SYMBOL_RE: Final = re.compile(f"@({NAME})")
DEFINED_RE: Final = re.compile(rf"\s*([@%$]{NAME}|![-a-zA-Z$._][-\w$.]*) *=")
RESULT_RE: Final = re.compile(rf"%({NAME}) = (\S+)")
# LLVM turns calls of llvm.dbg.* into records, and drops those that are broken.
DEBUG_RE: Final = re.compile(r"#dbg_|(?:tail )?call void @llvm\.dbg\.")
# A statement without a result starts with one of these, and they stand nowhere else but after the
# `=` of a result or the marker of a call.
STARTERS: Final = frozenset(
    {
        "#dbg_assign",
        "#dbg_declare",
        "#dbg_label",
        "#dbg_value",
        "br",
        "call",
        "callbr",
        "catchret",
        "cleanupret",
        "fence",
        "indirectbr",
        "invoke",
        "musttail",
        "notail",
        "resume",
        "ret",
        "store",
        "switch",
        "tail",
        "unreachable",
    }
)
# What follows these in the head of a function is a constant, which may have braces.
CONSTANT_HEADS: Final = frozenset(("prefix", "prologue", "personality"))
OPENING: Final = frozenset("([{<")
CLOSING: Final = frozenset(")]}>")
# The word that begins a call may be one of these, with `call` as the next.
CALL_MARKERS: Final = frozenset(["tail", "musttail", "notail"])


class Statement(NamedTuple):
    """One instruction or definition: its place, from 1, and its words with single blanks."""

    line: int
    column: int
    text: str


class Symbol(NamedTuple):
    """A definition or declaration: its place, from 1, and where its line starts in the text."""

    line: int
    column: int
    offset: int


@final
class LineMap:
    """Places in the user's text of what is in the text that is translated.

    Attributes:
        text: the text of which `user_line` gives lines: the user's, or LLVM's print where there is
            none (bitcode, or LLVM's passes have optimised).
    """

    __slots__ = ("_inlined", "_original", "_printed", "_spans", "_starts", "_statements",
                 "_symbols", "_user", "text")  # fmt: skip

    def __init__(self, user: str, printed: str, inlined: str = "") -> None:
        """Keep the texts, of which nothing is looked at before it is asked for.

        Args:
            user: the user's text, "" where there is none.
            printed: LLVM's print of the module.
            inlined: the print that is translated where calls are inlined in it.
        """
        self.text: Final = user or printed
        self._user: Final = user
        self._inlined: Final = inlined
        self._printed: Final = printed.split("\n")
        self._original: dict[int, int] | None = None
        # Places in the user's text, by what has them: symbols, and statements of a function by
        # their lines in the print.
        self._symbols: dict[tuple[str, str], Symbol] | None = None
        self._statements: dict[int, dict[int, Statement | None]] = {}
        self._spans: Final = spans(self._printed)
        self._starts: Final = [start for start, _ in self._spans]

    def user_line(self, line: int) -> int:
        """The line of `text` that a line of the translated text is from, 0 for none."""
        line = self._before_inlining(line)
        if not self._user or not line:
            return line
        place = self._place(line)
        return 0 if place is None else place.line

    def place(self, diag: Diagnostic) -> None:
        """Turn a diagnostic's line of the translated text into one of the user's.

        Where the two cannot be matched the line becomes 0, and function and instruction name the
        place.

        Args:
            diag: changed: line, column, source line, function and instruction.
        """
        line = self._before_inlining(diag.line)
        if self._inlined and not line:
            # An instruction that LLVM made has no place, but a text.
            LineMap("", self._inlined).place(diag)
            return
        if not 0 < line <= len(self._printed):
            return
        printed = self._printed[line - 1]
        if start := self._span(line)[0]:
            diag.function = diag.function or symbol_name(self._printed[start - 1])
        diag.instruction = diag.instruction or printed.strip()
        place = self._place(line) if self._user else None
        if place is None:
            diag.line = diag.column = 0
            return
        source = self._user.split("\n")[place.line - 1]
        # Where the words are the same, the column moves with the indentation. Elsewhere only the
        # statement's start is known.
        if diag.column and source.strip() == printed.strip():
            diag.column += first_column(source) - first_column(printed)
        else:
            diag.column = place.column
        diag.line = place.line
        diag.source_line = source

    def _before_inlining(self, line: int) -> int:
        """The line of LLVM's print that a line of the translated text is from, 0 for none."""
        if not self._inlined:
            return line
        if self._original is None:
            from spvbackend.reading.inlined_lines import original_lines  # few are asked for

            self._original = original_lines("\n".join(self._printed), self._inlined)
        return self._original.get(line, 0)

    def _span(self, line: int) -> tuple[int, int]:
        """First and last line of the function that a line of the print is in, 0 for none."""
        index = bisect_right(self._starts, line) - 1
        inside = index >= 0 and line <= self._spans[index][1]
        return self._spans[index] if inside else (0, 0)

    def _place(self, line: int) -> Statement | Symbol | None:
        """The place in the user's text of what a line of the print says."""
        start, end = self._span(line)
        if not start:
            return self._place_in_module(self._printed[line - 1])
        function = self._symbol("define", symbol_name(self._printed[start - 1]))
        if function is None or line == start:
            return function
        known = self._statements.get(start)
        if known is None:
            printed = read_body("\n".join(self._printed[start - 1 : end]), start)
            after = body_end(self._user, function.offset)
            user = read_body(self._user[function.offset : after], function.line)
            known = self._statements[start] = match_bodies(printed, user)
        # A statement may span lines (switch, invoke): the one that began last has the line.
        while line > start and line not in known:
            line -= 1
        return known[line] if line > start else function

    def _place_in_module(self, printed: str) -> Statement | Symbol | None:
        """The place of what is outside of functions.

        A declaration or global goes by its name, and so do named types and metadata; the rest by
        its text, since LLVM numbers metadata and attribute groups anew.
        """
        if printed.startswith("declare "):
            return self._symbol("declare", symbol_name(printed))
        defined = DEFINED_RE.match(printed)
        if defined is not None and defined[1].startswith("@"):
            return self._symbol("global", symbol_name(defined[1]))
        if defined is not None:
            return find_start(self._user, rf"{quotable(defined[1])}[ \t]*=")
        words = printed.split()
        return find_start(self._user, r"[ \t]+".join(map(re.escape, words))) if words else None

    def _symbol(self, kind: str, name: str) -> Symbol | None:
        if self._symbols is None:
            self._symbols = symbol_places(self._user)
        return self._symbols.get((kind, name))


def spans(lines: list[str]) -> list[tuple[int, int]]:
    """First and last line of each function of LLVM's print, where both begin in column 1."""
    functions: list[tuple[int, int]] = []
    start = 0
    for number, line in enumerate(lines, 1):
        if line.startswith("define "):
            start = number
        elif line == "}" and start:
            functions.append((start, number))
            start = 0
    return functions


def symbol_name(text: str) -> str:
    """The first global symbol in text, without @ and quotes."""
    symbol = SYMBOL_RE.search(text)
    return symbol[1].strip('"') if symbol else ""


def match_bodies(printed: list[Statement], user: list[Statement]) -> dict[int, Statement | None]:
    """The user's statement for each line at which one of the print begins, None for none.

    It is the one with the same named result, or else the one at the same position, or else the only
    one that reads the same.
    """
    named = {name: row for row in user if (name := result_name(row.text))}
    texts: dict[str, Statement | None] = {}
    for row in user:
        texts[row.text] = None if row.text in texts else row
    # Positions agree where LLVM neither added nor dropped a statement; the opcode makes sure.
    aligned = len(printed) == len(user)
    places: dict[int, Statement | None] = {}
    for index, row in enumerate(printed):
        place = named.get(result_name(row.text))
        if place is None and aligned and opcode_of(user[index].text) == opcode_of(row.text):
            place = user[index]
        places[row.line] = place or texts.get(row.text)
    return places


def result_name(text: str) -> str:
    """The name of a statement's result without quotes, "" for none.

    Numbers are LLVM's own: the user's text may count otherwise.
    """
    result = RESULT_RE.match(text)
    name = "" if result is None else result[1].strip('"')
    return "" if name.isdigit() else name


def opcode_of(text: str) -> str:
    """First word after the result; a marked call is a call."""
    result = RESULT_RE.match(text)
    word = result[2] if result else text.split(" ", 1)[0]
    return "call" if word in CALL_MARKERS else word


def quotable(name: str) -> str:
    """Pattern for a name with its sigil, which the user may have put in quotes."""
    bare = re.escape(name[1:].strip('"'))
    return rf'{re.escape(name[0])}(?:{bare}|"{bare}")'


def find_start(text: str, pattern: str) -> Statement | None:
    """Where the first line starts that begins, after blanks, with pattern."""
    place = re.search(rf"^[ \t]*({pattern})", text, re.MULTILINE)
    if place is None:
        return None
    start = place.start(1)
    line_start = text.rfind("\n", 0, start) + 1
    return Statement(text.count("\n", 0, start) + 1, start - line_start + 1, place[1])


def read_body(text: str, line: int) -> list[Statement]:
    """The statements of the function whose `define` is in the first line of text, which is line.

    The grammar has no separator between statements, so a new one is told by its first word: a
    result with `=`, or a word that only begins statements. Debug records are left out: LLVM makes
    them from calls, and drops them when they are broken.
    """
    rows: list[Statement] = []
    words: list[str] = []
    place = last = (line, 1)
    depth = position = 0
    for token in WORD_RE.finditer(text, body_start(text)):
        # Line breaks are counted from token to token, so the work is linear in the text.
        line += text.count("\n", position, token.start())
        position = token.start()
        word, here = token[0], (line, position - text.rfind("\n", 0, position))
        if token["skip"]:
            continue
        previous = words[-1] if words else ""
        has_result = depth == 0 and word == "=" and previous.startswith("%")
        ends = depth == 0 and (word == "}" or word.endswith(":"))
        if has_result:
            # It was taken for the end of the statement before.
            words.pop()
        starts = word in STARTERS and previous != "=" and previous not in CALL_MARKERS
        if words and (has_result or ends or (depth == 0 and starts)):
            rows.append(Statement(*place, " ".join(words)))
            words = []
        if ends and word == "}":
            break
        if has_result:
            words, place = [previous], last
        elif not words:
            place = here
        if not ends:
            words.append(word)
        last = here
        depth += (word in OPENING) - (word in CLOSING)
    return [row for row in rows if not DEBUG_RE.match(row.text)]


def body_start(text: str) -> int:
    """Where the body of the function begins whose `define` is in the first line of text.

    Its brace is the first outside of brackets after the parameters. A brace of metadata, or of a
    constant, follows a mark or a type.
    """
    depth = 0
    is_named = has_parameters = in_constant = False
    for token in WORD_RE.finditer(text):
        word = token[0]
        if token["skip"]:
            continue
        if word == "{" and depth == 0 and has_parameters and not in_constant:
            return token.end()
        in_constant = word == "!" or word in CONSTANT_HEADS or (in_constant and depth > 0)
        depth += (word in OPENING) - (word in CLOSING)
        is_named = is_named or word.startswith("@")
        has_parameters = has_parameters or (is_named and word == ")" and depth == 0)
    return len(text)


TOP_RE: Final = re.compile(
    rf"^([ \t]*)(?:(define|declare)\b[^\n;]*?@({NAME})[ \t]*\(|@({NAME})[ \t]*=)", re.MULTILINE
)
END_RE: Final = re.compile(r"^[ \t]*\}", re.MULTILINE)


def symbol_places(text: str) -> dict[tuple[str, str], Symbol]:
    """The place of each definition and declaration, by what it is and its name."""
    places: dict[tuple[str, str], Symbol] = {}
    line, position = 1, 0
    for match in TOP_RE.finditer(text):
        blanks, kind, function, variable = match.groups()
        line += text.count("\n", position, match.start())
        position = match.start()
        # What looks like a second one is in a comment or a string, or an error.
        key = kind or "global", (function or variable).strip('"')
        places.setdefault(key, Symbol(line, len(blanks) + 1, position))
    return places


def body_end(text: str, offset: int) -> int:
    """An offset behind the closing brace of the function that starts at one.

    The user may close it at the end of a line: then more is found, and `read_body` stops by itself.
    """
    end = END_RE.search(text, offset)
    return len(text) if end is None else end.end()
