"""Kernels on Vulkan devices: LLVM IR is translated to a compute shader, built and launched.

    from spvbackend.vulkan import Program, default_device

    device = default_device()
    program = Program(device, ir)
    program.run("saxpy", [2.0, x, y], size=(1024,), local=(64,))

Arguments are in the order of the kernel: numpy arrays for buffers, which the kernel's results are
written back to, numbers or bytes for values, and `Local` for local memory.

`pip install spvbackend[vulkan]` installs all requirements but the driver, and `python -m
spvbackend.vulkan` lists missing ones. Nothing is imported before its first use.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from spvbackend.vulkan.device import Device, NoDeviceError, default_device, devices
    from spvbackend.vulkan.fit import BuildError, LaunchError
    from spvbackend.vulkan.program import Local, Program

__all__ = [
    "BuildError",
    "Device",
    "LaunchError",
    "Local",
    "NoDeviceError",
    "Program",
    "default_device",
    "devices",
]
# As above, for type checkers.
_HOMES: Final = {
    "BuildError": "fit",
    "Device": "device",
    "LaunchError": "fit",
    "Local": "program",
    "NoDeviceError": "device",
    "Program": "program",
    "default_device": "device",
    "devices": "device",
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
