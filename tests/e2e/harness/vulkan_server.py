"""The process that runs shaders on the Vulkan device for `worker.py`.

A request names a module and a case, or launches in the form of `row_server.py`.
"""

from __future__ import annotations

import json
import os
import sys
from typing import IO, Any

import numpy as np

from spvbackend.vulkan import LaunchError, NoDeviceError, Program
from tests.e2e.cases.index import CASES
from tests.e2e.harness.case_model import Case
from tests.e2e.harness.vulkan_device import VulkanDevice

ERRORS = (LaunchError, RuntimeError, ValueError)


def answer(target: VulkanDevice, case: Case, path: str) -> dict[str, str]:
    """Load a module and run a case on it."""
    try:
        why = target.run(target.program(path), case)
    except ERRORS as error:
        return {"state": "run", "why": short_reason(error)}
    return {"state": "wrong" if why else "pass", "why": why}


def launch(program: Program, job: dict[str, Any]) -> dict[str, str]:
    """Run one kernel over its items."""
    given = np.frombuffer(bytearray.fromhex(job["in"]) or bytearray(8), np.uint8)
    out = np.full(max(8, job["out"]), 0xA5, np.uint8)
    memory = np.frombuffer(bytearray.fromhex(job["memory"]) or bytearray(8), np.uint8)
    group = (job["group"],) if "group" in job else None
    program.run(job["kernel"], [given, out, memory], (job["items"],), group)
    kept = memory if job["memory"] else memory[:0]
    return {"out": out.tobytes().hex(), "memory": kept.tobytes().hex()}


def launch_all(target: VulkanDevice, request: dict[str, Any]) -> list[dict[str, str]]:
    """Build a program and run all launches of a request."""
    jobs: list[dict[str, Any]] = request["jobs"]
    try:
        program = target.program(request["path"])
        return [launch(program, job) for job in jobs]
    except ERRORS as error:
        return [{"why": short_reason(error)}] * len(jobs)


def short_reason(error: Exception) -> str:
    """Return the text of an error for a report."""
    return f"{type(error).__name__}: {error}"[:600]


def serve(replies: IO[str]) -> None:
    """Answer requests; the first line names the device, or the reason for its absence."""

    def reply(content: object) -> None:
        replies.write(json.dumps(content) + "\n")
        replies.flush()

    cases = {case.name: case for case in CASES}
    try:
        target = VulkanDevice()
    except NoDeviceError as error:
        reply({"why": str(error)})
        return
    reply({"device": target.name})
    for line in sys.stdin:
        request = json.loads(line)
        if "jobs" in request:
            reply(launch_all(target, request))
        else:
            reply(answer(target, cases[request["case"]], request["path"]))


if __name__ == "__main__":
    output = os.fdopen(os.dup(1), "w")
    # A driver's own output is not part of the replies.
    os.dup2(2, 1)
    serve(output)
