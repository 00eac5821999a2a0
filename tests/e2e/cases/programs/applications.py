"""Cases taken from applications: images, linear algebra, simulations, learning, text."""

from __future__ import annotations

import base64
import hashlib
from typing import Final

import numpy as np

from tests.e2e.cases.inputs import quarters
from tests.e2e.harness.case_model import Arg, Array, Case, In, Local, Out, Rng, blank, val, zeros


def normals(rng: Rng, shape: int | tuple[int, ...]) -> In:
    """Random floats around zero."""
    return In(rng.normal(0, 1, shape).astype("f4"))


def sobel(x: Array, _: Array, width: Array, height: Array) -> Array:
    """Strength of edges; zero at the border."""
    p = x.reshape(int(height), int(width)).astype(np.int32)
    smooth, slope = (1, 2, 1), (-1, 0, 1)
    gx, gy = np.zeros_like(p), np.zeros_like(p)
    h, w = p.shape
    for dy in range(3):
        for dx in range(3):
            part = p[dy : h - 2 + dy, dx : w - 2 + dx]
            gx[1:-1, 1:-1] += smooth[dy] * slope[dx] * part
            gy[1:-1, 1:-1] += slope[dy] * smooth[dx] * part
    return np.asarray(np.minimum(np.abs(gx) + np.abs(gy), 255).ravel())


def median3(x: Array, out: Array, width: Array) -> Array:
    """The middle one of nine; the border is not written."""
    picture = x.reshape(-1, int(width))
    windows = np.lib.stride_tricks.sliding_window_view(picture, (3, 3))
    result = out.reshape(picture.shape)
    result[1:-1, 1:-1] = np.median(windows, axis=(2, 3))
    return result.ravel()


def scale_bilinear(x: Array, size: Array, _o: Array, to: Array) -> Array:
    """Twice the size: the weights are quarters, so that nothing rounds but the result."""
    w, h = (int(v) for v in size)
    picture = x.reshape(h, w, 4).astype(np.float64)
    axes = []
    for old, new in ((h, int(to[1])), (w, int(to[0]))):
        p = (np.arange(new) + 0.5) * old / new - 0.5
        low = np.floor(p).astype(int)
        axes.append((np.clip(low, 0, old - 1), np.clip(low + 1, 0, old - 1), p - np.floor(p)))
    (y0, y1, fy), (x0, x1, fx) = axes
    fx, fy = fx[None, :, None], fy[:, None, None]
    top = picture[y0][:, x0] * (1 - fx) + picture[y0][:, x1] * fx
    bottom = picture[y1][:, x0] * (1 - fx) + picture[y1][:, x1] * fx
    return np.asarray(np.rint(top * (1 - fy) + bottom * fy).reshape(-1, 4))


def sparse(rng: Rng) -> list[Arg]:
    """A matrix in compressed rows."""
    counts = rng.integers(0, 9, 64)
    start = np.concatenate([[0], np.cumsum(counts)]).astype("i4")
    columns = rng.integers(0, 50, start[-1], "i4")
    return [
        In(start),
        In(columns),
        quarters(rng, int(start[-1]), "f8"),
        quarters(rng, 50, "f8"),
        blank(64, "f8"),
    ]


def spmv_csr(start: Array, column: Array, value: Array, x: Array, y: Array) -> Array:
    """Sums over each row."""
    total = np.zeros(len(y))
    rows = np.repeat(np.arange(len(y)), np.diff(start))
    np.add.at(total, rows, value * x[column])
    return total


def fft_radix2(data: Array, log_size: Array) -> Array:
    """Transforms of groups."""
    rows = (data[:, 0] + 1j * data[:, 1]).reshape(-1, 1 << int(log_size))
    result = np.fft.fft(rows, axis=1).ravel()
    return np.stack([result.real, result.imag], axis=-1)


def int8_gemv(
    weights: Array, x: Array, _o: Array, _s: Array, quads: Array, scale: Array
) -> tuple[Array, Array]:
    """Products of small integers."""
    total = weights.reshape(-1, int(quads) * 4).astype(np.int32) @ x.ravel().astype(np.int32)
    return total, total * scale


def nbody(bodies: Array, _f: Array, _c: Array, softening: Array) -> Array:
    """Forces between all pairs."""
    b = bodies.astype(np.float64)
    d = b[None, :, :3] - b[:, None, :3]
    r2 = (d * d).sum(axis=2) + softening
    force = (d * (b[None, :, 3] * r2**-1.5)[..., None]).sum(axis=1) * b[:, 3:]
    return np.hstack([force, np.zeros((len(b), 1))])


def life(now: Array, _n: Array, width: Array, height: Array) -> Array:
    """A generation on a torus."""
    board = now.reshape(int(height), int(width)).astype(np.int32)
    turns = [(y, x) for y in (-1, 0, 1) for x in (-1, 0, 1) if (y, x) != (0, 0)]
    alive = sum(np.roll(board, turn, (0, 1)) for turn in turns)
    return np.asarray(((alive == 3) | ((board == 1) & (alive == 2))).ravel())


def rule_110(x: Array, _: Array, words: Array, steps: Array) -> Array:
    """Rings of cells, the lowest bit of the first word first."""
    rows = x.reshape(-1, int(words))
    bits = np.unpackbits(rows.view(np.uint8), axis=1, bitorder="little").astype(bool)
    for _step in range(int(steps)):
        left, right = np.roll(bits, 1, axis=1), np.roll(bits, -1, axis=1)
        bits = (bits | right) & ~(left & bits & right)
    return np.packbits(bits, axis=1, bitorder="little").view(np.uint32).ravel()


def relax(x: Array, out: Array, residual: Array, width: Array, omega: Array) -> tuple[Array, Array]:
    """A step towards the mean of four neighbours; the border stays as it was."""
    w = int(width)
    p, o, r = (v.reshape(-1, w) for v in (x, out, residual))
    inner = p[1:-1, 1:-1]
    change = 0.25 * (p[1:-1, :-2] + p[1:-1, 2:] + p[:-2, 1:-1] + p[2:, 1:-1]) - inner
    r[1:-1, 1:-1] = np.abs(change)
    o[1:-1, 1:-1] = omega * change + inner
    return o.ravel(), r.ravel()


def softmax_rows(x: Array, _: Array, columns: Array) -> Array:
    """Each row adds up to one."""
    rows = x.astype(np.float64).reshape(-1, int(columns))
    e = np.exp(rows - rows.max(axis=1, keepdims=True))
    return np.asarray((e / e.sum(axis=1, keepdims=True)).ravel())


def layer_norm(
    x: Array, gamma: Array, beta: Array, _: Array, columns: Array, epsilon: Array
) -> Array:
    """Rows of mean zero and variance one, scaled and shifted."""
    rows = x.astype(np.float64).reshape(-1, int(columns))
    centred = rows - rows.mean(axis=1, keepdims=True)
    scale = 1 / np.sqrt(rows.var(axis=1, keepdims=True) + epsilon)
    return np.asarray((centred * scale * gamma + beta).ravel())


def attention(q: Array, k: Array, v: Array, _o: Array, _l: Array) -> Array:
    """Softmax of scores times values."""
    scores = q.astype(np.float64) @ k.T.astype(np.float64) * 0.5
    e = np.exp(scores - scores.max(axis=1, keepdims=True))
    return np.asarray((e @ v.astype(np.float64)) / e.sum(axis=1, keepdims=True))


def max_pool(x: Array, _o: Array, _w: Array, width: Array) -> tuple[Array, Array]:
    """The largest of 2 x 2 and its place."""
    w = int(width)
    places = np.arange(len(x)).reshape(-1, w)
    y, k = np.indices((places.shape[0] // 2, w // 2))
    windows = np.stack([places[2 * y + d // 2, 2 * k + d % 2] for d in range(4)], axis=-1)
    values = x[windows]
    best = values.argmax(axis=-1)[..., None]
    chosen = np.take_along_axis(values, best, -1), np.take_along_axis(windows, best, -1)
    return chosen[0].ravel(), chosen[1].ravel()


def sha256_block(messages: Array, _: Array, length: Array) -> Array:
    """Digests of short messages."""
    rows = messages.reshape(-1, int(length))
    digests = b"".join(hashlib.sha256(bytes(row)).digest() for row in rows)
    return np.frombuffer(digests, ">u4").astype(np.uint32)


def edit_one(a: bytes, b: bytes) -> int:
    """The distance of two words."""
    row = list(range(len(b) + 1))
    for y, left in enumerate(a, 1):
        previous, row = row, [y]
        for x, right in enumerate(b, 1):
            cost = previous[x - 1] + (left != right)
            row.append(min(cost, previous[x] + 1, row[-1] + 1))
    return row[-1]


def edit_distance(a: Array, b: Array, _: Array, length: Array) -> Array:
    """Distances of pairs of rows."""
    pairs = zip(a.reshape(-1, int(length)), b.reshape(-1, int(length)), strict=True)
    return np.array([edit_one(bytes(p), bytes(q)) for p, q in pairs])


def count_words(text: Array, _: Array, length: Array) -> Array:
    """Words that begin with a letter; one that begins with a digit is a number."""
    out = []
    for row in text.reshape(-1, int(length)):
        words = [w for w in bytes(row).split(b" ") if w and w[:1].isalpha()]
        out.append([len(words), max((len(w) for w in words), default=0)])
    return np.array(out)


def letters(rng: Rng, shape: int, alphabet: bytes) -> In:
    """Random text."""
    return In(rng.choice(np.frombuffer(alphabet, np.int8), shape))


IMAGES: Final = [
    Case(
        "app_image",
        "sobel",
        lambda r: [
            In(r.integers(0, 256, 30 * 20, "u1")),
            blank(600, "u1"),
            val(30, "i4"),
            val(20, "i4"),
        ],
        sobel,
        (32, 24),
        (8, 8),
    ),
    Case(
        "app_image",
        "median3",
        lambda r: [In(r.integers(0, 256, 18 * 14, "u1")), blank(18 * 14, "u1"), val(18, "i4")],
        median3,
        (16, 12),
    ),
    Case(
        "app_image",
        "scale_bilinear",
        lambda r: [
            In(r.integers(0, 256, (48, 4), "u1")),
            val([8, 6], "i4"),
            blank((192, 4), "u1"),
            val([16, 12], "i4"),
        ],
        scale_bilinear,
        (16, 12),
    ),
]

LINEAR: Final = [
    Case("app_linear", "spmv_csr", sparse, spmv_csr, (64,)),
    Case(
        "app_linear",
        "fft_radix2",
        lambda r: [Out(normals(r, (128, 2)).array), Local(64 * 8), val(6, "i4")],
        fft_radix2,
        (64,),
        (32,),
        atol=1e-5,
    ),
    Case(
        "app_linear",
        "sgemm_4x4",
        lambda r: [
            quarters(r, (16, 4, 4)),
            quarters(r, (16, 4, 4)),
            blank((16, 4, 4), "f4"),
            val(4, "i4"),
        ],
        lambda a, b, *_: (a.reshape(16, 16) @ b.reshape(16, 16)).reshape(16, 4, 4),
        (4, 4),
    ),
    Case(
        "app_linear",
        "int8_gemv",
        lambda r: [
            In(r.integers(-128, 128, (48, 6, 4), "i1")),
            In(r.integers(-128, 128, (6, 4), "i1")),
            blank(48, "i4"),
            blank(48, "f4"),
            val(6, "i4"),
            val(1 / 128, "f4"),
        ],
        int8_gemv,
        (48,),
    ),
]

PHYSICS: Final = [
    Case(
        "app_physics",
        "nbody",
        lambda r: [
            In(np.hstack([r.normal(0, 5, (96, 3)), r.uniform(1, 2, (96, 1))]).astype("f4")),
            blank((96, 4), "f4"),
            Local(32 * 16),
            val(96, "i4"),
            val(0.1, "f4"),
        ],
        nbody,
        (96,),
        (32,),
        ulp=64,
        atol=1e-4,
    ),
    Case(
        "app_physics",
        "life",
        lambda r: [
            In(r.integers(0, 2, 20 * 11, "u1")),
            blank(220, "u1"),
            val(20, "i4"),
            val(11, "i4"),
        ],
        life,
        (20, 11),
    ),
    Case(
        "app_physics",
        "rule_110",
        lambda r: [
            In(r.integers(0, 1 << 32, 16 * 3, "u4")),
            blank(48, "u4"),
            val(3, "i4"),
            val(50, "i4"),
        ],
        rule_110,
        (16,),
    ),
    Case(
        "app_physics",
        "relax",
        lambda r: [
            quarters(r, 18 * 10),
            zeros(180, "f4"),
            zeros(180, "f4"),
            val(18, "i4"),
            val(1.5, "f4"),
        ],
        relax,
        (16, 8),
    ),
]

LEARNING: Final = [
    Case(
        "app_learning",
        "softmax_rows",
        lambda r: [
            In(r.normal(0, 3, 4 * 100).astype("f4")),
            blank(400, "f4"),
            val(100, "i4"),
            Local(32 * 4),
        ],
        softmax_rows,
        (128,),
        (32,),
        ulp=64,
    ),
    Case(
        "app_learning",
        "layer_norm",
        lambda r: [
            In(r.normal(1, 2, 4 * 75).astype("f4")),
            normals(r, 75),
            normals(r, 75),
            blank(300, "f4"),
            val(75, "i4"),
            val(1e-5, "f4"),
        ],
        layer_norm,
        (128,),
        (32,),
        atol=1e-4,
    ),
    Case(
        "app_learning",
        "attention",
        lambda r: [
            normals(r, (64, 4)),
            normals(r, (40, 4)),
            normals(r, (40, 4)),
            blank((64, 4), "f4"),
            val(40, "i4"),
        ],
        attention,
        (64,),
        atol=1e-5,
    ),
    Case(
        "app_learning",
        "max_pool",
        lambda r: [normals(r, 24 * 12), blank(72, "f4"), blank(72, "u2"), val(24, "i4")],
        max_pool,
        (12, 6),
    ),
]

TEXT: Final = [
    Case(
        "app_text",
        "sha256_block",
        lambda r: [In(r.integers(0, 256, 32 * 45, "u1")), blank(32 * 8, "u4"), val(45, "u4")],
        sha256_block,
        (32,),
    ),
    Case(
        "app_text",
        "edit_distance",
        lambda r: [
            letters(r, 32 * 24, b"abcd"),
            letters(r, 32 * 24, b"abcd"),
            blank(32, "i4"),
            val(24, "i4"),
        ],
        edit_distance,
        (32,),
    ),
    Case(
        "app_text",
        "base64",
        lambda r: [In(r.integers(0, 256, 96, "u1")), blank((32, 4), "i1")],
        lambda x, _: np.frombuffer(base64.b64encode(bytes(x)), np.int8).reshape(-1, 4),
        (32,),
    ),
    Case(
        "app_text",
        "count_words",
        lambda r: [letters(r, 32 * 60, b"  abc01z"), blank((32, 2), "i4"), val(60, "i4")],
        count_words,
        (32,),
    ),
]

CASES: Final = [*IMAGES, *LINEAR, *PHYSICS, *LEARNING, *TEXT]
