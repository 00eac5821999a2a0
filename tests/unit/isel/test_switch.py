"""A switch has as many cases as its instruction has words for."""

import pytest

import spvbackend

WORDS = 0xFFFF


def switch(type: str, cases: int) -> str:
    numbers = "\n".join(f"  {type} {number}, label %hit" for number in range(cases))
    return (
        f"define void @f({type} %x) {{\n"
        f"  switch {type} %x, label %miss [\n{numbers}\n  ]\n"
        "hit:\n  ret void\nmiss:\n  ret void\n}\n"
    )


@pytest.mark.parametrize(("type", "width"), [("i32", 2), ("i64", 3)])
def test_cases_fill_the_instruction(type: str, width: int) -> None:
    most = (WORDS - 3) // width
    spvbackend.translate(switch(type, most))
    with pytest.raises(spvbackend.Unsupported, match="more cases"):
        spvbackend.translate(switch(type, most + 1))
