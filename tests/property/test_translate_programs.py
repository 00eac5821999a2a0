"""Random programs of integers, vectors, floats and memory all have a valid translation."""

from hypothesis import given

import spvbackend
from spvbackend.validate import find_spirv_val
from tests.generators.address_steps import ADDRESS_STEPS
from tests.generators.programs import Program
from tests.generators.seeds import SEEDS, many

MANY = many(80)


def check(text: str, extensions: str) -> None:
    """Translate and verify."""
    spirv = spvbackend.translate(text, extensions=extensions, verify=True)
    if find_spirv_val():
        spvbackend.validate(spirv)


@MANY
@given(SEEDS)
def test_values_of_every_width(seed: int) -> None:
    """Odd integers, long vectors and structs in registers do not need an extension."""
    check(Program(seed, steps=20).text(), "")


@MANY
@given(SEEDS)
def test_addresses_that_travel(seed: int) -> None:
    """Pointers through memory, structs, calls and casts have a valid translation."""
    check(Program(seed, steps=12, more_steps=ADDRESS_STEPS * 3).text(), "all")


@MANY
@given(SEEDS)
def test_integers_of_two_words_translate_or_are_refused(seed: int) -> None:
    """The error about a missing translation for more than 64 bits names the operation."""
    try:
        check(Program(seed, steps=8, widest=128).text(), "")
    except spvbackend.Unsupported as error:
        assert any(word in error.message for word in ("type", "intrinsic", "wide"))
