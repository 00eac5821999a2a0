"""LLVM's own passes: the same on every host, and without a library of C."""

import os
import subprocess
import sys
from pathlib import Path

import llvmlite.binding as llvm
import pytest

import spvbackend
from spvbackend.reading.llvm import read_module
from tests.folders import ROOT

LOOP = """
define spir_kernel void @k(ptr addrspace(1) %p, i32 %n, float %x) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %q = getelementptr float, ptr addrspace(1) %p, i32 %i
  %v = load float, ptr addrspace(1) %q
  %w = call float @llvm.fma.f32(float %v, float %x, float 1.0)
  %b = call i32 @llvm.ctpop.i32(i32 %i)
  %f = uitofp i32 %b to float
  %s = fadd float %w, %f
  store float %s, ptr addrspace(1) %q
  %next = add nsw i32 %i, 1
  %c = icmp slt i32 %next, 64
  br i1 %c, label %loop, label %end
end:
  ret void
}
declare float @llvm.fma.f32(float, float, float)
declare i32 @llvm.ctpop.i32(i32)
"""
PRINTF = """
@format = {space}constant [4 x i8] c"%s\\0A\\00"
@text = {space}constant [3 x i8] c"hi\\00"
define spir_kernel void @k() {{
  %n = call i32 (ptr {space}, ...) @printf(ptr {space}@format, ptr {space}@text)
  ret void
}}
declare i32 @printf(ptr {space}, ...)
"""


TABLE = """
@a = internal addrspace(2) constant [4 x i8] c"abc\\00"
@b = internal addrspace(2) constant [3 x i8] c"de\\00"
@names = internal addrspace(2) constant [2 x ptr addrspace(2)]
    [ptr addrspace(2) @a, ptr addrspace(2) @b]
define i8 @f(i64 %i, i64 %j) {
  %at = getelementptr [2 x ptr], ptr addrspace(2) @names, i64 0, i64 %i
  %s = load ptr addrspace(2), ptr addrspace(2) %at
  %c = getelementptr i8, ptr addrspace(2) %s, i64 %j
  %v = load i8, ptr addrspace(2) %c
  ret i8 %v
}
"""


@pytest.mark.parametrize("level", [1, 2, 3])
def test_no_host_is_asked(level: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither its triple nor its CPU nor that CPU's features."""
    text, _ = read_module(LOOP, 64, level)

    def fail(*_: object) -> None:
        raise AssertionError("the host is asked")

    for name in ("get_default_triple", "get_process_triple", "get_host_cpu_name",
                 "get_host_cpu_features", "initialize_native_target"):  # fmt: skip
        monkeypatch.setattr(llvm, name, fail)
        monkeypatch.setattr(f"llvmlite.binding.targets.{name}", fail, raising=False)
    assert read_module(LOOP, 64, level) == (text, None)
    assert "vector.body" not in text


def test_targets_that_the_process_has_initialised_do_not_matter(tmp_path: Path) -> None:
    """Also not a machine of another width that something else made."""
    script = tmp_path / "translate.py"
    script.write_text(
        "import sys, llvmlite.binding as llvm, spvbackend\n"
        "from tests.unit.reading.test_optimise import LOOP\n"
        "if sys.argv[1] == 'native':\n"
        "    llvm.initialize_native_target()\n"
        "    llvm.Target.from_default_triple().create_target_machine(cpu='', features='')\n"
        "sys.stdout.buffer.write(spvbackend.translate(LOOP, opt_level=3))\n"
    )
    outputs = [
        subprocess.run(
            [sys.executable, script, kind],
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            capture_output=True,
            check=True,
        ).stdout
        for kind in ("native", "none")
    ]
    assert outputs == [spvbackend.translate(LOOP, opt_level=3)] * 2


@pytest.mark.parametrize("space", ["", "addrspace(2) "])
def test_printf_is_not_that_of_c(space: str) -> None:
    """LLVM would make puts of it, and end the process over strings in constant memory."""
    text, error = read_module(PRINTF.format(space=space), 64, 2)
    assert error is None
    assert "@printf" in text
    assert "@puts" not in text
    assert "target triple" not in text


def test_tables_of_constants_stay_absolute() -> None:
    """LLVM would end the process over a relative table in constant memory."""
    text, error = read_module(TABLE, 64, 2)
    assert error is None
    assert "load.relative" not in text


def test_a_broken_module_does_not_reach_the_passes() -> None:
    broken = "define i32 @f() {\n  %a = add i32 %b, 1\n  %b = add i32 1, 1\n  ret i32 %a\n}\n"
    with pytest.raises(spvbackend.CompileError, match="does not dominate"):
        spvbackend.translate(broken, opt_level=2)


def test_an_llvm_without_the_target_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(triple: str) -> None:
        raise RuntimeError("No available targets are compatible")

    monkeypatch.setattr(llvm.Target, "from_triple", fail)
    with pytest.raises(spvbackend.CompileError, match="no SPIR-V target"):
        spvbackend.translate(LOOP, opt_level=1)
    spvbackend.translate(LOOP)
