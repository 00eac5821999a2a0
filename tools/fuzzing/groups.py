"""Groups findings by their cause: the fault, its message without names and numbers, a place."""

import re
from typing import Final, NamedTuple

ADDRESS: Final = re.compile(r"at \S*?(\w+/\w+\.py):(\d+)")
INTERNAL: Final = re.compile(r"internal error( in pass '[^']*')?(?: on @.*?)?: (.*)")
RULE: Final = re.compile(r"^note: (?:\^|in @[^:]*:) (.*)$", re.MULTILINE)
NOISE: Final = (
    (re.compile(r"'[^'\n]*'"), "'...'"),
    (re.compile(r'"[^"\n]*"'), '"..."'),
    (re.compile(r"[%@!#][-\w.$]+"), "X"),
    (re.compile(r"\d+\[[^\]]*\]"), "N"),
    (re.compile(r"0x[0-9a-fA-F]+"), "N"),
    (re.compile(r"\d+"), "N"),
)
MOST: Final = 200


class Known(NamedTuple):
    """A group that has its reason or is waited for; the pattern is searched in the group's text."""

    pattern: str
    reason: str


KNOWN: Final[tuple[Known, ...]] = (
    Known(
        r"^spirv-val: .*(?:Type(?:Avc\w+|BufferSurface|VmeImage)INTEL must appear in a block|"
        "Operand '...' cannot be a type)",
        "types of Intel's media extensions, which spirv-val does not know",
    ),
    Known(
        r"decorated with Function(?:RoundingMode|DenormMode|FloatingPointMode)INTEL multiple times",
        "SPV_INTEL_float_controls2 has one for each width, spirv-val one in all",
    ),
)


def plain(text: str) -> str:
    """A message without what differs from one input to the next."""
    for pattern, new in NOISE:
        text = pattern.sub(new, text)
    return text[:MOST].strip()


def group_of(fault: str, message: str) -> str:
    kept = ADDRESS.search(message)
    place = f" at {kept[1]}:{kept[2]}" if kept else ""
    internal = INTERNAL.search(message)
    if internal is not None:
        text = ADDRESS.sub("", internal[2])
        # The complaints of a verifier are in the lines below their count.
        if "is not valid" in text and (rule := RULE.search(message)):
            text = rule[1]
        return f"internal{internal[1] or ''}: {plain(text)}{place}"
    if fault.startswith("traceback"):
        # Its place is part of the fault, and stays.
        kind, _, where = fault.rpartition(" at ")
        return f"{plain(kind)} at {where}"
    first = message.strip().split("\n")[0]
    first = re.sub(r"^.*?: error: ", "", first)
    return f"{plain(fault)}: {plain(first)}"


def known(group: str) -> str:
    """The reason of a group that is known, or ""."""
    return next((row.reason for row in KNOWN if re.search(row.pattern, group)), "")
