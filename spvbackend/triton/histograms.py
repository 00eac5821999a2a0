"""Histograms for warps that Triton's passes lower none for, which have neither 32 nor 64 lanes.

The lanes add to counts in scratch memory of the program. A number without a bin is not counted;
Triton's lowering leaves open what becomes of it.
"""

from __future__ import annotations

import re
from typing import Final

from spvbackend.triton.loops import SCRATCH

WARPS: Final = (32, 64)
"""The lanes of warps for which Triton's passes lower histograms."""
_HISTOGRAM: Final = re.compile(
    r"( *)(%[-\w.$]+) = tt\.histogram (%[-\w.$#]+)(?:, (%[-\w.$#]+))? : "
    r"tensor<(\d+)x(i\d+), (.*)> -> tensor<(\d+)xi32, (.*)>(?= loc\(|$)"
)


def count_in_scratch(text: str) -> str | None:
    """Make atomic operations of the histograms; return None if there are none.

    Args:
        text: TTGIR behind Triton's layout passes.
    """
    lines, count = [], 0
    for line in text.split("\n"):
        match = _HISTOGRAM.match(line) if "tt.histogram" in line else None
        if match is None:
            lines.append(line)
            continue
        loc = line[match.end() :]
        lines += [f"{match[1]}{it}{loc}" for it in _lines(match, f"%spvbackend_histogram{count}")]
        count += 1
    return "\n".join(lines) if count else None


def _lines(match: re.Match[str], name: str) -> list[str]:
    """Return the operations of a histogram, whose names begin with `name`."""
    result, value, mask, size, kind, layout, bins, own = match.groups()[1:]
    values, given = f"tensor<{size}x{kind}, {layout}>", f"tensor<{size}xi1, {layout}>"
    numbers, counts = f"tensor<{size}xi32, {layout}>", f"tensor<{bins}xi32, {own}>"
    places = f"tensor<{size}x!tt.ptr<i32>, {layout}>"
    all_places = f"tensor<{bins}x!tt.ptr<i32>, {own}>"
    inside = f"{name}_inside"
    lines = [
        f"{name} = ttg.global_scratch_alloc {{alignment = 16 : i32, nbytes = {4 * int(bins)} "
        f": i32}} : {SCRATCH}",
        f"{name}_first = tt.bitcast {name} : {SCRATCH} -> !tt.ptr<i32>",
        f"{name}_range = tt.make_range {{end = {bins} : i32, start = 0 : i32}} : {counts}",
        f"{name}_firsts = tt.splat {name}_first : !tt.ptr<i32> -> {all_places}",
        f"{name}_all = tt.addptr {name}_firsts, {name}_range : {all_places}, {counts}",
        f"{name}_zero = arith.constant dense<0> : {counts}",
        # Of an earlier iteration, lanes may still read.
        "ttg.barrier all",
        f"tt.store {name}_all, {name}_zero : {all_places}",
        "ttg.barrier all",
        f"{name}_bins = arith.constant dense<{bins}> : {values}",
        f"{inside} = arith.cmpi ult, {value}, {name}_bins : {values}",
    ]
    if mask is not None:
        lines.append(f"{name}_both = arith.andi {inside}, {mask} : {given}")
        inside = f"{name}_both"
    return [
        *lines,
        f"{name}_own = tt.splat {name}_first : !tt.ptr<i32> -> {places}",
        f"{name}_place = tt.addptr {name}_own, {value} : {places}, {values}",
        f"{name}_one = arith.constant dense<1> : {numbers}",
        f"{name}_old = tt.atomic_rmw add, relaxed, cta, {name}_place, {name}_one, {inside} : "
        f"({places}, {numbers}, {given}) -> {numbers}",
        "ttg.barrier all",
        f"{result} = tt.load {name}_all : {all_places}",
    ]
