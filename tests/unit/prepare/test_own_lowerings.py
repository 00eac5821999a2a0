"""A frontend's lowering may write any LLVM IR of one function, which all passes see."""

from typing import Final

import pytest

import spvbackend
from spvbackend.diagnostics import CompileError, InternalError, Unsupported
from spvbackend.emit.read import words_of
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.parse.module import parse_function, parse_module
from spvbackend.prepare.templates import index
from spvbackend.spirv import opcodes as op
from tests.folders import ROOT
from tests.unit.cases.own_lowerings import ACCEPTED, REFUSED

CALLER: Final = """
@format = private unnamed_addr addrspace(2) constant [4 x i8] c"%d\\0A\\00"
@shared = addrspace(1) global i32 7
declare i32 @my(ptr addrspace(1), i32)
define i32 @defined(i32 %x) {
  %r = mul i32 %x, 3
  ret i32 %r
}
define spir_kernel void @k(ptr addrspace(1) %p, i32 %x) {
  %r = call i32 @my(ptr addrspace(1) %p, i32 %x)
  store i32 %r, ptr addrspace(1) %p
  ret void
}
"""
LINE: Final = 10


def translated(body: str, triple: str, verify: bool, trap: str = "") -> bytes:
    lowering = spvbackend.Lowering("my", lambda call: body)
    translator = spvbackend.Translator(builtins=[lowering], triple=triple, verify=verify, trap=trap)
    return translator.translate(CALLER)


def opcodes(spirv: bytes) -> list[int]:
    words = words_of(spirv)
    found, at = [], 5
    while at < len(words):
        found.append(words[at] & 0xFFFF)
        at += words[at] >> 16
    return found


@pytest.mark.parametrize("triple", ["spirv64", "spirv64v1.0", "spirv64-unknown-vulkan1.3"])
@pytest.mark.parametrize("name", ACCEPTED)
def test_what_a_lowering_may_write(name: str, triple: str) -> None:
    case = ACCEPTED[name]
    if "vulkan" in triple and not case.in_shaders:
        return
    plain = translated(case.body, triple, False, case.trap)
    spvbackend.validate(plain)
    assert translated(case.body, triple, True, case.trap) == plain
    if "vulkan" not in triple:
        assert set(case.opcodes) <= set(opcodes(plain))


@pytest.mark.parametrize("verify", [False, True])
@pytest.mark.parametrize("name", REFUSED)
def test_what_a_lowering_may_not_write(name: str, verify: bool) -> None:
    case = REFUSED[name]
    kind = Unsupported if case.is_valid else CompileError
    with pytest.raises(kind) as caught:
        translated(case.body, "spirv64", verify)
    assert caught.value.message == case.message
    assert caught.value.line == LINE


def test_an_import_of_a_lowering_has_the_place_of_the_call() -> None:
    body = "  %r = call i32 @foreign(i32 %a1)\n  ret i32 %r"
    with pytest.raises(Unsupported, match="shaders cannot import functions") as caught:
        translated(body, "spirv64-unknown-vulkan1.3", False)
    assert caught.value.line == LINE


def test_a_lowering_calls_the_function_of_the_module() -> None:
    body = "  %r = call i32 @defined(i32 %a1)\n  ret i32 %r"
    found = opcodes(translated(body, "spirv64", True))
    assert found.count(op.OpFunction) == 2
    assert op.OpFunctionCall in found


def test_a_lowering_calls_the_builtin_whose_name_the_module_defines() -> None:
    ir = """
declare float @my_exp(float)
define float @_Z3expf(float %x) {
  %r = call float @my_exp(float %x)
  ret float %r
}
"""
    lowering = spvbackend.Lowering(
        "my_exp", lambda call: "  %r = call float @_Z3expf(float %a0)\n  ret float %r"
    )
    found = opcodes(spvbackend.translate(ir, builtins=[lowering], verify=True))
    assert op.OpExtInst in found
    assert op.OpFunctionCall not in found


def test_a_lowering_may_enqueue_a_block() -> None:
    """The body of a kernel of a LIT test, as a lowering writes it."""
    path = ROOT / "tests/lit/isel/builtins/queue-block-without-events.ll"
    ir = path.read_text(encoding="utf-8")
    start = ir.index("  %range = alloca")
    end = ir.index("}", ir.index("  ret void", start))
    body = ir[start:end].replace("%value", "%a0")
    caller = ir[:start] + "  call void @my(i32 %value)\n  ret void\n" + ir[end:]
    lowering = spvbackend.Lowering("my", lambda call: body)
    spirv = spvbackend.translate(f"{caller}\ndeclare void @my(i32)\n", builtins=[lowering],
                                 triple="spirv64", verify=True)  # fmt: skip
    spvbackend.validate(spirv)
    assert op.OpEnqueueKernel in opcodes(spirv)


def test_what_cannot_be_reached_is_not_expanded() -> None:
    def refuse(call: spvbackend.Request) -> str:
        raise spvbackend.Unsupported("never")

    ir = """
declare i32 @my(i32)
define i32 @f(i32 %x) {
  ret i32 %x
dead:
  %r = call i32 @my(i32 %x)
  ret i32 %r
}
"""
    lowering = spvbackend.Lowering("my", refuse)
    assert spvbackend.translate(ir, builtins=[lowering], verify=True)


def test_an_error_of_a_lowering_leaves_nothing_behind() -> None:
    """Errors in several functions are told, each at its call."""
    ir = """
declare i32 @my(i32)
define i32 @f(i32 %x) {
  %r = call i32 @my(i32 %x)
  ret i32 %r
}
define i32 @g(i32 %x) {
  %r = call i32 @my(i32 %x)
  ret i32 %r
}
"""
    lowering = spvbackend.Lowering("my", lambda call: "  %r = call i32 @h(i32 %none)\n  ret i32 %r")
    with pytest.raises(CompileError) as caught:
        spvbackend.translate(ir, builtins=[lowering])
    assert caught.value.line == 4


def test_an_error_in_a_template_of_ours_is_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(index.FAMILIES, "llvm.bswap", lambda request: "  nonsense")
    ir = """
declare i32 @llvm.bswap.i32(i32)
define i32 @f(i32 %x) {
  %r = call i32 @llvm.bswap.i32(i32 %x)
  ret i32 %r
}
"""
    message = "a template is not LLVM IR: unknown instruction 'nonsense'"
    with pytest.raises(InternalError, match=message) as caught:
        spvbackend.translate(ir)
    assert caught.value.line == 4


@pytest.mark.parametrize("is_ours", [False, True])
def test_whose_text_it_is_decides_whose_error(is_ours: bool) -> None:
    module: Module = parse_module("")
    kind = InternalError if is_ours else CompileError
    with pytest.raises(kind, match="use of undefined value '%none'"):
        parse_function("define i32 @f() {\n  ret i32 %none\n}", module, is_ours=is_ours)
