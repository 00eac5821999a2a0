"""numpy arrays as arguments of Triton's kernels.

Triton takes an object with `dtype` and `data_ptr()` for a pointer, and tests the type of an
argument in compiled code, so a plain array cannot be one. A `Tensor` is an array of numpy with the
few methods of a tensor that kernels and the code around them use.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from spvbackend.triton.selection import all_devices, current_device, package_of, shader_device

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, DTypeLike

    from spvbackend.devices.arrays import Array


class Tensor(np.ndarray[Any, np.dtype[Any]]):
    """An array of numpy that a kernel takes; results of numpy on it are Tensors too."""

    def data_ptr(self) -> int:
        """Return the address of the first element."""
        address: int = self.__array_interface__["data"][0]
        return address

    def stride(self, axis: int | None = None) -> Any:
        """Return the distance in elements of neighbours on an axis, or a tuple for all axes."""
        strides = tuple(step // self.itemsize for step in self.strides)
        return strides if axis is None else strides[axis]

    def numel(self) -> int:
        """Return the number of elements."""
        return int(self.size)

    def element_size(self) -> int:
        """Return the bytes of an element."""
        return self.itemsize

    def is_contiguous(self) -> bool:
        """Return whether elements follow each other in the order of the axes."""
        return bool(self.flags.c_contiguous)


def tensor(data: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """Return an array that Triton's kernels take.

    Args:
        data: an array, whose memory is shared, or anything that numpy converts to one.
        dtype: of the elements; another one than the array's means a copy.
    """
    return np.asarray(data, dtype).view(Tensor)


def device_tensor(data: ArrayLike, dtype: DTypeLike | None = None) -> Array:
    """Return a copy of an array in the memory of the current device.

    Launches take it without a copy and do not wait; its `numpy()` does.

    Args:
        data: an array, or anything that numpy converts to one.
        dtype: of the elements; None for numpy's choice.
    """
    place = current_device()
    if (shader := shader_device(place)) is not None:
        made: Array = package_of(shader).array(data, dtype, shader)
        return made
    from spvbackend.opencl import array

    return array(data, dtype, all_devices()[place])
