"""The pages for users of other commands: each row of their tables says what pyllc does."""

import io
from pathlib import Path
from typing import Final

import pytest

from spvbackend import cli
from tests.folders import ROOT
from tests.unit.cases.documents import spans, tables

KERNEL: Final = ROOT / "ci" / "saxpy.ll"
LLC: Final = ROOT / "docs" / "from-llc.md"
LLVM_SPIRV: Final = ROOT / "docs" / "from-llvm-spirv.md"
VERDICTS: Final = ("same", "differs", "no effect", "refused")


def rows(document: Path, heading: str) -> list[list[str]]:
    (table,) = [table for table in tables(document) if table.heading[0] == heading]
    return table.rows


def run(words: list[str], folder: Path) -> int:
    """The exit status of pyllc with these options and an output in a folder."""
    out = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
    # The output of the row comes last, and is one of the folder then.
    argv = [str(KERNEL), *(str(folder / word) if ".spv" in word else word for word in words)]
    argv[1:1] = ["-o", str(folder / "kernel.spv")]
    return cli.main(argv, out, out, out)


def option_in(cell: str) -> list[str]:
    return spans(cell)[0].split()


@pytest.mark.parametrize("row", rows(LLC, "option of llc"), ids=lambda row: row[0])
def test_options_of_llc(row: list[str], tmp_path: Path) -> None:
    assert row[1].startswith(VERDICTS)
    assert run(option_in(row[0]), tmp_path) == row[1].startswith("refused")


@pytest.mark.parametrize("row", rows(LLC, "option"), ids=lambda row: row[0])
def test_options_beyond_those_of_llc(row: list[str], tmp_path: Path) -> None:
    if row[0] != "`--validate`":
        assert run(option_in(row[0]), tmp_path) == 0


@pytest.mark.parametrize("row", rows(LLVM_SPIRV, "option of llvm-spirv"), ids=lambda row: row[0])
def test_options_in_place_of_those_of_llvm_spirv(row: list[str], tmp_path: Path) -> None:
    if row[1]:
        assert run(option_in(row[1]), tmp_path) == 0
    else:
        assert row[2].startswith(("not there", "not needed"))
        assert run(option_in(row[0]), tmp_path) == 1
