"""The intrinsics of AMD's target that move values between lanes, with references from the ISA."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable, Sequence
from typing import Final

from tests.e2e.wavefronts.model import ITEMS, Case, Wave
from tests.e2e.wavefronts.products import LARGE_WAVE, SMALL_WAVE
from tests.e2e.wavefronts.warps import WARPS

Active = Sequence[bool]
OLD: Final = 0x5EED


def dpp_source(control: int, lane: int, lanes: int) -> int | None:
    """Return the lane that a lane reads, None for none."""
    row, own = lane // 16 * 16, lane % 16
    by = control & 15
    kind = control & ~15
    if control < 0x100:
        return lane // 4 * 4 + (control >> 2 * (lane % 4)) % 4
    if kind == 0x100:
        return lane + by if own + by < 16 else None
    if kind == 0x110:
        return lane - by if own >= by else None
    if kind == 0x120:
        return row + (own - by) % 16
    if kind == 0x150:
        return row + by
    if kind == 0x160:
        return row + (own ^ by)
    return {
        0x130: lane + 1 if lane + 1 < lanes else None,
        0x134: (lane + 1) % lanes,
        0x138: lane - 1 if lane else None,
        0x13C: (lane - 1) % lanes,
        0x140: row + 15 - own,
        0x141: lane // 8 * 8 + 7 - lane % 8,
        0x142: row - 1 if row else None,
        0x143: 31 if lane >= 32 else None,
    }[control]


def read(values: Wave, active: Active, source: int | None, otherwise: int | None) -> int | None:
    """Return the value of an active lane, or another value."""
    return values[source] if source is not None and active[source] else otherwise


def dpp_case(
    control: int, rows: int = 15, banks: int = 15, bound: bool = False, type: str = "i32",
    bits: int = 32,
) -> Case:  # fmt: skip
    name = {"float": "f32"}.get(type, type)

    def reference(values: Wave, active: Active) -> list[int | None]:
        moved: list[int | None] = []
        for lane in range(len(values)):
            enabled = rows >> lane // 16 % 4 & 1 and banks >> lane // 4 % 4 & 1
            source = dpp_source(control, lane, len(values))
            otherwise = 0 if bound else OLD
            moved.append(read(values, active, source, otherwise) if enabled else OLD)
        return moved

    flag = "true" if bound else "false"
    operands = f"i32 {control}, i32 {rows}, i32 {banks}, i1 {flag}"
    if type == "float":
        # The bits of the old value, so that the reference has integers only.
        body = f"""
%old = bitcast i32 {OLD} to float
%r = call float @llvm.amdgcn.update.dpp.f32(float %old, float %x, {operands})
"""
    else:
        body = (
            f"%r = call {type} @llvm.amdgcn.update.dpp.{name}({type} {OLD}, {type} %x, "
            f"i32 {control}, i32 {rows}, i32 {banks}, i1 {flag})"
        )
    return Case(
        f"dpp-{control:x}-{rows}-{banks}-{flag}-{name}", type, (bits, bits), body, reference
    )


# One of each kind of control, and its ends.
CONTROLS: Final = (
    0x00, 0x1B, 0x93, 0xE4, 0xFF, 0x101, 0x107, 0x10F, 0x111, 0x118, 0x11F, 0x121, 0x12C,
    0x12F, 0x130, 0x134, 0x138, 0x13C, 0x140, 0x141, 0x142, 0x143, 0x150, 0x15D, 0x160, 0x16B,
)  # fmt: skip


def lane_case(
    name: str, body: str, source: Callable[[int, int], int | None], otherwise: int | None = 0,
    type: str = "i32", bits: int = 32,
) -> Case:  # fmt: skip
    """Return each lane reads the lane `source(lane, lanes)`."""

    def reference(values: Wave, active: Active) -> list[int | None]:
        lanes = range(len(values))
        return [read(values, active, source(lane, len(values)), otherwise) for lane in lanes]

    return Case(name, type, (bits, bits), body, reference)


def permuted(values: Wave, active: Active) -> list[int | None]:
    """ds.permute: the highest lane that sends to a lane, modulo the wavefront, wins."""
    received = [0] * len(values)
    for lane, (value, on) in enumerate(zip(values, active, strict=True)):
        if on:
            received[(lane * 5 + lane // 3) % len(values)] = value
    return list(received)


def swizzled(offset: int, lane: int, _lanes: int) -> int:
    """Return the source of a lane under ds.swizzle."""
    own, half = lane % 32, lane // 32 * 32
    low, middle, high = offset & 31, offset >> 5 & 31, offset >> 10 & 31
    if offset >= 0xE000:
        source = int(f"{own:05b}"[::-1], 2) >> low.bit_count() | own & low
    elif offset >= 0xC000:
        turned = (own - middle if high & 1 else own + middle) % 32
        source = own & low | turned & ~low
    elif offset >= 0x8000:
        source = own // 4 * 4 + (offset >> 2 * (own % 4)) % 4
    else:
        source = (own & low | middle) ^ high
    return half + source


def nibble(words: tuple[int, int], lane: int) -> int:
    return words[lane % 16 // 8] >> 4 * (lane % 8) & 15


SELECTORS: Final = (0x7A3C10FE, 0x298D4B65)


def permlane_case(name: str, inactive: bool, bound: bool) -> Case:
    words = ", ".join(f"i32 {word}" for word in SELECTORS)
    flags = f"i1 {str(inactive).lower()}, i1 {str(bound).lower()}"
    body = f"%r = call i32 @llvm.amdgcn.{name}.i32(i32 {OLD}, i32 %x, {words}, {flags})"

    def source(lane: int, _lanes: int) -> int:
        base = lane // 16 * 16
        return (base ^ 16 if "x16" in name else base) + nibble(SELECTORS, lane)

    otherwise = None if inactive else 0 if bound else OLD
    return lane_case(f"{name}-{inactive}-{bound}", body, source, otherwise)


def swap_case(by: int) -> Case:
    def reference(values: Wave, active: Active) -> list[int | None]:
        moved: list[int | None] = []
        for lane, value in enumerate(values):
            even = not lane & by
            other = lane ^ by
            second = [value ^ 0xFFFFFFFF for value in values]
            first = value if even else read(second, active, other, second[lane])
            last = read(values, active, other, value) if even else second[lane]
            assert first is not None and last is not None
            moved.append(first | last << 32)
        return moved

    body = f"""
%y = xor i32 %x, -1
%s = call {{ i32, i32 }} @llvm.amdgcn.permlane{by}.swap(i32 %x, i32 %y, i1 false, i1 false)
%a = extractvalue {{ i32, i32 }} %s, 0
%b = extractvalue {{ i32, i32 }} %s, 1
%v = insertelement <2 x i32> poison, i32 %a, i32 0
%r = insertelement <2 x i32> %v, i32 %b, i32 1
"""
    return Case(f"permlane{by}.swap", "i32", (32, 64), body, reference, "<2 x i32>")


def masks(values: Wave, active: Active, has: Callable[[int], bool]) -> list[int | None]:
    """Return, for each lane, the mask of the active lanes with a property."""
    pairs = enumerate(zip(values, active, strict=True))
    return [sum(1 << lane for lane, (value, on) in pairs if on and has(value))] * len(values)


def first_active(values: Wave, active: Active) -> list[int | None]:
    return [next((v for v, on in zip(values, active, strict=True) if on), None)] * len(values)


def reduced(join: Callable[[int, int], int]) -> Callable[[Wave, Active], list[int | None]]:
    def reference(values: Wave, active: Active) -> list[int | None]:
        some = [value for value, on in zip(values, active, strict=True) if on]
        total = list(itertools.accumulate(some, join))[-1] if some else 0
        return [total & 0xFFFFFFFF] * len(values)

    return reference


TYPES: Final = (
    ("i8", "i8", 8), ("i16", "i16", 16), ("i64", "i64", 64), ("<2 x i16>", "v2i16", 32),
    ("<4 x half>", "v4f16", 64), ("double", "f64", 64), ("float", "f32", 32),
    ("half", "f16", 16), ("<3 x i32>", "v3i32", 96), ("i128", "i128", 128), ("ptr", "p0", 64),
    ("ptr addrspace(3)", "p3", 64), ("<2 x ptr addrspace(1)>", "v2p1", 128),
)  # fmt: skip
DYNAMIC: Final = "%at = mul i32 %id, 7\n"


def typed_cases() -> list[Case]:
    """Return a value of every type travels as bits."""
    cases: list[Case] = []
    for type, name, bits in TYPES:
        body = f"%r = call {type} @llvm.amdgcn.readlane.{name}({type} %x, i32 11)"
        cases.append(
            lane_case(f"readlane-{name}", body, lambda _lane, _lanes: 11, None, type, bits)
        )
        cases.append(Case(
            f"readfirstlane-{name}", type, (bits, bits),
            f"%r = call {type} @llvm.amdgcn.readfirstlane.{name}({type} %x)", first_active,
        ))  # fmt: skip
        body = (
            f"%r = call {type} @llvm.amdgcn.update.dpp.{name}({type} zeroinitializer, "
            f"{type} %x, i32 276, i32 15, i32 15, i1 true)"
        )
        zero = {"double": "0.0", "float": "0.0", "half": "0.0"}.get(type, "0")
        is_whole = type[0] == "i" or type in ("double", "float", "half")
        body = body.replace("zeroinitializer", zero) if is_whole else body
        body = body.replace("zeroinitializer", "null") if type.startswith("ptr") else body
        cases.append(lane_case(
            f"dpp-{name}", body, lambda lane, lanes: dpp_source(276, lane, lanes), 0, type, bits,
        ))  # fmt: skip
    return cases


LANES: Final[list[Case]] = [
    lane_case(
        "ds.bpermute", f"{DYNAMIC}%b = mul i32 %at, 4\n"
        "%r = call i32 @llvm.amdgcn.ds.bpermute(i32 %b, i32 %x)",
        lambda lane, lanes: lane * 7 % lanes,
    ),
    Case(
        "ds.permute", "i32", (32, 32),
        "%three = udiv i32 %wave.lane, 3\n%five = mul i32 %wave.lane, 5\n"
        "%to = add i32 %five, %three\n%b = shl i32 %to, 2\n"
        "%r = call i32 @llvm.amdgcn.ds.permute(i32 %b, i32 %x)",
        permuted,
    ),
    *(
        lane_case(
            f"ds.swizzle-{offset:x}",
            f"%r = call i32 @llvm.amdgcn.ds.swizzle(i32 %x, i32 {offset})",
            functools.partial(swizzled, offset),
        )
        for offset in (0x041F, 0x7C1F, 0x0018, 0x03E0, 0x801B, 0x80FF, 0xC0A0, 0xC465, 0xE000,
                       0xE005)
    ),
    lane_case(
        "mov.dpp8", "%r = call i32 @llvm.amdgcn.mov.dpp8.i32(i32 %x, i32 5243257)",
        lambda lane, _lanes: lane // 8 * 8 + (5243257 >> 3 * (lane % 8)) % 8,
    ),
    lane_case(
        "mov.dpp", "%r = call i32 @llvm.amdgcn.mov.dpp.i32(i32 %x, i32 276, i32 15, i32 15, i1 0)",
        lambda lane, lanes: dpp_source(276, lane, lanes), None,
    ),
    lane_case(
        "readlane-any", f"{DYNAMIC}%u = call i32 @llvm.amdgcn.readfirstlane.i32(i32 77)\n"
        "%r = call i32 @llvm.amdgcn.readlane.i32(i32 %x, i32 %u)",
        lambda _lane, lanes: 77 % lanes, None,
    ),
    lane_case(
        "permlane64", "%r = call i32 @llvm.amdgcn.permlane64.i32(i32 %x)",
        lambda lane, lanes: lane ^ 32 if lanes == 64 else lane, None,
    ),
    *(
        permlane_case(name, inactive, bound)
        for name in ("permlane16", "permlanex16")
        for inactive in (False, True)
        for bound in (False, True)
    ),
    swap_case(16),
    Case(
        "writelane", "i32", (32, 32),
        "%r = call i32 @llvm.amdgcn.writelane.i32(i32 9, i32 21, i32 %x)",
        lambda values, _active: [9 if lane == 21 else v for lane, v in enumerate(values)],
    ),
    Case(
        "ballot", "i32", (32, 64),
        "%odd = trunc i32 %x to i1\n%r = call i64 @llvm.amdgcn.ballot.i64(i1 %odd)",
        lambda values, active: masks(values, active, lambda value: bool(value & 1)), "i64",
    ),
    Case(
        "icmp", "i32", (32, 64),
        "%r = call i64 @llvm.amdgcn.icmp.i64.i32(i32 %x, i32 1000000000, i32 36)",
        lambda values, active: masks(values, active, lambda value: value < 1000000000), "i64",
    ),
    Case(
        "inverse.ballot", "i32", (32, 32),
        "%b = call i1 @llvm.amdgcn.inverse.ballot.i64(i64 81985529216486895)\n"
        "%r = zext i1 %b to i32",
        lambda values, _active: [81985529216486895 >> lane & 1 for lane in range(len(values))],
    ),
    Case(
        "mbcnt", "i32", (32, 32),
        "%l = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)\n"
        "%r = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %l)",
        lambda values, _active: list(range(len(values))),
    ),
    Case(
        "wavefrontsize", "i32", (32, 32), "%r = call i32 @llvm.amdgcn.wavefrontsize()",
        lambda values, _active: [len(values)] * len(values),
    ),
    *(
        Case(
            f"wave.reduce.{name}", "i32", (32, 32),
            f"%r = call i32 @llvm.amdgcn.wave.reduce.{name}.i32(i32 %x, i32 0)", reduced(join),
        )
        for name, join in (
            ("umin", min), ("umax", max), ("add", lambda a, b: a + b),
            ("or", lambda a, b: a | b), ("and", lambda a, b: a & b), ("xor", lambda a, b: a ^ b),
        )
    ),
]  # fmt: skip

TILE: Final = f"@tile = internal addrspace(3) global [{ITEMS} x i32] poison"
MEMORY: Final[list[Case]] = [
    Case(
        "split-barrier", "i32", (32, 32),
        """
%own = getelementptr i32, ptr addrspace(3) @tile, i32 %id
store i32 %x, ptr addrspace(3) %own
call void @llvm.amdgcn.s.barrier.signal(i32 -1)
call void @llvm.amdgcn.s.barrier.wait(i16 -1)
%at = xor i32 %id, 5
%theirs = getelementptr i32, ptr addrspace(3) @tile, i32 %at
%r = load i32, ptr addrspace(3) %theirs
""",
        lambda values, _active: [values[lane ^ 5] for lane in range(len(values))], "", TILE,
    ),
]  # fmt: skip

GROUPS: Final[dict[str, list[Case]]] = {
    "dpp": [dpp_case(control) for control in CONTROLS],
    "dpp-bound": [dpp_case(control, bound=True) for control in CONTROLS],
    "dpp-masks": [
        *(dpp_case(0x118, rows, banks, bound)
          for rows, banks in ((10, 15), (15, 3), (5, 9), (0, 15)) for bound in (False, True)),
        dpp_case(0x142, 10), dpp_case(0x143, 12), dpp_case(0x1B, type="i64", bits=64),
        dpp_case(0x111, type="float"),
    ],
    "lanes": LANES,
    "large-products": LARGE_WAVE,
    "memory": MEMORY,
    "small-products": SMALL_WAVE,
    "types": typed_cases(),
    "warps": WARPS,
}  # fmt: skip
