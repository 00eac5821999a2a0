"""The explanation as text: one line a pointer, and one for each type that it might have had.

Input: `PointeeTypes`. Output: the text of `pyllc --explain-types`, each place as `file:line`, which
editors and terminals turn into links.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, final

from spvbackend.diagnostics import printable
from spvbackend.explain.order import reading_order
from spvbackend.explain.pointee_types import (
    DEFAULT,
    RULES,
    Candidate,
    Choice,
    Link,
    PointeeTypes,
    Reason,
    TypedPointer,
)
from spvbackend.explain.source_places import SourcePlaces

MAX_OTHERS: Final = 2
"""The most further evidence for the same type that a line names; the rest is counted."""
MAX_PLACES: Final = 3
"""The most places that a line names at which another type would have needed casts."""


def report(types: PointeeTypes, function: str = "", file: str = "") -> str:
    """Return the pointers of a function, or all, each with its pointee and the reason.

    `%p: float <- phi at k.ll:9 <- %q: load at k.ll:12 (used); cast to i32 at k.ll:20`
    `  not i32: 2 casts at k.ll:12, k.ll:14; float needs fewer casts`

    Args:
        types: what to write down.
        function: its name, "" for all functions and the globals; the function that clang has put
            the body of a kernel into is a part of the kernel.
        file: the input's name for places, "" where it has none.

    Returns:
        Lines that end in a newline each; "" where there is no pointer.
    """
    writer = _Writer(file, SourcePlaces(types.source))
    lines: list[str] = []
    for kernel, name, pointers in _groups(types):
        if function in ("", kernel, name):
            title = f"@{name}:" if kernel == name else f"@{kernel}, in @{name}:"
            if name:
                lines += ["", title] if lines else [title]
            for pointer in pointers:
                lines += writer.pointer(pointer)
    return "\n".join(map(printable, lines)) + "\n" if lines else ""


def _groups(types: PointeeTypes) -> list[tuple[str, str, list[TypedPointer]]]:
    """Return the pointers of each function, with the kernel that it is a part of, or itself.

    In the order of the text; the function with the body of a kernel comes after the kernel.
    """
    pointers: dict[str, list[TypedPointer]] = {}
    for pointer in types:
        pointers.setdefault(pointer.function, []).append(pointer)
    kernels = {group.twin: group.function for group in reading_order(types) if group.twin}
    parts: dict[str, list[str]] = {}
    for name in pointers:
        kernel = kernels.get(name, name)
        # The kernel itself comes first, wherever it is in the text.
        parts.setdefault(kernel, [kernel] if kernel in pointers else [])
        if name != kernel:
            parts[kernel].append(name)
    return [(kernel, name, pointers[name]) for kernel, names in parts.items() for name in names]


@final
class _Writer:
    """Writes places as `file:line`, or `line n` where the input has no name.

    The line of the source by debug info follows in brackets.
    """

    __slots__ = ("_file", "_said", "_sources")

    def __init__(self, file: str, sources: SourcePlaces) -> None:
        self._file: Final = file
        self._sources: Final = sources
        self._said: Final[dict[tuple[str, Choice], str]] = {}

    def place(self, line: int) -> str:
        text = f"{self._file}:{line}" if self._file else f"line {line}"
        source = self._sources.name(line)
        return f"{text} [{source}]" if source else text

    def pointer(self, pointer: TypedPointer) -> list[str]:
        sigil, indent = ("%", "  ") if pointer.function else ("@", "")
        lines = [f"{indent}{sigil}{pointer.name}: {pointer.pointee} <- {self._why(pointer)}"]
        whose = f"{sigil}{pointer.name}"
        lines += [f"{indent}  {line}" for line in self._choice(pointer, whose)]
        if pointer.inner is not None:
            inner = pointer.inner
            lines.append(f"{indent}  stored there: {inner.pointee} <- {self._why(inner)}")
            whose = f"what is stored in {whose}"
            lines += [f"{indent}    {line}" for line in self._choice(inner, whose)]
        return lines

    def _why(self, pointer: TypedPointer) -> str:
        text = "".join([self._link(link) for link in pointer.links]) + self._reason(pointer.reason)
        same = [other for other in pointer.others if other.type == pointer.reason.type]
        if same:
            shown = [self._at(other) for other in same[:MAX_OTHERS]]
            more = [f"{len(same) - MAX_OTHERS} more"] if len(same) > MAX_OTHERS else []
            text += f", also {', '.join(shown + more)}"
        return text + self._casts(pointer)

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

    def _casts(self, pointer: TypedPointer) -> str:
        casts = [f"{cast.target}{self._line(cast.line)}" for cast in pointer.casts]
        return f"; cast to {_joined(casts)}" if casts else ""

    def _choice(self, pointer: TypedPointer, whose: str) -> list[str]:
        """Return a line for each candidate that would have saved a cast, and why it was not chosen.

        Pointers that agree had one choice, which is written once in each function.
        """
        choice = pointer.choice
        if choice is None:
            return []
        chosen, *candidates = choice.candidates
        others = [candidate for candidate in candidates if candidate.spares]
        said = self._said.setdefault((pointer.function, choice), whose)
        if others and said != whose:
            return [f"not {_joined(other.type for other in others)}, as for {said}"]
        return [
            f"not {other.type}: {self._needs(other)}; {chosen.type} {RULES[other.rule]}"
            for other in others
        ]

    def _needs(self, candidate: Candidate) -> str:
        """Return the number of casts, and where: `2 casts at k.ll:3, k.ll:5`."""
        text = f"{candidate.casts} cast{'s' * (candidate.casts != 1)}"
        if candidate.weight != candidate.casts:
            text += f", counted {candidate.weight} for loops,"
        lines = dict.fromkeys(use.line for use in candidate.uses if use.line)
        places = [self.place(line) for line in lines]
        more = len(places) - MAX_PLACES
        if more > 0:
            places[MAX_PLACES:] = [f"{more} more lines" if more > 1 else "another line"]
        return f"{text} at {', '.join(places)}" if places else text.rstrip(",")


def _joined(items: Iterable[str]) -> str:
    """Return the items in their order, each once."""
    return ", ".join(dict.fromkeys(items))
