"""tools/builtin_overloads.py: its data file, a sample of it translated, and its verdicts."""

import re
from pathlib import Path
from typing import Final

import builtin_overloads as tool
import pytest
from overloads import collect as collector

import spvbackend
from spvbackend.emit.read import instructions, words_of
from spvbackend.spirv.opcodes import OPCODE_NAMES
from spvbackend.validate import find_spirv_val
from tests.lit.format import spirv_val_features
from tests.unit.cases.fake_tool import write_tool

CALLS: Final = tool.read_calls()
OF_A_FAMILY: Final = 40
OF_AN_UNSUPPORTED_FAMILY: Final = 4
NEEDS_NEW_SPIRV_VAL: Final = ("bfloat16 conversions", "intel sub-groups", "kernel clock")

needs_spirv_val = pytest.mark.skipif(find_spirv_val() is None, reason="spirv-val is not installed")

UNKNOWN: Final = tool.parse_line("_Z7unknowni i32 (i32)")
KNOWN: Final = tool.parse_line("_Z3absi i32 (i32)")


def calls_of(*families: str) -> list[tool.Call]:
    return [call for call in CALLS if tool.family(call) in families]


def test_lines_are_sorted_and_distinct_and_say_all_of_a_call() -> None:
    lines = [line for line in tool.DATA.read_text().splitlines() if not line.startswith(";")]
    assert lines == sorted(set(lines))
    assert [tool.call_line(call) for call in CALLS] == lines


def test_data_has_the_overloads_of_every_family() -> None:
    assert {tool.family(call) for call in CALLS} == set(tool.FAMILIES)
    assert set(tool.UNSUPPORTED) <= set(tool.FAMILIES)
    assert len({call.name for call in CALLS}) > 14_000


@needs_spirv_val
def test_sampled_overloads_are_valid() -> None:
    left_out = set(tool.UNSUPPORTED)
    if "new-spirv-val" not in spirv_val_features():
        left_out.update(NEEDS_NEW_SPIRV_VAL)
    calls = tool.sample([call for call in CALLS if tool.family(call) not in left_out], OF_A_FAMILY)
    assert len(calls) > 400
    outcomes = tool.check_calls(calls)
    assert [outcome for outcome in outcomes if outcome.status != tool.VALID] == []


@needs_spirv_val
@pytest.mark.parametrize("family", tool.UNSUPPORTED)
def test_unsupported_family_is_still_unsupported(family: str) -> None:
    """A family that has become valid must leave the table, to be among the samples above."""
    statuses, message = tool.UNSUPPORTED[family]
    for outcome in tool.check_calls(tool.sample(calls_of(family), OF_AN_UNSUPPORTED_FAMILY), 1):
        assert outcome.status in statuses, outcome.call.name
        assert re.search(message, outcome.message), outcome.call.name


def test_motion_estimation_uses_each_of_its_instructions() -> None:
    """The types are right, which spirv-val cannot check."""
    calls = calls_of("motion estimation", "motion estimation by numbers")
    text = tool.module_text(calls)
    binary = spvbackend.translate(text, triple=tool.TRIPLE, extensions="all", verify=True)
    assert tool.imported_names(binary) == set()
    used = {opcode for opcode, _, _ in instructions(words_of(binary))}
    names = {name for opcode, name in OPCODE_NAMES.items() if opcode in used}
    wanted = ("OpTypeAvc", "OpSubgroupAvc", "OpVmeImage", "OpTypeVmeImage")
    assert {name for name in OPCODE_NAMES.values() if name.startswith(wanted)} <= names


def test_sample_is_spread_over_each_family() -> None:
    calls = tool.sample(CALLS, 2)
    assert len(calls) <= 2 * len(tool.FAMILIES)
    assert {tool.family(call) for call in calls} == set(tool.FAMILIES)
    conversions = calls_of("conversions")
    assert tool.sample(conversions, 2) == [conversions[0], conversions[len(conversions) // 2]]
    assert tool.sample(conversions, 10_000) == conversions


def test_call_passes_parameters_and_constants() -> None:
    call = tool.parse_line(
        "_Z4testh i8 zeroext (ptr addrspace(1), i32 4, "
        'target("spirv.Sampler") @__translate_sampler_initializer(i32 21))'
    )
    assert tool.module_text([call]).splitlines() == [
        'declare spir_func zeroext i8 @_Z4testh(ptr addrspace(1), i32, target("spirv.Sampler"))',
        'declare spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32)',
        "define spir_func zeroext i8 @call0(ptr addrspace(1) %a0) {",
        '  %a2 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 21)',
        "  %r = call spir_func zeroext i8 @_Z4testh"
        '(ptr addrspace(1) %a0, i32 4, target("spirv.Sampler") %a2)',
        "  ret i8 %r",
        "}",
    ]


@needs_spirv_val
def test_call_that_becomes_an_import_is_found_in_its_batch() -> None:
    outcomes = tool.check_calls([KNOWN, UNKNOWN])
    assert [outcome.status for outcome in outcomes] == [tool.VALID, tool.IMPORT]
    assert outcomes[1].message == "imports _Z7unknowni"


def test_refusal_and_verdict_of_the_validator_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fake = write_tool(tmp_path / "fake-val", "import sys\nsys.exit('no good')\n")
    monkeypatch.setenv("SPIRV_VAL", str(fake))
    assert tool.check_module([KNOWN]) == (tool.INVALID, "no good")
    status, message = tool.check_module([tool.parse_line("_Z3absi i32 (float)")])
    assert status == tool.REFUSED
    assert "abs" in message


@needs_spirv_val
def test_exit_status_and_list(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert tool.main(["--only", "^printf", "--all"]) == 0
    assert capsys.readouterr().out.endswith(
        "1 overloads in 4 calls: 1 valid, 0 refused, 0 import, 0 invalid\n"
    )
    monkeypatch.setattr(tool, "read_calls", lambda: [KNOWN, UNKNOWN])
    assert tool.main(["--list"]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "import _Z7unknowni: imports _Z7unknowni",
        "2 overloads in 2 calls: 1 valid, 0 refused, 1 import, 0 invalid",
    ]
    monkeypatch.setattr(tool, "read_calls", lambda: [tool.parse_line("_Z3absi i32 (float)")])
    assert tool.main([]) == 0
    assert tool.main(["--all"]) == 1


def test_worst_call_counts_for_its_overload() -> None:
    better, worse = (tool.Outcome(KNOWN, status, "") for status in (tool.VALID, tool.REFUSED))
    assert tool.worst_of_each([better, worse]) == [worse]
    assert tool.worst_of_each([worse, better]) == [worse]


@pytest.mark.parametrize(
    ("result", "name", "arguments", "line"),
    [
        (
            "zeroext i8",
            "_Z8abs_diffcc",
            "i8 noundef signext %3, i8 noundef signext %12",
            "_Z8abs_diffcc i8 zeroext (i8 signext, i8 signext)",
        ),
        (
            "void",
            "_Z10ndrange_1Dm",
            "ptr dead_on_unwind writable sret(%struct.ndrange_t) align 8 %0, i64 noundef 4",
            "_Z10ndrange_1Dm void (ptr sret(%struct.ndrange_t) align 8, i64 4)",
        ),
        (
            "i32 (ptr addrspace(2), ...)",
            "printf",
            "ptr addrspace(2) noundef @.str.7, i32 noundef %7",
            "printf i32 (ptr addrspace(2) @format, ..., i32)",
        ),
        (
            "i32",
            "__enqueue_kernel_basic",
            'target("spirv.Queue") %7, '
            "ptr addrspace(4) addrspacecast (ptr @__F5_block_invoke_kernel to ptr addrspace(4))",
            '__enqueue_kernel_basic i32 (target("spirv.Queue"), ptr addrspace(4) '
            "addrspacecast (ptr @the_block_invoke_kernel to ptr addrspace(4)))",
        ),
    ],
)
def test_call_that_clang_made_becomes_a_line(
    result: str, name: str, arguments: str, line: str
) -> None:
    assert tool.call_line(collector.normal_call(result, name, arguments)) == line


def test_constants_that_opencl_c_wants_are_passed() -> None:
    pointer, order, scope = "volatile __global atomic_int *", "memory_order", "memory_scope"
    function = collector.Declared(
        "atomic_compare_exchange_strong_explicit",
        "_Z1x",
        "bool",
        (pointer, "__generic int *", "int", order, order, scope),
    )
    assert collector.constants(function) == [
        "",
        "",
        "",
        "memory_order_acq_rel",
        "memory_order_acquire",
        "memory_scope_device",
    ]
    reduce = collector.Declared("sub_group_clustered_reduce_add", "_Z1x", "int", ("int", "uint"))
    assert collector.function_source(reduce) == (
        "int F(int a0) { return sub_group_clustered_reduce_add(a0, 4); }"
    )


def test_source_that_clang_rejects_is_left_out_and_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """The line of the error names the source; without a line, halving locates it."""
    ir = (
        "define spir_func float @F0(float noundef %0) #0 {\n"
        "  %2 = call spir_func float @_Z4sqrtf(float noundef %1)\n"
        "}\n"
    )

    def fake(clang: str, standard: str, source: str, *options: str) -> tuple[str, str]:
        body = source.removeprefix(collector.START)
        if "crash" in body:
            return "", "Stack dump"
        for line, text in enumerate(source.splitlines(), 1):
            if "wrong" in text:
                return "", f"<stdin>:{line}:3: error: no such thing\n1 error generated.\n"
        return (ir if "sqrt" in body else "no functions"), ""

    monkeypatch.setattr(collector, "run_clang", fake)
    sources = [
        "void F(void) { crash(); }",
        "float F(float a) { sqrt }",
        "void F(void) { wrong(); }",
    ]
    failures: list[str] = []
    calls = list(collector.compile_all("clang", "CL3.0", sources, failures))
    assert [tool.call_line(call) for call in calls] == ["_Z4sqrtf float (float)"]
    assert failures == [
        "void F(void) { crash(); }: Stack dump",
        "void F1(void) { wrong(); }: no such thing",
    ]


def test_functions_of_a_module_give_their_calls_of_builtins() -> None:
    text = (
        "define spir_func float @F0(float noundef %0) #0 {\n"
        "  %4 = call spir_func float @_Z4sqrtf(float noundef %3) #8, !fpmath !5\n"
        "  ret float %4\n"
        "}\n"
        "define internal spir_func void @__F1_block_invoke(ptr addrspace(4) %0) #0 {\n"
        "  call spir_func void @_Z7barrierj(i32 1)\n"
        "  ret void\n"
        "}\n"
    )
    calls = list(collector.calls_of_builtins(text))
    assert [tool.call_line(call) for call in calls] == ["_Z4sqrtf float (float)"]
