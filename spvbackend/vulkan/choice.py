"""Chooses Vulkan or OpenCL for a client of devices, by its argument or by the environment."""

from __future__ import annotations

import os
from typing import Final, TypeGuard

from spvbackend.vulkan.device import Device

VARIABLE: Final = "SPVBACKEND_DEVICE"
OPENCL: Final = "opencl"
VULKAN: Final = "vulkan"


def is_vulkan(device: object) -> TypeGuard[Device | str | None]:
    """Whether kernels go to Vulkan.

    Args:
        device: one of `spvbackend.vulkan`, or of OpenCL; "vulkan" or "opencl" for the default one
            there; None for the environment variable SPVBACKEND_DEVICE, or "opencl" where that is
            not set.

    Raises:
        ValueError: a text is neither.
    """
    if device is None:
        device = os.environ.get(VARIABLE, "") or OPENCL
    if not isinstance(device, str):
        return isinstance(device, Device)
    if device not in (OPENCL, VULKAN):
        raise ValueError(f"device must be 'opencl', 'vulkan' or a device, not {device!r}")
    return device == VULKAN
