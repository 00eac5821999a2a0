"""A generator of convolutions: a kernel for each shape, stride, data type and list of post-ops.

As oneDNN does, it makes the kernel that is asked for once and keeps it. What it has to beat is its
own generic kernel, which takes all that as arguments. Images are (y, x, channel), weights
(y, x, channel, output), and sums are 32-bit floats whatever the data.
"""

from collections.abc import Callable
from functools import cache
from time import perf_counter

import numpy as np
import pyopencl as cl
import pyopencl.array as cl_array
from convolution_kernels import SIZES, generic, specialised
from convolution_shape import Convolution, convolve

from spvbackend import opencl

CASES = (
    Convolution(56, 64, 64, 3, 1, "float32", ("bias", "relu")),
    Convolution(28, 128, 128, 1, 1, "float32", ()),
    Convolution(56, 64, 128, 3, 2, "float16", ("bias", "add", "relu")),
)


@cache
def generic_kernel(dtype: str) -> cl.Kernel:
    return cl.Kernel(opencl.build(None, generic(dtype), opt_level=2), "generic")


@cache
def specialised_kernel(conv: Convolution) -> cl.Kernel:
    """The kernel for a convolution, made by the first call."""
    return cl.Kernel(opencl.build(None, specialised(conv), opt_level=2), "specialised")


def best_time(run: Callable[[], cl.Event]) -> float:
    """Milliseconds of the fastest of some launches."""
    times: list[float] = []
    for _ in range(10):
        event = run()
        event.wait()
        times.append((event.profile.end - event.profile.start) * 1e-6)
    return min(times)


def measure(queue: cl.CommandQueue, conv: Convolution) -> None:
    arrays = conv.random_arrays()
    wanted = convolve(conv, *arrays)
    y = cl_array.to_device(queue, np.zeros_like(arrays[-1]))
    buffers = [cl_array.to_device(queue, array).data for array in arrays] + [y.data]
    sizes = [np.int32(getattr(conv, name)) for name in SIZES]
    result, outputs = conv.result, conv.outputs
    kernel = generic_kernel(conv.dtype)
    slow = best_time(lambda: kernel(queue, (outputs, result, result), None, *buffers, *sizes))
    conv.check(y.get(), wanted)
    start = perf_counter()
    own = specialised_kernel(conv)
    built = perf_counter()
    specialised_kernel(conv)
    found = perf_counter()
    y.set(np.zeros_like(arrays[-1]))
    size = (outputs, result // conv.pixels, result)
    fast = best_time(lambda: own(queue, size, None, *buffers))
    conv.check(y.get(), wanted)
    print(f"{conv}")
    print(f"  generic {slow:.2f} ms, specialised {fast:.2f} ms, {slow / fast:.1f} times as fast")
    print(
        f"  built in {(built - start) * 1e3:.0f} ms, found again in {(found - built) * 1e6:.0f} us"
    )


def main() -> None:
    device = opencl.default_device()
    profiling = cl.command_queue_properties.PROFILING_ENABLE
    queue = cl.CommandQueue(opencl.context_of(device), properties=profiling)
    for conv in CASES:
        measure(queue, conv)


if __name__ == "__main__":
    main()
