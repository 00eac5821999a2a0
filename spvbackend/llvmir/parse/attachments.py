"""The metadata attachments of a statement: `, !name !n`, any number of times.

Input: a statement of the canonical text. Output: the statement without attachments, and the
attachments as a mapping.
"""

from __future__ import annotations

import re
from typing import Final

_ATTACHMENTS: Final = r"(?:, ![-a-zA-Z$._\\0-9]+ !(?:\d+|DIExpression\([^)]*\)))+\s*$"
_ATTACHMENT: Final = r"!([-a-zA-Z$._\\0-9]+) (!\d+|!DIExpression\([^)]*\))"
_DEBUG: Final = "dbg"


def split_attachments(text: str) -> tuple[str, dict[str, str]]:
    """Return a statement without its `, !name !n` tail, and the tail as a mapping."""
    head, pairs = _split(text)
    return head, dict(pairs)


def split_variable(text: str) -> tuple[str, dict[str, str], list[str]]:
    """Split a global variable; its `!dbg` attachments, possibly several, come separately."""
    head, pairs = _split(text)
    debug = [node for name, node in pairs if name == _DEBUG]
    return head, {name: node for name, node in pairs if name != _DEBUG}, debug


def _split(text: str) -> tuple[str, list[tuple[str, str]]]:
    if ", !" not in text:  # faster than the pattern, which matters for long tables
        return text, []
    match = re.search(_ATTACHMENTS, text)
    if match is None:
        return text, []
    return text[: match.start()], re.findall(_ATTACHMENT, match[0])
