"""explain_extensions: who asked for what a module declares, in the user's lines."""

import re
from pathlib import Path

import llvmlite.binding as llvm
import pytest

import spvbackend
from spvbackend.explain.needs import MAX_PLACES, Asker, Needs, report
from tests.unit.cases.command import pyllc

ASSUME = """\
; a comment, so that lines are those of this text
define spir_kernel void @k(ptr addrspace(1) %out, i1 %known) {
  call void @llvm.assume(i1 %known)
  store i64 1, ptr addrspace(1) %out
  ret void
}
declare void @llvm.assume(i1)
"""

TOLD = (
    "define spir_kernel void @k(i1 %known) !dbg !3 {\n"
    "  call void @llvm.assume(i1 %known), !dbg !4\n  ret void\n}\n"
    "declare void @llvm.assume(i1)\n"
    "!llvm.dbg.cu = !{!0}\n!llvm.module.flags = !{!2}\n"
    "!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: FullDebug)\n"
    '!1 = !DIFile(filename: "k.cl", directory: "/d")\n'
    '!2 = !{i32 2, !"Debug Info Version", i32 3}\n'
    '!3 = distinct !DISubprogram(name: "k", file: !1, line: 6, unit: !0, '
    "spFlags: DISPFlagDefinition)\n!4 = !DILocation(line: 7, column: 3, scope: !3)\n"
)


def need(needs: Needs, name: str) -> tuple[Asker, ...]:
    return {one.name: one.askers for one in (*needs.extensions, *needs.capabilities)}[name]


def test_lines_are_those_of_the_text() -> None:
    needs = spvbackend.explain_extensions(ASSUME)
    assert needs.version == "1.4"
    assert needs.needed == "1.0"
    assert need(needs, "SPV_KHR_expect_assume") == (Asker("OpAssumeTrueKHR", "k", 3),)
    assert need(needs, "ExpectAssumeKHR") == (Asker("OpAssumeTrueKHR", "k", 3),)
    assert need(needs, "Int64") == (Asker("64-bit integers", "k", 4),)
    assert need(needs, "Kernel") == ()


def test_bitcode_has_the_lines_of_llvms_own_print() -> None:
    module = llvm.parse_assembly(ASSUME)
    needs = spvbackend.explain_extensions(module.as_bitcode())
    (asker,) = need(needs, "SPV_KHR_expect_assume")
    assert "@llvm.assume" in needs.source.split("\n")[asker.line - 1]


def test_nothing_is_used_that_is_not_allowed() -> None:
    assert spvbackend.explain_extensions(ASSUME, extensions=()).extensions == ()
    profile = spvbackend.explain_extensions(ASSUME, extensions=(), target_profile="chipstar")
    assert profile.extensions == ()
    assert profile.version == "1.2"


def test_a_refusal_is_that_of_a_translation() -> None:
    text = "define void @f(i32 %n) {\n  %a = alloca i32, i32 %n\n  ret void\n}\n"
    with pytest.raises(spvbackend.Unsupported, match="SPV_INTEL_variable_length_array"):
        spvbackend.explain_extensions(text, extensions=())
    (one,) = spvbackend.explain_extensions(text).extensions
    assert one.name == "SPV_INTEL_variable_length_array"
    assert one.askers[0].line == 2


def test_what_selection_asks_for_has_a_line() -> None:
    """These atomic operations have requirements that no word of the module shows."""
    text = (
        "define i16 @f(ptr addrspace(1) %p) {\n"
        "  %old = atomicrmw add ptr addrspace(1) %p, i16 1 monotonic\n  ret i16 %old\n}\n"
        "define i64 @g(ptr addrspace(1) %p) {\n"
        "  %old = atomicrmw add ptr addrspace(1) %p, i64 1 monotonic\n  ret i64 %old\n}\n"
    )
    needs = spvbackend.explain_extensions(text)
    assert need(needs, "SPV_INTEL_16bit_atomics") == (Asker("the types of operands", "", 2),)
    assert need(needs, "Int64Atomics") == (Asker("the types of operands", "", 6),)
    assert need(needs, "Linkage") == (
        Asker("LinkageAttributes", "", 1),
        Asker("LinkageAttributes", "", 5),
    )


def test_an_empty_module_is_a_library() -> None:
    (asker,) = need(spvbackend.explain_extensions('source_filename = "none"'), "Linkage")
    assert asker == Asker("a module without kernels is a library", "", 0)


def test_capability_that_brings_another_is_asked_for_by_its_user() -> None:
    text = "define spir_kernel void @k(ptr addrspace(1) %p) {\n" + (
        "  %v = load <8 x half>, ptr addrspace(1) %p\n  %w = fadd <8 x half> %v, %v\n"
        "  store <8 x half> %w, ptr addrspace(1) %p\n  ret void\n}\n"
    )
    needs = spvbackend.explain_extensions(text)
    assert need(needs, "Float16")[0].line == 2
    assert need(needs, "Vector16")[0].what == "vectors of 8"


def test_text_counts_what_it_leaves_out() -> None:
    lines = [f"  %v{n} = call i64 @llvm.readcyclecounter()" for n in range(MAX_PLACES + 2)]
    text = "\n".join(
        ["define void @f() {", *lines, "  ret void", "}", "declare i64 @llvm.readcyclecounter()"]
    )
    shown = report(spvbackend.explain_extensions(text), "k.ll")
    assert "  k.ll:2: OpReadClockKHR in @f\n" in shown
    assert "  and 2 more\n" in shown
    assert "line 2: OpReadClockKHR" in report(spvbackend.explain_extensions(text))


def test_place_in_the_source_of_the_kernel_is_named() -> None:
    shown = report(spvbackend.explain_extensions(TOLD), "k.ll")
    assert "k.ll:2: OpAssumeTrueKHR in @k, from k.cl:7" in shown


def test_to_stop_early_explains_nothing() -> None:
    done = pyllc("--explain-extensions", "-stop-after=parse", stdin=ASSUME.encode())
    assert done.status == 1
    assert "known only at the end: do not stop after pass 'parse'" in done.errors


def test_lines_of_an_optimised_module_are_those_that_can_be_written(tmp_path: Path) -> None:
    path = tmp_path / "k.ll"
    path.write_text(ASSUME)
    done = pyllc("--explain-extensions", "-O1", path).output.decode()
    assert done.startswith("line numbers are those of pyllc -O1 -stop-after=read\n")
    line = re.search(r"line (\d+): 64-bit integers", done)
    assert line is not None
    written = pyllc("-O1", "-stop-after=read", path).output.decode().split("\n")
    assert "store i64" in written[int(line[1]) - 1]
    assert pyllc("--explain-types", "-O1", path).output.startswith(b"line numbers are those of")
    assert pyllc("--explain-extensions", path).output.startswith(b"version")


def test_lines_are_the_same_where_there_is_debug_info() -> None:
    record = "#dbg_value(i1 %known, !5, !DIExpression(), !4)"
    call = f"{record}\n%t = call i64 @llvm.readcyclecounter(), !dbg !4"
    text = TOLD.replace("call void @llvm.assume(i1 %known), !dbg !4", call)
    text = text.replace("void @llvm.assume(i1)", "i64 @llvm.readcyclecounter()")
    text += '!5 = !DILocalVariable(name: "known", scope: !3, file: !1)\n'
    done = pyllc("--explain-extensions", "-O1", stdin=text.encode()).output.decode()
    line = re.search(r"line (\d+): OpReadClockKHR", done)
    assert line is not None
    written = pyllc("-O1", "-stop-after=read", stdin=text.encode()).output.decode().split("\n")
    assert "cyclecounter" in written[int(line[1]) - 1]
    assert "#dbg_value" in written[int(line[1]) - 2]


def test_both_explanations_are_printed() -> None:
    types = pyllc("--explain-types", "--spirv-ext=all", stdin=ASSUME.encode()).output
    needs = pyllc("--explain-extensions", stdin=ASSUME.encode()).output
    both = pyllc("--explain-extensions", "--explain-types", stdin=ASSUME.encode())
    assert both.output == types + b"\n" + needs


def test_a_page_comes_beside_the_text(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    text = pyllc("--explain-extensions", stdin=ASSUME.encode()).output
    both = pyllc(f"--explain-types-html={page}", "--explain-extensions", stdin=ASSUME.encode())
    assert both.output == text
    assert page.read_text().startswith("<!")
