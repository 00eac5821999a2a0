"""Cases of all reductions, scans, votes and exchanges of sub-groups and work-groups."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final

import numpy as np

from tests.e2e.harness.case_model import Array, Case, In, Rng, blank, zeros

N: Final = 128
SIXTEEN: Final = 16

Combine = Callable[[Any, Any], Any]
OPERATIONS: Final[dict[str, Combine]] = {
    "add": np.add,
    "mul": np.multiply,
    "min": np.minimum,
    "max": np.maximum,
    "and": np.bitwise_and,
    "or": np.bitwise_or,
    "xor": np.bitwise_xor,
    "logical_and": lambda a, b: a & b,
    "logical_or": lambda a, b: a | b,
    "logical_xor": lambda a, b: a ^ b,
}


def first_value(name: str, dtype: np.dtype[Any]) -> Any:
    """The identity of an operation."""
    low, high = -np.inf, np.inf
    if dtype.kind != "f":
        low, high = np.iinfo(dtype).min, np.iinfo(dtype).max
    if name == "and":
        return dtype.type(~dtype.type(0))
    firsts = {"mul": 1, "logical_and": 1, "min": high, "max": low}
    return dtype.type(firsts.get(name, 0))


def combined(name: str, x: Array, size: int = SIXTEEN, active: Array | None = None) -> list[Array]:
    """Reduction, exclusive and inclusive scan of the active items of each group."""
    rows = [np.zeros_like(x) for _ in range(3)]
    chosen = np.ones(len(x), bool) if active is None else active
    for start in range(0, len(x), size):
        members = [at for at in range(start, min(start + size, len(x))) if chosen[at]]
        total = first_value(name, x.dtype)
        for at in members:
            rows[1][at] = total
            total = x.dtype.type(OPERATIONS[name](total, x[at]))
            rows[2][at] = total
        rows[0][members] = total
    return rows


def all_of(names: Sequence[str], x: Array, size: int, active: Array | None = None) -> Array:
    """The three rows of each operation."""
    return np.stack([row for name in names for row in combined(name, x, size, active)])


def uniform(x: Array, *_: Array) -> tuple[Array, Array, Array]:
    """Operations of all items, by sign and kind."""
    u, f = x.view(np.uint32), x.astype("f4")
    return (
        all_of(("add", "min", "max"), x, SIXTEEN),
        np.stack([combined("min", u)[1], combined("max", u)[1], combined("max", u)[0]]),
        np.stack([combined("min", f)[1], combined("max", f)[2], combined("min", f)[0]]),
    )


def of_some(x: Array, _: Array) -> Array:
    """Operations of the items that are not multiples of three."""
    active = np.fmod(x, 3) != 0
    return all_of(("add", "mul", "min", "max", "and", "or", "xor"), x, SIXTEEN, active)


LOGICAL: Final = ("logical_and", "logical_or", "logical_xor")


def logic_of_some(x: Array, _: Array) -> Array:
    """Operations of a bit, without the scans of logical_xor, which Intel's runtime gets wrong."""
    return all_of(LOGICAL, x >> 2 & 1, SIXTEEN, np.fmod(x, 3) != 0)[:7]


def group_logic(rows: slice, count: int) -> Callable[[Array, Array], Array]:
    """Operations of work-groups of 32: row 0 has reductions, the others have scans.

    Intel's runtime errs in the reduction by logical_xor.
    """

    def reference(x: Array, _: Array) -> Array:
        bits = [(x & mask != 0).astype("i4") for mask in (14, 96, 1)]
        pairs = zip(LOGICAL[:count], bits, strict=False)
        return np.concatenate([np.stack(combined(name, bit, 32)[rows]) for name, bit in pairs])

    return reference


def of_clusters(x: Array, _: Array) -> Array:
    """Reductions of a few neighbours."""
    rows = [
        ("add", x, 2),
        ("mul", x, 4),
        ("min", x, 8),
        ("max", x, 16),
        ("and", x, 4),
        ("or", x, 8),
        ("xor", x, 2),
        ("logical_and", (x & 3 != 0).astype("i4"), 4),
        ("logical_or", x >> 2 & 1, 2),
        ("logical_xor", x & 1, 8),
    ]
    return np.stack([combined(name, values, size)[0] for name, values, size in rows])


def of_floats(x: Array, *_: Array) -> tuple[Array, Array, Array]:
    """Floats of all widths."""
    d, h = x.astype("f8"), x.astype("f2")
    twos = np.where(x > 0, 2, 1).astype("f4")
    return (
        np.stack([combined("add", x)[0], combined("mul", twos)[1], combined("min", x, 4)[0]]),
        np.stack([combined("add", d)[2], combined("max", d)[0], combined("max", d, 8)[0]]),
        np.stack([combined("min", h)[0], combined("max", h)[2], combined("max", h)[1]]),
    )


def of_widths(x: Array, _: Array) -> Array:
    """Integers of all widths."""
    rows = [
        combined("add", x.astype("i1"))[0],
        combined("max", x.astype("u1"))[2],
        combined("min", x.astype("i2"))[0],
        combined("add", x.astype("u2"))[2],
        combined("add", x)[1],
        combined("max", x.astype("u8"))[0],
        combined("xor", x.astype("u1"))[0],
        combined("and", x.astype("i2"), 4)[0],
        combined("min", x)[2],
    ]
    return np.stack([row.astype("i8") for row in rows])


def moved(x: Array, *_: Array) -> tuple[Array, Array, Array]:
    """Values of other lanes."""
    g = x.reshape(-1, SIXTEEN)
    lane = np.arange(SIXTEEN)

    def spread(values: Array) -> Array:
        return np.repeat(values[:, None], SIXTEEN, axis=1)

    rows = [
        g.astype("i1")[:, lane ^ 1],
        g.astype("u2")[:, lane ^ 3],
        g[:, 15 - lane],
        g[:, lane ^ 8],
        g[:, lane ^ 4] & 0xFFFF,
        spread(g.astype("i4")[:, 7]),
        spread(g.astype("i2")[:, 0]),
        spread(g.astype("u1")[:, 11]),
        np.where(lane >= 1, g[:, lane - 1], -1),
        np.where(lane < 11, g.astype("i2")[:, (lane + 5) & 15], -1),
    ]
    parts = np.stack([g[:, 2] >> shift for shift in (0, 8, 16, 24)], axis=1).astype("i1")
    vectors = np.repeat(parts.astype("f4"), SIXTEEN, axis=0)
    halves = (g[:, lane ^ 2] & 255).astype("f2")
    return np.stack([row.astype("i8").ravel() for row in rows]), vectors, halves.ravel()


def votes(x: Array, *_: Array) -> tuple[Array, Array]:
    """Votes of the positive items, ballots of all, masks of the lanes."""
    out = np.zeros((5, N), np.uint32)
    masks = np.zeros((5, N, 4), np.uint32)
    for at in range(N):
        start, lane = at & ~15, at & 15
        group = x[start : start + SIXTEEN]
        positive, odd = group[group > 0], group & 1
        if x[at] > 0:
            equal = len(np.unique(positive >> 7)) == 1
            out[:3, at] = (positive > 10).all(), (positive > 90).any(), equal
        out[3, at] = max(np.flatnonzero(odd), default=0)
        out[4, at] = odd[: lane + 1].sum()
        below = (1 << lane) - 1
        bit, every = 1 << lane, 0xFFFF
        masks[:, at, 0] = bit, every & ~below, every & ~below & ~bit, below | bit, below
    return out, masks


def small(rng: Rng) -> In:
    """Numbers of either sign."""
    return In(rng.integers(-100, 130, N, "i4"))


def wide(rng: Rng) -> In:
    """Random words of 64 bits."""
    return In(rng.integers(-(1 << 63), (1 << 63) - 1, N, "i8"))


def sub_group_case(kernel: str, args: Callable[[Rng], Sequence[Any]], reference: Any) -> Case:
    """Two sub-groups in each work-group."""
    return Case("subgroup_operations", kernel, args, reference, (N,), (32,))


NOT_IN_C: Final = "the runtime's compiler does not have the builtin"
UNIFORM_GROUPS: Final = ("SPV_KHR_uniform_group_instructions",)

CASES: Final = [
    sub_group_case(
        "uniform",
        lambda r: [small(r), blank((9, N), "i4"), blank((3, N), "u4"), blank((3, N), "f4")],
        uniform,
    ),
    sub_group_case("of_some", lambda r: [small(r), zeros((21, N), "i4")], of_some),
    replace(
        sub_group_case("logic_of_some", lambda r: [small(r), zeros((7, N), "i4")], logic_of_some),
        source_refused="the runtime's compiler takes bits for booleans",
    ),
    sub_group_case("of_clusters", lambda r: [small(r), blank((10, N), "i4")], of_clusters),
    sub_group_case(
        "of_floats",
        lambda r: [
            In((r.integers(-100, 100, N) / 4).astype("f4")),
            blank((3, N), "f4"),
            blank((3, N), "f8"),
            blank((3, N), "f2"),
        ],
        of_floats,
    ),
    sub_group_case("of_widths", lambda r: [wide(r), blank((9, N), "i8")], of_widths),
    sub_group_case(
        "moved",
        lambda r: [wide(r), blank((10, N), "i8"), blank((N, 4), "f4"), blank(N, "f2")],
        moved,
    ),
    sub_group_case(
        "votes", lambda r: [small(r), zeros((5, N), "u4"), blank((5, N, 4), "u4")], votes
    ),
    Case(
        "workgroup_uniform",
        "products_and_bits",
        lambda r: [small(r), blank((12, N), "i4")],
        lambda x, _: all_of(("mul", "and", "or", "xor"), x, 32),
        (N,),
        (32,),
        extensions=UNIFORM_GROUPS,
        source_refused=NOT_IN_C,
    ),
    Case(
        "workgroup_uniform",
        "logic",
        lambda r: [small(r), blank((2, N), "i4")],
        group_logic(slice(1), 2),
        (N,),
        (32,),
        extensions=UNIFORM_GROUPS,
        source_refused=NOT_IN_C,
    ),
    Case(
        "workgroup_logic",
        "logic_scans",
        lambda r: [small(r), blank((6, N), "i4")],
        group_logic(slice(1, 3), 3),
        (N,),
        (32,),
        extensions=UNIFORM_GROUPS,
        lacking="work_group_scan_exclusive_logical_and",
    ),
]
