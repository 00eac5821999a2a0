"""Cases of the generic address space."""

from __future__ import annotations

from typing import Final

import numpy as np

from tests.e2e.cases.inputs import ints
from tests.e2e.harness.case_model import Array, Case, Local, Out, blank, zeros

N: Final = 128


def one_helper(x: Array, _: Array) -> Array:
    """Sums of four in global, local and private memory."""
    g = x.reshape(-1, 4)
    return np.stack([g.sum(axis=1), g.sum(axis=1) + 6, g @ np.arange(4, dtype="i4")], 1).ravel()


def named_spaces(data: Array, _: Array) -> tuple[Array, Array]:
    """Sums in global, local and private memory; odd items add to global memory once more."""
    i = np.arange(len(data))
    odd = i & 1
    lane = i % 32
    out = np.stack([data + 10, 90 + lane, np.full(len(data), 70)], axis=1)
    final = data + 10 + np.where(odd, 1000, 0) + 35 + np.where(odd, 0, 1000) + 90 + lane
    return final, out.ravel()


def pick_at_run_time(data: Array, _: Array) -> tuple[Array, Array]:
    """A third of the items doubles each of global, local and private memory."""
    third = np.arange(len(data)) % 3
    doubled = data * 2
    values = np.choose(third, [doubled, np.full_like(data, 10), np.full_like(data, 6)])
    rest = np.choose(third, [8.0, 13.0, 11.0])
    return np.where(third == 0, doubled + 1, data), values + rest


CASES: Final = [
    Case(
        "generic_pointers",
        "one_helper",
        lambda r: [Out(ints(r, N * 4).array), blank(N * 3, "i4"), Local(32 * 16)],
        lambda x, out: (x, one_helper(x, out)),
        (N,),
        (32,),
    ),
    Case(
        "generic_pointers",
        "named_spaces",
        lambda r: [Out(ints(r, N).array), blank(N * 3, "i4"), Local(32 * 4)],
        named_spaces,
        (N,),
        (32,),
    ),
    Case(
        "generic_pointers",
        "pick_at_run_time",
        lambda r: [Out((r.integers(-40, 40, N) / 4).astype("f4")), blank(N, "f4"), Local(32 * 4)],
        pick_at_run_time,
        (N,),
        (32,),
    ),
    Case(
        "generic_pointers",
        "fence_of_global",
        lambda _: [zeros(32, "i4"), blank(32, "i4")],
        lambda *_: (np.ones(32), np.ones(32)),
        (32,),
    ),
]
