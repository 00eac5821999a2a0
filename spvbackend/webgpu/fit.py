"""Checks that a launch fits a device; errors name the limit that it exceeds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from spvbackend.devices.errors import BuildError, LaunchError
from spvbackend.shader.interface import EntryPoint

if TYPE_CHECKING:
    from spvbackend.webgpu.device import Device

_AXES: Final = "XYZ"


def check_group(device: Device, group: Sequence[int], groups: Sequence[int]) -> None:
    """Refuse groups that are too large, or too many.

    Args:
        device: the device of the launch.
        group: the work-items of one in each dimension.
        groups: their number in each dimension.

    Raises:
        LaunchError: they are.
    """
    limits = device.limits
    sizes = (
        limits.max_compute_workgroup_size_x,
        limits.max_compute_workgroup_size_y,
        limits.max_compute_workgroup_size_z,
    )
    for axis, size, most in zip(_AXES, group, sizes, strict=True):
        if size > most:
            name = f"maxComputeWorkgroupSize{axis}"
            raise _large(device, f"a group of {tuple(group)} work-items", most, name)
    most = limits.max_compute_invocations_per_workgroup
    if group[0] * group[1] * group[2] > most:
        name = "maxComputeInvocationsPerWorkgroup"
        raise _large(device, f"a group of {tuple(group)} work-items", most, name)
    most = limits.max_compute_workgroups_per_dimension
    if max(groups) > most:
        name = "maxComputeWorkgroupsPerDimension"
        raise _large(device, f"a launch of {tuple(groups)} groups", most, name)


def check_local_memory(device: Device, size: int) -> None:
    """Refuse local memory of more bytes than a group can have.

    Raises:
        LaunchError: it is too large.
    """
    most = device.limits.max_compute_workgroup_storage_size
    if size > most:
        raise _large(
            device, f"local memory of {size} bytes", most, "maxComputeWorkgroupStorageSize"
        )


def _large(device: Device, what: str, most: int, limit: str) -> LaunchError:
    return LaunchError(f"{what} is too large for {device.name}: {limit} is {most}")


def check_subgroups(device: Device, entry: EntryPoint) -> None:
    """Refuse a kernel for sub-groups of another size than the device's, since none can be chosen.

    Raises:
        BuildError: it is one.
    """
    wanted = entry.subgroup_size
    if wanted and wanted != device.subgroup_size:
        raise BuildError(
            f"{entry.name} requires sub-groups of {wanted}, and WebGPU cannot ask for a size: "
            f"{device.name} has {device.subgroup_size or 'none'}"
        )
