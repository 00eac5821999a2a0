"""The process that runs kernels of plain buffers on the Vulkan device for `worker.py`."""

from __future__ import annotations

import json
import os
import pathlib
import sys
from typing import IO, Any

import numpy as np

from spvbackend.vulkan import LaunchError, NoDeviceError, Program, default_device
from tests.e2e.harness.vulkan_device import read_shader


def serve_buffers(replies: IO[str]) -> None:
    """Answer requests; the first line names the device, or the reason for its absence."""

    def reply(content: object) -> None:
        replies.write(json.dumps(content) + "\n")
        replies.flush()

    try:
        device = default_device()
    except NoDeviceError as error:
        reply({"why": str(error)})
        return
    reply({"device": device.name})
    for line in sys.stdin:
        request: dict[str, Any] = json.loads(line)
        buffers = [np.frombuffer(bytearray.fromhex(one), np.uint8) for one in request["buffers"]]
        try:
            program = Program.from_shader(device, *read_shader(pathlib.Path(request["path"])))
            program.run(request["kernel"], buffers, (request["items"],), (request["group"],))
        except (LaunchError, RuntimeError) as error:
            reply({"why": f"{type(error).__name__}: {error}"})
            continue
        reply({"buffers": [one.tobytes().hex() for one in buffers]})


if __name__ == "__main__":
    output = os.fdopen(os.dup(1), "w")
    # A driver's own output is not part of the replies.
    os.dup2(2, 1)
    serve_buffers(output)
