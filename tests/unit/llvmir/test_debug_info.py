"""Debug info is taken out of text for LLVM to read, and nothing else is."""

import sys

import llvmlite.binding as llvm
import pytest

import spvbackend
from spvbackend import driver
from spvbackend.emit.read import instructions, words_of
from spvbackend.options import Options
from spvbackend.reading.strip import without_debug_info
from spvbackend.spirv.opcodes import OpLine, OpMemberName, OpNoLine
from tests.folders import ROOT

OPLINE = {OpLine, OpNoLine}

NODES = """\
!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!1}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.cl", directory: "/")
!3 = !DISubroutineType(types: !5)
!4 = distinct !DISubprogram(name: "f", file: !2, type: !3, unit: !1, spFlags: DISPFlagDefinition)
!5 = !{null, !8}
!6 = !DILocation(line: 3, column: 2, scope: !4)
!7 = !DILocalVariable(name: "q", scope: !4, file: !2, line: 1)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
"""
KERNEL = """\
@text = addrspace(2) constant [25 x i8] c", !dbh !6 ; #dbh_value()\\00"
define spir_kernel void @k(ptr addrspace(1) %p) !dbg !4 {
  %v = load i32, ptr addrspace(1) %p, align 4, !dbg !6, !invariant.load !9
  call void @llvm.dbg.value(metadata i32 1, metadata !7, metadata !DIExpression()), !dbg !6
  call void @llvm.dbg.value(metadata i32 %v, metadata !7, metadata !DIExpression()), !dbg !6
  %w = fadd float 1.0, 2.0, !dbg !6
  ret void, !dbg !6
}
declare void @llvm.dbg.value(metadata, metadata, metadata)
!9 = !{}
"""


def opcodes_of(spirv: bytes) -> set[int]:
    return {opcode for opcode, _, _ in instructions(words_of(spirv))}


def test_lines_stay() -> None:
    bare = without_debug_info(KERNEL + NODES).split("\n")
    assert len(bare) == len((KERNEL + NODES).split("\n"))
    assert bare[0] == KERNEL.split("\n")[0]
    assert bare[1] == "define spir_kernel void @k(ptr addrspace(1) %p) {"
    assert bare[2] == ("  %v = load i32, ptr addrspace(1) %p, align 4, !invariant.load !9")
    assert [line.strip() for line in bare[3:5]] == ["", ""]
    assert bare[8] == ""


def test_records_go() -> None:
    record = "    #dbg_value(i32 %v, !7, !DIExpression(DW_OP_plus_uconst, 1), !6)"
    assert without_debug_info(f"{record}\n  ret void, !dbg !6").split() == ["ret", "void"]


@pytest.mark.parametrize(
    "line",
    [
        "  #dbg_value(i32 %v, !7, !DIExpression(), !6) ret void",
        "  call void @llvm.dbg.value(metadata i32 1) store i32 1, ptr %p",
        '@s = constant [18 x i8] c"Debug Info Version"',
        '@s = constant [9 x i8] c", !dbg !6" ret void, !dbg !6',
        "ret void, !dbg !6 ; !dbg",
    ],
)
def test_what_stands_beside_it_stays(line: str) -> None:
    assert without_debug_info(line) == line


def test_the_binary_is_that_of_bare_text(capfd: pytest.CaptureFixture[str]) -> None:
    """LLVM would warn on stderr of debug info that it drops."""
    bare = without_debug_info(KERNEL)
    bare = bare.replace("declare void @llvm.dbg.value(metadata, metadata, metadata)\n", "")
    spirv = spvbackend.translate(KERNEL + NODES, strip_debug=True)
    assert spirv == spvbackend.translate(bare) != spvbackend.translate(KERNEL + NODES)
    assert capfd.readouterr().err == ""


def test_bitcode_is_stripped_once_it_is_parsed() -> None:
    module = llvm.parse_assembly(KERNEL + NODES)
    bitcode = module.as_bitcode()
    stripped = spvbackend.translate(bitcode, trust_bitcode=True, strip_debug=True)
    assert not OPLINE.intersection(opcodes_of(stripped))
    assert OPLINE.intersection(opcodes_of(spvbackend.translate(bitcode, trust_bitcode=True)))


def test_stripped_bitcode_names_no_members() -> None:
    text = (ROOT / "tests" / "lit" / "emit" / "names-of-members.ll").read_text()
    bitcode = llvm.parse_assembly(text, llvm.create_context()).as_bitcode()
    options = Options()
    options.emit_op_names = True
    assert OpMemberName in opcodes_of(driver.run(bitcode, options, sys.stderr).binary)
    options.strip_debug = True
    assert OpMemberName not in opcodes_of(driver.run(bitcode, options, sys.stderr).binary)


def test_an_error_has_its_place_in_the_source() -> None:
    wrong = KERNEL.replace("fadd float", "fadd fp128").replace("1.0, 2.0", "poison, poison")
    with pytest.raises(spvbackend.Diagnostic) as caught:
        spvbackend.translate(wrong + NODES)
    assert caught.value.line == 6
    kernel = KERNEL.replace("fadd float 1.0, 2.0", "call i32 @__spirv_ocl_nonsense(i32 %v)")
    with pytest.raises(spvbackend.Diagnostic) as caught:
        spvbackend.translate(kernel + "declare i32 @__spirv_ocl_nonsense(i32)\n" + NODES)
    assert caught.value.origin == "a.cl:3:2"


def test_a_message_quotes_the_line_with_its_debug_info() -> None:
    with pytest.raises(spvbackend.CompileError) as caught:
        spvbackend.translate(KERNEL.replace("fadd float 1.0", "fadd float %x") + NODES)
    assert caught.value.source_line == "  %w = fadd float %x, 2.0, !dbg !6"
    assert caught.value.line == 6
