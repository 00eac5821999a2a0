"""What IREE made of a product of matrices, of softmax and of a small network, run here by hand.

The modules in data/ have their sources and how they were dumped. IREE's own run time would launch
the kernels; here the numbers of work-items are those that the kernels were made for. Softmax moves
values between the lanes of a wavefront of 32, so its sub-groups have to have this size.
"""

import time
from pathlib import Path

import numpy as np
import pyopencl as cl
import pyopencl.array as cl_array

from spvbackend import opencl

DATA = Path(__file__).parent / "data"
WAVE = 32
HIDDEN = (16, 128)
random = np.random.default_rng(1)


def normal(*shape: int) -> np.ndarray:
    return random.standard_normal(shape).astype(np.float32)


def softmax(x: np.ndarray) -> np.ndarray:
    powers = np.exp(x - x.max(axis=1, keepdims=True))
    return powers / powers.sum(axis=1, keepdims=True)


class Module:
    """The kernels of a dumped module; each returns when it has ended."""

    def __init__(self, queue: cl.CommandQueue, name: str) -> None:
        self.queue = queue
        self.program = opencl.build(queue.context, DATA / f"{name}.ll", subgroup_size=WAVE)

    def run(self, name: str, groups: tuple, items: tuple, *arrays: cl_array.Array) -> None:
        """Launch the kernel whose name begins so."""
        (kernel,) = (k for k in self.program.all_kernels() if k.function_name.startswith(name))
        size = tuple(count * of_each for count, of_each in zip(groups, items, strict=True))
        kernel(self.queue, size, items, *(array.data for array in arrays)).wait()


def run_matmul(queue: cl.CommandQueue) -> None:
    a, b = normal(64, 32), normal(32, 64)
    result = cl_array.zeros(queue, (64, 64), np.float32)
    inputs = [cl_array.to_device(queue, array) for array in (a, b)]
    Module(queue, "iree_matmul").run("matmul", (16, 1), (8, 8), *inputs, result)
    np.testing.assert_allclose(result.get(), a @ b, rtol=1e-4, atol=1e-4)


def run_softmax(queue: cl.CommandQueue) -> None:
    x = normal(64, 256)
    result = cl_array.zeros(queue, x.shape, np.float32)
    inputs = cl_array.to_device(queue, x)
    Module(queue, "iree_softmax").run("softmax", (64,), (64,), inputs, result)
    np.testing.assert_allclose(result.get(), softmax(x), rtol=1e-5)


def run_model(queue: cl.CommandQueue) -> None:
    """A layer with a rectifier, one without, and softmax; both results lie in one buffer."""
    x, w1, b1, w2 = normal(16, 64), normal(64, 128) / 8, normal(128), normal(128, 10) / 8
    inputs = [cl_array.to_device(queue, array) for array in (x, w1, b1, w2)]
    between = cl_array.zeros(queue, HIDDEN[0] * (HIDDEN[1] + 10), np.float32)
    result = cl_array.zeros(queue, (16, 10), np.float32)
    module = Module(queue, "iree_model")
    module.run("model_dispatch_0", (8, 1), (8, 8), *inputs[:3], between)
    module.run("model_dispatch_1", (1, 1), (32, 8), between, inputs[3], between)
    module.run("model_dispatch_2", (1,), (32,), between, result)
    np.testing.assert_allclose(result.get(), softmax(np.maximum(x @ w1 + b1, 0) @ w2), rtol=1e-4)


def main() -> None:
    queue = cl.CommandQueue(opencl.context_of(opencl.default_device()))
    for run in (run_matmul, run_softmax, run_model):
        start = time.perf_counter()
        run(queue)
        milliseconds = (time.perf_counter() - start) * 1e3
        name = run.__name__.removeprefix("run_")
        print(f"{name}: as numpy has it; translated, built and run in {milliseconds:.0f} ms")


if __name__ == "__main__":
    main()
