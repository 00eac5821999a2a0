"""Cases of arrays and variables of every scope, of calls, attributes and plain arithmetic."""

from __future__ import annotations

import zlib
from typing import Final

import numpy as np

from tests.e2e.cases.inputs import ints, quarters
from tests.e2e.harness.case_model import Array, Case, In, Local, Out, Rng, blank, val, zeros

N: Final = 64


def solve4(systems: Array, _: Array) -> Array:
    """Systems of four equations."""
    m = systems.reshape(-1, 4, 5)
    return np.linalg.solve(m[:, :, :4], m[:, :, 4:]).ravel()


def systems(rng: Rng) -> In:
    """Systems far from singular."""
    m = rng.normal(0, 1, (N, 4, 5))
    m[:, :, :4] += np.roll(np.eye(4), 1, axis=1) * 6
    return In(m.ravel())


def histogram_private(x: Array, _: Array, n: Array) -> Array:
    """Counts of the low four bits."""
    rows = x.reshape(-1, int(n)) & 15
    return np.stack([(rows == k).sum(axis=1) for k in range(16)], axis=-1).ravel()


def flood_one(board: Array) -> int:
    """Cells that hang together with the first one."""
    wanted = {divmod(k, 8) for k in np.flatnonzero(board).tolist()}
    todo = [(0, 0)] if (0, 0) in wanted else []
    wanted.discard((0, 0))
    size = 0
    while todo:
        y, x = todo.pop()
        size += 1
        around = {(y, x + 1), (y, x - 1), (y + 1, x), (y - 1, x)} & wanted
        wanted -= around
        todo += around
    return size


def crc32(data: Array, _: Array, length: Array) -> Array:
    """The checksum of each row."""
    return np.array([zlib.crc32(bytes(row)) for row in data.reshape(-1, int(length))], np.uint32)


def smooth(x: Array, _: Array, width: Array, height: Array) -> Array:
    """A binomial filter; the border repeats."""
    w, h = int(width), int(height)
    padded = np.pad(x.reshape(h, w), 1, "edge")
    weights = np.outer([1, 2, 1], [1, 2, 1]) / 16
    parts = [
        weights[dy, dx] * padded[dy : dy + h, dx : dx + w] for dy in range(3) for dx in range(3)
    ]
    return np.asarray(np.sum(parts, axis=0).ravel())


def turtle(moves: Array, _e: Array, length: Array, starts: Array) -> Array:
    """Steps in four directions."""
    offsets = np.array([[1, 0], [0, 1], [-1, 0], [0, -1]])
    rows = moves.reshape(-1, int(length)) & 3
    return np.asarray(starts[np.arange(len(rows)) & 3] + offsets[rows].sum(axis=1))


def look_up(x: Array, _o: Array, _l: Array, scale: Array) -> tuple[Array, Array]:
    """Fields of the entries and letters of the words."""
    k, i = x % 3, np.arange(len(x))
    rates, codes = np.array([0.5, 1.25, -2.0]), np.array([10, 20, 30])
    names, words = [b"alpha", b"beta\0", b"gamma"], [b"zero", b"one\0", b"twoo"]
    letters = [[names[e][j % 4], words[e][j % 3]] for e, j in zip(k, i, strict=True)]
    return rates[k] * scale[k] + codes[k] + 2000, np.array(letters).ravel()


def count_launches(_: Array, value: Array) -> Array:
    """The third launch sees what the earlier ones left."""
    history = np.zeros(9, np.int32)
    for launch in (11, 12, 13):
        history[launch & 7] = value + launch
    history[8] = 13
    return history


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


def nearest_centres(points: Array, centres: Array, _l: Array, _s: Array) -> tuple[Array, Array]:
    """The nearest of four, and how many of each 32 points choose it."""
    distance = ((points[:, None] - centres[None]) ** 2).sum(axis=2)
    label = distance.argmin(axis=1)
    counts = [np.bincount(part, minlength=4) for part in label.reshape(-1, 32)]
    return label, np.array(counts).ravel()


def cube_rotation(x: Array, _: Array) -> Array:
    """Cubes of four, turned."""
    z, y, k = np.indices((4, 4, 4))
    return x.reshape(-1, 4, 4, 4)[:, k, z, 3 - y].ravel()


def convolve_tiles(x: Array, weights: Array, _: Array, width: Array, height: Array) -> Array:
    """A filter of 3 x 3; outside are zeros."""
    w, h = int(width), int(height)
    padded = np.pad(x.reshape(h, w), 1)
    total = np.zeros((h, w))
    for dy in range(3):
        for dx in range(3):
            total += padded[dy : dy + h, dx : dx + w] * weights[dy * 3 + dx]
    return total.ravel()


def mixed_locals(x: Array, _: Array) -> Array:
    """Four local arrays in one kernel, groups of 16."""
    g = x.reshape(-1, 16)
    following = np.roll(g, -1, axis=1)
    mirrored = np.roll(g[:, ::-1] * 2, -1, axis=1)
    half = np.trunc(following * 0.5).astype(np.int32)
    return np.asarray((following + mirrored + half + (following > 0) * 1000).ravel())


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


def compensated_sum(x: Array, _: Array, n: Array) -> Array:
    """Kahan's sum, in the same order."""
    total, carry = np.zeros(N), np.zeros(N)
    for column in x.reshape(-1, int(n)).T:
        y = column - carry
        t = total + y
        carry = (t - total) - y
        total = t
    return np.stack([total, carry], axis=-1)


def two_product(a: Array, b: Array, _: Array) -> Array:
    """A product and its error; long double holds neither exactly, so integers do."""
    product = a * b
    exact = [int(x * 2**52) * int(y * 2**52) for x, y in zip(a, b, strict=True)]
    error = [
        float(e - int(p * 2**52) * 2**52) / 2**104 for e, p in zip(exact, product, strict=True)
    ]
    return np.stack([product, np.array(error)], axis=-1)


def orbit(start: Array, _: Array, dt: Array, steps: Array) -> Array:
    """Steps around a centre."""
    s = start.copy()
    for _step in range(int(steps)):
        r2 = s[:, 0] * s[:, 0] + s[:, 1] * s[:, 1]
        inverse = 1 / (r2 * np.sqrt(r2))
        s[:, 2:] -= s[:, :2] * (inverse * dt)[:, None]
        s[:, :2] += s[:, 2:] * dt
    return s


def mixed_precision(x: Array, y: Array, _o: Array, _f: Array) -> tuple[Array, Array]:
    """float is widened where it meets double."""
    three = (x * np.float32(3)).astype(np.float64)
    rows = [x + y, three - y / 7, np.where(y > x, np.pi, np.e), -y + 1e300 * 1e-300]
    floats = [
        (y * y).astype(np.float32),
        x * np.float32(0.1),
        y.astype(np.float32) - x,
    ]
    return np.stack(rows), np.stack(floats)


def operators(x: Array, y: Array, _: Array) -> Array:
    """Each operation rounds by itself."""
    one = np.float32(1)
    z = (x + one) * y - np.float32(0.1875)
    exact = x.astype(np.float64) / y
    return np.stack([x + y, x - y, x * y, -x, x * y + one, exact, z])


def special_values(x: Array, _: Array) -> Array:
    """The bits of constants and of products with them."""

    def bits(value: float) -> Array:
        return np.full(len(x), np.float32(value)).view(np.uint32)

    info = np.finfo(np.float32)
    limits = bits(float(info.max)) ^ bits(float(info.tiny)) ^ bits(float(info.eps))
    sign = x.view(np.uint32) & np.uint32(0x80000000)
    rows = [
        bits(np.inf) * np.uint32(2),
        np.full(len(x), 0x1FF),
        bits(-0.0),
        limits,
        bits(np.inf) | sign,
        np.ones(len(x)),
        sign ^ np.uint32(0x80000000),
        bits(float(np.float32(24) + np.float32(np.pi))),
    ]
    return np.stack(rows).astype(np.uint32)


def vector_operators(x: Array, y: Array, _: Array, s: Array) -> Array:
    """Vectors with scalars, parts assigned."""
    changed = x.copy()
    changed[:, [0, 2]] += y[:, [1, 3]]
    changed[:, 3] = s
    rows = [x * s + y, s - x, -(x + y) * np.array([1, 2, 4, 8], np.float32), changed]
    return np.stack(rows, axis=1)


def operators_f16(x: Array, y: Array, _o: Array, _c: Array) -> tuple[Array, Array]:
    """Each operation rounds to half."""
    two = np.float16(2)
    rows = [
        x + y,
        x - y * two,
        x * y,
        -x,
        (x.astype(np.float32) * 3).astype(np.float16),
        (np.trunc(x) * two).astype(np.float16),
    ]
    compared = (x < y) + (x == y) * 2 + np.isnan(x) * 4 + (x >= 1.5) * 8
    return np.stack(rows), compared


def sum_f16(x: Array, _: Array) -> Array:
    """A tree of sums, rounded to half at each step."""
    a = x[:, :4] + x[:, 4:]
    b = a[:, :2] + a[:, 2:]
    return np.asarray((b[:, 0] + b[:, 1]).astype(np.float32) + x[:, 0].astype(np.float32))


ARRAYS: Final = [
    Case(
        "private_arrays",
        "sort_rows",
        lambda r: [ints(r, N * 9), blank(N * 9, "i4")],
        lambda x, _: np.sort(x.reshape(-1, 9), axis=1).ravel(),
        (N,),
    ),
    Case(
        "private_arrays",
        "solve4",
        lambda r: [systems(r), blank(N * 4, "f8")],
        solve4,
        (N,),
        atol=1e-12,
    ),
    Case(
        "private_arrays",
        "histogram_private",
        lambda r: [In(r.integers(0, 256, N * 40, "u1")), blank(N * 16, "u2"), val(40, "i4")],
        histogram_private,
        (N,),
    ),
    Case(
        "private_arrays",
        "flood",
        lambda r: [In((r.random(N * 64) < 0.7).astype("u1")), blank(N, "i4")],
        lambda x, _: np.array([flood_one(board) for board in x.reshape(-1, 64)]),
        (N,),
    ),
    Case(
        "constant_tables",
        "crc32",
        lambda r: [In(r.integers(0, 256, N * 21, "u1")), blank(N, "u4"), val(21, "i4")],
        crc32,
        (N,),
    ),
    Case(
        "constant_tables",
        "smooth",
        lambda r: [quarters(r, 96), blank(96, "f4"), val(12, "i4"), val(8, "i4")],
        smooth,
        (12, 8),
    ),
    Case(
        "constant_tables",
        "turtle",
        lambda r: [
            In(r.integers(0, 256, N * 15, "u1")),
            blank((N, 2), "i4"),
            val(15, "i4"),
            ints(r, (4, 2)),
        ],
        turtle,
        (N,),
    ),
    Case(
        "constant_tables",
        "look_up",
        lambda r: [
            ints(r, N, 0, 1000),
            blank(N, "f4"),
            blank(2 * N, "i1"),
            quarters(r, 3),
        ],
        look_up,
        (N,),
    ),
    Case(
        "program_globals",
        "count_launches",
        lambda _: [blank(9, "i4"), val(500, "i4")],
        count_launches,
        (1,),
        launches=3,
    ),
    Case(
        "program_globals",
        "draw",
        lambda _: [blank(32, "u4")],
        lambda _: np.tile([100, 200, 300, 400], 8),
        (32,),
    ),
    Case(
        "program_globals",
        "evaluate",
        lambda r: [ints(r, 40 * 4), blank(40, "f4")],
        lambda x, _: (x.reshape(-1, 4) @ np.array([1, -2, 3, -4]) + 0.5) * 2 + 0.25,
        (40,),
    ),
    Case(
        "program_globals",
        "serials",
        lambda _: [blank(2, "i4")],
        lambda _: np.array([42, 43]),
        (1,),
    ),
    Case(
        "local_arrays",
        "nearest_centres",
        lambda r: [
            quarters(r, (N, 2)),
            quarters(r, (4, 2)),
            blank(N, "i4"),
            blank(8, "f4"),
        ],
        nearest_centres,
        (N,),
        (32,),
    ),
    Case(
        "local_arrays",
        "cube_rotation",
        lambda r: [In(r.integers(-1000, 1000, 192, "i2")), blank(192, "i2")],
        cube_rotation,
        (12, 4, 4),
        (4, 4, 4),
    ),
    Case(
        "local_arrays",
        "convolve_tiles",
        lambda r: [
            quarters(r, 20 * 13),
            quarters(r, 9),
            blank(20 * 13, "f4"),
            val(20, "i4"),
            val(13, "i4"),
        ],
        convolve_tiles,
        (24, 16),
        (8, 8),
    ),
    Case(
        "local_arrays",
        "mixed_locals",
        lambda r: [ints(r, N), blank(N, "i4"), Local(64), Local(256)],
        mixed_locals,
        (N,),
        (16,),
    ),
]

CALLS: Final = [
    Case(
        "helper_calls",
        "call_chain",
        lambda r: [ints(r, N), blank(N, "i4")],
        call_chain,
        (N,),
    ),
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
        "attributes",
        "hinted_size",
        lambda r: [roomy(r), blank(N, ROOMY)],
        hinted_size,
        (N,),
        (16,),
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

ARITHMETIC: Final = [
    Case(
        "arithmetic_f64",
        "compensated_sum",
        lambda r: [In(r.normal(0, 1e6, N * 20)), blank((N, 2), "f8"), val(20, "i4")],
        compensated_sum,
        (N,),
    ),
    Case(
        "arithmetic_f64",
        "two_product",
        lambda r: [In(r.uniform(1, 2, N)), In(r.uniform(1, 2, N)), blank((N, 2), "f8")],
        two_product,
        (N,),
    ),
    Case(
        "arithmetic_f64",
        "orbit",
        lambda r: [
            In(np.hstack([r.uniform(1, 2, (N, 2)), r.uniform(-1, 1, (N, 2))])),
            blank((N, 4), "f8"),
            val(0.01, "f8"),
            val(20, "i4"),
        ],
        orbit,
        (N,),
    ),
    Case(
        "arithmetic_f64",
        "mixed_precision",
        lambda r: [
            In(r.normal(0, 9, N).astype("f4")),
            In(r.normal(0, 9, N)),
            blank((4, N), "f8"),
            blank((3, N), "f4"),
        ],
        mixed_precision,
        (N,),
    ),
    Case(
        "arithmetic_f32",
        "operators",
        lambda r: [
            In(r.normal(0, 9, N).astype("f4")),
            In(r.normal(0, 9, N).astype("f4")),
            blank((7, N), "f4"),
        ],
        operators,
        (N,),
        # Only the division may err, by 2.5 ulps.
        ulp=[0, 0, 0, 0, 0, 2.5, 0],
    ),
    Case(
        "arithmetic_f32",
        "special_values",
        lambda r: [In(r.normal(0, 9, N).astype("f4")), blank((8, N), "u4")],
        special_values,
        (N,),
    ),
    Case(
        "arithmetic_f32",
        "vector_operators",
        lambda r: [
            quarters(r, (N, 4)),
            quarters(r, (N, 4)),
            blank((N, 4, 4), "f4"),
            val(1.75, "f4"),
        ],
        vector_operators,
        (N,),
    ),
    Case(
        "arithmetic_f16",
        "operators_f16",
        lambda r: [
            In(r.normal(0, 9, N).astype("f2")),
            In(r.normal(0, 9, N).astype("f2")),
            blank((6, N), "f2"),
            blank(N, "i4"),
        ],
        operators_f16,
        (N,),
    ),
    Case(
        "arithmetic_f16",
        "sum_f16",
        lambda r: [In(r.normal(0, 9, (N, 8)).astype("f2")), blank(N, "f4")],
        sum_f16,
        (N,),
    ),
    Case(
        "arithmetic_f16",
        "matvec_f16",
        lambda r: [
            quarters(r, N * 20, "f2"),
            quarters(r, 20, "f2"),
            zeros(N, "f2"),
            val(20, "i4"),
        ],
        lambda m, x, *_: (m.reshape(-1, 20).astype("f8") @ x.astype("f8")).astype("f2"),
        (N,),
    ),
]

CASES: Final = [*ARRAYS, *CALLS, *ARITHMETIC]
