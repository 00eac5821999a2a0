"""The library's inputs, and the errors about others."""

import gzip
import os
from pathlib import Path

import llvmlite.binding as llvm
import llvmlite.ir
import pytest

import spvbackend
from spvbackend import CompileError
from spvbackend.reading.languages import LANGUAGES
from spvbackend.reading.llvm import parse_error
from spvbackend.reading.source import MAGICS
from tests.unit.cases.command import pyllc

IR = """\
define spir_kernel void @k(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  ret void
}
"""
BITCODE = llvm.parse_assembly(IR).as_bitcode()


def built_module() -> llvmlite.ir.Module:
    module = llvmlite.ir.Module(name="built")
    kind = llvmlite.ir.FunctionType(llvmlite.ir.IntType(32), [llvmlite.ir.IntType(32)])
    function = llvmlite.ir.Function(module, kind, "f")
    builder = llvmlite.ir.IRBuilder(function.append_basic_block())
    builder.ret(builder.add(function.args[0], function.args[0]))
    return module


@pytest.mark.parametrize(
    "ir",
    [
        IR.encode(),
        bytearray(IR.encode()),
        memoryview(IR.encode()),
        memoryview(BITCODE),
        bytearray(BITCODE),
        "\ufeff" + IR,
        b"\xef\xbb\xbf" + IR.encode(),
        llvm.parse_assembly(IR),
    ],
    ids=["bytes", "bytearray", "memoryview", "bitcode-view", "bitcode-array", "mark", "mark-bytes",
         "module"],
)  # fmt: skip
def test_all_forms_of_a_module_give_the_same(ir: object) -> None:
    assert spvbackend.translate(ir) == spvbackend.translate(IR)


def test_a_module_that_llvmlite_builds_has_no_triple() -> None:
    module = built_module()
    assert module.triple == "unknown-unknown-unknown"
    assert spvbackend.translate(module) == spvbackend.translate(module, triple=module.triple)
    assert pyllc("-mtriple=unknown-unknown-unknown", "-o", "-", stdin=str(module).encode()) == (
        pyllc("-mtriple=spirv64", "-o", "-", stdin=str(module).encode())
    )


def test_a_closed_module() -> None:
    module = llvm.parse_assembly(IR)
    module.close()
    with pytest.raises(CompileError, match="the llvmlite module is closed"):
        spvbackend.translate(module)


class Shown:
    """An object that prints like a module is refused."""

    def __str__(self) -> str:
        return IR


@pytest.mark.parametrize("ir", [None, 5, 1.5, [IR], (IR,), {"ir": IR}, Shown(), Shown, object()])
def test_what_is_no_module(ir: object) -> None:
    with pytest.raises(TypeError, match=r"the input must be text \(str\), .*, not \w+$"):
        spvbackend.translate(ir)
    with pytest.raises(TypeError, match="the input must be text"):
        spvbackend.infer_types(ir)


def test_a_path_is_read(tmp_path: Path) -> None:
    for name, data in (("k.ll", IR.encode()), ("k.bc", BITCODE)):
        (tmp_path / name).write_bytes(data)
        assert spvbackend.translate(tmp_path / name) == spvbackend.translate(IR)
    for entry in os.scandir(tmp_path):
        assert spvbackend.translate(entry) == spvbackend.translate(IR)
    assert [pointer.name for pointer in spvbackend.infer_types(tmp_path / "k.ll")] == ["p"]


def test_an_error_in_a_file_names_it(tmp_path: Path) -> None:
    path = tmp_path / "k.ll"
    path.write_text(IR.replace("i32 1", "i32 %missing"))
    with pytest.raises(CompileError) as caught:
        spvbackend.translate(path)
    assert (caught.value.file, caught.value.line) == (str(path), 2)
    assert str(caught.value).startswith(f"{path}:2:13: use of undefined value '%missing'\n")


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("missing.ll", "cannot read the input: No such file or directory"),
        ("", "cannot read the input: Is a directory"),
        ("a\0b", "cannot read the input: embedded null byte"),
    ],
)
def test_a_path_that_cannot_be_read(tmp_path: Path, name: str, message: str) -> None:
    with pytest.raises(CompileError, match=message) as caught:
        spvbackend.translate(tmp_path / name)
    assert caught.value.file == str(tmp_path / name)


def test_the_name_of_a_file_is_no_module(tmp_path: Path) -> None:
    there = tmp_path / "there"
    there.write_text(IR)
    for name in ("k.ll", "folder/k.bc", "k.ll\n", str(there)):
        with pytest.raises(CompileError, match="is the name of a file, not LLVM IR") as caught:
            spvbackend.translate(name)
        assert caught.value.hint == f'pass pathlib.Path("{name.strip()}")'


def test_a_module_of_one_line_is_no_name() -> None:
    for text in ("define void @f() { ret void }", "; k.ll", f"; {'x' * 5000}"):
        assert spvbackend.translate(text)


@pytest.mark.parametrize(
    ("ir", "message", "line"),
    [
        ("", "the input is empty", 0),
        (" \n", "the input is empty", 0),
        (b" \n", "the input is empty", 0),
        (BITCODE[:40], "the bitcode is corrupt: a block is longer than the file, at byte", 0),
        (IR + "\0", "neither LLVM IR text nor bitcode", 0),
        (IR.encode() + b"\0", "neither LLVM IR text nor bitcode", 0),
        (IR + "; \udcff\n", "not text that UTF-8 can encode", 5),
        (IR.encode() + b"; \xff\n", "neither bitcode nor text in UTF-8", 5),
    ],
)
def test_what_llvm_cannot_be_given(ir: object, message: str, line: int) -> None:
    with pytest.raises(CompileError, match=message) as caught:
        spvbackend.translate(ir)
    assert caught.value.line == line


@pytest.mark.parametrize("magic", MAGICS, ids=lambda row: row[0].hex())
def test_files_of_other_kinds_are_named(magic: tuple[bytes, str, str]) -> None:
    start, name, hint = magic
    with pytest.raises(CompileError) as caught:
        spvbackend.translate(start + b"\0" * 64)
    assert caught.value.message == f"the input is {name}, not LLVM IR"
    assert caught.value.hint == hint
    run = pyllc("-", stdin=start + b"\0" * 64)
    assert (run.status, f"the input is {name}" in run.errors) == (1, True)


def test_our_own_output_is_spirv_already() -> None:
    binary = spvbackend.translate(IR)
    swapped = b"".join(binary[at : at + 4][::-1] for at in range(0, len(binary), 4))
    for data in (binary, swapped):
        with pytest.raises(CompileError, match="the input is SPIR-V already, not LLVM IR"):
            spvbackend.translate(data)
    with pytest.raises(CompileError, match="the input is compressed by gzip"):
        spvbackend.translate(gzip.compress(IR.encode()))


SOURCES = {
    "a reproducer": '{"reproducer": 1}\n',
    "SPIR-V assembly": pyllc("-", stdin=IR.encode()).output.decode(),
    "MLIR": "module {\n  func.func @f() {\n    return\n  }\n}\n",
    "PTX": "//\n// Generated by a compiler\n//\n.version 7.0\n.target sm_70\n.address_size 64\n",
    "assembly of a processor": '\t.text\n\t.file\t"k.c"\n\t.globl\tf\n',
    "a Git LFS pointer instead of the file": "version https://git-lfs.github.com/spec/v1\n",
    "a web page": "<!DOCTYPE html>\n<html></html>\n",
    "GLSL": "#version 450\nvoid main() {}\n",
    "CUDA or HIP source": "__global__ void k(float *p) { *p = 1; }\n",
    "OpenCL C": "// One.\n__kernel void k(__global int *p) {\n  p[get_global_id(0)] = 1;\n}\n",
    "Python source": '"""A kernel."""\nimport triton\n\n@triton.jit\ndef k(p):\n    pass\n',
    "C or C++ source": "#include <stdio.h>\nint main(void) { return 0; }\n",
}


@pytest.mark.parametrize("row", LANGUAGES, ids=lambda row: row[1])
def test_text_of_other_languages_is_named(row: tuple[str, str, str]) -> None:
    _, name, _ = row
    with pytest.raises(CompileError) as caught:
        spvbackend.translate(SOURCES[name])
    assert caught.value.message == f"the input is {name}, not LLVM IR"
    assert (caught.value.line, caught.value.source_line) == (0, "")
    run = pyllc("-", stdin=SOURCES[name].encode(), isolate=True)
    assert run.errors.startswith(f"pyllc: error: the input is {name}, not LLVM IR\n")


@pytest.mark.parametrize(
    "text",
    [
        IR + "define void @kernel() {\n  call void @get_global_id()\n  bad\n}\n",
        "; import sys\n@g = constant i32 7\n" + IR + "; __kernel void\nnonsense\n",
        "define void @f() {\n  %i = call i64 @get_global_id(i32 0)\n}\n",
        "define void @f() { nonsense }\ndeclare i64 @get_global_id(i32)\n",
        "@__global = nonsense\n",
    ],
)
def test_an_error_in_llvm_ir_stays_one(text: str) -> None:
    with pytest.raises(CompileError) as caught:
        spvbackend.translate(text)
    assert "not LLVM IR" not in caught.value.message
    assert caught.value.line > 0


def test_an_error_of_llvm_without_a_place_is_whole() -> None:
    assert parse_error("LLVM IR parsing error\nno place").message.startswith(
        "the input is not a module: "
    )
