"""Moves memory of the host to a kernel and back.

A pointer of a kernel is the address of an argument's first element. A device that shares all of the
host's memory uses just that. Elsewhere the array that contains the argument is copied to the device
for the launch, and back unless the kernel only reads it: into shared virtual memory where the
device has it, since arithmetic on its addresses works, else into buffers.
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

import numpy as np

from spvbackend.devices.arrays import Array

if TYPE_CHECKING:
    import pyopencl as cl

SYSTEM: Final = "system"
SVM: Final = "svm"
BUFFER: Final = "buffer"
KINDS: Final = (SYSTEM, SVM, BUFFER)
# Triton assumes no more than 16 where an address is a multiple of it.
ALIGNMENT: Final = 64


class Pointer(NamedTuple):
    """A pointer argument of a launch.

    Attributes:
        argument: the index among the kernel's.
        value: a tensor, an address, or None for a null pointer.
        is_read_only: the kernel does not write through it.
    """

    argument: int
    value: Any
    is_read_only: bool


class Span(NamedTuple):
    """Memory of the host from an address up to another one."""

    start: int
    end: int

    @property
    def size(self) -> int:
        """Return the size in bytes."""
        return self.end - self.start

    def overlaps(self, other: Span) -> bool:
        """Whether they share a byte."""
        return self.start < other.end and other.start < self.end


class Memory(Protocol):
    """A way to the device."""

    def bind(self, kernel: cl.Kernel, pointers: Sequence[Pointer]) -> None:
        """Give a kernel its pointers."""

    def collect(self) -> None:
        """Bring back the kernel's writes."""


def address_of(value: Any) -> int:
    """Return the address of a pointer argument, 0 for None.

    Raises:
        ValueError: it is in the memory of another device.
        TypeError: it is neither a tensor nor an address.
    """
    if value is None:
        return 0
    if isinstance(value, int):
        return value
    if getattr(value, "is_cuda", False) or str(getattr(value, "device", "cpu")) not in _HOST:
        raise ValueError(f"the tensor is on device '{value.device}', a kernel here takes the CPU's")
    try:
        address: int = value.data_ptr()
    except AttributeError:
        raise TypeError(f"a pointer argument is a tensor or an address, not {value!r}") from None
    return address


# The names of numpy and torch.
_HOST: Final = frozenset(("cpu", "None"))


def unwrapped(value: Any) -> Any:
    """Return a tensor without the wrapper of `triton.reinterpret`."""
    while not isinstance(value, np.ndarray) and hasattr(value, "base"):
        value = value.base
    return value


def own_array(value: Any, device: object) -> Array | None:
    """Return a pointer argument that is an array of a device, None for memory of the host.

    Raises:
        ValueError: it is an array of another device.
    """
    array = value if type(value) is Array else unwrapped(value)
    if type(array) is not Array:
        return None
    if array.device is not device:
        raise ValueError(f"the array is on {array.device}, the kernel on {device}")
    return array


def is_writable(value: Any) -> bool:
    """Whether a kernel may write to a pointer argument: only an array of numpy can forbid it."""
    array = unwrapped(value)
    return not isinstance(array, np.ndarray) or array.flags.writeable


def span_of(value: Any) -> Span:
    """Return the memory that a kernel may reach from a pointer argument: the array around it.

    Raises:
        ValueError: its end is unknown.
    """
    value = unwrapped(value)
    if isinstance(value, np.ndarray):
        while isinstance(value.base, np.ndarray):
            value = value.base
        return Span(*np.lib.array_utils.byte_bounds(value))
    if hasattr(value, "untyped_storage"):
        storage = value.untyped_storage()
        return Span(storage.data_ptr(), storage.data_ptr() + storage.nbytes())
    if hasattr(value, "nbytes"):
        start = address_of(value)
        return Span(start, start + value.nbytes)
    raise ValueError(
        f"the device does not share the host's memory, and nothing says how far {value!r} goes"
    )


def bytes_at(start: int, size: int) -> Any:
    """Return memory as an array for pyopencl."""
    return (ctypes.c_char * size).from_address(start)


class SystemMemory:
    """All of the host's memory is shared with the device."""

    def bind(self, kernel: cl.Kernel, pointers: Sequence[Pointer]) -> None:
        """Give a kernel its pointers."""
        import pyopencl as cl

        for argument, value, _ in pointers:
            address = address_of(value)
            place = ctypes.c_char.from_address(address) if address else None
            kernel.set_arg(argument, None if place is None else cl.SVM(place))

    def collect(self) -> None:
        """Do nothing: the kernel wrote in place."""


class SharedMemory:
    """Copies in shared virtual memory, one of each array."""

    def __init__(self, queue: cl.CommandQueue) -> None:
        self.queue: Final = queue
        self.copies: Final[dict[Span, tuple[Any, int]]] = {}
        self.written: Final[set[Span]] = set()

    def bind(self, kernel: cl.Kernel, pointers: Sequence[Pointer]) -> None:
        """Give a kernel its pointers, to copies."""
        import pyopencl as cl

        for argument, value, is_read_only in pointers:
            address = address_of(value)
            if not address:
                kernel.set_arg(argument, None)
                continue
            span = span_of(value)
            if not is_read_only and is_writable(value):
                self.written.add(span)
            moved = self._copy(span) + address - span.start
            kernel.set_arg(argument, cl.SVM(ctypes.c_char.from_address(moved)))

    def _copy(self, span: Span) -> int:
        """Return the address of an array's copy, at the same offset from an aligned one."""
        import pyopencl as cl

        copied = self.copies.get(span)
        if copied is None:
            shift = span.start % ALIGNMENT
            flags = cl.svm_mem_flags.READ_WRITE
            held = cl.SVMAllocation(
                self.queue.context, span.size + ALIGNMENT, ALIGNMENT, flags, queue=self.queue
            )
            copied = self.copies[span] = held, held.svm_ptr + shift
            self._move(copied[1], span.start, span.size)
        return copied[1]

    def _move(self, target: int, source: int, size: int) -> None:
        import pyopencl as cl

        if size:
            pieces = (cl.SVM(bytes_at(start, size)) for start in (target, source))
            cl.enqueue_copy(self.queue, *pieces).wait()

    def collect(self) -> None:
        """Bring back the kernel's writes."""
        for span, (_, address) in self.copies.items():
            if span in self.written:
                self._move(span.start, address, span.size)


class Buffers(Protocol):
    """The buffers of a device."""

    @property
    def null(self) -> Any:
        """Return the argument for a null pointer."""

    def copy_of(self, span: Span) -> Any:
        """Return a new buffer with a copy of the host's memory."""

    def read(self, buffer: Any, span: Span) -> None:
        """Copy a buffer to the host's memory."""


class DeviceBuffers:
    """The buffers of an OpenCL device."""

    null: Final = None

    def __init__(self, queue: cl.CommandQueue) -> None:
        self.queue: Final = queue

    def copy_of(self, span: Span) -> cl.Buffer:
        """Return a new buffer with a copy of the host's memory."""
        import pyopencl as cl

        # A buffer has at least a byte.
        buffer = cl.Buffer(self.queue.context, cl.mem_flags.READ_WRITE, max(span.size, 1))
        if span.size:
            cl.enqueue_copy(self.queue, buffer, bytes_at(span.start, span.size))
        return buffer

    def read(self, buffer: cl.Buffer, span: Span) -> None:
        """Copy a buffer to the host's memory."""
        import pyopencl as cl

        cl.enqueue_copy(self.queue, bytes_at(span.start, span.size), buffer)


class BufferMemory:
    """Copies in buffers, from the first element of an argument on."""

    def __init__(self, buffers: Buffers) -> None:
        self.buffers: Final = buffers
        self.copies: Final[dict[Span, Any]] = {}
        self.written: Final[set[Span]] = set()

    def bind(self, kernel: Any, pointers: Sequence[Pointer]) -> None:
        """Give a kernel its buffers.

        Raises:
            ValueError: two arguments begin at different places of one array that is written, or
                an array has elements before its first one.
        """
        for argument, value, is_read_only in pointers:
            address = address_of(value)
            if not address:
                kernel.set_arg(argument, self.buffers.null)
                continue
            _refuse_negative_strides(value)
            span = Span(address, span_of(value).end)
            if not is_read_only and is_writable(value):
                self.written.add(span)
            if span not in self.copies:
                self.copies[span] = self.buffers.copy_of(span)
            kernel.set_arg(argument, self.copies[span])
        for written in self.written:
            if any(written.overlaps(span) for span in self.copies if span != written):
                raise ValueError(
                    "two arguments begin at different places of one array, which the kernel "
                    "writes, and the device has no shared virtual memory for that"
                )

    def collect(self) -> None:
        """Bring back the kernel's writes."""
        for span, buffer in self.copies.items():
            if span in self.written and span.size:
                self.buffers.read(buffer, span)


def _refuse_negative_strides(value: Any) -> None:
    """Refuse negative strides: a buffer begins at the first element, so earlier ones are lost."""
    array = unwrapped(value)
    if isinstance(array, np.ndarray) and np.lib.array_utils.byte_bounds(array)[0] < address_of(
        value
    ):
        raise ValueError(
            f"an array has negative strides, {array.strides}, and the device has no shared virtual "
            "memory for that: pass a copy"
        )
