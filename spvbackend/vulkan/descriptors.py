"""Descriptors of a kernel: of its images and samplers, and of its buffers if it has no addresses.

A set is written once for its resources, and used by all launches that have the same ones; the one
that was used least recently gives way to others.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple, final

from spvbackend.devices.arguments import bound_array
from spvbackend.devices.arrays import Array
from spvbackend.devices.errors import LaunchError
from spvbackend.devices.samplers import Sampler
from spvbackend.shader.interface import EntryPoint, LiteralSampler
from spvbackend.target.launch import (
    ARGUMENTS,
    BUFFER,
    CHANNEL_ORDER,
    CHANNEL_TYPE,
    MODULE_DATA,
    NORMALIZED,
    PRINTF_BUFFER,
    SAMPLED_IMAGE,
    SAMPLER,
    SAMPLER_BITS,
    STORAGE_IMAGE,
    STORAGE_TEXELS,
    UNIFORM_TEXELS,
    Parameter,
)
from spvbackend.vulkan.images import Image
from spvbackend.vulkan.memory import ALIGNMENT

if TYPE_CHECKING:
    from spvbackend.vulkan.device import Device
    from spvbackend.vulkan.memory import Block

MOST: Final = 32
"""Sets of a kernel at once."""
_TYPES: Final = {
    BUFFER: "STORAGE_BUFFER",
    MODULE_DATA: "STORAGE_BUFFER",
    PRINTF_BUFFER: "STORAGE_BUFFER",
    ARGUMENTS: "UNIFORM_BUFFER",
    SAMPLED_IMAGE: "SAMPLED_IMAGE",
    SAMPLER: "SAMPLER",
    STORAGE_IMAGE: "STORAGE_IMAGE",
    STORAGE_TEXELS: "STORAGE_TEXEL_BUFFER",
    UNIFORM_TEXELS: "UNIFORM_TEXEL_BUFFER",
}
"""The end of the name of each VkDescriptorType."""
_WRITTEN: Final = (STORAGE_IMAGE, STORAGE_TEXELS)
_TEXELS: Final = (STORAGE_TEXELS, UNIFORM_TEXELS)


class Bound(NamedTuple):
    """The sets of a launch: their handles, memory of cffi, and how many there are."""

    handles: Any
    sets: int


class _Part(NamedTuple):
    """A part of a chunk of memory: its number, the handle of its buffer, the place, the bytes."""

    number: int
    buffer: Any
    start: int
    size: int


_Bound = Image | Sampler | _Part


class _Entry:
    """Sets in the cache, with the number of the last submission that uses them."""

    __slots__ = ("bound", "number", "sets")

    def __init__(self, sets: list[Any]) -> None:
        import vulkan as vk

        self.sets: Final = sets
        self.bound: Final = Bound(vk.ffi.new("VkDescriptorSet[]", sets), len(sets))
        self.number = 0


@final
class Descriptors:
    """The descriptors of a kernel.

    Attributes:
        layouts: of the sets, in their order.
    """

    __slots__ = ("_device", "_entries", "_facts", "_literals", "_others", "_pool", "_rows",
                 "_scaled", "layouts")  # fmt: skip

    def __init__(
        self, device: Device, entry: EntryPoint, literals: Sequence[LiteralSampler]
    ) -> None:
        self._device: Final = device
        self._literals: Final = literals
        self._rows: Final = [
            (index, one) for index, one in enumerate(entry.parameters) if one.binding >= 0
        ]
        self._others: Final = [one for one in entry.hidden if one.binding >= 0]
        if entry.binding >= 0:
            self._others.append(_arguments(entry))
        self._facts: Final = [one for one in entry.hidden if one.argument >= 0]
        self._scaled: Final = {one.argument for one in self._facts if one.kind == SAMPLER_BITS}
        self._entries: Final[OrderedDict[tuple[object, ...], _Entry]] = OrderedDict()
        rows = [*(one for _, one in self._rows), *self._others]
        bindings = [[(one.binding, _TYPES[one.kind]) for one in rows]]
        if literals:
            bindings.append([(one.binding, _TYPES[SAMPLER]) for one in literals])
        self.layouts: Final = [self._layout(rows) for rows in bindings]
        self._pool: Final = self._new_pool([row for rows in bindings for row in rows])

    def __del__(self) -> None:
        pool = getattr(self, "_pool", None)
        if pool is not None:
            destroy = partial(_destroy, self._device.handle, pool, self.layouts)
            self._device.stream.retire(destroy)

    def _layout(self, rows: Sequence[tuple[int, str]]) -> Any:
        import vulkan as vk

        bindings = [
            vk.VkDescriptorSetLayoutBinding(
                binding=binding,
                descriptorType=getattr(vk, f"VK_DESCRIPTOR_TYPE_{type}"),
                descriptorCount=1,
                stageFlags=vk.VK_SHADER_STAGE_COMPUTE_BIT,
            )
            for binding, type in rows
        ]
        info = vk.VkDescriptorSetLayoutCreateInfo(pBindings=bindings)
        return vk.vkCreateDescriptorSetLayout(self._device.handle, info, None)

    def _new_pool(self, rows: Sequence[tuple[int, str]]) -> Any:
        import vulkan as vk

        sizes = [
            vk.VkDescriptorPoolSize(getattr(vk, f"VK_DESCRIPTOR_TYPE_{type}"), MOST)
            for _, type in rows
        ]
        info = vk.VkDescriptorPoolCreateInfo(maxSets=MOST * len(self.layouts), pPoolSizes=sizes)
        return vk.vkCreateDescriptorPool(self._device.handle, info, None)

    def bind(
        self, given: Sequence[object], block: Block | None, own: Mapping[str, Array | None]
    ) -> Bound:
        """Return the sets for arguments; the caller holds the lock of the stream.

        Args:
            given: the arguments.
            block: the memory of those that are numbers, if it is bound.
            own: the buffers of the program, by their kinds.

        Raises:
            LaunchError: an argument is not what the kernel takes.
        """
        bound = [self._checked(given[index], one) for index, one in self._rows]
        for one in self._others:
            bound.append(_part_of_block(block) if one.kind == ARGUMENTS else _part(own[one.kind]))
        is_integer = all(one.has_integers for one in bound if isinstance(one, Image))
        key = tuple(one.number if isinstance(one, Image) else one for one in bound)
        entry = self._entries.get(key)
        if entry is None:
            entry = self._written(bound, is_integer)
            self._entries[key] = entry
        self._entries.move_to_end(key)
        # The launch that binds them is the next submission.
        entry.number = self._device.stream.submitted + 1
        return entry.bound

    def _checked(self, argument: object, parameter: Parameter) -> _Bound:
        """Return an image, a sampler, or a part of memory.

        Raises:
            LaunchError: it is not of the kind of a parameter.
        """
        name, kind = parameter.name, parameter.kind
        if kind == BUFFER:
            return self._buffer(argument, name)
        if kind == SAMPLER:
            if isinstance(argument, Sampler):
                _check_sampler(argument, name)
                return argument
            raise LaunchError(f"argument {name!r} is a sampler: pass spvbackend.vulkan.Sampler")
        if not isinstance(argument, Image):
            raise LaunchError(f"argument {name!r} is an image: pass one of spvbackend.vulkan.image")
        if argument.device is not self._device:
            raise LaunchError(f"argument {name!r} is an image of another device")
        is_other = parameter.form not in ("", argument.kind)
        if is_other or (argument.texels is not None) != (kind in _TEXELS):
            wanted = f"{parameter.form} image" if parameter.form else kind.replace("-", " ")
            raise LaunchError(f"argument {name!r} is a {wanted}, not one of {argument.kind!r}")
        if kind in _WRITTEN and not argument.can_be_written:
            form = f"{argument.order} and {argument.channels}"
            raise LaunchError(f"argument {name!r}: the device does not write images of {form}")
        return argument

    def _buffer(self, argument: object, name: str) -> _Part:
        """Return the memory of an array.

        Raises:
            LaunchError: it is none of the device, or begins at no place for a buffer.
        """
        array = bound_array(argument, name, self._device, "spvbackend.vulkan")
        part = _part(array)
        if part.start % ALIGNMENT:
            raise LaunchError(
                f"argument {name!r} begins {array.start} bytes behind the start of its memory: "
                f"a bound buffer begins at a multiple of {ALIGNMENT}"
            )
        most = self._device.limits.storage_buffer
        if part.size > most:
            raise LaunchError(
                f"argument {name!r} has {part.size} bytes, and {self._device.name} binds at most "
                f"{most}: translate the kernel with addresses"
            )
        return part

    def _sets(self) -> _Entry:
        """Return new sets, or those that were used least recently."""
        import vulkan as vk

        if len(self._entries) < MOST:
            asked = vk.VkDescriptorSetAllocateInfo(
                descriptorPool=self._pool, pSetLayouts=self.layouts
            )
            return _Entry(list(vk.vkAllocateDescriptorSets(self._device.handle, asked)))
        _, entry = self._entries.popitem(last=False)
        self._device.stream.wait(entry.number)
        return entry

    def _written(self, bound: Sequence[_Bound], is_integer: bool) -> _Entry:
        """Return sets with the descriptors of resources."""
        import vulkan as vk

        entry = self._sets()
        samplers = self._device.samplers
        writes: list[Any] = []
        rows = [*self._rows, *((-1, one) for one in self._others)]
        for (index, parameter), one in zip(rows, bound, strict=True):
            described: dict[str, Any] = {}
            if isinstance(one, Sampler):
                # Where the kernel divides coordinates, the sampler takes quotients.
                bits = one.bits | (NORMALIZED if index in self._scaled else 0)
                described["pImageInfo"] = [
                    vk.VkDescriptorImageInfo(sampler=samplers.get(bits, is_integer))
                ]
            elif isinstance(one, _Part):
                described["pBufferInfo"] = [
                    vk.VkDescriptorBufferInfo(buffer=one.buffer, offset=one.start, range=one.size)
                ]
            elif one.texels is not None:
                described["pTexelBufferView"] = [one.view]
            else:
                general = vk.VK_IMAGE_LAYOUT_GENERAL
                described["pImageInfo"] = [
                    vk.VkDescriptorImageInfo(imageView=one.view, imageLayout=general)
                ]
            writes.append(_write(entry.sets[0], parameter.binding, parameter.kind, described))
        for literal in self._literals:
            sampler = samplers.get(literal.bits, is_integer)
            described = {"pImageInfo": [vk.VkDescriptorImageInfo(sampler=sampler)]}
            writes.append(_write(entry.sets[1], literal.binding, SAMPLER, described))
        vk.vkUpdateDescriptorSets(self._device.handle, len(writes), writes, 0, None)
        return entry

    def place_facts(self, given: Sequence[object], content: memoryview) -> None:
        """Write what the kernel asks about images and samplers to its place."""
        for fact in self._facts:
            value = _fact(fact, given[fact.argument])
            content[fact.offset : fact.offset + fact.size] = value.to_bytes(fact.size, "little")


def _check_sampler(sampler: Sampler, name: str) -> None:
    """Refuse a sampler that does not exist.

    Raises:
        LaunchError: it is one.
    """
    try:
        _ = sampler.bits
    except ValueError as error:
        raise LaunchError(f"argument {name!r}: {error}") from None


def _arguments(entry: EntryPoint) -> Parameter:
    """Return the buffer that holds the arguments, as one more parameter."""
    return Parameter("", ARGUMENTS, -1, entry.size, binding=entry.binding)


def _part(array: Array | None) -> _Part:
    """Return the memory of an array of a device."""
    assert array is not None
    store: Any = array.store
    start = store.start + array.start
    return _Part(store.chunk.number, store.chunk.buffer, start, max(array.nbytes, 4))


def _part_of_block(block: Block | None) -> _Part:
    assert block is not None
    return _Part(block.chunk.number, block.chunk.buffer, block.start, block.size)


def _fact(fact: Parameter, argument: object) -> int:
    """Return a fact about an argument, whose kind `bind` has checked."""
    if fact.kind == SAMPLER_BITS:
        assert isinstance(argument, Sampler)
        return argument.bits
    assert isinstance(argument, Image)
    facts = {CHANNEL_ORDER: argument.channel_order, CHANNEL_TYPE: argument.channel_type}
    return facts[fact.kind]


def _write(target: Any, binding: int, kind: str, described: dict[str, Any]) -> Any:
    import vulkan as vk

    return vk.VkWriteDescriptorSet(
        dstSet=target,
        dstBinding=binding,
        descriptorCount=1,
        descriptorType=getattr(vk, f"VK_DESCRIPTOR_TYPE_{_TYPES[kind]}"),
        **described,
    )


def _destroy(device: Any, pool: Any, layouts: Sequence[Any]) -> None:
    """Destroy a pool with its sets, and their layouts."""
    import vulkan as vk

    vk.vkDestroyDescriptorPool(device, pool, None)
    for layout in layouts:
        vk.vkDestroyDescriptorSetLayout(device, layout, None)
