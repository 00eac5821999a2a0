"""Sizes and offsets agree with what LLVM computes from the data layout of the target."""

import llvmlite.binding as llvm
import pytest

from spvbackend.analysis.data_layout import DataLayout
from spvbackend.llvmir.parse.module import parse_module
from spvbackend.reading.llvm import canonical_text

LAYOUTS = {
    64: "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-"
    "n8:16:32:64-G1",
    32: "e-p:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-"
    "v1024:1024-n8:16:32:64-G1",
}
TYPES = [
    "i1", "i3", "i8", "i17", "i24", "i32", "i48", "i64", "i65", "i72", "i100", "i128",
    "half", "bfloat", "float", "double", "ptr", "ptr addrspace(1)",
    "<2 x i8>", "<3 x i8>", "<4 x i8>", "<3 x i16>", "<2 x float>", "<3 x float>", "<4 x float>",
    "<5 x float>", "<7 x i16>", "<8 x i1>", "<9 x i8>", "<16 x double>", "<3 x double>",
    "<32 x float>", "<3 x i24>", "[3 x i24]", "[0 x i64]", "[2 x [3 x i16]]", "{}",
    "{ i8, i32 }", "{ i8, i128 }", "{ i8, i72 }", "<{ i8, i32, i64 }>", "{ [0 x i64], i32, float }",
    "{ i8, <5 x i32>, i64 }", "{ i1, <3 x float>, i8, { i16, double } }", "{ ptr, i8 }",
]  # fmt: skip


@pytest.mark.parametrize("bits", LAYOUTS)
@pytest.mark.parametrize("text", TYPES)
def test_size_and_alignment(text: str, bits: int) -> None:
    source = f'target datalayout = "{LAYOUTS[bits]}"\n@g = external addrspace(1) global {text}\n'
    (var,) = parse_module(canonical_text(source, 0)).globals
    layout = DataLayout(bits)
    target = llvm.create_target_data(LAYOUTS[bits])
    module = llvm.parse_assembly(source, llvm.create_context())
    theirs = module.get_global_variable("g").global_value_type
    assert layout.size(var.value_type) == target.get_abi_size(theirs)
    assert layout.align(var.value_type) == target.get_abi_alignment(theirs)
