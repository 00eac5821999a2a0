"""Chooses OpenCL, Vulkan or WebGPU for a client of devices, by its argument or the environment."""

from __future__ import annotations

import os
from typing import Final

VARIABLE: Final = "SPVBACKEND_DEVICE"
OPENCL: Final = "opencl"
VULKAN: Final = "vulkan"
WEBGPU: Final = "webgpu"
INTERFACES: Final = (OPENCL, VULKAN, WEBGPU)
"""The interfaces to devices, each a package of that name beside this one."""


def interface_of(device: object) -> str:
    """Return the interface that kernels go to.

    Args:
        device: one of `spvbackend.vulkan`, of `spvbackend.webgpu`, or of OpenCL; the name of an
            interface for its default device; None for the environment variable SPVBACKEND_DEVICE,
            or "opencl" where that is not set.

    Raises:
        ValueError: a text is not the name of an interface.
    """
    if device is None:
        device = os.environ.get(VARIABLE, "") or OPENCL
    if not isinstance(device, str):
        interface: str = getattr(device, "interface", OPENCL)
        return interface
    if device not in INTERFACES:
        raise ValueError(f"device must be 'opencl', 'vulkan', 'webgpu' or a device, not {device!r}")
    return device
