"""Kernels of Triton on Vulkan and WebGPU devices: the operations of the driver and the launches.

A kernel describes itself, so that its binary in Triton's cache is all that a launch needs. The
launches of Vulkan give addresses of memory, those of WebGPU bind buffers.
"""

from __future__ import annotations

import struct
import threading
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from spvbackend.devices.arrays import Array
from spvbackend.devices.choice import VULKAN, WEBGPU
from spvbackend.triton.assertions import report
from spvbackend.triton.launch import forms_of, passed_at_once
from spvbackend.triton.memory import (
    ALIGNMENT,
    BufferMemory,
    Memory,
    Pointer,
    Span,
    address_of,
    bytes_at,
    is_writable,
    own_array,
    span_of,
)
from spvbackend.triton.selection import package_of

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from spvbackend import vulkan, webgpu

_ADDRESS: Final = struct.Struct("<Q")


class ShaderKernel:
    """A kernel with its arguments: values in their bytes, and bound buffers."""

    __slots__ = ("arguments", "name", "program")

    def __init__(self, program: vulkan.Program | webgpu.Program, name: str) -> None:
        self.program: Final = program
        self.name: Final = name
        count = len(program.entry_points[name].parameters)
        self.arguments: Final[list[bytes | Array]] = [b""] * count

    def set_arg(self, place: int, value: bytes | Array) -> None:
        """Set an argument."""
        self.arguments[place] = value


class ShaderFunction:
    """A kernel on a device, with the state that a launch needs."""

    __slots__ = ("device", "kernel", "lock")

    def __init__(self, device: vulkan.Device | webgpu.Device, kernel: ShaderKernel) -> None:
        self.device: Final = device
        self.kernel: Final = kernel
        # The arguments of a kernel are part of its state.
        self.lock: Final = threading.Lock()

    def launch_at_once(
        self,
        codes: str,
        values: list[Any],
        size: tuple[int, int, int],
        local_size: tuple[int, int, int],
    ) -> bool:
        """Run the kernel if its pointers are arrays of the device, and do not wait.

        Args:
            codes: letters of the module `struct`; P for a pointer.
            values: the arguments.
            size: the work-items in each dimension.
            local_size: those of a group.

        Returns:
            False if another way has to run it, or to say what is wrong.
        """
        raise NotImplementedError

    def argument_of(self, own: Array) -> bytes | Array:
        """Return an array of the device as the kernel takes it."""
        raise NotImplementedError

    def memory(self) -> Memory:
        """Return the way to the device for one launch."""
        raise NotImplementedError

    def scratch(self, size: int) -> Array:
        """Return memory for the kernel alone."""
        made: Array = package_of(self.device).zeros(size, np.uint8, self.device)
        return made

    def launch(self, size: tuple[int, int, int], local_size: tuple[int, int, int]) -> None:
        """Run the kernel with its arguments behind the launches before, and do not wait."""
        kernel = self.kernel
        kernel.program.launch(kernel.name, kernel.arguments, size, local_size)


class AddressFunction(ShaderFunction):
    """A kernel of Vulkan, whose pointers are addresses."""

    __slots__ = ("form",)

    def __init__(self, device: vulkan.Device | webgpu.Device, kernel: ShaderKernel) -> None:
        super().__init__(device, kernel)
        # The structure of the arguments, once a launch tells their types.
        self.form: struct.Struct | None = None

    def launch_at_once(
        self,
        codes: str,
        values: list[Any],
        size: tuple[int, int, int],
        local_size: tuple[int, int, int],
    ) -> bool:
        """Run the kernel, as the base class says."""
        program: Any = self.kernel.program
        name = self.kernel.name
        if self.form is None:
            self.form = program.form(name, codes.replace("P", "Q"))
            if self.form is None:
                return False
        for index, code in enumerate(codes):
            if code == "P":
                own = own_array(values[index], self.device)
                if own is None:
                    return False
                values[index] = own.address
        try:
            program.launch_packed(name, self.form, values, size, local_size)
        except (struct.error, OverflowError):
            return False
        return True

    def argument_of(self, own: Array) -> bytes:
        """Return the address of an array."""
        return _ADDRESS.pack(own.address)

    def memory(self) -> Memory:
        """Return the way to the device for one launch."""
        return ShaderMemory(self.device)


class BoundFunction(ShaderFunction):
    """A kernel of WebGPU, whose pointers are bound buffers."""

    __slots__ = ("forms", "null")

    def __init__(self, device: vulkan.Device | webgpu.Device, kernel: ShaderKernel) -> None:
        super().__init__(device, kernel)
        # The structures of the arguments, once a launch tells their types.
        self.forms: tuple[struct.Struct | None, ...] = ()
        # Every buffer is bound, also one that the kernel does not use.
        self.null: Final = self.scratch(ALIGNMENT)

    def launch_at_once(
        self,
        codes: str,
        values: list[Any],
        size: tuple[int, int, int],
        local_size: tuple[int, int, int],
    ) -> bool:
        """Run the kernel, as the base class says."""
        if not self.forms:
            self.forms = forms_of(codes)
        given = passed_at_once(self, self.forms, values, self.null)
        if given is None:
            return False
        self.kernel.program.launch(self.kernel.name, given, size, local_size)
        return True

    def argument_of(self, own: Array) -> Array:
        """Return the array, which the launch binds."""
        return own

    def memory(self) -> Memory:
        """Return the way to the device for one launch."""
        return BufferMemory(ShaderBuffers(self))


class ShaderBuffers:
    """The buffers of a device that runs shaders."""

    def __init__(self, function: BoundFunction) -> None:
        self.function: Final = function
        self.null: Final = function.null

    def copy_of(self, span: Span) -> Array:
        """Return a new buffer with a copy of the host's memory."""
        device = self.function.device
        made: Array = package_of(device).empty(max(span.size, 1), np.uint8, device)
        return made.copy_from_host(_bytes_of(span)) if span.size else made

    def read(self, buffer: Array, span: Span) -> None:
        """Copy a buffer to the host's memory."""
        buffer.copy_to_host(_bytes_of(span))


class ShaderMemory:
    """Copies of the host's arrays in memory of the device, one of each."""

    __slots__ = ("copies", "device", "written")

    def __init__(self, device: vulkan.Device | webgpu.Device) -> None:
        self.device: Final = device
        self.copies: Final[dict[Span, Array]] = {}
        self.written: Final[set[Span]] = set()

    def bind(self, kernel: Any, pointers: Sequence[Pointer]) -> None:
        """Give a kernel its pointers, to copies."""
        for argument, value, is_read_only in pointers:
            address = address_of(value)
            if address:
                span = span_of(value)
                if not is_read_only and is_writable(value):
                    self.written.add(span)
                address += self._copy(span) - span.start
            kernel.set_arg(argument, _ADDRESS.pack(address))

    def _copy(self, span: Span) -> int:
        """Return the address of an array's copy, at the same offset from an aligned one."""
        shift = span.start % ALIGNMENT
        copy = self.copies.get(span)
        if copy is None:
            copy = self.copies[span] = package_of(self.device).empty(
                span.size + ALIGNMENT, np.uint8, self.device
            )
            copy[shift : shift + span.size].copy_from_host(_bytes_of(span))
        return copy.address + shift

    def collect(self) -> None:
        """Bring back the kernel's writes to arrays of the host; without such, do not wait."""
        if not self.copies:
            return
        self.device.stream.synchronize()
        for span, copy in self.copies.items():
            if span in self.written:
                shift = span.start % ALIGNMENT
                copy[shift : shift + span.size].copy_to_host(_bytes_of(span))


def _bytes_of(span: Span) -> NDArray[np.uint8]:
    """Return memory of the host as an array."""
    return np.frombuffer(bytes_at(span.start, span.size), np.uint8)


_FUNCTIONS: Final = {VULKAN: AddressFunction, WEBGPU: BoundFunction}
"""The kernels of devices, by their interfaces."""


def load(
    device: vulkan.Device | webgpu.Device, name: str, binary: bytes
) -> tuple[object, ShaderFunction, int]:
    """Load a kernel of a binary on a device.

    Returns:
        The program, the kernel, and the most work-items of a work-group.

    Raises:
        BuildError: the device lacks a feature that the kernel needs.
    """
    program = package_of(device).Program.from_shader(device, binary)
    program.report = report
    function = _FUNCTIONS[device.interface](device, ShaderKernel(program, name))
    return program, function, device.limits.items


def properties_of(device: vulkan.Device | webgpu.Device) -> dict[str, int]:
    """Return the limits of a device, by Triton's names for them; 0 is unknown."""
    return {
        "max_shared_mem": device.limits.local_memory,
        "max_num_regs": 0,
        "multiprocessor_count": 1,
        "sm_clock_rate": 0,
        "warpSize": device.subgroup_size,
    }
