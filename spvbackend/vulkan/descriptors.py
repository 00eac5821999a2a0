"""Descriptors of a kernel's images and samplers.

A set is written once for its images and samplers, and used by all launches that have the same ones;
the one that was used least recently gives way to others.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple, final

from spvbackend.shader.interface import EntryPoint, LiteralSampler
from spvbackend.target.launch import (
    CHANNEL_ORDER,
    CHANNEL_TYPE,
    DESCRIPTORS,
    NORMALIZED,
    SAMPLED_IMAGE,
    SAMPLER,
    SAMPLER_BITS,
    STORAGE_IMAGE,
    STORAGE_TEXELS,
    UNIFORM_TEXELS,
    Parameter,
)
from spvbackend.vulkan.fit import LaunchError
from spvbackend.vulkan.images import Image
from spvbackend.vulkan.samplers import Sampler

if TYPE_CHECKING:
    from spvbackend.vulkan.device import Device

_MOST: Final = 32
"""Sets of a kernel at once."""
_TYPES: Final = {
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

    __slots__ = ("_device", "_entries", "_entry", "_facts", "_literals", "_pool", "_rows",
                 "_scaled", "layouts")  # fmt: skip

    def __init__(
        self, device: Device, entry: EntryPoint, literals: Sequence[LiteralSampler]
    ) -> None:
        self._device: Final = device
        self._entry: Final = entry
        self._literals: Final = literals
        self._rows: Final = [
            (index, one) for index, one in enumerate(entry.parameters) if one.kind in DESCRIPTORS
        ]
        self._facts: Final = [one for one in entry.hidden if one.argument >= 0]
        self._scaled: Final = {one.argument for one in self._facts if one.kind == SAMPLER_BITS}
        self._entries: Final[OrderedDict[tuple[object, ...], _Entry]] = OrderedDict()
        bindings = [[(one.binding, _TYPES[one.kind]) for _, one in self._rows]]
        if literals:
            bindings.append([(one.binding, _TYPES[SAMPLER]) for one in literals])
        self.layouts: Final = [self._layout(rows) for rows in bindings]
        self._pool: Final = self._new_pool([row for rows in bindings for row in rows])

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
            vk.VkDescriptorPoolSize(getattr(vk, f"VK_DESCRIPTOR_TYPE_{type}"), _MOST)
            for _, type in rows
        ]
        info = vk.VkDescriptorPoolCreateInfo(maxSets=_MOST * len(self.layouts), pPoolSizes=sizes)
        return vk.vkCreateDescriptorPool(self._device.handle, info, None)

    def bind(self, given: Sequence[object]) -> Bound:
        """Return the sets for arguments; the caller holds the lock of the stream.

        Raises:
            LaunchError: an argument is not what the kernel takes.
        """
        bound = [self._checked(given[index], one) for index, one in self._rows]
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

    def _checked(self, argument: object, parameter: Parameter) -> Image | Sampler:
        """Return an image or a sampler.

        Raises:
            LaunchError: it is not of the kind of a parameter.
        """
        name, kind = parameter.name, parameter.kind
        if kind == SAMPLER:
            if isinstance(argument, Sampler):
                return argument
            raise LaunchError(f"argument {name!r} is a sampler: pass spvbackend.vulkan.Sampler")
        if not isinstance(argument, Image):
            raise LaunchError(f"argument {name!r} is an image: pass one of spvbackend.vulkan.image")
        if argument.device is not self._device:
            raise LaunchError(f"argument {name!r} is an image of another device")
        if (argument.texels is not None) != (kind in _TEXELS):
            raise LaunchError(f"argument {name!r} is a {kind}, not an image of {argument.kind!r}")
        if kind in _WRITTEN and not argument.can_be_written:
            form = f"{argument.order} and {argument.channels}"
            raise LaunchError(f"argument {name!r}: the device does not write images of {form}")
        return argument

    def _written(self, bound: Sequence[Image | Sampler], is_integer: bool) -> _Entry:
        """Return sets with the descriptors of images and samplers."""
        import vulkan as vk

        if len(self._entries) < _MOST:
            asked = vk.VkDescriptorSetAllocateInfo(
                descriptorPool=self._pool, pSetLayouts=self.layouts
            )
            entry = _Entry(list(vk.vkAllocateDescriptorSets(self._device.handle, asked)))
        else:
            _, entry = self._entries.popitem(last=False)
            self._device.stream.wait(entry.number)
        samplers = self._device.samplers
        writes: list[Any] = []
        for (index, parameter), one in zip(self._rows, bound, strict=True):
            described: dict[str, Any] = {}
            if isinstance(one, Sampler):
                # Where the kernel divides coordinates, the sampler takes quotients.
                bits = one.bits | (NORMALIZED if index in self._scaled else 0)
                described["pImageInfo"] = [
                    vk.VkDescriptorImageInfo(sampler=samplers.get(bits, is_integer))
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
