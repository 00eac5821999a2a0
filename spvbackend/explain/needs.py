"""Requirements of a module on a consumer, each with its origin, as data and as text.

Owns the public types of `spvbackend.explain_extensions`; `spvbackend/needs.py` fills them. They
hold text and numbers only. Lines count from 1 in the text `Needs.source`; 0 means none.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from spvbackend.diagnostics import printable
from spvbackend.explain.source_places import SourcePlaces
from spvbackend.target.extension_rows.row import UNUSED
from spvbackend.target.extension_rows.table import EXTENSION_ROWS, consequence_of

MAX_PLACES: Final = 3
"""The most places that a text names; the rest is counted."""


class Asker(NamedTuple):
    """An instruction or an operand with a requirement, its function, "" for none, and its line."""

    what: str
    function: str
    line: int


class Need(NamedTuple):
    """A capability or extension that the module declares, and the instructions that require it.

    Every module of the environment declares one without any.
    """

    name: str
    askers: tuple[Asker, ...]


class Needs(NamedTuple):
    """The requirements of a module.

    Attributes:
        version: the SPIR-V version of the module, as in "1.4".
        needed: the oldest version that would do, where the extensions stay.
        newest: the features that need it; empty where the oldest of all would do.
        extensions: those that the module declares.
        capabilities: those that the module declares.
        source: the text whose lines are meant.
    """

    version: str
    needed: str
    newest: tuple[Asker, ...]
    extensions: tuple[Need, ...]
    capabilities: tuple[Need, ...]
    source: str


def report(needs: Needs, file: str = "") -> str:
    """Return the needs as text: a line for each, and below it the places that require it.

    `extension SPV_KHR_expect_assume: what is true, and what a value will likely be`
    `  without it: a hint is dropped: nothing is assumed, and a value is just that`
    `  k.ll:5: OpAssumeTrueKHR in @f`

    Args:
        needs: what to write down.
        file: the input's name for places, "" where it has none.
    """
    places = SourcePlaces(needs.source)
    lines = [f"version {needs.version}: {_version_text(needs)}"]
    lines += _asker_lines(needs.newest, file, places)
    for need in needs.extensions:
        row = EXTENSION_ROWS[need.name]
        lines.append(f"extension {need.name}: {row.meaning}")
        if row.without != UNUSED:
            lines.append(f"  without it: {consequence_of(row)}")
        lines += _asker_lines(need.askers, file, places)
    for need in needs.capabilities:
        own = "" if need.askers else ": every module for OpenCL declares it"
        lines.append(f"capability {need.name}{own}")
        lines += _asker_lines(need.askers, file, places)
    return "\n".join(map(printable, lines)) + "\n"


def _version_text(needs: Needs) -> str:
    if needs.version == needs.needed:
        return "no older one has all that it uses"
    return f"{needs.needed} would do"


def _asker_lines(askers: tuple[Asker, ...], file: str, places: SourcePlaces) -> list[str]:
    lines = [f"  {_asker_text(asker, file, places)}" for asker in askers[:MAX_PLACES]]
    if len(askers) > MAX_PLACES:
        lines.append(f"  and {len(askers) - MAX_PLACES} more")
    return lines


def _asker_text(asker: Asker, file: str, places: SourcePlaces) -> str:
    """Return `k.ll:5: OpAssumeTrueKHR in @f, from k.cl:2`, as far as that is known."""
    text = f"{asker.what} in @{asker.function}" if asker.function else asker.what
    if not asker.line:
        return text
    origin = places.name(asker.line)
    place = f"{file}:{asker.line}" if file else f"line {asker.line}"
    return f"{place}: {text}, from {origin}" if origin else f"{place}: {text}"
