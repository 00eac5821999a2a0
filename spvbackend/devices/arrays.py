"""Arrays in the memory of a device, which launches take without a copy.

The host sees an array's elements only by copies, which wait for the commands that come before. An
array is released with the last reference to it and its views; kernels that use it may still run.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, Protocol, final

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, DTypeLike, NDArray

_CPU: Final = (1, 0)
_VULKAN: Final = (7, 0)
"""Devices of DLPack: kDLCPU and kDLVulkan, and their number."""
Shape = int | Sequence[int]
Index = int | slice


class Store(Protocol):
    """Memory of a device that arrays share; each function follows the commands before it.

    Attributes:
        address: of the first byte, for kernels; 0 if the interface hides it.
        view: the bytes as the host sees them, None for memory that it does not see.
    """

    @property
    def address(self) -> int: ...
    @property
    def view(self) -> memoryview | None: ...
    def synchronize(self) -> None:
        """Wait for all commands of the device, and raise their errors."""

    def read(self, start: int, target: memoryview) -> None:
        """Copy bytes to the host."""

    def write(self, start: int, content: memoryview) -> None:
        """Copy bytes from the host."""

    def fill(self, start: int, size: int, word: bytes) -> None:
        """Write four bytes to all words of a part, whose bounds are multiples of 4."""

    def copy(self, start: int, size: int) -> Store:
        """Return new memory with a copy of a part."""


@final
class Array:
    """An array on a device: `array`, `empty` and others make one.

    Attributes:
        device: the device.
        shape: the number of elements on each axis.
        dtype: numpy's, of the elements.
        strides: bytes between neighbours on each axis.
        address: the address of the first element, for kernels; 0 if the interface hides it.
        store: the memory, which other arrays may share.
        start: the place of the first element there.
    """

    __slots__ = ("address", "device", "dtype", "shape", "start", "store", "strides")

    def __init__(
        self,
        device: Any,
        store: Store,
        start: int,
        shape: tuple[int, ...],
        dtype: np.dtype[Any],
        strides: tuple[int, ...] | None = None,
    ) -> None:
        self.device: Final = device
        self.store: Final = store
        self.start: Final = start
        self.shape: Final = shape
        self.dtype: Final = dtype
        self.strides: Final = _packed_strides(shape, dtype) if strides is None else strides
        self.address: Final = store.address and store.address + start

    @property
    def ndim(self) -> int:
        """Return the number of axes."""
        return len(self.shape)

    @property
    def size(self) -> int:
        """Return the number of elements."""
        return math.prod(self.shape)

    @property
    def itemsize(self) -> int:
        """Return the bytes of an element."""
        return int(self.dtype.itemsize)

    @property
    def nbytes(self) -> int:
        """Return the bytes of all elements."""
        return self.size * self.itemsize

    def __len__(self) -> int:
        if not self.shape:
            raise TypeError("an array without axes has no length")
        return self.shape[0]

    def __repr__(self) -> str:
        return f"Array(shape={self.shape}, dtype={self.dtype}, device={self.device.name!r})"

    # The methods of a tensor that Triton and the code around its kernels use.

    @property
    def data(self) -> Array:
        """Return the array itself, for `triton.reinterpret`."""
        return self

    def data_ptr(self) -> int:
        """Return the address of the first element."""
        return self.address

    def stride(self, axis: int | None = None) -> Any:
        """Return the distance in elements of neighbours on an axis, or a tuple for all axes."""
        strides = tuple(step // self.itemsize for step in self.strides)
        return strides if axis is None else strides[axis]

    def numel(self) -> int:
        """Return the number of elements."""
        return self.size

    def element_size(self) -> int:
        """Return the bytes of an element."""
        return self.itemsize

    def is_contiguous(self) -> bool:
        """Return whether elements follow each other in the order of the axes."""
        return self.strides == _packed_strides(self.shape, self.dtype) or not self.size

    # Views.

    def reshape(self, *shape: Any) -> Array:
        """Return the elements in another shape, which shares them.

        Raises:
            ValueError: the shape has another number of elements, or the array is not contiguous.
        """
        self._need_contiguous("reshape")
        wanted = sizes_of(shape[0] if len(shape) == 1 else shape)
        if wanted.count(-1) == 1 and (rest := -math.prod(wanted)) and not self.size % rest:
            wanted = tuple(self.size // rest if size == -1 else size for size in wanted)
        if math.prod(wanted) != self.size or -1 in wanted:
            raise ValueError(f"an array of shape {self.shape} has no shape {wanted}")
        return Array(self.device, self.store, self.start, wanted, self.dtype)

    def view(self, dtype: DTypeLike) -> Array:
        """Return the same bytes as elements of another type.

        Raises:
            ValueError: the last axis has no whole number of them, or the array is not contiguous.
        """
        self._need_contiguous("view")
        other = np.dtype(dtype)
        last = (self.shape[-1] if self.shape else 1) * self.itemsize
        if last % other.itemsize or (not self.shape and other.itemsize != self.itemsize):
            raise ValueError(f"{last} bytes on the last axis are no elements of {other}")
        shape = (*self.shape[:-1], last // other.itemsize) if self.shape else ()
        return Array(self.device, self.store, self.start, shape, other)

    def __getitem__(self, index: Index | tuple[Index, ...]) -> Array:
        """Return a part that shares its elements: integers and slices, one for each axis."""
        given = index if isinstance(index, tuple) else (index,)
        if len(given) > self.ndim:
            raise IndexError(f"an array of {self.ndim} axes has no {len(given)} indices")
        start, shape, strides = self.start, list[int](), list[int]()
        axes = zip(self.shape, self.strides, strict=True)
        for axis, (count, step) in enumerate(axes):
            one = given[axis] if axis < len(given) else slice(None)
            if isinstance(one, slice):
                places = range(count)[one]
                shape.append(len(places))
                strides.append(step * places.step)
                start += step * places.start if places else 0
            else:
                start += step * range(count)[one]
        return Array(self.device, self.store, start, tuple(shape), self.dtype, tuple(strides))

    def transpose(self, *axes: int) -> Array:
        """Return a view with its axes in another order, reversed unless it is given."""
        order = axes or tuple(reversed(range(self.ndim)))
        if sorted(order) != list(range(self.ndim)):
            raise ValueError(f"{order} is not an order of {self.ndim} axes")
        shape = tuple(self.shape[axis] for axis in order)
        strides = tuple(self.strides[axis] for axis in order)
        return Array(self.device, self.store, self.start, shape, self.dtype, strides)

    @property
    def T(self) -> Array:  # noqa: N802 - numpy's name
        """Return a view with its axes reversed."""
        return self.transpose()

    # Copies.

    def numpy(self) -> NDArray[Any]:
        """Return a copy of the elements in memory of the host, after the commands before."""
        if self.is_contiguous():
            copy = np.empty(self.shape, self.dtype)
            return self.copy_to_host(copy)
        self.store.synchronize()
        first, end = self._bounds()
        raw = np.empty(end - first, np.uint8)
        self.store.read(first, raw.data)
        return np.ndarray(self.shape, self.dtype, raw, self.start - first, self.strides).copy()

    def copy_to_host(self, target: NDArray[Any]) -> NDArray[Any]:
        """Copy the elements to an array of numpy after the commands before, and return it.

        Raises:
            Exception: one that a kernel before reports.
            ValueError: it has another number of bytes, or one of the two is not contiguous.
        """
        self._need_contiguous("copy")
        self.store.synchronize()
        self.store.read(self.start, self._bytes_of(target))
        return target

    def copy_from_host(self, source: ArrayLike) -> Array:
        """Write the elements of an array of numpy, and return this one.

        Raises:
            ValueError: it has another number of bytes, or this one is not contiguous.
        """
        self._need_contiguous("copy")
        content = np.ascontiguousarray(source, self.dtype)
        self.store.write(self.start, self._bytes_of(content))
        return self

    def copy(self) -> Array:
        """Return an array with the same elements on the device; nothing waits for it."""
        self._need_contiguous("copy")
        store = self.store.copy(self.start, self.nbytes)
        return Array(self.device, store, 0, self.shape, self.dtype)

    def fill(self, value: Any) -> Array:
        """Give all elements a value, and return the array; nothing waits for it.

        Raises:
            ValueError: the array is not contiguous.
        """
        self._need_contiguous("fill")
        word = np.full(max(1, 4 // self.itemsize), value, self.dtype).tobytes()
        is_one_word = word == word[:4] * (len(word) // 4)
        if not is_one_word or (self.start | self.nbytes) & 3:
            return self.copy_from_host(np.full(self.shape, value, self.dtype))
        self.store.fill(self.start, self.nbytes, word[:4])
        return self

    def zero_(self) -> Array:
        """Give all elements the value 0, and return the array."""
        return self.fill(0)

    def __array__(self, dtype: DTypeLike | None = None, copy: bool | None = None) -> NDArray[Any]:
        if copy is False:
            raise ValueError("an array on a device is copied to the host")
        return np.asarray(self.numpy(), dtype)

    # DLPack, of the Python array API standard.

    def __dlpack_device__(self) -> tuple[int, int]:
        return _VULKAN if self.store.view is None else _CPU

    def __dlpack__(
        self,
        *,
        stream: object = None,
        max_version: tuple[int, int] | None = None,
        dl_device: tuple[int, int] | None = None,
        copy: bool | None = None,
    ) -> Any:
        """Return the array for another library: in place where the host sees it, else a copy.

        Raises:
            BufferError: the array is asked for on another device than the CPU, or without a copy.
        """
        if (dl_device or self.__dlpack_device__()) != _CPU:
            raise BufferError("DLPack gets arrays of a device on the CPU: pass device='cpu'")
        view = self.store.view
        if view is None or copy:
            if copy is False:
                raise BufferError("the host does not see the array: allow a copy")
            return self.numpy().__dlpack__(max_version=max_version)
        self.store.synchronize()
        address = np.frombuffer(view, np.uint8).ctypes.data + self.start
        shared = np.asarray(_Shared(self, address))
        return shared.__dlpack__(max_version=max_version)

    def _need_contiguous(self, what: str) -> None:
        if not self.is_contiguous():
            raise ValueError(f"{what} needs a contiguous array: take copies by numpy()")

    def _bytes_of(self, array: NDArray[Any]) -> memoryview:
        """Return the bytes of an array of numpy that has as many as this one."""
        if not array.flags.c_contiguous or array.nbytes != self.nbytes:
            raise ValueError(
                f"{array.nbytes} bytes of the host are not the {self.nbytes} contiguous bytes of "
                f"an array of shape {self.shape} and {self.dtype}"
            )
        return array.reshape(-1).view(np.uint8).data

    def _bounds(self) -> tuple[int, int]:
        """Return the first byte and the one after the last of all elements in the block."""
        if not self.size:
            return self.start, self.start
        ends = [(count - 1) * step for count, step in zip(self.shape, self.strides, strict=True)]
        first = self.start + sum(end for end in ends if end < 0)
        return first, self.start + sum(end for end in ends if end > 0) + self.itemsize


class _Shared:
    """Elements that the host sees, as numpy takes them: its array holds this one."""

    def __init__(self, array: Array, address: int) -> None:
        self._array: Final = array
        self.__array_interface__: Final = {
            "version": 3,
            "data": (address, False),
            "shape": array.shape,
            "strides": array.strides,
            "typestr": array.dtype.str,
        }


def _packed_strides(shape: tuple[int, ...], dtype: np.dtype[Any]) -> tuple[int, ...]:
    """Return the strides of elements that follow each other in the order of the axes."""
    strides: list[int] = []
    step = int(dtype.itemsize)
    for count in reversed(shape):
        strides.append(step)
        step *= count
    return tuple(reversed(strides))


def sizes_of(shape: Shape) -> tuple[int, ...]:
    """Return a shape as a tuple."""
    return (int(shape),) if isinstance(shape, int) else tuple(map(int, shape))


def element_type(dtype: DTypeLike) -> np.dtype[Any]:
    """Return a type of elements that a device can have.

    Raises:
        ValueError: they are objects of Python.
    """
    kind = np.dtype(dtype)
    if kind.hasobject:
        raise ValueError(f"a device has no elements of {kind}")
    return kind
