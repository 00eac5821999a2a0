"""Kernels compiled with -g: valid with the lines of their source, and in each set of debug info."""

from __future__ import annotations

import re

import pytest

import spvbackend
import spvbackend.debug
from spvbackend.target.debug_sets import DEBUG_SETS
from tests.clangs import compiled, with_each_clang
from tests.e2e.cases.index import CASES
from tests.e2e.harness.tool import NEWER_THAN_DEBIAN, source_path
from tests.lit.format import spirv_val_features
from tests.offenders import for_each

EXTENSIONS = {case.file: case.extensions for case in CASES}
FILES = sorted(EXTENSIONS)
# clang numbers the blocks of a function as `_block_invoke_2`, LLVM those of one name as `.2`.
BLOCK_KERNEL = re.compile(r"__\w+_block_invoke(?:[_.]\d+)?_kernel")
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
