"""pyllvm-spirv -r: its outputs, its inputs, and specialization constants."""

from pathlib import Path

import llvmlite.binding as llvm
import pytest

from tests.unit.cases.command import pyllvm_spirv
from tests.unit.cases.spirv_text import TYPES, module

KERNEL = """\
target triple = "spirv64-unknown-unknown"
define spir_kernel void @k(ptr addrspace(1) %p) {
  store i32 7, ptr addrspace(1) %p
  ret void
}
"""
CONSTANTS = module(
    *[f"Decorate {id} SpecId {id - 30}" for id in range(31, 37)],
    *TYPES,
    "TypeInt 20 8 0",
    "TypeFloat 21 64",
    "SpecConstant 4 31 5",
    "SpecConstant 10 32 5 0",
    "SpecConstant 20 33 5",
    "SpecConstant 5 34 0",
    "SpecConstant 21 35 0 0",
    "SpecConstantFalse 6 36",
    "TypeStruct 22 4 10 20 5 21 6",
    "SpecConstantComposite 22 37 31 32 33 34 35 36",
    "TypePointer 23 2 22",
    "Variable 23 38 0 37",
)
FIELDS = "{ i32 5, i64 5, i8 5, float 0x0000000000000000, double 0x0000000000000000, i1 false }"


@pytest.fixture
def binary(tmp_path: Path) -> Path:
    source = tmp_path / "k.ll"
    source.write_text(KERNEL)
    assert pyllvm_spirv(source) == (0, b"", "")
    source.unlink()
    return tmp_path / "k.spv"


def test_bitcode_stands_beside_the_input(binary: Path) -> None:
    assert pyllvm_spirv("-r", binary) == (0, b"", "")
    made = llvm.parse_bitcode(binary.with_suffix(".bc").read_bytes(), llvm.create_context())
    assert made.triple == "spir64-unknown-unknown"
    assert [function.name for function in made.functions] == ["k"]


def test_text_is_chosen_by_a_name_or_an_option(binary: Path) -> None:
    assert pyllvm_spirv("-r", binary, "-o", binary.with_name("out.ll")) == (0, b"", "")
    text = binary.with_name("out.ll").read_bytes()
    assert text.startswith(b"target datalayout")
    assert pyllvm_spirv("-r", "-S", binary) == (0, b"", "")
    assert binary.with_suffix(".ll").read_bytes() == text
    assert pyllvm_spirv("-r", "-S", binary, "-o", "-") == (0, text, "")
    assert pyllvm_spirv("-r", "-o", "-", binary).output.startswith(b"BC")


def test_text_of_llvm_spirv_is_read(binary: Path) -> None:
    assert pyllvm_spirv("-to-text", binary) == (0, b"", "")
    text = pyllvm_spirv("-r", "-spirv-text", "-S", binary.with_suffix(".spt"), "-o", "-")
    assert text == pyllvm_spirv("-r", "-S", binary, "-o", "-")


def test_the_way_back_needs_no_option(binary: Path) -> None:
    bitcode = pyllvm_spirv("-r", binary, "-o", "-").output
    again = pyllvm_spirv("-", stdin=bitcode)
    assert (again.status, again.errors) == (0, "")
    assert again.output == binary.read_bytes()


@pytest.mark.parametrize(
    ("words", "fields"),
    [
        ([], FIELDS),
        (["--spec-const=1:i32:-2"], FIELDS.replace("i32 5", "i32 -2")),
        (["--spec-const=1:i32:0x10 3:i8:255"],
         FIELDS.replace("i32 5", "i32 16").replace("i8 5", "i8 -1")),
        (["--spec-const=1:i32:1", "--spec-const=1:i32:2"], FIELDS.replace("i32 5", "i32 2")),
        (["--spec-const=2:i64:8589934592"], FIELDS.replace("i64 5", "i64 8589934592")),
        (["--spec-const=4:f32:1.5 5:f64:-1"],
         FIELDS.replace("float 0x0000000000000000", "float 0x3FF8000000000000")
         .replace("double 0x0000000000000000", "double 0xBFF0000000000000")),
        (["--spec-const=6:i1:true"], FIELDS.replace("i1 false", "i1 true")),
        (["--spec-const=6:i1:1"], FIELDS.replace("i1 false", "i1 true")),
    ],
)  # fmt: skip
def test_constants_get_values(words: list[str], fields: str) -> None:
    run = pyllvm_spirv("-r", "-S", *words, stdin=CONSTANTS)
    assert (run.status, run.errors) == (0, "")
    assert fields in run.output.decode()


@pytest.mark.parametrize(
    ("item", "message"),
    [
        ("1:i32", "specialization constant '1:i32' is not ID:TYPE:VALUE, such as 1:i32:2"),
        ("x:i32:1", "specialization constant 'x:i32:1' is not ID:TYPE:VALUE, such as 1:i32:2"),
        ("9:i32:1", "the module has no specialization constant 9"),
        ("1:i64:1", "specialization constant 1 has type i32, not i64"),
        ("1:i32:4294967296", "specialization constant '1:i32:4294967296': no value of type i32"),
        ("1:i32:x", "specialization constant '1:i32:x': no value of type i32"),
        ("6:i1:2", "specialization constant '6:i1:2': no value of type i1"),
    ],
)
def test_wrong_values_are_errors(item: str, message: str) -> None:
    run = pyllvm_spirv("-r", f"--spec-const={item}", stdin=CONSTANTS)
    assert (run.status, run.output) == (1, b"")
    assert run.errors == f"pyllvm-spirv: error: {message}\n"


@pytest.mark.parametrize("word", ["-S", "--spec-const=1:i32:2"])
def test_options_of_the_way_back_need_it(word: str) -> None:
    run = pyllvm_spirv(word, stdin=KERNEL.encode())
    name = word.lstrip("-").partition("=")[0]
    assert run == (1, b"", f"pyllvm-spirv: error: option '-{name}' needs '-r'\n")


def test_two_conversions_exclude_each_other() -> None:
    run = pyllvm_spirv("-r", "-to-text", "k.spv")
    assert run.errors == "pyllvm-spirv: error: options '-r' and '-to-text' exclude each other\n"


def test_other_bytes_are_an_error() -> None:
    run = pyllvm_spirv("-r", stdin=KERNEL.encode())
    assert run.status == 1
    assert "SPIR-V module" in run.errors
