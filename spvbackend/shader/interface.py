"""What a launch gives a shader: the arguments of each kernel, and where they go."""

from __future__ import annotations

from typing import Final, NamedTuple

from spvbackend.target.launch import (
    ADDRESS,
    LOCAL_MEMORY,
    NO_DATA,
    VALUE,
    ModuleData,
    Parameter,
)

__all__ = [
    "ADDRESS",
    "LOCAL_MEMORY",
    "NO_DATA",
    "VALUE",
    "EntryPoint",
    "ModuleData",
    "Parameter",
    "Shader",
]

MODULE_DATA: Final = "module data"
"""The address of what the module holds, 64 bits in the push constants."""
# What a launch tells a kernel beside its arguments, where the kernel asks for it. A launch that
# OpenCL allows and Vulkan does not is made of several, its regions (`vulkan_regions`).
FIRST_GROUP: Final = "first-group"
"""The number of the region's first work-group, in three dimensions."""
FIRST_ITEM: Final = "first-item"
"""What is added to ids of the region's work-items, in three dimensions."""
GLOBAL_OFFSET: Final = "global-offset"
"""The id of the first work-item of all, in three dimensions."""
GLOBAL_SIZE: Final = "global-size"
"""Work-items of all regions, in three dimensions."""
GROUP_COUNT: Final = "group-count"
"""Work-groups of all regions, in three dimensions."""
GROUP_SIZE: Final = "group-size"
"""The size of whole work-groups, in three dimensions."""
PRINTF_BUFFER: Final = "printf-buffer"
"""The address of the buffer that printf writes to."""
WORK_DIM: Final = "work-dim"
"""How many dimensions there are."""


class EntryPoint(NamedTuple):
    """A kernel as a host launches it.

    Attributes:
        name: of the entry point.
        parameters: the arguments in order.
        size: bytes of all arguments together.
        is_indirect: whether the push constants are the address of the arguments.
        group_size: the size of a work-group, empty where specialisation constants 0, 1 and 2 say.
        subgroup_size: that of sub-groups, which the host has to ask for; 0 for any.
        hidden: what the host gives besides, in the order of the offsets.
        has_regions: whether a launch may be made of several.
    """

    name: str
    parameters: tuple[Parameter, ...]
    size: int
    is_indirect: bool
    group_size: tuple[int, ...]
    subgroup_size: int = 0
    hidden: tuple[Parameter, ...] = ()
    has_regions: bool = False


class Shader(NamedTuple):
    """A module for Vulkan and how its kernels are launched.

    Attributes:
        spirv: the binary.
        entry_points: the kernels.
        data: what the kernels share, empty for nothing.
    """

    spirv: bytes
    entry_points: tuple[EntryPoint, ...]
    data: ModuleData = NO_DATA
