"""What a launch gives a kernel: its arguments, of what kinds they are and where they go."""

from __future__ import annotations

from typing import Final, NamedTuple

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
WORK_DIM: Final = "work-dim"
"""How many dimensions there are."""
SIZE_IDS: Final = (0, 1, 2)
"""The specialisation constants for the size of a work-group that a shader leaves open."""


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
    kind: str
    offset: int
    size: int
    spec_id: int = -1


CLSPV_SET: Final = "NonSemantic.ClspvReflection."
"""What the version of the set follows that hosts read, such as clvk."""
CLSPV_VERSION: Final = 5
"""The first with the number of arguments and attributes; nothing here is newer."""
BEHIND_SET: Final = "NonSemantic.SpvbackendArguments.1"
"""Our own for kernels whose arguments lie behind an address, which the other cannot say.

Assembly text has the numbers of its instructions, since no assembler knows their names.
"""
BEHIND: Final[dict[str, int]] = {
    "Kernel": 1,
    "ArgumentPod": 2,
    "ArgumentPointer": 3,
    "ArgumentWorkgroup": 4,
    "PropertyRequiredWorkgroupSize": 5,
}
"""Its instructions have the operands of the other's, all of them ids:

- Kernel: the function, its name, the number of arguments, the bytes behind the address, attributes
- ArgumentPod, ArgumentPointer: the kernel, the argument's number, offset, size, and name
- ArgumentWorkgroup: the kernel, the argument's number, SpecId, size of an element, and name
- PropertyRequiredWorkgroupSize: the kernel and three sizes
"""
