"""Our shaders on a Vulkan device, timed by its clock, with buffers in the device's own memory."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import Any, Final

import numpy as np
import vulkan as vk
from numpy.typing import NDArray

from spvbackend.shader.interface import EntryPoint
from spvbackend.vulkan import Device, Program

_ADDRESS_USE: Final = 0x20000
"""VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT, which the package has no name for."""
_ADDRESS_MEMORY: Final = 2
"""VK_MEMORY_ALLOCATE_DEVICE_ADDRESS_BIT."""
_USE: Final = (
    vk.VK_BUFFER_USAGE_STORAGE_BUFFER_BIT
    | vk.VK_BUFFER_USAGE_TRANSFER_SRC_BIT
    | vk.VK_BUFFER_USAGE_TRANSFER_DST_BIT
)
# Without a cache of the host reading is slow.
_HOST: Final = (
    vk.VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT
    | vk.VK_MEMORY_PROPERTY_HOST_COHERENT_BIT
    | vk.VK_MEMORY_PROPERTY_HOST_CACHED_BIT
)
_FORMATS: Final = {int: "<i", float: "<f"}


class VulkanError(RuntimeError):
    """The device cannot do what measuring needs."""


class Memory:
    """A buffer of a device, in memory of one kind; a kernel gets its address."""

    def __init__(self, device: Device, size: int, kind: int) -> None:
        info = vk.VkBufferCreateInfo(size=size, usage=_USE | _ADDRESS_USE)
        self.buffer: Final = vk.vkCreateBuffer(device.handle, info, None)
        needs = vk.vkGetBufferMemoryRequirements(device.handle, self.buffer)
        allocation = vk.VkMemoryAllocateInfo(
            pNext=vk.VkMemoryAllocateFlagsInfo(flags=_ADDRESS_MEMORY),
            allocationSize=needs.size,
            memoryTypeIndex=_memory_type(device, needs.memoryTypeBits, kind),
        )
        self.memory: Final = vk.vkAllocateMemory(device.handle, allocation, None)
        vk.vkBindBufferMemory(device.handle, self.buffer, self.memory, 0)
        place = vk.VkBufferDeviceAddressInfo(buffer=self.buffer)
        self.address: Final = int(
            vk.lib.vkGetBufferDeviceAddress(device.handle, vk.ffi.addressof(place))
        )


def _memory_type(device: Device, allowed: int, kind: int) -> int:
    """The number of a type of memory with all bits of a kind; VulkanError where there is none."""
    memory = vk.vkGetPhysicalDeviceMemoryProperties(device.physical)
    for number in range(memory.memoryTypeCount):
        if allowed >> number & 1 and memory.memoryTypes[number].propertyFlags & kind == kind:
            return number
    raise VulkanError(f"{device.name} has no memory of the kind {kind:#x}")


class Vulkan:
    """A device with two places for timestamps."""

    def __init__(self, device: Device) -> None:
        self.device: Final = device
        family = vk.vkGetPhysicalDeviceQueueFamilyProperties(device.physical)[device.family]
        if not family.timestampValidBits:
            raise VulkanError(f"the queue of {device.name} has no timestamps")
        self._mask: Final[int] = (1 << family.timestampValidBits) - 1
        limits = vk.vkGetPhysicalDeviceProperties(device.physical).limits
        self._tick: Final[float] = float(limits.timestampPeriod) / 1e9
        info = vk.VkQueryPoolCreateInfo(queryType=vk.VK_QUERY_TYPE_TIMESTAMP, queryCount=2)
        self._times: Final = vk.vkCreateQueryPool(device.handle, info, None)

    def allocate(self, content: NDArray[Any]) -> Memory:
        """Memory of the device with a copy of an array."""
        memory = Memory(self.device, content.nbytes, vk.VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT)
        self._copy(content, memory, to_device=True)
        return memory

    def read(self, memory: Memory, like: NDArray[Any]) -> NDArray[Any]:
        """The contents of memory, as an array like another."""
        content = np.empty_like(like)
        self._copy(content, memory, to_device=False)
        return content

    def _copy(self, content: NDArray[Any], memory: Memory, *, to_device: bool) -> None:
        """Move bytes through memory that the host sees."""
        handle, size = self.device.handle, content.nbytes
        stage = Memory(self.device, size, _HOST)
        view = np.frombuffer(vk.vkMapMemory(handle, stage.memory, 0, size, 0), np.uint8)
        flat = content.reshape(-1).view(np.uint8)
        ends = (stage.buffer, memory.buffer) if to_device else (memory.buffer, stage.buffer)
        if to_device:
            view[:] = flat
        commands = self._begin()
        vk.vkCmdCopyBuffer(commands, *ends, 1, [vk.VkBufferCopy(size=size)])
        self._submit(commands)
        if not to_device:
            flat[:] = view
        vk.vkUnmapMemory(handle, stage.memory)
        vk.vkDestroyBuffer(handle, stage.buffer, None)
        vk.vkFreeMemory(handle, stage.memory, None)

    def _begin(self) -> Any:
        allocation = vk.VkCommandBufferAllocateInfo(
            commandPool=self.device.pool,
            level=vk.VK_COMMAND_BUFFER_LEVEL_PRIMARY,
            commandBufferCount=1,
        )
        commands = vk.vkAllocateCommandBuffers(self.device.handle, allocation)[0]
        vk.vkBeginCommandBuffer(commands, vk.VkCommandBufferBeginInfo())
        return commands

    def _submit(self, commands: Any) -> None:
        vk.vkEndCommandBuffer(commands)
        vk.vkQueueSubmit(self.device.queue, 1, [vk.VkSubmitInfo(pCommandBuffers=[commands])], None)
        vk.vkQueueWaitIdle(self.device.queue)
        vk.vkFreeCommandBuffers(self.device.handle, self.device.pool, 1, [commands])

    def launch(self, kernel: Kernel, groups: Sequence[int], launches: int) -> float:
        """Launch a kernel several times; the seconds of all launches by the device's clock."""
        commands = self._begin()
        vk.vkCmdResetQueryPool(commands, self._times, 0, 2)
        vk.vkCmdBindPipeline(commands, vk.VK_PIPELINE_BIND_POINT_COMPUTE, kernel.pipeline)
        vk.vkCmdPushConstants(
            commands, kernel.layout, vk.VK_SHADER_STAGE_COMPUTE_BIT, 0, len(kernel.data),
            vk.ffi.from_buffer(kernel.data),
        )  # fmt: skip
        stage = vk.VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT
        vk.vkCmdWriteTimestamp(commands, vk.VK_PIPELINE_STAGE_TOP_OF_PIPE_BIT, self._times, 0)
        access = vk.VK_ACCESS_SHADER_READ_BIT | vk.VK_ACCESS_SHADER_WRITE_BIT
        between = vk.VkMemoryBarrier(srcAccessMask=access, dstAccessMask=access)
        for number in range(launches):
            if number:
                vk.vkCmdPipelineBarrier(commands, stage, stage, 0, 1, [between], 0, [], 0, [])
            vk.vkCmdDispatch(commands, *groups)
        vk.vkCmdWriteTimestamp(commands, vk.VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, self._times, 1)
        self._submit(commands)
        return self._elapsed()

    def _elapsed(self) -> float:
        data = vk.ffi.new("uint64_t[2]")
        flags = vk.VK_QUERY_RESULT_64_BIT | vk.VK_QUERY_RESULT_WAIT_BIT
        vk.vkGetQueryPoolResults(self.device.handle, self._times, 0, 2, 16, data, 8, flags)
        ticks = int(data[1]) - int(data[0]) & self._mask
        return ticks * self._tick


class Kernel:
    """A kernel of a shader, compiled for a size of work-groups, with its push constants."""

    def __init__(
        self,
        vulkan: Vulkan,
        spirv: bytes,
        entry: EntryPoint,
        arguments: Sequence[Memory | float | int],
        local: tuple[int, int, int],
    ) -> None:
        program = Program.from_shader(vulkan.device, spirv, [entry])
        data = bytearray(entry.size)
        for parameter, argument in zip(entry.parameters, arguments, strict=True):
            content = (
                struct.pack("<Q", argument.address)
                if isinstance(argument, Memory)
                else struct.pack(_FORMATS[type(argument)], argument)
            )
            data[parameter.offset : parameter.offset + len(content)] = content
        self.data: Final = bytes(data) + b"\0" * (-len(data) % 4)
        self.pipeline, self.layout = program.pipeline(entry.name, dict(enumerate(local)), len(data))
