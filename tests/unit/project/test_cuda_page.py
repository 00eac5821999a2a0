"""The page of CUDA C++ counts and lists what the tables have."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from spvbackend.diagnostics import Unsupported
from spvbackend.prepare.templates.devices.libdevice import expand_libdevice
from spvbackend.prepare.templates.devices.ptx.table import INSTRUCTIONS
from spvbackend.prepare.templates.text import Request
from tests.folders import ROOT

PAGE: Final = (ROOT / "docs" / "cuda.md").read_text()
HEADER: Final = Path("/usr/lib/llvm-22/lib/clang/22/include/__clang_cuda_libdevice_declares.h")
DECLARATION: Final = re.compile(r"__DEVICE__\s+([\w ]+?)\s+(__nv_\w+)\(([^)]*)\);")
WORDS: Final = {
    "double": "double", "float": "float", "int": "i32", "long long": "i64", "short": "i16",
    "unsigned int": "i32", "unsigned long long": "i64", "unsigned short": "i16", "void": "void",
}  # fmt: skip
"""Types of CUDA C++, as LLVM spells them."""


def type_of(text: str) -> str:
    """Return the type of a parameter, whose name may follow."""
    plain = re.sub(r"\bconst\b|\b__\w+", "", text).strip()
    if "*" in plain:
        return "ptr addrspace(4)"
    return WORDS[plain] if plain in WORDS else WORDS[plain.rpartition(" ")[0]]


def test_instructions_of_ptx() -> None:
    part = PAGE.partition("## Inline assembly")[2].partition("\nAn address")[0]
    assert re.findall(r"`(\w+)`", part) == sorted(INSTRUCTIONS)


@pytest.mark.skipif(not HEADER.exists(), reason="clang-22 is not installed")
def test_functions_of_libdevice() -> None:
    text = re.sub(r"//[^\n]*", "", HEADER.read_text())
    refused, names = [], []
    for ret, name, parameters in DECLARATION.findall(text):
        args = [type_of(one) for one in parameters.split(",") if one.strip()]
        names.append(name)
        try:
            expand_libdevice(Request(name, type_of(ret), args, {}, {}, False, 64))
        except Unsupported:
            refused.append(name)
    assert f"{len(names) - len(refused)} of clang's {len(names)} declarations" in PAGE
    assert all(f"`{name}`" in PAGE for name in refused)
