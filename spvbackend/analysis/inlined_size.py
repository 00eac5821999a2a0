"""How large a module gets once its calls are inlined, computed before that is tried.

Functions that call two others each double with every level: twenty levels are a million copies,
which LLVM would make one by one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spvbackend.diagnostics import Unsupported

_FEWEST: Final = 1 << 18
_GROWTH: Final = 8


def check_size(
    lines: dict[str, int], callees: dict[str, list[str]], line_of: Callable[[str], int]
) -> None:
    """Refuse a module whose functions become too large.

    Args:
        lines: the instructions of each function, by its name.
        callees: for each the functions that it calls, a name for each call.
        line_of: the line of a function in the canonical text.

    Raises:
        Unsupported: there are too many instructions, which the first function that brings them
            tells.
    """
    most = limit(lines)
    name = first_too_large(lines, callees, most)
    if name:
        shown = name.strip('"')
        raise Unsupported(
            f"with '@{shown}' there are more than {most:,} instructions once calls are "
            "inlined, as they are for a shader",
            line_of(name),
        )


def limit(lines: dict[str, int]) -> int:
    """So many instructions the functions of a module may have, each with all that it calls.

    What is large as it is written may become so many times as large.
    """
    return max(_FEWEST, _GROWTH * sum(lines.values()))


def first_too_large(lines: dict[str, int], callees: dict[str, list[str]], most: int) -> str:
    """The function by which a module gets larger than `most`, "" where none does."""
    sizes: dict[str, int] = {}
    total = 0
    for name in lines:
        _measure(name, lines, callees, sizes, most)
        if any(one in lines for one in callees[name]):
            total += sizes[name]
        if total > most:
            return name
    return ""


def _measure(
    root: str,
    lines: dict[str, int],
    callees: dict[str, list[str]],
    sizes: dict[str, int],
    most: int,
) -> None:
    """Add up what a function and all that it calls have; a cycle counts once."""
    stack = [root]
    opened = {root}
    while stack:
        name = stack[-1]
        unknown = [one for one in callees[name] if one in lines and one not in sizes]
        waiting = [one for one in unknown if one not in opened]
        if waiting:
            stack.append(waiting[-1])
            opened.add(waiting[-1])
            continue
        stack.pop()
        if name not in sizes:
            own = lines[name] + sum(sizes.get(one, 0) for one in callees[name])
            sizes[name] = min(own, most + 1)
