"""Cases of printf: its lines, in any order."""

from __future__ import annotations

from typing import Final

import numpy as np

from tests.e2e.harness.case_model import Case, In, Val, blank, val, zeros

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
    """The lines of the loops."""
    lines: list[str] = []
    for item, count in enumerate(COUNTS):
        lines += [f"item {item} odd {k}" for k in range(1, count, 2)]
        lines += [f"item {item} two{' here' if item & 1 else ''}"] if count > 2 else []
        lines.append(f"item {item} sum {count * (count - 1) // 2}")
    return tuple(lines)


PRINTED: Final = (
    "item 0 of 4: 10",
    "item 1 of 4: 11",
    "item 2 of 4: 12",
    "item 3 of 4: 13",
    "float 2.500, char q, string inner, percent %",
    "long -5000000000, hex feedfacecafe",
    "vector 1,-2,3,-4; floats 0.500000,-1.500000",
    "nothing",
)

CASES: Final = [
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
    Case(
        "printf_lines",
        "print_values",
        lambda _: [In(np.arange(16, 20, dtype="i4")), blank(4, "i4")],
        lambda x, _: x + 1,
        (4,),
        printed=PRINTED,
    ),
    Case(
        "printf_lines", "print_nothing", lambda _: [zeros(4, "i4")], lambda _: np.full(4, 4), (4,)
    ),
]
