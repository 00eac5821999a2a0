"""Flash attention in Triton, on an OpenCL device: the matrix of scores is never in memory.

Run it after `pip install spvbackend[triton]`; no GPU and no torch are needed.
"""

import argparse
import time

import numpy as np
import triton
import triton.language as tl

from spvbackend.triton import tensor


@triton.jit
def attention_kernel(
    query, key, value, result, length, scale,
    HEAD: tl.constexpr, QUERIES: tl.constexpr, KEYS: tl.constexpr,
):  # fmt: skip
    base = tl.program_id(1) * length * HEAD
    m = tl.program_id(0) * QUERIES + tl.arange(0, QUERIES)
    d = tl.arange(0, HEAD)
    at = base + m[:, None] * HEAD + d[None, :]
    q = tl.load(query + at, mask=m[:, None] < length, other=0.0)
    # What the softmax of each row has seen so far.
    highest = tl.full((QUERIES,), -float("inf"), tl.float32)
    total = tl.zeros((QUERIES,), tl.float32)
    sums = tl.zeros((QUERIES, HEAD), tl.float32)
    for start in range(0, length, KEYS):
        n = start + tl.arange(0, KEYS)
        inside = n < length
        k = tl.load(key + base + n[None, :] * HEAD + d[:, None], mask=inside[None, :], other=0.0)
        v = tl.load(value + base + n[:, None] * HEAD + d[None, :], mask=inside[:, None], other=0.0)
        scores = tl.where(inside[None, :], tl.dot(q, k) * scale, -float("inf"))
        higher = tl.maximum(highest, tl.max(scores, axis=1))
        weight = tl.exp(scores - higher[:, None])
        fade = tl.exp(highest - higher)
        total = total * fade + tl.sum(weight, axis=1)
        sums = tl.dot(weight, v, sums * fade[:, None])
        highest = higher
    tl.store(result + at, sums / total[:, None], mask=m[:, None] < length)


def attention_by_numpy(query, key, value, scale: float) -> np.ndarray:
    scores = query @ key.transpose(0, 2, 1) * scale
    weight = np.exp(scores - scores.max(-1, keepdims=True))
    return weight / weight.sum(-1, keepdims=True) @ value


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--heads", type=int, default=4)
    parser.add_argument("--length", type=int, default=512)
    parser.add_argument("--size", type=int, default=32, help="of a head")
    arguments = parser.parse_args()
    heads, length, size = arguments.heads, arguments.length, arguments.size

    random = np.random.default_rng(0)
    query, key, value = (
        tensor(random.standard_normal((heads, length, size), np.float32)) for _ in range(3)
    )
    result = np.empty_like(query)
    scale = size**-0.5

    def run():
        attention_kernel[triton.cdiv(length, 16), heads](
            query, key, value, result, length, scale, HEAD=size, QUERIES=16, KEYS=16
        )

    start = time.perf_counter()
    run()
    first = time.perf_counter() - start
    start = time.perf_counter()
    run()
    again = time.perf_counter() - start
    error = np.abs(result - attention_by_numpy(query, key, value, scale)).max()
    print(f"{heads} heads of {length} x {size}: {again * 1e3:.2f} ms, compiled in {first:.1f} s")
    print(f"largest difference {error:.1e}")
    if not error < 1e-5:
        raise SystemExit("wrong")


if __name__ == "__main__":
    main()
