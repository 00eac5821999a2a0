"""HLSL's compute shaders, as clang 23 writes them: translate, validate, run, compare with numpy.

`regenerate.sh` writes the modules of `shaders/`.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import spvbackend
from tests.e2e.harness.worker import Worker
from tests.folders import ROOT
from tests.hlsl.cases.model import Case
from tests.hlsl.check import CASES, complaint, name_of
from tests.hlsl.jobs import RUNNER

SHADERS = ROOT / "tests" / "hlsl" / "shaders"


@pytest.fixture(scope="session")
def runner(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Worker]:
    """Return the session's runner, which restarts on a crash."""
    worker = Worker(RUNNER, tmp_path_factory.mktemp("hlsl"))
    yield worker
    worker.close()


def test_every_shader_has_a_case_and_a_module() -> None:
    names = {case.shader for case in CASES}
    assert names == {path.stem for path in SHADERS.glob("*.hlsl")}
    assert names == {path.stem for path in SHADERS.glob("*.ll")}


@pytest.mark.parametrize("case", CASES, ids=name_of)
def test_shader(case: Case, runner: Worker) -> None:
    spirv = spvbackend.translate((SHADERS / f"{case.shader}.ll").read_text(), verify=True)
    if why := runner.probe():
        pytest.skip(why)
    assert complaint(runner, case, spirv) == ""
