"""One run reports all independent errors of a module."""

import io

import pytest

import spvbackend
from spvbackend import driver
from spvbackend.options import Options

MODULE = """\
@t = thread_local addrspace(1) global i32 0
@u = addrspace(4) global i32 0
declare void @llvm.foo.bar(i32)
declare spir_func float @_Z3sinff(float, float)

define void @legal(ptr %p, fp128 %z) {
  %v = load fp128, ptr %p
  %w = fadd fp128 %v, %v
  ret void
}

define void @cleanup(ptr %p) {
  %i = va_arg ptr %p, i32
  ret void
}

define void @select(ptr addrspace(2) %p) {
  store i32 1, ptr addrspace(2) %p
  store i64 1, ptr addrspace(2) %p
  call void @llvm.foo.bar(i32 1)
  call void asm sideeffect "nop", ""()
  ret void
}

define ptr @escape(i1 %c) {
  ret ptr @table
}

define float @builtin(float %x) {
  %y = call spir_func float @_Z3sinff(float %x, float %x)
  ret float %y
}

@table = internal constant [2 x i32] [i32 1, i32 2]
"""
LINES = [1, 2, 6, 13, 18, 20, 21, 26]


def errors_of(text: str, limit: int) -> list[tuple[int, str]]:
    options = Options()
    options.error_limit = limit
    with pytest.raises(spvbackend.Diagnostic) as caught:
        driver.run(text, options, io.StringIO())
    return [(error.line, error.message) for error in (caught.value, *caught.value.others)]


def test_errors_of_all_passes_in_the_order_of_the_text() -> None:
    errors = errors_of(MODULE, 0)
    assert [line for line, _ in errors] == LINES
    assert errors[4][1] == "constant memory (address space 2) cannot be written"


def test_a_message_is_said_once_for_a_function() -> None:
    lines = MODULE.replace("i64 1, ptr addrspace(2) %p", "i32 2, ptr addrspace(2) %p")
    assert [line for line, _ in errors_of(lines, 0)] == LINES


@pytest.mark.parametrize("limit", [1, 2, 5])
def test_the_limit_ends_the_run(limit: int) -> None:
    assert len(errors_of(MODULE, limit)) == limit


def test_the_library_raises_the_first_with_the_others() -> None:
    with pytest.raises(spvbackend.Unsupported, match="thread_local") as caught:
        spvbackend.translate(MODULE)
    assert len(caught.value.others) == len(LINES) - 1


def test_what_comes_of_an_error_is_not_said() -> None:
    """The value of a refused instruction has no type, which the next one would ask for."""
    text = """\
declare <4 x float> @llvm.foo(i32)
define spir_kernel void @k(ptr addrspace(1) %p) {
  %v = call <4 x float> @llvm.foo(i32 1)
  %w = fadd <4 x float> %v, %v
  %x = extractelement <4 x float> %w, i32 1
  store float %x, ptr addrspace(1) %p
  ret void
}
"""
    assert errors_of(text, 0) == [(3, "intrinsic 'llvm.foo' has no translation")]


def test_what_two_functions_use_is_one_error() -> None:
    text = "@g = global i32 0\n" + "".join(
        f"define spir_kernel void @k{number}() {{\n  store i32 {number}, ptr @g\n  ret void\n}}\n"
        for number in range(2)
    )
    assert [line for line, _ in errors_of(text, 0)] == [1]
