"""The walk of a kernel in docs/architecture.md: each line is what a pass makes.

A row that fails is mended by hand: the failure has the line of the dump that is most like it.
"""

import difflib
import re
from functools import cache
from typing import Final

import pytest

from spvbackend.pipeline import pass_names
from tests.folders import ROOT
from tests.unit.cases.command import pyllc
from tests.unit.cases.documents import blocks, spans, tables

PAGE: Final = ROOT / "docs" / "architecture.md"
KERNEL: Final = ROOT / "docs" / "examples" / "walk.ll"
ROWS: Final = [row for table in tables(PAGE) if table.heading[0] == "after" for row in table.rows]


@cache
def dumps() -> dict[str, list[str]]:
    """The lines of the module after each pass, without indentation."""
    result = pyllc(KERNEL, "-print-after-all", "-o", "-", "-filetype=null")
    assert result.status == 0, result.errors
    _, *parts = re.split(r"^; after (\S+)\n", result.errors, flags=re.MULTILINE)
    texts = zip(parts[::2], parts[1::2], strict=True)
    return {name: [line.strip() for line in text.splitlines()] for name, text in texts}


def test_the_page_shows_the_kernel() -> None:
    assert KERNEL.read_text() in [block.text for block in blocks(PAGE, "text")]


def test_the_walk_goes_forward() -> None:
    places = [pass_names().index(spans(row[0])[0]) for row in ROWS]
    assert len(places) >= 10
    assert places == sorted(places)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0].strip("`"))
def test_the_pass_makes_the_line(row: list[str]) -> None:
    (name,), (line,) = spans(row[0]), spans(row[1])
    lines = dumps()[name]
    near = difflib.get_close_matches(line, lines, n=1, cutoff=0)
    assert line in lines, f"after {name} the line nearest to it is: {near}"
    names = list(dumps())
    place = names.index(name)
    before = dumps()[names[place - 1]] if place else KERNEL.read_text().splitlines()
    assert line not in map(str.strip, before), f"the line is there before {name}"
