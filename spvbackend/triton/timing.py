"""Events and cache control of a device, for Triton's own benchmarks."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from spvbackend.triton.selection import all_devices, current_device, shader_device

if TYPE_CHECKING:
    from spvbackend import vulkan


def _finish() -> None:
    """Wait for all launches on arrays of the current device, and print their output."""
    place = current_device()
    if (shader := shader_device(place)) is not None:
        shader.stream.synchronize()
        return
    from spvbackend.opencl import queue_of

    queue_of(all_devices()[place]).finish()


class Event:
    """A point in time by the host's clock, at which all launches have ended."""

    def __init__(self, enable_timing: bool = True) -> None:
        self.time = 0

    def record(self, stream: object = None) -> None:
        """Wait for all launches, and record the time."""
        _finish()
        self.time = time.perf_counter_ns()

    def elapsed_time(self, end: Event) -> float:
        """Return the milliseconds up to a later event; the clock has nanoseconds."""
        return max(end.time - self.time, 1) / 1e6

    def synchronize(self) -> None:
        """Do nothing: an event waits when it is recorded."""


class DeviceInterface:
    """The part of torch's device interface that Triton's benchmarks use."""

    Event = Event

    @staticmethod
    def synchronize(device: object = None) -> None:
        """Wait for all launches."""
        _finish()


class ShaderInterface:
    """The same part for a device of Vulkan, whose own clock tells the time."""

    @staticmethod
    def Event(enable_timing: bool = True) -> vulkan.Event:  # noqa: N802 - torch's name
        """Return an event of the current device."""
        from spvbackend.vulkan import Event

        shader: Any = shader_device(current_device())
        return Event(shader)

    synchronize = staticmethod(DeviceInterface.synchronize)
