"""The compared kernels of Triton: types, tiles, data and what numpy makes of them, as rows.

Sizes are for a GPU. With `small` they are for a check of results on a device in software.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]
Arrays = dict[str, Array]
SEED: Final = 7


class Tile(NamedTuple):
    """A choice of constants, with the warps of a program and the stages of its loop."""

    constants: Mapping[str, int]
    warps: int
    stages: int = 1


class TritonCase(NamedTuple):
    """A launch of a kernel.

    Attributes:
        name: of the case.
        kernel: the function's name.
        types: Triton's type of each argument.
        tiles: those among which each side takes its fastest.
        arguments: names of buffers, and numbers.
        inputs: buffers.
        grid: programs, by the constants.
        expected: the first elements of the buffers that the kernel writes.
        error: the error relative to the largest value.
        work: operations of a launch, or bytes that it moves.
        unit: of `work`: "flop" or "byte".
    """

    name: str
    kernel: str
    types: Mapping[str, str]
    tiles: tuple[Tile, ...]
    arguments: tuple[str | float | int, ...]
    inputs: Arrays
    grid: Callable[[Mapping[str, int]], tuple[int, int, int]]
    expected: Callable[[Mapping[str, Array]], Arrays]
    error: float
    work: float
    unit: str = "byte"


def bfloat_bits(values: Array) -> Array:
    """The upper halves of floats, rounded to even."""
    bits = values.astype(np.float32).view(np.uint32)
    return ((bits + 0x7FFF + (bits >> 16 & 1)) >> 16).astype(np.uint16)


def as_floats(values: Array) -> Array:
    """Numbers of any type; those of 16 bits without a sign are bfloats."""
    if values.dtype == np.uint16:
        return (values.astype(np.uint32) << 16).view(np.float32)
    return values


def _floats(*shape: int, seed: int = SEED) -> Array:
    return np.random.default_rng(seed).standard_normal(shape, np.float32)


def _blocks(count: int) -> Callable[[Mapping[str, int]], tuple[int, int, int]]:
    return lambda constants: (-(-count // constants["BLOCK"]), 1, 1)


def _rows(count: int) -> Callable[[Mapping[str, int]], tuple[int, int, int]]:
    return lambda constants: (count, 1, 1)


def vector_add(small: bool) -> TritonCase:
    n = 1 << (14 if small else 26)
    x, y = _floats(n), _floats(n, seed=1)
    return TritonCase(
        "vector_add", "vector_add", {"x": "*fp32", "y": "*fp32", "out": "*fp32", "n": "i32"},
        tuple(Tile({"BLOCK": block}, warps) for block, warps in
              ((512, 4), (1024, 4), (1024, 8), (2048, 8))),
        ("x", "y", "out", n), {"x": x, "y": y, "out": np.zeros_like(x)}, _blocks(n),
        lambda data: {"out": data["x"] + data["y"]}, 1e-6, 12.0 * n)  # fmt: skip


def dropout(small: bool) -> TritonCase:
    n = 1 << (14 if small else 26)
    x = np.abs(_floats(n)) + 1
    return TritonCase(
        "dropout", "dropout", {"x": "*fp32", "out": "*fp32", "n": "i32", "seed": "i32"},
        tuple(Tile({"BLOCK": block}, warps) for block, warps in
              ((512, 4), (1024, 4), (1024, 8), (2048, 8))),
        ("x", "out", n, 123), {"x": x, "out": np.zeros_like(x)}, _blocks(n),
        lambda data: {}, 0, 8.0 * n)  # fmt: skip


def _by_rows(
    name: str, small: bool, expected: Callable[[Mapping[str, Array]], Arrays], out: int,
    kernel_blocks: tuple[int, ...], error: float,
) -> TritonCase:  # fmt: skip
    rows, columns = (16, 1024) if small else (8192, 4096)
    x = _floats(rows, columns)
    result = np.zeros((rows, columns) if out else rows, np.float32)
    blocks = tuple(min(block, columns) for block in kernel_blocks)
    tiles = tuple(Tile({"BLOCK": block}, warps) for block in blocks for warps in (4, 8, 16))
    return TritonCase(
        name, name, {"x": "*fp32", "out": "*fp32", "columns": "i32"}, tiles[:6],
        ("x", "out", columns), {"x": x, "out": result}, _rows(rows), expected, error,
        4.0 * (x.size + result.size))  # fmt: skip


def softmax(small: bool) -> TritonCase:
    def expected(data: Mapping[str, Array]) -> Arrays:
        powers = np.exp(data["x"] - data["x"].max(1, keepdims=True))
        return {"out": powers / powers.sum(1, keepdims=True)}

    return _by_rows("softmax", small, expected, 1, (4096,), 1e-5)


def row_sum(small: bool) -> TritonCase:
    return _by_rows("row_sum", small, lambda data: {"out": data["x"].sum(1)}, 0, (1024, 2048), 1e-4)


def running_sum(small: bool) -> TritonCase:
    return _by_rows(
        "running_sum", small, lambda data: {"out": np.cumsum(data["x"], 1)}, 1, (4096,), 1e-4
    )


def layer_norm(small: bool) -> TritonCase:
    rows, columns = (16, 1024) if small else (8192, 4096)
    x = _floats(rows, columns).astype(np.float16)
    weight, bias = (_floats(columns, seed=seed).astype(np.float16) for seed in (1, 2))

    def expected(data: Mapping[str, Array]) -> Arrays:
        values = data["x"].astype(np.float32)
        centred = values - values.mean(1, keepdims=True)
        scaled = centred / np.sqrt((centred**2).mean(1, keepdims=True) + 1e-5)
        return {"out": scaled * data["weight"].astype(np.float32) + data["bias"]}

    types = dict.fromkeys(("x", "weight", "bias", "out"), "*fp16")
    return TritonCase(
        "layer_norm", "layer_norm", {**types, "columns": "i32", "eps": "fp32"},
        tuple(Tile({"BLOCK": columns}, warps) for warps in (2, 4, 8, 16)),
        ("x", "weight", "bias", "out", columns, 1e-5),
        {"x": x, "weight": weight, "bias": bias, "out": np.zeros_like(x)}, _rows(rows), expected,
        2e-3, 4.0 * x.size)  # fmt: skip


def histogram(small: bool) -> TritonCase:
    n = 1 << (14 if small else 24)
    x = np.random.default_rng(SEED).integers(0, 256, n, np.int32)
    return TritonCase(
        "histogram", "histogram", {"x": "*i32", "out": "*i32", "n": "i32"},
        tuple(Tile({"BINS": 256, "BLOCK": block}, warps) for block, warps in
              ((1024, 4), (2048, 4), (4096, 8), (8192, 8))),
        ("x", "out", n), {"x": x, "out": np.zeros(256, np.int32)}, _blocks(n),
        lambda data: {}, 0, 4.0 * n)  # fmt: skip


_TILES: Final = tuple(
    Tile({"BM": bm, "BN": bn, "BK": bk}, warps, stages)
    for bm, bn, bk, warps in (
        (64, 64, 32, 4), (128, 64, 32, 4), (128, 128, 32, 4), (128, 128, 32, 8), (64, 128, 32, 4),
        (128, 128, 64, 4),
    )
    for stages in (1, 2, 3)
)  # fmt: skip


def _products(
    name: str, type: str, size: int, convert: Callable[[Array], Array], error: float, gelu: int = 0,
    tiles: tuple[Tile, ...] = _TILES,
) -> TritonCase:  # fmt: skip
    a, b = (convert(_floats(size, size, seed=seed)) for seed in (1, 2))

    def expected(data: Mapping[str, Array]) -> Arrays:
        total = as_floats(data["a"])[:128].astype(np.float32) @ as_floats(data["b"]).astype(
            np.float32
        )
        if gelu:
            from math import erf

            total = 0.5 * total * (1 + np.vectorize(erf)(total * 0.70710678))
        return {"c": total}

    return TritonCase(
        name, "matmul", {**dict.fromkeys("abc", type), **dict.fromkeys("MNK", "i32")},
        tuple(tile._replace(constants={**tile.constants, "GELU": gelu}) for tile in tiles),
        ("a", "b", "c", size, size, size), {"a": a, "b": b, "c": np.zeros_like(a)},
        lambda constants: (size // constants["BM"] * (size // constants["BN"]), 1, 1), expected,
        error, 2.0 * size**3, "flop")  # fmt: skip


def matmul_f16(small: bool) -> TritonCase:
    size = 256 if small else 4096
    return _products("matmul_f16", "*fp16", size, lambda x: x.astype(np.float16), 2e-3)


def matmul_bf16(small: bool) -> TritonCase:
    return _products("matmul_bf16", "*bf16", 256 if small else 4096, bfloat_bits, 8e-3)


def matmul_f32(small: bool) -> TritonCase:
    size = 256 if small else 2048
    return _products("matmul_f32", "*fp32", size, lambda x: x, 1e-4, tiles=_TILES[:6])


def mlp(small: bool) -> TritonCase:
    size = 256 if small else 4096
    return _products("mlp", "*fp16", size, lambda x: x.astype(np.float16) / 32, 2e-3, gelu=1)


def _attention(name: str, small: bool, causal: int) -> TritonCase:
    heads, length, head = (2, 256, 64) if small else (32, 4096, 64)
    shape = heads, length, head
    q, k, v = (_floats(*shape, seed=seed).astype(np.float16) for seed in (1, 2, 3))

    def expected(data: Mapping[str, Array]) -> Arrays:
        q, k, v = (data[name][:1].astype(np.float32) for name in "qkv")
        scores = q @ k.transpose(0, 2, 1) * head**-0.5
        if causal:
            scores = np.where(np.tri(length, dtype=bool), scores, -1e30)
        weights = np.exp(scores - scores.max(2, keepdims=True))
        return {"out": weights / weights.sum(2, keepdims=True) @ v}

    types = {**dict.fromkeys(("q", "k", "v", "out"), "*fp16"), "length": "i32", "scale": "fp32"}
    tiles = tuple(
        Tile({"CAUSAL": causal, "HEAD": head, "BM": bm, "BN": bn}, warps, stages)
        for bm, bn, warps in ((64, 32, 2), (64, 64, 4), (128, 32, 4), (128, 64, 4), (256, 32, 8))
        for stages in (1, 2, 3)
    )
    return TritonCase(
        name, "attention", types, tiles, ("q", "k", "v", "out", length, head**-0.5),
        {"q": q, "k": k, "v": v, "out": np.zeros_like(q)},
        lambda constants: (length // constants["BM"], heads, 1), expected, 4e-3,
        4.0 * heads * length * length * head * (0.5 if causal else 1), "flop")  # fmt: skip


def attention(small: bool) -> TritonCase:
    return _attention("attention", small, 0)


def causal_attention(small: bool) -> TritonCase:
    return _attention("causal_attention", small, 1)


TRITON_CASES: Final[dict[str, Callable[[bool], TritonCase]]] = {
    make.__name__: make
    for make in (
        vector_add, dropout, softmax, row_sum, layer_norm, running_sum, histogram, matmul_f16,
        matmul_bf16, matmul_f32, mlp, attention, causal_attention,
    )
}  # fmt: skip
