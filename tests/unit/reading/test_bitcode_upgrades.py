"""Modules of an older LLVM are upgraded to what LLVM 22 makes of them."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

import llvmlite.binding as llvm
import pytest

from spvbackend.llvmir.module import Module
from spvbackend.llvmir.parse.module import parse_module
from spvbackend.llvmir.print.module import print_module
from spvbackend.reading.bitcode.module import read_module
from spvbackend.target.space_maps import SPIR, map_of_text
from tests.folders import ROOT
from tests.unit.cases.old_bitcode import old_bitcode

FOLDER: Final = ROOT / "tests" / "unit" / "cases" / "upgrades"
CASES: Final = {path.stem: path.read_text() for path in sorted(FOLDER.glob("*.ll"))}


@cache
def files() -> dict[str, bytes]:
    return dict(zip(CASES, old_bitcode([*CASES.values()]), strict=True))


def llvm_text(data: bytes) -> str:
    # In one context LLVM renames a struct of another module.
    return str(llvm.parse_bitcode(data, llvm.create_context()))


def llvm_module(data: bytes) -> Module:
    text = llvm_text(data)
    spaces = map_of_text(text, None)
    return parse_module(text, None if spaces is SPIR else spaces, True)


def plain_locals(lines: list[str]) -> list[str]:
    """Number all locals by order; LLVM names some values that it makes."""
    known: dict[str, str] = {}
    plain: list[str] = []
    for line in lines:
        if line.startswith("define"):
            known.clear()
        line = re.sub(r"^([\w.]+):.*", r"%\1:", line)
        parts = re.split(r"(%[\w.]+)", line)
        for at in range(1, len(parts), 2):
            parts[at] = known.setdefault(parts[at], f"%{len(known)}")
        plain.append("".join(parts))
    return plain


def comparable(module: Module) -> tuple[set[str], list[str], list[str]]:
    """Return nodes, symbols, and other lines without numbers of nodes and groups.

    LLVM sets the attributes of declared intrinsics anew, and declares some that nothing calls.
    """
    text = print_module(module)
    groups = dict(re.findall(r"(?m)^attributes (#\d+) = \{ (.*) \}$", text))
    text = re.sub(r"(?m)^attributes .*\n", "", text)
    text = re.sub(r"#\d+", lambda match: groups[match[0]], text)
    text = re.sub(r"!\d+", "!0", text)
    # Attachments have no order in the language.
    text = re.sub(
        r"(?m)(, ![\w.]+ !0)+$",
        lambda match: ", ".join(sorted(match[0].split(", "))), text
    )  # fmt: skip
    lines = text.splitlines()
    nodes = {line for line in lines if line.startswith("!") and "!{}" not in line}
    declared = [line for line in lines if line.startswith("declare") and "@llvm." not in line]
    rest = [line for line in lines if line and not line.startswith(("!", "declare"))]
    return nodes, sorted(declared), plain_locals(rest)


@pytest.mark.parametrize("name", [name for name in CASES if name != "cluster"])
def test_a_module_is_upgraded_as_by_llvm(name: str) -> None:
    data = files()[name]
    nodes, declared, rest = comparable(llvm_module(data))
    own_nodes, own_declared, own_rest = comparable(read_module(data)[0])
    assert own_rest == rest
    assert own_declared == declared
    # A replaced node stays, as nothing refers to it.
    assert {re.sub(r" addrspace\(\d\)", "", node) for node in nodes} <= {
        re.sub(r" addrspace\(\d\)", "", node) for node in own_nodes
    }


def called(module: Module) -> set[str]:
    return set(re.findall(r"@(llvm\.[\w.]+)\(", print_module(module)))
