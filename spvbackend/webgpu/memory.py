"""Memory of a device: a buffer for each array and its views.

WebGPU copies whole words, so a buffer has at least as many bytes as its array, and copies of other
parts than words go by way of the words around them.
"""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Any, Final, final

if TYPE_CHECKING:
    from spvbackend.webgpu.device import Device

_GRANULE: Final = 256
"""Bytes that buffers are multiples of: the largest element of any kernel's buffers fits."""
_WORD: Final = 4
_FILLED: Final = 1 << 22
"""Bytes that the host writes at once to fill a buffer."""
_numbers: Final = itertools.count()


def _up(size: int) -> int:
    return -(-size // _WORD) * _WORD


@final
class Block:
    """A buffer, which is released with the last reference to the block.

    Attributes:
        number: another one for each block.
        handle: wgpu's own.
        used: the bytes of the array.
        size: the bytes of the buffer.
        address: 0, since WebGPU hides addresses.
        view: None, since the host does not see the memory.
    """

    __slots__ = ("_device", "address", "handle", "number", "size", "used", "view")

    def __init__(self, device: Device, used: int) -> None:
        import wgpu

        self._device: Final = device
        self.number: Final = next(_numbers)
        self.used: Final = used
        self.size: Final = max(-(-used // _GRANULE), 1) * _GRANULE
        self.address: Final = 0
        self.view: Final = None
        most = device.limits.max_buffer_size
        if self.size > most:
            raise MemoryError(
                f"an array of {used} bytes is too large for {device.name}: maxBufferSize is {most}"
            )
        usage = wgpu.BufferUsage.STORAGE | wgpu.BufferUsage.COPY_SRC | wgpu.BufferUsage.COPY_DST
        try:
            self.handle: Final[Any] = device.handle.create_buffer(size=self.size, usage=usage)
        except wgpu.GPUOutOfMemoryError as error:
            raise MemoryError(
                f"{device.name} has no {self.size} bytes left for an array: release other arrays"
            ) from error

    def __del__(self) -> None:
        # Groups of bindings hold the buffer until the next launch or array.
        self._device.stream.released.append(self.number)

    def synchronize(self) -> None:
        """Wait for all commands of the device, and raise their errors."""
        self._device.stream.synchronize()

    def read(self, start: int, target: memoryview) -> None:
        """Copy bytes to the host."""
        if target.nbytes:
            first, end = start // _WORD * _WORD, _up(start + target.nbytes)
            content = self._device.stream.read(self, first, end - first)
            target[:] = content[start - first :][: target.nbytes]

    def write(self, start: int, content: memoryview) -> None:
        """Copy bytes from the host."""
        if not content.nbytes:
            return
        end = start + content.nbytes
        first, last = start // _WORD * _WORD, _up(end)
        if first == start and last == end:
            self._device.stream.write(self, start, content)
            return
        around = bytearray(last - first)
        if first != start:
            around[:_WORD] = self._device.stream.read(self, first, _WORD)
        if last != end and end < self.used:
            around[-_WORD:] = self._device.stream.read(self, last - _WORD, _WORD)
        around[start - first : end - first] = content
        self._device.stream.write(self, first, memoryview(around))

    def fill(self, start: int, size: int, word: bytes) -> None:
        """Write four bytes to all words of a part."""
        if not any(word):
            self._device.stream.clear(self, start, size)
            return
        content = memoryview(word * (min(size, _FILLED) // _WORD))
        for place in range(start, start + size, _FILLED):
            self._device.stream.write(self, place, content[: start + size - place])

    def copy(self, start: int, size: int) -> Block:
        """Return another block with a copy of a part."""
        target = Block(self._device, size)
        if start % _WORD:
            content = bytearray(size)
            self.read(start, memoryview(content))
            target.write(0, memoryview(content))
        elif size:
            self._device.stream.copy(self, start, target, 0, _up(size))
        return target
