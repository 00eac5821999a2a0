"""An OpenCL device that accepts SPIR-V: find it, build programs, run cases on it."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from case_model import Arg, Array, Case, In, Local, Out, expected, make_args
from compare import compare_outputs

# Intel's runtime reads SPIR-V back into builtins of the language version that this names, and those
# of OpenCL 1.2, its choice without the option, have no atomics on generic pointers.
BUILD_OPTIONS: Final = ["-cl-std=CL3.0"]

# Lines of a build log that are no reason of a failure.
LOG_NOISE: Final = re.compile(r"remark:|started|done\.?$|^Options used|^\s*$")


class NoDeviceError(Exception):
    """No device can run SPIR-V; the message says why."""


try:
    import pyopencl as cl
except ImportError:
    MISSING = "pyopencl is not installed"
else:
    MISSING = ""


def find_device() -> cl.Device:
    """The first device that takes SPIR-V; OPENCL_DEVICE (part of a name) narrows the choice."""
    if MISSING:
        raise NoDeviceError(MISSING)
    want = os.environ.get("OPENCL_DEVICE", "")
    try:
        platforms = cl.get_platforms()
    except cl.Error as error:
        raise NoDeviceError(f"no OpenCL platform: {error}") from None
    for platform in platforms:
        for device in platform.get_devices():
            if want in f"{platform.name} {device.name}" and "SPIR-V" in str(device.il_version):
                return device
    raise NoDeviceError("no OpenCL device that accepts SPIR-V")


class Device:
    """A device with its context and queue, and the program that was built last."""

    def __init__(self) -> None:
        self.device = find_device()
        self.context = cl.Context([self.device])
        self.queue = cl.CommandQueue(self.context)
        self.built: tuple[str, cl.Program] | None = None

    @property
    def name(self) -> str:
        """What a test report calls the device."""
        return f"{self.device.name.strip()}, {self.device.version.strip()}"

    def program(self, path: str) -> cl.Program:
        """Build SPIR-V (*.spv) or OpenCL C; the cases of one file follow each other."""
        if self.built is None or self.built[0] != path:
            with open(path, "rb") as file:
                content = file.read()
            is_il = path.endswith(".spv")
            program = cl.Program(self.context, content if is_il else content.decode())
            program.build(BUILD_OPTIONS, [self.device])
            self.built = (path, program)
        return self.built[1]

    def buffers(self, args: Sequence[Arg]) -> list[cl.Buffer | None]:
        """A device buffer for each buffer argument, None for the others."""
        flags = cl.mem_flags.READ_WRITE | cl.mem_flags.COPY_HOST_PTR
        return [
            cl.Buffer(self.context, flags, hostbuf=np.ascontiguousarray(a.array))
            if isinstance(a, In | Out)
            else None
            for a in args
        ]

    def launch(self, kernel: cl.Kernel, case: Case) -> None:
        """Run the kernel as often as the case says."""
        offset = case.offset or tuple(0 for _ in case.size)
        for _ in range(case.launches):
            cl.enqueue_nd_range_kernel(self.queue, kernel, case.size, case.local, offset)
        self.queue.finish()

    def run(self, program: cl.Program, case: Case) -> str:
        """Run a case; the complaint about its results, or nothing."""
        args = make_args(case)
        kernel = cl.Kernel(program, case.kernel)
        if kernel.num_args != len(args):
            return f"the kernel takes {kernel.num_args} arguments, the case gives {len(args)}"
        buffers = self.buffers(args)
        for index, (arg, buffer) in enumerate(zip(args, buffers, strict=True)):
            kernel.set_arg(index, argument_value(arg, buffer))
        self.launch(kernel, case)
        got: list[Array] = []
        for index, (arg, buffer) in enumerate(zip(args, buffers, strict=True)):
            if isinstance(arg, In | Out) and buffer is not None:
                host = np.empty_like(np.ascontiguousarray(arg.array))
                cl.enqueue_copy(self.queue, host, buffer)
                if isinstance(arg, Out):
                    got.append(host)
                elif host.tobytes() != arg.array.tobytes():
                    return f"the input buffer of argument {index} was changed"
        return compare_outputs(case, got, expected(case, args, got))


def argument_value(arg: Arg, buffer: cl.Buffer | None) -> Any:
    """What clSetKernelArg takes for an argument."""
    if isinstance(arg, Local):
        return cl.LocalMemory(arg.nbytes)
    return buffer if isinstance(arg, In | Out) else arg.array.tobytes()


def short_reason(error: Exception) -> str:
    """The message of a failure in one line, without the noise of a build log."""
    lines = [x.strip() for x in str(error).splitlines() if not LOG_NOISE.search(x)]
    return " ".join(lines)[:600]
