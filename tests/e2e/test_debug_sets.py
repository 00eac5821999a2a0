"""Kernels compiled with -g are valid with all of their debug info, in each of the sets for it."""

from __future__ import annotations

import re

import pytest

import spvbackend
import spvbackend.debug
from spvbackend.target.debug_sets import DEBUG_SETS
from tests.e2e.test_debug_lines import EXTENSIONS, FILES, LEVELS, NEWER_THAN_DEBIAN, compiled
from tests.lit.format import spirv_val_features

BLOCK_KERNEL = re.compile(r"__\w+_block_invoke(?:_\d+)?_kernel")
ALLOWED = ("SPV_KHR_non_semantic_info", "SPV_KHR_relaxed_extended_instruction")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("file", FILES)
def test_all_debug_info_is_valid(file: str, level: str) -> None:
    text = compiled(file, level)
    for name in DEBUG_SETS:
        allowed = (*EXTENSIONS[file], *ALLOWED)
        spirv = spvbackend.translate(text, triple="spirv64", extensions=allowed, debug_info=name)
        if file not in NEWER_THAN_DEBIAN or "new-spirv-val" in spirv_val_features():
            spvbackend.validate(spirv)
        info = spvbackend.debug.read(spirv)
        functions = {scope.name for scope in info.scopes.values() if scope.kind == "Function"}
        # clang writes no debug info for its code around the block that a kernel enqueues.
        kernels = {entry.name for entry in spvbackend.entry_points(spirv)}
        assert {name for name in kernels if not BLOCK_KERNEL.fullmatch(name)} <= functions
