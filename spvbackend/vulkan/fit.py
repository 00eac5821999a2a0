"""Whether a module fits a device and a launch fits both, said in words where it does not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

import spvbackend
from spvbackend.shader.interface import EntryPoint
from spvbackend.target.features import NON_SEMANTIC
from spvbackend.vulkan.device import Device


class BuildError(RuntimeError):
    """A module does not fit a device, or does not say how it is launched."""


class LaunchError(RuntimeError):
    """A launch does not fit the kernel or the device."""


def check_module(device: Device, spirv: bytes) -> None:
    """Refuse a module for OpenCL, and one that asks for what the device has not.

    Raises:
        BuildError: it is one of these.
    """
    data = spvbackend.reflect(spirv)
    if "device" not in data:
        raise BuildError(
            "the module is for OpenCL: translate for a triple such as spirv64-unknown-vulkan1.3"
        )
    lacks = device.features.lacks(data["device"])
    if lacks:
        raise BuildError(f"{device.name} lacks what the module needs: {', '.join(lacks)}")


def launches_of(spirv: bytes) -> list[EntryPoint]:
    """How the kernels of a module are launched, as it says itself.

    Raises:
        BuildError: it does not.
    """
    found: list[EntryPoint] = []
    for point in spvbackend.entry_points(spirv):
        if point.parameters is None:
            raise BuildError(
                f"the module does not describe its kernel {point.name!r}: translate for "
                f"vulkan1.3 or allow {NON_SEMANTIC.extension}, or hand over its entry points"
            )
        found.append(
            EntryPoint(
                point.name,
                point.parameters,
                point.size,
                point.is_indirect,
                point.local_size or (),
                point.subgroup_size or 0,
                point.hidden,
                point.has_regions,
            )
        )
    return found


T = TypeVar("T")


def in_order(entry: EntryPoint, arguments: Sequence[T] | Mapping[str, T]) -> Sequence[T]:
    """Arguments as the kernel takes them, which may be given by name.

    Raises:
        LaunchError: there are too few or too many, or names that the kernel does not have.
    """
    wanted = [parameter.name for parameter in entry.parameters]
    if not isinstance(arguments, Mapping):
        if len(arguments) != len(wanted):
            raise LaunchError(f"{entry.name} takes {len(wanted)} arguments, not {len(arguments)}")
        return arguments
    names = ", ".join(wanted) or "none"
    for name in arguments:
        if name not in wanted:
            raise LaunchError(f"{entry.name} has no argument {name!r}; it has {names}")
    for name in wanted:
        if name not in arguments:
            raise LaunchError(f"{entry.name} needs its argument {name!r}")
    return [arguments[name] for name in wanted]


def check_group(device: Device, group: Sequence[int], groups: Sequence[int]) -> None:
    """Refuse groups that are too large, or too many.

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
            f"{tuple(groups)} groups are too many for {device.name}: it has at most {limits.groups}"
        )
