"""Kernels in Triton's language as compute shaders, with warps as large as the device's sub-groups.

Some of each family, at one number of warps; `tools/triton_kernels.py` with SPVBACKEND_DEVICE=vulkan
runs all of them.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from tests.e2e.harness.worker import Worker
from tests.folders import ROOT
from tests.triton.cases import missing

if REASON := missing():
    pytest.skip(REASON, allow_module_level=True)

import triton

from spvbackend.triton import set_device, tensor, use_device
from spvbackend.triton.driver import Utils
from spvbackend.triton.selection import current_device, shader_device
from spvbackend.triton.target import Target, arch_of, parse_arch, shader_target_for
from spvbackend.vulkan import Device, NoDeviceError, default_device
from tests.triton.kernels.elementwise import add_kernel
from tests.triton.kernels.launched import shift_kernel
from tests.triton.test_triton_messages import output_of

WARPS = 4
CASES = (
    "casts.floats_to_integers",
    "chance.dropout",
    "control.reduction_and_branch_in_a_loop",
    "elementwise.add",
    "elementwise.libdevice",
    "elementwise.scalars",
    "memory.atomic_exchange",
    "memory.descriptors_made_by_kernels",
    "reductions.layer_norm",
    "reductions.softmax",
    "reductions.xor_sum",
    "scans.linear_recurrence",
    "scans.running_maximum",
    "shapes.broadcast",
    "shapes.permute",
)


@pytest.fixture(scope="session")
def shader_worker(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Worker]:
    """Return one worker for the session; it restarts its process after a crash."""
    server = str(ROOT / "tests" / "triton" / "case_server.py")
    worker = Worker(server, tmp_path_factory.mktemp("shaders"), timeout=300)
    worker.environment["SPVBACKEND_DEVICE"] = "vulkan"
    yield worker
    worker.close()


@pytest.fixture(scope="module")
def device() -> Device:
    try:
        return default_device()
    except NoDeviceError as error:
        pytest.skip(str(error))


@pytest.mark.parametrize("name", CASES)
def test_kernel(shader_worker: Worker, name: str) -> None:
    if reason := shader_worker.probe():
        pytest.skip(reason)
    reply = shader_worker.ask({"case": name, "warps": WARPS})
    assert reply is not None, shader_worker.why
    assert reply["state"] == "right", reply["why"]


def test_histograms_are_for_other_warps(shader_worker: Worker) -> None:
    if reason := shader_worker.probe():
        pytest.skip(reason)
    reply = shader_worker.ask({"case": "scans.histogram", "warps": WARPS})
    assert reply is not None, shader_worker.why
    if reply["state"] == "right":
        pytest.skip("the device has sub-groups of 32 or 64")
    assert "a histogram is for warps of 32 or 64 lanes, and the device has" in reply["why"]


def numbers(count: int) -> np.ndarray:
    return tensor(np.arange(count), np.float32)


@pytest.mark.parametrize("by", ["name", "part of a name", "device"])
def test_a_program_chooses_it(device: Device, by: str) -> None:
    chosen = {"name": "vulkan", "part of a name": f"vulkan:{device.name[:4]}", "device": device}
    x, out = numbers(1000), numbers(1000)
    with use_device(chosen[by]):
        place = current_device()
        assert shader_device(place).name == device.name
        limits = Utils().get_device_properties(place)
        assert limits["warpSize"] == device.subgroup_size
        kernel = add_kernel[(4,)](x, x, out, 1000, BLOCK=256)
    assert (out == 2 * x).all()
    assert b"SpvbackendLaunch" not in kernel.asm["spv"]
    assert "OpEntryPoint GLCompute" in kernel.asm["spvasm"]


def test_parts_of_an_array_are_arguments(device: Device) -> None:
    whole = numbers(300)
    set_device("vulkan")
    try:
        shift_kernel[(1,)](whole[7:107], whole[107:207], 100, BLOCK=128)
    finally:
        set_device(None)
    wanted = np.arange(300, dtype=np.float32)
    wanted[107:207] = wanted[7:107] + 1
    np.testing.assert_array_equal(whole, wanted)


def test_the_target_says_what_the_translation_depends_on(device: Device) -> None:
    target = shader_target_for(device)
    assert target == Target(device.triple[-3:], is_vulkan=True)
    assert parse_arch(arch_of(target)) == target
    assert arch_of(target) == f"vulkan{target.version}"
    assert triton.runtime.driver.active is not None


@pytest.mark.usefixtures("device")
def test_assertions_are_told() -> None:
    (message, *_) = output_of("run_assert", SPVBACKEND_DEVICE="vulkan")
    assert "device assertion failed: 'v is too large'" in message
