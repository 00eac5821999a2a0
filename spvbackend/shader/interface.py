"""What a launch gives a shader: the arguments of each kernel, and where they go."""

from __future__ import annotations

from typing import NamedTuple

from spvbackend.target.launch import ADDRESS, LOCAL_MEMORY, VALUE, Parameter

__all__ = ["ADDRESS", "LOCAL_MEMORY", "VALUE", "EntryPoint", "Parameter", "Shader"]


class EntryPoint(NamedTuple):
    """A kernel as a host launches it.

    Attributes:
        name: of the entry point.
        parameters: the arguments in order.
        size: bytes of all arguments together.
        is_indirect: whether the push constants are the address of the arguments.
        group_size: the size of a work-group, empty where specialisation constants 0, 1 and 2 say.
        subgroup_size: that of sub-groups, which the host has to ask for; 0 for any.
    """

    name: str
    parameters: tuple[Parameter, ...]
    size: int
    is_indirect: bool
    group_size: tuple[int, ...]
    subgroup_size: int = 0


class Shader(NamedTuple):
    """A module for Vulkan and how its kernels are launched."""

    spirv: bytes
    entry_points: tuple[EntryPoint, ...]
