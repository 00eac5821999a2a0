"""The loop of the processes that talk to the OpenCL runtime; `worker.py` starts and asks them."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from typing import IO, Any

from spvbackend.opencl import NoDeviceError
from tests.e2e.harness.device import Device


def serve(answer: Callable[[Device, dict[str, Any]], object], replies: IO[str]) -> None:
    """Answer requests until their end; the first line says which device there is, or why none."""

    def reply(content: object) -> None:
        replies.write(json.dumps(content) + "\n")
        replies.flush()

    try:
        target = Device()
    except NoDeviceError as error:
        reply({"why": str(error)})
        return
    reply({"device": target.name})
    for line in sys.stdin:
        reply(answer(target, json.loads(line)))
