"""Makes a failing input smaller, while it fails in the same way."""

import re
import time
from collections.abc import Callable
from typing import Final

from fuzzing.modules import DEFINED

Fails = Callable[[bytes], bool]
TRIES: Final = 400
SECONDS: Final = 20
BINARY_MAGIC: Final = b"BC\xc0\xde"


def reduce_input(data: bytes, fails: Fails, tries: int = TRIES) -> bytes:
    """A smaller input that fails in the same way; what is not text stays as it is."""
    budget = [tries]
    end = time.monotonic() + SECONDS

    def asks(candidate: bytes) -> bool:
        budget[0] -= 1
        return budget[0] >= 0 and time.monotonic() < end and fails(candidate)

    try:
        text = data.decode()
    except UnicodeDecodeError:
        return data
    if data.startswith(BINARY_MAGIC):
        return data
    lines = text.split("\n")
    before = -1
    while before != len(lines) and budget[0] > 0:
        before = len(lines)
        lines = drop_functions(lines, asks)
        lines = drop_ranges(lines, asks)
        lines = drop_values(lines, asks)
    return join(lines)


def join(lines: list[str]) -> bytes:
    return "\n".join(lines).encode()


def drop_functions(lines: list[str], fails: Fails) -> list[str]:
    """Without the functions that are not needed, or with declarations in their place."""
    place = len(lines) - 1
    while place >= 0:
        if lines[place].startswith("define "):
            end = next((at for at in range(place, len(lines)) if lines[at].startswith("}")), place)
            declared = re.sub(r"^define ", "declare ", lines[place].rstrip(" {"))
            for new in ([], [re.sub(r" (?:#\d+|!.*)$", "", declared)]):
                candidate = [*lines[:place], *new, *lines[end + 1 :]]
                if fails(join(candidate)):
                    lines = candidate
                    break
        place -= 1
    return lines


def drop_ranges(lines: list[str], fails: Fails) -> list[str]:
    """Without runs of lines: halves first, then single ones."""
    size = len(lines) // 2
    while size:
        place = 0
        while place < len(lines):
            candidate = lines[:place] + lines[place + size :]
            if len(candidate) < len(lines) and fails(join(candidate)):
                lines = candidate
            else:
                place += size
        size //= 2
    return lines


def drop_values(lines: list[str], fails: Fails) -> list[str]:
    """Without single instructions, whose uses become poison."""
    place = len(lines) - 1
    while place >= 0:
        own = DEFINED.match(lines[place])
        if own is not None:
            pattern = re.compile(re.escape(own[1]) + r"(?![-\w.$])")
            kept = [pattern.sub("poison", line) for line in lines]
            del kept[place]
            if fails(join(kept)):
                lines = kept
        place -= 1
    return lines
