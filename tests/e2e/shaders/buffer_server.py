"""The process that runs kernels of plain buffers on the Vulkan device for `worker.py`."""

from __future__ import annotations

import pathlib
from typing import Any

import numpy as np

from spvbackend.vulkan import Device, LaunchError, Program, default_device
from tests.e2e.harness.server import serve_device
from tests.e2e.harness.vulkan_device import read_shader


def answer(device: Device, request: dict[str, Any]) -> dict[str, object]:
    """Run a kernel; the buffers after it, or why there are none."""
    buffers = [np.frombuffer(bytearray.fromhex(one), np.uint8) for one in request["buffers"]]
    try:
        program = Program.from_shader(device, *read_shader(pathlib.Path(request["path"])))
        program.run(request["kernel"], buffers, (request["items"],), (request["group"],))
    except (LaunchError, RuntimeError) as error:
        return {"why": f"{type(error).__name__}: {error}"}
    return {"buffers": [one.tobytes().hex() for one in buffers]}


if __name__ == "__main__":
    serve_device(default_device, answer)
