"""Cases of structs: as arguments and results, nested, packed, in arrays and copied."""

from __future__ import annotations

from typing import Final

import numpy as np

from tests.e2e.cases.inputs import ints, quarters
from tests.e2e.harness.case_model import (
    Arg,
    Array,
    Case,
    In,
    Local,
    Out,
    Rng,
    Val,
    blank,
    val,
    zeros,
)

N: Final = 64

MIXED: Final = np.dtype(
    {
        "names": ["kind", "flags", "at", "weight", "tail"],
        "formats": ["u1", "u2", ("i4", 2), "f8", "i1"],
        "offsets": [0, 2, 8, 16, 24],
        "itemsize": 32,
    }
)
FULL: Final = np.dtype(
    {
        "names": ["width", "height", "gain", "border", "range"],
        "formats": ["i4", "i4", "f4", ("f4", 4), ("i4", (2, 2))],
        "offsets": [0, 4, 8, 16, 32],
        "itemsize": 48,
    }
)
IMAGE: Final = np.dtype([("width", "i4"), ("height", "i4"), ("gain", "f4")])
PARTICLE: Final = np.dtype([("x", "f4"), ("y", "f4"), ("vx", "f4"), ("vy", "f4"), ("alive", "i4")])
INNER: Final = np.dtype(
    {"names": ["scale", "shift"], "formats": ["i2", ("i1", 5)], "offsets": [0, 2], "itemsize": 8}
)
RECORD: Final = np.dtype(
    {
        "names": ["values", "inner", "sum"],
        "formats": [("i4", 3), (INNER, 2), "i8"],
        "offsets": [0, 12, 32],
        "itemsize": 40,
    }
)
WIRE: Final = np.dtype([("tag", "u1"), ("value", "i4"), ("precise", "f8"), ("count", "u2")])
MOMENTS: Final = np.dtype([("mean", "f8"), ("m2", "f8"), ("count", "i8")])
BLOCK: Final = np.dtype(
    {
        "names": ["header", "payload", "bytes"],
        "formats": ["i4", ("f4", 12), ("u1", 7)],
        "offsets": [0, 4, 52],
        "itemsize": 60,
    }
)
NODE: Final = np.dtype([("value", "i4"), ("next", "i4")])


def struct_value(dtype: np.dtype[np.void], fields: tuple[object, ...]) -> Val:
    """A struct passed by value."""
    return Val(np.array(fields, dtype))


def apply_gain(x: Array, out: Array, info: Array) -> Array:
    """Items outside of the picture write nothing."""
    return np.where(np.arange(len(out)) < info["width"] * info["height"], x * info["gain"], out)


def read_mixed(_: Array, m: Array, after: Array) -> Array:
    """Each field as a double."""
    fields = [m["kind"], m["flags"], *m["at"], m["weight"], m["tail"]]
    return np.array([float(fields[i % 6]) + int(after) for i in range(N)])


def clip_nested(x: Array, _: Array, info: Array, which: Array) -> Array:
    """Fields of nested structs chosen at run time."""
    low, high = info["range"][int(which)]
    gain = np.trunc(np.resize(info["border"], len(x)) + info["gain"])
    return np.asarray(np.clip(x, low, high) + gain.astype(np.int32) + info["width"] * 1000)


def particles(rng: Rng) -> Out:
    """Some of them dead."""
    p = np.zeros(N, PARTICLE)
    for name in ("x", "y", "vx", "vy"):
        p[name] = rng.integers(-48, 48, N) / 4
    p["alive"] = rng.integers(0, 4, N) > 0
    return Out(p)


def step_particles(p: Array, dt: Array, floor: Array, count: Array) -> Array:
    """Falling, bouncing, leaving."""
    moved = p.copy()
    moved["vy"] -= 8 * dt
    moved["x"] += moved["vx"] * dt
    moved["y"] += moved["vy"] * dt
    below = moved["y"] < floor
    moved["y"] = np.where(below, 2 * floor - moved["y"], moved["y"])
    moved["vy"] = np.where(below, -moved["vy"], moved["vy"])
    moved["alive"] = np.abs(moved["x"]) <= 12
    return np.where((p["alive"] != 0) & (np.arange(N) < count), moved, p)


def fill_records(_: Array, x: Array) -> Array:
    """Nested arrays of every width."""
    out = np.zeros(len(x), RECORD)
    out["values"] = x[:, None] * np.arange(1, 4)
    out["sum"] = x * 6
    for k in range(2):
        out["inner"]["scale"][:, k] = x >> k
        out["inner"]["shift"][:, k] = (x[:, None] + np.arange(5) * k).astype(np.int8)
    return out


def wires(rng: Rng) -> Array:
    """Packed messages."""
    m = np.zeros(N, WIRE)
    m["tag"] = rng.integers(0, 256, N)
    m["value"] = rng.integers(-1000000, 1000000, N)
    m["precise"] = rng.normal(0, 1, N)
    m["count"] = rng.integers(0, 65536, N)
    return m


def write_wire(_: Array, x: Array) -> Array:
    """Packed messages of computed fields."""
    m = np.zeros(len(x), WIRE)
    m["tag"], m["value"] = x.astype(np.uint8), x * 3
    m["precise"], m["count"] = x * 0.5, np.arange(len(x))
    return m


def polynomial(z: Array, _: Array, coefficients: Array, degree: Array) -> Array:
    """Horner's scheme of complex numbers."""
    x = z[:, 0] + 1j * z[:, 1].astype(np.complex128)
    c = coefficients[:, 0] + 1j * coefficients[:, 1].astype(np.complex128)
    total = np.full(len(x), c[int(degree)])
    for k in range(int(degree) - 1, -1, -1):
        total = total * x + c[k]
    return np.stack([total.real, total.imag], axis=-1)


def divide_all(a: Array, b: Array, _: Array) -> Array:
    """Quotients towards zero, negated unless exact."""
    quotient = (np.abs(a) // np.abs(b)) * np.sign(a) * np.sign(b)
    rest = a - quotient * b
    return np.stack([np.where(rest == 0, quotient, -quotient), rest], axis=-1).ravel()


def variance(x: Array, _: Array, per_item: Array) -> Array:
    """Mean and sum of squared deviations."""
    rows = x.reshape(-1, int(per_item))
    out = np.zeros(len(rows), MOMENTS)
    out["mean"] = rows.mean(axis=1)
    out["m2"] = rows.var(axis=1) * int(per_item)
    out["count"] = int(per_item)
    return out


def blocks(rng: Rng, count: int = N) -> Array:
    """Structs of an odd size."""
    b = np.zeros(count, BLOCK)
    b["header"] = rng.integers(-1000, 1000, count)
    b["payload"] = rng.normal(0, 1, (count, 12))
    b["bytes"] = rng.integers(0, 256, (count, 7))
    return b


def move_blocks(b: Array, _: Array, order: Array) -> Array:
    """A permutation; odd ones are changed."""
    out = b[order]
    out["header"] += 1
    odd = np.arange(len(b)) % 2 == 1
    out["payload"][odd, 0] = -1
    out["bytes"][odd, 6] = np.flatnonzero(odd)
    return out


def zero_blocks(_: Array, keep: Array) -> Array:
    """Zeros except for two fields."""
    out = np.zeros(N, BLOCK)
    out["payload"][np.arange(N), np.arange(N) % 12] = 2.5
    out["header"][int(keep)] = 99
    return out


def initialised_arrays(_: Array) -> Array:
    """Arrays with initialisers, of which items change copies."""
    table = [[0.5, 1.5], [2.5, 3.5], [4.5, 5.5]]
    out = []
    for i in range(N):
        small = [3, 1, 4, 1]
        sparse = [0] * 16
        sparse[2], sparse[9] = 7, -2
        small[i & 3] += 10
        total = int(table[i % 3][i & 1] * 2)
        total += sum(v * (k + 1) for k, v in enumerate(small))
        out.append(total * 1000 + sparse[i & 15] * 10 + b"kernel"[i % 6])
    return np.array(out)


def box_blur(x: Array, _: Array, width: Array, height: Array) -> Array:
    """Sums of nine neighbours; the border repeats."""
    w, h = int(width), int(height)
    padded = np.pad(x.reshape(h, w), 1, "edge")
    parts = [padded[dy : dy + h, dx : dx + w] for dy in range(3) for dx in range(3)]
    return np.asarray(np.sum(parts, axis=0).ravel())


def lists(rng: Rng) -> list[Arg]:
    """Lists of nodes in a pool; each node points to a later place."""
    pool = np.zeros(N, NODE)
    pool["value"] = rng.integers(-50, 50, N)
    step = rng.integers(1, 9, N)
    pool["next"] = np.where(np.arange(N) + step < N, np.arange(N) + step, -1)
    heads = rng.integers(-1, N, 32, "i4")
    return [In(pool), In(heads), blank(32, "i4")]


def walk_lists(pool: Array, heads: Array, _: Array) -> Array:
    """Sums weighted by the place in the list."""
    out = []
    for head in heads.tolist():
        total, place, at = 0, 1, head
        while at >= 0:
            total += int(pool["value"][at]) * place
            place += 1
            at = int(pool["next"][at])
        out.append(total)
    return np.array(out)


def three_rows(a: Array, b: Array, c: Array, _: Array) -> Array:
    """Rows in turn; groups of 16 are mirrored."""
    rows = np.stack([a, b, c])
    i = np.arange(len(a))
    total = sum(rows[(k + i) % 3, i] * (k + 1) for k in range(3))
    return np.asarray(total).reshape(-1, 16)[:, ::-1].ravel()


CASES: Final = [
    Case(
        "struct_args",
        "apply_gain",
        lambda r: [quarters(r, 96), zeros(96, "f4"), struct_value(IMAGE, (12, 7, 1.5))],
        apply_gain,
        (12, 8),
    ),
    Case(
        "struct_args",
        "read_mixed",
        lambda _: [
            blank(N, "f8"),
            struct_value(MIXED, (200, 40000, (-3, 7), 2.625, -9)),
            val(-4, "i1"),
        ],
        read_mixed,
        (N,),
    ),
    Case(
        "struct_args",
        "clip_nested",
        lambda r: [
            ints(r, N),
            blank(N, "i4"),
            struct_value(FULL, (3, 4, 0.5, (1, 2.75, -3, 40), ((-10, 10), (-200, 300)))),
            val(1, "i4"),
        ],
        clip_nested,
        (N,),
    ),
    Case(
        "struct_arrays",
        "step_particles",
        lambda r: [particles(r), val(0.25, "f4"), val(-2, "f4"), val(60, "i4")],
        step_particles,
        (N,),
    ),
    Case(
        "struct_arrays",
        "fill_records",
        lambda r: [blank(N, RECORD), ints(r, N)],
        fill_records,
        (N,),
    ),
    Case(
        "struct_arrays",
        "read_wire",
        lambda r: [In(wires(r)), blank(N, "i4"), blank(N, "f8")],
        lambda m, *_: (m["tag"].astype("i4") * m["value"] + m["count"], m["precise"]),
        (N,),
    ),
    Case("struct_arrays", "write_wire", lambda r: [blank(N, WIRE), ints(r, N)], write_wire, (N,)),
    Case(
        "struct_return",
        "polynomial",
        lambda r: [
            In((r.integers(-4, 5, (N, 2)) / 2).astype("f4")),
            blank((N, 2), "f4"),
            In(r.integers(-5, 6, (5, 2)).astype("f4")),
            val(4, "i4"),
        ],
        polynomial,
        (N,),
    ),
    Case(
        "struct_return",
        "divide_all",
        lambda r: [ints(r, N), ints(r, N, 1, 9), blank(2 * N, "i4")],
        divide_all,
        (N,),
    ),
    Case(
        "struct_return",
        "matrix_powers",
        lambda r: [
            In(r.integers(-2, 3, (N, 3, 3)).astype("f4")),
            blank((N, 3, 3), "f4"),
            val(4, "i4"),
        ],
        lambda m, *_: m @ m @ m @ m,
        (N,),
    ),
    Case(
        "struct_return",
        "variance",
        lambda r: [In(r.normal(5, 2, N * 10)), blank(N, MOMENTS), val(10, "i4")],
        variance,
        (N,),
        atol=1e-12,
    ),
    Case(
        "struct_copies",
        "move_blocks",
        lambda r: [In(blocks(r)), blank(N, BLOCK), In(r.permutation(N).astype("i4"))],
        move_blocks,
        (N,),
    ),
    Case(
        "struct_copies", "zero_blocks", lambda _: [blank(N, BLOCK), val(5, "i4")], zero_blocks, (N,)
    ),
    Case(
        "struct_copies",
        "copy_through_local",
        lambda r: [In(blocks(r)), blank(N, BLOCK)],
        lambda b, _: b.reshape(-1, 8)[:, ::-1].ravel(),
        (N,),
        (8,),
    ),
    Case(
        "struct_copies", "initialised_arrays", lambda _: [blank(N, "i4")], initialised_arrays, (N,)
    ),
    Case(
        "struct_pointers",
        "box_blur",
        lambda r: [quarters(r, 96), blank(96, "f4"), val(12, "i4"), val(8, "i4")],
        box_blur,
        (12, 8),
    ),
    Case("struct_pointers", "walk_lists", lists, walk_lists, (32,)),
    Case(
        "struct_pointers",
        "three_rows",
        lambda r: [ints(r, N), ints(r, N), ints(r, N), blank(N, "i4"), Local(64)],
        three_rows,
        (N,),
        (16,),
    ),
]
