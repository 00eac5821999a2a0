"""Cases of pointers into and over objects, by any type."""

from __future__ import annotations

from typing import Final

import numpy as np

from tests.e2e.cases.inputs import ints, quarters
from tests.e2e.harness.case_model import Array, Case, In, Out, Rng, blank, val

N: Final = 64

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
        low, high, pairs = 0, len(row) - 1, 0
        while low < high:
            total = row[low] + row[high] - (i * 3 + 40)
            pairs += total == 0
            low += total <= 0
            high -= total >= 0
        out.append(pairs)
    return np.array(out)


def rolling_rows(x: Array, _: Array, steps: Array) -> Array:
    """Two rows that change places."""
    rows = x.reshape(-1, 4)
    for s in range(int(steps)):
        rows = rows + np.roll(rows, -1, axis=1) + s
    return rows.ravel()


CASES: Final = [
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
