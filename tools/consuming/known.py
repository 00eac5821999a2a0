"""What consumers refuse for reasons that are not ours, so that anything new is noticed."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final, NamedTuple

from consuming.modules import Binary


class Known(NamedTuple):
    """A group of refusals: by whom, what they say, what the module has, and why it is so.

    Attributes:
        consumer: a pattern of names.
        said: a pattern that the message has.
        has: a pattern of a fact, if the message does not tell.
        reason: why it is not ours.
    """

    consumer: str
    said: str
    has: str
    reason: str


KNOWN: Final[tuple[Known, ...]] = ()


def explain(consumer: str, module: Binary, said: str, rows: Iterable[Known] = KNOWN) -> str:
    """The reason for a refusal, or nothing where it is new."""
    for row in rows:
        if (
            re.fullmatch(row.consumer, consumer)
            and re.search(row.said, said)
            and (not row.has or any(re.fullmatch(row.has, fact) for fact in module.facts))
        ):
            return row.reason
    return ""
