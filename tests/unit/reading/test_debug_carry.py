"""Debug info travels through LLVM under other names, and comes out as LLVM itself prints it."""

import re

import pytest

import spvbackend
from spvbackend.llvmir.parse.module import parse_module
from spvbackend.llvmir.print.debug_records import record_text
from spvbackend.llvmir.print.value import Names
from spvbackend.llvmir.values import Function
from spvbackend.reading.carry import carry, restore
from spvbackend.reading.debug_kinds import has_plain_nodes
from spvbackend.reading.llvm import canonical_text
from spvbackend.reading.risks import DEBUG_VERSION, is_risky

HEAD = """\
@g = addrspace(1) global i32 0, !dbg !20, !dbg !22
define i32 @f(i32 %a, ptr %p) !dbg !4 {
"""
TAIL = """\
}
!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!1}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, emissionKind: FullDebug, globals: !24)
!2 = !DIFile(filename: "a.cl", directory: "/")
!3 = !DISubroutineType(types: !5)
!4 = distinct !DISubprogram(name: "f", file: !2, type: !3, unit: !1, spFlags: DISPFlagDefinition)
!5 = !{null, !8}
!6 = !DILocation(line: 3, column: 2, scope: !4)
!7 = !DILocalVariable(name: "q", scope: !4, file: !2, line: 1, type: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DILocation(line: 9, column: 1, scope: !10, inlinedAt: !11)
!10 = distinct !DISubprogram(name: "h", file: !2, type: !3, unit: !1, spFlags: DISPFlagDefinition)
!11 = distinct !DILocation(line: 4, column: 7, scope: !4)
!12 = distinct !{!12, !9, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = distinct !DIAssignID()
!15 = !DILabel(scope: !4, name: "l", file: !2, line: 2)
!16 = !DILocation(line: 0, scope: !4)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression(DW_OP_LLVM_fragment, 0, 16))
!21 = distinct !DIGlobalVariable(name: "g", scope: !1, file: !2, line: 1, type: !8)
!22 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression(DW_OP_LLVM_fragment, 16, 16))
!24 = !{!20, !22}
"""
RECORDS = """\
  %x = alloca i32, align 4, !DIAssignID !14
    #dbg_assign(i1 poison, !7, !DIExpression(), !14, ptr %x, !DIExpression(), !6)
    #dbg_declare(ptr %x, !7, !DIExpression(DW_OP_plus_uconst, 4), !6)
    #dbg_value(!DIArgList(i32 %a, i32 %s), !7, !DIExpression(SUM), !6)
    #dbg_value(!{}, !7, !DIExpression(), !6)
    #dbg_value(<2 x i32> <i32 1, i32 2>, !7, !DIExpression(), !6)
    #dbg_label(!15, !6)
  br label %l, !dbg !6
l:
  %s = add i32 %a, 1, !dbg !9
  %c = icmp eq i32 %s, 0, !dbg !16
  br i1 %c, label %l, label %e, !dbg !6, !llvm.loop !12
e:
  ret i32 %s
"""
CALLS = """\
  tail call void @llvm.dbg.declare(metadata ptr %p, metadata !7, metadata !DIExpression()), !dbg !6
  call void @llvm.dbg.value(metadata i32 %a, metadata !7, metadata !DIExpression()), !dbg !6
  call void @llvm.dbg.label(metadata !15), !dbg !6
  ret i32 %a, !dbg !11
"""
DECLARED = """\
declare void @llvm.dbg.declare(metadata, metadata, metadata)
declare void @llvm.dbg.value(metadata, metadata, metadata)
declare void @llvm.dbg.label(metadata)
"""
SUM = "DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value"
TEXTS = {
    "records": HEAD + RECORDS.replace("SUM", SUM) + TAIL,
    "calls": HEAD + CALLS + TAIL.replace("}\n", "}\n" + DECLARED, 1),
}


def carried(text: str, records: bool) -> str:
    moved = carry(text, records)
    assert moved is not None
    assert not is_risky(moved.text)
    restored = restore(canonical_text(moved.text, 0), moved)
    assert restored is not None
    return restored


def expanded(text: str, nodes: dict[int, str], depth: int = 4) -> str:
    """Return a node or a reference with its target, since the numbers of nodes differ."""
    if depth == 0:
        return re.sub(r"!\d+", "!", text)
    return re.sub(r"!(\d+)", lambda node: expanded(nodes[int(node[1])], nodes, depth - 1), text)


def facts(text: str) -> list[str]:
    """All that debug info says in a module, without a number of a node."""
    module = parse_module(text)
    entries = [f"@{var.name} {node}" for var in module.globals for node in var.debug]
    entries += module.named_metadata["llvm.dbg.cu"]
    for function in module.functions:
        entries += [f"{function.name} {function.subprogram}", *facts_of(function)]
    return [expanded(fact, module.nodes) for fact in entries]


def facts_of(function: Function) -> list[str]:
    names = Names(None)
    names.enter(function)
    facts = [record_text(record, names) for record in function.debug_records]
    for block in function.blocks:
        for inst in block.insts:
            location = function.location(inst)
            facts.append(f"{inst.opcode} " + (f"!{location}" if location >= 0 else ""))
            # The identity of a store is of use to LLVM's passes alone.
            facts += [name for name in inst.attachments or {} if name != "DIAssignID"]
    return facts


@pytest.mark.parametrize("name", TEXTS)
def test_what_comes_out_is_what_llvm_prints(name: str) -> None:
    assert facts(carried(TEXTS[name], True)) == facts(canonical_text(TEXTS[name], 0))


@pytest.mark.parametrize("name", TEXTS)
def test_lines_alone(name: str) -> None:
    theirs = [fact for fact in facts(canonical_text(TEXTS[name], 0)) if not fact.startswith("#dbg")]
    assert facts(carried(TEXTS[name], False)) == theirs


@pytest.mark.parametrize("records", [False, True])
@pytest.mark.parametrize("name", TEXTS)
def test_no_line_moves(name: str, records: bool) -> None:
    carried = carry(TEXTS[name], records)
    assert carried is not None
    lines, theirs = carried.text.split("\n"), TEXTS[name].split("\n")
    for ours, their in zip(lines, theirs, strict=False):
        if "dbg" not in their and "DILocation" not in their and DEBUG_VERSION not in their:
            assert ours == their


@pytest.mark.parametrize("line", ["; #dbg_value(", '!99 = !{!"!dbg !1"}', "; spvdbg"])
def test_what_looks_like_it_is_left_to_another_process(line: str) -> None:
    assert carry(f"{TEXTS['records']}{line}\n", True) is None


def test_invalid_debug_info_is_dropped_with_a_warning(capfd: pytest.CaptureFixture[str]) -> None:
    broken = TEXTS["records"].replace("column: 2, scope: !4", "column: 2, scope: !8")
    with pytest.warns(spvbackend.TranslationWarning, match="the debug info is dropped: .*scope"):
        spirv = spvbackend.translate(broken)
    assert spirv == spvbackend.translate(TEXTS["records"], strip_debug=True)
    assert capfd.readouterr().err == ""


def test_debug_info_of_another_version_is_dropped_with_a_warning() -> None:
    older = TEXTS["records"].replace('Version", i32 3', 'Version", i32 2')
    with pytest.warns(spvbackend.TranslationWarning, match=r"it is debug info with an invalid ver"):
        spvbackend.translate(older)


def test_an_error_beside_debug_info_is_an_error() -> None:
    wrong = TEXTS["records"].replace("%s = add i32 %a, 1", "%s = add i32 %a, %q")
    with pytest.raises(spvbackend.CompileError) as caught:
        spvbackend.translate(wrong)
    assert caught.value.line == 12


OTHER_KINDS = {
    "variable": ("var: !21", "var: !2"),
    "file of a scope": ("file: !2, line: 1", "file: !8, line: 1"),
    "scope of a variable": (
        '!7 = !DILocalVariable(name: "q", scope: !4',
        '!7 = !DILocalVariable(name: "q", scope: !1',
    ),
    "element of a list": ("!5 = !{null, !8}", "!5 = !{null, !6}"),
    "list": ("types: !5", "types: !8"),
    "null": ("unit: !1", "unit: null"),
    "nothing known": ("scope: !4, name", "elsewhere: !4, name"),
}


@pytest.mark.parametrize("name", OTHER_KINDS)
def test_nodes_of_other_kinds_are_not_carried(name: str) -> None:
    text = HEAD + "  ret i32 0\n" + TAIL
    assert has_plain_nodes(text)
    old, new = OTHER_KINDS[name]
    assert old in text
    assert not has_plain_nodes(text.replace(old, new))
    assert carry(text.replace(old, new), True) is None


def test_nodes_of_other_kinds_do_not_end_the_process() -> None:
    """Nodes of other kinds, on which LLVM would crash, do not end this process."""
    old, new = OTHER_KINDS["variable"]
    text = (HEAD + "  ret i32 0\n" + TAIL).replace(old, new)
    with pytest.warns(spvbackend.TranslationWarning, match="dropped: LLVM crashes on it"):
        assert spvbackend.translate(text, debug_info="ocl-100")


def test_the_text_of_a_source_is_read_once() -> None:
    """The embedded text of a source may be one long word, in which no field begins."""
    text = f'\n!1 = !DIFile(filename: "a.cl", directory: "/", source: "{"A" * 400_000}")\n'
    assert has_plain_nodes(text)
