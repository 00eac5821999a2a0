"""The machine verifier on control flow of shaders: what is nested passes, the rest is found."""

import pytest

from tests.unit.cases.machine.errors import errors_of
from tests.unit.cases.machine.shader import function_of

GOOD = {
    "a selection": "a merge d if b c\nb go d\nc go d\nd ret",
    "a header that leads to its merge": "a merge c if b c\nb go c\nc ret",
    "nested selections": "a merge f if b e\nb merge d if c d\nc go d\nd go f\ne go f\nf ret",
    "a loop": "a loop d c if b d\nb go c\nc go a\nd ret",
    "a loop that is tested at its end": "a loop d c go b\nb go c\nc if a d\nd ret",
    "a break and a continue": (
        "a loop g f go b\nb merge d if c d\nc go g\nd merge h if e h\ne go f\nh go f\nf go a\ng ret"
    ),
    "a choice of exits": "a loop d c go b\nb if c d\nc go a\nd ret",
    "a switch": "a merge d switch b c\nb go d\nc go d\nd ret",
    "a case that runs into the next": "a merge d switch d b c\nb go c\nc go d\nd ret",
    "a switch that is left from a selection in it": (
        "a merge e switch b\nb merge d if c d\nc go e\nd go e\ne ret"
    ),
    "a loop that is left from a switch in it": (
        "a loop f e go b\nb merge d switch c d\nc go f\nd go e\ne go a\nf ret"
    ),
    "a nested loop": (
        "a loop h g go b\nb loop f e if c f\nc merge d if e d\n"
        "d go e\ne go b\nf go g\ng go a\nh ret"
    ),
    "a merge that nothing reaches": "a merge d if b c\nb ret\nc ret\nd ret",
}
BAD = {
    "no merge": ("a if b c\nb go d\nc go d\nd ret", "without a merge instruction"),
    "no merge of a switch": (
        "a switch b c d\nb go d\nc go d\nd ret",
        "without a merge instruction",
    ),
    "one merge of two headers": (
        "a merge d if b d\nb merge d if c d\nc go d\nd ret",
        "is that of another header too",
    ),
    "a merge that is the header": ("a merge a if b c\nb ret\nc ret", "a header's own"),
    "a merge that is a continue target": (
        "a loop d c go b\nb merge c if e c\ne go c\nc go a\nd ret",
        "is a continue target",
    ),
    "a merge in front": (
        "a go b\nb merge a if c d\nc go d\nd ret",
        "does not dominate what its merge names",
    ),
    "a way back to what is no loop": ("a go b\nb merge c if a c\nc ret", "not a loop header"),
    "two ways back": (
        "a loop d c if b d\nb merge e if a e\ne go c\nc go a\nd ret",
        "2 branches lead back",
    ),
    "no way back": ("a loop d c if b d\nb go d\nc go d\nd ret", "0 branches lead back"),
    "a way back from elsewhere": (
        "a loop d c if b d\nb merge e if a e\ne ret\nc ret\nd ret",
        "does not dominate the way back",
    ),
    "a way back into a cycle of two entries": (
        "a merge d if b c\nb go c\nc merge e if b e\ne go d\nd ret",
        "not a loop header",
    ),
    "a way from behind a loop into it": (
        "a loop d c go b\nb if c d\nc go a\nd go c",
        "not to its header",
    ),
    "a way out of a loop": (
        "a merge g if b g\nb loop f e if c f\nc go g\ne go b\nf go g\ng ret",
        "not one of its exits",
    ),
    "a break of two loops": (
        "a loop h g go b\nb loop f e if c f\nc merge d if h d\n"
        "d go e\ne go b\nf go g\ng go a\nh ret",
        "not one of its exits",
    ),
    "a continue of an outer loop": (
        "a loop h g go b\nb loop f e if c f\nc merge d if g d\n"
        "d go e\ne go b\nf go g\ng go a\nh ret",
        "not one of its exits",
    ),
    "a way out of a selection": (
        "a merge f if b f\nb merge d if c d\nc go f\nd go f\nf ret",
        "not one of its exits",
    ),
    "a switch that is left from a switch in it": (
        "a merge f switch b\nb merge d switch c d\nc go f\nd go f\nf ret",
        "not one of its exits",
    ),
}


@pytest.mark.parametrize("name", GOOD)
def test_what_is_nested_passes(name: str) -> None:
    assert errors_of(function_of(GOOD[name]).machine) == []


@pytest.mark.parametrize("name", BAD)
def test_what_is_not_nested_is_found(name: str) -> None:
    text, message = BAD[name]
    errors = errors_of(function_of(text).machine)
    assert any(message in found for _, found in errors), errors


def test_an_error_is_that_of_the_end_of_its_block() -> None:
    (error,) = errors_of(function_of(BAD["no merge"][0]).machine)
    assert error[0] == "OpBranchConditional"
