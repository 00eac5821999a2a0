"""A kernel that IREE made for its SPIR-V backend, translated here and run: y = a * x + y.

data/iree_saxpy.ll has its source and how it was dumped. It is AMD's flavour of SPIR-V: ids come
from `llvm.amdgcn` intrinsics, and the triple is spirv64-amd-amdhsa.
"""

from pathlib import Path

import numpy as np
import pyopencl as cl
import pyopencl.array as cl_array

from spvbackend import opencl

MODULE = Path(__file__).parent / "data" / "iree_saxpy.ll"
COUNT, GROUP = 1_000_000, 64


def main() -> None:
    device = opencl.default_device()
    program = opencl.build(device, MODULE)
    profiling = cl.command_queue_properties.PROFILING_ENABLE
    queue = cl.CommandQueue(program.context, properties=profiling)
    random = np.random.default_rng(1)
    x, y = random.random((2, COUNT), dtype=np.float32)
    a = np.float32(2.5)
    inputs = [cl_array.to_device(queue, np.asarray(array)) for array in (a, x, y)]
    result = cl_array.zeros(queue, COUNT, np.float32)
    (kernel,) = program.all_kernels()
    event = kernel(queue, (COUNT,), (GROUP,), *(array.data for array in (*inputs, result)))
    event.wait()
    np.testing.assert_allclose(result.get(), a * x + y, rtol=1e-6)
    milliseconds = (event.profile.end - event.profile.start) * 1e-6
    print(f"{kernel.function_name}: {COUNT:,} results as numpy has them, in {milliseconds:.2f} ms")


if __name__ == "__main__":
    main()
