"""Cases of what a kernel asks of the device around it: its queue, pipes and printf."""

from __future__ import annotations

from typing import Final

import numpy as np

from tests.e2e.cases.inputs import small_ints
from tests.e2e.harness.case_model import Array, Case, In, Out, Pipe, Queue, Val, blank, val

N: Final = 64


def enqueue_one(x: Array, _: Array) -> Array:
    """Twice the input and what was captured; the status behind them."""
    return np.append(x * 2 - 9 + 3 * 7, 0)


def grid(size: tuple[int, ...], offset: tuple[int, ...] = (0, 0, 0)) -> tuple[Array, ...]:
    """Global ids of all items of a range, in the order of their linear ids."""
    z, y, x = np.indices((*size, 1, 1)[2::-1]).reshape(3, -1)
    return x + offset[0], y + offset[1], z + offset[2]


def ranges(_: Array) -> Array:
    """What each of five ranges writes, in the order of linear ids."""
    out = np.empty(105, "i8")
    x, _y, _z = grid((8,), (5, 0, 0))
    out[:8] = x * 100 + (x - 5) % 4 * 10 + 4
    x, y, _z = grid((4, 6), (3, 5, 0))
    out[8:32] = x * 1000 + y * 100 + (y - 5) % 3 * 10 + 2
    x, y, z = grid((2, 3, 4))
    out[32:56] = z * 1000 + y * 100 + x * 10 + z % 2
    out[56:80] = 900 + z // 2 * 10 + 1
    out[80:104] = 64
    out[104] = 0
    return out


def local_arguments(x: Array, _o: Array, length: Array) -> Array:
    """Tiles reversed, plus their sums; the status behind them."""
    tiles = x.reshape(4, int(length))
    return np.append(tiles[:, ::-1] + tiles.sum(axis=1, keepdims=True), 0)


def chain(data: Array, _: Array) -> tuple[Array, Array]:
    """One is added, three multiplied, then each adds its neighbour."""
    data = (data + 1) * 3
    return data + data[np.arange(N) ^ 1], np.array([0, 0, 0, 0, 1])


def user_event(*_: Array) -> tuple[Array, ...]:
    """The block ran after the event that the kernel set last."""
    return np.append(7, 7 + np.arange(32)), np.array([1, 0])


def measure(got: list[Array], *_: Array) -> tuple[Array, ...]:
    """The block took some time, in nanoseconds."""
    if not 0 <= got[1][0] < 10**10:
        raise ValueError(f"the block took {got[1]} ns")
    return np.arange(32) + 7, got[1]


def queries(got: list[Array], _: Array) -> Array:
    """Sizes that fit each other; the specification leaves their values open."""
    _, group, local_group, multiple, local_multiple = got[0].tolist()
    if not (1 <= multiple <= group and 1 <= local_multiple <= local_group):
        raise ValueError(f"groups of {group} and {local_group}")
    if max(group, local_group) > 1 << 16 or group % multiple:
        raise ValueError(f"groups of {group} and {local_group}, multiples of {multiple}")
    return np.append(9, got[0][1:])


def given_queue(_: Array) -> Array:
    """A struct was captured; the status behind."""
    k = np.arange(8)
    return np.append(3 * k + 4 + np.array([9, 8, 7])[k % 3], 0)


def plain_blocks(x: Array, _: Array) -> Array:
    """A cube and a product, then what the enqueued block left behind."""
    return np.append(x**3 + (x + 1) * x[0], np.arange(16) + 40 + x)


QUEUES: Final = [
    Case(
        "queue_kernels",
        "enqueue_one",
        lambda r: [small_ints(r, N), blank(N + 1, "i4")],
        enqueue_one,
        (N,),
        starts_kernels=True,
    ),
    Case(
        "queue_kernels",
        "ranges",
        lambda _: [blank(105, "i4")],
        ranges,
        (1,),
        starts_kernels=True,
    ),
    Case(
        "queue_kernels",
        "local_arguments",
        lambda r: [small_ints(r, N), blank(N + 1, "i4"), val(16, "u4")],
        local_arguments,
        (1,),
        starts_kernels=True,
    ),
    Case(
        "queue_kernels",
        "chain",
        lambda r: [Out(small_ints(r, N).array), blank(5, "i4")],
        chain,
        (1,),
        starts_kernels=True,
    ),
    Case(
        "queue_kernels",
        "user_event",
        lambda _: [blank(33, "i4"), blank(2, "i4")],
        user_event,
        (1,),
        starts_kernels=True,
    ),
    Case(
        "queue_profiling",
        "measure",
        lambda _: [blank(32, "i4"), blank(1, "u8")],
        measure,
        (1,),
        starts_kernels=True,
        sees_output=True,
    ),
    Case(
        "queue_kernels",
        "queries",
        lambda _: [Out(np.array([9, 0, 0, 0, 0], "u4"))],
        queries,
        (1,),
        starts_kernels=True,
        sees_output=True,
    ),
    Case(
        "queue_kernels",
        "descend",
        lambda _: [blank(12, "i4"), val(11, "i4")],
        lambda *_: np.arange(12) ** 2,
        (1,),
        starts_kernels=True,
    ),
    Case(
        "queue_kernels",
        "given_queue",
        lambda _: [Queue(), blank(9, "i4")],
        given_queue,
        (1,),
        starts_kernels=True,
    ),
    Case(
        "queue_kernels",
        "plain_blocks",
        lambda r: [small_ints(r, 16), blank(32, "i4")],
        plain_blocks,
        (1,),
        then=("collect",),
        starts_kernels=True,
    ),
]

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
    """Each pair arrives as it is, its halves exchanged."""
    want = x.reshape(-1, 2)[:, ::-1]
    found = got[0].reshape(-1, 2)
    if sorted(map(tuple, found.tolist())) != sorted(map(tuple, want.tolist())):
        raise ValueError(f"pairs {found}, want {want}")
    return got[0]


def group_packets(got: list[Array], x: Array, _: Array) -> Array:
    """Sixteen packets of a group, reversed; the groups come in some order."""
    want = x.reshape(-1, 16, 2)[:, ::-1] + np.array([1, -1], "i2")
    found = got[0].reshape(-1, 16, 2)
    if sorted(found.tolist()) != sorted(want.tolist()):
        raise ValueError(f"packets {found}, want {want}")
    return got[0]


def sub_group_packets(got: list[Array], x: Array, _: Array) -> Array:
    """Sixteen packets of a sub-group, neighbours exchanged; the sub-groups in some order."""
    want = x.reshape(-1, 16)[:, np.arange(16) ^ 1] * 2
    found = got[0].reshape(-1, 16)
    if sorted(found.tolist()) != sorted(want.tolist()):
        raise ValueError(f"packets {found}, want {want}")
    return got[0]


def distinct(count: int, dtype: str) -> In:
    """Numbers of which no two are equal."""
    return In((np.arange(count) * 7 % 1021 - 300).astype(dtype))


PIPES: Final = [
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

X: Final = 1234567
Y: Final = -81985529216486895
INTEGERS: Final = (
    "d 1234567|1234567|1234567|1234567|1234567|+1234567|-1234567|1234567",
    "u 1234567|4553207|04553207|12d687|12D687|0x12d687|0012D687",
    "hh -121|135|87; h -10617|54919|d687",
    "l -81985529216486895|-81985529216486895|18364758544493064721|1773345651416625031021"
    "|fedcba9876543211|FEDCBA9876543211|  -81985529216486895|-81985529216486895  |",
    "c fZ%|  r|l  |",
    "s text|   right|left    |cu|",
)
FLOATS: Final = (
    "f 3.140625|3.140625|3|    3.14|3.1      |+3.141|00003.141|3.",
    "e 3.140625e+00|3.140625E+00|3.14e+00| +3.1406e+00",
    "g 3.14062|3.14062|3.14|3.14062e+09|3.14062",
    "a 0x1.92p+1|0X1.92P+1|-0x1.55p-2",
    "double -0.333333|-0.33333333333333331|-3.3333333333e-01",
    "half 1.500000 1.500",
    "not finite inf -INF inf -INF",
    "percent %",
)
LANES: Final = (1, -2, 300, -70000)
FLOAT_LANES: Final = (0.5, -1.5, 2.25, 1024.0)
VECTORS: Final = (
    "v2 1,-2|1,4294967294|12c,fffeee90",
    "v3 1,-2,44|1,-2,300",
    "v4 1,fffffffe,12c,fffeee90|0x1,0xfffffffe,0x12c,0xfffeee90|1,FFFFFFFE,12C,FFFEEE90",
    "v8 1,254,44,144,2,255,45,145",
    "v16 1,0,0,0,fe,ff,ff,ff,2c,1,0,0,90,ee,fe,ff",
    "wide 8589934592,-17179869184|300,18446744073709481616",
    "float 0.500000,-1.500000,2.250000,1024.000000|5.000000e-01,-1.500000e+00|0.50,-1.50,2.25",
    "double 0.500000,-1.500000|0.5,-1.5,2.25,1024",
    "half 0.500000,-1.500000",
    "    1,   -2,  300,-70000|1    ,-2   |",
)
COUNTS: Final = (0, 1, 3, 4)


def branch_lines() -> tuple[str, ...]:
    """What the loops print."""
    lines: list[str] = []
    for item, count in enumerate(COUNTS):
        lines += [f"item {item} odd {k}" for k in range(1, count, 2)]
        lines += [f"item {item} two{' here' if item & 1 else ''}"] if count > 2 else []
        lines.append(f"item {item} sum {count * (count - 1) // 2}")
    return tuple(lines)


PRINTF: Final = [
    Case(
        "printf_formats",
        "integers",
        lambda _: [blank(1, "i4"), val(X, "i4"), val(Y, "i8")],
        lambda *_: np.ones(1),
        (1,),
        printed=INTEGERS,
    ),
    Case(
        "printf_formats",
        "floats",
        lambda _: [blank(1, "i4"), val(3.140625, "f4"), val(-1 / 3, "f8"), val(1.5, "f2")],
        lambda *_: np.ones(1),
        (1,),
        printed=FLOATS,
    ),
    Case(
        "printf_formats",
        "vectors",
        lambda _: [blank(1, "i4"), Val(np.array(LANES, "i4")), Val(np.array(FLOAT_LANES, "f4"))],
        lambda *_: np.ones(1),
        (1,),
        printed=VECTORS,
    ),
    Case(
        "printf_formats",
        "in_branches",
        lambda _: [In(np.array(COUNTS, "i4")), blank(4, "i4")],
        lambda n, _: n * (n - 1) // 2,
        (4,),
        printed=branch_lines(),
    ),
]

CASES: Final = [*QUEUES, *PIPES, *PRINTF]
