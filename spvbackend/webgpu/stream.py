"""The queue of a device as a stream: commands that run in order, and that nobody waits for.

The arguments of launches share a uniform buffer. The queue copies them there before the commands of
a submission, so each launch of a submission has a place of its own.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from threading import RLock
from typing import TYPE_CHECKING, Any, Final, NamedTuple, final
from weakref import WeakSet

from spvbackend.devices.errors import LaunchError
from spvbackend.devices.reports import Reports

if TYPE_CHECKING:
    from spvbackend.webgpu.bindings import Bindings
    from spvbackend.webgpu.device import Device
    from spvbackend.webgpu.memory import Block

_PLACES: Final = 1 << 20
"""Bytes of the uniform buffer for arguments: a submission has no more launches."""


class Dispatch(NamedTuple):
    """A dispatch of which only the arguments' content may change.

    Attributes:
        groups: their number in each dimension.
        content: the arguments.
    """

    groups: tuple[int, int, int]
    content: bytearray


@final
class Stream:
    """The queue of a device.

    Attributes:
        arguments: the uniform buffer for the arguments of launches.
        lock: held from the first command of a submission to its end.
        released: the numbers of blocks that are released, and that groups of bindings may hold.
        holders: the bindings of kernels, which hold such groups.
        reports: what `synchronize` prints and raises.
    """

    def __init__(self, device: Device) -> None:
        import wgpu

        self._device: Final[Any] = device.handle
        self._queue: Final[Any] = device.handle.queue
        self._step: Final = device.limits.min_uniform_buffer_offset_alignment
        usage = wgpu.BufferUsage.UNIFORM | wgpu.BufferUsage.COPY_DST
        self.arguments: Final[Any] = self._device.create_buffer(size=_PLACES, usage=usage)
        self.lock: Final = RLock()
        self.released: Final[deque[int]] = deque()
        self.holders: Final[WeakSet[Bindings]] = WeakSet()
        self.reports: Final = Reports(self.synchronize)
        self._together = False
        self._encoder: Any = None
        self._pass: Any = None
        self._content = bytearray()

    def dispatch(
        self, pipeline: Any, sets: Sequence[Any], dispatch: Dispatch, times: int = 1
    ) -> None:
        """Queue a dispatch; the caller holds the lock.

        Args:
            pipeline: wgpu's own.
            sets: the groups of bindings by the numbers of their sets. If the dispatch has
                arguments, the first has the uniform buffer at a dynamic offset.
            dispatch: groups and arguments.
            times: the number of dispatches.
        """
        content = dispatch.content
        size = self.room(len(content))
        if len(self._content) + size > _PLACES:
            self.submit()
        place = len(self._content)
        if content:
            self._content += content
            self._content += bytes(size - len(content))
        if self._pass is None:
            if self._encoder is None:
                self._encoder = self._device.create_command_encoder()
            self._pass = self._encoder.begin_compute_pass()
        self._pass.set_pipeline(pipeline)
        for number, one in enumerate(sets):
            self._pass.set_bind_group(number, one, (place,) if content and not number else ())
        for _ in range(times):
            self._pass.dispatch_workgroups(*dispatch.groups)
        if not self._together:
            self.submit()

    def collect(self) -> None:
        """Give up the groups of bindings of released blocks."""
        numbers: set[int] = set()
        while self.released:
            numbers.add(self.released.popleft())
        if numbers:
            with self.lock:
                for holder in list(self.holders):
                    holder.release(numbers)

    def room(self, size: int) -> int:
        """Return the bytes that arguments of a size take in the uniform buffer."""
        return -(-size // self._step) * self._step

    def submit(self) -> None:
        """Submit the commands that are queued.

        Raises:
            LaunchError: wgpu refuses them.
        """
        import wgpu

        with self.lock:
            encoder, commands = self._encoder, self._pass
            self._encoder = self._pass = None
            content, self._content = self._content, bytearray()
            try:
                if commands is not None:
                    commands.end()
                if content:
                    self._queue.write_buffer(self.arguments, 0, content)
                if encoder is not None:
                    self._queue.submit([encoder.finish()])
            except wgpu.GPUError as error:
                raise LaunchError(f"wgpu refuses a launch: {error}") from None

    @contextmanager
    def together(self) -> Iterator[None]:
        """Submit all commands of the block at its end, which takes less time than one by one.

        A command that waits submits those before it.
        """
        with self.lock:
            if self._together:
                yield
                return
            self._together = True
            try:
                yield
            finally:
                self._together = False
                self.submit()

    def wait(self) -> None:
        """Wait until all commands have ended."""
        self.submit()
        # on_submitted_work_done_sync of wgpu 0.32 declares its callback with too few arguments.
        self._device._poll_wait()

    def synchronize(self) -> None:
        """Wait for all commands of the device; print output, and raise errors that they left."""
        self.wait()
        self.reports.run()

    def read(self, block: Block, start: int, size: int) -> memoryview:
        """Return a copy of words of a block, after all commands before."""
        with self.lock:
            self.submit()
            content: memoryview = self._queue.read_buffer(block.handle, start, size)
            return content

    def write(self, block: Block, start: int, content: memoryview) -> None:
        """Copy words from the host to a block."""
        with self.lock:
            self.submit()
            self._queue.write_buffer(block.handle, start, content)

    def clear(self, block: Block, start: int, size: int) -> None:
        """Write zeros to words of a block."""
        if size:
            with self.lock:
                self._commands().clear_buffer(block.handle, start, size)
                self._end()

    def copy(self, source: Block, first: int, target: Block, second: int, size: int) -> None:
        """Copy words from a block to another one."""
        with self.lock:
            self._commands().copy_buffer_to_buffer(
                source.handle, first, target.handle, second, size
            )
            self._end()

    def _commands(self) -> Any:
        """Return the encoder for other commands than dispatches, which begin no pass."""
        if self._pass is not None:
            self._pass.end()
            self._pass = None
        if self._encoder is None:
            self._encoder = self._device.create_command_encoder()
        return self._encoder

    def _end(self) -> None:
        """Submit commands outside of a block of `together`."""
        if not self._together:
            self.submit()
