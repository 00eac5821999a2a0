"""What a launch gives a shader: the arguments of each kernel, and where they go."""

from __future__ import annotations

from typing import Final, NamedTuple

VALUE: Final = "value"
"""Bytes in the push constants."""
ADDRESS: Final = "address"
"""The address of a buffer, 64 bits in the push constants."""
LOCAL_MEMORY: Final = "local"
"""An array in local memory; a specialisation constant has the number of its elements."""


class Parameter(NamedTuple):
    """An argument of a kernel.

    Attributes:
        name: as the module has it, "" for none.
        kind: one of the constants above.
        offset: of its bytes among the push constants, or behind the address that is there.
        size: in bytes; of local memory that of an element.
        spec_id: of local memory the SpecId of the number of elements, else -1.
    """

    name: str
    kind: str
    offset: int
    size: int
    spec_id: int = -1


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
