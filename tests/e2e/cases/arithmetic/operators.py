"""Cases of plain floating-point arithmetic in every precision."""

from __future__ import annotations

from typing import Final

import numpy as np

from tests.e2e.cases.inputs import quarters
from tests.e2e.harness.case_model import Array, Case, In, blank, val, zeros

N: Final = 64


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
    floats = [(y * y).astype(np.float32), x * np.float32(0.1), y.astype(np.float32) - x]
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


CASES: Final = [
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
        lambda r: [quarters(r, N * 20, "f2"), quarters(r, 20, "f2"), zeros(N, "f2"), val(20, "i4")],
        lambda m, x, *_: (m.reshape(-1, 20).astype("f8") @ x.astype("f8")).astype("f2"),
        (N,),
    ),
]
