"""The number of a work-item as a warp and a lane, in the LLVM dialect of MLIR.

A driver for CPUs makes one instruction of a whole warp. It loads neighbouring elements at once, and
an element that all lanes share once, if it sees that an address is a lane's number or a warp's;
bits of a work-item's number hide that.
"""

from __future__ import annotations

import re
from typing import Final

from spvbackend.builtins.prefixes import VARIABLE_PREFIX

_LANE: Final = f"{VARIABLE_PREFIX}SubgroupLocalInvocationId"
_WARP: Final = f"{VARIABLE_PREFIX}SubgroupId"
_ITEM: Final = re.compile(r"(?m)^( *)(%[-\w.$]+) = rocdl\.workitem\.id\.x\b.* : i32(.*)$")
# Triton's passes make this of the number of a warp only.
_FIRST: Final = re.compile(r"(?m)^( *)(%[-\w.$]+) = rocdl\.readfirstlane (%[-\w.$]+) : i32(.*)$")
_NO_EFFECT: Final = (
    "attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, "
    "inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, "
    "no_unwind, will_return}"
)
_DISJOINT: Final = re.compile(r"(?m)^(  %[-\w.$]+ = )or disjoint ")


def number_lanes(text: str, warps: int, lanes: int) -> str:
    """Return a module whose work-items have their numbers from sub-groups.

    Args:
        text: of the LLVM dialect, with AMD's operations.
        warps: of a program.
        lanes: of a warp.
    """
    count = 0

    def number(match: re.Match[str]) -> str:
        nonlocal count
        count += 1
        name = f"%spvbackend_item{count}"
        lines = [
            f"{name}_lane = llvm.call @{_LANE}() : () -> (i32 {_range(lanes)})",
            f"{name}_warp = llvm.call @{_WARP}() : () -> (i32 {_range(warps)})",
            f"{name}_lanes = llvm.mlir.constant({lanes} : i32) : i32",
            f"{name}_first = llvm.mul {name}_warp, {name}_lanes overflow<nsw, nuw> : i32",
            f"{match[2]} = llvm.add {name}_first, {name}_lane overflow<nsw, nuw> : i32",
        ]
        return "\n".join(f"{match[1]}{line}{match[3]}" for line in lines)

    def pass_on(match: re.Match[str]) -> str:
        nonlocal count
        count += 1
        name = f"%spvbackend_zero{count}"
        return (
            f"{match[1]}{name} = llvm.mlir.constant(0 : i32) : i32{match[4]}\n"
            f"{match[1]}{match[2]} = llvm.add {match[3]}, {name} : i32{match[4]}"
        )

    changed = _FIRST.sub(pass_on, _ITEM.sub(number, text))
    declared = "".join(f"  llvm.func @{name}() -> i32 {_NO_EFFECT}\n" for name in (_LANE, _WARP))
    return re.sub(r"(?m)^module .*\{.*\n", lambda match: match[0] + declared, changed, count=1)


def _range(end: int) -> str:
    return f"{{llvm.range = #llvm.constant_range<i32, 0, {end}>}}"


def add_disjoint(text: str) -> str:
    """Return LLVM IR with sums of numbers that share no bits in place of unions.

    LLVM prefers unions, whose flag SPIR-V has no form for; drivers see neighbours in sums only.
    """
    return _DISJOINT.sub(r"\1add nuw nsw ", text)
