"""Newer LLVMs' text is read as those LLVMs mean it."""

import llvmlite.binding as llvm
import pytest

import spvbackend
from spvbackend.llvmir.newer_text import older_spelling
from spvbackend.llvmir.read import canonical_text

STORE = "define void @f(ptr addrspace(1) %p) {{\n  store {}, ptr addrspace(1) %p\n  ret void\n}}\n"
CONSTANTS = {
    "float f0x3FB8AA3B": "float 0x3FF7154760000000",
    "float f0x00000001": "float 0x36A0000000000000",
    "float f0x7FA00001": "float 0x7FF4000020000000",
    "double f0x7FF4000000000001": "double 0x7FF4000000000001",
    "half f0x3C00": "half 0xH3C00",
    "bfloat f0x3F80": "bfloat 0xR3F80",
    "float -inf": "float 0xFFF0000000000000",
    "bfloat +inf": "bfloat 0xR7F80",
    "float +nan(0x3F0000)": "float 0x7FFFE00000000000",
    "half -nan(0x5)": "half 0xHFE05",
    "float +qnan": "float 0x7FF8000000000000",
    "double -snan(0x1)": "double 0xFFF0000000000001",
    "float 3.000000e-01": "float 0x3FD3333340000000",
    "float -1.100000e+00": "float 0xBFF19999A0000000",
    "float 1.0e-45": "float 0x36A0000000000000",
    "float 3.40282346e+38": "float 0x47EFFFFFE0000000",
    # Halfway between two floats but for the last digit, which a double has no bit for.
    "float 1.00000005960464477540": "float 0x3FF0000020000000",
    "float 1.00000005960464477539": "float 1.000000e+00",
    "half 6.0e-8": "half 0xH0001",
    "bfloat 1.000000e-01": "bfloat 0xR3DCD",
    "<2 x float> splat (float -inf)": "<2 x float> splat (float 0xFFF0000000000000)",
    "[2 x half] [half 1.0, half f0x4000]": "[2 x half] [half 0xH3C00, half 0xH4000]",
}


@pytest.mark.parametrize(("newer", "older"), CONSTANTS.items())
def test_constants(newer: str, older: str) -> None:
    assert f"  store {older}, " in canonical_text(STORE.format(newer), 0)


@pytest.mark.parametrize("newer", CONSTANTS)
def test_constants_are_what_a_newer_llvm_makes_of_them(newer: str) -> None:
    libtriton = pytest.importorskip("triton._C.libtriton", reason="triton is not installed")
    text = STORE.format(newer)
    module = llvm.parse_bitcode(libtriton.llvm.to_bitcode(text))
    stores = [line for line in str(module).splitlines() if " store " in line]
    assert stores[0].split(", align")[0] in canonical_text(text, 0)


def test_the_type_of_an_operand_is_that_of_the_first() -> None:
    text = "define half @f(half %x, float %y) {\n  %r = fmul half %x, f0x3C00\n  ret half %r\n}\n"
    assert "fmul half %x, 0xH3C00" in canonical_text(text, 0)


def test_words_about_memory() -> None:
    text = "declare void @f() memory(argmem: read, target_mem: none)\n"
    assert "memory(argmem: read)" in canonical_text(text, 0)
    assert older_spelling("memory(read, target_mem0: none)") == "memory(read, target_mem0: none)"


@pytest.mark.parametrize(
    "text",
    [
        '@inf = constant [4 x i8] c"float -inf f0x"',
        "; float f0x3FB8AA3B and 3.000000e-01",
        "store float %inf, ptr %f0x00000001",
        "inf:  ; preds = %inf",
        "float 5.000000e-01, double 3.000000e-01, i32 1",
        "float f0x3C00",
        "float 1.0e-99999999",
        "fp128 f0x00000000000000000000000000000001, x86_fp80 -inf",
    ],
)
def test_what_is_no_such_constant_is_left(text: str) -> None:
    assert older_spelling(text) == text


def test_lines_of_errors_are_those_of_the_text() -> None:
    text = STORE.format("float f0x3FB8AA3B").replace("ret void", "%r = nonsense 1")
    with pytest.raises(spvbackend.CompileError) as caught:
        spvbackend.translate(text)
    assert caught.value.line == 3
    with pytest.raises(spvbackend.CompileError, match="expected value token") as caught:
        spvbackend.translate(STORE.format("fp128 f0x1"))
    assert caught.value.line == 2
