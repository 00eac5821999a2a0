"""Chains as long as the input likes have a translation that the validator accepts."""

import pytest
from scaling import SHAPES

import spvbackend
from spvbackend.validate import find_spirv_val, validate

CHAINS = ("alias_chain", "linked_structs", "pointer_chain", "variable_chain", "variable_cycle")


@pytest.mark.skipif(find_spirv_val() is None, reason="spirv-val is not installed")
@pytest.mark.parametrize("shape", CHAINS)
def test_chains_of_any_length(shape: str) -> None:
    text = SHAPES[shape](300)
    validate(spvbackend.translate(text, extensions="all", verify=True))
