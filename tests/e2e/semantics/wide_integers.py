"""Integers of 65 to 4096 bits and vectors of them: operations, conversions, flow, memory."""

from __future__ import annotations

import random
from typing import Any, Final

from tests.e2e.harness.row_intrinsics import suffix
from tests.e2e.harness.row_memory import bits_of
from tests.e2e.harness.row_model import (
    MANTISSA,
    Row,
    bits_float,
    float_bits,
    float_edges,
    rounded,
    shape_of,
    signed,
)
from tests.e2e.semantics.floats import saturating_row
from tests.e2e.semantics.integers import (
    DIVISIONS,
    OPERATIONS,
    PREDICATES,
    SHIFTS,
    binary_row,
    bits_vector_row,
    call_row,
    compare,
    compare_row,
    flags_row,
    immediate_row,
    loop_row,
    resize_rows,
    select_row,
    switch_row,
    vector_bits_row,
)
from tests.e2e.semantics.intrinsics import (
    FLAGGED,
    OVERFLOWS,
    PLAIN,
    every_lane,
    flagged_row,
    overflow_row,
    plain_row,
    swap_row,
)
from tests.e2e.semantics.intrinsics import compare_row as three_way_row
from tests.e2e.semantics.memory.accesses import private_row, store_row
from tests.e2e.semantics.memory.masked import masked_rows
from tests.e2e.semantics.vectors import (
    INTEGER_REDUCTIONS,
    compressed,
    first_set,
    flow_rows,
    inserted,
    lane_rows,
    moved,
    reduce_row,
)

WIDTHS: Final = (65, 72, 96, 100, 127, 128, 129, 200, 256, 330)
LONG: Final = (1000, 4096)
"""Widths for arithmetic alone."""
FLOATS: Final = ("half", "float", "double")
LARGEST: Final = {"half": 65504, "float": (1 << 128) - (1 << 104)}
VECTORS: Final = ("<2 x i128>", "<3 x i100>", "<5 x i65>", "<1 x i96>", "<8 x i72>", "<2 x i200>")
PAIRS: Final = (
    (1, 128), (7, 65), (8, 127), (24, 72), (32, 96), (33, 100), (63, 72), (64, 65), (64, 128),
    (65, 72), (72, 96), (96, 127), (100, 128), (127, 128), (1, 192), (33, 129), (64, 256),
    (65, 200), (128, 192), (128, 1000), (129, 192), (192, 193), (200, 256),
)  # fmt: skip


def values(width: int) -> list[int]:
    """The ends of the range, what lies around the words' border, and numbers of every length."""
    mask, top = (1 << width) - 1, 1 << (width - 1)
    picks = [0, 1, 2, 3, 10, -1, -2, -3, -10, top, top - 1, top + 1]
    for at in (31, 32, 62, 63, 64, 65, 66, 127, 128):
        picks += [1 << at, (1 << at) - 1, (1 << at) + 1, -(1 << at)]
    source = random.Random(width)
    picks += [source.getrandbits(source.randrange(1, width + 1)) for _ in range(30)]
    return sorted({pick & mask for pick in picks})


def amounts(width: int) -> list[int]:
    picks = (0, 1, 7, 31, 32, 33, width // 2, 62, 63, 64, 65, 127, 128, 130, width - 2, width - 1)
    return sorted({pick for pick in picks if pick < width})


def arith_row(name: str, width: int) -> Row:
    pools = {0: values(width), 1: amounts(width) if name in SHIFTS else values(width)}
    return binary_row(name, width)._replace(pools=pools)


def divide_rows(width: int) -> list[Row]:
    """Divisors that are constants: powers of two, the ends of the range, others."""
    top = 1 << (width - 1)
    constants = (1, 2, 10, 1 << 63, 1 << 64, (1 << 64) + 1, -1, -7, top, top - 1)
    return [
        immediate_row(name, width, value)._replace(
            name=f"{name}-i{width}-by-{at}", pools={0: values(width)}
        )
        for name in DIVISIONS
        for at, value in enumerate(constants)
    ]


def shift_rows(width: int) -> list[Row]:
    return [immediate_row(name, width, amount) for name in SHIFTS for amount in amounts(width)]


def zero_row(width: int) -> Row:
    """Comparisons with the constant zero, each a bit of the result."""
    text, lines, total = f"i{width}", [], "0"
    for bit, predicate in enumerate(PREDICATES):
        target = "%r" if bit == len(PREDICATES) - 1 else f"%t{bit}"
        lines += [
            f"%c{bit} = icmp {predicate} {text} %a, 0",
            f"%z{bit} = select i1 %c{bit}, i16 {1 << bit}, i16 0",
            f"{target} = or i16 {total}, %z{bit}",
        ]
        total = target

    def reference(a: int) -> int:
        total = 0
        for bit, predicate in enumerate(PREDICATES):
            number = signed(a, width) if predicate[0] == "s" else a
            total |= compare(predicate, number, 0) << bit
        return total

    return Row(
        f"icmp-zero-{text}", (text,), ("i16",), "\n".join(lines), reference,
        pools={0: values(width)},
    )  # fmt: skip


def nearest(element: str, value: int) -> float:
    """An integer rounded to the nearest number of a format, ties to even."""
    size = abs(value)
    step = 1 << max(0, size.bit_length() - MANTISSA[element] - 1)
    whole, rest = divmod(size, step)
    if 2 * rest > step or (2 * rest == step and whole % 2):
        whole += 1
    if whole * step > LARGEST.get(element, whole * step):
        return float("-inf") if value < 0 else float("inf")
    return float(-whole * step if value < 0 else whole * step)


def roundable(width: int, element: str) -> list[int]:
    """Integers that are, lie beside, or lie halfway between numbers of a format."""
    kept = MANTISSA[element] + 1
    picks = [*values(width), 65503, 65504, 65519, 65520, 65521, 65535, 65536, -65519, -65520]
    lengths = (kept + 1, kept + 2, 63, 64, 65, 66, 67, 80, 128, 129, width - 1, width)
    for length in lengths:
        half = 1 << (length - kept - 1) if length > kept else 0
        for leading in (1 << (length - 1), (1 << length) - 2 * half, 5 << (length - 3)):
            both = (leading + half, leading + 3 * half)
            picks += [tie + away for tie in both for away in (-1, 0, 1)]
    picks += [-pick for pick in picks]
    return sorted({pick & ((1 << width) - 1) for pick in picks})


def from_integer_rows(width: int) -> list[Row]:
    text, rows = f"i{width}", []
    for kind in FLOATS:

        def unsigned_reference(value: int, kind: str = kind) -> float:
            return nearest(kind, value)

        def signed_reference(value: int, kind: str = kind) -> float:
            return nearest(kind, signed(value, width))

        for name, reference in (("uitofp", unsigned_reference), ("sitofp", signed_reference)):
            rows += [
                Row(
                    f"{name}-{text}-{kind}-{part}", (text,), (kind,),
                    f"%r = {name} {text} %a to {kind}", reference,
                    pools={0: roundable(width, kind)[part::4]},
                )
                for part in range(4)
            ]  # fmt: skip
    return rows


def numbers(element: str) -> list[float]:
    """Edges of a format, powers of two around the words' borders, numbers of every size."""
    source = random.Random(element)
    picks = list(float_edges(element))
    for at in (31, 32, 62, 63, 64, 65, 71, 95, 99, 126, 127):
        bits = float_bits(element, 2.0**at)
        picks += [bits_float(element, bits + step) for step in (-1, 0, 1)]
    for _ in range(40):
        mantissa = 1 + source.getrandbits(MANTISSA[element]) / (1 << MANTISSA[element])
        picks.append(rounded(element, mantissa * 2.0 ** source.randrange(-3, 128)))
    return [*picks, *(-pick for pick in picks)]


def truncated(value: float, low: int, high: int) -> int | None:
    if value != value or value in (float("inf"), -float("inf")):
        return None
    return int(value) if low <= int(value) <= high else None


def to_integer_rows(width: int) -> list[Row]:
    text, top, rows = f"i{width}", 1 << width, []
    for kind in FLOATS:
        rows += [
            Row(
                f"fptoui-{kind}-{text}", (kind,), (text,), f"%r = fptoui {kind} %a to {text}",
                lambda a: truncated(a, 0, top - 1) if a > -1 else None, pools={0: numbers(kind)},
            ),
            Row(
                f"fptosi-{kind}-{text}", (kind,), (text,), f"%r = fptosi {kind} %a to {text}",
                lambda a: truncated(a, -top // 2, top // 2 - 1), pools={0: numbers(kind)},
            ),
        ]  # fmt: skip
    return rows


def saturated_rows(width: int) -> list[Row]:
    """fptoui.sat and fptosi.sat: the bound that is passed, 0 for a NaN."""
    text = f"i{width}"
    return [
        saturating_row(f"{name}.sat", kind, text)._replace(
            name=f"{name}.sat-{kind}-{text}", pools={0: numbers(kind)}
        )
        for name in ("fptoui", "fptosi")
        for kind in FLOATS
    ]


def pointer_row(width: int) -> Row:
    """A pointer as a number and back, and a step of a wide number of bytes."""
    text = f"i{width}"
    body = f"""
%n = ptrtoint ptr addrspace(1) %mem to {text}
%m = add {text} %n, %a
%p = inttoptr {text} %m to ptr addrspace(1)
%r = load i8, ptr addrspace(1) %p
%q = getelementptr i8, ptr addrspace(1) %p, {text} %b
%s = load i8, ptr addrspace(1) %q
%h = lshr {text} %n, 64
%t = trunc {text} %h to i64
"""

    def reference(memory: bytearray, a: int, b: int) -> tuple[int, int, int] | None:
        at = a + signed(b, width)
        return (memory[a], memory[at], 0) if 0 <= at < 8 else None

    steps = [0, 1, 2, (1 << width) - 1, (1 << width) - 3]
    return Row(
        f"pointer-{text}", (text, text), ("i8", "i8", "i64"), body, reference,
        pools={0: range(8), 1: steps}, memory=8,
    )  # fmt: skip


def lane_pools(text: str, name: str = "") -> dict[int, list[int]]:
    width = shape_of(text).width
    return {0: values(width), 1: amounts(width) if name in SHIFTS else values(width)}


def chosen_row(text: str, predicate: str) -> Row:
    """A comparison, and lanes selected by it."""
    shape = shape_of(text)
    bits = f"<{shape.lanes} x i1>"

    def number(lane: int) -> int:
        return signed(lane, shape.width) if predicate[0] == "s" else lane

    def reference(a: list[int], b: list[int]) -> tuple[list[int], list[int]]:
        pairs = list(zip(a, b, strict=True))
        holds = [int(compare(predicate, number(x), number(y))) for x, y in pairs]
        return [x if on else y for (x, y), on in zip(pairs, holds, strict=True)], holds

    body = f"""
%s = icmp {predicate} {text} %a, %b
%r = select {bits} %s, {text} %a, {text} %b
"""
    name = f"select-{predicate}-{suffix(text)}"
    return Row(name, (text, text), (text, bits), body, reference, pools=lane_pools(text))


def vector_rows(text: str) -> list[Row]:
    """Arithmetic, comparison, selection and resizing of every lane."""
    shape = shape_of(text)
    width, lanes = shape.width, shape.lanes
    rows = [
        Row(
            f"{name}-{suffix(text)}", (text, text), (text,), f"%r = {name} {text} %a, %b",
            every_lane(OPERATIONS[name], text), pools=lane_pools(text, name),
        )
        for name in OPERATIONS
    ]  # fmt: skip
    rows += [chosen_row(text, predicate) for predicate in ("eq", "ugt", "sle", "slt")]
    for other in (7, 64, 80, 128):
        target = f"<{lanes} x i{other}>"
        if other < width:
            rows.append(
                Row(
                    f"trunc-{suffix(text)}-{other}", (text,), (target,),
                    f"%r = trunc {text} %a to {target}", lambda a: a,
                )
            )  # fmt: skip
        small, large = sorted((width, other))
        if small == large:
            continue
        low, high = f"<{lanes} x i{small}>", f"<{lanes} x i{large}>"
        rows += [
            Row(
                f"{name}-{suffix(low)}-{large}", (low,), (high,), f"%r = {name} {low} %a to {high}",
                reference,
            )
            for name, reference in (
                ("zext", lambda a: a),
                ("sext", lambda a, small=small: [signed(x, small) for x in a]),
            )
        ]  # fmt: skip
    return rows


def vector_float_rows(text: str) -> list[Row]:
    shape = shape_of(text)
    floats = f"<{shape.lanes} x float>"
    return [
        Row(
            f"sitofp-{suffix(text)}", (text,), (floats,), f"%r = sitofp {text} %a to {floats}",
            lambda a: [nearest("float", signed(x, shape.width)) for x in a],
            pools={0: roundable(shape.width, "float")},
        ),
        Row(
            f"fptoui-{suffix(text)}", (floats,), (text,), f"%r = fptoui {floats} %a to {text}",
            lambda a: [int(x) for x in a], pools={0: [0.0, 1.5, 2.0**63, 2.0**64, 1.25 * 2.0**60]},
        ),
    ]  # fmt: skip


def vector_memory_rows(text: str) -> list[Row]:
    """Lanes that lie side by side, to the bit; a constant vector; one of a program's variables."""
    shape = shape_of(text)
    width, lanes = shape.width, shape.lanes
    constants = [(at * 0x123456789ABCDEF0FEDCBA987 + 5) % (1 << width) for at in range(lanes)]
    literal = ", ".join(f"{shape.element} {signed(value, width)}" for value in constants)
    name = f"@constant.{suffix(text)}"
    body = f"""
%x = load {text}, ptr addrspace(2) {name}
%y = xor {text} %x, %a
%r = add {text} %y, <{literal}>
"""
    module = f"{name} = internal addrspace(2) constant {text} <{literal}>"

    def reference(a: list[int]) -> list[int]:
        return [(value ^ lane) + value for value, lane in zip(constants, a, strict=True)]

    rows = [store_row(text, 3), private_row(text)]
    rows.append(Row(f"constant-{suffix(text)}", (text,), (text,), body, reference, module))
    return rows


def vector_bitcast_rows() -> list[Row]:
    """Vectors bitcast to lanes of another width."""

    def cast(source: str, target: str) -> Row:
        shape = shape_of(target)

        def reference(value: Any) -> list[int]:
            bits = bits_of(source, value)
            low = (1 << shape.width) - 1
            return [bits >> (at * shape.width) & low for at in range(shape.lanes)]

        name = f"bitcast-{suffix(source)}-{suffix(target)}"
        body = f"%r = bitcast {source} %a to {target}"
        return Row(name, (source,), (target,), body, reference)

    pairs = (
        ("<2 x i128>", "<4 x i64>"), ("<4 x i64>", "<2 x i128>"), ("<3 x i96>", "<9 x i32>"),
        ("<2 x i72>", "<9 x i16>"), ("<9 x i16>", "<2 x i72>"), ("<3 x i100>", "<4 x i75>"),
    )  # fmt: skip
    return [cast(*pair) for pair in pairs]


def moving_rows() -> list[Row]:
    """Intrinsics that move lanes or count them."""
    v3, v5, flags = "<3 x i100>", "<5 x i100>", "<3 x i1>"

    def active(base: int, limit: int) -> list[int]:
        return [int(base + lane < limit) for lane in range(3)]

    far = (1 << 100) - 2
    return [
        moved("vector.reverse.v3i100", (v3,), v3, lambda a: a[::-1]),
        moved("vector.insert.v5i100.v3i100|i64 0", (v5, v3), v5, inserted(0)),
        moved("vector.extract.v3i100.v5i100|i64 0", (v5,), v3, lambda a: a[:3]),
        moved("experimental.vector.compress.v3i100", (v3, flags, v3), v3, compressed),
        moved("experimental.cttz.elts.i32.v3i100|i1 false", (v3,), "i32", first_set,
              pools={0: [0, 0, 1 << 99]}),
        moved("get.active.lane.mask.v3i1.i100", ("i100", "i100"), flags, active,
              pools={0: [0, 1 << 70, far], 1: [0, 1, (1 << 70) + 2, far + 1]}),
        Row("stepvector", (v3,), (v3,),
            f"%i = call {v3} @llvm.stepvector.v3i100()\n%r = add {v3} %a, %i",
            lambda a: [lane + at for at, lane in enumerate(a)]),
    ]  # fmt: skip


def index_row(text: str, index: str) -> Row:
    """A lane whose number is wide."""
    lanes = shape_of(text).lanes
    element = shape_of(text).element
    return Row(
        f"index-{suffix(text)}", (text, index, element), (element, text),
        f"%r = extractelement {text} %a, {index} %b\n"
        f"%s = insertelement {text} %a, {element} %c, {index} %b",
        lambda a, b, c: (a[b], [*a[:b], c, *a[b + 1 :]]), pools={1: range(lanes)},
    )  # fmt: skip


INTRINSIC_VECTORS: Final = ("<2 x i128>", "<3 x i100>", "<5 x i65>")

GROUPS: Final[dict[str, list[Row]]] = {
    **{f"words-arith{width}": [arith_row(name, width) for name in OPERATIONS] for width in WIDTHS},
    **{
        f"words-constants{width}": [*divide_rows(width), *shift_rows(width)]
        for width in (65, 100, 128, 200, 256)
    },
    **{f"words-long{width}": [arith_row(name, width) for name in OPERATIONS] for width in LONG},
    "words-icmp": [
        compare_row(width)._replace(pools={0: values(width), 1: values(width)})
        for width in WIDTHS
    ] + [zero_row(width) for width in WIDTHS],
    "words-resize": [row for pair in PAIRS for row in resize_rows(*pair)],
    "words-tofloat": [row for width in WIDTHS for row in from_integer_rows(width)],
    "words-fromfloat": [row for width in WIDTHS for row in to_integer_rows(width)],
    "words-saturated": [row for width in WIDTHS for row in saturated_rows(width)],
    "words-flow": [
        make(width)
        for width in WIDTHS
        for make in (select_row, loop_row, switch_row, call_row, flags_row)
    ],
    "words-pointers": [pointer_row(width) for width in WIDTHS],
    "words-memory": [
        row for width in WIDTHS for row in (store_row(f"i{width}", 5), private_row(f"i{width}"))
    ],
    "words-masked": [row for mask in (None, 2, 3) for row in masked_rows(2, "i128", mask)],
    "words-moving": moving_rows(),
    "words-bitcast": [
        *(make(*size) for size in ((96, 1), (3, 24), (5, 20), (4, 32), (2, 64), (3, 42))
          for make in (vector_bits_row, bits_vector_row)),
        *vector_bitcast_rows(),
    ],
    **{f"words-v{suffix(text)[1:]}": vector_rows(text) for text in VECTORS},
    "words-vfloat": [row for text in VECTORS for row in vector_float_rows(text)],
    "words-vmemory": [row for text in VECTORS for row in vector_memory_rows(text)],
    "words-vlanes": [
        row
        for lanes, element in ((2, "i128"), (3, "i100"), (5, "i72"), (1, "i65"))
        for row in lane_rows(lanes, element)
    ]
    + [index_row(text, "i100") for text in ("<4 x i32>", "<2 x i128>", "<3 x i100>")],
    "words-vflow": [
        row for lanes, element in ((2, "i128"), (5, "i100")) for row in flow_rows(lanes, element)
    ],
    "words-vreduce": [
        reduce_row(name, text)
        for name in INTEGER_REDUCTIONS
        for text in ("<2 x i128>", "<3 x i100>", "<5 x i65>")
    ],
    "words-vplain": [
        plain_row(name, text) for name in PLAIN if name != "clmul" for text in INTRINSIC_VECTORS
    ],
    "words-vflagged": [
        flagged_row(name, text, poison)
        for name in FLAGGED
        for text in INTRINSIC_VECTORS
        for poison in (False, True)
    ],
    "words-voverflow": [
        overflow_row(name, text) for name in OVERFLOWS for text in INTRINSIC_VECTORS
    ],
    "words-vother": [
        *(three_way_row(name, text, "i8") for name in ("scmp", "ucmp")
          for text in INTRINSIC_VECTORS),
        *(swap_row(text) for text in ("<2 x i128>", "<3 x i96>")),
        plain_row("clmul", "<2 x i100>"),
    ],
}  # fmt: skip
