"""The process that runs shaders on the Vulkan device for `worker.py`.

A request names a module and a case, or launches in the form of `row_server.py`.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from spvbackend.vulkan import LaunchError, Program
from tests.e2e.cases.cuda import CUDA_CASES
from tests.e2e.cases.index import CASES
from tests.e2e.harness.server import serve_device
from tests.e2e.harness.vulkan_device import VulkanDevice

CASES_BY_NAME: Final = {case.name: case for case in (*CUDA_CASES, *CASES)}
ERRORS = (LaunchError, RuntimeError, ValueError)


def run_case(target: VulkanDevice, request: dict[str, Any]) -> dict[str, str]:
    try:
        why = target.run(target.program(request["path"]), CASES_BY_NAME[request["case"]])
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
    jobs: list[dict[str, Any]] = request["jobs"]
    try:
        program = target.program(request["path"])
        return [launch(program, job) for job in jobs]
    except ERRORS as error:
        return [{"why": short_reason(error)}] * len(jobs)


def short_reason(error: Exception) -> str:
    """Return the text of an error for a report."""
    return f"{type(error).__name__}: {error}"[:600]


def answer(target: VulkanDevice, request: dict[str, Any]) -> object:
    """Run the launches of a request, or its case."""
    return launch_all(target, request) if "jobs" in request else run_case(target, request)


if __name__ == "__main__":
    serve_device(VulkanDevice, answer)
