"""Products without matrix units become loops: their layouts, code of bounded size, and limits."""

from __future__ import annotations

import re
from typing import Any

import pytest

from spvbackend.triton.target import BACKEND
from tests.triton.cases import missing

if REASON := missing():
    pytest.skip(REASON, allow_module_level=True)

import triton
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource

from spvbackend.triton.lanes import add_disjoint, number_lanes
from spvbackend.triton.loops import Tile, strides_of
from spvbackend.triton.products import (
    choose_layouts,
    lower,
    warps_for,
    warps_for_pairs,
    warps_for_products,
)
from tests.triton.kernels import dots
from tests.triton.kernels.elementwise import add_kernel

CPU = "spirv64v1.4/intel-cpu"
LOOP = "llvm.loop.unroll.disable"
# A tile of 128 x 128 was 42,000 lines with one warp, and 13,000 with four.
LINES = 2000


def compile_dot(
    arch: str, shape: tuple[int, int, int], operand: str = "*fp32", kind: Any = None, warps: int = 4
) -> Any:
    kind = kind or triton.language.float32
    names = ("M", "N", "K", "TYPE")
    result = "*i32" if kind is triton.language.int32 else "*fp32"
    types = {"x": operand, "y": operand, "out": result, **dict.fromkeys(names, "constexpr")}
    constants = dict(zip(names, (*shape, kind), strict=True))
    source = ASTSource(dots.dot_kernel, types, constants)
    return triton.compile(source, GPUTarget(BACKEND, arch, 32), {"num_warps": warps})


@pytest.mark.parametrize("warps", [1, 4])
@pytest.mark.parametrize("operand", ["*fp32", "*fp16", "*bf16", "*i8"])
def test_code_of_large_tiles_is_bounded(operand: str, warps: int) -> None:
    kind = triton.language.int32 if operand == "*i8" else triton.language.float32
    compiled = compile_dot(CPU, (128, 128, 64), operand, kind, warps)
    assert LOOP in compiled.asm["llir"]
    assert compiled.asm["llir"].count("\n") < LINES
    assert compiled.metadata.num_warps == 16


def test_depth_adds_no_code() -> None:
    lengths = [
        compile_dot(CPU, (64, 64, depth)).asm["ttgir"].count("fmuladd") for depth in (16, 64)
    ]
    # Two steps of each loop are unrolled.
    assert lengths == [64, 64]


@pytest.mark.parametrize("is_cpu", [False, True])
def test_products_of_shaders_are_loops_on_cpus(is_cpu: bool) -> None:
    arch = "vulkan1.3/cpu" if is_cpu else "vulkan1.3"
    assert (LOOP in compile_dot(arch, (32, 32, 32)).asm["llir"]) == is_cpu


def test_programs_have_more_warps_where_these_are_small() -> None:
    types = {**dict.fromkeys(("x", "y", "out"), "*fp32"), "n": "i32", "BLOCK": "constexpr"}
    source = ASTSource(add_kernel, types, {"BLOCK": 64})

    def warps_of(arch: str, lanes: int, requested: int) -> int:
        target = GPUTarget(BACKEND, arch, lanes)
        compiled = triton.compile(source, target, {"num_warps": requested})
        return int(compiled.metadata.num_warps)

    requests = ((32, 4), (8, 1), (8, 4), (8, 16), (4, 2))
    assert [warps_of("vulkan1.3/cpu", *it) for it in requests] == [4, 4, 16, 32, 16]
    assert warps_of("vulkan1.3", 8, 2) == 2


def test_batches_stay_unrolled_on_pocl() -> None:
    names = ("B", "M", "N", "K")
    types = {**dict.fromkeys(("x", "y", "out"), "*fp32"), **dict.fromkeys(names, "constexpr")}
    source = ASTSource(dots.batch_kernel, types, dict.fromkeys(names, 16))
    for arch, has_loops in ((CPU, True), ("spirv64v1.4/pocl", False)):
        compiled = triton.compile(source, GPUTarget(BACKEND, arch, 32), {"num_warps": 4})
        assert (LOOP in compiled.asm["llir"]) == has_loops


def test_operands_that_need_too_much_local_memory_stay_unrolled_on_gpus() -> None:
    for depth, has_loops, warps in ((64, True, 4), (128, False, 8)):
        compiled = compile_dot("spirv64v1.4", (64, 64, depth), warps=4)
        assert (LOOP in compiled.asm["llir"]) == has_loops
        assert compiled.metadata.num_warps == warps


@pytest.mark.parametrize("arch", [CPU, "vulkan1.3/cpu"])
def test_operands_that_need_too_much_local_memory_are_in_scratch_memory(arch: str) -> None:
    compiled = compile_dot(arch, (64, 64, 1024))
    assert LOOP in compiled.asm["llir"]
    assert compiled.metadata.global_scratch_size == 2 * 64 * 1024 * 4
    assert compiled.metadata.shared <= 64 * 64 * 4
    assert compile_dot(arch, (32, 32, 32)).metadata.global_scratch_size == 0


def test_operands_stay_narrow_where_local_memory_is_short() -> None:
    for arch, type in ((CPU, "f32"), ("spirv64v1.4", "f16")):
        text = compile_dot(arch, (64, 64, 64), "*fp16").asm["ttgir"]
        assert set(re.findall(r"!ttg\.memdesc<\d+x\d+x(\w+)", text)) == {type}


def test_rows_are_reduced_within_lanes() -> None:
    types = {
        **dict.fromkeys(("query", "key", "value", "out"), "*fp32"),
        "length": "i32",
        "scale": "fp32",
        **dict.fromkeys(("D", "BM", "BN", "CAUSAL"), "constexpr"),
    }
    constants = {"D": 32, "BM": 64, "BN": 32, "CAUSAL": False}
    source = ASTSource(dots.attention_kernel, types, constants)
    compiled = triton.compile(source, GPUTarget(BACKEND, CPU, 32), {"num_warps": 2})
    assert LOOP in compiled.asm["llir"]
    assert "llvm.amdgcn.update.dpp" not in compiled.asm["llir"]


def test_large_products_get_more_warps() -> None:
    def ttir(sums: str, left: str = "16x8") -> str:
        return f"tt.dot %a, %b, %c : tensor<{left}xf32> * tensor<8x16xf32> -> tensor<{sums}xf32>"

    assert warps_for_products(ttir("32x32"), 4, 32, 1024) == 4
    assert warps_for_products(ttir("128x128"), 4, 32, 1024) == 16
    assert warps_for_products(ttir("128x128"), 4, 32, 256) == 8
    assert warps_for_products(ttir("128x128"), 16, 32, 256) == 16
    assert warps_for_products(ttir("32x32", left="64x128"), 4, 32, 1024) == 8
    small = ttir("32x32", left="64x64").replace("64x64xf32", "64x64xf8E5M2")
    assert warps_for_products(small, 4, 32, 1024) == 8
    assert warps_for_products("tt.store %a : tensor<128x128x!tt.ptr<f32>>", 2, 32, 1024) == 2
    assert warps_for_products("", 2, 32, 1024) == 2


def test_lanes_have_four_bytes_of_pairs() -> None:
    scaled = "tt.dot_scaled %a, %b scale %s, %c lhs = e5m2 rhs = e2m1 {fastMath = false}"
    types = "tensor<16x64xf8E5M2> * tensor<32x16xi8>, tensor<16x2xi8> -> tensor<16x16xf32>"
    assert warps_for_pairs(f"{scaled} : {types}", 8, 32) == 4
    assert warps_for_pairs(f"{scaled} : {types}", 8, 8) == 8
    assert warps_for_pairs(f"{scaled} : {types.replace('32x16xi8', '32x16xbf16')}", 8, 32) == 8


def test_large_tensors_get_more_warps() -> None:
    store = "tt.store %a, %b : tensor<4096x!tt.ptr<f32>>"
    assert warps_for(store, 1, 32, 1024, 128) == 1
    assert warps_for(store, 1, 32, 1024, 32) == 4
    assert warps_for(store, 1, 32, 64, 32) == 2
    assert warps_for("%a = arith.addf %b, %c : f32", 1, 32, 1024, 32) == 1


@pytest.mark.parametrize(
    ("shape", "warps", "by_rows", "lanes", "split", "block"),
    [
        ((128, 128), 4, False, (1, 32), (4, 1), (8, 1)),
        ((128, 128), 4, True, (32, 1), (4, 1), (1, 8)),
        ((64, 16), 2, False, (32, 1), (2, 1), (1, 8)),
        ((16, 64), 8, False, (1, 32), (8, 1), (2, 2)),
        ((16, 16), 1, False, (2, 16), (1, 1), (8, 1)),
        ((16, 16), 1, True, (16, 2), (1, 1), (1, 8)),
        ((4, 32, 64), 8, False, (1, 1, 32), (4, 2, 1), (8, 1)),
    ],
)
def test_lanes_of_a_tile(
    shape: tuple[int, ...],
    warps: int,
    by_rows: bool,
    lanes: tuple[int, ...],
    split: tuple[int, ...],
    block: tuple[int, int],
) -> None:
    tile = Tile.of(shape, warps, 32, by_rows)
    assert (tile.lanes, tile.warps) == (lanes, split)
    rows, columns = tile.block
    assert (rows, columns) == block
    assert tile.counts[-2] % rows == tile.counts[-1] % columns == 0


def test_each_sum_has_its_place_in_the_flat_layout() -> None:
    tile = Tile.of((16, 64), 4, 32, False)
    found = re.findall(r"(?:register|lane|warp) = (\[.*?\])(?=, [a-z])", tile.flat_layout())
    places = {0}
    for base in re.findall(r"\d+", " ".join(found)):
        places |= {place ^ int(base) for place in places}
    assert places == set(range(16 * 64))


def test_strides() -> None:
    assert strides_of((2, 4, 8), (2, 1, 0)) == [32, 8, 1]
    assert strides_of((4, 8), (0, 1)) == [1, 4]


def test_text_without_products_stays() -> None:
    text = "module attributes {} {\n  tt.func public @f() {\n    tt.return\n  }\n}\n"
    assert choose_layouts(text, 4, 32, True) is None
    assert lower(text, 1 << 15) is None


def test_numbers_of_work_items_are_those_of_lanes() -> None:
    text = (
        "module attributes {} {\n"
        "    %0 = rocdl.workitem.id.x : i32 loc(#loc)\n"
        "    %1 = rocdl.readfirstlane %0 : i32 loc(#loc)\n"
    )
    changed = number_lanes(text, 4, 32)
    assert "rocdl" not in changed
    assert "llvm.call @__spirv_BuiltInSubgroupId() : () -> (i32 {llvm.range = #llvm." in changed
    assert "constant_range<i32, 0, 4>" in changed


def test_unions_of_disjoint_numbers_are_sums() -> None:
    text = "  %1 = or disjoint i32 %0, 32\n  %2 = or i32 %1, 1\n"
    assert add_disjoint(text) == "  %1 = add nuw nsw i32 %0, 32\n  %2 = or i32 %1, 1\n"
