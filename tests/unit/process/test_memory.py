"""Many translations in one process take the memory of few, and a command's end takes no time."""

import gc
import subprocess
import sys
from pathlib import Path

import pytest

import spvbackend

STATUS = Path("/proc/self/statm")
ROUNDS = 500
KERNEL = """\
%pair{i} = type {{ i32, [{i} x float] }}
@g{i} = addrspace(1) global [{i} x i16] zeroinitializer
define spir_kernel void @k{i}(ptr addrspace(1) %p, i32 %n) {{
  %q{i} = getelementptr %pair{i}, ptr addrspace(1) %p, i32 %n, i32 1, i32 0
  %v = load float, ptr addrspace(1) %q{i}, !tbaa !{{!1, !1, i64 0}}
  store float %v, ptr addrspace(1) %p
  ret void
}}
!1 = !{{!"name{i}", !2}}
!2 = !{{!"root"}}
"""

COMMAND = """\
import gc, sys
from spvbackend.commands.llc import PYLLC
from spvbackend.commands.run import main_entry
gc.callbacks.append(lambda phase, info: sys.stderr.write(phase))
main_entry(PYLLC)
"""


def resident() -> int:
    """Pages in memory."""
    return int(STATUS.read_text(encoding="ascii").split()[1])


def translate(start: int) -> None:
    """Modules of which no two are alike, one in ten of them wrong."""
    for i in range(start, start + ROUNDS):
        text = KERNEL.format(i=i)
        if i % 10:
            spvbackend.translate(text)
            continue
        with pytest.raises(spvbackend.Diagnostic):
            spvbackend.translate(text.replace("ret void", "ret i32 0"))


@pytest.mark.skipif(not STATUS.exists(), reason="memory cannot be measured here")
def test_memory_stays() -> None:
    translate(1)
    before = resident()
    translate(1 + ROUNDS)
    assert resident() < before * 1.05


def test_what_a_command_leaves_is_not_looked_at(tmp_path: Path) -> None:
    kernel = tmp_path / "kernel.ll"
    kernel.write_text(KERNEL.format(i=1), encoding="utf-8")
    words = [sys.executable, "-c", COMMAND, str(kernel), "-o", str(tmp_path / "kernel.spv")]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


LOOP = """\
define spir_kernel void @k(ptr addrspace(1) %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi i64 [ 0, %entry ], [ %sum, %loop ]
  %next = add i32 %i, 1
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %sum = add i64 %s, %id
  %again = icmp ult i32 %next, %n
  br i1 %again, label %loop, label %end
end:
  %bound = call i64 @llvm.smax.i64(i64 %sum, i64 7)
  %wide = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %bound, i64 %s)
  %low = extractvalue { i64, i1 } %wide, 0
  store i64 %low, ptr addrspace(1) %p
  ret void
}
declare spir_func i64 @_Z13get_global_idj(i32)
declare i64 @llvm.smax.i64(i64, i64)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64)
"""
DEBUG = """
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!1}
!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !2, emissionKind: FullDebug)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !DIFile(filename: "k.cl", directory: "/")
!3 = distinct !DISubprogram(name: "k", file: !2, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
"""


@pytest.mark.parametrize("debug_info", ["lines", "ocl-100", "nonsemantic-shader-200"])
def test_what_a_translation_leaves_is_free_at_once(debug_info: str) -> None:
    text = LOOP.replace("%n) {", "%n) !dbg !3 {") + DEBUG
    translator = spvbackend.Translator(debug_info=debug_info, extensions="all")
    translator.translate(text)
    # The threads of whoever runs the tests may leave something meanwhile.
    assert min([left_by(translator, text) for _ in range(3)]) < 60


def left_by(translator: spvbackend.Translator, text: str) -> int:
    """Return the objects that a translation leaves to the collector, except a template's blocks."""
    gc.collect()
    gc.disable()
    try:
        translator.translate(text)
        return gc.collect()
    finally:
        gc.enable()
