"""Inference on random programs of pointers: valid output, independent of the names of values."""

from hypothesis import given

import spvbackend
from spvbackend.emit.read import words_of
from spvbackend.spirv.opcodes import OpName
from spvbackend.validate import find_spirv_val
from tests.generators.pointers import PointerModule
from tests.generators.seeds import SEEDS, many

MANY = many(120)


def translate(text: str) -> bytes:
    return spvbackend.translate(text, extensions="all", verify=True)


def without_names(spirv: bytes) -> list[int]:
    """Return the words of a module without names and debug instructions."""
    words = list(words_of(spirv))
    kept, at = words[:5], 5
    while at < len(words):
        count = words[at] >> 16
        if words[at] & 0xFFFF != OpName:
            kept += words[at : at + count]
        at += count
    return kept


@MANY
@given(SEEDS)
def test_pointers_of_every_kind_become_valid_spirv(seed: int) -> None:
    """Disagreeing uses of a pointer are cast, so the machine verifier and spirv-val agree."""
    spirv = translate(PointerModule(seed).text())
    if find_spirv_val():
        spvbackend.validate(spirv)


@MANY
@given(SEEDS)
def test_names_decide_nothing(seed: int) -> None:
    """Other names of values, blocks and structs change only the names in the output."""
    first = translate(PointerModule(seed).text())
    second = translate(PointerModule(seed, "renamed.").text())
    assert without_names(first) == without_names(second)


@MANY
@given(SEEDS)
def test_output_depends_on_the_input_alone(seed: int) -> None:
    """Two translations of one text give the same bytes."""
    text = PointerModule(seed, functions=6).text()
    assert translate(text) == translate(text)
