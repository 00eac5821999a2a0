"""Events and cache control of a device, for Triton's own benchmarks."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from spvbackend.triton.selection import current_device, shader_device

if TYPE_CHECKING:
    from spvbackend import vulkan


class Event:
    """A point in time; a launch ends with its kernel, so that the host's clock tells it."""

    def __init__(self, enable_timing: bool = True) -> None:
        self.time = 0

    def record(self, stream: object = None) -> None:
        """Record the current time."""
        self.time = time.perf_counter_ns()

    def elapsed_time(self, end: Event) -> float:
        """Return the milliseconds up to a later event; the clock has nanoseconds."""
        return max(end.time - self.time, 1) / 1e6

    def synchronize(self) -> None:
        """Do nothing: launches wait for their kernels."""


class DeviceInterface:
    """The part of torch's device interface that Triton's benchmarks use."""

    Event = Event

    @staticmethod
    def synchronize(device: object = None) -> None:
        """Do nothing: launches wait for their kernels."""


class ShaderInterface:
    """The same part for a device of Vulkan, whose own clock tells the time."""

    @staticmethod
    def Event(enable_timing: bool = True) -> vulkan.Event:  # noqa: N802 - torch's name
        """Return an event of the current device."""
        from spvbackend.vulkan import Event

        return Event(shader_device(current_device()))

    @staticmethod
    def synchronize(device: object = None) -> None:
        """Wait for all launches, and print their output."""
        shader = shader_device(current_device())
        assert shader is not None, "the driver returns this class for devices of Vulkan"
        shader.stream.synchronize()
