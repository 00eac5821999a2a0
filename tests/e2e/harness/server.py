"""The loops of the processes that `worker.py` asks: requests and replies are lines of JSON."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from spvbackend import opencl
from spvbackend.devices.errors import NoDeviceError


class Named(Protocol):
    """A device, whose name greets."""

    @property
    def name(self) -> str:
        """What a test report calls the device."""


Target = TypeVar("Target", bound=Named)


def serve(answer: Callable[[Any], object]) -> None:
    """Answer requests until their end."""
    for line in sys.stdin:
        sys.stdout.write(json.dumps(answer(json.loads(line))) + "\n")
        sys.stdout.flush()


def serve_device(
    open_device: Callable[[], Target], answer: Callable[[Target, dict[str, Any]], object]
) -> None:
    """Answer requests; the first line says which device there is, or why none.

    Replies go to a copy of the descriptor, since runtimes and drivers print to standard output too.
    """
    replies = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)

    def reply(content: object) -> None:
        replies.write(json.dumps(content) + "\n")
        replies.flush()

    try:
        target = open_device()
    except (opencl.NoDeviceError, NoDeviceError) as error:
        reply({"why": str(error)})
        return
    reply({"device": target.name})
    for line in sys.stdin:
        reply(answer(target, json.loads(line)))
