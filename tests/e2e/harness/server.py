"""The loop of the processes that talk to the OpenCL runtime for `worker.py`."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from typing import IO, Any

from spvbackend.opencl import NoDeviceError
from tests.e2e.harness.device import Device


def serve(answer: Callable[[Device, dict[str, Any]], object], replies: IO[str]) -> None:
    """Answer requests; the first line names the device, or the reason for its absence."""

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
