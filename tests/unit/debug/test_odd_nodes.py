"""Debug info that no frontend writes, or that says more than a module can: no harm comes of it."""

from array import array

import pytest

import spvbackend
from spvbackend.emit.layout import to_bytes
from spvbackend.emit.read import words_of
from spvbackend.spirv import opcodes as op
from spvbackend.target.debug_sets import DEBUG_SETS

TEXT = """\
define spir_kernel void @k(i32 %n) !dbg !3 {
    #dbg_value(VALUE, !7, !DIExpression(), !8)
  ret void, !dbg !8
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "k.cl", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "k", file: !1, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DILocalVariable(name: "v", scope: !3, file: !1, line: 1, type: !9)
!8 = !DILocation(line: 2, column: 1, scope: !3)
!9 = TYPE
!10 = !{!11, !12}
!11 = !DIEnumerator(name: "kept", value: 1)
!12 = !DIEnumerator(name: "LOST", value: 340282366920938463463374607431768211455)
"""
INT = '!DIDerivedType(tag: DW_TAG_typedef, name: "T", file: !1, baseType: !6)'


def translated(name: str, type: str = INT, value: str = "i32 %n", text: str = TEXT) -> bytes:
    ir = text.replace("VALUE", value).replace("TYPE", type)
    return spvbackend.translate(
        ir, debug_info=name, extensions=["SPV_KHR_non_semantic_info"], triple="spirv64"
    )


@pytest.mark.parametrize("name", DEBUG_SETS)
@pytest.mark.parametrize(
    "type",
    [
        '!DIDerivedType(tag: DW_TAG_typedef, name: "T", file: !1, baseType: !9)',
        "!DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 64, elements: !{})",
    ],
)
def test_a_type_that_leads_to_itself_has_an_end(type: str, name: str) -> None:
    info = spvbackend.debug.read(translated(name, type))
    assert [variable.name for variable in info.variables.values()] == ["v"]


@pytest.mark.parametrize("name", DEBUG_SETS)
@pytest.mark.parametrize("value", ["double 2.0", "half 1.0", "i64 7"])
def test_a_value_asks_for_no_capability(value: str, name: str) -> None:
    text = spvbackend.disassemble(translated(name, value=value))
    assert not {"OpCapability Float64", "OpCapability Float16", "OpCapability Int64"} & {
        line.strip() for line in text.split("\n")
    }


@pytest.mark.parametrize("name", DEBUG_SETS)
def test_an_enumerator_that_no_constant_holds_is_left_out(name: str) -> None:
    type = '!DICompositeType(tag: DW_TAG_enumeration_type, name: "E", file: !1, line: 1, '
    text = spvbackend.disassemble(translated(name, f"{type}baseType: !6, size: 32, elements: !10)"))
    assert '"kept"' in text and '"LOST"' not in text


def test_what_is_attached_and_no_location_is_dropped() -> None:
    text = TEXT.replace("ret void, !dbg !8", "ret void, !dbg !13") + "!13 = !DIExpression()\n"
    with pytest.warns(spvbackend.TranslationWarning, match="the debug info is dropped"):
        translated("ocl-100", text=text)


def test_an_instruction_that_is_cut_off_is_passed_over() -> None:
    words = list(words_of(translated("ocl-100")))
    at = next(place for place, word in enumerate(words) if word == op.OpExtInst | 6 << 16)
    words[at] = op.OpExtInst | 3 << 16
    words[at + 3] = op.OpNop | 3 << 16
    assert spvbackend.debug.read(to_bytes(array("I", words))).sources == ("/src/k.cl",)
