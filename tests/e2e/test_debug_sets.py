"""Kernels compiled with -g: valid with the lines of their source, and in each set of debug info."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import llvmlite.binding as llvm
import pytest

import spvbackend
import spvbackend.debug
from spvbackend.target.debug_sets import DEBUG_SETS
from tests.clangs import compiled, with_each_clang
from tests.e2e.cases.index import CASES
from tests.e2e.harness.tool import NEWER_THAN_DEBIAN, source_path
from tests.folders import ROOT
from tests.lit.format import spirv_val_features
from tests.offenders import for_each

EXTENSIONS = {case.file: case.extensions for case in CASES}
FILES = sorted(EXTENSIONS)
# clang numbers the blocks of a function as `_block_invoke_2`, LLVM those of one name as `.2`.
BLOCK_KERNEL = re.compile(r"__\w+_block_invoke(?:[_.]\d+)?_kernel")
READER = "llvm-spirv-of-pocl"
READ_BACK = {
    "tests/lit/isel/debug/version-200-has-forms-of-its-own.ll": (
        'checksum: "00112233445566778899aabbccddeeff00112233"',
        'targetFuncName: "called"',
        "distinct !DILocation(line: 7, column: 9",
        "!DISubrange(lowerBound: -4, upperBound: 9)",
        "stride: 2)",
        'name: "row"',
        '!DIStringType(name: "character(n)", stringLength: ',
        "dataLocation: !DIExpression(DW_OP_push_object_address, DW_OP_deref)",
        "expr: !DIExpression(DW_OP_constu, 7, DW_OP_stack_value)",
        'source: "module m"',
    ),
    "tests/lit/isel/debug/version-200-says-more.ll": (
        'producer: "a compiler"',
        "language: DW_LANG_C_plus_plus_17",
        '!DIModule(scope: null, name: "m"',
        'name: "inner", scope: ',
        "exportSymbols: true",
        "DIFlagBitField",
        "DW_ATE_complex_float",
    ),
    "tests/unit/debug/inputs/classes.O2.ll": ('name: "memptr"', 'name: "Derived"'),
    "tests/unit/debug/inputs/kernel.O0.ll": ('name: "node_t"', 'name: "float4"'),
}
"""Inputs, and what a reader of their debug info must find in it again."""
UNKNOWN_TO_VALIDATORS = ("nonsemantic-shader-200",)
ALLOWED = ("SPV_KHR_non_semantic_info", "SPV_KHR_relaxed_extended_instruction")


def check_lines(file: str, text: str) -> bytes:
    """Return the module, of which each line is one of the source."""
    spirv = spvbackend.translate(text, triple="spirv64", extensions=EXTENSIONS[file])
    info = spvbackend.debug.read(spirv)
    path = source_path(file)
    count = path.read_text().count("\n") + 1
    places = [place for lines in info.lines.values() for place in lines]
    assert {place.file for place in places if place.file.endswith(".cl")} == {str(path)}
    assert all(0 < place.line <= count for place in places if place.file == str(path))
    for entry in spvbackend.entry_points(spirv):
        # The code of a kernel that is called stands in a function of its own.
        assert info.lines[entry.name] or info.lines[f"{entry.name}.body"]
    return spirv


def check_set(name: str, file: str, text: str) -> bytes:
    """Return the module, whose debug info has a scope for each kernel."""
    allowed = (*EXTENSIONS[file], *ALLOWED)
    spirv = spvbackend.translate(text, triple="spirv64", extensions=allowed, debug_info=name)
    info = spvbackend.debug.read(spirv)
    functions = {scope.name for scope in info.scopes.values() if scope.kind == "Function"}
    # clang writes no debug info for the kernel that it makes of a block.
    kernels = {entry.name for entry in spvbackend.entry_points(spirv)}
    assert {name for name in kernels if not BLOCK_KERNEL.fullmatch(name)} <= functions
    return spirv


@pytest.mark.skipif(shutil.which(READER) is None, reason=f"{READER} is not installed")
@pytest.mark.parametrize("path", READ_BACK, ids=lambda path: Path(path).stem)
def test_llvm_spirv_reads_version_200(path: str, tmp_path: Path) -> None:
    spirv = spvbackend.translate(
        (ROOT / path).read_text(),
        triple="spirv64",
        extensions=ALLOWED[:1],
        debug_info="nonsemantic-shader-200",
    )
    (tmp_path / "k.spv").write_bytes(spirv)
    subprocess.run([READER, "-r", "k.spv", "-o", "k.bc"], cwd=tmp_path, check=True)
    text = str(llvm.parse_bitcode((tmp_path / "k.bc").read_bytes()))
    assert [fact for fact in READ_BACK[path] if fact not in text] == []


@with_each_clang
@pytest.mark.parametrize("level", ["O0", "O2"])
def test_debug_info_is_valid(clang: str, level: str) -> None:
    @for_each(FILES)
    def check(file: str) -> None:
        text = compiled(clang, source_path(file), level)
        modules = [check_lines(file, text)]
        modules += [
            spirv
            for name in DEBUG_SETS
            for spirv in [check_set(name, file, text)]
            if name not in UNKNOWN_TO_VALIDATORS
        ]
        if file not in NEWER_THAN_DEBIAN or "new-spirv-val" in spirv_val_features():
            for spirv in modules:
                spvbackend.validate(spirv)

    check()
