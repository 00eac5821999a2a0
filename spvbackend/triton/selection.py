"""The device that kernels run on, of OpenCL, Vulkan or WebGPU.

The first launch takes the device that the environment names: SPVBACKEND_DEVICE is "opencl",
"vulkan" or "webgpu", and SPVBACKEND_OPENCL_DEVICE or the variable of the other names one there. A
program may choose another one. Nothing of pyopencl, vulkan or wgpu is imported before a device is
asked for.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from spvbackend.devices.choice import INTERFACES, OPENCL, interface_of

if TYPE_CHECKING:
    from spvbackend import vulkan, webgpu
    from spvbackend.opencl import Device

    ShaderDevice = vulkan.Device | webgpu.Device

_chosen: Final = threading.local()


@cache
def all_devices() -> list[Device]:
    """Return the devices that take SPIR-V; Triton knows each by its place in this list."""
    from spvbackend.opencl import devices

    return devices()


_SHADERS_FROM: Final = 1 << 16
"""The place of the first used device that runs shaders; those of OpenCL come before."""
_shaders: Final[list[ShaderDevice]] = []


def shader_device(place: int) -> ShaderDevice | None:
    """Return the device of Vulkan or WebGPU at a place, None for one of OpenCL."""
    return _shaders[place - _SHADERS_FROM] if place >= _SHADERS_FROM else None


def package_of(device: ShaderDevice) -> Any:
    """Return the package of a device; those of Vulkan and WebGPU have the same names."""
    return import_module(f"spvbackend.{device.interface}")


def _shader_place(device: Any) -> int:
    if device not in _shaders:
        _shaders.append(device)
    return _SHADERS_FROM + _shaders.index(device)


@cache
def _named_shader(interface: str, name: str) -> int:
    """Return the place of a device by part of its name or number, "" for the default."""
    return _shader_place(import_module(f"spvbackend.{interface}").default_device(name or None))


@cache
def _default() -> int:
    """Return the device of threads that have chosen none."""
    interface = interface_of(None)
    if interface != OPENCL:
        return _named_shader(interface, "")
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
            `spvbackend.vulkan`, and the same for WebGPU; None for the default.

    Raises:
        NoDeviceError: there is none like that.
        ImportError: pyopencl is not installed.
    """
    if device is None:
        _chosen.place = None
        return
    if isinstance(device, str):
        interface, _, name = device.partition(":")
        if interface in INTERFACES and interface != OPENCL:
            _chosen.place = _named_shader(interface, name)
            return
    if isinstance(device, str | int):
        from spvbackend.opencl import default_device

        _chosen.place = all_devices().index(default_device(device))
    elif interface_of(device) != OPENCL:
        _chosen.place = _shader_place(device)
    else:
        known: list[Any] = all_devices()
        _chosen.place = known.index(device)


@contextmanager
def use_device(device: str | int | Device | ShaderDevice) -> Iterator[None]:
    """Choose the device for launches in the block, as `set_device` does."""
    before: int | None = getattr(_chosen, "place", None)
    set_device(device)
    try:
        yield
    finally:
        _chosen.place = before
