"""Reader of attribute groups, the lines `attributes #n = { ... }` at the end of a module.

Input: a line. Output: attributes by name, as from `parse_attribute_words`. A module's groups share
most of their words, so each word is parsed once; a blank within a string makes a line unusual, and
the cursor reads it.
"""

from __future__ import annotations

from typing import Final

from spvbackend.llvmir.parse.attributes import parse_attribute_words
from spvbackend.llvmir.parse.memo import Unusual
from spvbackend.llvmir.parse.scan import Cursor, tokens_of
from spvbackend.llvmir.parse.scope import Scope

_OPEN: Final = " = { "
_CLOSE: Final = " }"
_START: Final = "attributes #"
_GLUE: Final = "\0"  # replaces the blank after a colon, which occurs only in brackets


def read_group(scope: Scope, text: str, line: int) -> tuple[int, dict[str, str]]:
    """Return the number and attributes of a group."""
    try:
        return _usual(scope, text)
    except Unusual:
        pass
    cursor = Cursor(tokens_of(text), line)
    cursor.next()
    number = int(cursor.next()[1:])
    cursor.expect("=")
    cursor.expect("{")
    return number, parse_attribute_words(cursor, "}")


def _usual(scope: Scope, text: str) -> tuple[int, dict[str, str]]:
    head, separator, body = text.partition(_OPEN)
    number = head[len(_START) :]
    if not separator or not body.endswith(_CLOSE) or not number.isdecimal():
        raise Unusual
    attrs: dict[str, str] = {}
    for word in body[: -len(_CLOSE)].replace(": ", f":{_GLUE}").split(" "):
        name, value = scope.words.get(word) or _new_word(scope, word)
        attrs[name] = value
    return int(number), attrs


def _new_word(scope: Scope, word: str) -> tuple[str, str]:
    if word.count('"') % 2 or word.count("(") != word.count(")") or "\\" in word:
        raise Unusual
    cursor = Cursor(tokens_of(word.replace(_GLUE, " ")), 0)
    attrs = parse_attribute_words(cursor, "")
    if len(attrs) != 1:
        raise Unusual
    ((name, value),) = attrs.items()
    scope.words[word] = name, value
    return name, value
