"""Runs a kernel on an OpenCL device: programs, memory and the status of a launch.

Arrays stay where they are: a device that shares the host's memory works on them in place, another
one gets its own copy and returns it.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from functools import cached_property
from math import prod
from threading import Lock
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import numpy as np

from spvbackend.devices.arrays import Array
from spvbackend.devices.choice import OPENCL, interface_of
from spvbackend.devices.reports import Reports
from spvbackend.numba.call_convention import raised
from spvbackend.numba.libm import FLOAT_FUNCTIONS
from spvbackend.numba.wrappers import STATUS_WORDS, TRIPLE

if TYPE_CHECKING:
    import pyopencl as cl

    from spvbackend import vulkan, webgpu
    from spvbackend.numba.shaders import ShaderProgram
    from spvbackend.opencl import Device

OVERLAP: Final = "two arguments that are written to overlap: pass a copy of one"
_STATUS: Final = struct.Struct("<ixxxxq")


class Program:
    """A kernel from LLVM IR to the device, each step taken when it is first needed."""

    def __init__(self, llvm: str, name: str, device: Device | cl.Device | None) -> None:
        self.llvm: Final = llvm
        self.name: Final = name
        self._device = device
        self._spirv: bytes | None = None
        self._kernel: cl.Kernel | None = None
        self._lock = Lock()

    @property
    def device(self) -> Any:
        """Return the device, the default one where none was given."""
        from spvbackend.opencl import default_device

        if self._device is None:
            self._device = default_device()
        return self._device

    @property
    def spirv(self) -> bytes:
        """Return the binary, in the version and with the extensions that the device takes."""
        from spvbackend.opencl import translate_for

        if self._spirv is None:
            self._spirv = translate_for(
                self.device, self.llvm, triple=TRIPLE, builtins=FLOAT_FUNCTIONS
            )
        return self._spirv

    @property
    def queue(self) -> cl.CommandQueue:
        """Return the queue of launches."""
        from spvbackend.opencl import queue_of

        return queue_of(self.device)

    @property
    def kernel(self) -> cl.Kernel:
        """Return the kernel, built."""
        import pyopencl as cl

        from spvbackend.opencl import build

        if self._kernel is None:
            self._kernel = cl.Kernel(build(self.queue.context, self.spirv), self.name)
        return self._kernel

    def takes(self, given: object) -> bool:
        """Whether an argument is an array in the memory of the device."""
        return isinstance(given, Array) and given.device == self._described

    @cached_property
    def _statuses(self) -> Statuses:
        from spvbackend.opencl import zeros
        from spvbackend.opencl.arrays import reports_of

        return Statuses(lambda count: zeros(count, np.int32, self.device), reports_of(self.queue))

    @cached_property
    def _described(self) -> Device | None:
        from spvbackend.opencl import Device
        from spvbackend.opencl.device import describe

        return self.device if isinstance(self.device, Device) else describe(self.device)

    def run(
        self, size: tuple[int, ...], group: tuple[int, ...] | None, arguments: Sequence[Any]
    ) -> None:
        """Launch the kernel; wait if arrays of the host are among its arguments.

        Args:
            size: the number of work-items in each dimension.
            group: of a work-group, None leaves it to the driver.
            arguments: contiguous arrays and numpy scalars, as the kernel takes them. A read-only
                array is only read.

        Raises:
            ValueError: the device has no groups of that size.
            Exception: one that the function raised in a work-item; without arrays of the host,
                whoever waits for the device gets it.
        """
        import pyopencl as cl

        kernel, queue = self.kernel, self.queue
        if group is not None:
            _check_group(kernel, queue.device, group)
        waits = any(isinstance(argument, np.ndarray) for argument in arguments)
        status = np.zeros(STATUS_WORDS, np.int32) if waits else self._statuses.of(size)
        passed, written = _buffers(queue.context, (status, *arguments))
        # The arguments are part of the kernel, so threads take turns.
        with self._lock:
            kernel.set_args(*passed)
            cl.enqueue_nd_range_kernel(queue, kernel, size, group)
        if isinstance(status, Array):
            queue.flush()
            return
        for buffer in written:
            # Mapping makes the device's writes visible in memory of the host (clCreateBuffer).
            view, _ = cl.enqueue_map_buffer(
                queue, buffer, cl.map_flags.READ, 0, (buffer.size,), np.uint8
            )
            view.base.release(queue)
        queue.finish()
        check(status, size)


Where: TypeAlias = "Device | cl.Device | vulkan.Device | webgpu.Device | str | None"
"""The target of a kernel: a device, or the name of an interface, whose default device is meant.
"""


def program_for(llvm: str, name: str, where: Where) -> Program | ShaderProgram:
    """Return the program of a kernel for a device.

    Args:
        llvm: the LLVM IR.
        name: of the kernel.
        where: as `kernel` and `elementwise` take it.

    Raises:
        ValueError: there is no interface of that name.
    """
    interface = interface_of(where)
    if interface != OPENCL:
        from spvbackend.numba.shaders import ShaderProgram  # few programs use it

        own: Any = None if isinstance(where, str) else where
        return ShaderProgram(llvm, name, interface, own)
    return Program(llvm, name, None if isinstance(where, str) else where)


def _check_group(kernel: cl.Kernel, device: cl.Device, group: tuple[int, ...]) -> None:
    """Refuse a group that is larger than the kernel's largest on the device."""
    import pyopencl as cl

    most = kernel.get_work_group_info(cl.kernel_work_group_info.WORK_GROUP_SIZE, device)
    sizes = tuple(device.max_work_item_sizes)
    if prod(group) > most or any(part > limit for part, limit in zip(group, sizes, strict=False)):
        raise ValueError(
            f"a group of {group} work-items is too large for {device.name}: it has at most {most}, "
            f"and {sizes} in the dimensions"
        )


def _buffers(context: cl.Context, arguments: Sequence[Any]) -> tuple[list[Any], list[cl.Buffer]]:
    """Return the values passed for the arguments, and the buffers that the kernel may write to."""
    import pyopencl as cl

    from spvbackend.opencl import argument_of

    flags = cl.mem_flags
    passed: list[Any] = []
    written: list[tuple[np.ndarray[Any, Any], cl.Buffer]] = []
    for argument in arguments:
        if isinstance(argument, Array):
            passed.append(argument_of(argument))
        elif not isinstance(argument, np.ndarray):
            passed.append(argument)
        elif not argument.flags.writeable:
            access = flags.READ_ONLY | flags.COPY_HOST_PTR
            passed.append(cl.Buffer(context, access, hostbuf=argument))
        elif (known := _known(written, argument)) is not None:
            passed.append(known)
        else:
            access = flags.READ_WRITE | flags.USE_HOST_PTR
            passed.append(cl.Buffer(context, access, hostbuf=argument))
            written.append((argument, passed[-1]))
    return passed, [buffer for _, buffer in written]


def _known(
    written: list[tuple[np.ndarray[Any, Any], cl.Buffer]], array: np.ndarray[Any, Any]
) -> cl.Buffer | None:
    """Return the buffer of the same memory, None for none.

    clCreateBuffer: the result is undefined where buffers of the host's memory overlap.

    Raises:
        ValueError: a buffer overlaps the memory.
    """
    for other, buffer in written:
        if (other.ctypes.data, other.nbytes) == (array.ctypes.data, array.nbytes):
            return buffer
        if np.may_share_memory(other, array):
            raise ValueError(OVERLAP)
    return None


class Statuses:
    """The statuses of launches that nobody waits for, one for each size.

    Args:
        make: returns an array of zeros on the device.
        reports: those of the launches' queue.
    """

    def __init__(self, make: Callable[[int], Array], reports: Reports) -> None:
        self._make: Final = make
        self._reports: Final = reports
        self._known: Final[dict[tuple[int, ...], Array]] = {}

    def of(self, size: tuple[int, ...]) -> Array:
        """Return the status of launches of a size, which is checked when the host waits."""
        status = self._known.get(size)
        if status is None:
            status = self._known[size] = self._make(STATUS_WORDS)

        def report() -> None:
            noted = status.numpy()
            if noted.any():
                status.fill(0)
                check(noted, size)

        self._reports.add(status, report)
        return status


def check(status: np.ndarray[Any, Any], size: tuple[int, ...]) -> None:
    """Raise the exception that a work-item has reported."""
    code, index = _STATUS.unpack(status.tobytes())
    if code:
        raise raised(code).make(f"work-item {index} of {'x'.join(map(str, size))}")
