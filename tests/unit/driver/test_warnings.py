"""Warnings: their receivers, their form, and that real modules cause none."""

import io
import warnings
from collections.abc import Callable
from pathlib import Path

import llvmlite.binding as llvm
import pytest

import spvbackend
from spvbackend import driver
from spvbackend.diagnostics import CompileWarning
from spvbackend.options import Options
from spvbackend.triton import translate_to_spirv
from tests.folders import ROOT
from tests.unit.cases.command import pyllc

HINTED = """\
define spir_kernel void @k() !vec_type_hint !0 {
  ret void
}
!0 = !{}
"""
TWO = HINTED + HINTED.splitlines()[0].replace("@k", "@l") + "\n  ret void\n}\n"
WARNING = "1:1: warning: metadata 'vec_type_hint' must be"


@pytest.mark.parametrize(
    "translate",
    [spvbackend.translate, spvbackend.Translator().translate, translate_to_spirv],
    ids=["translate", "Translator", "triton"],
)
def test_the_library_warns_of_the_callers_line(translate: Callable[[str], object]) -> None:
    with pytest.warns(spvbackend.TranslationWarning) as caught:
        translate(HINTED)
    (warning,) = caught
    assert WARNING in str(warning.message)
    assert warning.filename == __file__
    line = Path(__file__).read_text(encoding="utf-8").splitlines()[warning.lineno - 1]
    assert line.strip() == "translate(HINTED)"


def test_code_without_a_module_may_be_the_caller() -> None:
    call = compile("\n\ntranslate(text)", "pasted", "exec")
    with pytest.warns(spvbackend.TranslationWarning) as caught:
        exec(call, {"translate": spvbackend.translate, "text": HINTED})
    assert (caught[0].filename, caught[0].lineno) == ("pasted", 3)


def test_python_filters_the_category() -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("ignore", spvbackend.TranslationWarning)
        spirv = spvbackend.translate(HINTED)
    assert caught == []
    assert [entry.name for entry in spvbackend.entry_points(spirv)] == ["k"]
    with pytest.raises(spvbackend.TranslationWarning):
        spvbackend.translate(HINTED)


def test_bitcode_names_the_function() -> None:
    bitcode = llvm.parse_assembly(HINTED).as_bitcode()
    with pytest.warns(spvbackend.TranslationWarning, match=r"vec_type_hint[\s\S]*@k"):
        spvbackend.translate(bitcode)


def test_the_command_writes_its_output_and_the_warnings(tmp_path: Path) -> None:
    source = tmp_path / "two.ll"
    source.write_text(TWO)
    run = pyllc(source, "-o", "-")
    assert run.status == 0
    assert run.errors.count("warning: ") == 2
    assert f"{source}:{WARNING}" in run.errors
    assert f"{source}:5:1: warning: " in run.errors
    quiet = pyllc(source, "-w", "-o", "-")
    assert (quiet.status, quiet.output, quiet.errors) == (0, run.output, "")


def test_warnings_are_errors_if_asked_for(tmp_path: Path) -> None:
    source = tmp_path / "two.ll"
    source.write_text(TWO)
    run = pyllc(source, "--werror")
    assert run.status == 1
    assert run.errors.count(": error: ") == 2
    assert ": warning: " not in run.errors
    assert list(tmp_path.iterdir()) == [source]
    assert pyllc(source, "--werror", "-w").status == 0


def test_warnings_of_a_translation_that_fails_are_shown() -> None:
    broken = HINTED + 'define void @f(i8 %x) {\n  call void asm "nop", ""()\n  ret void\n}\n'
    run = pyllc("-", "-o", "-", stdin=broken.encode())
    assert run.status == 1
    assert WARNING in run.errors
    assert "error: inline assembly" in run.errors


def test_errors_that_warnings_are_stand_beside_another_error() -> None:
    broken = HINTED + 'define void @f(i8 %x) {\n  call void asm "nop", ""()\n  ret void\n}\n'
    run = pyllc("-", "--werror", "-o", "-", stdin=broken.encode())
    assert run.status == 1
    assert run.errors.index("error: inline assembly") < run.errors.index("error: metadata")


def test_the_same_warning_of_one_line_is_told_once() -> None:
    told: list[CompileWarning] = []
    count = '!1 = !{!"llvm.loop.unroll.count", i32 0}\n'
    branch = "br i1 %c, label %l, label %e, !llvm.loop !0"
    text = (
        f"define void @f(i1 %c) {{\n  br label %l\nl:\n  {branch}\n"
        f"e:\n  ret void\n}}\n!0 = distinct !{{!0, !1, !1}}\n{count}"
    )
    driver.run(text, Options(), io.StringIO(), listener=told.append)
    assert [warning.line for warning in told] == [4]


@pytest.mark.parametrize("source", sorted((ROOT / "docs/examples").glob("*.ll")), ids=str)
def test_documented_modules_are_quiet(source: Path) -> None:
    run = pyllc(source, "--spirv-ext=all", "-o", "-")
    assert (run.status, run.errors) == (0, "")
