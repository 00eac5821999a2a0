"""The interface of a shader: the arguments of each kernel, and where they go."""

from __future__ import annotations

from typing import NamedTuple

from spvbackend.target.launch import NO_DATA, LiteralSampler, ModuleData, Parameter, PrintfFormat

__all__ = ["NO_DATA", "EntryPoint", "LiteralSampler", "ModuleData", "PrintfFormat", "Shader"]


class EntryPoint(NamedTuple):
    """A kernel as a host launches it.

    Attributes:
        name: of the entry point.
        parameters: the arguments in order.
        size: bytes of all arguments together.
        is_indirect: whether the push constants are the address of the arguments.
        group_size: the size of a work-group, empty if specialisation constants 0, 1 and 2 set it.
        subgroup_size: that of sub-groups, which the host has to ask for; 0 for any.
        hidden: the host's further arguments, in the order of the offsets.
        has_regions: whether a launch may consist of several.
        binding: that of the uniform buffer that holds the arguments, -1 for push constants.
    """

    name: str
    parameters: tuple[Parameter, ...]
    size: int
    is_indirect: bool
    group_size: tuple[int, ...]
    subgroup_size: int = 0
    hidden: tuple[Parameter, ...] = ()
    has_regions: bool = False
    binding: int = -1


class Shader(NamedTuple):
    """A module for Vulkan and how its kernels are launched.

    Attributes:
        spirv: the binary.
        entry_points: the kernels.
        data: what the kernels share, empty for nothing.
        formats: what printf prints.
        api_version: the version of Vulkan that it is for, "" for what is not for Vulkan.
        samplers: the samplers that it contains.
    """

    spirv: bytes
    entry_points: tuple[EntryPoint, ...]
    data: ModuleData = NO_DATA
    formats: tuple[PrintfFormat, ...] = ()
    api_version: str = ""
    samplers: tuple[LiteralSampler, ...] = ()
