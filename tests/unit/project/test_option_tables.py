"""The pages for users of other commands: each row of their tables says what ours do."""

import shlex
from pathlib import Path
from typing import Final

import pytest

import spvbackend
from spvbackend.commands.arguments import Tool
from spvbackend.commands.llc import PYLLC
from spvbackend.commands.llvm_spirv import PYLLVM_SPIRV
from tests.folders import ROOT
from tests.unit.cases.command import run_tool
from tests.unit.cases.documents import spans, tables

KERNEL: Final = ROOT / "ci" / "saxpy.ll"
SPECIALIZED: Final = """
declare i32 @_Z20__spirv_SpecConstantii(i32, i32)
declare float @_Z20__spirv_SpecConstantif(i32, float)

define spir_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %a = call i32 @_Z20__spirv_SpecConstantii(i32 1, i32 3)
  store i32 %a, ptr addrspace(1) %p
  %b = call float @_Z20__spirv_SpecConstantif(i32 7, float 1.0)
  store float %b, ptr addrspace(1) %q
  ret void
}
"""
"""A kernel with the specialization constants that a row names."""
LLC: Final = ROOT / "docs" / "from-llc.md"
LLVM_SPIRV: Final = ROOT / "docs" / "from-llvm-spirv.md"
VERDICTS: Final = ("same", "differs", "no effect", "refused")


def rows(document: Path, heading: str) -> list[list[str]]:
    (table,) = [table for table in tables(document) if table.heading[0] == heading]
    return table.rows


def run(tool: Tool, words: list[str], folder: Path, source: Path = KERNEL) -> int:
    """The exit status of a command with these options; all that it writes is in a folder."""
    placed = [str(folder / word) if word.endswith(".spv") else word for word in words]
    output = [] if "-o" in words else ["-o", str(folder / "kernel.spv")]
    return run_tool(tool, source, *placed, *output).status


def option_in(cell: str) -> list[str]:
    return shlex.split(spans(cell)[0])


@pytest.mark.parametrize("row", rows(LLC, "option of llc"), ids=lambda row: row[0])
def test_options_of_llc(row: list[str], tmp_path: Path) -> None:
    assert row[1].startswith(VERDICTS)
    assert run(PYLLC, option_in(row[0]), tmp_path) == row[1].startswith("refused")


@pytest.mark.parametrize("row", rows(LLC, "option"), ids=lambda row: row[0])
def test_options_beyond_those_of_llc(row: list[str], tmp_path: Path) -> None:
    if row[0] != "`--validate`":
        assert run(PYLLC, option_in(row[0]), tmp_path) == 0


@pytest.mark.parametrize("row", rows(LLVM_SPIRV, "option of llvm-spirv"), ids=lambda row: row[0])
def test_options_of_llvm_spirv(row: list[str], tmp_path: Path) -> None:
    assert row[1].startswith(VERDICTS)
    words, source = option_in(row[0]), KERNEL
    if any("`-r`" in cell for cell in row):
        # These are about SPIR-V as the input.
        source = tmp_path / "input.spv"
        source.write_bytes(spvbackend.translate(SPECIALIZED))
        words = ["-r", *words] if "-r" not in words else words
    assert run(PYLLVM_SPIRV, words, tmp_path, source) == row[1].startswith("refused")
