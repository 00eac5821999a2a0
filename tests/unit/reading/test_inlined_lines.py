"""Lines of what LLVM has inlined lead back to the lines that LLVM read."""

from __future__ import annotations

import pytest

import spvbackend
from spvbackend.reading.inline import inlined
from spvbackend.reading.inlined_lines import original_lines
from spvbackend.reading.llvm import canonical_text
from spvbackend.translator import Translator
from tests.folders import E2E

VULKAN = "spirv64-unknown-vulkan1.3"
FILES = ("control_logic.O0", "control_switch.O2", "generic_pointers.O0", "struct_return.O0")


@pytest.mark.parametrize("name", FILES)
def test_an_instruction_leads_to_one_of_its_opcode(name: str) -> None:
    before = canonical_text((E2E / "ll" / f"{name}.ll").read_text(), 0)
    after = inlined(before)
    original = original_lines(before, after)
    theirs, ours = before.split("\n"), after.split("\n")
    body = [number for number, line in enumerate(ours, 1) if line.startswith("  %")]
    placed = [number for number in body if number in original]
    assert len(placed) > 0.9 * len(body)
    calls = [number for number in placed if " call " in ours[number - 1]]
    assert all(" call " in theirs[original[number] - 1] for number in calls)
    assert calls
    heads = [number for number, line in enumerate(ours, 1) if line.startswith("define ")]
    assert [theirs[original[number] - 1].split("(")[0] for number in heads] == [
        ours[number - 1].split("(")[0] for number in heads
    ]


def test_what_llvm_makes_has_no_line() -> None:
    text = """
define spir_kernel void @k(ptr addrspace(1) %p, i1 %c) {
  %a = alloca i32
  store i32 1, ptr %a
  br i1 %c, label %then, label %end
then:
  store i32 2, ptr %a
  br label %end
end:
  %v = load i32, ptr %a
  store i32 %v, ptr addrspace(1) %p
  ret void
}
"""
    before = canonical_text(text, 0)
    after = inlined(before)
    original = original_lines(before, after)
    lines = {line.strip(): original.get(number) for number, line in enumerate(after.split("\n"), 1)}
    stores = [place for line, place in lines.items() if line.startswith("store i32")]
    assert stores == [before[: before.index("  store i32 %v")].count("\n") + 1]


def test_a_warning_has_its_line(capsys: pytest.CaptureFixture[str]) -> None:
    text = """
define spir_func i32 @inner(i32 %n) {
  %v = call i32 @llvm.annotation.i32.p0.p0(i32 %n, ptr null, ptr null, i32 0)
  ret i32 %v
}

define spir_kernel void @k(ptr addrspace(1) %p, i32 %n) !intel_reqd_sub_group_size !0 {
  %r = call spir_func i32 @inner(i32 %n)
  store i32 %r, ptr addrspace(1) %p
  ret void
}

declare i32 @llvm.annotation.i32.p0.p0(i32, ptr, ptr, i32)

!0 = !{i32 0}
"""
    with pytest.raises(spvbackend.CompileError) as caught:
        Translator(triple=VULKAN).translate_shader(text)
    assert caught.value.line == 7


def test_after_optimisation_names_stand_for_the_line() -> None:
    text = (
        "define spir_kernel void @k(ptr addrspace(1) %p) {\n  call void @f(ptr addrspace(1) %p)\n"
    )
    text += "  ret void\n}\ndeclare void @f(ptr addrspace(1))\n"
    with pytest.raises(spvbackend.Unsupported, match="takes a pointer") as caught:
        Translator(triple=VULKAN).translate_shader(text)
    assert (caught.value.line, caught.value.column) == (2, 3)
    with pytest.raises(spvbackend.Unsupported, match="takes a pointer") as caught:
        Translator(triple=VULKAN, opt_level=2).translate_shader(text)
    assert caught.value.line == 0
    assert "@f(" in caught.value.instruction
    assert caught.value.function == "k"


CALLED = """
define spir_kernel void @callee(ptr addrspace(1) %p) !dbg !3 {
  %q = call ptr addrspace(1) @elsewhere(), !dbg !5
  store i32 1, ptr addrspace(1) %q, !dbg !5
  ret void, !dbg !5
}

define spir_kernel void @caller(ptr addrspace(1) %p) !dbg !6 {
  call spir_kernel void @callee(ptr addrspace(1) %p), !dbg !7
  ret void, !dbg !7
}

declare ptr addrspace(1) @elsewhere()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!1}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !2, emissionKind: FullDebug)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !DIFile(filename: "k.cl", directory: "/")
!3 = distinct !DISubprogram(name: "callee", scope: !2, file: !2, type: !4, unit: !0, spFlags: 8)
!4 = !DISubroutineType(types: !8)
!5 = !DILocation(line: 3, column: 3, scope: !3)
!6 = distinct !DISubprogram(name: "caller", scope: !2, file: !2, type: !4, unit: !0, spFlags: 8)
!7 = !DILocation(line: 2, column: 3, scope: !6)
!8 = !{null}
"""


def test_a_kernel_that_is_called_may_have_debug_info() -> None:
    """LLVM verifies debug info while it reads, and ends the process on such a call."""
    with pytest.raises(spvbackend.Unsupported, match="returns a pointer") as caught:
        Translator(triple=VULKAN).translate_shader(CALLED)
    assert caught.value.line == 3
