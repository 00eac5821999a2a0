"""What a launch gives a kernel: its arguments, of what kinds they are and where they go."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

VALUE: Final = "value"
"""Bytes: of a shader in the push constants, else by the runtime."""
ADDRESS: Final = "address"
"""A buffer; of a shader its address, 64 bits in the push constants."""
LOCAL_MEMORY: Final = "local"
"""An array in local memory; of a shader a specialisation constant has the number of elements."""
CONSTANT_MEMORY: Final = "constant"
"""A buffer in constant memory, which shaders have as any other."""
IMAGE: Final = "image"
SAMPLER: Final = "sampler"
QUEUE: Final = "queue"
PIPE: Final = "pipe"
OTHER: Final = "other"
"""What none of these is, such as an event."""
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
PRINTF_BYTES: Final = 1 << 20
"""How many bytes that buffer has."""
WORK_DIM: Final = "work-dim"
"""How many dimensions there are."""
SIZE_IDS: Final = (0, 1, 2)
"""The specialisation constants for the size of a work-group that a shader leaves open."""


ParameterKind = Literal[
    "value", "address", "local", "constant", "image", "sampler", "queue", "pipe", "other",
    "module data", "first-group", "first-item", "global-offset", "global-size", "group-count",
    "group-size", "printf-buffer", "work-dim",
]  # fmt: skip
"""One of the constants above, to those who check types."""


class Parameter(NamedTuple):
    """An argument of a kernel.

    Attributes:
        name: as the module has it, "" for none.
        kind: one of the constants above.
        offset: of its bytes among the push constants, or behind the address that is there; -1 where
            a runtime knows the place.
        size: in bytes; of local memory that of an element, 0 where the module does not say it.
        spec_id: of local memory the SpecId of the number of elements, else -1.
    """

    name: str
    kind: ParameterKind
    offset: int
    size: int
    spec_id: int = -1


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


class PrintfFormat(NamedTuple):
    """What a record of printf means, or a string that is printed.

    Attributes:
        number: the first word of the record.
        text: the format.
        sizes: of the arguments, in bytes; each begins with a word.
    """

    number: int
    text: str
    sizes: tuple[int, ...]


CLSPV_VERSION: Final = 5
"""Of NonSemantic.ClspvReflection the first with the number of arguments and attributes; nothing of
what is said is newer.
"""
OWN_SET: Final = "NonSemantic.SpvbackendLaunch.1"
"""Our own for kernels that the other set cannot describe: those whose arguments lie behind an
address, or that want more of a launch than their arguments.

Assembly text has the numbers of its instructions, since no assembler knows their names.
"""
OWN: Final[dict[str, int]] = {
    "Kernel": 1,
    "ArgumentPod": 2,
    "ArgumentPointer": 3,
    "ArgumentWorkgroup": 4,
    "PropertyRequiredWorkgroupSize": 5,
    "LaunchParameter": 6,
    "ModuleData": 7,
    "ModuleDataRelocations": 8,
    "PrintfInfo": 9,
}
"""Its instructions have the operands of the other's, all of them ids:

- Kernel: the function, its name, the number of arguments, flags, attributes, and the bytes that all
  it is given takes
- ArgumentPod, ArgumentPointer: the kernel, the argument's number, offset, size, and name
- ArgumentWorkgroup: the kernel, the argument's number, SpecId, size of an element, and name
- PropertyRequiredWorkgroupSize: the kernel and three sizes
- LaunchParameter: the kernel, its kind as a string, offset, size
- ModuleData: the size and the alignment of a buffer that all kernels share, and its first bytes as
  strings of hexadecimal digits; those behind them are zero
- ModuleDataRelocations: the offsets of 64 bits in the buffer to which its address is added
- PrintfInfo: the number that a record of printf begins with, or that stands for a string, the
  format, and the sizes of the arguments
"""
IS_INDIRECT: Final = 1
HAS_REGIONS: Final = 2
"""Flags of a Kernel of our own set."""
