"""Expansions for integers of more than 64 bits compute what LLVM's lowering computes.

Operands and results go through memory, each in 32 bytes with the upper bits zero.
"""

import ctypes
import random

import pytest

from tests.unit.cases.template_jit import Engine, rendered
from tests.unit.cases.templates import assert_canonical, unique_declares

WIDTHS = (65, 66, 96, 100, 127, 128, 129, 192, 255)
SLOT = 32


def edges(width: int) -> list[int]:
    top = 1 << (width - 1)
    picks = [
        0,
        1,
        2,
        3,
        width,
        width - 1,
        width + 1,
        top,
        top - 1,
        top + 1,
        2 * top - 1,
        2 * top - 2,
    ]
    picks += [1 << 63, (1 << 63) - 1, 1 << 64, (1 << 64) - 1, (1 << 64) + 1, 3 << 63, 1 << 32]
    picks += [0x123456789ABCDEF0FEDCBA9876543210, (1 << (width // 2)) + 1]
    return sorted({pick & (2 * top - 1) for pick in picks})


def rows(width: int, count: int, amounts: bool) -> list[list[int]]:
    """Operands; the last is below the width where it is an amount that has to be."""
    source = random.Random(width * 7 + count)
    pool = edges(width)
    found = [[left, right] for left in pool for right in pool] if count == 2 else []
    for _ in range(300):
        row = [
            source.choice(pool) if source.random() < 0.6 else source.getrandbits(width)
            for _ in range(count)
        ]
        found.append(row)
    if amounts:
        return [[*row[:-1], row[-1] % width] for row in found]
    return found


def driver(name: str, callee: str, ret: str, args: list[str], constants: dict[int, str]) -> str:
    """A function that reads the operands, calls, and writes the fields of the result."""
    lines, values, slot = [], [], 0
    for index, text in enumerate(args):
        if index in constants:
            values.append(f"{text} {constants[index]}")
            continue
        lines += [
            f"  %p{index} = getelementptr i8, ptr %in, i64 {SLOT * slot}",
            f"  %w{index} = load i256, ptr %p{index}, align 8",
            f"  %x{index} = trunc i256 %w{index} to {text}",
        ]
        values.append(f"{text} %x{index}")
        slot += 1
    lines.append(f"  %r = call {ret} @{callee}({', '.join(values)})")
    fields = ret.strip("{} ").split(", ")
    for index, text in enumerate(fields):
        value = "%r"
        if len(fields) > 1:
            value = f"%f{index}"
            lines.append(f"  {value} = extractvalue {ret} %r, {index}")
        lines += [
            f"  %z{index} = zext {text} {value} to i256",
            f"  %q{index} = getelementptr i8, ptr %out, i64 {SLOT * index}",
            f"  store i256 %z{index}, ptr %q{index}, align 8",
        ]
    body = "\n".join(lines)
    declare = f"declare {ret} @{callee}({', '.join(args)})\n" if callee.startswith("llvm.") else ""
    return f"define void @{name}(ptr %in, ptr %out) {{\n{body}\n  ret void\n}}\n{declare}"


def run(engine: Engine, name: str, operands: list[int], fields: int) -> list[int]:
    given = b"".join(value.to_bytes(SLOT, "little") for value in operands)
    source = ctypes.create_string_buffer(given, len(given))
    target = ctypes.create_string_buffer(SLOT * fields)
    signature = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)
    signature(engine.engine.get_function_address(name))(
        ctypes.addressof(source), ctypes.addressof(target)
    )
    return [
        int.from_bytes(target.raw[SLOT * at : SLOT * (at + 1)], "little") for at in range(fields)
    ]


def check(
    intrinsic: str, ret: str, args: list[str], imms: dict[int, int], count: int, amounts: bool
) -> None:
    """The expansion and LLVM's own lowering give the same on all operands."""
    found = rendered(intrinsic, ret, args, imms, name="ours")
    assert found is not None
    width = int(args[0][1:])
    constants = {at: "true" if value else "false" for at, value in imms.items()}
    suffix = f"{ret}.{args[0]}" if intrinsic.endswith("cmp") else args[0]
    text = found + driver("run.ours", "ours", ret, args, constants)
    text += driver("run.theirs", f"{intrinsic}.{suffix}", ret, args, constants)
    engine = Engine(unique_declares(text))
    assert_canonical(engine, found, "ours")
    fields = ret.count(",") + 1
    for operands in rows(width, count, amounts):
        got = run(engine, "run.ours", operands, fields)
        want = run(engine, "run.theirs", operands, fields)
        shown = [hex(value) for value in operands]
        assert got == want, (shown, [hex(value) for value in got], [hex(value) for value in want])


BINARY = (
    "sadd.sat", "smax", "smin", "ssub.sat", "uadd.sat", "umax", "umin", "usub.sat",
)  # fmt: skip


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("name", BINARY)
def test_binary(name: str, width: int) -> None:
    check(f"llvm.{name}", f"i{width}", [f"i{width}"] * 2, {}, 2, False)


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("name", ("sshl.sat", "ushl.sat"))
def test_saturating_shift(name: str, width: int) -> None:
    check(f"llvm.{name}", f"i{width}", [f"i{width}"] * 2, {}, 2, True)


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("name", ("fshl", "fshr"))
def test_funnel_shift(name: str, width: int) -> None:
    """LLVM's lowering calls a division of the C library, so the reference is Python's."""
    text = f"i{width}"
    found = rendered(f"llvm.{name}", text, [text] * 3, name="ours")
    assert found is not None
    engine = Engine(found + driver("run.ours", "ours", text, [text] * 3, {}))
    assert_canonical(engine, found, "ours")
    for high, low, amount in rows(width, 3, False):
        by = amount % width
        both = (high << width | low) >> (width - by if name == "fshl" else by)
        got = run(engine, "run.ours", [high, low, amount], 1)
        assert got == [both & ((1 << width) - 1)], (hex(high), hex(low), hex(amount))


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("name", ("ctpop", "bitreverse"))
def test_unary(name: str, width: int) -> None:
    check(f"llvm.{name}", f"i{width}", [f"i{width}"], {}, 1, False)


@pytest.mark.parametrize("width", (80, 96, 112, 128, 144, 192, 240))
def test_byte_swap(width: int) -> None:
    check("llvm.bswap", f"i{width}", [f"i{width}"], {}, 1, False)


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("name", ("abs", "ctlz", "cttz"))
def test_flagged(name: str, width: int) -> None:
    check(f"llvm.{name}", f"i{width}", [f"i{width}", "i1"], {1: 0}, 1, False)


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("name", ("scmp", "ucmp"))
def test_three_way_comparison(name: str, width: int) -> None:
    check(f"llvm.{name}", "i8", [f"i{width}"] * 2, {}, 2, False)


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("name", ("sadd", "smul", "ssub", "uadd", "umul", "usub"))
def test_overflow(name: str, width: int) -> None:
    ret = f"{{ i{width}, i1 }}"
    check(f"llvm.{name}.with.overflow", ret, [f"i{width}"] * 2, {}, 2, False)


@pytest.mark.parametrize("width", (65, 128))
def test_carryless_product(width: int) -> None:
    check("llvm.clmul", f"i{width}", [f"i{width}"] * 2, {}, 2, False)
