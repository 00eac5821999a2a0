"""LLVM IR on an OpenCL device, with pyopencl: y = a * x + y."""

import numpy as np
import pyopencl as cl
import pyopencl.array as cl_array

from spvbackend import opencl

COUNT = 1_000_000
KERNEL = """
declare spir_func i64 @_Z13get_global_idj(i32)

define spir_kernel void @saxpy(ptr addrspace(1) %y, ptr addrspace(1) %x, float %a) {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %xi = getelementptr float, ptr addrspace(1) %x, i64 %i
  %yi = getelementptr float, ptr addrspace(1) %y, i64 %i
  %xv = load float, ptr addrspace(1) %xi
  %yv = load float, ptr addrspace(1) %yi
  %product = fmul float %a, %xv
  %sum = fadd float %product, %yv
  store float %sum, ptr addrspace(1) %yi
  ret void
}
"""


def main() -> None:
    device = opencl.default_device()
    program = opencl.build(device, KERNEL)
    profiling = cl.command_queue_properties.PROFILING_ENABLE
    queue = cl.CommandQueue(program.context, properties=profiling)
    random = np.random.default_rng(1)
    x, y = random.random((2, COUNT), dtype=np.float32)
    x_device, y_device = cl_array.to_device(queue, x), cl_array.to_device(queue, y)
    event = program.saxpy(queue, (COUNT,), None, y_device.data, x_device.data, np.float32(2.5))
    event.wait()
    np.testing.assert_allclose(y_device.get(), np.float32(2.5) * x + y, rtol=1e-6)
    milliseconds = (event.profile.end - event.profile.start) * 1e-6
    print(f"{COUNT:,} results as numpy has them, in {milliseconds:.2f} ms on {device.name}")


if __name__ == "__main__":
    main()
