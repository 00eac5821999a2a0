"""Atomic operations with and without an instruction of SPIR-V, alone and contended."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Final

from tests.e2e.harness.row_memory import G
from tests.e2e.harness.row_model import (
    FLOAT_WIDTHS,
    Row,
    bits_float,
    float_bits,
    float_edges,
    rounded,
    signed,
)
from tests.e2e.semantics.floats import extremum, extremum_number

# The new value of an operation, from the width, the old value and the operand.
INTEGERS: Final[dict[str, Callable[[int, int, int], int]]] = {
    "add": lambda width, old, value: old + value,
    "and": lambda width, old, value: old & value,
    "max": lambda width, old, value: max(old, value, key=lambda x: signed(x, width)),
    "min": lambda width, old, value: min(old, value, key=lambda x: signed(x, width)),
    "nand": lambda width, old, value: ~(old & value),
    "or": lambda width, old, value: old | value,
    "sub": lambda width, old, value: old - value,
    "udec_wrap": lambda width, old, value: value if old == 0 or old > value else old - 1,
    "uinc_wrap": lambda width, old, value: 0 if old >= value else old + 1,
    "umax": lambda width, old, value: max(old, value),
    "umin": lambda width, old, value: min(old, value),
    "usub_cond": lambda width, old, value: old - value if old >= value else old,
    "usub_sat": lambda width, old, value: max(0, old - value),
    "xchg": lambda width, old, value: value,
    "xor": lambda width, old, value: old ^ value,
}
FLOATS: Final[dict[str, Callable[[float, float], Any]]] = {
    "fadd": lambda old, value: old + value,
    "fmax": lambda old, value: extremum_number(old, value, False),
    "fmaximum": lambda old, value: extremum(old, value, False, True),
    "fmin": lambda old, value: extremum_number(old, value, True),
    "fminimum": lambda old, value: extremum(old, value, True, True),
    "fsub": lambda old, value: old - value,
    "xchg": lambda old, value: value,
}


def update_row(name: str, width: int, offset: int = 0, generic: bool = False) -> Row:
    """At an offset in bytes; the bytes around the cell must not change."""
    text, operation, size = f"i{width}", INTEGERS[name], width // 8
    cell = "ptr addrspace(4) %t.generic" if generic else f"{G} %t.at"
    body = f"""
%t.at = getelementptr i8, {G} %mem, i64 {offset}
%t.generic = addrspacecast {G} %t.at to ptr addrspace(4)
store {text} %a, {G} %t.at, align {size}
%r = atomicrmw {name} {cell}, {text} %b seq_cst, align {size}
"""

    def reference(memory: bytearray, old: int, value: int) -> int:
        new = operation(width, old, value) & ((1 << width) - 1)
        memory[offset : offset + size] = new.to_bytes(size, "little")
        return old

    tag = "generic" if generic else str(offset)
    return Row(f"{name}-{text}-{tag}", (text, text), (text,), body, reference, memory=16)


def float_update_row(name: str, text: str) -> Row:
    operation, size = FLOATS[name], FLOAT_WIDTHS[text] // 8
    body = f"""
store {text} %a, {G} %mem, align {size}
%r = atomicrmw {name} {G} %mem, {text} %b monotonic, align {size}
"""

    def reference(memory: bytearray, old: float, value: float) -> float | None:
        new = operation(old, value)
        if new is None or math.isnan(new):
            return None
        memory[:size] = float_bits(text, rounded(text, new)).to_bytes(size, "little")
        return old

    pool = [x for x in float_edges(text) if x != 0 and abs(x) < 1e4]
    return Row(
        f"{name}-{text}", (text, text), (text,), body, reference, memory=8,
        pools={0: pool, 1: pool},
    )  # fmt: skip


def exchange_row(text: str, weak: str, space: str) -> Row:
    """cmpxchg that succeeds and fails, on global, private or generic memory."""
    size = FLOAT_WIDTHS.get(text, 0) // 8 or int(text[1:]) // 8
    pointer = {"1": (G, "%mem"), "0": ("ptr", "%t"), "4": ("ptr addrspace(4)", "%g")}[space]
    place = " ".join(pointer)
    body = f"""
%t = alloca {text}
%g = addrspacecast {G} %mem to ptr addrspace(4)
store {text} %a, {place}, align {size}
%p = cmpxchg {weak}{place}, {text} %b, {text} %c acq_rel acquire, align {size}
%r = extractvalue {{ {text}, i1 }} %p, 0
%s = extractvalue {{ {text}, i1 }} %p, 1
%t.now = load {text}, {place}, align {size}
%u = xor {text} %t.now, 0
"""

    def reference(memory: bytearray, old: int, wanted: int, new: int) -> tuple[int, bool]:
        now = new if old == wanted else old
        if space != "0":
            memory[:size] = now.to_bytes(size, "little")
        return old, old == wanted

    return Row(
        f"cmpxchg-{weak.strip()}{text}-{space}", (text,) * 3, (text, "i1"), body, reference,
        memory=8, pools={0: [0, 1, 200], 1: [0, 1, 200], 2: [5, 255]},
    )  # fmt: skip


def plain_rows() -> list[Row]:
    """Atomic loads and stores."""
    rows = []
    for text in ("i8", "i16", "half", "i32", "i64", "float"):
        size = FLOAT_WIDTHS.get(text, 0) // 8 or int(text[1:]) // 8
        body = f"""
store atomic {text} %a, {G} %mem release, align {size}
%r = load atomic {text}, {G} %mem acquire, align {size}
fence syncscope("workgroup") acq_rel
"""

        def reference(
            memory: bytearray, a: Any, text: str = text, size: int = size
        ) -> float | int | None:
            if a != a:
                return None
            bits = float_bits(text, a) if text in FLOAT_WIDTHS else a
            memory[:size] = bits.to_bytes(size, "little")
            return a if text not in FLOAT_WIDTHS else bits_float(text, bits)

        rows.append(Row(f"loadstore-{text}", (text,), (text,), body, reference, memory=8))
    return rows


def contended_row(name: str, text: str, operand: str, after: Callable[[Any, int], Any]) -> Row:
    """Every work item updates the same word, by operands for which the order does not matter."""
    size = FLOAT_WIDTHS.get(text, 0) // 8 or int(text[1:]) // 8
    body = f"""
%v = {operand}
%old = atomicrmw {name} {G} %mem, {text} %v monotonic, align {size}
%r = xor i16 %a, 0
"""

    def reference(memory: bytearray, value: int) -> int:
        bits = int.from_bytes(memory[:size], "little")
        if text in FLOAT_WIDTHS:
            bits = float_bits(text, after(bits_float(text, bits), value))
        else:
            bits = after(bits, value)
        memory[:size] = bits.to_bytes(size, "little")
        return value

    return Row(
        f"contended-{name}-{text}", ("i16",), ("i16",), body, reference, memory=8, shared=True
    )


CONTENDED: Final = [
    contended_row("add", "i32", "zext i16 %a to i32", lambda old, value: old + value),
    contended_row("add", "i8", "trunc i16 %a to i8", lambda old, value: (old + value) & 0xFF),
    contended_row("xor", "i16", "or i16 %a, 0", lambda old, value: old ^ value),
    contended_row("umax", "i64", "zext i16 %a to i64", max),
    contended_row("uinc_wrap", "i32", "or i32 -1, 0", lambda old, value: old + 1),
    contended_row("udec_wrap", "i64", "or i64 1023, 0", lambda old, value: (old - 1) % 1024),
    contended_row("usub_sat", "i32", "zext i16 %a to i32", lambda old, value: 0),
    contended_row("nand", "i64", "or i64 -1, 0", lambda old, value: old ^ ((1 << 64) - 1)),
    contended_row("fadd", "float", "uitofp i16 %a to float", lambda old, value: old + value),
    contended_row("fmax", "double", "uitofp i16 %a to double", max),
]

GROUPS: Final[dict[str, list[Row]]] = {
    "atomic-integers": [update_row(name, width) for name in INTEGERS for width in (32, 64)],
    "atomic-narrow": [
        *[update_row(name, 8, offset) for name in INTEGERS for offset in (0, 7)],
        *[update_row(name, 16, offset) for name in INTEGERS for offset in (4, 10)],
        *[update_row(name, width, 2, True) for name in INTEGERS for width in (8, 16)],
        *[float_update_row(name, "half") for name in FLOATS],
        *[exchange_row(text, "", space) for text in ("i8", "i16") for space in "104"],
    ],
    "atomic-floats": [
        float_update_row(name, text) for name in FLOATS for text in ("float", "double")
    ],
    "atomic-exchange": [
        exchange_row(text, weak, space)
        for text in ("i32", "i64")
        for weak in ("", "weak ")
        for space in "104"
    ],
    "atomic-plain": plain_rows(),
    "atomic-contended": CONTENDED,
}
