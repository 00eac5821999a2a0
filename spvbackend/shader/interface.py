"""What a launch gives a shader: the arguments of each kernel, and where they go."""

from __future__ import annotations

from typing import Final, NamedTuple

from spvbackend.target.launch import Parameter


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


class ModuleData(NamedTuple):
    """What a module holds from one launch to the next: one buffer for all of its kernels.

    Attributes:
        content: the bytes at first; where there are addresses, their offsets in the buffer.
        align: of the buffer, in bytes.
        relocations: the offsets of the addresses: to the 64 bits there that of the buffer is added.
    """

    content: bytes
    align: int
    relocations: tuple[int, ...]

    def at(self, address: int) -> bytes:
        """The content of a buffer at an address."""
        found = bytearray(self.content)
        for place in self.relocations:
            offset = int.from_bytes(found[place : place + 8], "little")
            value = (address + offset) & 0xFFFF_FFFF_FFFF_FFFF
            found[place : place + 8] = value.to_bytes(8, "little")
        return bytes(found)


NO_DATA: Final = ModuleData(b"", 1, ())


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
