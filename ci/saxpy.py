"""Builds saxpy.spv for the first OpenCL device that takes SPIR-V and compares it with numpy."""

import sys
from pathlib import Path

import numpy as np
import pyopencl as cl

from spvbackend import opencl

COUNT = 1000
ROUNDED_UP = 1024


def main(path: str) -> None:
    device = opencl.default_device()
    context = opencl.context_of(device)
    program = opencl.build(context, Path(path))
    random = np.random.default_rng(1)
    x, y = random.random((2, COUNT), dtype=np.float32)
    flags = cl.mem_flags.READ_WRITE | cl.mem_flags.COPY_HOST_PTR
    x_buffer, y_buffer = (cl.Buffer(context, flags, hostbuf=data) for data in (x, y))
    factor = np.float32(2.5)
    result = np.empty_like(y)
    with cl.CommandQueue(context) as queue:
        program.saxpy(queue, (ROUNDED_UP,), None, y_buffer, x_buffer, factor, np.uint32(COUNT))
        cl.enqueue_copy(queue, result, y_buffer)
    np.testing.assert_allclose(result, factor * x + y, rtol=1e-6)
    sys.stdout.write(f"ran on {device.name}: {COUNT} results as numpy has them\n")


if __name__ == "__main__":
    main(sys.argv[1])
