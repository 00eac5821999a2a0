"""The model of a case of the wavefront tests, and its kernel.

A case is a piece of LLVM IR of AMD's target that computes %r from %x, with a reference in Python
for all lanes of a wavefront. Each lane stores its own result; an inactive one stores nothing.
"""

from __future__ import annotations

import random
import zlib
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

ITEMS: Final = 64
UNTOUCHED: Final = 0xA5
"""The initial byte of the memory for results."""

Wave = Sequence[int]
Reference = Callable[[Wave, Sequence[bool]], Sequence[int | None]]
"""A function of the values of all lanes and of their activity; None stands for any result."""


class Case(NamedTuple):
    """One piece of IR with its reference; `bits` are those of the operand and of the result."""

    name: str
    type: str
    bits: tuple[int, int]
    body: str
    reference: Reference
    result: str = ""
    """The type of %r, if it differs."""
    module: str = ""
    """The text of the module beside the kernel."""


class Setting(NamedTuple):
    """A launch of a case: the lanes of a wavefront, and the active ones, as LLVM IR of %id."""

    lanes: int
    condition: str
    takes_part: Callable[[int], bool]


def in_bytes(bits: int) -> int:
    return max(1, bits // 8)


def alignment(bits: int) -> int:
    """Return the largest power of two that divides the bytes, at most that of a word."""
    size = in_bytes(bits)
    return min(size & -size, 8)


def operands(case: Case) -> list[int]:
    """Return a value for each work-item."""
    source = random.Random(zlib.crc32(case.name.encode()))
    return [source.getrandbits(case.bits[0]) for _ in range(ITEMS)]


def wanted(case: Case, setting: Setting) -> list[int | None]:
    """Return the values that work-items store: None for no value or any."""
    values, stored = operands(case), []
    for start in range(0, ITEMS, setting.lanes):
        active = [setting.takes_part(start + lane) for lane in range(setting.lanes)]
        results = case.reference(values[start : start + setting.lanes], active)
        assert len(results) == setting.lanes
        stored += [value if on else None for value, on in zip(results, active, strict=True)]
    return stored


def packed(case: Case) -> bytes:
    return b"".join(value.to_bytes(in_bytes(case.bits[0]), "little") for value in operands(case))


def complaint(case: Case, setting: Setting, data: bytes) -> str:
    """Return the fault in the results of a case, "" for none."""
    size = in_bytes(case.bits[1])
    for item, want in enumerate(wanted(case, setting)):
        stored = data[item * size : (item + 1) * size]
        if not setting.takes_part(item):
            if stored != bytes((UNTOUCHED,)) * size:
                return f"{case.name}: item {item} is inactive and stored {stored.hex()}"
            continue
        got = int.from_bytes(stored, "little")
        if want is not None and got != want:
            return f"{case.name}: item {item} of {setting.lanes} got {got:#x}, want {want:#x}"
    return ""


def kernel(case: Case, setting: Setting, name: str) -> str:
    """Return the kernel of a case."""
    type, result = case.type, case.result or case.type
    lines = [
        "%id = call i32 @llvm.amdgcn.workitem.id.x()",
        f"%wave.lane = and i32 %id, {setting.lanes - 1}",
        f"%in.at = getelementptr [{in_bytes(case.bits[0])} x i8], ptr addrspace(1) %in, i32 %id",
        f"%x = load {type}, ptr addrspace(1) %in.at, align {alignment(case.bits[0])}",
        setting.condition,
        "br i1 %c, label %active, label %done",
    ]
    tail = [
        f"%out.at = getelementptr [{in_bytes(case.bits[1])} x i8], ptr addrspace(1) %out, i32 %id",
        f"store {result} %r, ptr addrspace(1) %out.at, align {alignment(case.bits[1])}",
        "br label %done",
    ]
    own = [line.strip() for line in case.body.strip().splitlines()]
    pointers = ", ".join(f"ptr addrspace(1) %{letter}" for letter in ("in", "out", "mem"))
    text = "\n  ".join(["entry:", *lines])
    text += "\nactive:\n  " + "\n  ".join([*own, *tail]) + "\ndone:\n  ret void\n"
    notes = "!reqd_work_group_size !0 !intel_reqd_sub_group_size !1"
    return f"define amdgpu_kernel void @{name}({pointers}) {notes} {{\n{text}}}\n"


def module_text(cases: Sequence[Case], setting: Setting) -> str:
    kernels = [kernel(case, setting, f"k{at}") for at, case in enumerate(cases)]
    notes = f"!0 = !{{i32 {ITEMS}, i32 1, i32 1}}\n!1 = !{{i32 {setting.lanes}}}\n"
    extra = [case.module for case in cases]
    return 'target triple = "amdgcn-amd-amdhsa"\n' + "\n".join([*extra, *kernels]) + notes
