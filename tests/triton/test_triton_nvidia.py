"""Kernels by Triton's passes for NVIDIA's devices compute numpy's results on an OpenCL device.

Their PTX, warps and products of matrices need nothing of NVIDIA's: warps are sub-groups of 32, and
products are shuffles and multiply-adds where the device has no matrices like PTX's.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from spvbackend.triton.target import VARIABLE, Target, arch_of, parse_arch
from tests.e2e.harness.worker import Worker
from tests.triton.cases import all_cases, missing

REASON = missing()
WARPS = 4
CASES = [] if REASON else list(all_cases())


@pytest.fixture(scope="module")
def nvidia_worker(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Worker]:
    """A process whose kernels go by these passes."""
    server = Path(__file__).with_name("case_server.py")
    worker = Worker(str(server), tmp_path_factory.mktemp("nvidia"), timeout=600)
    worker.environment["TRITON_CACHE_DIR"] = str(tmp_path_factory.mktemp("cache"))
    worker.environment[VARIABLE] = "nvidia"
    yield worker
    worker.close()


@pytest.mark.parametrize("name", CASES)
def test_kernel(nvidia_worker: Worker, name: str) -> None:
    if reason := nvidia_worker.probe():
        pytest.skip(reason)
    reply = nvidia_worker.ask({"case": name, "warps": WARPS})
    assert reply is not None, nvidia_worker.why
    assert reply["state"] == "right", reply["why"]


@pytest.mark.parametrize(
    "target",
    [
        Target("1.3", is_vulkan=True),
        Target("1.3", ("SPV_KHR_cooperative_matrix",), True, "", True, ("f16", "i8")),
        Target("1.4", ("SPV_KHR_expect_assume",), profile="intel-cpu", for_nvidia=True),
    ],
)
def test_the_name_of_a_target_tells_all(target: Target) -> None:
    assert parse_arch(arch_of(target)) == target


def test_other_passes_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    from spvbackend.triton.target import _is_for_nvidia

    monkeypatch.setenv(VARIABLE, "apple")
    with pytest.raises(ValueError, match="must be 'amd' or 'nvidia', not 'apple'"):
        _is_for_nvidia(False)
