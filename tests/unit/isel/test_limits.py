"""Universal Limits (2.17): what is at one is valid, what is beyond is refused with its line."""

from collections.abc import Callable

import pytest

import spvbackend
from spvbackend.target.limits import (
    MAX_CASES,
    MAX_GLOBALS,
    MAX_INDICES,
    MAX_PARAMETERS,
    MAX_STRUCT_MEMBERS,
)
from spvbackend.validate import find_spirv_val

KERNEL = "define spir_kernel void @f(ptr addrspace(1) %p, i32 %x, i64 %y) {\n"
END = "  store i32 1, ptr addrspace(1) %q\n  ret void\n}\n"


def parameters(count: int) -> str:
    names = ", ".join(f"i32 %a{number}" for number in range(count))
    return f"\ndefine spir_kernel void @f({names}) {{\n  ret void\n}}\n"


def narrow_switch(count: int) -> str:
    return switch("i32 %x", count)


def wide_switch(count: int) -> str:
    return switch("i64 %y", count)


def switch(value: str, count: int) -> str:
    type = value.split()[0]
    cases = " ".join(f"{type} {number}, label %hit" for number in range(count))
    body = f"  switch {value}, label %miss [{cases}]\nhit:\n  ret void\nmiss:\n  ret void\n}}\n"
    return KERNEL + body


def members(count: int) -> str:
    type = f"%s = type {{ {', '.join(['i32'] * count)} }}\n"
    return f"{type}{KERNEL}  %q = getelementptr %s, ptr addrspace(1) %p, i32 1, i32 3\n{END}"


def indices(count: int) -> str:
    type = "[2 x " * (count - 1) + "i32" + "]" * (count - 1)
    path = ", i32 1" * count
    return f"{KERNEL}  %q = getelementptr {type}, ptr addrspace(1) %p{path}\n{END}"


def variables(count: int) -> str:
    lines = [f"@g{number} = addrspace(1) global i32 0\n" for number in range(count)]
    return f"{''.join(lines)}{KERNEL}  ret void\n}}\n"


CASES: list[tuple[Callable[[int], str], int, str, int]] = [
    (parameters, MAX_PARAMETERS, "function '@f' has 256 parameters: SPIR-V allows 255", 2),
    (narrow_switch, MAX_CASES, "the switch has 16,384 cases: SPIR-V allows 16,383", 2),
    (wide_switch, MAX_CASES, "the switch has 16,384 cases: SPIR-V allows 16,383", 2),
    (members, MAX_STRUCT_MEMBERS, "type '%s' has 16,384 members: SPIR-V allows 16,383", 2),
    (indices, MAX_INDICES, "the getelementptr has 256 indices: SPIR-V allows 255", 2),
]


@pytest.mark.parametrize(
    ("text", "limit", "message", "line"), CASES, ids=[case[0].__name__ for case in CASES]
)
def test_limit(text: Callable[[int], str], limit: int, message: str, line: int) -> None:
    spirv = spvbackend.translate(text(limit))
    if find_spirv_val() is not None:
        spvbackend.validate(spirv)
    with pytest.raises(spvbackend.Unsupported, match=message) as caught:
        spvbackend.translate(text(limit + 1))
    assert caught.value.line == line


def test_limit_of_variables() -> None:
    with pytest.raises(
        spvbackend.Unsupported, match="65,536 variables: SPIR-V allows 65,535"
    ) as error:
        spvbackend.translate(variables(MAX_GLOBALS + 1))
    assert error.value.line == MAX_GLOBALS + 1
