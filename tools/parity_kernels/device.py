"""The process that times a case on an OpenCL device, as several programs in turns.

tools/parity.py starts it. It reads a request, a line of JSON, and writes one: the milliseconds of
every round for every program, or what is wrong with it.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import numpy as np
import pyopencl as cl

from parity_kernels.cases import CASES, Array, Case, Launch, Local, contents
from tests.e2e.harness.device import BUILD_OPTIONS, find_device

RELATIVE: Final = 1e-3
"""How far results may be apart: contraction and the order of sums are the compiler's to choose."""


class Memory:
    """The buffers of a case, which its programs share: where they lie makes a difference."""

    def __init__(self, queue: cl.CommandQueue, case: Case) -> None:
        self.start: Final = contents(case)
        flags = cl.mem_flags.READ_WRITE
        self.buffers: Final = {
            name: cl.Buffer(queue.context, flags, values.nbytes)
            for name, values in self.start.items()
        }


class Variant:
    """A case as one program: its kernels with their arguments."""

    def __init__(
        self, queue: cl.CommandQueue, program: cl.Program, case: Case, memory: Memory
    ) -> None:
        self.queue: Final = queue
        self.start: Final = memory.start
        self.buffers: Final = memory.buffers
        self.launches: Final = [(self.kernel(program, launch), launch) for launch in case.launches]

    def kernel(self, program: cl.Program, launch: Launch) -> cl.Kernel:
        kernel = cl.Kernel(program, launch.kernel)
        for index, argument in enumerate(launch.arguments):
            value: Any = np.int32(argument) if isinstance(argument, int) else argument
            if isinstance(argument, str):
                value = self.buffers[argument]
            elif isinstance(argument, float):
                value = np.float32(argument)
            elif isinstance(argument, Local):
                value = cl.LocalMemory(argument.size)
            kernel.set_arg(index, value)
        return kernel

    def run(self) -> float:
        """Milliseconds of the kernels alone, on the values of the start."""
        for name, values in self.start.items():
            cl.enqueue_copy(self.queue, self.buffers[name], values)
        events = [
            cl.enqueue_nd_range_kernel(self.queue, kernel, launch.size, launch.local)
            for kernel, launch in self.launches
        ]
        self.queue.finish()
        return float(sum(event.profile.end - event.profile.start for event in events)) * 1e-6

    def results(self) -> dict[str, Array]:
        held = {name: np.empty_like(values) for name, values in self.start.items()}
        for name, values in held.items():
            cl.enqueue_copy(self.queue, values, self.buffers[name])
        return held


def difference(got: Mapping[str, Array], want: Mapping[str, Array], apart: float) -> str:
    """The first buffer that differs, or nothing; of integers a share may do so."""
    for name, values in want.items():
        other = got[name]
        if values.dtype.kind == "f":
            scale = float(np.max(np.abs(values), initial=0.0, where=np.isfinite(values)))
            same = np.allclose(other, values, RELATIVE, RELATIVE * scale, equal_nan=True)
        else:
            same = bool(np.mean(other != values) <= apart)
        if not same:
            return f"buffer '{name}' differs"
    return ""


def measure(queue: cl.CommandQueue, programs: Mapping[str, cl.Program], case: Case,
            rounds: int) -> dict[str, Any]:  # fmt: skip
    """The times of a case: the programs take turns, and who begins changes.

    All must have the results of the first.
    """
    memory = Memory(queue, case)
    variants = {name: Variant(queue, program, case, memory) for name, program in programs.items()}
    want: dict[str, Array] = {}
    for name, variant in variants.items():
        variant.run()
        want = want or variant.results()
        if why := difference(variant.results(), want, case.apart):
            return {"error": f"{name}: {why}"}
    names = list(variants)
    times: dict[str, list[float]] = {name: [] for name in names}
    for index in range(rounds):
        turn = index % len(names)
        for name in names[turn:] + names[:turn]:
            times[name].append(variants[name].run())
    return {"times": times}


def build(context: cl.Context, path: Path) -> cl.Program:
    content = path.read_bytes()
    is_il = path.suffix == ".spv"
    program = cl.Program(context, content if is_il else content.decode())
    return program.build(BUILD_OPTIONS if is_il else ["-cl-std=CL2.0"])


def main() -> None:
    request = json.loads(sys.stdin.readline())
    context = cl.Context([find_device()])
    profiling = cl.command_queue_properties.PROFILING_ENABLE
    queue = cl.CommandQueue(context, properties=profiling)
    programs = {name: build(context, Path(path)) for name, path in request["programs"].items()}
    case = next(case for case in CASES if case.name == request["case"])
    reply = measure(queue, programs, case, request["rounds"])
    sys.stdout.write(json.dumps(reply) + "\n")


if __name__ == "__main__":
    main()
