"""The queue of a device as a stream: commands that run in order, and that nobody waits for.

Each submission raises one timeline semaphore to its own number, and ends with a barrier, so later
commands see all of its writes. Command buffers are used again when the semaphore has passed them.
All structures of a submission are made once: the wrappers of the package `vulkan` take longer than
the driver.
"""

from __future__ import annotations

import atexit
import weakref
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import RLock
from typing import TYPE_CHECKING, Any, Final, NamedTuple, final

from spvbackend.devices.errors import LaunchError
from spvbackend.devices.reports import Reports
from spvbackend.vulkan.memory import STAGING, Block, Chunk

if TYPE_CHECKING:
    from spvbackend.vulkan.descriptors import Bound
    from spvbackend.vulkan.device import Device

_FIRST: Final = 16
_MOST: Final = 1024
"""Command buffers at the start, and at most: a launch after so many waits for the oldest."""
_UPDATE: Final = 65536
"""The most bytes of vkCmdUpdateBuffer."""
_HALF: Final = 1 << 24
"""Bytes of each half of the staging memory: one is copied by the host, the other by the device."""
_QUERIES: Final = 1024
"""Timestamps of a query pool."""
_FOREVER: Final = (1 << 64) - 1


class Dispatch(NamedTuple):
    """A dispatch of which only the push constants' content may change.

    Attributes:
        pipeline: the handle.
        layout: the handle of its layout.
        groups: their number in each dimension.
        pushed: the push constants, memory of cffi.
        size: their bytes.
        behind: the arguments behind an address, where push constants have no room: the buffer, the
            place, the bytes and their memory of cffi; None for none.
    """

    pipeline: Any
    layout: Any
    groups: tuple[int, int, int]
    pushed: Any
    size: int
    behind: tuple[Any, int, int, Any] | None = None


@final
class _Slot:
    """A command buffer with the structures of its submission.

    Attributes:
        commands: the command buffer.
        submission: VkSubmitInfo.
        signal: the value that its end gives the semaphore.
        number: the last submission, 0 for none.
    """

    __slots__ = ("_held", "commands", "number", "signal", "submission")

    def __init__(self, commands: Any, semaphore: Any) -> None:
        import vulkan as vk

        self.commands: Final = commands
        self.number = 0
        self.signal: Final = vk.ffi.new("uint64_t *")
        values = vk.ffi.new("VkTimelineSemaphoreSubmitInfo *")
        values.sType = vk.VK_STRUCTURE_TYPE_TIMELINE_SEMAPHORE_SUBMIT_INFO
        values.signalSemaphoreValueCount = 1
        values.pSignalSemaphoreValues = self.signal
        handles = vk.ffi.new("VkCommandBuffer[1]", [commands])
        self.submission: Final = vk.ffi.new("VkSubmitInfo *")
        self.submission.sType = vk.VK_STRUCTURE_TYPE_SUBMIT_INFO
        self.submission.pNext = values
        self.submission.commandBufferCount = 1
        self.submission.pCommandBuffers = handles
        self.submission.signalSemaphoreCount = 1
        self.submission.pSignalSemaphores = semaphore
        # A structure of cffi does not hold those that it points to.
        self._held: Final = (values, handles)


def _barrier() -> Any:
    import vulkan as vk

    writes = vk.VK_ACCESS_SHADER_WRITE_BIT | vk.VK_ACCESS_TRANSFER_WRITE_BIT
    reads = vk.VK_ACCESS_SHADER_READ_BIT | vk.VK_ACCESS_TRANSFER_READ_BIT
    reads |= vk.VK_ACCESS_UNIFORM_READ_BIT
    barrier = vk.ffi.new("VkMemoryBarrier *")
    barrier.sType = vk.VK_STRUCTURE_TYPE_MEMORY_BARRIER
    barrier.srcAccessMask = writes
    barrier.dstAccessMask = reads | writes | vk.VK_ACCESS_HOST_READ_BIT
    return barrier


@final
class Stream:
    """The queue of a device.

    Attributes:
        submitted: the number of the last submission.
        completed: that of the last one that is known to have ended.
        lock: held from the first command of a submission to its end.
        reports: what `synchronize` prints and raises.
    """

    def __init__(self, device: Device, queue: Any) -> None:
        import vulkan as vk

        self.submitted = 0
        self.completed = 0
        self._together = False
        self.lock: Final = RLock()
        self._device: Final = device
        self._lib: Final[Any] = vk.lib
        self._queue: Final = queue
        info = vk.VkCommandPoolCreateInfo(
            flags=vk.VK_COMMAND_POOL_CREATE_RESET_COMMAND_BUFFER_BIT, queueFamilyIndex=device.family
        )
        self._pool: Final = vk.vkCreateCommandPool(device.handle, info, None)
        timeline = vk.VkSemaphoreTypeCreateInfo(semaphoreType=vk.VK_SEMAPHORE_TYPE_TIMELINE)
        created = vk.VkSemaphoreCreateInfo(pNext=timeline)
        handle = vk.vkCreateSemaphore(device.handle, created, None)
        self._semaphore: Final = vk.ffi.new("VkSemaphore[1]", [handle])
        self._ring: Final[deque[_Slot]] = deque()
        self._begin_info: Final = vk.ffi.new("VkCommandBufferBeginInfo *")
        self._begin_info.sType = vk.VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO
        self._begin_info.flags = vk.VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT
        self._barrier: Final = _barrier()
        self._work: Final[int] = (
            vk.VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT | vk.VK_PIPELINE_STAGE_TRANSFER_BIT
        )
        self._after: Final[int] = self._work | vk.VK_PIPELINE_STAGE_HOST_BIT
        self._compute: Final[int] = vk.VK_SHADER_STAGE_COMPUTE_BIT
        self._null: Final = vk.ffi.NULL
        self._value: Final = vk.ffi.new("uint64_t *")
        self._staging: tuple[Chunk, list[int]] | None = None
        self._retired: Final[deque[tuple[int, Callable[[], None]]]] = deque()
        self.reports: Final = Reports(self.synchronize)
        self._extend(_FIRST)
        _streams.add(self)

    def _extend(self, count: int) -> None:
        """Add command buffers, at the place of the oldest."""
        import vulkan as vk

        info = vk.VkCommandBufferAllocateInfo(
            commandPool=self._pool,
            level=vk.VK_COMMAND_BUFFER_LEVEL_PRIMARY,
            commandBufferCount=count,
        )
        for commands in vk.vkAllocateCommandBuffers(self._device.handle, info):
            self._ring.appendleft(_Slot(commands, self._semaphore))

    def begin(self) -> Any:
        """Return a command buffer for a submission; the caller holds the lock."""
        if self._together:
            return self._ring[0].commands
        ring = self._ring
        oldest = ring[0].number
        if oldest > self.completed and not self.has_passed(oldest):
            if len(ring) < _MOST:
                self._extend(len(ring))
            else:
                self.wait(oldest)
        commands = ring[0].commands
        _check(self._lib.vkBeginCommandBuffer(commands, self._begin_info))
        return commands

    def submit(self) -> int:
        """Submit the command buffer of `begin`, and return its number."""
        lib = self._lib
        slot = self._ring[0]
        commands = slot.commands
        self._separate(commands)
        number = self.submitted + 1
        if self._together:
            return number
        _check(lib.vkEndCommandBuffer(commands))
        slot.signal[0] = number
        _check(lib.vkQueueSubmit(self._queue, 1, slot.submission, self._null))
        self.submitted = slot.number = number
        self._ring.rotate(-1)
        return number

    @contextmanager
    def together(self) -> Iterator[None]:
        """Submit all commands of the block at its end, in one command buffer.

        It takes less time of the host and of the device than submissions of single launches. A
        command that waits submits those before it.
        """
        with self.lock:
            if self._together:
                yield
                return
            self.begin()
            self._together = True
            try:
                yield
            finally:
                self._together = False
                self.submit()

    def _flush(self) -> None:
        """Submit the commands of an unfinished block of `together`."""
        with self.lock:
            if self._together:
                self._together = False
                self.submit()
                self.begin()
                self._together = True

    def dispatch(self, one: Dispatch, launches: int = 1, bound: Bound | None = None) -> None:
        """Submit a dispatch, or several ones that wait for each other; nothing waits for them.

        Args:
            one: the dispatch.
            launches: their number.
            bound: the descriptors, None for a kernel without.
        """
        lib = self._lib
        pipeline, layout, groups, pushed, size, behind = one
        with self.lock:
            commands = self.begin()
            if behind is not None:
                lib.vkCmdUpdateBuffer(commands, *behind)
                self._separate(commands)
            lib.vkCmdBindPipeline(commands, 1, pipeline)
            if bound is not None:
                handles, count = bound
                null = self._null
                lib.vkCmdBindDescriptorSets(commands, 1, layout, 0, count, handles, 0, null)
            if size:
                lib.vkCmdPushConstants(commands, layout, self._compute, 0, size, pushed)
            lib.vkCmdDispatch(commands, *groups)
            for _ in range(launches - 1):
                self._separate(commands)
                lib.vkCmdDispatch(commands, *groups)
            self.submit()

    def _separate(self, commands: Any) -> None:
        """Let later commands, and the host, wait for earlier ones."""
        self._lib.vkCmdPipelineBarrier(
            commands, self._work, self._after, 0, 1, self._barrier, 0, self._null, 0, self._null
        )

    def has_passed(self, number: int) -> bool:
        """Whether a submission has ended."""
        if self.completed < number:
            device = self._device.handle
            value = self._value
            with self.lock:
                _check(self._lib.vkGetSemaphoreCounterValue(device, self._semaphore[0], value))
                self.completed = max(self.completed, value[0])
        return self.completed >= number

    def wait(self, number: int) -> None:
        """Wait until a submission has ended.

        Raises:
            VkError: the device has failed.
        """
        import vulkan as vk

        if self.completed >= number:
            return
        if number > self.submitted:
            self._flush()
        # A structure for each call: several threads may wait.
        value = vk.ffi.new("uint64_t *", number)
        info = vk.ffi.new("VkSemaphoreWaitInfo *")
        info.sType = vk.VK_STRUCTURE_TYPE_SEMAPHORE_WAIT_INFO
        info.semaphoreCount = 1
        info.pSemaphores = self._semaphore
        info.pValues = value
        _check(self._lib.vkWaitSemaphores(self._device.handle, info, _FOREVER))
        self.completed = max(self.completed, number)

    def finish(self) -> None:
        """Wait for all commands."""
        if self._together:
            self._flush()
        self.wait(self.submitted)

    def synchronize(self) -> None:
        """Wait for all commands, then print the output of their kernels and raise their errors.

        Raises:
            VkError: the device has failed.
            Exception: one of a kernel.
        """
        self.finish()
        self.reports.run()

    def write(self, block: Block, start: int, content: memoryview) -> None:
        """Copy bytes from the host to a block.

        Args:
            block: the target.
            start: the first byte there.
            content: the bytes; the caller may change them afterwards.
        """
        place, size = block.start + start, len(content)
        if block.chunk.view is not None:
            self.finish()
            block.chunk.view[place : place + size] = content
        elif size <= _UPDATE and not (size | place) & 3:
            self.update(block, start, content)
        else:
            self._stage(block.chunk, place, content, is_read=False)

    def update(self, block: Block, start: int, content: Any) -> None:
        """Write a few words in the order of the stream, which does not wait.

        Args:
            block: the target.
            start: the first byte there, a multiple of 4.
            content: at most 65536 bytes, a multiple of 4.
        """
        import vulkan as vk

        data = vk.ffi.from_buffer(content)
        with self.lock:
            commands = self.begin()
            self._lib.vkCmdUpdateBuffer(
                commands, block.chunk.buffer, block.start + start, len(content), data
            )
            self.submit()

    def read(self, block: Block, start: int, target: memoryview) -> None:
        """Copy bytes from a block to the host, when the commands before have ended."""
        place, size = block.start + start, len(target)
        if block.chunk.view is not None:
            self.finish()
            target[:] = block.chunk.view[place : place + size]
        else:
            self._stage(block.chunk, place, target, is_read=True)

    def fill(self, block: Block, start: int, size: int, word: int) -> None:
        """Write a word to all words of a part of a block, whose bounds are multiples of 4."""
        if not size:
            return
        with self.lock:
            commands = self.begin()
            self._lib.vkCmdFillBuffer(commands, block.chunk.buffer, block.start + start, size, word)
            self.submit()

    def show(self, image: Any, whole: Any) -> None:
        """Give a new image the layout that it keeps.

        Args:
            image: the handle.
            whole: its VkImageSubresourceRange.
        """
        import vulkan as vk

        # The package spells VK_QUEUE_FAMILY_IGNORED -1.
        no_family = (1 << 32) - 1
        barrier = vk.VkImageMemoryBarrier(
            dstAccessMask=self._barrier.dstAccessMask & ~vk.VK_ACCESS_HOST_READ_BIT,
            oldLayout=vk.VK_IMAGE_LAYOUT_UNDEFINED,
            newLayout=vk.VK_IMAGE_LAYOUT_GENERAL,
            srcQueueFamilyIndex=no_family,
            dstQueueFamilyIndex=no_family,
            image=image,
            subresourceRange=whole,
        )
        null = self._null
        with self.lock:
            commands = self.begin()
            self._lib.vkCmdPipelineBarrier(
                commands, self._work, self._work, 0, 0, null, 0, null, 1, vk.ffi.addressof(barrier)
            )
            self.submit()

    def copy_image(self, block: Block, image: Any, region: Any, *, is_read: bool) -> None:
        """Copy between an image and a block that begins with its texels.

        Args:
            block: the memory.
            image: the handle.
            region: VkBufferImageCopy without the place in the chunk.
            is_read: whether the block is written.
        """
        import vulkan as vk

        part = vk.ffi.new("VkBufferImageCopy *", region)
        part.bufferOffset = block.start
        general = vk.VK_IMAGE_LAYOUT_GENERAL
        buffer = block.chunk.buffer
        with self.lock:
            commands = self.begin()
            if is_read:
                self._lib.vkCmdCopyImageToBuffer(commands, image, general, buffer, 1, part)
            else:
                self._lib.vkCmdCopyBufferToImage(commands, buffer, image, general, 1, part)
            self.submit()

    def retire(self, destroy: Callable[[], None]) -> None:
        """Call a function some time after the commands before have ended.

        Collection of garbage may call this anywhere, inside of a lock too.
        """
        # Unfinished commands of `together` have no number yet.
        self._retired.append((self.submitted + self._together, destroy))

    def collect(self) -> None:
        """Call the functions of `retire` whose commands have ended."""
        retired = self._retired
        with self.lock:
            while retired and retired[0][0] <= self.submitted and self.has_passed(retired[0][0]):
                retired.popleft()[1]()

    def _stage(self, chunk: Chunk, place: int, content: memoryview, *, is_read: bool) -> None:
        """Copy bytes by memory that the host sees: the device copies one half, the host another."""
        with self.lock:
            if self._staging is None:
                self._staging = Chunk(self._device, 2 * _HALF, STAGING), [0, 0]
            stage, used = self._staging
            unread: tuple[int, slice] | None = None
            for number, start in enumerate(range(0, len(content), _HALF)):
                half = number % 2
                base = half * _HALF
                part = slice(start, min(start + _HALF, len(content)))
                size = part.stop - start
                self.wait(used[half])
                if is_read:
                    used[half] = self._copy(chunk, place + start, stage, base, size)
                    if unread is not None:
                        self._unstage(stage, *unread, content)
                    unread = half, part
                else:
                    stage.view[base : base + size] = content[part]
                    used[half] = self._copy(stage, base, chunk, place + start, size)
            if unread is not None:
                self._unstage(stage, *unread, content)

    def _unstage(self, stage: Chunk, half: int, part: slice, content: memoryview) -> None:
        """Take a part of the bytes from a half of the staging memory."""
        assert self._staging is not None, "a part is in it"
        self.wait(self._staging[1][half])
        base = half * _HALF
        content[part] = stage.view[base : base + part.stop - part.start]

    def _copy(self, source: Chunk, first: int, target: Chunk, second: int, size: int) -> int:
        import vulkan as vk

        region = vk.ffi.new("VkBufferCopy *", (first, second, size))
        with self.lock:
            commands = self.begin()
            self._lib.vkCmdCopyBuffer(commands, source.buffer, target.buffer, 1, region)
            return self.submit()

    def copy(self, source: Block, first: int, target: Block, second: int, size: int) -> None:
        """Copy bytes from a block to another one."""
        if size:
            self._copy(
                source.chunk, source.start + first, target.chunk, target.start + second, size
            )

    def stamp(self, place: Stamp) -> int:
        """Write the time at which all commands before have ended, to a place for timestamps."""
        import vulkan as vk

        with self.lock:
            commands = self.begin()
            self._lib.vkCmdResetQueryPool(commands, *place, 1)
            self._lib.vkCmdWriteTimestamp(commands, vk.VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, *place)
            return self.submit()


_streams: Final[weakref.WeakSet[Stream]] = weakref.WeakSet()


@atexit.register
def _end() -> None:
    """Let all kernels end, since the memory of the process is theirs, and print their output."""
    for stream in list(_streams):
        stream.synchronize()


def _check(result: int) -> None:
    """Raise the exception of a call that failed, or did not end."""
    if result:
        from vulkan import exception_codes

        raise exception_codes[result]


Stamp = tuple[Any, int]
"""A place for a timestamp: a query pool and the index in it."""


@final
class Times:
    """Places for timestamps of a device.

    Attributes:
        free: the places that are not in use.
    """

    def __init__(self, device: Device) -> None:
        import vulkan as vk

        # A part of a structure of cffi does not hold the whole.
        families = vk.vkGetPhysicalDeviceQueueFamilyProperties(device.physical)
        properties = vk.vkGetPhysicalDeviceProperties(device.physical)
        bits = int(families[device.family].timestampValidBits)
        if not bits:
            raise LaunchError(f"the queue of {device.name} has no timestamps")
        self._device: Final = device
        self._mask: Final[int] = (1 << bits) - 1
        self._tick: Final[float] = float(properties.limits.timestampPeriod) / 1e6
        self.free: Final[deque[Stamp]] = deque()

    def take(self) -> Stamp:
        """Return a place, which the caller puts back to those that are free."""
        import vulkan as vk

        try:
            return self.free.popleft()
        except IndexError:
            info = vk.VkQueryPoolCreateInfo(
                queryType=vk.VK_QUERY_TYPE_TIMESTAMP, queryCount=_QUERIES
            )
            pool = vk.vkCreateQueryPool(self._device.handle, info, None)
            self.free.extend((pool, index) for index in range(1, _QUERIES))
            return pool, 0

    def between(self, start: Stamp, end: Stamp) -> float:
        """Return the milliseconds from a timestamp to another one, at least a tick."""
        ticks = self._ticks(end) - self._ticks(start)
        return max(ticks & self._mask, 1) * self._tick

    def _ticks(self, place: Stamp) -> int:
        import vulkan as vk

        data = vk.ffi.new("uint64_t[1]")
        flags = vk.VK_QUERY_RESULT_64_BIT | vk.VK_QUERY_RESULT_WAIT_BIT
        device, (pool, index) = self._device.handle, place
        _check(vk.lib.vkGetQueryPoolResults(device, pool, index, 1, 8, data, 8, flags))
        return int(data[0])


@final
class Event:
    """A point between commands of a device, with its time by the device's clock.

    Args:
        device: the device, None for the default one.
    """

    def __init__(self, device: Device | None = None) -> None:
        from spvbackend.vulkan.device import default_device  # imports this module

        self._device: Final = default_device() if device is None else device
        self._number = 0
        self._place: Final = self._device.times.take()
        self._free: Final = self._device.times.free

    def __del__(self) -> None:
        if hasattr(self, "_free"):  # not if there are no timestamps
            self._free.append(self._place)

    def record(self) -> None:
        """Put the event after the commands that are submitted."""
        self._number = self._device.stream.stamp(self._place)

    def query(self) -> bool:
        """Return whether the commands before the event have ended."""
        return self._device.stream.has_passed(self._number)

    def synchronize(self) -> None:
        """Wait for the commands before the event."""
        self._device.stream.wait(self._number)

    def elapsed_time(self, end: Event) -> float:
        """Wait for a later event, and return the milliseconds up to it.

        Raises:
            LaunchError: one of the two is not recorded.
        """
        if not self._number or not end._number:
            raise LaunchError("an event has a time once it is recorded: call record() of both")
        self.synchronize()
        end.synchronize()
        return self._device.times.between(self._place, end._place)
