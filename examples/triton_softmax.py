"""Fused softmax in Triton, on an OpenCL device: each row is read once and written once.

Run it after `pip install spvbackend[triton]`; no GPU and no torch are needed.
"""

import argparse
import time

import numpy as np
import triton
import triton.language as tl

from spvbackend.triton import tensor


@triton.jit
def softmax_kernel(scores, result, columns, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    column = tl.arange(0, BLOCK)
    inside = column < columns
    x = tl.load(scores + row * columns + column, mask=inside, other=-float("inf"))
    x = tl.exp(x - tl.max(x, axis=0))
    tl.store(result + row * columns + column, x / tl.sum(x, axis=0), mask=inside)


def softmax_by_numpy(scores: np.ndarray) -> np.ndarray:
    x = np.exp(scores - scores.max(1, keepdims=True))
    return x / x.sum(1, keepdims=True)


def best_time(work, times: int = 10) -> float:
    """The seconds of the fastest run, after one that may compile."""
    work()
    seconds = []
    for _ in range(times):
        start = time.perf_counter()
        work()
        seconds.append(time.perf_counter() - start)
    return min(seconds)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rows", type=int, default=4096)
    parser.add_argument("--columns", type=int, default=1000)
    arguments = parser.parse_args()
    rows, columns = arguments.rows, arguments.columns

    scores = tensor(np.random.default_rng(0).standard_normal((rows, columns), np.float32))
    result = np.empty_like(scores)
    block = triton.next_power_of_2(columns)

    def run():
        # On a CPU one warp is the fastest: a core runs those of a group one after the other.
        softmax_kernel[(rows,)](scores, result, columns, BLOCK=block, num_warps=1)

    ours = best_time(run)
    theirs = best_time(lambda: softmax_by_numpy(scores))
    error = np.abs(result - softmax_by_numpy(scores)).max()
    print(f"{rows} x {columns}: {ours * 1e3:.2f} ms, numpy {theirs * 1e3:.2f} ms")
    print(f"largest difference {error:.1e}")
    if not error < 1e-6:
        raise SystemExit("wrong")


if __name__ == "__main__":
    main()
