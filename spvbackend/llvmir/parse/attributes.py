"""Parser of parameter attributes and attribute groups.

Input: the tokens at a parameter, a result or in a group. Output: attributes by name, with a type, a
size, or the text of brackets or of a string as value.
"""

from __future__ import annotations

from typing import Final

from spvbackend.llvmir.parse.scan import Cursor, string_value
from spvbackend.llvmir.parse.types import parse_type
from spvbackend.llvmir.types import TypeContext
from spvbackend.llvmir.values import NO_ATTRIBUTES, Attributes

FLAGS: Final = frozenset(
    ("zeroext", "signext", "noext", "inreg", "noalias", "nocapture", "nofree", "nest", "returned",
     "nonnull", "noundef", "readonly", "readnone", "writeonly", "immarg", "allocptr", "allocalign",
     "swiftself", "swiftasync", "swifterror", "nofpclass", "dead_on_unwind", "writable",
     "dead_on_return")
)  # fmt: skip
# With opaque pointers these carry the pointee type (LangRef, Parameter Attributes).
_TYPED: Final = frozenset(("byval", "sret", "byref", "inalloca", "preallocated", "elementtype"))
_SIZED: Final = frozenset(("dereferenceable", "dereferenceable_or_null", "alignstack"))
# Their brackets are kept as text.
GROUPED: Final = frozenset(("captures", "range", "initializes", "nofpclass", "dead_on_return"))


def parse_parameter_attributes(cursor: Cursor, types: TypeContext) -> Attributes:
    """Take the attributes of a parameter or return value."""
    token = cursor.peek()
    # Most values have none; these characters begin the value or end the statement.
    if token == "" or token[0] in "%@),0123456789-":
        return NO_ATTRIBUTES
    attrs: Attributes = {}
    while True:
        token = cursor.peek()
        if token == "align":
            cursor.pos += 1
            attrs[token] = _sized(cursor)
        elif token in _TYPED:
            cursor.pos += 1
            cursor.expect("(")
            attrs[token] = parse_type(cursor, types)
            cursor.expect(")")
        elif token in _SIZED:
            cursor.pos += 1
            attrs[token] = _sized(cursor)
        elif token in FLAGS or token in GROUPED:
            cursor.pos += 1
            attrs[token] = cursor.balanced() if cursor.peek() == "(" else 1
        elif token.startswith('"'):
            cursor.pos += 1
            value = string_value(cursor.next()) if cursor.accept("=") else ""
            attrs[string_value(token)] = value
        else:
            return attrs or NO_ATTRIBUTES


def _sized(cursor: Cursor) -> int:
    """Return a number in brackets, or after a blank as in `align`."""
    if cursor.accept("("):
        size = cursor.integer()
        cursor.expect(")")
        return size
    return cursor.integer()


def parse_attribute_words(cursor: Cursor, close: str) -> dict[str, str]:
    """Take function attributes up to `close`: name -> text of the value, "" for a plain one."""
    attrs: dict[str, str] = {}
    while not cursor.accept(close):
        token = cursor.next()
        name = string_value(token) if token.startswith('"') else token
        value = ""
        if cursor.accept("="):
            word = cursor.next()
            value = string_value(word) if word.startswith('"') else word
        elif cursor.peek() == "(":
            value = cursor.balanced()[1:-1].strip()
        attrs[name] = value
    return attrs
