"""Vulkan devices that run shaders with addresses, and their memory.

All features that a device has are switched on, so that a module may use what it declares.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import cached_property
from threading import Lock
from typing import Any, ClassVar, Final, NamedTuple

from spvbackend.devices import choice
from spvbackend.devices.errors import NoDeviceError
from spvbackend.target.versions import VULKAN
from spvbackend.vulkan.features import REQUIRED, V1_2, Features, packed
from spvbackend.vulkan.memory import Memory
from spvbackend.vulkan.pipelines import Pipelines
from spvbackend.vulkan.samplers import Samplers
from spvbackend.vulkan.stream import Stream, Times

VARIABLE: Final = "SPVBACKEND_VULKAN_DEVICE"
DOCTOR: Final = "python -m spvbackend.vulkan"


class Limits(NamedTuple):
    """Limits of a launch.

    Attributes:
        items: work-items of a group.
        sizes: of a group in each dimension.
        groups: in each dimension.
        local_memory: bytes of a group.
        push_constants: bytes.
        subgroups: those of a group where their size is asked for; 0 for any number.
        storage_buffer: bytes of a bound buffer.
    """

    items: int
    sizes: tuple[int, int, int]
    groups: tuple[int, int, int]
    local_memory: int
    push_constants: int
    subgroups: int = 0
    storage_buffer: int = 1 << 27


class Device:
    """A device with a queue for compute, and memory for arrays.

    Attributes:
        name: as the driver spells it.
        handle: vulkan's own, of the logical device.
        features: its features, all of them switched on.
        limits: the limits of a launch.
        subgroup_size: that of sub-groups where no kernel requires one.
        subgroup_sizes: those that a kernel may require.
        has_choice: whether a pipeline selects one of these.
        is_cpu: whether it is the host's processor.
        memory: the memory of its arrays.
        stream: its queue.
    """

    interface: ClassVar[str] = choice.VULKAN
    """The interface of the device, one of `devices.choice`."""

    def __init__(self, instance: Any, physical: Any) -> None:
        import vulkan as vk

        self.instance: Final = instance
        self.physical: Final = physical
        properties = vk.vkGetPhysicalDeviceProperties(physical)
        self.name: Final[str] = properties.deviceName
        self.features: Final = Features(physical)
        families = vk.vkGetPhysicalDeviceQueueFamilyProperties(physical)
        self.family: Final[int] = next(
            number
            for number, family in enumerate(families)
            if family.queueFlags & vk.VK_QUEUE_COMPUTE_BIT
        )
        self.handle: Final = self._create()
        self._types: Final = vk.vkGetPhysicalDeviceMemoryProperties(physical)
        self.subgroup_size: Final = self._subgroup_size()
        control = _size_control(physical, self.features)
        self.has_choice: Final = control is not None
        self.subgroup_sizes: Final = control.sizes if control else (self.subgroup_size,)
        self.limits: Final = _limits(properties.limits, control.most if control else 0)
        self.is_cpu: Final[bool] = properties.deviceType == vk.VK_PHYSICAL_DEVICE_TYPE_CPU
        self.memory: Final = Memory(self)
        self.stream: Final = Stream(self, vk.vkGetDeviceQueue(self.handle, self.family, 0))

    def __repr__(self) -> str:
        return f"Device({self.name!r})"

    def synchronize(self) -> None:
        """Wait for all launches and copies, and print what kernels print."""
        self.stream.synchronize()

    @property
    def triple(self) -> str:
        """Return the triple to translate for: the newest version of Vulkan that it has."""
        return triple_of(self.features)

    def _subgroup_size(self) -> int:
        import vulkan as vk

        lanes = vk.VkPhysicalDeviceSubgroupProperties()
        properties = vk.VkPhysicalDeviceProperties2(pNext=lanes)
        vk.vkGetPhysicalDeviceProperties2(self.physical, vk.ffi.addressof(properties))
        return int(lanes.subgroupSize)

    def _create(self) -> Any:
        import vulkan as vk

        queue = vk.VkDeviceQueueCreateInfo(queueFamilyIndex=self.family, pQueuePriorities=[1.0])
        info = vk.VkDeviceCreateInfo(
            pNext=self.features.chain,
            pQueueCreateInfos=[queue],
            ppEnabledExtensionNames=self.features.extensions,
        )
        return vk.vkCreateDevice(self.physical, info, None)

    def memory_type(self, allowed: int, wanted: Sequence[int]) -> tuple[int, int]:
        """Return the number of the memory type that is preferred most, and the flags it is for.

        Args:
            allowed: a bit for each type.
            wanted: flags by preference.

        Raises:
            NoDeviceError: the device has none of them.
        """
        for kind in wanted:
            for number in range(self._types.memoryTypeCount):
                flags = int(self._types.memoryTypes[number].propertyFlags)
                if allowed >> number & 1 and flags & kind == kind:
                    return number, kind
        raise NoDeviceError(f"{self.name} has no memory that the host sees")

    @cached_property
    def matrix_fragments(self) -> tuple[str, ...]:
        """Return the types of cooperative matrices whose lanes hold what PTX's registers do.

        Kernels measure it at the first use.
        """
        from spvbackend.vulkan.fragments import measured_fragments

        return measured_fragments(self)

    @cached_property
    def samplers(self) -> Samplers:
        """Return the samplers."""
        return Samplers(self)

    @cached_property
    def pipelines(self) -> Pipelines:
        """Return the compiled kernels, which other processes may have left."""
        return Pipelines(self)

    @cached_property
    def times(self) -> Times:
        """Return the places for timestamps.

        Raises:
            LaunchError: its queue has none.
        """
        return Times(self)


class Candidate(NamedTuple):
    """A device that the loader lists, suitable or not.

    Attributes:
        instance: vulkan's.
        physical: likewise.
        name: as the driver spells it.
        lacks: requirements of every module that it lacks, in words.
    """

    instance: Any
    physical: Any
    name: str
    lacks: list[str]


def candidates() -> list[Candidate]:
    """Return all devices that the loader lists, those that are not GPUs last.

    Raises:
        NoDeviceError: the package `vulkan` or the loader is missing.
    """
    try:
        import vulkan as vk
    except (ImportError, OSError) as error:
        raise NoDeviceError(f"the package 'vulkan' or its loader is missing: {error}") from None
    application = vk.VkApplicationInfo(apiVersion=packed(max(VULKAN)))
    try:
        instance = vk.vkCreateInstance(vk.VkInstanceCreateInfo(pApplicationInfo=application), None)
        physicals = vk.vkEnumeratePhysicalDevices(instance)
    except vk.VkError as error:
        raise NoDeviceError(f"Vulkan finds no device: {type(error).__name__}") from None
    listed: list[tuple[bool, Candidate]] = []
    for physical in physicals:
        properties = vk.vkGetPhysicalDeviceProperties(physical)
        is_software = properties.deviceType == vk.VK_PHYSICAL_DEVICE_TYPE_CPU
        one = Candidate(instance, physical, str(properties.deviceName), _lacks(physical))
        listed.append((is_software, one))
    return [one for _, one in sorted(listed, key=lambda pair: pair[0])]


def _lacks(physical: Any) -> list[str]:
    """Return the requirements of every module that a device lacks."""
    import vulkan as vk

    version = vk.vkGetPhysicalDeviceProperties(physical).apiVersion
    if version < V1_2:
        return [f"Vulkan 1.2 (it has {version >> 22}.{version >> 12 & 0x3FF})"]
    lacks = [f"the feature {name}" for name in REQUIRED if name not in Features(physical).names]
    families = vk.vkGetPhysicalDeviceQueueFamilyProperties(physical)
    if not any(family.queueFlags & vk.VK_QUEUE_COMPUTE_BIT for family in families):
        lacks.append("a queue for compute")
    return lacks


def triple_of(features: Features) -> str:
    """The triple of the newest version of Vulkan that a device has."""
    newest = max(api for api in VULKAN if api <= features.api_version)
    return f"spirv64-unknown-vulkan{newest}"


class SizeControl(NamedTuple):
    """The sizes of sub-groups that pipelines may ask for, and the most sub-groups of a group."""

    sizes: tuple[int, ...]
    most: int


def powers(least: int, most: int) -> tuple[int, ...]:
    """Return the sizes between two bounds: all are powers of two."""
    return tuple(1 << bit for bit in range(least.bit_length() - 1, most.bit_length()))


def _size_control(physical: Any, features: Features) -> SizeControl | None:
    """Return the choices that a compute pipeline has for its sub-groups, None for none."""
    import vulkan as vk

    if "subgroupSizeControl" not in features.names:
        return None
    sizes = vk.VkPhysicalDeviceSubgroupSizeControlProperties()
    asked = vk.VkPhysicalDeviceProperties2(pNext=sizes)
    vk.vkGetPhysicalDeviceProperties2(physical, vk.ffi.addressof(asked))
    if not sizes.requiredSubgroupSizeStages & vk.VK_SHADER_STAGE_COMPUTE_BIT:
        return None
    return SizeControl(
        powers(sizes.minSubgroupSize, sizes.maxSubgroupSize), sizes.maxComputeWorkgroupSubgroups
    )


def _limits(given: Any, subgroups: int) -> Limits:
    sizes, groups = given.maxComputeWorkGroupSize, given.maxComputeWorkGroupCount
    return Limits(
        given.maxComputeWorkGroupInvocations,
        (sizes[0], sizes[1], sizes[2]),
        (groups[0], groups[1], groups[2]),
        given.maxComputeSharedMemorySize,
        given.maxPushConstantsSize,
        subgroups,
        given.maxStorageBufferRange,
    )


def devices() -> list[tuple[Any, Any, str]]:
    """Return the instance, the physical device and the name of each suitable device.

    Raises:
        NoDeviceError: the package `vulkan` or the loader is missing.
    """
    return [(one.instance, one.physical, one.name) for one in candidates() if not one.lacks]


_opened: Final[dict[object, Device]] = {}
"""The devices of `default_device`, by their names and by what was asked for."""
_opening: Final = Lock()


def default_device(wanted: str | int | None = None) -> Device:
    """Return the requested device; each is opened once, so that its arrays fit all programs.

    Args:
        wanted: its place in `devices()`, or a part of its name in letters of either case; None for
            the environment variable SPVBACKEND_VULKAN_DEVICE, or the first.

    Raises:
        NoDeviceError: there is none like that.
    """
    choice = str(os.environ.get(VARIABLE, "") if wanted is None else wanted).strip()
    with _opening:
        if choice not in _opened:
            place, (instance, physical, name) = _matching(choice)
            if (place, name) not in _opened:
                _opened[place, name] = Device(instance, physical)
            _opened[choice] = _opened[place, name]
        return _opened[choice]


def _matching(choice: str) -> tuple[int, tuple[Any, Any, str]]:
    """Return the place and the device that a number or a part of a name chooses.

    Raises:
        NoDeviceError: there is none like that.
    """
    known = list(enumerate(devices()))
    if not known:
        raise NoDeviceError(f"no Vulkan device runs shaders with addresses; {DOCTOR} says why")
    if choice.isdecimal():
        matching = known[int(choice) :][:1]
    else:
        matching = [one for one in known if choice.lower() in one[1][2].lower()]
    if not matching:
        names = ", ".join(f"{place}: {name}" for place, (_, _, name) in known)
        raise NoDeviceError(f"no Vulkan device matches {choice!r}; available: {names}")
    return matching[0]
