"""LLVM IR as a compute shader on a Vulkan device, such as a GPU without SPIR-V for OpenCL."""

from time import perf_counter

import numpy as np

from spvbackend import vulkan

COUNT = 1 << 20
GROUP = 64
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
    device = vulkan.default_device()
    program = vulkan.Program(device, KERNEL)
    random = np.random.default_rng(1)
    x, y = random.random((2, COUNT), dtype=np.float32)
    expected = np.float32(2.5) * x + y
    start = perf_counter()
    # Arrays go to buffers of the device and back; other values are push constants.
    program.run("saxpy", {"a": 2.5, "x": x, "y": y}, size=(COUNT,), local=(GROUP,))
    milliseconds = (perf_counter() - start) * 1e3
    np.testing.assert_allclose(y, expected, rtol=1e-6)
    print(f"{COUNT:,} results as numpy has them, in {milliseconds:.2f} ms on {device.name}")


if __name__ == "__main__":
    main()
