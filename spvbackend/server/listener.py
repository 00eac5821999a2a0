"""The process of a server: it has loaded everything, and copies of it do the work.

Input: a socket that listens. There is no output: the workers accept connections from it, and answer
(worker.py). The process has no threads, and LLVM starts none, so copies of it are sound.
"""

from __future__ import annotations

import gc
import os
import select
import signal
import socket
from pathlib import Path
from types import FrameType
from typing import Final, final

from spvbackend.server.worker import TOLD_BYTES, work

_SAMPLE: Final = Path(__file__).with_name("sample.ll")
"""A module whose translation loads all that nearly every command needs."""
_MANY: Final = 1 << 12


def load() -> None:
    """Load all that nearly every command needs, LLVM's library included."""
    import spvbackend
    from spvbackend.commands import llc, llvm_spirv, many, run  # noqa: F401

    many.load_library()
    spvbackend.disassemble(spvbackend.translate(_SAMPLE))
    # A garbage collection in a copy would otherwise copy all of the memory.
    gc.collect()
    gc.freeze()


def serve(listener: socket.socket, owned: int) -> None:
    """Run commands until nobody holds the other end of a pipe.

    Args:
        listener: the socket of commands.
        owned: the reading end of the pipe, to which nothing is written.
    """
    gc.disable()
    load()
    _Pool(listener).run(owned)


@final
class _Pool:
    """The workers: as many as there have been commands at once."""

    __slots__ = ("_idle", "_listener", "_states", "_told", "_woken")

    def __init__(self, listener: socket.socket) -> None:
        self._listener: Final = listener
        self._idle: Final[set[int]] = set()
        self._states, self._told = os.pipe()
        # The end of a worker wakes the loop, as any signal that has a handler does.
        self._woken, wakes = os.pipe()
        os.set_blocking(wakes, False)
        signal.set_wakeup_fd(wakes)
        signal.signal(signal.SIGCHLD, _ignore)

    def run(self, owned: int) -> None:
        """Ensure that each command finds a worker."""
        listener = self._listener.fileno()
        while True:
            wanted = [owned, self._states, self._woken]
            if not self._idle:
                wanted.append(listener)
            ready, _, _ = select.select(wanted, [], [])
            if owned in ready:
                break
            if self._states in ready:
                self._read_states()
            if self._woken in ready:
                os.read(self._woken, _MANY)
            self._reap()
            if listener in ready and not self._idle:
                self._add_worker()
        for worker in self._idle:
            os.kill(worker, signal.SIGTERM)
            os.waitpid(worker, 0)

    def _read_states(self) -> None:
        """Note which workers are busy and which wait."""
        told = os.read(self._states, _MANY * TOLD_BYTES)
        for place in range(0, len(told), TOLD_BYTES):
            worker = int.from_bytes(told[place : place + TOLD_BYTES], "little", signed=True)
            if worker > 0:
                self._idle.add(worker)
            else:
                self._idle.discard(-worker)

    def _reap(self) -> None:
        """Collect workers that have ended; their time counts for this process then."""
        try:
            while worker := os.waitpid(-1, os.WNOHANG)[0]:
                self._idle.discard(worker)
        except ChildProcessError:  # without children
            return

    def _add_worker(self) -> None:
        try:
            worker = os.fork()
        except OSError:
            # The command runs by itself.
            self._listener.accept()[0].close()
            return
        if worker == 0:
            try:
                signal.set_wakeup_fd(-1)
                work(self._listener, self._told)
            finally:
                os._exit(1)
        self._idle.add(worker)


def _ignore(_number: int, _frame: FrameType | None) -> None:
    """Do nothing; without a handler there would be no wake-up."""
