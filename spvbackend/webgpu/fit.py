"""Checks that a launch fits a device; errors name the limit that it exceeds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from spvbackend.devices.errors import BuildError, LaunchError
from spvbackend.emit.read import instructions, words_of
from spvbackend.shader.interface import EntryPoint
from spvbackend.spirv.opcodes import OpAtomicCompareExchange

if TYPE_CHECKING:
    from spvbackend.webgpu.device import Device

_AXES: Final = "XYZ"
_MENDED: Final = 30
"""The version of wgpu-native whose naga takes the result of a compare-exchange."""


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
        what = f"a dispatch of {tuple(groups)} groups"
        raise LaunchError(
            f"{_large(device, what, most, name)}; with vulkan_regions=True a launch is several"
        )


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


def check_lanes(group: Sequence[int]) -> None:
    """Refuse a group of several dimensions, where naga has no numbers of lanes.

    Raises:
        LaunchError: it is one.
    """
    if max(group[1:]) > 1:
        raise LaunchError(
            f"WebGPU lacks numbers of lanes and sub-groups in groups of {tuple(group)}: only those "
            "of one dimension have them"
        )


def check_exchanges(spirv: bytes, version: int) -> None:
    """Refuse a module whose compare-exchanges end the process.

    The reader of naga 29 gives such a result no place, and its writers panic.

    Args:
        spirv: the module.
        version: the first number of wgpu-native's version, which is naga's.

    Raises:
        BuildError: it has a compare-exchange, and naga has that fault.
    """
    if version >= _MENDED:
        return
    if any(opcode == OpAtomicCompareExchange for opcode, _, _ in instructions(words_of(spirv))):
        raise BuildError(
            f"the module has a compare-exchange, and wgpu-native {version} ends the process at "
            f"its result; version {_MENDED} does not"
        )


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
