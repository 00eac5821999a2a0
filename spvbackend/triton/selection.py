"""Which OpenCL device kernels run on.

The first launch takes the device that the environment variable SPVBACKEND_OPENCL_DEVICE names, or
the first that takes SPIR-V; a program may choose another one. Nothing of pyopencl is imported
before a device is asked for.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from spvbackend.opencl import Device

_chosen: Final = threading.local()


@cache
def all_devices() -> list[Device]:
    """The devices that take SPIR-V; Triton knows each by its place in this list."""
    from spvbackend.opencl import devices

    return devices()


@cache
def _default() -> int:
    """The device of threads that have chosen none."""
    from spvbackend.opencl import default_device

    return all_devices().index(default_device())


def current_device() -> int:
    """The place of the device that kernels of this thread run on.

    Raises:
        NoDeviceError: there is none, or not the one that the environment names.
        ImportError: pyopencl is not installed.
    """
    chosen: int | None = getattr(_chosen, "place", None)
    return _default() if chosen is None else chosen


def set_device(device: str | int | Device | None) -> None:
    """Choose the device for kernels that this thread launches from now on.

    Args:
        device: its place among `spvbackend.opencl.devices()`, a part of its name, or one of these
            devices; None for the default.

    Raises:
        NoDeviceError: there is none like that.
        ImportError: pyopencl is not installed.
    """
    from spvbackend.opencl import default_device

    if device is None:
        _chosen.place = None
        return
    found = default_device(device) if isinstance(device, str | int) else device
    _chosen.place = all_devices().index(found)


@contextmanager
def use_device(device: str | int | Device) -> Iterator[None]:
    """Choose the device for the kernels that are launched in the block, as `set_device` does."""
    before: int | None = getattr(_chosen, "place", None)
    set_device(device)
    try:
        yield
    finally:
        _chosen.place = before
