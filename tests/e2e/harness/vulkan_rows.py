"""The process that runs the kernels of the semantics tests as shaders; `worker.py` asks it.

Requests and replies are those of `row_server.py`.
"""

from __future__ import annotations

import json
import os
import sys
from typing import IO, Any

import numpy as np

from spvbackend.vulkan import LaunchError, NoDeviceError, Program
from tests.e2e.harness.vulkan_device import VulkanDevice


def launch(program: Program, job: dict[str, Any]) -> dict[str, str]:
    """Run one kernel over its items."""
    given = np.frombuffer(bytearray.fromhex(job["in"]) or bytearray(8), np.uint8)
    out = np.full(max(8, job["out"]), 0xA5, np.uint8)
    memory = np.frombuffer(bytearray.fromhex(job["memory"]) or bytearray(8), np.uint8)
    program.run(job["kernel"], [given, out, memory], (job["items"],))
    kept = memory if job["memory"] else memory[:0]
    return {"out": out.tobytes().hex(), "memory": kept.tobytes().hex()}


def answer(target: VulkanDevice, request: dict[str, Any]) -> list[dict[str, str]]:
    """Build the program and run all launches of a request."""
    jobs: list[dict[str, Any]] = request["jobs"]
    try:
        program = target.program(request["path"])
        return [launch(program, job) for job in jobs]
    except (LaunchError, RuntimeError, ValueError) as error:
        return [{"why": f"{type(error).__name__}: {error}"[:600]}] * len(jobs)


def serve_rows(replies: IO[str]) -> None:
    """Answer requests until their end; the first line says which device there is, or why none."""

    def reply(content: object) -> None:
        replies.write(json.dumps(content) + "\n")
        replies.flush()

    try:
        target = VulkanDevice()
    except NoDeviceError as error:
        reply({"why": str(error)})
        return
    reply({"device": target.name})
    for line in sys.stdin:
        reply(answer(target, json.loads(line)))


if __name__ == "__main__":
    output = os.fdopen(os.dup(1), "w")
    # What a driver says is not for the tests.
    os.dup2(2, 1)
    serve_rows(output)
