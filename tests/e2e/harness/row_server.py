"""The process that runs the kernels of the semantics tests; each line of its input is a request.

A request names a SPIR-V file and its launches; the reply has, for each launch in turn, the bytes of
its output and of its memory, or the reason for their absence.
"""

from __future__ import annotations

import contextlib
import pathlib
from typing import Any

import numpy as np

from tests.e2e.harness.device import BUILD_OPTIONS, Device, DeviceError, short_reason
from tests.e2e.harness.server import serve_device

with contextlib.suppress(ImportError):  # device.py says so
    import pyopencl as cl


def build(target: Device, path: str, optimise: bool) -> Any:
    """Return the program of a file; building is many times faster without optimisation."""
    program = cl.Program(target.context, pathlib.Path(path).read_bytes())
    program.build([*BUILD_OPTIONS, *([] if optimise else ["-cl-opt-disable"])], [target.device])
    return program


def launch(target: Device, program: Any, job: dict[str, Any]) -> dict[str, str]:
    flags = cl.mem_flags.READ_WRITE | cl.mem_flags.COPY_HOST_PTR
    hosts = [
        np.frombuffer(bytes.fromhex(job["in"]) or bytes(8), np.uint8),
        np.full(max(8, job["out"]), 0xA5, np.uint8),
        np.frombuffer(bytes.fromhex(job["memory"]) or bytes(8), np.uint8).copy(),
    ]
    buffers = [cl.Buffer(target.context, flags, hostbuf=host) for host in hosts]
    kernel = cl.Kernel(program, job["kernel"])
    kernel.set_args(*buffers)
    group = (job["group"],) if "group" in job else None
    cl.enqueue_nd_range_kernel(target.queue, kernel, (job["items"],), group)
    target.queue.finish()
    for host, buffer in zip(hosts[1:], buffers[1:], strict=True):
        cl.enqueue_copy(target.queue, host, buffer)
    memory = hosts[2] if job["memory"] else hosts[2][:0]
    return {"out": hosts[1].tobytes().hex(), "memory": memory.tobytes().hex()}


def answer(target: Device, request: dict[str, Any]) -> list[dict[str, str]]:
    """Build the program and run all launches of a request."""
    jobs: list[dict[str, Any]] = request["jobs"]
    try:
        program = build(target, request["path"], request["optimise"])
        return [launch(target, program, job) for job in jobs]
    except (DeviceError, RuntimeError, ValueError) as error:
        return [{"why": short_reason(error)}] * len(jobs)


if __name__ == "__main__":
    serve_device(Device, answer)
