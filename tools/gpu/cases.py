"""The kernels that are compared: buffers, arguments, sizes and what numpy makes of them, as rows.

Sizes are for a GPU: data are several times its caches, and a launch takes many times what starting
it takes. With `small` they are for a device in software.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]
Arrays = dict[str, Array]
SEED: Final = 11
NEAR: Final = 2e-4
"""The error that the hardware's functions may make, in terms of the largest value."""


class Case(NamedTuple):
    """A launch of a kernel, which has the name of its file.

    Arguments are names of buffers, and numbers of 32 bits. `expected` makes the contents of buffers
    after it, or the first of them; they may be off by `error`, in terms of the largest value.
    """

    name: str
    arguments: tuple[str | float | int, ...]
    size: tuple[int, ...]
    local: tuple[int, ...]
    inputs: Arrays
    expected: Callable[[Mapping[str, Array]], Arrays]
    error: float = 0.0
    # The share of values that may be something else: a point beside a border on its other side.
    strays: float = 0.0


def _floats(shape: int | tuple[int, ...], low: float = 0.0, high: float = 1.0) -> Array:
    random = np.random.default_rng(SEED)
    return random.random(shape, np.float32) * np.float32(high - low) + np.float32(low)


def _words(count: int) -> Array:
    return np.random.default_rng(SEED).integers(0, 1 << 32, count, np.uint32)


def _empty(shape: int | tuple[int, ...], dtype: str = "float32") -> Array:
    """An output of 0xCD bytes, so that an element that is not written shows."""
    array = np.empty(shape, dtype)
    array.view(np.uint8).fill(0xCD)
    return array


def saxpy(small: bool) -> Case:
    n = 1 << (16 if small else 26)
    x, y = _floats(n), _floats(n, -1.0)
    return Case("saxpy", ("x", "y", 2.5, n), (n,), (256,), {"x": x, "y": y},
                lambda data: {"y": np.float32(2.5) * data["x"] + data["y"]}, 1e-6)  # fmt: skip


def reduction(small: bool) -> Case:
    n, groups = (1 << 16, 8) if small else (1 << 27, 2048)

    def expected(data: Mapping[str, Array]) -> Arrays:
        shares = data["data"].reshape(-1, groups, 256)
        return {"sums": shares.sum(axis=(0, 2), dtype=np.float64)}

    inputs = {"data": _floats(n), "sums": _empty(groups)}
    return Case("reduction", ("data", "sums", n), (groups * 256,), (256,), inputs, expected, 1e-5)


def transpose(small: bool) -> Case:
    n = 128 if small else 8192
    return Case("transpose", ("from", "to", n), (n, n // 4), (32, 8),
                {"from": _floats((n, n)), "to": _empty((n, n))},
                lambda data: {"to": data["from"].T})  # fmt: skip


def matmul(small: bool) -> Case:
    n = 128 if small else 4096
    inputs = {"a": _floats((n, n)), "b": _floats((n, n), -1.0), "c": _empty((n, n))}
    return Case("matmul", ("a", "b", "c", n), (n // 4, n // 4), (16, 16), inputs,
                lambda data: {"c": data["a"] @ data["b"]}, 1e-4)  # fmt: skip


def stencil(small: bool) -> Case:
    n = 128 if small else 8192

    def expected(data: Mapping[str, Array]) -> Arrays:
        grid = data["from"]
        around = grid[1:-1, :-2] + grid[1:-1, 2:] + grid[:-2, 1:-1] + grid[2:, 1:-1]
        result = grid.copy()
        result[1:-1, 1:-1] = np.float32(0.2) * (grid[1:-1, 1:-1] + around)
        return {"to": result}

    inputs = {"from": _floats((n, n)), "to": _empty((n, n))}
    return Case("stencil", ("from", "to", n), (n, n), (64, 4), inputs, expected, 1e-6)


def nbody(small: bool) -> Case:
    n, checked = (512 if small else 1 << 15), 64

    def expected(data: Mapping[str, Array]) -> Arrays:
        bodies = data["bodies"].astype(np.float64)
        apart = bodies[None, :, :3] - bodies[:checked, None, :3]
        weight = bodies[:, 3] * ((apart**2).sum(axis=2) + 0.01) ** -1.5
        pulls = np.zeros((checked, 4))
        pulls[:, :3] = np.einsum("ij,ijk->ik", weight, apart)
        return {"pulls": pulls}

    inputs = {"bodies": _floats((n, 4), -1.0), "pulls": _empty((n, 4))}
    return Case("nbody", ("bodies", "pulls", n), (n,), (256,), inputs, expected, NEAR)


def black_scholes(small: bool) -> Case:
    n, rate, volatility = 1 << (14 if small else 25), 0.02, 0.3

    def normal(x: Array) -> Array:
        k = 1.0 / (1.0 + 0.2316419 * np.abs(x))
        tail: Array = k * 1.330274429
        for factor in (-1.821255978, 1.781477937, -0.356563782, 0.319381530):
            tail = k * (tail + factor)
        y = 1.0 - 0.398942280 * np.exp(-0.5 * x * x) * tail
        return np.where(x < 0.0, 1.0 - y, y)

    def expected(data: Mapping[str, Array]) -> Arrays:
        s, k, t = (data[name][:checked].astype(np.float64) for name in ("spot", "strike", "years"))
        root = volatility * np.sqrt(t)
        d1 = (np.log(s / k) + (rate + 0.5 * volatility**2) * t) / root
        first, second, later = normal(d1), normal(d1 - root), k * np.exp(-rate * t)
        calls = s * first - later * second
        return {"calls": calls, "puts": later * (1.0 - second) - s * (1.0 - first)}

    checked = 1 << 14
    inputs = {"spot": _floats(n, 5.0, 30.0), "strike": _floats(n, 1.0, 100.0)[::-1].copy(),
              "years": np.roll(_floats(n, 0.25, 10.0), 7), "calls": _empty(n), "puts": _empty(n)
              }  # fmt: skip
    names = ("spot", "strike", "years", "calls", "puts", rate, volatility)
    return Case("black_scholes", names, (n,), (256,), inputs, expected, NEAR)


def softmax(small: bool) -> Case:
    rows, columns = (16, 1024) if small else (1 << 14, 1 << 12)

    def expected(data: Mapping[str, Array]) -> Arrays:
        values = data["from"][:64].astype(np.float64)
        powers = np.exp(values - values.max(axis=1, keepdims=True))
        return {"to": powers / powers.sum(axis=1, keepdims=True)}

    inputs = {"from": _floats((rows, columns), -5.0, 5.0), "to": _empty((rows, columns))}
    return Case("softmax", ("from", "to", columns), (rows * 256,), (256,), inputs, expected, NEAR)


def histogram(small: bool) -> Case:
    n, groups = (1 << 14, 8) if small else (1 << 26, 2048)

    def expected(data: Mapping[str, Array]) -> Arrays:
        # By parts that stay in the caches.
        parts = np.array_split(data["data"].view(np.uint8), max(1, n >> 18))
        return {"bins": np.sum([np.bincount(part, minlength=256) for part in parts], axis=0)}

    inputs = {"data": _words(n), "bins": np.zeros(256, np.uint32)}
    return Case("histogram", ("data", "bins", n), (groups * 256,), (256,), inputs, expected)


def sort(small: bool) -> Case:
    n = 1 << (13 if small else 24)
    return Case("sort", ("from", "to"), (n // 2,), (512,),
                {"from": _words(n), "to": _empty(n, "uint32")},
                lambda data: {"to": np.sort(data["from"].reshape(-1, 1024)).ravel()}
                )  # fmt: skip


def scan(small: bool) -> Case:
    n = 1 << (14 if small else 26)

    def expected(data: Mapping[str, Array]) -> Arrays:
        return {"sums": data["data"].reshape(-1, 512).cumsum(axis=1, dtype=np.int32).ravel()}

    inputs = {"data": _words(n).view(np.int32), "sums": _empty(n, "int32")}
    return Case("scan", ("data", "sums"), (n,), (512,), inputs, expected)


def mandelbrot(small: bool) -> Case:
    width, height, most = (64, 32, 50) if small else (4096, 4096, 500)

    def expected(data: Mapping[str, Array]) -> Arrays:
        rows = 32
        one = np.float32(1.0)
        cx = np.float32(3.5) * np.arange(width, dtype=np.float32) / width * one - np.float32(2.5)
        cy = np.float32(2.0) * np.arange(rows, dtype=np.float32)[:, None] / height - one
        x, y = np.zeros((2, rows, width), np.float32)
        steps = np.zeros((rows, width), np.uint32)
        for _ in range(most):
            near = x * x + y * y < 4.0
            steps += near
            x, y = (np.where(near, x * x - y * y + cx, x),
                    np.where(near, np.float32(2.0) * x * y + cy, y))  # fmt: skip
        return {"picture": steps}

    inputs = {"picture": _empty((height, width), "uint32")}
    return Case("mandelbrot", ("picture", width, height, most), (width, height), (32, 8), inputs,
                expected, strays=0.01)  # fmt: skip


CASES: Final[dict[str, Callable[[bool], Case]]] = {
    make.__name__: make
    for make in (
        saxpy, reduction, transpose, matmul, stencil, nbody, black_scholes, softmax, histogram,
        sort, scan, mandelbrot,
    )
}  # fmt: skip


def references(case: Case) -> Arrays:
    """The contents of buffers after the launch, by numpy."""
    with np.errstate(over="ignore"):
        return case.expected(case.inputs)


def complaint(case: Case, wanted: Mapping[str, Array], buffers: Mapping[str, Array]) -> str:
    """The complaint about the buffers after a launch, or nothing."""
    for name, values in wanted.items():
        got = buffers[name][: len(values)].astype(np.float64)
        off = np.abs(got - values)
        allowed = case.error * float(np.abs(values).max())
        wrong = ~(off <= allowed)
        if wrong.mean() > case.strays:
            at = int(np.argmax(wrong))
            return (f"{int(wrong.sum())} of {wrong.size} values of {name!r} are wrong, such as "
                    f"number {at}: {got.flat[at]:g}, not {np.asarray(values).flat[at]:g}"
                    )  # fmt: skip
    return ""
