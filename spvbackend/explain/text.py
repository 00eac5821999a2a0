"""The explanation as text: one line a pointer.

Input: `PointeeTypes`.  Output: what `pyllc --explain-types` prints, each place as `file:line`,
which editors and terminals turn into links.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, final

from spvbackend.diagnostics import printable
from spvbackend.explain.pointee_types import DEFAULT, Link, PointeeTypes, Reason, TypedPointer

MAX_OTHERS: Final = 2
"""How much further evidence for the same type a line names; the rest is counted."""


def report(types: PointeeTypes, function: str = "", file: str = "") -> str:
    """The pointers of a function, or of all and the globals, each with its pointee and why.

    `%p: float <- phi at k.ll:9 <- %q: load at k.ll:12 (used); not i32; cast to i32 at k.ll:20`

    Args:
        types: what to write down.
        function: its name, "" for all functions and the globals.
        file: the input's name for places, "" where it has none.

    Returns:
        Lines that end in a newline each; "" where there is no pointer.
    """
    writer = _Writer(file)
    pointers = [p for p in types if not function or p.function == function]
    lines: list[str] = []
    last = ""
    for pointer in pointers:
        if pointer.function != last:
            last = pointer.function
            lines += ["", f"@{last}:"] if lines else [f"@{last}:"]
        lines += writer.pointer(pointer)
    return "\n".join(map(printable, lines)) + "\n" if lines else ""


@final
class _Writer:
    """Writes places as `file:line`, or `line n` where the input has no name."""

    __slots__ = ("_file",)

    def __init__(self, file: str) -> None:
        self._file: Final = file

    def place(self, line: int) -> str:
        return f"{self._file}:{line}" if self._file else f"line {line}"

    def pointer(self, pointer: TypedPointer) -> list[str]:
        sigil, indent = ("%", "  ") if pointer.function else ("@", "")
        lines = [f"{indent}{sigil}{pointer.name}: {pointer.pointee} <- {self._why(pointer)}"]
        if pointer.inner is not None:
            inner = pointer.inner
            lines.append(f"{indent}  stored there: {inner.pointee} <- {self._why(inner)}")
        return lines

    def _why(self, pointer: TypedPointer) -> str:
        text = "".join([self._link(link) for link in pointer.links]) + self._reason(pointer.reason)
        same = [other for other in pointer.others if other.type == pointer.reason.type]
        if same:
            shown = [self._at(other) for other in same[:MAX_OTHERS]]
            more = [f"{len(same) - MAX_OTHERS} more"] if len(same) > MAX_OTHERS else []
            text += f", also {', '.join(shown + more)}"
        return text + self._cost(pointer)

    def _link(self, link: Link) -> str:
        return f"{link.what}{self._line(link.line)} <- {link.pointer}: "

    def _at(self, reason: Reason) -> str:
        return reason.what + self._line(reason.line)

    def _line(self, line: int) -> str:
        return f" at {self.place(line)}" if line else ""

    def _reason(self, reason: Reason) -> str:
        if reason.kind == DEFAULT:
            return f"{reason.what} ({DEFAULT})"
        return f"{self._at(reason)} ({reason.kind})"

    def _cost(self, pointer: TypedPointer) -> str:
        """What was not chosen, and the casts that are left."""
        text = ""
        # Less than a cast is what only breaks ties: to follow it would have saved nothing.
        names = _joined(name for name, casts in pointer.alternatives if casts >= 1)
        if names:
            text += f"; not {names}"
        if pointer.casts:
            casts = [f"{cast.target}{self._line(cast.line)}" for cast in pointer.casts]
            text += f"; cast to {_joined(casts)}"
        return text


def _joined(items: Iterable[str]) -> str:
    """The items in their order, each once."""
    return ", ".join(dict.fromkeys(items))
