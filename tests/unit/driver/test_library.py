"""The package as a library: `translate`, its errors, and the call for Triton-like frontends."""

import gc
import subprocess
import sys

import llvmlite.binding as llvm
import pytest

import spvbackend
from spvbackend.emit.entry_points import entry_points
from spvbackend.emit.read import words_of
from spvbackend.options.values import name_extensions
from spvbackend.triton import DEFAULT_EXTENSIONS, translate_to_spirv
from tests.folders import ROOT

KERNEL = """\
define spir_kernel void @{name}(ptr addrspace(1) %out) {{
  store i32 1, ptr addrspace(1) %out
  ret void
}}
"""
ONE = KERNEL.format(name="one")


def test_text_bitcode_and_module_give_the_same() -> None:
    module = llvm.parse_assembly(ONE)
    spirv = spvbackend.translate(ONE)
    assert [entry.name for entry in entry_points(spirv)] == ["one"]
    assert spvbackend.translate(module) == spirv
    assert spvbackend.translate(module.as_bitcode()) == spirv


def test_version_keeps_the_width_of_the_module() -> None:
    text = 'target triple = "spirv32-unknown-unknown"\n' + ONE
    assert words_of(spvbackend.translate(text, version=(1, 2)))[1] == 0x00010200
    assert spvbackend.translate(text, version=(1, 2)) == spvbackend.translate(
        ONE, triple="spirv32v1.2-unknown-unknown"
    )


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"triple": "spirv"}, "unknown or unsupported triple"),
        ({"version": (1, 7)}, r"unknown SPIR-V version 1\.7"),
        ({"extensions": ["SPV_KHR_nonsense"]}, "unknown SPIR-V extension"),
    ],
)
def test_wrong_arguments(arguments: dict[str, object], message: str) -> None:
    with pytest.raises(spvbackend.CompileError, match=message):
        spvbackend.translate(ONE, **arguments)


def test_error_has_the_line() -> None:
    with pytest.raises(spvbackend.CompileError) as caught:
        spvbackend.translate(ONE.replace("i32 1", "i32 %missing"))
    assert caught.value.line == 2


def test_collector_is_left_as_it_was() -> None:
    assert gc.isenabled()
    spvbackend.translate(ONE)
    assert gc.isenabled()


def test_triton_gets_binary_and_name() -> None:
    spirv, name = translate_to_spirv(ONE)
    assert name == "one"
    assert words_of(spirv)[1] == 0x00010400
    assert words_of(translate_to_spirv(ONE, version=(1, 5))[0])[1] == 0x00010500


@pytest.mark.parametrize("names", [[], ["one", "two"]])
def test_triton_wants_one_kernel(names: list[str]) -> None:
    text = "".join(KERNEL.format(name=name) for name in names) + "declare void @f()\n"
    message = f"must have one kernel, it has {len(names)}"
    with pytest.raises(spvbackend.CompileError, match=message):
        translate_to_spirv(text)


def test_triton_takes_what_the_library_takes() -> None:
    plain = translate_to_spirv(ONE)
    assert translate_to_spirv(ONE, version="1.4", extensions=None) == plain
    assert translate_to_spirv(ONE, extensions="+SPV_INTEL_optnone") == plain
    with pytest.raises(TypeError, match="extensions must be a list of names, not 5"):
        translate_to_spirv(ONE, extensions=5)


@pytest.mark.parametrize("read", [entry_points, spvbackend.validate])
def test_what_is_no_bytes_is_no_binary(read: object) -> None:
    spirv = spvbackend.translate(ONE)
    for form in (bytearray, memoryview):
        assert read(form(spirv)) == read(spirv)
    for wrong in (None, "text", [1, 2], 5):
        with pytest.raises(TypeError, match="a SPIR-V module is bytes, not "):
            read(wrong)


def test_importing_the_package_imports_little() -> None:
    program = (
        "import sys\nimport spvbackend\n"
        "print(sorted(name for name in sys.modules if name.startswith('spvbackend')))\n"
        "print([name for name in spvbackend.__all__ if not hasattr(spvbackend, name)])\n"
        "print(hasattr(spvbackend, 'nonsense'))\n"
        "from spvbackend import *\n"
        "print(callable(translate), callable(validate), callable(entry_points))\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, cwd=ROOT)
    assert done.stderr == ""
    modules, missing, nonsense, callables = done.stdout.splitlines()
    assert modules == str(
        [f"spvbackend{name}" for name in ("", ".diagnostics", ".validate", ".version")]
    )
    assert (missing, nonsense, callables) == ("[]", "False", "True True True")


def test_default_extensions_are_known_and_sorted() -> None:
    assert name_extensions(DEFAULT_EXTENSIONS)[0] == set(DEFAULT_EXTENSIONS)
    assert sorted(DEFAULT_EXTENSIONS) == list(DEFAULT_EXTENSIONS)


def test_translations_do_not_see_each_other() -> None:
    """Named structs keep their names however often a process has met them."""
    text = "%pair = type { i32, float }\ndefine void @f(ptr %p) {\n  %m = getelementptr %pair, "
    text += "ptr %p, i64 0, i32 1\n  store float 0.0, ptr %m\n  ret void\n}\n"
    assert spvbackend.translate(text) == spvbackend.translate(text)


def test_triton_gives_bitcode_and_the_size_of_shared_memory() -> None:
    module = llvm.parse_assembly(
        """
        target triple = "amdgcn-amd-amdhsa"
        @shared = external addrspace(3) global [0 x i8], align 16
        define amdgpu_kernel void @kernel(ptr addrspace(1) %out) {
          %v = load i32, ptr addrspace(3) @shared
          store i32 %v, ptr addrspace(1) %out
          ret void
        }
        """
    )
    spirv, name = translate_to_spirv(module.as_bitcode(), dynamic_local_memory=64)
    assert name == "kernel"
    assert spirv == translate_to_spirv(str(module), dynamic_local_memory=64)[0]
    with pytest.raises(spvbackend.Unsupported, match="the launch sets the size"):
        translate_to_spirv(str(module))
