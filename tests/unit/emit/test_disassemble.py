"""The text of binaries: by numbers and by names, and that spirv-as makes the same words of it."""

import struct
from pathlib import Path

import pytest

import spvbackend
from spvbackend.emit.friendly import assembler_name
from spvbackend.spirv.opcodes import OpMemoryModel, OpName, OpTypeInt, OpTypeVoid
from tests.assembler import difference, new_assembler
from tests.folders import E2E
from tests.unit.cases.binary import binary, inst, packed

HEADER = [0x07230203, 0x00010400, 0, 10, 0]
ODD = """
target triple = "spirv64-unknown-unknown"
@"quo\\22te" = addrspace(1) constant [4 x half]
  [half 0xH7C01, half 0xHFE55, half 0xH8001, half 0xH7C00]
@"line\\0Abreak" = addrspace(1) constant [3 x float]
  [float 0x7FF4000020000000, float 0xFFFFFFFFE0000000, float 0x36A0000000000000]
@"gr\\C3\\B6\\C3\\9Fe" = addrspace(1) constant [4 x double]
  [double 0x7FF0000000000001, double 0xFFF8DEADBEEF0001, double 0x0000000000000001, double -0.0]
@"back\\\\slash" = addrspace(1) constant [3 x bfloat]
  [bfloat 0xR7F81, bfloat 0xRFF80, bfloat 0xR0001]
@"not utf8 \\FF" = addrspace(1) constant [3 x i64]
  [i64 -1, i64 9223372036854775807, i64 -9223372036854775808]
@"" = addrspace(1) constant [3 x i8] c"\\80\\7F\\00"

define spir_kernel void @"k .%1"(ptr addrspace(1) %out, i8 %"a b", i16 %"1x", i32 %c, i64 %d) {
"entry;":
  switch i8 %"a b", label %s16 [ i8 -128, label %end  i8 127, label %s16 ]
s16:
  switch i16 %"1x", label %s32 [ i16 -1, label %end  i16 300, label %s32 ]
s32:
  switch i32 %c, label %s64 [ i32 -2147483648, label %end  i32 7, label %s64 ]
s64:
  switch i64 %d, label %more [ i64 -9223372036854775808, label %end  i64 4294967296, label %more ]
more:
  store i64 %d, ptr addrspace(1) %out, align 8
  br label %end
end:
  ret void
}
"""
"""NaNs with payloads, denormals, literals of all widths, and names that are no identifiers."""


@pytest.fixture
def assembler() -> str:
    tool = new_assembler()
    if not tool:
        pytest.skip("no spirv-as is new enough")
    return tool


@pytest.mark.parametrize("friendly", [False, True])
@pytest.mark.parametrize("extensions", ["", "+SPV_KHR_bfloat16"])
def test_odd_literals_and_names_assemble(assembler: str, extensions: str, friendly: bool) -> None:
    module = spvbackend.translate(ODD, extensions=extensions)
    assert difference(module, friendly_names=friendly) == ""


@pytest.mark.parametrize(
    "path", sorted((E2E / "ll").glob("*.O2.ll"))[::6], ids=lambda path: path.stem
)
def test_kernels_assemble_by_name(assembler: str, path: Path) -> None:
    module = spvbackend.translate(path, triple="spirv64", extensions="all")
    assert difference(module, friendly_names=True) == ""


def test_a_difference_is_told(assembler: str, monkeypatch: pytest.MonkeyPatch) -> None:
    module = spvbackend.translate(ODD)
    text = spvbackend.disassemble(module)

    def other(spv: bytes, *, friendly_names: bool = False) -> str:
        return text.replace("4294967296", "4294967297")

    monkeypatch.setattr(spvbackend, "disassemble", other)
    assert "is another one" in difference(module)


def words_with_names(*names: str) -> list[int]:
    words = [*HEADER, *inst(OpMemoryModel, 2, 2)]
    for id, name in enumerate(names, 1):
        words += inst(OpName, id, *packed(name))
    return [*words, *inst(OpTypeVoid, 1), *inst(OpTypeInt, 2, 32, 0)]


def test_either_byte_order_has_one_text() -> None:
    words = words_with_names("a.b")
    text = spvbackend.disassemble(binary(words))
    assert text == spvbackend.disassemble(binary(words, ">"))
    assert text == spvbackend.disassemble(memoryview(binary(words)))
    assert text.splitlines()[5:] == [
        "               OpMemoryModel Physical64 OpenCL",
        '               OpName %1 "a.b"',
        "          %1 = OpTypeVoid",
        "          %2 = OpTypeInt 32 0",
    ]


def test_friendly_names_are_those_of_the_module() -> None:
    spv = binary(words_with_names("a.b", "a b"))
    lines = spvbackend.disassemble(spv, friendly_names=True).splitlines()
    assert lines[6:] == [
        '               OpName %a_b "a.b"',
        '               OpName %a_b_2 "a b"',
        "          %a_b = OpTypeVoid",
        "          %a_b_2 = OpTypeInt 32 0",
    ]


@pytest.mark.parametrize(
    ("name", "text"),
    [("struct.S", "struct_S"), ("größe", "gr__e"), ("9", "_9"), ("", ""), ("x\ny", "x_y")],
)
def test_assembler_name(name: str, text: str) -> None:
    assert assembler_name(name) == text


def test_what_is_no_module_has_no_text() -> None:
    with pytest.raises(spvbackend.CompileError, match="5 bytes are not a SPIR-V module"):
        spvbackend.disassemble(b"12345")
    with pytest.raises(spvbackend.CompileError, match="bad SPIR-V module"):
        spvbackend.disassemble(struct.pack("<6I", *HEADER, 0))
    with pytest.raises(TypeError, match="a SPIR-V module is bytes, not str"):
        spvbackend.disassemble("x")  # type: ignore[arg-type]
