"""Expansions of builtins whose extension may not be used compute what its text says.

LLVM's JIT runs them; the references are written from the texts of cl_khr_extended_bit_ops and
cl_khr_integer_dot_product.
"""

import random
from collections.abc import Callable, Sequence
from typing import Final

import builtin_overloads as tool
import numpy as np
import pytest

from spvbackend.builtins.demangle import demangle
from spvbackend.builtins.params import SIGNED_KINDS
from spvbackend.prepare.templates.fallbacks import FALLBACK_PREFIXES, FALLBACKS
from spvbackend.prepare.templates.text import NO_INTS, Request, integer_width
from spvbackend.target.environment import Environment
from tests.unit.cases.overloads import Overload, overload, overload_of
from tests.unit.cases.template_jit import Call, Engine, driver_text, function_text, shape_of
from tests.unit.cases.templates import (
    Case,
    assert_same,
    integer_edges,
    signed,
    unique_declares,
    without_comments,
)

ROWS: Final = 300
WORD: Final = 32


def is_of_integers(row: Overload) -> bool:
    return integer_width(shape_of(row.ret).element) > 0


OF_THE_HEADER: Final = [
    row
    for call in tool.read_calls()
    if tool.source_name(call) in FALLBACKS and is_of_integers(row := overload_of(call))
]
# Of cl_arm_integer_dot_product_*, and what the instructions take besides.
OTHERS: Final = [
    overload("_Z3dotDv2_sS_", "i32", ("<2 x i16>",) * 2),
    overload("_Z3dotDv2_tS_", "i32", ("<2 x i16>",) * 2),
    overload("_Z3dotDv3_iS_", "i32", ("<3 x i32>",) * 2),
    overload("_Z3dotDv16_hDv16_c", "i64", ("<16 x i8>",) * 2),
    overload("_Z11dot_acc_satDv8_hS_t", "i16", ("<8 x i8>", "<8 x i8>", "i16")),
]
OVERLOADS: Final = [*OF_THE_HEADER, *OTHERS]


def expand(name: str, ret: str, args: tuple[str, ...]) -> str | None:
    """The body for a call of a function, None where it stays as it is."""
    mangled = demangle(name)
    row = FALLBACKS[mangled.name if mangled else name]
    return row.expand(Request(name, ret, args, NO_INTS, NO_INTS, False, 64))


def expanded(row: Overload, name: str) -> str:
    """The function around the expansion of an overload."""
    body = expand(row.name, row.ret, row.args)
    assert body is not None, row.name
    request = Request(row.name, row.ret, row.args, NO_INTS, NO_INTS, False, 64)
    return function_text(request, name, body)


def reversed_bits(width: int, value: int) -> int:
    return int(f"{value:0{width}b}"[::-1], 2)


def inserted(width: int, base: int, other: int, offset: int, count: int) -> int:
    bits = [base >> at & 1 for at in range(width)]
    bits[offset : offset + count] = [other >> at & 1 for at in range(count)]
    return sum(bit << at for at, bit in enumerate(bits))


def extracted(width: int, base: int, offset: int, count: int) -> int:
    bits = [base >> at & 1 for at in range(width)][offset : offset + count]
    return sum(bit << at for at, bit in enumerate(bits))


def extracted_signed(width: int, base: int, offset: int, count: int) -> int:
    value = extracted(width, base, offset, count)
    return signed(value, count) if count else 0


BIT_REFERENCES: Final[dict[str, tuple[int, Callable[..., int]]]] = {
    "bit_reverse": (1, reversed_bits),
    "bitfield_extract_signed": (1, extracted_signed),
    "bitfield_extract_unsigned": (1, extracted),
    "bitfield_insert": (2, inserted),
}
"""How many operands have the type of the result, and a lane of that; the width comes first."""


def places(width: int) -> list[tuple[int, int]]:
    """Offsets and counts for which a field is defined."""
    return [(at, count) for at in range(width + 1) for count in range(width + 1 - at)]


def bit_rows(row: Overload, source: random.Random) -> list[list[int]]:
    """Slots of operands; every place of a field of a scalar of 8 bits, random ones of others."""
    shape = shape_of(row.ret)
    width, values = integer_width(shape.element), BIT_REFERENCES[row.source][0]
    edges = integer_edges(shape.element)
    ends = [(0, 0), (width, 0), (0, width), (width - 1, 1), (0, 1), (1, width - 1)]
    fields = places(width) if width == 8 else ends * 4 + source.sample(places(width), ROWS // 4)
    rows = []
    for field in fields if len(row.args) > values else [()] * ROWS:
        lanes = [
            source.choice(edges) if source.random() < 0.5 else source.getrandbits(width)
            for _ in range(values * max(1, shape.lanes))
        ]
        rows.append([*lanes, *field])
    return rows


def wanted_bits(row: Overload, slots: Sequence[int]) -> list[int]:
    shape = shape_of(row.ret)
    width, lanes = integer_width(shape.element), max(1, shape.lanes)
    values, reference = BIT_REFERENCES[row.source]
    operands = [slots[lanes * at : lanes * (at + 1)] for at in range(values)]
    field = slots[lanes * values :]
    mask = (1 << width) - 1
    return [reference(width, *parts, *field) & mask for parts in zip(*operands, strict=True)]


def is_packed(row: Overload) -> bool:
    return "_4x8packed_" in row.source


def dot_rows(row: Overload, source: random.Random) -> list[list[int]]:
    """Slots of operands: extremes, and any bits; accumulators near the ends."""
    elements = []
    for text in row.args:
        shape = shape_of(text)
        elements += [shape.element] * max(1, shape.lanes)
    rows = []
    for _ in range(ROWS):
        is_extreme = source.random() < 0.5
        slots = []
        for element in elements:
            width = integer_width(element)
            top = 1 << (width - 1)
            near = source.randrange(1 << min(width - 2, 18))
            picks = [0, top, top - 1, 2 * top - 1, top + near, top - near, 2 * top - 1 - near]
            slots.append(source.choice(picks) if is_extreme else source.getrandbits(width))
        if is_packed(row) and is_extreme:
            for at in (0, 1):
                lanes = [source.choice((0, 0x7F, 0x80, 0xFF)) for _ in range(4)]
                slots[at] = int.from_bytes(bytes(lanes), "little")
        rows.append(slots)
    return rows


def signs_of(row: Overload) -> tuple[bool, bool]:
    """Whether each of the vectors has signed elements."""
    if is_packed(row):
        letters = row.source.split("_")[-2]
        return letters[0] == "s", letters[1] == "s"
    return row.params[0].kind in SIGNED_KINDS, row.params[1].kind in SIGNED_KINDS


def wanted_dot(row: Overload, slots: Sequence[int]) -> list[int]:
    width = integer_width(row.ret)
    if is_packed(row):
        vectors = [list(slot.to_bytes(4, "little")) for slot in slots[:2]]
        bits, rest = 8, slots[2:]
    else:
        shape = shape_of(row.args[0])
        vectors = [list(slots[: shape.lanes]), list(slots[shape.lanes : 2 * shape.lanes])]
        bits, rest = integer_width(shape.element), slots[2 * shape.lanes :]
    signs = signs_of(row)
    for at, is_signed in enumerate(signs):
        if is_signed:
            vectors[at] = [signed(value, bits) for value in vectors[at]]
    total = sum(left * right for left, right in zip(*vectors, strict=True))
    if rest:
        # The product itself is one of the result's width.
        total %= 1 << width
        low, high = 0, (1 << width) - 1
        if any(signs):
            low, high = -(1 << (width - 1)), (1 << (width - 1)) - 1
            total, rest = signed(total, width), [signed(rest[0], width)]
        total = min(max(total + rest[0], low), high)
    return [total % (1 << width)]


def test_header_has_these_overloads() -> None:
    assert len(OF_THE_HEADER) == 208
    assert {row.source for row in OF_THE_HEADER} == set(FALLBACKS)
    assert all(name.startswith(FALLBACK_PREFIXES) for name in FALLBACKS)
    assert set(BIT_REFERENCES) <= set(FALLBACKS)


@pytest.mark.parametrize("source", sorted(FALLBACKS))
def test_expansion_computes_what_the_text_says(source: str) -> None:
    parts, calls = [], []
    for at, row in enumerate(row for row in OVERLOADS if row.source == source):
        text = expanded(row, f"ours{at}")
        call = Call(f"ours{at}", row.ret, row.args, {})
        parts.append(text + driver_text(f"run{at}", call))
        calls.append((row, text, call))
    engine = Engine(unique_declares("".join(parts)))
    for at, (row, text, call) in enumerate(calls):
        ours = text[: text.index("\n}\n") + 3]
        printed = [line.replace("  {", " {") for line in engine.printed[call.callee].splitlines()]
        assert without_comments("\n".join(printed)) == without_comments(ours)
        rows, wanted = rows_and_wanted(row)
        case = Case(row.name, row.ret, row.args)
        assert_same(case, rows, engine.run(f"run{at}", call, rows), wanted)


def rows_and_wanted(row: Overload) -> tuple[list[list[int]], np.ndarray]:
    source = random.Random(row.name)
    if row.source in BIT_REFERENCES:
        rows = bit_rows(row, source)
        results = [wanted_bits(row, slots) for slots in rows]
    else:
        rows = dot_rows(row, source)
        results = [wanted_dot(row, slots) for slots in rows]
    return rows, np.array(results, dtype=np.uint64)


@pytest.mark.parametrize(("name", "version", "extensions", "is_needed"), [
    ("bit_reverse", 0x00010400, (), True),
    ("bit_reverse", 0x00010600, (), True),
    ("bit_reverse", 0x00010000, ("SPV_KHR_bit_instructions",), False),
    ("bitfield_insert", 0x00010600, ("SPV_KHR_integer_dot_product",), True),
    ("dot", 0x00010000, (), True),
    ("dot", 0x00010500, (), True),
    ("dot", 0x00010600, (), False),
    ("dot", 0x00010500, ("SPV_KHR_integer_dot_product",), False),
    ("dot_acc_sat_4x8packed_us_int", 0x00010500, ("SPV_KHR_bit_instructions",), True),
    ("dot_acc_sat_4x8packed_us_int", 0x00010600, (), False),
])  # fmt: skip
def test_expansion_is_for_who_has_no_instruction(
    name: str, version: int, extensions: tuple[str, ...], is_needed: bool
) -> None:
    environment = Environment(version=version, extensions=frozenset(extensions))
    assert environment.has(FALLBACKS[name].feature) is not is_needed


@pytest.mark.parametrize(("name", "ret", "args"), [
    ("bit_reverse", "i32", ("i32",)),
    ("_ZN4mine11bit_reverseEi", "i32", ("i32",)),
    ("_Z11bit_reversei", "i64", ("i64",)),
    ("_Z11bit_reversei", "i32", ("i64",)),
    ("_Z11bit_reversef", "float", ("float",)),
    ("_Z11bit_reverseDv5_i", "<5 x i32>", ("<5 x i32>",)),
    ("_Z11bit_reversePi", "void", ("ptr",)),
    ("_Z15bitfield_insertiijj", "void", ("i32",) * 4),
    ("_Z15bitfield_insertiij", "i32", ("i32",) * 3),
    ("_Z15bitfield_insertiimm", "i32", ("i32", "i32", "i64", "i64")),
    ("_Z25bitfield_extract_unsignedijj", "i32", ("i32", "i32")),
    ("_Z23bitfield_extract_signedffj", "i32", ("i32", "i32", "i32")),
    ("_Z3dotDv4_fS_", "float", ("<4 x float>",) * 2),
    ("_Z3dotff", "float", ("float", "float")),
    ("_Z3dotii", "i32", ("i32", "i32")),
    ("_Z3dotDv4_cS_", "i32", ("<4 x i8>", "<4 x i16>")),
    ("_Z3dotDv4_cDv4_s", "i32", ("<4 x i8>", "<4 x i8>")),
    ("_Z3dotDv4_lS_", "i32", ("<4 x i64>",) * 2),
    ("_Z3dotDv5_cS_", "i32", ("<5 x i8>",) * 2),
    ("_Z3dotDv4_cS_", "float", ("<4 x i8>",) * 2),
    ("_Z3dotDv4_cS_", "<4 x i32>", ("<4 x i8>",) * 2),
    ("_Z3dotv", "i32", ()),
    ("_ZN4mine3dotEDv4_cS0_", "i32", ("<4 x i8>",) * 2),
    ("_Z11dot_acc_satDv4_cS_", "i32", ("<4 x i8>",) * 2),
    ("_Z11dot_acc_satDv4_cS_l", "i32", ("<4 x i8>", "<4 x i8>", "i64")),
    ("_Z20dot_4x8packed_ss_intjj", "i64", ("i32", "i32")),
    ("_Z20dot_4x8packed_ss_intmm", "i32", ("i64", "i64")),
    ("_Z20dot_4x8packed_ss_intjjj", "i32", ("i32",) * 3),
])  # fmt: skip
def test_other_function_of_that_name_stays(name: str, ret: str, args: tuple[str, ...]) -> None:
    assert expand(name, ret, args) is None
