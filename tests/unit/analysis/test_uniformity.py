"""Which values of a kernel differ between the lanes of a warp."""

from __future__ import annotations

from spvbackend.analysis.uniformity import is_pure, varying_values
from tests.unit.cases.ir import read

TEXT = """
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.umin.i32(i32, i32)
declare i32 @other(i32)
define spir_kernel void @k(ptr addrspace(1) %p, i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %block = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %sum = add i32 %block, %n
  %least = call i32 @llvm.umin.i32(i32 %sum, i32 7)
  %mixed = add i32 %least, %tid
  %unknown = call i32 @other(i32 %n)
  %loaded = load i32, ptr addrspace(1) %p
  %uniform.test = icmp eq i32 %n, 0
  br i1 %uniform.test, label %then, label %join
then:
  br label %join
join:
  %uniform.phi = phi i32 [ 0, %entry ], [ %n, %then ]
  br label %loop
loop:
  %step = phi i32 [ 0, %join ], [ %next, %loop ]
  %late = phi i32 [ 0, %join ], [ %tid, %loop ]
  %next = add i32 %step, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}
define i32 @helper(i32 %a) {
  %b = add i32 %a, 1
  ret i32 %b
}
define spir_kernel void @divergent(i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %test = icmp eq i32 %tid, 0
  br i1 %test, label %then, label %join
then:
  br label %join
join:
  %phi = phi i32 [ 0, %entry ], [ 1, %then ]
  %sum = add i32 %n, 1
  ret void
}
"""


def varying(name: str) -> set[str]:
    function = next(one for one in read(TEXT).functions if one.name == name)
    return {value.name for value in varying_values(function) if value.name}


def test_what_is_computed_of_uniform_values_is_uniform() -> None:
    found = varying("k")
    assert {"tid", "mixed", "unknown", "loaded", "late"} <= found
    assert not found & {"block", "sum", "least", "uniform.test", "uniform.phi", "step", "next", "n"}


def test_arguments_of_functions_vary() -> None:
    assert varying("helper") == {"a", "b"}


def test_phis_behind_divergent_branches_vary() -> None:
    found = varying("divergent")
    assert "phi" in found
    assert "sum" not in found


def test_pure_instructions() -> None:
    function = next(one for one in read(TEXT).functions if one.name == "k")
    insts = {inst.name: inst for inst in function.blocks[0].insts}
    assert [is_pure(insts[name]) for name in ("sum", "least", "uniform.test")] == [True] * 3
    assert [is_pure(insts[name]) for name in ("tid", "unknown", "loaded")] == [False] * 3
