"""Kernels as compute shaders: translate, validate, run on a Vulkan device, compare with numpy.

`cases/vulkan.txt` names the cases that are translated so far.
"""

from __future__ import annotations

import pathlib
from collections.abc import Iterator

import pytest

import spvbackend
from spvbackend.translator import Translator
from spvbackend.validate import find_spirv_val
from tests.e2e.cases.index import CASES
from tests.e2e.harness.case_model import Case
from tests.e2e.harness.one_kernel import with_kernels
from tests.e2e.harness.tool import FROM_SOURCE, TOOL, ll_path
from tests.e2e.harness.vulkan_device import write_shader
from tests.e2e.harness.worker import Worker, run_case
from tests.folders import E2E

TRIPLE = "spirv64-unknown-vulkan1.3"
NAMES = set((E2E / "cases" / "vulkan.txt").read_text().split())
LEVELS = ("O0", "O2")
RUNS = [
    pytest.param(case, LEVELS[index % 2], id=f"{case.name}-{LEVELS[index % 2]}")
    for index, case in enumerate(case for case in CASES if case.name in NAMES)
]


@pytest.fixture(scope="session")
def shader_worker(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Worker]:
    """One worker for the session; it restarts its process by itself."""
    worker = Worker("vulkan_server.py", tmp_path_factory.mktemp("shaders"))
    yield worker
    worker.close()


def test_every_name_is_one_of_a_case() -> None:
    assert {case.name for case in CASES} >= NAMES


@pytest.mark.skipif(FROM_SOURCE or bool(TOOL), reason="another tool translates")
@pytest.mark.parametrize(("case", "level"), RUNS)
def test_kernel(case: Case, level: str, shader_worker: Worker, tmp_path: pathlib.Path) -> None:
    text = with_kernels(ll_path(case.file, level).read_text(), (case.kernel, *case.then))
    shader = Translator(triple=TRIPLE, extensions=case.extensions, verify=True).translate_shader(
        text
    )
    path = tmp_path / "shader.spv"
    write_shader(shader, path)
    if find_spirv_val() is not None:
        spvbackend.validate(shader.spirv)
    if reason := shader_worker.probe():
        pytest.skip(f"not run: {reason}")
    reply = run_case(shader_worker, case.name, path)
    assert reply["state"] == "pass", f"{reply['state']}: {reply['why']}"
