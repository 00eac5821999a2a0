"""Data that a launch passes to a kernel: arguments, their kinds and their locations."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

VALUE: Final = "value"
"""Bytes: in a shader's push constants; otherwise the runtime passes them."""
ADDRESS: Final = "address"
"""A buffer; for a shader its address, 64 bits in the push constants."""
LOCAL_MEMORY: Final = "local"
"""An array in local memory; a shader's specialisation constant has its element count."""
CONSTANT_MEMORY: Final = "constant"
"""A buffer in constant memory, which for shaders is a buffer like any other."""
IMAGE: Final = "image"
SAMPLER: Final = "sampler"
# The descriptors that a shader has for images, and for buffers where it has no addresses.
BUFFER: Final = "storage-buffer"
SAMPLED_IMAGE: Final = "sampled-image"
STORAGE_IMAGE: Final = "storage-image"
UNIFORM_TEXELS: Final = "uniform-texel-buffer"
STORAGE_TEXELS: Final = "storage-texel-buffer"
QUEUE: Final = "queue"
PIPE: Final = "pipe"
OTHER: Final = "other"
"""Any other argument, such as an event."""
ARGUMENTS: Final = "arguments"
"""The uniform buffer that holds the arguments of a shader without addresses, if they are many."""
MODULE_DATA: Final = "module data"
"""The address of the module's data, 64 bits in the push constants."""
# Launch data besides arguments, if the kernel needs it. A launch that OpenCL allows and Vulkan does
# not becomes several launches, its regions (`vulkan_regions`).
FIRST_GROUP: Final = "first-group"
"""The number of the region's first work-group, in three dimensions."""
FIRST_ITEM: Final = "first-item"
"""The offset to add to the ids of the region's work-items, in three dimensions."""
GLOBAL_OFFSET: Final = "global-offset"
"""The id of the launch's first work-item, in three dimensions."""
GLOBAL_SIZE: Final = "global-size"
"""Work-items of all regions, in three dimensions."""
GROUP_COUNT: Final = "group-count"
"""Work-groups of all regions, in three dimensions."""
GROUP_SIZE: Final = "group-size"
"""The size of whole work-groups, in three dimensions."""
PRINTF_BUFFER: Final = "printf-buffer"
"""The address of the buffer that printf writes to."""
PRINTF_BYTES: Final = 1 << 20
"""The size of that buffer in bytes."""
CHANNEL_ORDER: Final = "channel-order"
"""The order of an image's channels, by OpenCL's number (cl_channel_order)."""
CHANNEL_TYPE: Final = "channel-type"
"""The type of an image's channels, likewise (cl_channel_type)."""
IMAGE_LAYERS: Final = "image-layers"
"""The number of an image's layers."""
SAMPLER_BITS: Final = "sampler-bits"
"""The bits of a sampler, as a literal of OpenCL C has them. The kernel divides coordinates in
texels by the sizes of the image, so the sampler that is bound takes normalised ones."""
WORK_DIM: Final = "work-dim"
"""The number of dimensions."""
SIZE_IDS: Final = (0, 1, 2)
"""The specialisation constants for a work-group size that a shader leaves open."""


ParameterKind = Literal[
    "value", "address", "local", "constant", "image", "sampler", "queue", "pipe", "other",
    "module data", "first-group", "first-item", "global-offset", "global-size", "group-count",
    "group-size", "printf-buffer", "work-dim", "sampled-image", "storage-image",
    "uniform-texel-buffer", "storage-texel-buffer", "channel-order", "channel-type", "image-layers",
    "sampler-bits", "storage-buffer", "arguments",
]  # fmt: skip
"""One of the constants above, to those who check types."""


class Parameter(NamedTuple):
    """An argument of a kernel.

    Attributes:
        name: its name in the module, or "".
        kind: one of the constants above.
        offset: of its bytes in the push constants, or from the address there; -1 if a runtime knows
            the location.
        size: in bytes; for local memory the element's size, 0 if the module does not state it.
        spec_id: for local memory the SpecId of the element count, else -1.
        binding: for a shader's image, sampler or bound buffer that of its descriptor in
            `ARGUMENT_SET`, else -1.
        argument: for a fact about an image or a sampler the index of that argument, else -1.
        form: of a shader's image, by the names that `spvbackend.vulkan.image` takes; "" where the
            description of the module does not tell it.
    """

    name: str
    kind: ParameterKind
    offset: int
    size: int
    spec_id: int = -1
    binding: int = -1
    argument: int = -1
    form: str = ""


DESCRIPTORS: Final[dict[ParameterKind, str]] = {
    BUFFER: "ArgumentStorageBuffer",
    SAMPLED_IMAGE: "ArgumentSampledImage",
    STORAGE_IMAGE: "ArgumentStorageImage",
    SAMPLER: "ArgumentSampler",
    UNIFORM_TEXELS: "ArgumentUniformTexelBuffer",
    STORAGE_TEXELS: "ArgumentStorageTexelBuffer",
}
"""The arguments that a launch of a shader binds, and the instructions that describe them."""
ARGUMENT_SET: Final = 0
"""The descriptor set of a kernel's images and samplers."""
SAMPLER_SET: Final = 1
"""The descriptor set of a module's literal samplers."""
NORMALIZED: Final = 1
"""The bit of a sampler's literal for normalised coordinates (OpenCL C, 6.15.15.1)."""


class LiteralSampler(NamedTuple):
    """A sampler that a module contains.

    Attributes:
        binding: of its descriptor in `SAMPLER_SET`.
        bits: the literal of OpenCL C.
    """

    binding: int
    bits: int


class ModuleData(NamedTuple):
    """Data that a module keeps between launches: one buffer for all of its kernels.

    Attributes:
        content: the initial bytes; an address is stored as its offset in the buffer.
        align: the buffer's alignment in bytes.
        relocations: the offsets of addresses: 64-bit fields to which the buffer's address is added.
    """

    content: bytes
    align: int
    relocations: tuple[int, ...]

    def at(self, address: int) -> bytes:
        """Return the content of a buffer at an address."""
        content = bytearray(self.content)
        for place in self.relocations:
            offset = int.from_bytes(content[place : place + 8], "little")
            value = (address + offset) & 0xFFFF_FFFF_FFFF_FFFF
            content[place : place + 8] = value.to_bytes(8, "little")
        return bytes(content)


NO_DATA: Final = ModuleData(b"", 1, ())


class PrintfFormat(NamedTuple):
    """The meaning of a printf record, or of a printed string.

    Attributes:
        number: the first word of the record.
        text: the format.
        sizes: the arguments' sizes in bytes; each argument starts at a word.
    """

    number: int
    text: str
    sizes: tuple[int, ...]


CLSPV_VERSION: Final = 5
"""The first version of NonSemantic.ClspvReflection with argument counts and attributes.

None of the instructions used is newer.
"""
OWN_SET: Final = "NonSemantic.SpvbackendLaunch.1"
"""Our own set, for kernels that the other set cannot describe: those with arguments behind an
address, or with launch requirements besides arguments.

Assembly text has its instructions' numbers, since no assembler knows their names.
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
    "ArgumentSampledImage": 10,
    "ArgumentStorageImage": 11,
    "ArgumentSampler": 12,
    "ArgumentUniformTexelBuffer": 13,
    "ArgumentStorageTexelBuffer": 14,
    "ArgumentStorageBuffer": 15,
    "LaunchDescriptor": 16,
}
"""Its instructions have the operands of the other set's, all of them ids:

- Kernel: the function, its name, the number of arguments, flags, attributes, the size of its launch
  data in bytes, and the binding of the uniform buffer that holds these, if one does
- ArgumentPod, ArgumentPointer: the kernel, the argument's number, offset, size, and name
- ArgumentWorkgroup: the kernel, the argument's number, SpecId, size of an element, and name
- PropertyRequiredWorkgroupSize: the kernel and three sizes
- LaunchParameter: the kernel, its kind as a string, offset, size, and the number of the argument
  that it is about, if it is about one
- ModuleData: the size and the alignment of a buffer that all kernels share, and its first bytes as
  strings of hexadecimal digits; the rest are zero
- ModuleDataRelocations: the offsets of 64-bit fields in the buffer to which its address is added
- PrintfInfo: the number that starts a printf record or stands for a string, the format, and the
  sizes of the arguments
- ArgumentSampledImage and the like: the kernel, the argument's number, descriptor set, binding, and
  name
- LaunchDescriptor: the kernel, the kind of a launch parameter that is a buffer, descriptor set, and
  binding
"""
IS_INDIRECT: Final = 1
HAS_REGIONS: Final = 2
"""Flags of a Kernel of our own set."""
