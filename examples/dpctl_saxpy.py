"""LLVM IR on a SYCL device, with dpctl: y = a * x + y in unified shared memory.

dpctl finds PyPI's runtime for the CPU where it looks for devices inside `visible_runtime()`.
"""

import ctypes
from time import perf_counter

import dpctl
import dpctl.memory
import dpctl.program
import numpy as np

import spvbackend
from spvbackend.opencl import visible_runtime

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
    with visible_runtime():
        queue = dpctl.SyclQueue()
    spirv = spvbackend.translate(KERNEL)
    kernel = dpctl.program.create_program_from_spirv(queue, spirv).get_sycl_kernel("saxpy")
    random = np.random.default_rng(1)
    x, y = random.random((2, COUNT), dtype=np.float32)
    memory = [dpctl.memory.MemoryUSMShared(x.nbytes, queue=queue) for _ in (y, x)]
    for usm, values in zip(memory, (y, x), strict=True):
        usm.copy_from_host(values.view(np.uint8))
    start = perf_counter()
    queue.submit(kernel, [*memory, ctypes.c_float(2.5)], [COUNT]).wait()
    seconds = perf_counter() - start
    result = np.frombuffer(memory[0], np.float32)
    np.testing.assert_allclose(result, np.float32(2.5) * x + y, rtol=1e-6)
    name = queue.sycl_device.name.strip()
    print(f"{COUNT:,} results as numpy has them, in {seconds * 1e3:.1f} ms on {name}")


if __name__ == "__main__":
    main()
