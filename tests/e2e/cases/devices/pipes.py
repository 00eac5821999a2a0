"""Cases of pipes."""

from __future__ import annotations

from typing import Final

import numpy as np

from tests.e2e.cases.inputs import small_ints
from tests.e2e.harness.case_model import Array, Case, In, Pipe, blank

N: Final = 64

PACKET: Final = 32
HELD: Final = 80


def put_and_take(x: Array, _s: Array, _o: Array) -> tuple[Array, Array]:
    """All packets arrive, in some order."""
    return np.zeros(N), x * 3 + x[0]


def structs(x: Array, *_: Array) -> tuple[Array, Array]:
    """All packets arrive, in some order; in between the pipe counts them."""
    zero = np.zeros(N)
    return np.concatenate([zero, zero + N * 1000 + HELD, zero]), x * 2 + 2 * np.arange(N) + 10


def pairs(got: list[Array], x: Array, _: Array) -> Array:
    """Each pair arrives with its halves exchanged."""
    want = x.reshape(-1, 2)[:, ::-1]
    pairs = got[0].reshape(-1, 2)
    if sorted(map(tuple, pairs.tolist())) != sorted(map(tuple, want.tolist())):
        raise ValueError(f"pairs {pairs}, want {want}")
    return got[0]


def group_packets(got: list[Array], x: Array, _: Array) -> Array:
    """Sixteen packets of a group, reversed; the groups come in some order."""
    want = x.reshape(-1, 16, 2)[:, ::-1] + np.array([1, -1], "i2")
    packets = got[0].reshape(-1, 16, 2)
    if sorted(packets.tolist()) != sorted(want.tolist()):
        raise ValueError(f"packets {packets}, want {want}")
    return got[0]


def sub_group_packets(got: list[Array], x: Array, _: Array) -> Array:
    """Sixteen packets of a sub-group, neighbours exchanged; the sub-groups in some order."""
    want = x.reshape(-1, 16)[:, np.arange(16) ^ 1] * 2
    packets = got[0].reshape(-1, 16)
    if sorted(packets.tolist()) != sorted(want.tolist()):
        raise ValueError(f"packets {packets}, want {want}")
    return got[0]


def distinct(count: int, dtype: str) -> In:
    """Numbers of which no two are equal."""
    return In((np.arange(count) * 7 % 1021 - 300).astype(dtype))


CASES: Final = [
    Case(
        "pipes",
        "put_packets",
        lambda r: [Pipe(4, 100), small_ints(r, N), blank(N, "i4"), blank(N, "i4")],
        put_and_take,
        (N,),
        then=("take_packets",),
        unordered=(1,),
    ),
    Case(
        "pipes",
        "put_structs",
        lambda r: [Pipe(PACKET, HELD), small_ints(r, N), blank(3 * N, "i4"), blank(N, "f4")],
        structs,
        (N,),
        then=("count_structs", "take_structs"),
        unordered=(1,),
    ),
    Case(
        "pipes",
        "put_reserved",
        lambda _: [Pipe(8, 2 * N), distinct(2 * N, "i8"), blank(2 * N, "i8")],
        pairs,
        (N,),
        then=("take_reserved",),
        sees_output=True,
    ),
    Case(
        "pipes",
        "put_by_group",
        lambda _: [Pipe(4, N), In(distinct(2 * N, "i2").array.reshape(N, 2)), blank((N, 2), "i2")],
        group_packets,
        (N,),
        (16,),
        then=("take_by_group",),
        sees_output=True,
    ),
    Case(
        "pipes_sub_group",
        "put_by_sub_group",
        lambda _: [Pipe(4, N), distinct(N, "f4"), blank(N, "f4")],
        sub_group_packets,
        (N,),
        (32,),
        then=("take_by_sub_group",),
        sees_output=True,
        lacking="__sub_group_commit_read_pipe",
    ),
]
