"""Matrix multiplication, naive and tiled, built with llvmlite.ir and run on an OpenCL device.

In the tiled kernel a work-group copies a tile of each matrix to local memory, and each work-item
keeps ROWS vectors of the result in registers.
"""

from collections.abc import Callable
from functools import partial

import numpy as np
import pyopencl as cl
import pyopencl.array as cl_array
from kernel_builder import F32, I32, Kernel, pointer
from llvmlite import ir

from spvbackend import opencl

SIZE = 512
TILE_M, TILE_N, TILE_K = 32, 64, 32
ROWS, LANES = 8, 8
ARGS = {"a": pointer(), "b": pointer(), "c": pointer()}


def naive() -> str:
    """One element of the result for each work-item."""
    k = Kernel("naive", ARGS, (64,))
    column, row = k.id("global", 0), k.id("global", 1)
    total = k.variable(F32(0))
    with k.loop(SIZE) as i:
        x = k.load(k.args["a"], k.place((row, SIZE), (i, 1)), F32)
        y = k.load(k.args["b"], k.place((i, SIZE), (column, 1)), F32)
        k.add_to(total, k.build.fmul(x, y))
    k.store(k.build.load(total, typ=F32), k.args["c"], k.place((row, SIZE), (column, 1)))
    return k.finish()


def tiled() -> str:
    """ROWS vectors of LANES elements for each work-item."""
    group = (TILE_N // LANES, TILE_M // ROWS)
    k = Kernel("tiled", ARGS, group)
    vector = ir.VectorType(F32, LANES)
    a_tile = k.local_array("a_tile", F32, TILE_M * TILE_K)
    b_tile = k.local_array("b_tile", F32, TILE_K * TILE_N)
    x, y = k.id("local", 0), k.id("local", 1)
    first_row = k.place((k.id("group", 1), TILE_M))
    first_column = k.place((k.id("group", 0), TILE_N))
    totals = [k.variable(ir.Constant(vector, [0.0] * LANES)) for _ in range(ROWS)]

    def copy(tile: ir.Value, rows: int, width: int, source: ir.Value, corner: ir.Value) -> None:
        """All work-items together copy a tile, a vector at a time."""
        vectors = rows * width // LANES
        workers = group[0] * group[1]
        with k.loop(vectors // workers) as i:
            number = k.place((i, workers), (y, group[0]), (x, 1))
            row = k.build.udiv(number, I32(width // LANES))
            column = k.build.urem(number, I32(width // LANES))
            value = k.load(source, k.place((corner, 1), (row, SIZE), (column, LANES)), vector)
            k.store(value, tile, k.place((number, LANES)))

    with k.loop(SIZE // TILE_K) as step:
        copy(a_tile, TILE_M, TILE_K, k.args["a"], k.place((first_row, SIZE), (step, TILE_K)))
        b_corner = k.place((step, TILE_K * SIZE), (first_column, 1))
        copy(b_tile, TILE_K, TILE_N, k.args["b"], b_corner)
        k.barrier()
        with k.loop(TILE_K) as i:
            right = k.load(b_tile, k.place((i, TILE_N), (x, LANES)), vector)
            for row, total in enumerate(totals):
                place = k.place((y, ROWS * TILE_K), (i, 1), (row, TILE_K))
                left = k.splat(k.load(a_tile, place, F32), LANES)
                k.add_to(total, k.build.fmul(left, right))
        k.barrier()
    for row, total in enumerate(totals):
        place = k.place((first_row, SIZE), (y, ROWS * SIZE), (row, SIZE), (first_column, 1),
                        (x, LANES))  # fmt: skip
        k.store(k.build.load(total, typ=vector), k.args["c"], place)
    return k.finish()


def best_time(run: Callable[[], cl.Event]) -> float:
    """Seconds of the fastest of some launches."""
    times: list[float] = []
    for _ in range(5):
        event = run()
        event.wait()
        times.append((event.profile.end - event.profile.start) * 1e-9)
    return min(times)


def main() -> None:
    device = opencl.default_device()
    profiling = cl.command_queue_properties.PROFILING_ENABLE
    queue = cl.CommandQueue(opencl.context_of(device), properties=profiling)
    random = np.random.default_rng(1)
    a, b = random.random((2, SIZE, SIZE), dtype=np.float32)
    a_device, b_device = (cl_array.to_device(queue, x) for x in (a, b))
    kernels = {
        "naive": (naive(), (SIZE, SIZE), (64, 1)),
        "tiled": (tiled(), (SIZE // LANES, SIZE // ROWS), (TILE_N // LANES, TILE_M // ROWS)),
    }
    for name, (text, size, group) in kernels.items():
        kernel = cl.Kernel(opencl.build(device, text, opt_level=2), name)
        c = cl_array.zeros_like(a_device)
        arguments = [x.data for x in (a_device, b_device, c)]
        seconds = best_time(partial(kernel, queue, size, group, *arguments))
        np.testing.assert_allclose(c.get(), a @ b, rtol=1e-4)
        rate = 2 * SIZE**3 / seconds / 1e9
        print(f"{name}: {seconds * 1e3:.2f} ms, {rate:.1f} GFLOP/s, as numpy on {device.name}")


if __name__ == "__main__":
    main()
