"""Arrays in the memory of a WebGPU device, which launches take without a copy."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

from spvbackend.devices.arrays import Array, Shape, element_type, sizes_of
from spvbackend.webgpu.device import Device, default_device

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, DTypeLike


def empty(shape: Shape, dtype: DTypeLike = np.float32, device: Device | None = None) -> Array:
    """Return an array on a device; WebGPU's memory is zeros at first.

    Args:
        shape: the number of elements on each axis, or on the only one.
        dtype: of the elements, as numpy takes it.
        device: the device, None for the default one.

    Raises:
        MemoryError: the device has no more memory, or no buffer of this size.
        ValueError: elements of the type are objects of Python.
    """
    kind, sizes = element_type(dtype), sizes_of(shape)
    device = default_device() if device is None else device
    return Array(device, device.memory.allocate(math.prod(sizes) * kind.itemsize), 0, sizes, kind)


def zeros(shape: Shape, dtype: DTypeLike = np.float32, device: Device | None = None) -> Array:
    """Return an array of zeros on a device; the arguments are those of `empty`."""
    return empty(shape, dtype, device)


def array(data: ArrayLike, dtype: DTypeLike | None = None, device: Device | None = None) -> Array:
    """Return an array on a device with a copy of an array's elements.

    Args:
        data: anything that numpy converts to an array.
        dtype: of the elements; None for numpy's choice.
        device: the device, None for the default one.
    """
    content = np.asarray(data, dtype)
    return empty(content.shape, content.dtype, device).copy_from_host(content)


def asarray(
    data: Array | ArrayLike, dtype: DTypeLike | None = None, device: Device | None = None
) -> Array:
    """Return an array on a device: the argument itself if it is one already, else a copy.

    Args:
        data: an array of a device, or anything that numpy converts to an array.
        dtype: of the elements; None for that of the argument.
        device: the device, None for that of the argument or the default one.
    """
    if isinstance(data, Array) and isinstance(data.device, Device):
        if device in (None, data.device) and (dtype is None or np.dtype(dtype) == data.dtype):
            return data
        device = data.device if device is None else device
    return array(data, dtype, device)
