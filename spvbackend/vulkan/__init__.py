"""Kernels on Vulkan devices: LLVM IR is translated to a compute shader, built and launched.

    from spvbackend.vulkan import Program, default_device

    device = default_device()
    program = Program(device, ir)
    program.run("saxpy", [2.0, x, y], size=(1024,), local=(64,))

Arguments are in the order of the kernel: numpy arrays for buffers, which the kernel's results are
written back to, numbers or bytes for values, and `Local` for local memory. Arrays of `array` and
`empty` stay on the device, and `launch` does not wait for the kernel:

    x, y = array(x), array(y)
    program.launch("saxpy", [2.0, x, y], size=(1024,), local=(64,))
    result = y.numpy()

`pip install spvbackend[vulkan]` installs all requirements but the driver, and `python -m
spvbackend.vulkan` lists missing ones. Nothing is imported before its first use.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from spvbackend.devices.arguments import Local
    from spvbackend.devices.arrays import Array
    from spvbackend.devices.errors import BuildError, LaunchError, NoDeviceError
    from spvbackend.devices.samplers import Sampler
    from spvbackend.vulkan.arrays import array, asarray, empty, zeros
    from spvbackend.vulkan.device import Device, default_device, devices
    from spvbackend.vulkan.images import Image, image
    from spvbackend.vulkan.program import Program
    from spvbackend.vulkan.stream import Event

__all__ = [
    "Array",
    "BuildError",
    "Device",
    "Event",
    "Image",
    "LaunchError",
    "Local",
    "NoDeviceError",
    "Program",
    "Sampler",
    "array",
    "asarray",
    "default_device",
    "devices",
    "empty",
    "image",
    "zeros",
]
# As above, for type checkers.
_HOMES: Final = {
    "Array": "arrays",
    "BuildError": "fit",
    "Device": "device",
    "Event": "stream",
    "Image": "images",
    "LaunchError": "fit",
    "Local": "program",
    "NoDeviceError": "device",
    "Program": "program",
    "Sampler": "program",
    "array": "arrays",
    "asarray": "arrays",
    "default_device": "device",
    "devices": "device",
    "empty": "arrays",
    "image": "images",
    "zeros": "arrays",
}


def __dir__() -> list[str]:
    return sorted({*__all__, *(name for name in globals() if name.startswith("__"))})


def __getattr__(name: str) -> object:
    """Return a name of the interface, imported when it is first asked for."""
    if name not in _HOMES:
        raise AttributeError(f"module 'spvbackend.vulkan' has no attribute '{name}'")
    value: object = getattr(import_module(f"spvbackend.vulkan.{_HOMES[name]}"), name)
    globals()[name] = value
    return value
