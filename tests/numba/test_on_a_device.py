"""Functions and kernels on an OpenCL device have numba's results on the host.

All cases run in one process, which the first test starts.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator

import pytest

from tests.e2e.harness.worker import environment
from tests.folders import ROOT

pytest.importorskip("numba", reason="numba is not installed")
pytest.importorskip("pyopencl", reason="pyopencl is not installed")

import numpy as np

from spvbackend.numba import get_global_id, kernel
from tests.numba.run_cases import CASES, name_of

SECONDS = 300


@pytest.fixture(scope="module")
def results() -> Iterator[dict[str, str | None]]:
    """Return the difference by the name of the case; None for a case that ended the process."""
    from spvbackend.opencl import NoDeviceError, default_device

    try:
        default_device()
    except NoDeviceError as error:
        pytest.skip(str(error))
    done = subprocess.run(
        [sys.executable, "-m", "tests.numba.run_cases"],
        cwd=ROOT,
        env=environment(),
        stdout=subprocess.PIPE,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    yield dict(json.loads(line) for line in done.stdout.splitlines() if line.startswith("["))


@pytest.mark.parametrize("name", [name_of(case) for case in CASES])
def test_case(results: dict[str, str | None], name: str) -> None:
    assert name in results, "the process ended before"
    assert results[name] is not None, "the process ended in this case"
    assert results[name] == ""


def test_arrays_of_the_device_are_passed() -> None:
    from spvbackend.opencl import NoDeviceError, array, default_device, synchronize, zeros

    try:
        device = default_device()
    except NoDeviceError as error:
        pytest.skip(str(error))

    def divide(values, factor):  # type: ignore[no-untyped-def]
        i = get_global_id(0)
        values[i] = values[i] // factor

    for where in (None, device, device.device):
        divided = kernel(divide, device=where)
        data = array(64 * np.arange(8), np.int32)
        for _ in range(3):
            divided[8](data, 2)
        assert data.numpy().tolist() == [8 * number for number in range(8)]
        divided[8](data, 0)
        with pytest.raises(ZeroDivisionError) as error:
            data.numpy()
        assert "of 8" in "".join(error.value.__notes__)
        divided[8](data, 0)
        with pytest.raises(ZeroDivisionError):
            synchronize(device)
        assert data.numpy().tolist() == [8 * number for number in range(8)]
        with pytest.raises(TypeError, match="needs an array of int32 with 1 dimensions"):
            kernel(divide, "void(int32[::1], int64)", device=where)[8](zeros((2, 2)), 1)
