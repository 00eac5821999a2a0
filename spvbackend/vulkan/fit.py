"""Checks that a module fits a device and a launch fits both; errors name what does not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import spvbackend
from spvbackend.devices.errors import BuildError, LaunchError
from spvbackend.shader.interface import EntryPoint
from spvbackend.spirv import enums as spv
from spvbackend.target.vulkan_features import NEEDS, PLAIN, SUBGROUP_SIZE

if TYPE_CHECKING:
    from spvbackend.vulkan.device import Device


def check_module(device: Device, spirv: bytes, api_version: str = "") -> None:
    """Refuse a module for OpenCL, and one that asks for what the device has not.

    Args:
        device: where it is to run.
        spirv: the module.
        api_version: the version of Vulkan that it is for; "" takes the oldest one for it.

    Raises:
        BuildError: it is one of these.
    """
    data = spvbackend.reflect(spirv, api_version=api_version)
    if "device" not in data:
        raise BuildError(
            "the module is for OpenCL: translate for a triple such as spirv64-unknown-vulkan1.3"
        )
    needs = data["device"]
    # Sizes of sub-groups are required by single kernels; others of the module do without.
    needs["features"] = [name for name in needs["features"] if name != SUBGROUP_SIZE.name]
    lacks = device.features.lacks(needs)
    lacks += [f"the capability {name}" for name in unknown(data["capabilities"])]
    if lacks:
        raise BuildError(f"{device.name} lacks what the module needs: {', '.join(lacks)}")


def unknown(capabilities: Sequence[str]) -> list[str]:
    """Return the capabilities for which no feature of devices is known."""
    numbers = {name: number for number, name in spv.ENUMERANT_NAMES["Capability"].items()}
    return [name for name in capabilities if numbers.get(name) not in {*NEEDS, *PLAIN}]


def check_subgroups(device: Device, entry: EntryPoint) -> None:
    """Refuse a kernel for sub-groups that the device cannot have.

    Raises:
        BuildError: it is one.
    """
    if entry.subgroup_size in (0, *device.subgroup_sizes):
        return
    sizes = ", ".join(map(str, device.subgroup_sizes))
    raise BuildError(
        f"{entry.name} requires sub-groups of {entry.subgroup_size}, and {device.name} has those "
        f"of {sizes}"
    )


def check_group(
    device: Device, group: Sequence[int], groups: Sequence[int], subgroup_size: int = 0
) -> None:
    """Refuse groups that are too large, or too many.

    Args:
        device: the device of the launch.
        group: the work-items of one in each dimension.
        groups: their number in each dimension.
        subgroup_size: that of the sub-groups that the kernel requires, 0 for any.

    Raises:
        LaunchError: they are.
    """
    limits = device.limits
    items = group[0] * group[1] * group[2]
    if items > limits.items or any(
        size > most for size, most in zip(group, limits.sizes, strict=True)
    ):
        raise LaunchError(
            f"a group of {tuple(group)} work-items is too large for {device.name}: it has at most "
            f"{limits.items}, and {limits.sizes} in the dimensions"
        )
    if any(count > most for count, most in zip(groups, limits.groups, strict=True)):
        raise LaunchError(
            f"{tuple(groups)} groups are too many for {device.name}: it has at most "
            f"{limits.groups} at once, and more for kernels translated with vulkan_regions=True"
        )
    most = limits.subgroups * subgroup_size
    if most and items > most:
        raise LaunchError(
            f"a group of {tuple(group)} work-items is too large for {device.name}: it has at most "
            f"{limits.subgroups} sub-groups of {subgroup_size}"
        )
