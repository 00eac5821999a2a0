"""Text whose pointers have pointees, as LLVM wrote it before 15 and `numba.cuda` still does.

LLVM reads it without pointees. Our reader of bitcode has code of its own for pointees, so both have
to make the same module of what LLVM 14 takes.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Final

import pytest

from spvbackend import CompileError, translate
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.parse.module import parse_module
from spvbackend.reading.bitcode.module import read_module
from spvbackend.reading.llvm import read_module as read_text
from spvbackend.target.space_maps import SPIR, map_of_text
from tests.folders import ROOT
from tests.unit.cases.comparable import comparable

ASSEMBLER: Final = shutil.which("llvm-as-14")
STRESS: Final = shutil.which("llvm-stress-14")
WRITTEN: Final = ROOT / "tests" / "unit" / "cases" / "typed_pointers.ll"
KERNELS: Final = [
    path
    for path in sorted((ROOT / "tests" / "numba" / "for_cuda" / "ll").glob("*.ll"))
    # Linked modules are LLVM's print, without pointees.
    if "i8* %" in path.read_text()
]
SEEDS: Final = range(30)
needs_llvm = pytest.mark.skipif(ASSEMBLER is None, reason="llvm-as-14 is not installed")


def of_bitcode(text: str) -> Module:
    assert ASSEMBLER is not None
    done = subprocess.run(
        [ASSEMBLER, "-o", "-"], input=text.encode(), capture_output=True, check=True
    )
    return read_module(done.stdout)[0]


def of_text(text: str) -> Module:
    printed, error = read_text(text, 64, 0)
    assert error is None
    spaces = map_of_text(printed, None)
    return parse_module(printed, None if spaces is SPIR else spaces, True)


def described(module: Module) -> tuple[set[str], list[str], list[str]]:
    """Return the parts of a module that a reader does not name or choose itself."""
    nodes, declared, rest = comparable(module)
    # LLVM drops a type that only pointers had, and gives text a layout.
    left_out = ("source_filename", "target datalayout")
    rest = [line for line in rest if not line.startswith(left_out) and " = type " not in line]
    return nodes, declared, rest


def assert_equal(text: str) -> None:
    nodes, declared, rest = described(of_text(text))
    own_nodes, own_declared, own_rest = described(of_bitcode(text))
    assert own_rest == rest
    assert own_declared == declared
    # LLVM turns the nodes that mark kernels into a convention.
    assert nodes <= own_nodes


@needs_llvm
@pytest.mark.parametrize("path", [WRITTEN, *KERNELS], ids=lambda path: path.stem)
def test_a_module_is_that_of_its_bitcode(path: Path) -> None:
    assert_equal(path.read_text())


@needs_llvm
@pytest.mark.skipif(STRESS is None, reason="llvm-stress-14 is not installed")
@pytest.mark.parametrize("seed", SEEDS)
def test_a_random_function_is_that_of_its_bitcode(seed: int) -> None:
    assert STRESS is not None
    command = [STRESS, f"-seed={seed}", "-size=150", "-o", "-"]
    assert_equal(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


def test_many_kernels_have_pointees() -> None:
    assert len(KERNELS) >= 40


HEAD: Final = "define spir_kernel void @f(float addrspace(1)* %p, i8** %q) {\n"


@pytest.mark.parametrize(
    ("line", "column", "message"),
    [
        ("  %a = load float, float addrspace(1) %p", 39, "expected '*'"),
        ("  %a = load i8*, i8* * %none", 24, "use of undefined value"),
        ("  %a = bitcast i8** %q to void*", 31, "pointers to void are invalid"),
        ("  %a = bitcast i8** %q to label*", 32, "basic block pointers are invalid"),
        ("  %a = bitcast i8** %q to (i8*)*", 27, "expected type"),
        ("  %a = load i8, ptr* %q", 20, "ptr* is invalid"),
        ("  store i8 1, i8 addrspace(2)* %p", 32, "defined with type"),
        ("  call void @g(i8* byval %p)", 26, "expected"),
    ],
)
def test_an_error_has_its_place_in_the_text(line: str, column: int, message: str) -> None:
    text = f"{HEAD}{line}\n  ret void\n}}\n"
    with pytest.raises(CompileError) as caught:
        translate(text, triple="spirv64")
    error = caught.value
    assert (error.line, error.source_line) == (2, line)
    assert message in error.message
    assert error.column == column
