"""From a line of the canonical text to the place of the same thing in what the user wrote.

The canonical text is llvmlite's print of the parsed module. The two differ in layout, comments,
numbering of metadata, debug records and whatever LLVM upgraded while reading, so functions and
globals are matched by name, and an instruction by the name of its result or by its position. It
need not always succeed: no place is better than a wrong one. Lines and columns count from 1.
"""

import re
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


def locate(diag: Diagnostic, user_text: str, canonical_text: str) -> None:
    """Turn a diagnostic's line of the canonical text into one of the user's.

    Where the two cannot be matched the line becomes 0, and function and instruction name the place.

    Args:
        diag: changed in place: line, column, source line, function and instruction.
        user_text: the user's text, empty when there is none (bitcode, or LLVM's passes have run).
        canonical_text: LLVM's print of the module.
    """
    lines = canonical_text.split("\n")
    if not 0 < diag.line <= len(lines):
        return
    canonical_line = lines[diag.line - 1]
    header = header_line(lines, diag.line)
    if header:
        diag.function = diag.function or symbol_name(lines[header - 1])
        place = locate_in_function(diag.line, lines, header, user_text)
    else:
        place = locate_in_module(canonical_line, user_text)
    diag.instruction = diag.instruction or canonical_line.strip()
    if place is None:
        diag.line = diag.column = 0
        return
    source = user_text.split("\n")[place.line - 1]
    # The same words: the column moves with the indentation. Else only the statement's start is
    # known.
    if diag.column and source.strip() == canonical_line.strip():
        # mypyc has no += for an attribute of an exception.
        diag.column = diag.column + first_column(source) - first_column(canonical_line)
    else:
        diag.column = place.column
    diag.line = place.line
    diag.source_line = source


def header_line(lines: list[str], line: int) -> int:
    """Line of the `define` whose header or body holds line, or 0 outside of functions.

    The canonical text starts each definition and each closing brace in the first column, so the
    search goes up from the line to whichever comes first.
    """
    for number in range(line, 0, -1):
        if lines[number - 1].startswith("define "):
            return number
        # The brace of the line itself closes the function that is looked for.
        if lines[number - 1] == "}" and number != line:
            return 0
    return 0


def symbol_name(text: str) -> str:
    """The first global symbol in text, without @ and quotes."""
    found = SYMBOL_RE.search(text)
    return found[1].strip('"') if found else ""


def locate_in_function(
    line: int, lines: list[str], header: int, user_text: str
) -> Statement | None:
    """Place of the canonical line, which lies in the function whose `define` is line header.

    Both bodies are split into statements, which match whatever their layout.
    """
    found = find_symbol(user_text, "define", symbol_name(lines[header - 1]))
    if found is None or line == header:
        return found
    end = header
    while end < len(lines) and lines[end - 1] != "}":
        end += 1
    canonical = read_body("\n".join(lines[header - 1 : end]), header)
    # A statement may span lines (switch, invoke): the one that began last has the line.
    earlier = [index for index, row in enumerate(canonical) if row.line <= line]
    if not earlier:
        return found
    start = line_offset(user_text, found.line)
    return match_statement(canonical, earlier[-1], read_body(user_text[start:], found.line))


def match_statement(
    canonical: list[Statement], index: int, user: list[Statement]
) -> Statement | None:
    """The user's statement for canonical[index], None where none certainly is.

    It is the one with the same named result, else the one at the same position, else the only one
    that reads the same.
    """
    text = canonical[index].text
    result = RESULT_RE.match(text)
    # Numbers are LLVM's own: the user's text may count otherwise.
    if result is not None and not result[1].isdigit():
        named = [row for row in user if has_result(row.text, result[1])]
        if len(named) == 1:
            return named[0]
    # Positions agree where LLVM neither added nor dropped a statement; the opcode makes sure.
    if len(canonical) == len(user) and opcode_of(user[index].text) == opcode_of(text):
        return user[index]
    same = [row for row in user if row.text == text]
    return same[0] if len(same) == 1 else None


def has_result(text: str, name: str) -> bool:
    """Whether the statement defines the name, which either text may have in quotes."""
    found = RESULT_RE.match(text)
    return found is not None and found[1].strip('"') == name.strip('"')


def opcode_of(text: str) -> str:
    """First word after the result; a marked call is a call."""
    found = RESULT_RE.match(text)
    word = found[2] if found else text.split(" ", 1)[0]
    return "call" if word in CALL_MARKERS else word


def locate_in_module(canonical_line: str, user_text: str) -> Statement | None:
    """The place of what is outside of functions.

    A declaration, global, named type or named metadata goes by its name; the rest by its text,
    since LLVM numbers metadata and attribute groups anew.
    """
    if canonical_line.startswith("declare "):
        return find_symbol(user_text, "declare", symbol_name(canonical_line))
    defined = DEFINED_RE.match(canonical_line)
    if defined is not None:
        return find_start(user_text, rf"{quotable(defined[1])}[ \t]*=")
    words = canonical_line.split()
    return find_start(user_text, r"[ \t]+".join(map(re.escape, words))) if words else None


def quotable(name: str) -> str:
    """Pattern for a name with its sigil, which the user may have put in quotes."""
    bare = re.escape(name[1:].strip('"'))
    return rf'{re.escape(name[0])}(?:{bare}|"{bare}")'


def find_symbol(text: str, keyword: str, name: str) -> Statement | None:
    """Where `keyword ... @name(` starts."""
    return find_start(text, rf"{keyword}\b[^\n;]*?{quotable('@' + name)}[ \t]*\(")


def find_start(text: str, pattern: str) -> Statement | None:
    """Where the first line starts that begins, after blanks, with pattern."""
    found = re.search(rf"^[ \t]*({pattern})", text, re.MULTILINE)
    if found is None:
        return None
    start = found.start(1)
    line_start = text.rfind("\n", 0, start) + 1
    return Statement(text.count("\n", 0, start) + 1, start - line_start + 1, found[1])


def line_offset(text: str, line: int) -> int:
    """Offset in text at which a line, counted from 1, starts."""
    offset = 0
    for _ in range(line - 1):
        offset = text.index("\n", offset) + 1
    return offset


def read_body(text: str, line: int) -> list[Statement]:
    """The statements of the function whose `define` is in the first line of text, which is line.

    Debug records are left out: LLVM makes them from calls, and drops them when they are broken.
    """
    reader = BodyReader(line)
    # Line breaks are counted from token to token, so the work is linear in the text.
    position = 0
    for token in WORD_RE.finditer(text):
        line += text.count("\n", position, token.start())
        position = token.start()
        if token["skip"]:
            continue
        column = position - text.rfind("\n", 0, position)
        if not reader.take(token[0], line, column):
            break
    return [row for row in reader.rows if not DEBUG_RE.match(row.text)]


@final
class BodyReader:
    """Splits the words of a definition into statements; layout does not matter to it.

    The grammar has no separator between statements, so a new one is told by its first word: a
    result with `=`, or a word that only begins statements.

    Attributes:
        rows: the statements so far.
        words: those of the statement at hand, which began at `place`.
        depth: how many brackets are open.
    """

    __slots__ = ("depth", "in_body", "in_constant", "last", "named", "parameters", "place",
                 "rows", "words")  # fmt: skip

    def __init__(self, line: int) -> None:
        self.rows: list[Statement] = []
        self.words: list[str] = []
        self.place = (line, 1)
        self.last = (line, 1)
        self.depth = 0
        self.named = False
        self.parameters = False
        self.in_body = False
        self.in_constant = False

    def take(self, word: str, line: int, column: int) -> bool:
        """Read one word; false after the brace that closes the body."""
        if not self.in_body:
            self.take_header(word)
            return True
        if self.depth == 0 and (word == "}" or word.endswith(":")):
            self.close()
            return word != "}"
        if self.depth == 0:
            self.split(word, (line, column))
        self.words.append(word)
        self.last = (line, column)
        self.count(word)
        return True

    def take_header(self, word: str) -> None:
        """The body's brace is the first outside of brackets after the parameter list.

        A brace of metadata, or of a constant, follows a mark or a type.
        """
        if word == "{" and self.depth == 0 and self.parameters and not self.in_constant:
            self.in_body = True
            return
        self.in_constant = (
            word == "!" or word in CONSTANT_HEADS or (self.in_constant and self.depth > 0)
        )
        self.count(word)
        self.named = self.named or word.startswith("@")
        self.parameters = self.parameters or (self.named and word == ")" and self.depth == 0)

    def count(self, word: str) -> None:
        """Count a bracket; within brackets no statement begins."""
        if word in OPENING:
            self.depth += 1
        elif word in CLOSING:
            self.depth -= 1

    def split(self, word: str, place: tuple[int, int]) -> None:
        """Start a statement at word or, when word is `=`, at the result before it."""
        previous = self.words[-1] if self.words else ""
        # The result was taken for the end of the statement before.
        if word == "=" and previous.startswith("%"):
            self.words.pop()
            self.close()
            self.words, self.place = [previous], self.last
        elif not self.words or (
            word in STARTERS and previous != "=" and previous not in CALL_MARKERS
        ):
            self.close()
            self.place = place

    def close(self) -> None:
        """End the statement at hand, if there is one."""
        if self.words:
            line, column = self.place
            self.rows.append(Statement(line, column, " ".join(self.words)))
            self.words = []


def user_lines(user_text: str, canonical_text: str) -> dict[int, int]:
    """Lines of the canonical text -> lines of the user's, for all that can be matched.

    That is `locate` for everything at once, in one walk over each text: the lines of globals, of
    `define`s and `declare`s, and of the instructions.

    Args:
        user_text: the user's text.
        canonical_text: LLVM's print of the module.
    """
    ours, theirs = symbol_lines(canonical_text), symbol_lines(user_text)
    found: dict[int, int] = {}
    for key, (line, offset) in ours.items():
        if key not in theirs:
            continue
        user_line, user_offset = theirs[key]
        found[line] = user_line
        if key[0] == "define":
            canonical = read_body(canonical_text[offset : body_end(canonical_text, offset)], line)
            user = read_body(user_text[user_offset : body_end(user_text, user_offset)], user_line)
            found.update(match_bodies(canonical, user))
    return found


TOP_RE: Final = re.compile(
    rf"^[ \t]*(?:(define|declare)\b[^\n;]*?@({NAME})[ \t]*\(|@({NAME})[ \t]*=)", re.MULTILINE
)
END_RE: Final = re.compile(r"^[ \t]*\}", re.MULTILINE)


def symbol_lines(text: str) -> dict[tuple[str, str], tuple[int, int]]:
    """Line and offset of each definition and declaration, by what it is and its name."""
    found: dict[tuple[str, str], tuple[int, int]] = {}
    line, position = 1, 0
    for match in TOP_RE.finditer(text):
        line += text.count("\n", position, match.start())
        position = match.start()
        name = (match[2] or match[3]).strip('"')
        # What looks like a second one is in a comment or a string, or an error.
        found.setdefault((match[1] or "global", name), (line, position))
    return found


def body_end(text: str, offset: int) -> int:
    """An offset behind the closing brace of the function that starts at one.

    The user may close it at the end of a line: then more is found, and `read_body` stops by itself.
    """
    end = END_RE.search(text, offset)
    return len(text) if end is None else end.end()


def match_bodies(canonical: list[Statement], user: list[Statement]) -> dict[int, int]:
    """Line -> line of the statements of a function, as match_statement pairs them."""
    named: dict[str, int] = {}
    for row in user:
        result = RESULT_RE.match(row.text)
        if result is not None:
            named[result[1].strip('"')] = row.line
    found: dict[int, int] = {}
    aligned = len(canonical) == len(user)
    for index, row in enumerate(canonical):
        result = RESULT_RE.match(row.text)
        name = "" if result is None else result[1].strip('"')
        if name in named and not name.isdigit():
            found[row.line] = named[name]
        elif aligned and opcode_of(user[index].text) == opcode_of(row.text):
            found[row.line] = user[index].line
    return found
