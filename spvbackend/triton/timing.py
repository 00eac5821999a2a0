"""What Triton's own benchmarks ask of a device: events, and a cache that can be emptied."""

from __future__ import annotations

import time


class Event:
    """A point in time; a launch ends with its kernel, so that the host's clock tells it."""

    def __init__(self, enable_timing: bool = True) -> None:
        self.time = 0

    def record(self, stream: object = None) -> None:
        """Note down that it is now."""
        self.time = time.perf_counter_ns()

    def elapsed_time(self, end: Event) -> float:
        """The milliseconds up to a later one; the clock has no less than a nanosecond."""
        return max(end.time - self.time, 1) / 1e6

    def synchronize(self) -> None:
        """There is nothing to wait for."""


class DeviceInterface:
    """What torch has for a device, as far as Triton's benchmarks ask for it."""

    Event = Event

    @staticmethod
    def synchronize(device: object = None) -> None:
        """There is nothing to wait for."""
