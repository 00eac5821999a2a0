"""Arrays in the memory of an OpenCL device: shared virtual memory where it is, else buffers.

All commands on a device's arrays go to one queue, in order. The runtime releases memory once the
commands that use it have ended.
"""

from __future__ import annotations

import ctypes
import math
from functools import cache
from typing import TYPE_CHECKING, Any, Final, final

import numpy as np

from spvbackend.devices.arrays import Array, Shape, Store, element_type, sizes_of
from spvbackend.devices.reports import Reports
from spvbackend.opencl.device import Device, default_device, describe
from spvbackend.opencl.program import context_of

if TYPE_CHECKING:
    import pyopencl as cl
    from numpy.typing import ArrayLike, DTypeLike

_ALIGNMENT: Final = 128
"""The most that any device has (clSVMAlloc): the size of the largest type of OpenCL C."""


@cache
def _queue_of(context: cl.Context) -> cl.CommandQueue:
    import pyopencl as cl

    return cl.CommandQueue(context)


def queue_of(device: Device | cl.Device) -> cl.CommandQueue:
    """Return the queue for a device's arrays, of `context_of(device)`.

    Args:
        device: ours or pyopencl's.
    """
    return _queue_of(context_of(device))


@cache
def reports_of(queue: cl.CommandQueue) -> Reports:
    """Return what launches on a queue leave to say until the host waits."""
    return Reports(lambda: _synchronize(queue))


def _synchronize(queue: cl.CommandQueue) -> None:
    queue.finish()
    reports_of(queue).run()


def synchronize(device: Device | cl.Device) -> None:
    """Wait for the launches on a device's arrays, and raise their errors.

    Args:
        device: ours or pyopencl's.
    """
    _synchronize(queue_of(device))


@final
class Shared:
    """Shared virtual memory."""

    __slots__ = ("_held", "_queue", "address", "size", "view")

    def __init__(self, queue: cl.CommandQueue, size: int) -> None:
        import pyopencl as cl

        self._queue: Final = queue
        self.size: Final = size
        # Released behind the commands of the queue.
        flags = cl.svm_mem_flags.READ_WRITE
        self._held: Final = cl.SVMAllocation(
            queue.context, max(size, 1), _ALIGNMENT, flags, queue=queue
        )
        self.address: Final[int] = self._held.svm_ptr
        self.view: Final = None

    def _part(self, start: int, size: int) -> Any:
        import pyopencl as cl

        return cl.SVM((ctypes.c_char * size).from_address(self.address + start))

    def argument(self, start: int) -> Any:
        """Return the argument of a kernel for a part, up to the end."""
        return self._part(start, max(self.size - start, 1))

    def synchronize(self) -> None:
        """Wait for all commands of the queue, and raise their errors."""
        _synchronize(self._queue)

    def read(self, start: int, target: memoryview) -> None:
        """Copy bytes to the host."""
        import pyopencl as cl

        if len(target):
            part = self._part(start, len(target))
            cl.enqueue_copy(self._queue, cl.SVM(np.asarray(target)), part)

    def write(self, start: int, content: memoryview) -> None:
        """Copy bytes from the host."""
        import pyopencl as cl

        if len(content):
            part = self._part(start, len(content))
            cl.enqueue_copy(self._queue, part, cl.SVM(np.asarray(content)))

    def fill(self, start: int, size: int, word: bytes) -> None:
        """Write four bytes to all words of a part."""
        import pyopencl as cl

        if size:
            cl.enqueue_svm_memfill(self._queue, self._part(start, size), np.frombuffer(word, "u4"))

    def copy(self, start: int, size: int) -> Shared:
        """Return new memory with a copy of a part."""
        import pyopencl as cl

        target = Shared(self._queue, size)
        if size:
            parts = target._part(0, size), self._part(start, size)
            cl.enqueue_copy(self._queue, *parts, is_blocking=False)
        return target


@final
class Buffer:
    """A buffer, whose address OpenCL hides."""

    __slots__ = ("_held", "_queue", "address", "size", "view")

    def __init__(self, queue: cl.CommandQueue, size: int) -> None:
        import pyopencl as cl

        self._queue: Final = queue
        self.size: Final = size
        self._held: Final = cl.Buffer(queue.context, cl.mem_flags.READ_WRITE, max(size, 4))
        self.address: Final = 0
        self.view: Final = None

    def argument(self, start: int) -> Any:
        """Return the argument of a kernel for a part, up to the end.

        Raises:
            ValueError: the device has no buffers that begin there.
        """
        if not start:
            return self._held
        unit = self._queue.device.mem_base_addr_align // 8
        if start % unit:
            raise ValueError(
                f"a part of an array begins at byte {start}, and without shared virtual memory the "
                f"device has arguments at multiples of {unit}: pass a copy()"
            )
        return self._held.get_sub_region(start, self.size - start)

    def synchronize(self) -> None:
        """Wait for all commands of the queue, and raise their errors."""
        _synchronize(self._queue)

    def read(self, start: int, target: memoryview) -> None:
        """Copy bytes to the host."""
        import pyopencl as cl

        if len(target):
            cl.enqueue_copy(self._queue, np.asarray(target), self._held, src_offset=start)

    def write(self, start: int, content: memoryview) -> None:
        """Copy bytes from the host."""
        import pyopencl as cl

        if len(content):
            cl.enqueue_copy(self._queue, self._held, np.asarray(content), dst_offset=start)

    def fill(self, start: int, size: int, word: bytes) -> None:
        """Write four bytes to all words of a part."""
        import pyopencl as cl

        if size:
            pattern = np.frombuffer(word, "u4")
            cl.enqueue_fill_buffer(self._queue, self._held, pattern, start, size)

    def copy(self, start: int, size: int) -> Buffer:
        """Return new memory with a copy of a part."""
        import pyopencl as cl

        target = Buffer(self._queue, size)
        if size:
            cl.enqueue_copy(
                self._queue, target._held, self._held, src_offset=start, byte_count=size
            )
        return target


def argument_of(array: Array) -> Any:
    """Return an array as pyopencl takes it for an argument of a kernel.

    The kernel is launched on `queue_of(device)`, behind the commands on the array.

    Raises:
        ValueError: the array begins where the device has no argument.
    """
    store: Any = array.store
    return store.argument(array.start)


def empty(
    shape: Shape, dtype: DTypeLike = np.float32, device: Device | cl.Device | None = None
) -> Array:
    """Return an array on a device; its elements are undefined.

    Args:
        shape: the number of elements on each axis, or on the only one.
        dtype: of the elements, as numpy takes it.
        device: ours or pyopencl's; None for the default one.

    Raises:
        ValueError: elements of the type are objects of Python, or the device takes no SPIR-V.
    """
    kind, sizes = element_type(dtype), sizes_of(shape)
    own = default_device() if device is None else device
    if not isinstance(own, Device):
        known = describe(own)
        if known is None:
            raise ValueError(f"{own.name} takes no SPIR-V")
        own = known
    make = Shared if own.has_svm else Buffer
    store: Store = make(queue_of(own), math.prod(sizes) * kind.itemsize)
    return Array(own, store, 0, sizes, kind)


def zeros(
    shape: Shape, dtype: DTypeLike = np.float32, device: Device | cl.Device | None = None
) -> Array:
    """Return an array of zeros on a device; the arguments are those of `empty`."""
    return empty(shape, dtype, device).fill(0)


def array(
    data: ArrayLike, dtype: DTypeLike | None = None, device: Device | cl.Device | None = None
) -> Array:
    """Return an array on a device with a copy of an array's elements.

    Args:
        data: anything that numpy converts to an array.
        dtype: of the elements; None for numpy's choice.
        device: ours or pyopencl's; None for the default one.
    """
    content = np.asarray(data, dtype)
    return empty(content.shape, content.dtype, device).copy_from_host(content)


def asarray(
    data: Array | ArrayLike,
    dtype: DTypeLike | None = None,
    device: Device | cl.Device | None = None,
) -> Array:
    """Return an array on a device: the argument itself if it is one already, else a copy.

    Args:
        data: an array of a device, or anything that numpy converts to an array.
        dtype: of the elements; None for that of the argument.
        device: the device, None for that of the argument or the default one.
    """
    if isinstance(data, Array) and isinstance(data.device, Device):
        same = device in (None, data.device, data.device.device)
        if same and (dtype is None or np.dtype(dtype) == data.dtype):
            return data
        device = data.device if device is None else device
    return array(data, dtype, device)
