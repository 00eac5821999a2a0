"""The functions and kernels run on a Vulkan device, chosen by the environment."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator

import pytest

from tests.e2e.harness.worker import environment
from tests.folders import ROOT

pytest.importorskip("numba", reason="numba is not installed")

import numpy as np

from spvbackend.numba import elementwise, get_global_id, kernel
from spvbackend.vulkan import Device, NoDeviceError, array, default_device, zeros
from tests.numba.run_cases import CASES, name_of

SECONDS = 300


@pytest.fixture(scope="module")
def device() -> Device:
    try:
        return default_device()
    except NoDeviceError as error:
        pytest.skip(str(error))


@pytest.fixture(scope="module")
def results(device: Device) -> Iterator[dict[str, str | None]]:
    """Return the difference by the name of the case; None for a case that ended the process."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.numba.run_cases"],
        cwd=ROOT,
        env=environment() | {"SPVBACKEND_DEVICE": "vulkan"},
        stdout=subprocess.PIPE,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    yield dict(json.loads(line) for line in done.stdout.splitlines() if line.startswith("["))


@pytest.mark.parametrize("name", [name_of(case) for case in CASES])
def test_case(results: dict[str, str | None], name: str) -> None:
    difference = results.get(name)
    assert difference is not None, "the process ended in this case, or before"
    assert difference == ""


def test_a_device_is_an_argument(device: Device) -> None:
    values = np.arange(5, dtype=np.float32)
    for where in ("vulkan", device):
        doubled = elementwise(lambda x: x + x, "float32(float32)", device=where)
        assert doubled(values).tolist() == [0, 2, 4, 6, 8]


def test_one_array_may_be_two_arguments_and_what_overlaps_may_not(device: Device) -> None:
    def move(source, target):  # type: ignore[no-untyped-def]
        i = get_global_id(0)
        target[i] = source[i] + 1

    moved = kernel(move, "void(int32[::1], int32[::1])", device="vulkan")
    values = np.arange(8, dtype=np.int32)
    moved[8](values, values)
    assert values.tolist() == list(range(1, 9))
    with pytest.raises(ValueError, match="two arguments that are written to overlap"):
        moved[4](values[:6], values[2:])


def test_what_is_only_read_may_be_passed_twice(device: Device) -> None:
    def add(left, right, result):  # type: ignore[no-untyped-def]
        i = get_global_id(0)
        result[i] = left[i] + right[i]

    readonly = "Array(int64, 1, 'C', readonly=True)"
    added = kernel(add, f"void({readonly}, {readonly}, int64[::1])", device="vulkan")
    values = np.arange(4)
    values.flags.writeable = False
    result = np.zeros(4, np.int64)
    added[4](values, values[:], result)
    assert result.tolist() == [0, 2, 4, 6]


def scale(values, factor):  # type: ignore[no-untyped-def]
    i = get_global_id(0)
    values[i] = values[i] // factor


def test_arrays_of_the_device_are_passed_and_not_waited_for(device: Device) -> None:
    for scaled in (
        kernel(scale, device=device),
        kernel(scale, "void(int32[::1], int64)", device="vulkan"),
    ):
        data = array(64 * np.arange(8), np.int32)
        before = device.stream.submitted
        for _ in range(3):
            scaled[8](data, 2)
        assert device.stream.submitted >= before + 3
        assert data.numpy().tolist() == [8 * number for number in range(8)]


def test_who_waits_gets_the_error(device: Device) -> None:
    scaled = kernel(scale, "void(int32[::1], int64)", device=device)
    data = array(np.arange(8), np.int32)
    scaled[8](data, 0)
    scaled[8](data, 1)
    with pytest.raises(ZeroDivisionError) as error:
        data.numpy()
    assert "work-item 0 of 8" in "".join(error.value.__notes__)
    assert data.numpy().tolist() == list(range(8))
    scaled[8](data, 0)
    with pytest.raises(ZeroDivisionError):
        device.stream.synchronize()
    device.stream.synchronize()


def test_arrays_of_the_device_that_do_not_fit(device: Device) -> None:
    def first(values, factor):  # type: ignore[no-untyped-def]
        values[get_global_id(0), 0] = factor

    by_row = kernel(first, "void(int32[:, ::1], int64)", device=device)
    with pytest.raises(TypeError, match="argument 0 needs an array of int32 with 2 dimensions"):
        by_row[8](zeros((2, 3)), 1)
    with pytest.raises(ValueError, match="argument 0 needs an array of the device whose elements"):
        by_row[2](zeros((2, 3), np.int32).T, 1)


def test_an_interface_that_there_is_not() -> None:
    with pytest.raises(
        ValueError, match="device must be 'opencl', 'vulkan', 'webgpu' or a device, not 'cuda'"
    ):
        elementwise(lambda x: x, "int32(int32)", device="cuda")
