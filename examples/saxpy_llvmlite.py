"""A kernel built with llvmlite's IRBuilder and run on an OpenCL device: y = a * x + y."""

from time import perf_counter

import numpy as np
import pyopencl as cl
import pyopencl.array as cl_array
from llvmlite import ir

from spvbackend import opencl

COUNT = 1_000_000
I32, I64, F32 = ir.IntType(32), ir.IntType(64), ir.FloatType()
GLOBAL = ir.PointerType(addrspace=1)


def saxpy() -> ir.Module:
    """A module with the kernel; `spvbackend` takes it as it is."""
    module = ir.Module("saxpy")
    kind = ir.FunctionType(ir.VoidType(), [GLOBAL, GLOBAL, F32])
    kernel = ir.Function(module, kind, "saxpy")
    kernel.calling_convention = "spir_kernel"
    y, x, a = kernel.args
    # OpenCL C's functions are called by their mangled names.
    get_global_id = ir.Function(module, ir.FunctionType(I64, [I32]), "_Z13get_global_idj")
    build = ir.IRBuilder(kernel.append_basic_block("entry"))
    place = build.call(get_global_id, [I32(0)])
    y_place, x_place = (build.gep(array, [place], source_etype=F32) for array in (y, x))
    product = build.fmul(a, build.load(x_place, typ=F32))
    build.store(build.fadd(product, build.load(y_place, typ=F32)), y_place)
    build.ret_void()
    return module


def main() -> None:
    device = opencl.default_device()
    start = perf_counter()
    program = opencl.build(device, saxpy())
    built = perf_counter()
    profiling = cl.command_queue_properties.PROFILING_ENABLE
    queue = cl.CommandQueue(program.context, properties=profiling)
    random = np.random.default_rng(1)
    x, y = random.random((2, COUNT), dtype=np.float32)
    x_device, y_device = cl_array.to_device(queue, x), cl_array.to_device(queue, y)
    event = program.saxpy(queue, (COUNT,), None, y_device.data, x_device.data, np.float32(2.5))
    event.wait()
    np.testing.assert_allclose(y_device.get(), np.float32(2.5) * x + y, rtol=1e-6)
    print(f"translated and built in {(built - start) * 1e3:.0f} ms")
    milliseconds = (event.profile.end - event.profile.start) * 1e-6
    print(f"{COUNT:,} results as numpy has them, in {milliseconds:.2f} ms on {device.name}")


if __name__ == "__main__":
    main()
