"""Vulkan devices that run shaders with addresses, and their memory.

All features that a device has are switched on, so that a module may use what it declares.
"""

from __future__ import annotations

import os
from typing import Any, Final, NamedTuple

from spvbackend.target.versions import VULKAN
from spvbackend.vulkan.features import REQUIRED, V1_2, Features, packed

VARIABLE: Final = "SPVBACKEND_VULKAN_DEVICE"
DOCTOR: Final = "python -m spvbackend.vulkan"
# Constants that the package lacks: VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT and
# VK_MEMORY_ALLOCATE_DEVICE_ADDRESS_BIT.
_BUFFER_HAS_ADDRESS: Final = 0x20000
_MEMORY_HAS_ADDRESS: Final = 2


class NoDeviceError(RuntimeError):
    """No Vulkan device runs such shaders, or not the requested one."""


class Limits(NamedTuple):
    """Limits of a launch.

    Attributes:
        items: work-items of a group.
        sizes: of a group in each dimension.
        groups: in each dimension.
        local_memory: bytes of a group.
        push_constants: bytes.
        subgroups: those of a group where their size is asked for; 0 for any number.
    """

    items: int
    sizes: tuple[int, int, int]
    groups: tuple[int, int, int]
    local_memory: int
    push_constants: int
    subgroups: int = 0


class Device:
    """A device with a queue for compute, and its allocations.

    Attributes:
        name: as the driver spells it.
        handle: vulkan's own, of the logical device.
        features: its features, all of them switched on.
        limits: the limits of a launch.
        subgroup_size: that of sub-groups where no kernel requires one.
        subgroup_sizes: those that a kernel may require.
        has_choice: whether a pipeline selects one of these.
    """

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
        self.queue: Final = vk.vkGetDeviceQueue(self.handle, self.family, 0)
        self._memory: Final = vk.vkGetPhysicalDeviceMemoryProperties(physical)
        pool = vk.VkCommandPoolCreateInfo(queueFamilyIndex=self.family)
        self.subgroup_size: Final = self._subgroup_size()
        control = _size_control(physical, self.features)
        self.has_choice: Final = control is not None
        self.subgroup_sizes: Final = control.sizes if control else (self.subgroup_size,)
        self.limits: Final = _limits(properties.limits, control.most if control else 0)
        self.pool: Final = vk.vkCreateCommandPool(self.handle, pool, None)

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

    def allocate(self, size: int) -> Buffer:
        """Return a buffer that the host sees, and that has an address."""
        return Buffer(self, size)

    def memory_type(self, allowed: int) -> int:
        """Return the number of a memory type that the host sees without flushing.

        Raises:
            NoDeviceError: there is none.
        """
        import vulkan as vk

        wanted = vk.VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | vk.VK_MEMORY_PROPERTY_HOST_COHERENT_BIT
        for number in range(self._memory.memoryTypeCount):
            flags = self._memory.memoryTypes[number].propertyFlags
            if allowed >> number & 1 and flags & wanted == wanted:
                return number
        raise NoDeviceError(f"{self.name} has no memory that the host sees")


class Buffer:
    """Memory of a device.

    Attributes:
        address: the address for kernels.
        view: the bytes, as the host sees them.
    """

    def __init__(self, device: Device, size: int) -> None:
        import vulkan as vk

        self._device: Final = device
        usage = vk.VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | _BUFFER_HAS_ADDRESS
        info = vk.VkBufferCreateInfo(size=max(size, 16), usage=usage)
        self._buffer: Final = vk.vkCreateBuffer(device.handle, info, None)
        needs = vk.vkGetBufferMemoryRequirements(device.handle, self._buffer)
        flags = vk.VkMemoryAllocateFlagsInfo(flags=_MEMORY_HAS_ADDRESS)
        allocation = vk.VkMemoryAllocateInfo(
            pNext=flags,
            allocationSize=needs.size,
            memoryTypeIndex=device.memory_type(needs.memoryTypeBits),
        )
        self._memory: Final = vk.vkAllocateMemory(device.handle, allocation, None)
        vk.vkBindBufferMemory(device.handle, self._buffer, self._memory, 0)
        place = vk.VkBufferDeviceAddressInfo(buffer=self._buffer)
        self.address: Final = int(
            vk.lib.vkGetBufferDeviceAddress(device.handle, vk.ffi.addressof(place))
        )
        self.view: Final = vk.vkMapMemory(device.handle, self._memory, 0, max(size, 16), 0)

    def close(self) -> None:
        """Release the memory."""
        import vulkan as vk

        vk.vkUnmapMemory(self._device.handle, self._memory)
        vk.vkDestroyBuffer(self._device.handle, self._buffer, None)
        vk.vkFreeMemory(self._device.handle, self._memory, None)


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
    )


def devices() -> list[tuple[Any, Any, str]]:
    """Return the instance, the physical device and the name of each suitable device.

    Raises:
        NoDeviceError: the package `vulkan` or the loader is missing.
    """
    return [(one.instance, one.physical, one.name) for one in candidates() if not one.lacks]


def default_device(wanted: str | int | None = None) -> Device:
    """Return the requested device.

    Args:
        wanted: its place in `devices()`, or a part of its name in letters of either case; None for
            the environment variable SPVBACKEND_VULKAN_DEVICE, or the first.

    Raises:
        NoDeviceError: there is none like that.
    """
    choice = str(os.environ.get(VARIABLE, "") if wanted is None else wanted).strip()
    known = devices()
    if not known:
        raise NoDeviceError(f"no Vulkan device runs shaders with addresses; {DOCTOR} says why")
    if choice.isdecimal():
        matching = known[int(choice) :][:1]
    else:
        matching = [one for one in known if choice.lower() in one[2].lower()]
    if not matching:
        names = ", ".join(f"{place}: {name}" for place, (_, _, name) in enumerate(known))
        raise NoDeviceError(f"no Vulkan device matches {choice!r}; available: {names}")
    instance, physical, _ = matching[0]
    return Device(instance, physical)
