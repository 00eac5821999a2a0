"""Kernels of Triton on Vulkan devices: the operations of the driver and the launches.

A kernel describes itself, so that its binary in Triton's cache is all that a launch needs.
"""

from __future__ import annotations

import threading
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from spvbackend.triton.memory import (
    ALIGNMENT,
    Pointer,
    Span,
    address_of,
    bytes_at,
    is_writable,
    span_of,
)

if TYPE_CHECKING:
    from spvbackend.vulkan import Device, Program
    from spvbackend.vulkan.device import Buffer


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

    __slots__ = ("device", "kernel", "lock")

    def __init__(self, device: Device, kernel: ShaderKernel) -> None:
        self.device: Final = device
        self.kernel: Final = kernel
        # The arguments of a kernel are part of its state.
        self.lock: Final = threading.Lock()

    def memory(self) -> ShaderMemory:
        """Return the way to the device for one launch."""
        return ShaderMemory(self.device)

    def launch(self, size: tuple[int, int, int], local_size: tuple[int, int, int]) -> None:
        """Run the kernel with its arguments, and wait."""
        kernel = self.kernel
        kernel.program.run(kernel.name, kernel.arguments, size, local_size)


class ShaderMemory:
    """Copies in buffers with addresses, one of each array."""

    def __init__(self, device: Device) -> None:
        self.device: Final = device
        self.copies: Final[dict[Span, tuple[Buffer, int]]] = {}
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
            kernel.set_arg(argument, address.to_bytes(8, "little"))

    def _copy(self, span: Span) -> int:
        """Return the address of an array's copy, at the same offset from an aligned one."""
        copied = self.copies.get(span)
        if copied is None:
            buffer = self.device.allocate(span.size + ALIGNMENT)
            shift = (span.start - buffer.address) % ALIGNMENT
            copied = self.copies[span] = buffer, shift
            buffer.view[shift : shift + span.size] = bytes(bytes_at(span.start, span.size))
        buffer, shift = copied
        return buffer.address + shift

    def collect(self) -> None:
        """Bring back the kernel's writes, and release the buffers."""
        for span, (buffer, shift) in self.copies.items():
            if span in self.written:
                bytes_at(span.start, span.size)[:] = bytes(buffer.view[shift : shift + span.size])
            buffer.close()
        self.copies.clear()


def load(device: Device, name: str, binary: bytes) -> tuple[Program, ShaderFunction, int]:
    """Load a kernel of a binary on a device.

    Returns:
        The program, the kernel, and the most work-items of a work-group.

    Raises:
        BuildError: the device lacks a feature that the kernel needs.
    """
    from spvbackend.vulkan import Program

    program = Program.from_shader(device, binary)
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
