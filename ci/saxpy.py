"""Runs saxpy.spv on the first OpenCL device that takes SPIR-V and compares it with numpy."""

import sys
import warnings
from pathlib import Path

import numpy as np
import pyopencl as cl

COUNT = 1000
ROUNDED_UP = 1024


def find_device() -> cl.Device:
    for platform in cl.get_platforms():
        for device in platform.get_devices():
            if "SPIR-V" in getattr(device, "il_version", ""):
                return device
    raise SystemExit("no OpenCL device takes SPIR-V")


def main(path: str) -> None:
    # The runtime's compiler always has something to tell.
    warnings.simplefilter("ignore", cl.CompilerWarning)
    device = find_device()
    context = cl.Context([device])
    queue = cl.CommandQueue(context)
    program = cl.Program(context, Path(path).read_bytes()).build()
    random = np.random.default_rng(1)
    x, y = random.random((2, COUNT), dtype=np.float32)
    flags = cl.mem_flags.READ_WRITE | cl.mem_flags.COPY_HOST_PTR
    x_buffer, y_buffer = (cl.Buffer(context, flags, hostbuf=data) for data in (x, y))
    factor = np.float32(2.5)
    program.saxpy(queue, (ROUNDED_UP,), None, y_buffer, x_buffer, factor, np.uint32(COUNT))
    result = np.empty_like(y)
    cl.enqueue_copy(queue, result, y_buffer)
    np.testing.assert_allclose(result, factor * x + y, rtol=1e-6)
    sys.stdout.write(f"ran on {device.name.strip()}: {COUNT} results as numpy has them\n")


if __name__ == "__main__":
    main(sys.argv[1])
