"""Memory of a device: chunks that the driver allocates, divided into blocks.

A device may have as few as 4096 allocations (maxMemoryAllocationCount), and an allocation takes
long, so blocks of at most `_SHARED` bytes share chunks, and chunks are kept for later blocks. All
commands of a device run in one order, so a block that is released while commands use it can be part
of a later array at once; only the host has to wait before it touches one.
"""

from __future__ import annotations

import itertools
from bisect import insort
from collections import deque
from threading import RLock
from typing import TYPE_CHECKING, Any, Final, final

if TYPE_CHECKING:
    from spvbackend.vulkan.device import Device

# Constants that the package lacks: VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT and
# VK_MEMORY_ALLOCATE_DEVICE_ADDRESS_BIT.
_BUFFER_HAS_ADDRESS: Final = 0x20000
_MEMORY_HAS_ADDRESS: Final = 2
_NEAR: Final = 1
"""The flag of memory types in the device's own memory."""
_HOST: Final = 0b1110
"""The flags of memory types that the host sees, coherent and cached; reading others is slow."""
_COHERENT: Final = 0b0110
ARRAYS: Final = (_NEAR | _HOST, _NEAR, 0)
STAGING: Final = (_HOST, _COHERENT)
"""The flags of memory types by preference (VkMemoryPropertyFlagBits)."""
_CHUNK: Final = 1 << 26
_SHARED: Final = 1 << 24
"""Bytes of a chunk for several blocks, and the most bytes of such a block."""
ALIGNMENT: Final = 256
"""Blocks begin at multiples of it, as views and bound buffers have to on any device."""
_numbers: Final = itertools.count()


@final
class Chunk:
    """An allocation of the driver's.

    Attributes:
        size: the bytes.
        number: another one for each chunk.
        buffer: the buffer that covers it.
        address: the address for kernels.
        view: the bytes as the host sees them, None for memory that it does not see.
    """

    __slots__ = ("_free", "_memory", "address", "buffer", "number", "size", "view")

    def __init__(self, device: Device, size: int, wanted: tuple[int, ...]) -> None:
        import vulkan as vk

        self.size: Final = size
        self.number: Final = next(_numbers)
        usage = (
            vk.VK_BUFFER_USAGE_STORAGE_BUFFER_BIT
            | vk.VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT
            | vk.VK_BUFFER_USAGE_TRANSFER_SRC_BIT
            | vk.VK_BUFFER_USAGE_TRANSFER_DST_BIT
            | vk.VK_BUFFER_USAGE_UNIFORM_TEXEL_BUFFER_BIT
            | vk.VK_BUFFER_USAGE_STORAGE_TEXEL_BUFFER_BIT
            | _BUFFER_HAS_ADDRESS
        )
        info = vk.VkBufferCreateInfo(size=size, usage=usage)
        self.buffer: Final[Any] = vk.vkCreateBuffer(device.handle, info, None)
        needs = vk.vkGetBufferMemoryRequirements(device.handle, self.buffer)
        number, kind = device.memory_type(needs.memoryTypeBits, wanted)
        allocation = vk.VkMemoryAllocateInfo(
            pNext=vk.VkMemoryAllocateFlagsInfo(flags=_MEMORY_HAS_ADDRESS),
            allocationSize=needs.size,
            memoryTypeIndex=number,
        )
        try:
            self._memory: Final[Any] = vk.vkAllocateMemory(device.handle, allocation, None)
        except vk.VkError:
            vk.vkDestroyBuffer(device.handle, self.buffer, None)
            raise
        vk.vkBindBufferMemory(device.handle, self.buffer, self._memory, 0)
        place = vk.VkBufferDeviceAddressInfo(buffer=self.buffer)
        self.address: Final = int(
            vk.lib.vkGetBufferDeviceAddress(device.handle, vk.ffi.addressof(place))
        )
        self.view: Final[Any] = (
            memoryview(vk.vkMapMemory(device.handle, self._memory, 0, size, 0)).cast("B")
            if kind & _COHERENT == _COHERENT
            else None
        )
        self._free: Final = [(0, size)]

    def destroy(self, device: Device) -> None:
        """Give the memory back to the driver; no command may use it."""
        import vulkan as vk

        vk.vkDestroyBuffer(device.handle, self.buffer, None)
        vk.vkFreeMemory(device.handle, self._memory, None)

    @property
    def is_empty(self) -> bool:
        """Whether no block is in it."""
        return self._free == [(0, self.size)]

    def take(self, size: int) -> int | None:
        """Return the place of a new block, None if no free part is large enough."""
        for at, (start, end) in enumerate(self._free):
            if end - start >= size:
                self._free[at : at + 1] = [(start + size, end)] if end - start > size else []
                return start
        return None

    def give(self, start: int, size: int) -> None:
        """Release a block, and join the free parts beside it."""
        insort(self._free, (start, start + size))
        at = self._free.index((start, start + size))
        if at + 1 < len(self._free) and self._free[at + 1][0] == start + size:
            self._free[at : at + 2] = [(start, self._free[at + 1][1])]
        if at and self._free[at - 1][1] == start:
            self._free[at - 1 : at + 1] = [(self._free[at - 1][0], self._free[at][1])]


@final
class Block:
    """Bytes of a chunk, which are released with the last reference to the block.

    Attributes:
        chunk: the chunk.
        start: the place in it.
        size: the bytes.
        address: the address for kernels.
    """

    __slots__ = ("_device", "_released", "address", "chunk", "size", "start")

    def __init__(
        self, device: Device, chunk: Chunk, start: int, size: int, released: deque[Any]
    ) -> None:
        self._device: Final = device
        self.chunk: Final = chunk
        self.start: Final = start
        self.size: Final = size
        self.address: Final = chunk.address + start
        self._released: Final = released

    def __del__(self) -> None:
        # Collection may happen anywhere, inside of a lock too: the next allocation does the rest.
        self._released.append((self.chunk, self.start, self.size))

    @property
    def view(self) -> memoryview | None:
        """Return the bytes as the host sees them, None for memory that it does not see."""
        whole: memoryview | None = self.chunk.view
        return whole and whole[self.start : self.start + self.size]

    def synchronize(self) -> None:
        """Wait for all commands of the device, and raise their errors."""
        self._device.stream.synchronize()

    def read(self, start: int, target: memoryview) -> None:
        """Copy bytes to the host."""
        self._device.stream.read(self, start, target)

    def write(self, start: int, content: memoryview) -> None:
        """Copy bytes from the host."""
        self._device.stream.write(self, start, content)

    def fill(self, start: int, size: int, word: bytes) -> None:
        """Write four bytes to all words of a part."""
        self._device.stream.fill(self, start, size, int.from_bytes(word, "little"))

    def copy(self, start: int, size: int) -> Block:
        """Return another block with a copy of a part."""
        target = self._device.memory.allocate(size)
        self._device.stream.copy(self, start, target, 0, size)
        return target


@final
class Memory:
    """The memory of a device for its arrays.

    Attributes:
        kinds: flags of memory types by preference.
        chunks: the allocations.
    """

    def __init__(self, device: Device, kinds: tuple[int, ...] = ARRAYS) -> None:
        self._device: Final = device
        self.kinds: Final = kinds
        self.chunks: Final[list[Chunk]] = []
        self._released: Final[deque[tuple[Chunk, int, int]]] = deque()
        self._lock: Final = RLock()

    def allocate(self, size: int) -> Block:
        """Return a block; its contents are undefined.

        Raises:
            MemoryError: the device has no more memory.
        """
        size = max(-(-size // ALIGNMENT) * ALIGNMENT, ALIGNMENT)
        with self._lock:
            self._collect()
            # A small block would hold all of a large chunk.
            least, most = (size, 2 * size - 1) if size > _SHARED else (_CHUNK, _CHUNK)
            for chunk in self.chunks:
                if least <= chunk.size <= most and (place := chunk.take(size)) is not None:
                    return Block(self._device, chunk, place, size, self._released)
            chunk = self._grow(least)
            place = chunk.take(size)
            assert place is not None, "a new chunk is large enough"
            return Block(self._device, chunk, place, size, self._released)

    def _grow(self, size: int) -> Chunk:
        """Return a new chunk, for which empty ones are given back if there is no room else."""
        import vulkan as vk

        try:
            chunk = Chunk(self._device, size, self.kinds)
        except (vk.VkErrorOutOfDeviceMemory, vk.VkErrorOutOfHostMemory, vk.VkErrorTooManyObjects):
            self.trim()
            try:
                chunk = Chunk(self._device, size, self.kinds)
            except vk.VkError as error:
                raise MemoryError(
                    f"{self._device.name} has no {size} bytes left for an array "
                    f"({type(error).__name__}): release other arrays"
                ) from None
        self.chunks.append(chunk)
        return chunk

    def trim(self) -> None:
        """Give chunks without blocks back to the driver."""
        with self._lock:
            self._collect()
            self._device.stream.finish()
            for chunk in [chunk for chunk in self.chunks if chunk.is_empty]:
                self.chunks.remove(chunk)
                chunk.destroy(self._device)

    def _collect(self) -> None:
        """Join the released blocks to the free parts of their chunks."""
        while self._released:
            chunk, start, size = self._released.popleft()
            chunk.give(start, size)
