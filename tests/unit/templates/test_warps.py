"""Shuffles and votes of NVIDIA's target on the lanes of a warp, as the PTX ISA states them."""

from __future__ import annotations

import numpy as np
import pytest

from spvbackend.prepare.templates.devices.nvvm import expand_shuffle
from spvbackend.prepare.templates.devices.nvvm_warps import expand_vote
from spvbackend.prepare.templates.text import NO_INTS, Request
from tests.unit.cases.warp import LANES, Warp

VALUES = np.random.default_rng(1).integers(0, 1 << 30, LANES).astype(np.int32)
STEPS = (0, 1, 3, 16, 31)
LIMITS = (0x1F, 0x0, 0x181F, 0x1C07, 0x1000)


def source(mode: str, lane: int, by: int, limits: int) -> tuple[int, bool]:
    """The lane that a lane reads, and whether there is one (PTX ISA, shfl.sync)."""
    clamp, segment = limits & 31, limits >> 8 & 31
    last = lane & segment | clamp & ~segment
    if mode == "idx":
        other = lane & segment | by & ~segment
    else:
        other = {"up": lane - by, "down": lane + by, "bfly": lane ^ by}[mode]
    exists = other >= last if mode == "up" else other <= last
    return (other if exists else lane), exists


@pytest.mark.parametrize("known", (False, True))
@pytest.mark.parametrize("mode", ("up", "down", "bfly", "idx"))
def test_shuffles(mode: str, known: bool) -> None:
    for limits in LIMITS:
        imms = {3: limits} if known else NO_INTS
        for kind, ret in (("i32p", "{ i32, i1 }"), ("i32", "i32")):
            name = f"llvm.nvvm.shfl.sync.{mode}.{kind}"
            body = expand_shuffle(Request(name, ret, ["i32"] * 4, imms, {}, False, 64))
            assert body is not None
            for by in STEPS:
                words = [np.full(LANES, value, np.int32) for value in (-1, by, limits)]
                got = Warp([words[0], VALUES, *words[1:]]).run(body)
                wanted = [source(mode, lane, by, limits) for lane in range(LANES)]
                assert got[0].tolist() == [VALUES[lane] for lane, _ in wanted]
                if kind == "i32p":
                    assert got[1].tolist() == [exists for _, exists in wanted]


@pytest.mark.parametrize("mask", (-1, 0xFF, 0x10))
@pytest.mark.parametrize("flags", (0, -1, 0xF, 0x10, 0x7FFFFFFF))
def test_votes(mask: int, flags: int) -> None:
    chosen = [lane for lane in range(LANES) if mask >> lane & 1]
    votes = [bool(flags >> lane & 1) for lane in chosen]
    wanted = {"all": all(votes), "any": any(votes), "uni": len(set(votes)) == 1,
              "ballot": np.int32(mask & flags)}  # fmt: skip
    for mode, right in wanted.items():
        name, ret = f"llvm.nvvm.vote.{mode}.sync", "i32" if mode == "ballot" else "i1"
        body = expand_vote(Request(name, ret, ["i32", "i1"], {}, {}, False, 64))
        assert body is not None
        own = np.array([flags >> lane & 1 for lane in range(LANES)], bool)
        (got,) = Warp([np.full(LANES, mask, np.int32), own]).run(body)
        assert (got == right).all()
