"""Kernels for WebGPU: translate, validate, run by wgpu, compare with numpy.

`cases/webgpu.txt` names the cases that have a translation; the others of `cases/vulkan.txt` are
refused with a reason.
"""

from __future__ import annotations

import pathlib
import zlib
from collections.abc import Iterator

import pytest

import spvbackend
from spvbackend.validate import find_spirv_val
from tests.e2e.cases.index import CASES
from tests.e2e.harness.case_model import Case
from tests.e2e.harness.one_kernel import with_kernels
from tests.e2e.harness.tool import FROM_SOURCE, TOOL, ll_path
from tests.e2e.harness.vulkan_device import write_shader
from tests.e2e.harness.webgpu_device import translator_for
from tests.e2e.harness.worker import Worker, run_case
from tests.folders import E2E

VULKAN = set((E2E / "cases" / "vulkan.txt").read_text().split())
NAMES = set((E2E / "cases" / "webgpu.txt").read_text().split())
LEVELS = ("O0", "O2")
LACKING = (
    "has a compare-exchange, and wgpu-native 29",
    "has no images of BGRA and UNORM_INT8 that kernels write",
    "requires sub-groups of",
    "WebGPU lacks",
    "WebGPU has no images",
)
"""Texts of the errors for cases that need more than WebGPU or our host for it has."""
LESS_PRECISE = {
    "image_sample-sample_2d-texels-clamp_to_edge-linear-unorm_int8": "bytes are filtered as bytes",
    # naga drops NoContraction.
    "math_exp-powers": "products are fused",
    "math_special-gammas": "products are fused",
    "math_vector-mixed_operands": "products are fused",
}
"""The cases whose results lavapipe computes less precisely, and the reasons."""


def turn_of(case: Case) -> int:
    """Return a number of a case that does not depend on the other cases."""
    return zlib.crc32(case.name.encode())


# Of the many cases of images every second one runs: WebGPU's differ from Vulkan's in the host.
RUNS = [
    pytest.param(case, level, id=f"{case.name}-{level}")
    for case in CASES
    if case.name in VULKAN and not (case.file.startswith("image_") and turn_of(case) % 4 < 2)
    for level in (LEVELS[turn_of(case) % 2],)
]


# Gives lavapipe sub-groups of sixteen.
SIXTEEN = {"LP_NATIVE_VECTOR_WIDTH": "512"}


@pytest.fixture(scope="session")
def webgpu_workers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[bool, Worker]]:
    """Return the session's workers, with sub-groups of sixteen or not; naga may end them."""
    workers = {
        is_wide: Worker("webgpu_server.py", tmp_path_factory.mktemp("webgpu"))
        for is_wide in (False, True)
    }
    workers[True].environment.update(SIXTEEN)
    yield workers
    for worker in workers.values():
        worker.close()


def test_every_name_is_one_of_a_case() -> None:
    assert VULKAN >= NAMES


@pytest.mark.skipif(FROM_SOURCE or bool(TOOL), reason="another tool translates")
@pytest.mark.parametrize(("case", "level"), RUNS)
def test_kernel(
    case: Case, level: str, webgpu_workers: dict[bool, Worker], tmp_path: pathlib.Path
) -> None:
    text = with_kernels(ll_path(case.file, level).read_text(), (case.kernel, *case.then))
    if case.name not in NAMES:
        with pytest.raises(spvbackend.Unsupported):
            translator_for(case).translate_shader(text)
        return
    shader = translator_for(case).translate_shader(text)
    path = tmp_path / "shader.spv"
    write_shader(shader, path)
    if find_spirv_val() is not None:
        spvbackend.validate(shader.spirv, "vulkan1.1")
    worker = webgpu_workers[shader.entry_points[0].subgroup_size == 16]
    if reason := worker.probe():
        pytest.skip(f"not run: {reason}")
    reply = run_case(worker, case.name, path)
    if any(text in reply["why"] for text in LACKING):
        pytest.skip(reply["why"])
    if reply["state"] == "wrong" and case.name in LESS_PRECISE:
        pytest.skip(f"{LESS_PRECISE[case.name]}: {reply['why']}")
    assert reply["state"] == "pass", f"{reply['state']}: {reply['why']}"
