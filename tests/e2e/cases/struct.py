"""Cases of structs, unions, bit-fields, and of pointers into and over them."""

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
NO_BIT_FIELDS: Final = "OpenCL C has bit-fields only as an extension of clang"

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
HEADER: Final = np.dtype(
    {"names": ["word", "small"], "formats": ["u8", "u1"], "offsets": [0, 8], "itemsize": 16}
)
VARIANT: Final = np.dtype([("kind", "i4"), ("raw", "u1", 8)])
TAGGED: Final = np.dtype(
    {
        "names": ["tag", "number", "real"],
        "formats": ["u1", "i2", "f4"],
        "offsets": [0, 2, 8],
        "itemsize": 24,
    }
)
WRITTEN: Final = np.dtype(
    [("word", "i4"), ("small", "i2"), ("index", "i1"), ("letter", "u1"), ("pair", "f4", 2)]
)


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
    """Zeros but for two fields."""
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


def signed_bits(x: Array, bits: int) -> Array:
    """The lowest bits as a signed number."""
    low = x.astype(np.int64) & ((1 << bits) - 1)
    return np.where(low >= 1 << (bits - 1), low - (1 << bits), low)


def pack_pixels(got: list[Array], x: Array, _: Array) -> Array:
    """Five fields in 24 bits; the other bits are not specified."""
    v = x.astype(np.uint32)
    packed = v[:, 0] >> 3 | v[:, 1] >> 2 << 5 | v[:, 2] >> 3 << 11
    packed |= (v[:, 3] & 127) << 16 | (v[:, 3] > 100).astype(np.uint32) << 23
    return packed | got[0] & 0xFF000000


def unpack_pixels(p: Array, _: Array) -> Array:
    """Fields wrap in their width."""
    v = p.astype(np.int64)
    total = (v & 31) + ((v >> 5 & 63) << 8) + ((v >> 11 & 31) << 16)
    delta = signed_bits(signed_bits(v >> 16, 7) + 3, 7)
    green = (v >> 5) + 1 & 63
    flag = v >> 23 & 1
    return np.stack([np.where(flag, -total, total), delta * 64 + green], axis=-1).ravel()


def headers(h: Array, _: Array) -> tuple[Array, Array]:
    """Fields of 40, 24, 3 and 5 bits."""
    word = h["word"]
    mask = np.uint64((1 << 40) - 1)
    number = (word + np.arange(len(h), dtype=np.uint64)) & mask
    h["word"] = (word & ~mask) | number
    low, high = h["small"] & 7, h["small"] >> 3
    high = (high ^ low) & 31
    h["small"] = high << 3 | low
    offset = signed_bits((word >> np.uint64(40)).astype(np.int64), 24)
    return h, number.astype(np.int64) + offset * high


def header_args(rng: Rng) -> list[Arg]:
    """Random bits in the fields."""
    h = np.zeros(N, HEADER)
    h["word"] = rng.integers(0, 1 << 63, N, "u8")
    h["small"] = rng.integers(0, 256, N)
    return [Out(h), blank(N, "i8")]


def take_apart(x: Array, _: Array) -> Array:
    """Bytes and halves of a float."""
    u = x.view(np.uint32)
    total = (u >> 23) + (u & 255) + (u >> 24) * np.uint32(256)
    return np.asarray(total ^ (u ^ (u & 0xFFFF) << 16))


def variants(rng: Rng) -> list[Arg]:
    """Tagged values of four kinds."""
    v = np.zeros(N, VARIANT)
    v["kind"] = rng.integers(0, 4, N)
    v["raw"] = rng.integers(0, 256, (N, 8))
    real = v["kind"] == 1
    v["raw"][real, :4] = rng.normal(0, 9, real.sum()).astype("f4").view(np.uint8).reshape(-1, 4)
    return [In(v), blank(N, "f4")]


def visit(v: Array, _: Array) -> Array:
    """What each kind holds."""
    raw = np.ascontiguousarray(v["raw"])
    pairs = raw.view(np.int16).astype(np.float64)
    whole = raw.view(np.int32)[:, 0].astype(np.float64)
    real = np.where(v["kind"] == 1, raw.view(np.float32)[:, 0], 0).astype(np.float64)
    return np.choose(v["kind"], [whole, real, pairs[:, 0] * pairs[:, 1], raw[:, 5]])


def double_halves(x: Array, _h: Array, _c: Array) -> tuple[Array, Array]:
    """The high half of each double; the double without its low half."""
    u = x.view(np.uint64)
    high = u >> np.uint64(32)
    return high, (high << np.uint64(32)).view(np.float64)


def tagged(rng: Rng) -> Array:
    """Structs with gaps."""
    t = np.zeros(N, TAGGED)
    t["tag"] = rng.integers(0, 256, N)
    t["number"] = rng.integers(-1000, 1000, N)
    t["real"] = rng.integers(-64, 64, N) / 4
    return t


def little_endian(data: Array, _w: Array, _s: Array) -> tuple[Array, Array]:
    """Words at odd addresses."""
    rows = data.reshape(-1, 5).astype(np.uint64)
    words = sum(rows[:, k] << np.uint64(8 * k) for k in range(4))
    return np.asarray(words), (rows[:, 4] << np.uint64(32)) + words


def write_records(_: Array, x: Array) -> Array:
    """Fields written through moving pointers."""
    out = np.zeros(len(x), WRITTEN)
    out["word"], out["small"] = x, x >> 1
    out["index"], out["letter"] = np.arange(len(x)), ord("k")
    out["pair"] = np.stack([x * 0.5, np.full(len(x), -1.0)], axis=-1)
    return out


def private_bytes(x: Array, _: Array) -> Array:
    """The bytes of two floats."""
    return np.stack([x, x * 2], axis=-1).view(np.uint8).ravel()


def halves_of_words(words: Array, _: Array) -> tuple[Array, Array]:
    """The high half is increased, the second byte inverted."""
    high = (words >> 16) + 1 & 0xFFFF
    return (high << 16 | words & 0xFFFF) ^ 0xFF00, words & 0xFFFF


def sum_span(x: Array, _: Array, n: Array) -> Array:
    """Polynomials in three."""
    rows = x.reshape(-1, int(n))
    return rows @ (3 ** np.arange(int(n) - 1, -1, -1))


def find_zero(text: Array, _: Array, pitch: Array) -> Array:
    """Lengths of strings in rows."""
    rows = text.reshape(-1, int(pitch))
    rows[:, -1] = 0
    return np.asarray((rows == 0).argmax(axis=1))


def two_ends(x: Array, _: Array, n: Array) -> Array:
    """Pairs with a given sum in sorted rows."""
    out = []
    for i, row in enumerate(x.reshape(-1, int(n)).tolist()):
        low, high, found = 0, len(row) - 1, 0
        while low < high:
            total = row[low] + row[high] - (i * 3 + 40)
            found += total == 0
            low += total <= 0
            high -= total >= 0
        out.append(found)
    return np.array(out)


def rolling_rows(x: Array, _: Array, steps: Array) -> Array:
    """Two rows that change places."""
    rows = x.reshape(-1, 4)
    for s in range(int(steps)):
        rows = rows + np.roll(rows, -1, axis=1) + s
    return rows.ravel()


STRUCTS: Final = [
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
    Case(
        "struct_arrays",
        "write_wire",
        lambda r: [blank(N, WIRE), ints(r, N)],
        write_wire,
        (N,),
    ),
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
        lambda r: [
            In(blocks(r)),
            blank(N, BLOCK),
            In(r.permutation(N).astype("i4")),
        ],
        move_blocks,
        (N,),
    ),
    Case(
        "struct_copies",
        "zero_blocks",
        lambda _: [blank(N, BLOCK), val(5, "i4")],
        zero_blocks,
        (N,),
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
        "struct_copies",
        "initialised_arrays",
        lambda _: [blank(N, "i4")],
        initialised_arrays,
        (N,),
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

BITS: Final = [
    Case(
        "bit_fields",
        "pack_pixels",
        lambda r: [In(r.integers(0, 256, (N, 4), "u1")), zeros(N, "u4")],
        pack_pixels,
        (N,),
        source_refused=NO_BIT_FIELDS,
        sees_output=True,
    ),
    Case(
        "bit_fields",
        "unpack_pixels",
        lambda r: [In(r.integers(0, 1 << 24, N, "u4")), blank(2 * N, "i4")],
        unpack_pixels,
        (N,),
        source_refused=NO_BIT_FIELDS,
    ),
    Case("bit_fields", "headers", header_args, headers, (N,), source_refused=NO_BIT_FIELDS),
    Case(
        "unions",
        "take_apart",
        lambda r: [In(r.normal(0, 100, N).astype("f4")), blank(N, "u4")],
        take_apart,
        (N,),
    ),
    Case("unions", "visit", variants, visit, (N,), ulp=0.5),
    Case(
        "unions",
        "double_halves",
        lambda r: [In(r.normal(0, 100, N)), blank(N, "u4"), blank(N, "f8")],
        double_halves,
        (N,),
    ),
]

POINTERS: Final = [
    Case(
        "byte_pointers",
        "strided_fields",
        lambda r: [In(tagged(r)), val(24, "u4"), val(8, "u4"), blank(N, "f4")],
        lambda t, *_: t["real"] + t["number"] + t["tag"],
        (N,),
    ),
    Case(
        "byte_pointers",
        "little_endian",
        lambda r: [In(r.integers(0, 256, N * 5, "u1")), blank(N, "u4"), blank(N, "u8")],
        little_endian,
        (N,),
    ),
    Case(
        "byte_pointers",
        "write_records",
        lambda r: [blank(N, WRITTEN), ints(r, N)],
        write_records,
        (N,),
    ),
    Case(
        "byte_pointers",
        "private_bytes",
        lambda r: [quarters(r, N), blank(N * 8, "u1")],
        private_bytes,
        (N,),
    ),
    Case(
        "byte_pointers",
        "halves_of_words",
        lambda r: [Out(r.integers(0, 1 << 32, N, "u4")), blank(N, "u2")],
        halves_of_words,
        (N,),
    ),
    Case(
        "pointer_walks",
        "sum_span",
        lambda r: [ints(r, N * 8), blank(N, "i4"), val(8, "i4")],
        sum_span,
        (N,),
    ),
    Case(
        "pointer_walks",
        "find_zero",
        lambda r: [In(r.integers(0, 9, N * 16, "u1")), blank(N, "i4"), val(16, "i4")],
        find_zero,
        (N,),
    ),
    Case(
        "pointer_walks",
        "two_ends",
        lambda r: [
            In(np.sort(r.integers(0, 100, (N, 20), "i4"), axis=1)),
            blank(N, "i4"),
            val(20, "i4"),
        ],
        two_ends,
        (N,),
    ),
    Case(
        "pointer_walks",
        "rolling_rows",
        lambda r: [ints(r, N * 4), blank(N * 4, "i4"), val(7, "i4")],
        rolling_rows,
        (N,),
    ),
]

CASES: Final = [*STRUCTS, *BITS, *POINTERS]
