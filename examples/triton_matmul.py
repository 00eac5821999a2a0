"""A product of matrices in Triton, on an OpenCL device, compared with numpy on the host.

Run it after `pip install spvbackend[triton]`; no GPU and no torch are needed.
"""

import argparse
import time

import numpy as np
import triton
import triton.language as tl

from spvbackend.triton import tensor

TILES = [(128, 128, 64), (64, 128, 64), (64, 64, 64)]


@triton.autotune(
    [triton.Config({"ROWS": m, "COLUMNS": n, "DEPTH": k}) for m, n, k in TILES], key=["m", "n", "k"]
)
@triton.jit
def matmul_kernel(
    left, right, result, m, n, k,
    ROWS: tl.constexpr, COLUMNS: tl.constexpr, DEPTH: tl.constexpr,
):  # fmt: skip
    row = tl.program_id(0) * ROWS + tl.arange(0, ROWS)
    column = tl.program_id(1) * COLUMNS + tl.arange(0, COLUMNS)
    sums = tl.zeros((ROWS, COLUMNS), tl.float32)
    for start in range(0, k, DEPTH):
        at = start + tl.arange(0, DEPTH)
        a = tl.load(left + row[:, None] * k + at[None, :])
        b = tl.load(right + at[:, None] * n + column[None, :])
        sums = tl.dot(a, b, sums)
    tl.store(result + row[:, None] * n + column[None, :], sums)


def fastest(run, seconds: float) -> float:
    """Return the shortest time of a call in some seconds of calls."""
    times = []
    end = time.perf_counter() + seconds
    while not times or time.perf_counter() < end:
        start = time.perf_counter()
        run()
        times.append(time.perf_counter() - start)
    return min(times)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "--size", type=int, default=1024, help="rows and columns, a multiple of 128"
    )
    parser.add_argument("--seconds", type=float, default=2.0, help="to measure each product")
    arguments = parser.parse_args()
    size = arguments.size
    if size % 128:
        parser.error("--size must be a multiple of 128")

    random = np.random.default_rng(0)
    left, right = (tensor(random.standard_normal((size, size), np.float32)) for _ in range(2))
    result = np.empty_like(left)

    def grid(tile):
        return triton.cdiv(size, tile["ROWS"]), triton.cdiv(size, tile["COLUMNS"])

    def run():
        matmul_kernel[grid](left, right, result, size, size, size)

    start = time.perf_counter()
    run()
    first = time.perf_counter() - start
    ours, numpys = fastest(run, arguments.seconds), fastest(lambda: left @ right, arguments.seconds)
    error = np.abs(result - left.astype(np.float64) @ right).max() / size
    for name, seconds in (("Triton", ours), ("numpy", numpys)):
        print(f"{name}: {seconds * 1e3:.2f} ms, {2 * size**3 / seconds / 1e9:.1f} GFLOP/s")
    tile = matmul_kernel.best_config.kwargs
    print(f"speed {numpys / ours:.2f} of numpy's with {tile}, all tiles compiled in {first:.1f} s")
    print(f"largest difference {error:.1e}")
    if not error < 1e-5:
        raise SystemExit("wrong")


if __name__ == "__main__":
    main()
