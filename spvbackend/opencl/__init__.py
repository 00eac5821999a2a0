"""OpenCL devices that take SPIR-V, and programs built for them from LLVM IR, on top of pyopencl.

`pip install spvbackend[opencl]` installs pyopencl and a runtime for the CPU, which needs no
settings. `python -m spvbackend.opencl` lists devices and missing requirements. pyopencl is imported
at the first use of a name here, so that the doctor can report its absence; the translator itself
never imports this package.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from spvbackend.devices.arrays import Array
    from spvbackend.opencl.arrays import (
        argument_of,
        array,
        asarray,
        empty,
        queue_of,
        synchronize,
        zeros,
    )
    from spvbackend.opencl.device import Device, NoDeviceError, default_device, devices
    from spvbackend.opencl.program import BuildError, build, context_of, translate_for
    from spvbackend.opencl.runtime import platforms, visible_runtime

__all__ = [
    "Array",
    "BuildError",
    "Device",
    "NoDeviceError",
    "argument_of",
    "array",
    "asarray",
    "build",
    "context_of",
    "default_device",
    "devices",
    "empty",
    "platforms",
    "queue_of",
    "synchronize",
    "translate_for",
    "visible_runtime",
    "zeros",
]
# As above, for type checkers.
_HOMES: Final = {
    "Array": "arrays",
    "BuildError": "program",
    "Device": "device",
    "NoDeviceError": "device",
    "argument_of": "arrays",
    "array": "arrays",
    "asarray": "arrays",
    "build": "program",
    "context_of": "program",
    "default_device": "device",
    "devices": "device",
    "empty": "arrays",
    "platforms": "runtime",
    "queue_of": "arrays",
    "synchronize": "arrays",
    "translate_for": "program",
    "visible_runtime": "runtime",
    "zeros": "arrays",
}


def __dir__() -> list[str]:
    return sorted({*__all__, *(name for name in globals() if name.startswith("__"))})


def __getattr__(name: str) -> object:
    """Return a name of the interface, imported when it is first asked for."""
    if name not in _HOMES:
        raise AttributeError(f"module 'spvbackend.opencl' has no attribute '{name}'")
    value: object = getattr(import_module(f"spvbackend.opencl.{_HOMES[name]}"), name)
    globals()[name] = value
    return value
