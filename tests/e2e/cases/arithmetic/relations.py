"""Cases of the common, geometric and relational functions, and of select."""

from __future__ import annotations

from typing import Final

import numpy as np

from tests.e2e.harness.case_model import Arg, Array, Case, In, Rng, blank, val

N: Final = 128


def wide(x: Array) -> Array:
    """The format that references compute in."""
    return x.astype(np.float64)


def normals(rng: Rng, shape: int | tuple[int, ...] = N, dtype: str = "f4") -> Array:
    """Random numbers around zero."""
    return rng.normal(0, 3, shape).astype(dtype)


def specials(rng: Rng, shape: int | tuple[int, ...] = N, dtype: str = "f4") -> Array:
    """Random numbers with every class of number among them, and many equal ones."""
    tiny = np.finfo(dtype).smallest_normal / 4
    pool = np.array([0.0, -0.0, 1.0, -1.0, np.inf, -np.inf, np.nan, tiny, -tiny, 1e30], dtype)
    x = normals(rng, shape, dtype)
    chosen = rng.integers(0, 2 * len(pool), shape)
    return np.where(chosen < len(pool), pool[chosen % len(pool)], x)


def any_ints(rng: Rng, dtype: str, shape: int | tuple[int, ...] = N) -> Array:
    """Random integers of the whole range, a quarter of them small."""
    info = np.iinfo(dtype)
    x = rng.integers(info.min, info.max, shape, dtype, endpoint=True)
    small = rng.integers(0, 4, shape, dtype)
    return np.where(rng.random(shape) < 0.25, small, x)


def smoothstep(low: float | Array, high: float | Array, x: Array) -> Array:
    """Hermite interpolation between two edges."""
    t = np.clip((x - low) / (high - low), 0, 1)
    return np.asarray(t * t * (3 - 2 * t))


def mix(x: Array, y: float | Array, a: float) -> Array:
    """Linear interpolation."""
    return np.asarray(x + (y - x) * a)


def common_scalar(data: Array, edge: Array, _: Array) -> Array:
    """The common functions of floats."""
    x, e = wide(data), wide(edge)
    rows = [
        np.clip(x, -1, 2.5),
        np.degrees(x),
        np.radians(x),
        np.maximum(x, e),
        np.minimum(x, e),
        mix(x, e, 0.25),
        np.where(x < e, 0, 1),
        smoothstep(-2, 3, x),
        np.sign(x),
    ]
    return np.stack(rows)


def common_vector(data: Array, _: Array, low_arg: Array, high_arg: Array) -> Array:
    """The common functions of vectors with scalar edges."""
    x, low, high = wide(data), wide(low_arg), wide(high_arg)
    rows = [
        np.clip(x, low, high),
        np.minimum(np.maximum(x, -1), x[:, ::-1] ** 2),
        np.maximum(x, low),
        np.minimum(x, high),
        mix(x, high, 0.5),
        np.where(x < low, 0, 1),
        smoothstep(low, high, x),
        np.sign(x),
        x,
    ]
    return np.stack(rows)


def common_f64(x: Array, _: Array) -> Array:
    """The common functions of doubles."""
    turned = x[:, ::-1]
    rows = [
        np.clip(x, -0.5, 0.5),
        mix(x, turned, 0.125),
        smoothstep(-1, 1, x),
        np.sign(x) + (x >= 0.25),
        np.maximum(x, np.minimum(turned, 0.75)),
    ]
    return np.stack(rows)


def length(x: Array) -> Array:
    """The length of vectors along the last axis."""
    return np.asarray(np.sqrt((x * x).sum(axis=-1)))


def unit(x: Array) -> Array:
    """Vectors of length one."""
    return np.asarray(x / length(x)[..., None])


def geometry_rows(a: Array, b: Array, _: Array) -> Array:
    """Products, lengths, distances."""
    p, q = wide(a), wide(b)
    rows = [
        (p * q).sum(axis=-1),
        (p[:, :2] * q[:, 2:]).sum(axis=-1),
        length(p),
        length(p[:, :3]),
        length(p - q),
        np.abs(p[:, 0] - q[:, 0]),
        length(p),
        length(p[:, :3] - q[:, :3]),
        p[:, 0] * q[:, 1],
    ]
    return np.stack(rows)


def directions(a: Array, b: Array, _: Array) -> Array:
    """Unit vectors and cross products."""
    p, q = wide(a), wide(b)
    column = np.ones((len(p), 1))
    rows = [
        unit(p),
        unit(q),
        np.hstack([np.cross(p[:, :3], q[:, :3]), 0 * column]),
        np.hstack([np.cross(q[:, :3], p[:, :3]), column]),
        np.hstack([unit(p[:, :3]), np.sign(q[:, 3:])]),
    ]
    return np.stack(rows)


def ray_spheres(
    rays: Array, spheres: Array, _c: Array, _n: Array, _w: Array
) -> tuple[Array, Array]:
    """The nearest sphere in front of each ray."""
    parts = wide(rays).reshape(-1, 2, 3)
    direction = unit(parts[:, 1])
    to = wide(spheres)[None, :, :3] - parts[:, None, 0]
    along = (to * direction[:, None]).sum(axis=-1)
    under = wide(spheres)[:, 3] ** 2 - ((to * to).sum(axis=-1) - along**2)
    t = np.where(under < 0, np.inf, along - np.sqrt(np.maximum(under, 0)))
    t = np.where(t > 0, t, np.inf)
    nearest = t.min(axis=1)
    return nearest, np.where(np.isinf(nearest), -1, t.argmin(axis=1))


def triangle_areas(corners: Array, _: Array) -> Array:
    """Half the length of the cross product of two sides."""
    a, b, c = corners.reshape(-1, 3, 3).transpose(1, 0, 2)
    return 0.5 * length(np.cross(b - a, c - a))


def compare_f32(x: Array, y: Array, _: Array) -> Array:
    """Booleans as one for true."""
    unordered = np.isnan(x) | np.isnan(y)
    rows = [x == y, x != y, x > y, x >= y, x < y, x <= y, (x < y) | (x > y), ~unordered, unordered]
    return np.stack(rows).astype(np.int32)


def is_normal(x: Array) -> Array:
    """Neither zero nor subnormal nor infinite nor NaN."""
    return np.asarray(np.isfinite(x) & (np.abs(x) >= np.finfo(x.dtype).smallest_normal))


def classify_f32(x: Array, _: Array) -> Array:
    """Classes of numbers."""
    rows = [
        np.isfinite(x),
        np.isinf(x),
        np.isnan(x),
        is_normal(x),
        np.signbit(x) & ~np.isnan(x),
        x != x,
        ~(x < 1),
        (x > 0).astype(np.int32) - (x < 0),
    ]
    return np.stack([row.astype(np.int32) for row in rows])


def relations_f64(x: Array, y: Array, _: Array) -> Array:
    """Comparison and classes of doubles."""
    classes = np.isnan(x) + 2 * np.isinf(x) + 4 * np.isfinite(x) + 8 * is_normal(x)
    rows = [
        x == y,
        (x < y) + 2 * (x > y),
        np.isnan(x) | np.isnan(y),
        classes,
        x <= y,
        (x < y) | (x > y),
    ]
    return np.stack([row.astype(np.int32) for row in rows])


def compare_vectors(x: Array, y: Array, _: Array) -> Array:
    """Booleans as minus one for true."""
    unordered = np.isnan(x) | np.isnan(y)
    rows = [
        x == y,
        x != y,
        (x < y) | (x >= y),
        (x < y) | (x > y),
        np.ones_like(unordered),
        np.isnan(x) | np.isinf(y),
        np.isfinite(x) & is_normal(y),
        np.signbit(x),
        x > y,
        (x == y) | (x > 0),
        ~(x < y),
    ]
    return -np.stack(rows).astype(np.int32)


def any_all(x: Array, small: Array, _o: Array, d: Array, _w: Array) -> tuple[Array, Array]:
    """any and all look at the sign bits."""
    negative, tiny = x < 0, small < 0
    equal = x[:, :3] == x[:, [1, 2, 0]]
    rows = [
        negative.any(axis=1),
        negative.all(axis=1),
        negative.any(axis=1) + 2 * (x > 0).all(axis=1),
        tiny.any(axis=1),
        tiny.all(axis=1),
        negative[:, 0],
        tiny[:, 0],
        equal.any(axis=1),
    ]
    out = np.stack([row.astype(np.int32) for row in rows])
    return out, -((d < 0.5) & (d > -0.5)).astype(np.int64)


def bitselect(x: Array, y: Array, mask: Array) -> Array:
    """Bits of the second where the mask has ones."""
    return (x & ~mask) | (y & mask)


def blends(
    x: Array, y: Array, mask: Array, _o: Array, p: Array, q: Array, _b: Array
) -> tuple[Array, Array]:
    """Vectors choose by the sign bit."""
    negative = mask < 0
    bits = bitselect(x.view(np.int32), y.view(np.int32), mask).view(np.float32)
    rows = [
        np.where(negative, y, x),
        np.where(negative, y, x),
        bits,
        np.where(negative, x, y),
        np.where(x < y, x, y),
    ]
    pattern = np.array([0x0F, 0xF0, 0xFF, 0, 1, 2, 4, 0x80], np.uint8)
    small = [bitselect(p, q, pattern), np.where(p >= 128, q, p), np.where(p > q, q, p)]
    return np.stack(rows), np.stack(small, axis=1)


def select_scalars(c: Array, *_: Array) -> tuple[Array, Array, Array]:
    """Scalars choose by a condition that is not zero."""
    rows = [
        np.where(c, 20, 10),
        np.where(c, 20, 10),
        np.where(c, -1, 1),
        np.where(c.astype(np.int8), 2, 1),
        bitselect(np.array([0x0F0F0F0F], "i4"), c, np.array([0x00FFFF00], "i4")),
    ]
    mask = c.astype(np.int64) << 32
    one, three = np.array([1.0, -3.0]).view(np.int64)
    doubles = [
        np.where(c, 2.5, 1.5),
        np.where(c & 1, -0.25, 0.25),
        bitselect(one, three, mask).view(np.float64),
    ]
    return np.stack(rows), np.stack(doubles), np.where((c >> 3).astype(np.int16), 5, -5)


def select_vectors(
    c: Array, _o: Array, w: Array, _w: Array, _h: Array
) -> tuple[Array, Array, Array]:
    """Vectors of 16-, 64-bit integers and halves."""
    chosen = np.where(c < 0, -1, np.arange(1, 9))
    mixed = bitselect(w, np.array([0x1234]), np.array([0xFF00]))
    return chosen, np.where(w < 0, w + 7, w) ^ mixed, np.where(c < 0, 2.0, 1.0)


def select_pointers(_f: Array, _b: Array, x: Array, flip: Array) -> tuple[Array, Array]:
    """Each item goes to one of two buffers, twice its successor to the other."""
    first = (x & 1) ^ flip != 0
    following = np.roll(x, -1) * 2
    return np.where(first, x, following), np.where(first, following, x)


def scene(rng: Rng) -> list[Arg]:
    """Rays from near the origin, eight spheres around it."""
    rays = rng.normal(0, 1, (N, 2, 3)) * np.array([[[0.1], [1.0]]])
    spheres = np.concatenate([rng.normal(0, 5, (8, 3)), rng.uniform(1, 3, (8, 1))], axis=1)
    return [
        In(rays.astype("f4").ravel()),
        In(spheres.astype("f4")),
        val(8, "i4"),
        blank(N, "f4"),
        blank(N, "i4"),
    ]


CASES: Final = [
    Case(
        "common_functions",
        "common_scalar",
        lambda r: [In(normals(r)), In(normals(r)), blank((9, N), "f4")],
        common_scalar,
        (N,),
        ulp=[0.5, 2, 2, 0.5, 0.5, 4, 0.5, 4, 0.5],
        atol=1e-6,
    ),
    Case(
        "common_functions",
        "common_vector",
        lambda r: [In(normals(r, (N, 4))), blank((9, N, 4), "f4"), val(-1.5, "f4"), val(2, "f4")],
        common_vector,
        (N,),
        ulp=4,
        atol=1e-6,
    ),
    Case(
        "common_functions",
        "common_f64",
        lambda r: [In(normals(r, (N, 2), "f8")), blank((5, N, 2), "f8")],
        common_f64,
        (N,),
        ulp=4,
        atol=1e-15,
    ),
    Case(
        "geometric",
        "geometry_rows",
        lambda r: [In(normals(r, (N, 4))), In(normals(r, (N, 4))), blank((9, N), "f4")],
        geometry_rows,
        (N,),
        ulp=[0.5, 0.5, 5, 5, 8, 8, 8192, 8192, 0.5],
        # The error of a dot product is bounded by its terms, not by its value.
        atol=2e-5,
    ),
    Case(
        "geometric",
        "directions",
        lambda r: [In(normals(r, (N, 4))), In(normals(r, (N, 4))), blank((5, N, 4), "f4")],
        directions,
        (N,),
        ulp=[6, 8192, 0.5, 0.5, 6],
        atol=2e-5,
    ),
    Case("geometric", "ray_spheres", scene, ray_spheres, (N,), ulp=4096),
    Case(
        "geometric",
        "triangle_areas",
        lambda r: [In(normals(r, N * 9, "f8")), blank(N, "f8")],
        triangle_areas,
        (N,),
        ulp=32,
    ),
    Case(
        "relational_scalar",
        "compare_f32",
        lambda r: [In(specials(r)), In(specials(r)), blank((9, N), "i4")],
        compare_f32,
        (N,),
    ),
    Case(
        "relational_scalar",
        "classify_f32",
        # The sign of a NaN is not looked at.
        lambda r: [In(specials(r)), blank((8, N), "i4")],
        classify_f32,
        (N,),
    ),
    Case(
        "relational_scalar",
        "relations_f64",
        lambda r: [In(specials(r, dtype="f8")), In(specials(r, dtype="f8")), blank((6, N), "i4")],
        relations_f64,
        (N,),
    ),
    Case(
        "relational_vector",
        "compare_vectors",
        lambda r: [In(specials(r, (N, 4))), In(specials(r, (N, 4))), blank((11, N, 4), "i4")],
        compare_vectors,
        (N,),
    ),
    Case(
        "relational_vector",
        "any_all",
        lambda r: [
            In(any_ints(r, "i4", (N, 4))),
            In(any_ints(r, "i1", (N, 16)) | r.choice([0, -128], (N, 1)).astype("i1")),
            blank((8, N), "i4"),
            In(r.uniform(-1, 1, (N, 2))),
            blank((N, 2), "i8"),
        ],
        any_all,
        (N,),
    ),
    Case(
        "relational_vector",
        "blends",
        lambda r: [
            In(normals(r, (N, 4))),
            In(normals(r, (N, 4))),
            In(any_ints(r, "i4", (N, 4))),
            blank((5, N, 4), "f4"),
            In(any_ints(r, "u1", (N, 8))),
            In(any_ints(r, "u1", (N, 8))),
            blank((N, 3, 8), "u1"),
        ],
        blends,
        (N,),
    ),
    Case(
        "select_forms",
        "select_scalars",
        lambda r: [In(any_ints(r, "i4")), blank((5, N), "i4"), blank((3, N), "f8"), blank(N, "i2")],
        select_scalars,
        (N,),
    ),
    Case(
        "select_forms",
        "select_vectors",
        lambda r: [
            In(any_ints(r, "i2", (N, 8))),
            blank((N, 8), "i2"),
            In(any_ints(r, "i8", (N, 2))),
            blank((N, 2), "i8"),
            blank((N, 8), "f2"),
        ],
        select_vectors,
        (N,),
    ),
    Case(
        "select_forms",
        "select_pointers",
        lambda r: [
            blank(N, "i4"),
            blank(N, "i4"),
            In(r.integers(-1000, 1000, N, "i4")),
            val(1, "i4"),
        ],
        select_pointers,
        (N,),
    ),
]
