"""numpy arrays as arguments of Triton's kernels.

Triton takes for a pointer what has `dtype` and `data_ptr()`, and asks the type of an argument in
compiled code, so that a plain array cannot be one. A `Tensor` is an array of numpy with the few
methods that kernels and the functions around them ask of a tensor.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, DTypeLike


class Tensor(np.ndarray[Any, np.dtype[Any]]):
    """An array of numpy that a kernel takes; what numpy makes of it is one too."""

    def data_ptr(self) -> int:
        """The address of the first element."""
        address: int = self.__array_interface__["data"][0]
        return address

    def stride(self, axis: int | None = None) -> Any:
        """How many elements apart neighbours of an axis are, or a tuple of that for all axes."""
        strides = tuple(step // self.itemsize for step in self.strides)
        return strides if axis is None else strides[axis]

    def numel(self) -> int:
        """The number of elements."""
        return int(self.size)

    def element_size(self) -> int:
        """The bytes of an element."""
        return self.itemsize

    def is_contiguous(self) -> bool:
        """Whether elements follow each other in the order of the axes."""
        return bool(self.flags.c_contiguous)


def tensor(data: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """An array that Triton's kernels take.

    Args:
        data: an array, whose memory is shared, or what numpy makes one of.
        dtype: of the elements; another one than the array's means a copy.
    """
    return np.asarray(data, dtype).view(Tensor)
