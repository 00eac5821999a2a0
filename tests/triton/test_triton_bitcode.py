"""Bitcode that Triton's LLVM writes, which is newer than llvmlite's, is read like the text."""

from pathlib import Path

import pytest

import spvbackend
from tests.folders import ROOT
from tests.triton.cases import missing

if REASON := missing():
    pytest.skip(REASON, allow_module_level=True)

from triton._C.libtriton import llvm

MODULES = sorted((ROOT / "tests" / "e2e" / "ll").glob("*.ll"))


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.stem)
def test_bitcode_of_a_newer_llvm(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    data = llvm.to_bitcode(text)
    assert spvbackend.translate(data, extensions="all") == (
        spvbackend.translate(text, extensions="all")
    )
