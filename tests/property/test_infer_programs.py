"""Inference on random programs over pointers: valid output that neither names nor runs decide."""

import sys
from pathlib import Path

import pytest

import spvbackend
from spvbackend.validate import find_spirv_val

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from random_pointers import PointerModule

SEEDS = range(60)


def translated(seed: int, stem: str) -> bytes | str:
    """The binary, or the message where something in the program has no translation."""
    text = PointerModule(seed, stem).text()
    try:
        return spvbackend.translate(text, verify=True)
    except spvbackend.Unsupported as error:
        return error.message


def without_names(spirv: bytes) -> list[tuple[int, ...]]:
    """The instructions but OpName, whose strings are what renaming changes."""
    from spvbackend.emit.read import instructions, words_of
    from spvbackend.spirv.opcodes import OpName

    words = words_of(spirv)
    return [tuple(words[a:b]) for op, a, b in instructions(words) if op != OpName]


@pytest.mark.parametrize("seed", SEEDS)
def test_names_and_runs_do_not_decide(seed: int) -> None:
    first = translated(seed, "v")
    renamed = translated(seed, "other")
    assert translated(seed, "v") == first
    if isinstance(first, bytes) and isinstance(renamed, bytes):
        assert without_names(first) == without_names(renamed)
    else:
        assert isinstance(first, str)
        assert isinstance(renamed, str)


@pytest.mark.skipif(find_spirv_val() is None, reason="spirv-val is not installed")
def test_output_is_valid() -> None:
    valid = 0
    for seed in SEEDS:
        spirv = translated(seed, "v")
        if isinstance(spirv, bytes):
            spvbackend.validate(spirv)
            valid += 1
    assert valid > len(SEEDS) // 2
