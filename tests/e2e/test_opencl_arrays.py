"""Arrays in the memory of an OpenCL device."""

from __future__ import annotations

import numpy as np
import pytest

pytest.importorskip("pyopencl", reason="pyopencl is not installed")

from spvbackend import opencl
from spvbackend.devices.arrays import Array
from spvbackend.opencl import argument_of, array, asarray, empty, queue_of, zeros
from spvbackend.opencl.arrays import Buffer, Shared
from tests.e2e.shaders.test_client import SCALE


@pytest.fixture(scope="module")
def device() -> opencl.Device:
    try:
        return opencl.default_device()
    except (opencl.NoDeviceError, ImportError) as error:
        pytest.skip(str(error))


@pytest.fixture(params=["shared", "buffer"])
def kind(request: pytest.FixtureRequest, device: opencl.Device) -> type[Shared | Buffer]:
    if request.param == "shared" and not device.has_svm:
        pytest.skip("the device has no shared virtual memory")
    return Shared if request.param == "shared" else Buffer


def new(kind: type[Shared | Buffer], device: opencl.Device, values: np.ndarray) -> Array:
    store = kind(queue_of(device), values.nbytes)
    return Array(device, store, 0, values.shape, values.dtype).copy_from_host(values)


def test_a_kernel_works_on_arrays(kind: type[Shared | Buffer], device: opencl.Device) -> None:
    import pyopencl as cl

    scale = cl.Kernel(opencl.build(device, SCALE), "scale")
    data = new(kind, device, np.arange(64, dtype=np.float32))
    part = data[32:]
    for one in (data, part, part):
        arguments = argument_of(one), np.float32(2), np.int32(0)
        scale(queue_of(device), one.shape, None, *arguments)
    wanted = 2 * np.arange(64)
    wanted[32:] *= 4
    assert data.numpy().tolist() == wanted.tolist()
    assert data.copy()[::7].numpy().tolist() == wanted[::7].tolist()


def test_copies_and_fills(kind: type[Shared | Buffer], device: opencl.Device) -> None:
    values = np.random.default_rng(5).integers(0, 256, (7, 12), np.uint8)
    data = new(kind, device, values)
    np.testing.assert_array_equal(data.T.numpy(), values.T)
    np.testing.assert_array_equal(data[2:5].copy().numpy(), values[2:5])
    data[1:3].fill(9)
    data[4].copy_from_host(np.arange(12))
    values[1:3], values[4] = 9, np.arange(12)
    np.testing.assert_array_equal(data.numpy(), values)
    assert new(kind, device, values[:0]).numpy().size == 0


def test_a_part_of_a_buffer_begins_where_the_device_allows(device: opencl.Device) -> None:
    data = new(Buffer, device, np.arange(64, dtype=np.float32))
    with pytest.raises(ValueError, match="a part of an array begins at byte 4, and without shared"):
        argument_of(data[1:])


def test_the_functions_take_a_device(device: opencl.Device) -> None:
    for where in (None, device, device.device):
        data = array([1, 2, 3], np.int16, where)
        assert data.device is device
        assert asarray(data, device=where) is data
        assert asarray(data, np.float32).numpy().tolist() == [1, 2, 3]
        assert zeros((2, 2), device=where).numpy().tolist() == [[0, 0], [0, 0]]
        assert empty(3, device=where).shape == (3,)
    assert data.__dlpack_device__() != (1, 0)
    assert np.from_dlpack(data, device="cpu").tolist() == [1, 2, 3]
