"""Cases of kernels that start kernels, on the device's own queue."""

from __future__ import annotations

from typing import Final

import numpy as np

from tests.e2e.cases.inputs import small_ints
from tests.e2e.harness.case_model import Array, Case, Out, Queue, blank, val

N: Final = 64


def enqueue_one(x: Array, _: Array) -> Array:
    """Twice the input and the captured values; then the status."""
    return np.append(x * 2 - 9 + 3 * 7, 0)


def grid(size: tuple[int, ...], offset: tuple[int, ...] = (0, 0, 0)) -> tuple[Array, ...]:
    """Global ids of all items of a range, in the order of their linear ids."""
    z, y, x = np.indices((*size, 1, 1)[2::-1]).reshape(3, -1)
    return x + offset[0], y + offset[1], z + offset[2]


def ranges(_: Array) -> Array:
    """The values of five ranges, in the order of linear ids."""
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
    """Tiles reversed, plus their sums; then the status."""
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
    """A captured struct; then the status."""
    k = np.arange(8)
    return np.append(3 * k + 4 + np.array([9, 8, 7])[k % 3], 0)


def plain_blocks(x: Array, _: Array) -> Array:
    """A cube and a product, then the output of the enqueued block."""
    return np.append(x**3 + (x + 1) * x[0], np.arange(16) + 40 + x)


CASES: Final = [
    Case(
        "queue_kernels",
        "enqueue_one",
        lambda r: [small_ints(r, N), blank(N + 1, "i4")],
        enqueue_one,
        (N,),
        starts_kernels=True,
    ),
    Case(
        "queue_kernels", "ranges", lambda _: [blank(105, "i4")], ranges, (1,), starts_kernels=True
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
