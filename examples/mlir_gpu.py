"""A kernel by MLIR's GPU pipeline: a matrix product of halves, with tiles in local memory.

data/mlir_matmul.ll is a linalg.matmul, tiled, promoted to workgroup memory and lowered by MLIR 22.
Each memref is an allocated and an aligned pointer, an offset, sizes and strides.
"""

from pathlib import Path

import numpy as np
import pyopencl as cl
import pyopencl.array as cl_array

from spvbackend import opencl

MODULE = Path(__file__).parent / "data" / "mlir_matmul.ll"
ROWS, INNER, COLUMNS = 8000, 24, 16
TILE = 8


def memref(array: cl_array.Array) -> list[object]:
    """The arguments that a memref becomes."""
    strides = [stride // array.dtype.itemsize for stride in array.strides]
    return [array.data, array.data, *map(np.int64, (0, *array.shape, *strides))]


def main() -> None:
    device = opencl.default_device()
    program = opencl.build(device, MODULE)
    profiling = cl.command_queue_properties.PROFILING_ENABLE
    queue = cl.CommandQueue(program.context, properties=profiling)
    random = np.random.default_rng(1)
    a = random.random((ROWS, INNER), np.float32).astype(np.float16)
    b = random.random((INNER, COLUMNS), np.float32).astype(np.float16)
    c = cl_array.to_device(queue, np.zeros((ROWS, COLUMNS), np.float32))
    arguments = [*memref(cl_array.to_device(queue, a)), *memref(cl_array.to_device(queue, b))]
    (kernel,) = program.all_kernels()
    event = kernel(queue, (COLUMNS, ROWS), (TILE, TILE), *arguments, *memref(c))
    event.wait()
    wanted = a.astype(np.float32) @ b.astype(np.float32)
    np.testing.assert_allclose(c.get(), wanted, rtol=1e-5)
    milliseconds = (event.profile.end - event.profile.start) * 1e-6
    print(f"{ROWS}x{INNER} by {INNER}x{COLUMNS} as numpy has it, in {milliseconds:.2f} ms")


if __name__ == "__main__":
    main()
