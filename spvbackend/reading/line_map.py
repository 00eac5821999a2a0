"""Maps lines of the translated text to places in the user's text.

The translated text is LLVM's print of the module, in which calls may be inlined (inlined_lines.py).
It differs from the user's in layout, comments, numbering of metadata, debug records and LLVM's
upgrades, so functions and globals are matched by name, and an instruction by the name of its result
or by its position. No place is better than a wrong one. Lines and columns count from 1.
"""

import re
from bisect import bisect_right
from typing import Final, NamedTuple, final

from spvbackend.diagnostics import Diagnostic, first_column

# LangRef, Identifiers.
NAME: Final = r'(?:[-\w$.]+|"[^"]*")'
# Comments and strings are words, so that brackets in them do not count.
WORD_RE: Final = re.compile(
    r"(?P<skip>;[^\n]*)|(?P<open>[(\[{<])|(?P<close>[)\]}>])"
    r'|(?P<word>[%@$!#^c]?"[^"]*":?|[,=]|[^\s"();<>\[\]{},=]+)'
)
SYMBOL_RE: Final = re.compile(f"@({NAME})")
DEFINED_RE: Final = re.compile(rf"\s*([@%$]{NAME}|![-a-zA-Z$._][-\w$.]*) *=")
RESULT_RE: Final = re.compile(rf"%({NAME}) = (\S+)")
# LLVM turns calls of llvm.dbg.* into records, and drops broken ones.
DEBUG_RE: Final = re.compile(r"#dbg_|(?:tail )?call void @llvm\.dbg\.")
# A statement without a result starts with one of these words; elsewhere they follow only the `=` of
# a result or the marker of a call.
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
# In the head of a function a constant follows these, and it may have braces.
CONSTANT_HEADS: Final = frozenset(("prefix", "prologue", "personality"))
OPENING: Final = frozenset("([{<")
CLOSING: Final = frozenset(")]}>")
# Words that may precede `call`.
CALL_MARKERS: Final = frozenset(["tail", "musttail", "notail"])


class Statement(NamedTuple):
    """One instruction or definition: its place, and its words with single blanks."""

    line: int
    column: int
    text: str


class Symbol(NamedTuple):
    """A definition or declaration: its place, and the offset of its line in the text."""

    line: int
    column: int
    offset: int


@final
class LineMap:
    """The map from lines of the translated text to places in the user's text.

    Attributes:
        text: the text of which `user_line` returns lines: the user's, or LLVM's print where there
            is none (bitcode, or LLVM's passes have optimised).
    """

    __slots__ = ("_inlined", "_original", "_places", "_printed", "_spans", "_starts", "_statements",
                 "_symbols", "_user", "text")  # fmt: skip

    def __init__(
        self, user: str, printed: str, inlined: str = "", places: dict[int, int] | None = None
    ) -> None:
        """Keep the texts; they are matched on demand.

        Args:
            user: the user's text, "" where there is none.
            printed: the print of the module.
            inlined: the print with inlined calls, "" where none are inlined.
            places: the line in the print of each line that the module has, None for the same.
        """
        self.text: Final = user or printed
        self._user: Final = user
        self._inlined: Final = inlined
        self._places: Final = places
        self._printed: Final = printed.split("\n")
        self._original: dict[int, int] | None = None
        # Places in the user's text: by symbol, and by a function's line and a statement's line in
        # the print.
        self._symbols: dict[tuple[str, str], Symbol] | None = None
        self._statements: dict[int, dict[int, Statement | None]] = {}
        self._spans: Final = spans(self._printed)
        self._starts: Final = [start for start, _ in self._spans]

    def user_line(self, line: int) -> int:
        """Return the line of `text` from which a translated line comes, 0 for none."""
        line = self._before_inlining(line)
        if not self._user or not line:
            return line
        place = self._place(line)
        return 0 if place is None else place.line

    def place(self, diag: Diagnostic) -> None:
        """Turn a diagnostic's line of the translated text into one of the user's.

        A line that cannot be matched becomes 0; function and instruction then name the place.

        Args:
            diag: changed: line, column, source line, function and instruction.
        """
        line = self._before_inlining(diag.line)
        if self._inlined and not line:
            # An instruction that LLVM made has a text, but no place.
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
        # If the words agree, the column moves with the indentation. Otherwise only the
        # statement's start is known.
        if diag.column and source.strip() == printed.strip():
            diag.column += first_column(source) - first_column(printed)
        else:
            diag.column = place.column
        diag.line = place.line
        diag.source_line = source

    def _before_inlining(self, line: int) -> int:
        """Return the line of the print from which a translated line comes, 0 for none."""
        if self._places is not None:
            return self._places.get(line, 0)
        if not self._inlined:
            return line
        if self._original is None:
            from spvbackend.reading.inlined_lines import original_lines  # rarely needed

            self._original = original_lines("\n".join(self._printed), self._inlined)
        return self._original.get(line, 0)

    def _span(self, line: int) -> tuple[int, int]:
        """Return first and last line of the function around a line of the print, 0 for none."""
        index = bisect_right(self._starts, line) - 1
        inside = index >= 0 and line <= self._spans[index][1]
        return self._spans[index] if inside else (0, 0)

    def _place(self, line: int) -> Statement | Symbol | None:
        """Return the place in the user's text of a line of the print."""
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
        # A statement may span lines (switch, invoke): the line belongs to the last one begun.
        while line > start and line not in known:
            line -= 1
        return known[line] if line > start else function

    def _place_in_module(self, printed: str) -> Statement | Symbol | None:
        """Return the place of a line outside of functions.

        Declarations, globals, named types and named metadata are matched by name; the rest by text,
        since LLVM renumbers metadata and attribute groups.
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
    """Return first and last line of each function of LLVM's print; both begin in column 1."""
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
    """Return the first global symbol in a text, without @ and quotes."""
    symbol = SYMBOL_RE.search(text)
    return symbol[1].strip('"') if symbol else ""


def match_bodies(printed: list[Statement], user: list[Statement]) -> dict[int, Statement | None]:
    """Map the line of each printed statement to the user's statement, or to None.

    Statements match by the name of the result, then by position, then by unique text.
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
    """Return the name of a statement's result without quotes, "" for none or for a number.

    LLVM renumbers unnamed results, so numbers do not match.
    """
    result = RESULT_RE.match(text)
    name = "" if result is None else result[1].strip('"')
    return "" if name.isdigit() else name


def opcode_of(text: str) -> str:
    """Return the first word after the result; a marked call is a call."""
    result = RESULT_RE.match(text)
    word = result[2] if result else text.split(" ", 1)[0]
    return "call" if word in CALL_MARKERS else word


def quotable(name: str) -> str:
    """Return a pattern for a name with its sigil, quoted or not."""
    bare = re.escape(name[1:].strip('"'))
    return rf'{re.escape(name[0])}(?:{bare}|"{bare}")'


def find_start(text: str, pattern: str) -> Statement | None:
    """Find the first line that begins, after blanks, with a pattern."""
    place = re.search(rf"^[ \t]*({pattern})", text, re.MULTILINE)
    if place is None:
        return None
    start = place.start(1)
    line_start = text.rfind("\n", 0, start) + 1
    return Statement(text.count("\n", 0, start) + 1, start - line_start + 1, place[1])


def read_body(text: str, line: int) -> list[Statement]:
    """Return the statements of the function whose `define` starts the text, at a line.

    The grammar does not separate statements, so the first word marks a new one: a result with `=`,
    or a word that only begins statements. Debug records are left out: LLVM makes them from calls,
    and drops broken ones.
    """
    rows: list[Statement] = []
    words: list[str] = []
    place = last = (line, 1)
    depth = position = 0
    for token in WORD_RE.finditer(text, body_start(text)):
        # Count line breaks from token to token, so that the work is linear in the text.
        line += text.count("\n", position, token.start())
        position = token.start()
        word, here = token[0], (line, position - text.rfind("\n", 0, position))
        if token["skip"]:
            continue
        previous = words[-1] if words else ""
        has_result = depth == 0 and word == "=" and previous.startswith("%")
        ends = depth == 0 and (word == "}" or word.endswith(":"))
        if has_result:
            # The result was added to the statement before.
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
    """Return the offset at which the body of the function begins that starts the text.

    The brace of the body is the first one outside of brackets after the parameters. A brace of
    metadata or of a constant follows a mark or a type.
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
    """Return the place of each definition and declaration, by its kind and name."""
    places: dict[tuple[str, str], Symbol] = {}
    line, position = 1, 0
    for match in TOP_RE.finditer(text):
        blanks, kind, function, variable = match.groups()
        line += text.count("\n", position, match.start())
        position = match.start()
        # A second match is in a comment or a string, or an error.
        key = kind or "global", (function or variable).strip('"')
        places.setdefault(key, Symbol(line, len(blanks) + 1, position))
    return places


def body_end(text: str, offset: int) -> int:
    """Return an offset at or after the closing brace of the function that starts at an offset.

    If the user's brace ends a line, the offset lies behind it; `read_body` stops at the brace.
    """
    end = END_RE.search(text, offset)
    return len(text) if end is None else end.end()
