"""Inputs of tests at every version of SPIR-V: valid there, or an error with a line and a remedy."""

import shutil
from pathlib import Path

import pytest
from consuming.versions import (
    FINE,
    Input,
    all_lit_tests,
    judge_error,
    judge_module,
    lit_inputs,
    run_versions,
    sweep,
)

import spvbackend
from spvbackend.target.versions import NEWEST_MINOR
from tests.folders import LIT
from tests.lit.format import Run
from tests.offenders import for_each

EVERY = 24
"""One input of so many is tried; `tools/consumers.py --versions` tries them all."""
NEWER = """
define spir_kernel void @k() !intel_reqd_sub_group_size !0 {
  ret void
}
!0 = !{i32 16}
"""


@pytest.mark.skipif(shutil.which("spirv-val") is None, reason="spirv-val is not installed")
@for_each(all_lit_tests()[::EVERY], lambda path: path.relative_to(LIT).with_suffix(""))
def test_each_version_has_a_valid_module_or_a_remedy(path: Path) -> None:
    for given in lit_inputs([path]):
        wrong = [numbered for numbered in enumerate(sweep(given)) if numbered[1].state not in FINE]
        assert not wrong


def test_states() -> None:
    """The versions of a module's features add up; wrong ones are noticed."""
    given = Input("newer", NEWER, ("-", "-filetype=obj", "-o", "-"), 64)
    states = [finding.state for finding in sweep(given)]
    assert len(states) == NEWEST_MINOR + 1
    assert states[:3] == ["refused", "valid", "same"]
    remedy = "note: pass -mtriple=spirv64v1.1\n"
    cases = {
        "a.ll:1:2: error: x\n": "no remedy",
        f"a.ll: error: x\n{remedy}": "no line",
        f"a.ll:1:2: error: x\n{remedy}": "refused",
        "a.ll:1:2: error: y\n": "as ever",
        "": "crashed",
    }
    for text, state in cases.items():
        assert judge_error(Run(1, b"", text), ["y"]).state == state
    assert judge_error(Run(70, b"", "error: x\n"), []).state == "crashed"


@pytest.mark.skipif(shutil.which("spirv-val") is None, reason="spirv-val is not installed")
def test_a_module_of_a_wrong_version_is_noticed() -> None:
    module = bytearray(spvbackend.translate(NEWER, version=(1, 1)))
    module[5] = 0
    assert judge_module(bytes(module)).state == "invalid"


def test_a_sweep_tells_what_it_finds(tmp_path: Path) -> None:
    (tmp_path / "newer.ll").write_text(NEWER)
    lines: list[str] = []
    assert run_versions(lines.append, r"^newer\.ll$", tmp_path, ()) == 0
    assert lines[-1].startswith("3 valid, 3 same, 1 refused")
