"""Events and cache control of a device, for Triton's own benchmarks."""

from __future__ import annotations

import time


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
