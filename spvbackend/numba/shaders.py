"""Runs a kernel on a device of Vulkan or WebGPU: the steps of `launch.py`, with other memory.

A device has copies of numpy's arrays, and returns those that the kernel may write to. Arrays of
`spvbackend.vulkan` or `spvbackend.webgpu` are passed as they are, and a launch with no others does
not wait.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from spvbackend.devices.arrays import Array
from spvbackend.numba.launch import OVERLAP, Statuses, check
from spvbackend.numba.libm import FLOAT_FUNCTIONS
from spvbackend.numba.wrappers import STATUS_WORDS

if TYPE_CHECKING:
    from spvbackend import vulkan, webgpu

_GROUP: Final = 64
"""The most work-items of a group where the launch leaves it open; it divides their number."""
_Copy = tuple[np.ndarray[Any, Any], Array]


class ShaderProgram:
    """A kernel from LLVM IR to such a device, each step taken when it is first needed."""

    def __init__(
        self, llvm: str, name: str, interface: str, device: vulkan.Device | webgpu.Device | None
    ) -> None:
        self.llvm: Final = llvm
        self.name: Final = name
        # Both packages have the same names.
        self._interface: Final[Any] = import_module(f"spvbackend.{interface}")
        self._device = device
        self._loaded: vulkan.Program | webgpu.Program | None = None

    @property
    def device(self) -> vulkan.Device | webgpu.Device:
        """Return the device, the default one where none was given."""
        if self._device is None:
            self._device = self._interface.default_device()
        return self._device

    @property
    def spirv(self) -> bytes:
        """Return the binary, for what the device takes."""
        return self.loaded.spirv

    @property
    def loaded(self) -> vulkan.Program | webgpu.Program:
        """Return the program, on the device."""
        if self._loaded is None:
            make = self._interface.Program
            self._loaded = make(self.device, self.llvm, builtins=FLOAT_FUNCTIONS)
        return self._loaded

    @cached_property
    def _statuses(self) -> Statuses:
        return Statuses(self._zeros, self.device.stream.reports)

    def _zeros(self, count: int) -> Array:
        made: Array = self._interface.zeros(count, np.int32, self.device)
        return made

    def takes(self, given: object) -> bool:
        """Whether an argument is an array in the memory of the device."""
        return isinstance(given, Array) and given.device is self.device

    def run(
        self, size: tuple[int, ...], group: tuple[int, ...] | None, arguments: Sequence[Any]
    ) -> None:
        """Launch the kernel; wait if arrays of the host are among its arguments.

        Args:
            size: the number of work-items in each dimension.
            group: of a work-group, None leaves it to us.
            arguments: contiguous arrays and numpy scalars, as the kernel takes them. A read-only
                array is only read.

        Raises:
            Exception: one that the function raised in a work-item; without arrays of the host,
                whoever waits for the device gets it.
        """
        written: list[_Copy] = []
        passed = [self._passed(argument, written) for argument in arguments]
        waits = any(isinstance(argument, np.ndarray) for argument in arguments)
        status = self._zeros(STATUS_WORDS) if waits else self._statuses.of(size)
        self.loaded.launch(self.name, [status, *passed], size, group or _group_of(size))
        for original, copy in written:
            copy.copy_to_host(original.reshape(-1, order="A"))
        if waits:
            check(status.numpy(), size)

    def _passed(self, argument: Any, written: list[_Copy]) -> Any:
        """Return the value passed for an argument: a number, or an array on the device.

        Raises:
            ValueError: an array overlaps the memory of another that is written to.
        """
        if not isinstance(argument, np.ndarray):
            return argument
        if argument.flags.writeable:
            for other, copy in written:
                if (other.ctypes.data, other.nbytes) == (argument.ctypes.data, argument.nbytes):
                    return copy
                if np.may_share_memory(other, argument):
                    raise ValueError(OVERLAP)
        copy = self._interface.array(argument.reshape(-1, order="A"), device=self.device)
        if argument.flags.writeable:
            written.append((argument, copy))
        return copy


def _group_of(size: tuple[int, ...]) -> tuple[int, ...]:
    """Return a size of a group that divides the work-items of each dimension."""
    left = _GROUP
    parts: list[int] = []
    for count in size:
        part = math.gcd(count, left)
        parts.append(part)
        left //= part
    return tuple(parts)
