"""Random programs of integers, floats, vectors and aggregates translate to what is valid."""

import sys
from pathlib import Path

import pytest

import spvbackend
from spvbackend.validate import find_spirv_val

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from random_programs import Program

SEEDS = range(40)


@pytest.mark.parametrize("seed", SEEDS)
def test_program(seed: int) -> None:
    """The machine verifier and, where it is there, spirv-val agree with the output."""
    text = Program(seed, steps=20).text()
    try:
        spirv = spvbackend.translate(text, verify=True)
    except spvbackend.Unsupported as error:
        assert error.line, error.message
        return
    if find_spirv_val() is not None:
        spvbackend.validate(spirv)
