"""The tools that compare with other programs: the groups that are known, cases and their ratios."""

import re

import numpy as np
import pytest
from consumers import Verdict, report
from consuming import later
from consuming.known import KNOWN, Known, explain
from consuming.modules import Binary, binary
from parity import LLVM, OURS, PLAIN, SOURCE, Timed, row, source_of, summary
from parity_kernels.cases import CASES, Case, Local, contents

import spvbackend
from spvbackend.spirv.enums import ENUMERANT_NAMES
from spvbackend.target.extensions import ALL_EXTENSIONS
from tests.folders import ROOT
from tests.offenders import for_each

MODULE = Binary("a", b"", frozenset(("version 1.4", "OpIAdd", "SPV_KHR_shader_clock")))
ROWS = (
    Known("gpu-.*", "no such opcode", "SPV_KHR_.*", "age"),
    Known("gpu-.*", "crash", "", "theirs"),
)
KERNELS = ROOT / "tools" / "parity_kernels"


def name_of(case: Case) -> str:
    return case.name


HEAD = re.compile(r"kernel void (\w+)\(([^)]*)\)")


@for_each(KNOWN, lambda row: f"{row.consumer}: {row.said}")
def test_rows_have_patterns_and_reasons(row: Known) -> None:
    for pattern in (row.consumer, row.said, row.has):
        re.compile(pattern)
    assert row.reason


@pytest.mark.parametrize(
    ("consumer", "said", "reason"),
    [
        ("gpu-a", "error: no such opcode N", "age"),
        ("gpu-b", "crash in reader", "theirs"),
        ("gpu-a", "something else", ""),
        ("other", "crash in reader", ""),
    ],
)
def test_refusals_are_explained_by_rows(consumer: str, said: str, reason: str) -> None:
    assert explain(consumer, MODULE, said, ROWS) == reason


def test_row_wants_its_fact() -> None:
    plain = Binary("b", b"", frozenset(("version 1.4", "OpIAdd")))
    assert explain("gpu-a", plain, "no such opcode", ROWS) == ""


def test_new_refusals_are_counted_and_named(capsys: pytest.CaptureFixture[str]) -> None:
    verdicts = [Verdict(MODULE, ""), Verdict(MODULE, "nobody has said this")]
    assert report("gpu-a", verdicts) == 1
    said = capsys.readouterr().out
    assert "1 of 2 accepted, 0 refused as known, 1 new" in said
    assert "new: 1 nobody has said this" in said


def test_facts_of_a_module() -> None:
    text = "define i32 @f(i32 %x) {\n  %y = add i32 %x, 1\n  ret i32 %y\n}\n"
    facts = binary("f", spvbackend.translate(text, triple="spirv64v1.3")).facts
    assert {"version 1.3", "OpIAdd", "OpReturnValue"} <= facts
    assert {"capability Kernel", "decoration LinkageAttributes"} <= facts
    assert "a shader" not in facts


def test_facts_have_instructions_of_debug_info() -> None:
    path = ROOT / "tests" / "lit" / "isel" / "debug" / "templates-imports-and-macros.ll"
    text = path.read_text(encoding="utf-8")
    for version, has in (("ocl-100", False), ("nonsemantic-shader-100", True)):
        spirv = spvbackend.translate(
            text, triple="spirv64", debug_info=version, extensions="+SPV_KHR_non_semantic_info"
        )
        facts = binary("f", spirv).facts
        assert "DebugTypeTemplateParameterPack" in facts
        assert ("DebugMacroDef" in facts) is has


def test_extension_is_known_by_its_name_alone() -> None:
    """A reader's message has a name of the table, and the module that extension."""
    module = Binary("a", b"", frozenset(("SPV_KHR_bfloat16", "SPV_KHR_new")))
    said = "InvalidModule: input SPIR-V module uses unknown extension "
    assert explain("llvm-spirv-15", module, f"{said}'SPV_KHR_bfloatN'")
    assert explain("llvm-spirv-15", module, f"{said}'SPV_KHR_new'") == ""
    other = Binary("a", b"", frozenset(("SPV_KHR_new",)))
    assert explain("llvm-spirv-15", other, f"{said}'SPV_KHR_bfloatN'") == ""


def test_names_of_later_capabilities_and_extensions_are_names() -> None:
    capabilities = set(ENUMERANT_NAMES["Capability"].values())
    assert {*later.CAPABILITIES, *later.UNPUBLISHED} <= capabilities
    extensions = (*later.READERS, *later.OLD_READERS, *later.OLDEST_READER, *later.SHADERS)
    unknown = set(extensions) - ALL_EXTENSIONS
    # What a shader may declare is not all in the table of extensions of kernels.
    assert unknown <= set(later.SHADERS)


def test_capability_is_known_by_its_name_alone() -> None:
    said = "error: line N: Invalid capability operand: N"
    for name, is_known in (("FMAKHR", True), ("Int64", False)):
        module = Binary("a", b"", frozenset((f"capability {name}",)))
        assert bool(explain("spirv-opt", module, said)) is is_known


@for_each(CASES, name_of)
def test_cases_call_kernels_that_are_there(case: Case) -> None:
    """Names of kernels and buffers, and how many arguments there are."""
    text = (KERNELS / case.file).read_text(encoding="utf-8")
    counts = {name: len(arguments.split(",")) for name, arguments in HEAD.findall(text)}
    buffers = contents(case)
    for launch in case.launches:
        assert counts[launch.kernel] == len(launch.arguments)
        assert {word for word in launch.arguments if isinstance(word, str)} <= set(buffers)
        groups = zip(launch.size, launch.local or launch.size, strict=True)
        assert all(size % local == 0 for size, local in groups)
        assert all(word.size > 0 for word in launch.arguments if isinstance(word, Local))


def test_every_kernel_has_a_case() -> None:
    used = {(case.file, launch.kernel) for case in CASES for launch in case.launches}
    there = {
        (path.name, name)
        for path in KERNELS.glob("*.cl")
        for name, _ in HEAD.findall(path.read_text(encoding="utf-8"))
    }
    assert there == used


@for_each(CASES, name_of)
def test_program_has_the_kernels_of_its_case_alone(case: Case) -> None:
    names = [name for name, _ in HEAD.findall(source_of(case))]
    assert set(names) == {launch.kernel for launch in case.launches}


def test_ratio_is_to_the_better_of_the_others() -> None:
    timed = Timed("k", {SOURCE: [2.0, 4.0], OURS: [1.1, 1.1], "llvm": [1.0, 1.0]}, "")
    assert timed.better == "llvm"
    assert timed.ratio() == pytest.approx(1.1)
    text, status = summary([timed], 1.05)
    assert "1 cases, 1 over 1.05, 0 failed" in text
    assert status == 1
    assert summary([timed], 1.2)[1] == 0


def test_case_is_slow_whatever_plain_ir_does() -> None:
    times = {SOURCE: [2.0], OURS: [3.0], LLVM: [2.5], PLAIN: [2.0]}
    timed = Timed("k", times, "")
    assert timed.better == SOURCE
    assert row(timed).split() == [
        "k",
        "2.000",
        "3.000",
        "2.500",
        "2.000",
        "1.500",
        "1.500",
        "1.000",
    ]
    text, status = summary([timed], 1.05)
    assert status == 1
    assert text.splitlines()[:3] == ["1 cases, 1 over 1.05, 0 failed", "ours over 1.05: k 1.500",
                                     "plain over 1.05: none"]  # fmt: skip
    assert "geometric mean of plain to source: 1.000" in text


def test_results_may_be_apart_by_rounding() -> None:
    pytest.importorskip("pyopencl")
    from parity_kernels.device import difference

    counts, other = np.zeros(1000, np.uint8), np.zeros(1000, np.uint8)
    other[:2] = 9
    assert difference({"x": other}, {"x": counts}, 0.002) == ""
    assert difference({"x": other}, {"x": counts}, 0.001) == "buffer 'x' differs"
    floats = np.ones(4, np.float32)
    assert difference({"x": floats * np.float32(1.0005)}, {"x": floats}, 0.0) == ""
    assert difference({"x": floats * np.float32(1.01)}, {"x": floats}, 0.9) != ""


def test_case_that_failed_is_told() -> None:
    assert summary([Timed("k", {}, "it died")], 1.05)[1] == 1
