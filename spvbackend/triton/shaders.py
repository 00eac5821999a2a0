"""Kernels of Triton on Vulkan devices: the operations of the driver and the launches.

A kernel describes itself, so that its binary in Triton's cache is all that a launch needs.
"""

from __future__ import annotations

import struct
import threading
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from spvbackend.triton.assertions import report
from spvbackend.triton.memory import (
    ALIGNMENT,
    Pointer,
    Span,
    address_of,
    bytes_at,
    is_writable,
    own_array,
    span_of,
)
from spvbackend.vulkan.arrays import empty, zeros

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from spvbackend.devices.arrays import Array
    from spvbackend.vulkan import Device, Program

_ADDRESS: Final = struct.Struct("<Q")


class ShaderKernel:
    """A kernel with its arguments, each in its bytes."""

    __slots__ = ("arguments", "name", "program")

    def __init__(self, program: Program, name: str) -> None:
        self.program: Final = program
        self.name: Final = name
        self.arguments: Final[list[bytes]] = [b""] * len(program.entry_points[name].parameters)

    def set_arg(self, place: int, value: bytes) -> None:
        """Set an argument."""
        self.arguments[place] = value


class ShaderFunction:
    """A kernel on a device, with the state that a launch needs."""

    __slots__ = ("device", "form", "kernel", "lock")

    def __init__(self, device: Device, kernel: ShaderKernel) -> None:
        self.device: Final = device
        self.kernel: Final = kernel
        # The structure of the arguments, once a launch tells their types.
        self.form: struct.Struct | None = None
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
        program, name = self.kernel.program, self.kernel.name
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
        """Return an array of the device as the kernel takes it."""
        return _ADDRESS.pack(own.address)

    def memory(self) -> ShaderMemory:
        """Return the way to the device for one launch."""
        return ShaderMemory(self.device)

    def scratch(self, size: int) -> Array:
        """Return memory for the kernel alone."""
        return zeros(size, np.uint8, self.device)

    def launch(self, size: tuple[int, int, int], local_size: tuple[int, int, int]) -> None:
        """Run the kernel with its arguments behind the launches before, and do not wait."""
        kernel = self.kernel
        kernel.program.launch(kernel.name, kernel.arguments, size, local_size)


class ShaderMemory:
    """Copies of the host's arrays in memory of the device, one of each."""

    __slots__ = ("copies", "device", "written")

    def __init__(self, device: Device) -> None:
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
            copy = self.copies[span] = empty(span.size + ALIGNMENT, np.uint8, self.device)
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


def load(device: Device, name: str, binary: bytes) -> tuple[Program, ShaderFunction, int]:
    """Load a kernel of a binary on a device.

    Returns:
        The program, the kernel, and the most work-items of a work-group.

    Raises:
        BuildError: the device lacks a feature that the kernel needs.
    """
    from spvbackend.vulkan import Program

    program = Program.from_shader(device, binary)
    program.report = report
    return program, ShaderFunction(device, ShaderKernel(program, name)), device.limits.items


def properties_of(device: Device) -> dict[str, int]:
    """Return the limits of a device, by Triton's names for them; 0 is unknown."""
    return {
        "max_shared_mem": device.limits.local_memory,
        "max_num_regs": 0,
        "multiprocessor_count": 1,
        "sm_clock_rate": 0,
        "warpSize": device.subgroup_size,
    }
