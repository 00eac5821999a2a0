"""The device that kernels run on, of OpenCL or of Vulkan.

The first launch takes the device that the environment names: SPVBACKEND_DEVICE is "opencl" or
"vulkan", and SPVBACKEND_OPENCL_DEVICE or SPVBACKEND_VULKAN_DEVICE names one there. A program may
choose another one. Nothing of pyopencl or vulkan is imported before a device is asked for.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import TYPE_CHECKING, Final

from spvbackend.devices.choice import VULKAN, is_vulkan
from spvbackend.vulkan.device import Device as ShaderDevice

if TYPE_CHECKING:
    from spvbackend.opencl import Device

_chosen: Final = threading.local()


@cache
def all_devices() -> list[Device]:
    """Return the devices that take SPIR-V; Triton knows each by its place in this list."""
    from spvbackend.opencl import devices

    return devices()


_VULKAN_FROM: Final = 1 << 16
"""The place of the first used device of Vulkan; those of OpenCL come before."""
_shaders: Final[list[ShaderDevice]] = []


def shader_device(place: int) -> ShaderDevice | None:
    """Return the device of Vulkan at a place, None for one of OpenCL."""
    return _shaders[place - _VULKAN_FROM] if place >= _VULKAN_FROM else None


def _shader_place(device: ShaderDevice) -> int:
    if device not in _shaders:
        _shaders.append(device)
    return _VULKAN_FROM + _shaders.index(device)


@cache
def _named_shader(name: str) -> int:
    """Return the place of a Vulkan device by part of its name or number, "" for the default."""
    from spvbackend.vulkan import default_device

    return _shader_place(default_device(name or None))


@cache
def _default() -> int:
    """Return the device of threads that have chosen none."""
    if is_vulkan(None):
        return _named_shader("")
    from spvbackend.opencl import default_device

    return all_devices().index(default_device())


def current_device() -> int:
    """Return the place of the device that kernels of this thread run on.

    Raises:
        NoDeviceError: there is none, or not the one that the environment names.
        ImportError: pyopencl is not installed.
    """
    chosen: int | None = getattr(_chosen, "place", None)
    return _default() if chosen is None else chosen


def set_device(device: str | int | Device | ShaderDevice | None) -> None:
    """Choose the device for this thread's later launches.

    Args:
        device: its place among `spvbackend.opencl.devices()`, a part of its name, or one of these
            devices; "vulkan", "vulkan:" and a part of a name there, or a device of
            `spvbackend.vulkan`; None for the default.

    Raises:
        NoDeviceError: there is none like that.
        ImportError: pyopencl is not installed.
    """
    if device is None:
        _chosen.place = None
        return
    if isinstance(device, str) and device.partition(":")[0] == VULKAN:
        _chosen.place = _named_shader(device.partition(":")[2])
        return
    if isinstance(device, ShaderDevice):
        _chosen.place = _shader_place(device)
    elif isinstance(device, str | int):
        from spvbackend.opencl import default_device

        _chosen.place = all_devices().index(default_device(device))
    else:
        _chosen.place = all_devices().index(device)


@contextmanager
def use_device(device: str | int | Device | ShaderDevice) -> Iterator[None]:
    """Choose the device for launches in the block, as `set_device` does."""
    before: int | None = getattr(_chosen, "place", None)
    set_device(device)
    try:
        yield
    finally:
        _chosen.place = before
