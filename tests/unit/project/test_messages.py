"""Every message has a test: some test has the text of each error and warning.

The messages come from the syntax trees, as the constant parts of what the diagnostics are made of.
A test has one if it holds all words of its longest part in their order, or at least three of them
that no other message has.
"""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from tests.folders import ROOT
from tests.offenders import for_each

# The position of the message among the arguments.
MAKERS: Final = {
    "CompileError": 0,
    "InternalError": 0,
    "Unsupported": 0,
    "TypeError": 0,
    "_broken": 1,
    "_failure": 1,
    "missing": 2,
    "warn": 0,
}
WORDS: Final = 3
EXCEPTIONS: Final = {
    "pseudo instruction reached the encoder": "selection leaves none, which its table shows",
    "a vector of pointers needs": "legalisation takes such vectors apart first",
    "alias leads back to itself": "LLVM's verifier refuses such a module first",
    "an instruction of words is longer than SPIR-V allows": "limits are checked first, by what "
    "has them in the module",
    "source and destination hold different types": "inference gives both the type that is spelled",
    "takes 1 to 3 sizes not": "the number of arguments is checked first",
    "two runs of constants define the same ids": "one of them begins in the other, which is told",
    "takes a vector of pointers not": "only our own passes call these instructions",
}


class Message(NamedTuple):
    """One message: its place, and its constant parts."""

    place: str
    parts: tuple[str, ...]

    def text(self) -> str:
        """Its words, by which EXCEPTIONS has it."""
        return " ".join(words(" ".join(self.parts)))


def parts_of(node: ast.expr) -> Iterator[str]:
    """The constant parts of an expression that makes a text."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.JoinedStr):
        for value in node.values:
            yield from parts_of(value)
    elif isinstance(node, ast.BinOp):
        yield from parts_of(node.left)
        yield from parts_of(node.right)


@cache
def messages() -> tuple[Message, ...]:
    """Return the messages of the package."""
    return tuple(read_messages())


def read_messages() -> Iterator[Message]:
    for path in sorted((ROOT / "spvbackend").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            position = MAKERS.get(name, -1)
            if not 0 <= position < len(node.args):
                continue
            parts = tuple(part for part in parts_of(node.args[position]) if words(part))
            if parts:
                yield Message(f"{path.relative_to(ROOT)}:{node.lineno}", parts)


def words(text: str) -> list[str]:
    """The words of a text without its marks, which a regular expression of a test may escape."""
    return re.findall(r"[\w.@-]*\w", text)


def windows(message: Message) -> Iterator[tuple[str, ...]]:
    """Three words of a part at a time, or all of it."""
    for part in message.parts:
        wording = words(part)
        for start in range(max(len(wording) - WORDS, 0) + 1):
            yield tuple(wording[start : start + WORDS])


@cache
def counts() -> Counter[tuple[str, ...]]:
    """Return how many messages have each window; two places may make one message."""
    distinct = {message.text(): message for message in messages()}.values()
    return Counter(window for message in distinct for window in set(windows(message)))


@cache
def all_words() -> str:
    """Return the words of all tests; adjacent strings are one text."""
    texts = []
    for path in sorted((ROOT / "tests").rglob("*")):
        if path.suffix in (".ll", ".py") and path.name != "test_messages.py":
            text = path.read_text(encoding="utf-8", errors="replace")
            texts.append(re.sub(r'"\s*\n\s*r?f?"', "", text.replace("\\", "")))
    return " " + " ".join(words(" ".join(texts))) + " "


def is_tested(message: Message) -> bool:
    longest = max((words(part) for part in message.parts), key=len)
    if f" {' '.join(longest)} " in all_words():
        return True
    unique = [
        window for window in windows(message) if counts()[window] == 1 and len(window) == WORDS
    ]
    return any(f" {' '.join(window)} " in all_words() for window in unique)


@for_each(messages, lambda message: message.place)
def test_every_message_has_a_test(message: Message) -> None:
    if message.text() in EXCEPTIONS:
        assert not is_tested(message), "a test has this text: take it out of EXCEPTIONS"
    else:
        assert is_tested(message), f"{message.place}: no test has the text '{message.text()}'"


def test_there_are_messages() -> None:
    """The walk over the sources finds messages."""
    assert len(messages()) > 150
    assert set(EXCEPTIONS) <= {message.text() for message in messages()}


def test_messages_are_in_the_style_of_all() -> None:
    """Messages are in lower case, without a full stop; names and formats are exempt."""
    wrong = []
    for message in messages():
        first = message.parts[0]
        if re.match(r"[A-Z][a-z]+ ", first) or re.search(r"[a-z]\.$", message.parts[-1]):
            wrong.append(f"{message.place}: {message.text()}")
    assert wrong == []
