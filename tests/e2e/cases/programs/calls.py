"""Cases of calls, of attributes of kernels, and of hints to the compiler."""

from __future__ import annotations

from typing import Final

import numpy as np

from tests.e2e.cases.inputs import ints, quarters
from tests.e2e.harness.case_model import Array, Case, In, Out, Rng, blank, val

N: Final = 64


def mix_down(x: Array, depth: int) -> Array:
    """The helpers of call_chain."""
    r = np.clip(x * 3 - depth, -5000, 5000)
    return np.asarray(-r if depth & 1 else r + np.clip(x, -9, 9))


def call_chain(x: Array, _: Array) -> Array:
    """Four rounds of calls."""
    for depth in range(4):
        x = mix_down(x, depth)
    return x * 3


def many_arguments(*args: Array) -> Array:
    """A sum of arguments of every type."""
    c, us, long, f, d, v, u = args[:7]
    i = np.arange(N)
    fixed = float(c) + float(us) + float(f) + float(d) + float(u[0]) * float(u[1])
    return np.asarray(fixed + float(long) + i + v[0] * i + v[3] * i + np.where(i & 1, 0.5, 0.25))


ROOMY: Final = np.dtype(
    {"names": ["a", "b"], "formats": ["i4", "i1"], "offsets": [0, 4], "itemsize": 16}
)


def roomy(rng: Rng) -> In:
    """Structs aligned to 16 bytes."""
    r = np.zeros(N, ROOMY)
    r["a"], r["b"] = rng.integers(-1000, 1000, N), rng.integers(-128, 128, N)
    return In(r)


def hinted_size(r: Array, _: Array) -> Array:
    """The size of the struct shows."""
    r["a"] += r["b"]
    r["b"] = np.arange(len(r)) + 16
    return r


def unrolled(x: Array, _: Array, n: Array) -> Array:
    """Weighted sums of following items."""
    i = np.arange(len(x))
    total = sum(x[(i + k) % len(x)] * (k + 1) for k in range(int(n)))
    for k in range(3):
        total = total ^ (k << (i & 7))
    return np.asarray(total)


def aligned_parts(x: Array, _: Array) -> Array:
    """Four words of a row of bytes."""
    w = x.view(np.int32).reshape(-1, 4)
    second = np.where(w[:, 0] == 0, 7, w[:, 1])
    return w[:, 0] ^ second ^ w[:, 2] ^ w[:, 3]


CASES: Final = [
    Case("helper_calls", "call_chain", lambda r: [ints(r, N), blank(N, "i4")], call_chain, (N,)),
    Case(
        "helper_calls",
        "scale_and_shift",
        lambda r: [Out(quarters(r, N).array), val(1.5, "f4"), val(-2, "f4")],
        lambda x, s, t: (x * s + t) * np.where(np.arange(N) & 1, 2, 1),
        (N,),
    ),
    Case(
        "helper_calls",
        "scale_one",
        lambda r: [Out(quarters(r, N).array), val(0.5, "f4")],
        lambda x, by: x * by,
        (N,),
    ),
    Case(
        "helper_calls",
        "shift_one",
        lambda r: [Out(quarters(r, N).array), val(2.5, "f4")],
        lambda x, by: x + by,
        (N,),
    ),
    Case(
        "helper_calls",
        "many_arguments",
        lambda _: [
            val(-7, "i1"),
            val(60000, "u2"),
            val(1 << 40, "i8"),
            val(0.75, "f4"),
            val(-2.5, "f8"),
            val([1, 2, 3, -4], "i4"),
            val([200, 3], "u1"),
            blank(N, "f8"),
        ],
        many_arguments,
        (N,),
    ),
    Case(
        "helper_calls",
        "restricted",
        lambda r: [quarters(r, N), blank(N, "f4"), blank(N, "f4"), val(0, "i4")],
        lambda x, *_: (np.floor(x), x - np.floor(x) + 1),
        (N,),
    ),
    Case(
        "attributes",
        "required_size",
        lambda _: [blank(64, "u4")],
        lambda _: np.tile(np.arange(8) + 820, 8),
        (16, 4),
        (8, 2),
    ),
    Case(
        "attributes", "hinted_size", lambda r: [roomy(r), blank(N, ROOMY)], hinted_size, (N,), (16,)
    ),
    Case(
        "attributes",
        "unrolled",
        lambda r: [ints(r, N), blank(N, "i4"), val(10, "i4")],
        unrolled,
        (N,),
    ),
    Case(
        "attributes",
        "aligned_parts",
        lambda r: [In(r.integers(0, 256, N * 16, "u1")), blank(N, "i4")],
        aligned_parts,
        (N,),
    ),
]
