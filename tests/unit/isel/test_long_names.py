"""Names as long as an instruction can hold, and longer ones."""

import pytest

import spvbackend
from spvbackend.diagnostics import Unsupported
from spvbackend.target.limits import MAX_NAME

KERNEL = "define spir_kernel void @{}() {{\n  ret void\n}}\n"
FUNCTION = "\ndefine void @{}() {{\n  ret void\n}}\n"
CALL = "declare void @{0}()\ndefine void @f() {{\n  call void @{0}()\n  ret void\n}}\n"
# With the line of the error.
SYMBOLS = {
    KERNEL: 1,
    FUNCTION: 2,
    CALL: 1,
    "\n@{} = addrspace(1) global i32 1\n": 2,
    "@{} = external addrspace(1) global i32\n": 1,
}


@pytest.mark.parametrize(("text", "line"), SYMBOLS.items())
def test_name_of_a_symbol(text: str, line: int) -> None:
    longest = "x" * MAX_NAME
    assert longest.encode() in spvbackend.translate(text.format(longest))
    with pytest.raises(Unsupported, match="a name of 262,124 characters") as caught:
        spvbackend.translate(text.format(longest + "x"))
    assert caught.value.line == line


def test_name_of_more_bytes_than_characters() -> None:
    name = '"' + "é" * (MAX_NAME // 2 + 1) + '"'
    with pytest.raises(Unsupported, match="a name of 131,062 characters"):
        spvbackend.translate(KERNEL.format(name))


def test_name_that_means_nothing_is_left_out() -> None:
    name = "x" * (MAX_NAME + 1)
    text = f"%{name} = type {{ i32 }}\n@g = internal addrspace(1) global %{name} zeroinitializer\n"
    plain = "%1 = type { i32 }\n@g = internal addrspace(1) global %1 zeroinitializer\n"
    assert len(spvbackend.translate(text)) <= len(spvbackend.translate(plain))
