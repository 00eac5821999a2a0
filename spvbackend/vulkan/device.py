"""Vulkan devices that run shaders with addresses: find one, and its memory.

All features that a device has are switched on, so that a module may use what it declares.
"""

from __future__ import annotations

import os
from typing import Any, Final

VARIABLE: Final = "SPVBACKEND_VULKAN_DEVICE"
_API: Final = 1 << 22 | 3 << 12
# What the package has no names for: VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT and
# VK_MEMORY_ALLOCATE_DEVICE_ADDRESS_BIT.
_BUFFER_HAS_ADDRESS: Final = 0x20000
_MEMORY_HAS_ADDRESS: Final = 2


class NoDeviceError(RuntimeError):
    """No Vulkan device runs such shaders, or not the one that is meant."""


class Device:
    """A device with a queue for compute, and what is allocated on it.

    Attributes:
        name: as the driver spells it.
        handle: vulkan's own, of the logical device.
        subgroup_size: that of sub-groups.
    """

    def __init__(self, instance: Any, physical: Any) -> None:
        import vulkan as vk

        self.instance: Final = instance
        self.physical: Final = physical
        self.name: Final[str] = vk.vkGetPhysicalDeviceProperties(physical).deviceName
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
        self.pool: Final = vk.vkCreateCommandPool(self.handle, pool, None)

    def _subgroup_size(self) -> int:
        import vulkan as vk

        lanes = vk.VkPhysicalDeviceSubgroupProperties()
        properties = vk.VkPhysicalDeviceProperties2(pNext=lanes)
        vk.vkGetPhysicalDeviceProperties2(self.physical, vk.ffi.addressof(properties))
        return int(lanes.subgroupSize)

    def _create(self) -> Any:
        import vulkan as vk

        newest = vk.VkPhysicalDeviceVulkan13Features()
        newer = vk.VkPhysicalDeviceVulkan12Features(pNext=newest)
        older = vk.VkPhysicalDeviceVulkan11Features(pNext=newer)
        features = vk.VkPhysicalDeviceFeatures2(pNext=older)
        vk.vkGetPhysicalDeviceFeatures2(self.physical, vk.ffi.addressof(features))
        queue = vk.VkDeviceQueueCreateInfo(queueFamilyIndex=self.family, pQueuePriorities=[1.0])
        # The bounds that are checked then cost time, and no address has any.
        features.features.robustBufferAccess = 0
        info = vk.VkDeviceCreateInfo(pNext=features, pQueueCreateInfos=[queue])
        return vk.vkCreateDevice(self.physical, info, None)

    def allocate(self, size: int) -> Buffer:
        """A buffer that the host sees, and that has an address."""
        return Buffer(self, size)

    def memory_type(self, allowed: int) -> int:
        """The number of a type of memory that the host sees without flushing it.

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
        address: what a kernel gets.
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
        """Give the memory back."""
        import vulkan as vk

        vk.vkUnmapMemory(self._device.handle, self._memory)
        vk.vkDestroyBuffer(self._device.handle, self._buffer, None)
        vk.vkFreeMemory(self._device.handle, self._memory, None)


def devices() -> list[tuple[Any, Any, str]]:
    """The instance, the physical device and the name of each device that has what is needed.

    Raises:
        NoDeviceError: the package `vulkan` or the loader is missing.
    """
    try:
        import vulkan as vk
    except (ImportError, OSError) as error:
        raise NoDeviceError(f"the package 'vulkan' or its loader is missing: {error}") from None
    application = vk.VkApplicationInfo(apiVersion=_API)
    try:
        instance = vk.vkCreateInstance(vk.VkInstanceCreateInfo(pApplicationInfo=application), None)
        found = vk.vkEnumeratePhysicalDevices(instance)
    except vk.VkError as error:
        raise NoDeviceError(f"Vulkan finds no device: {type(error).__name__}") from None
    usable: list[tuple[Any, Any, str]] = []
    for physical in found:
        properties = vk.vkGetPhysicalDeviceProperties(physical)
        if properties.apiVersion >= _API:
            usable.append((instance, physical, str(properties.deviceName)))
    return usable


def default_device(wanted: str | None = None) -> Device:
    """The device that is meant.

    Args:
        wanted: a part of its name, in letters of either case; None for what the environment
            variable SPVBACKEND_VULKAN_DEVICE says, or the first.

    Raises:
        NoDeviceError: there is none like that.
    """
    choice = (os.environ.get(VARIABLE, "") if wanted is None else wanted).lower()
    found = devices()
    for instance, physical, name in found:
        if choice in name.lower():
            return Device(instance, physical)
    names = ", ".join(name for _, _, name in found) or "none"
    raise NoDeviceError(f"no Vulkan device is {choice!r}; there is {names}")
