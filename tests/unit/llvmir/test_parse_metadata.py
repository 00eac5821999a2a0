"""Metadata: nodes and attachments as text, metadata as values, debug records, and questions."""

import pytest

from spvbackend.llvmir.debug_locations import debug_location, place_of
from spvbackend.llvmir.debug_places import place_records
from spvbackend.llvmir.metadata import named_nodes, node_operands, node_strings
from spvbackend.llvmir.parse.module import parse_module
from spvbackend.llvmir.values import Argument, MetadataValue
from spvbackend.reading.llvm import canonical_text
from tests.unit.cases.ir import MODULES, function_of, insts_of, read


def test_named_metadata_and_nodes() -> None:
    module = read('!named = !{!0, !1}\n!none = !{}\n!with.expression = !{!DIExpression(), !0}\n'
                  '!0 = !{i32 7}\n!1 = distinct !{!1, !"x"}')  # fmt: skip
    assert named_nodes(module, "named") == ["!0", "!1"]
    assert named_nodes(module, "none") == []
    assert named_nodes(module, "with.expression") == ["!DIExpression()", "!0"]
    assert named_nodes(module, "absent") == []
    assert module.nodes[0] == "!{i32 7}"
    assert module.nodes[1].startswith("distinct ")


def test_operands_of_a_node() -> None:
    module = read('@g = global i32 0\n@"a, b" = global i32 0\n!named = !{!0}\n'
                  '!0 = distinct !{!0, !"a, \\22b\\22", i32 -4, i32 5, ptr @g, null, '
                  '<2 x i32> <i32 1, i32 2>, { i32, ptr } { i32 1, ptr @"a, b" }, '
                  '!DIExpression(DW_OP_deref, DW_OP_plus_uconst, 4)}')  # fmt: skip
    (ref,) = named_nodes(module, "named")
    assert node_operands(module, ref) == [
        "!0", '!"a, \\22b\\22"', "i32 -4", "i32 5", "ptr @g", "null",
        "<2 x i32> <i32 1, i32 2>", '{ i32, ptr } { i32 1, ptr @"a, b" }',
        "!DIExpression(DW_OP_deref, DW_OP_plus_uconst, 4)",
    ]  # fmt: skip
    # Each string has the place of its operand.
    assert node_strings(module, ref) == ["", 'a, "b"', *[""] * 7]
    assert node_operands(module, "!{}") == []
    assert node_operands(module, "!99") == []


def test_attachments_of_functions_and_instructions() -> None:
    module = read("define void @f(ptr %p) !foo !0 !bar !1 {\n"
                  "  %a = load i32, ptr %p, align 4, !tbaa.x !0, !bar !1\n"
                  "  %b = load volatile i32, ptr %p, align 4, !bar !1\n"
                  "  ret void\n}\ndeclare !foo !1 void @g()\n"
                  "@v = global i32 0, !foo !0, !bar !1\n"
                  "!0 = !{i32 1}\n!1 = !{i32 2}")  # fmt: skip
    first, second = module.functions
    assert list(first.attachments) == ["foo", "bar"]
    assert list(second.attachments) == ["foo"]
    assert list(module.globals[0].attachments) == ["foo", "bar"]
    one, two, ret = first.blocks[0].insts
    assert sorted(one.attachments or {}) == ["bar", "tbaa.x"]
    assert list(two.attachments or {}) == ["bar"]
    assert ret.attachments is None
    assert module.nodes[int((one.attachments or {})["bar"][1:])] == "!{i32 2}"


def test_an_expression_may_be_an_attachment() -> None:
    (inst,) = insts_of(
        "%a = add i32 %x, 1, !foo !DIExpression(DW_OP_deref), !bar !0", "i32 %x", "!0 = !{}"
    )
    assert inst.attachments == {"foo": "!DIExpression(DW_OP_deref)", "bar": "!0"}


@pytest.mark.parametrize("text", ['!"round.dynamic"', '!"a \\22b\\22, c"'])
def test_strings_as_arguments(text: str) -> None:
    (call,) = insts_of(f"%b = call i1 @llvm.type.test(ptr %p, metadata {text})", "ptr %p",
                       "declare i1 @llvm.type.test(ptr, metadata)")  # fmt: skip
    operand = call.operands[1]
    assert isinstance(operand, MetadataValue)
    assert (operand.text, operand.value) == (text, None)


def test_values_as_metadata_even_before_their_definition() -> None:
    # LLVM has debug records where it had such calls, but it can still print one.
    module = parse_module(
        "declare void @llvm.use(metadata)\n"
        "define void @f(i32 %x) {\n"
        "  call void @llvm.use(metadata i32 %x)\n"
        "  call void @llvm.use(metadata <2 x i32> %y)\n"
        "  call void @llvm.use(metadata { i32 } { i32 5 })\n"
        "  %y = insertelement <2 x i32> poison, i32 %x, i32 0\n"
        "  ret void\n}\n"
    )
    one, two, three, y, _ = module.functions[1].blocks[0].insts
    values = [inst.operands[0] for inst in (one, two, three)]
    inner = [value.value for value in values if isinstance(value, MetadataValue)]
    assert isinstance(inner[0], Argument)
    assert inner[1] is y
    assert inner[2] is not None
    assert str(inner[2].type) == "{ i32 }"


def test_debug_records_stand_before_instructions() -> None:
    function = function_of(MODULES["debug"])
    first, second = function.blocks
    placed = place_records(function)
    kinds = [[record.kind for record in placed.get(inst, [])] for inst in first.insts]
    assert kinds == [["value"], ["value", "declare", "value", "label"], ["assign"]]
    assert [len(placed.get(inst, [])) for inst in second.insts] == [1, 0]


@pytest.mark.parametrize("is_looked_at", [True, False])
def test_records_that_nobody_looks_at_are_not_read(is_looked_at: bool) -> None:
    text = canonical_text(MODULES["debug"], 0)
    function = parse_module(text, None, is_looked_at).functions[0]
    assert bool(function.debug_records) is is_looked_at
    assert bool(function.names) is is_looked_at
    # Places of errors and OpLine need these all the same.
    assert function.location(function.blocks[0].insts[0]) >= 0


def test_where_an_instruction_comes_from() -> None:
    module = read(MODULES["debug"])
    function = module.functions[0]
    add = function.blocks[0].insts[0]
    assert debug_location(module, function.location(add)) == "a.cl:2:7"
    assert debug_location(module, 999) == ""


def test_a_loop_of_scopes_ends() -> None:
    module = read("")
    module.nodes[0] = "!DILocation(line: 3, column: 1, scope: !1)"
    module.nodes[1] = "distinct !DILexicalBlock(scope: !1, file: !1)"
    assert debug_location(module, 0) == ":3:1"


@pytest.mark.parametrize(
    ("node", "place"),
    [
        ("!DILocation(line: 3, column: 7, scope: !1)", ("!1", 3, 7, "")),
        (
            "distinct !DILocation(line: 3, column: 7, scope: !12, inlinedAt: !4)",
            ("!12", 3, 7, "!4"),
        ),
        # What LLVM leaves out, or does not write in this order.
        ("!DILocation(line: 3, scope: !1)", ("!1", 3, 0, "")),
        ("!DILocation(scope: !1, column: 7, line: 3)", ("!1", 3, 7, "")),
        ("!DILocation(line: 4294967295, column: 7, scope: !1)", ("!1", 4294967295, 7, "")),
        # A line that no word holds is none.
        ("!DILocation(line: 4294967296, column: 7, scope: !1)", ("!1", 0, 7, "")),
        ("!DILocation(line: 0, scope: !1)", ("!1", 0, 0, "")),
        ("!DILexicalBlock(line: 3, column: 7, scope: !1)", None),
    ],
)
def test_place_of_each_form_of_location(node: str, place: tuple[str, int, int, str] | None) -> None:
    module = read("")
    module.nodes[5] = node
    at = place_of(module, 5)
    parts = at and (at.scope, at.line, at.column, at.inlined_at)
    assert parts == place
    assert place_of(module, 6) is None
