"""What ends a work-item: the table of names, the option, and what a frontend has to say."""

from __future__ import annotations

import io
import itertools
from typing import Final

import llvmlite.binding as llvm
import pytest

import spvbackend
from spvbackend import driver
from spvbackend.builtins.intrinsics import TRAPS as INTRINSICS
from spvbackend.options import Options
from spvbackend.prepare.traps.known import TRAPS
from spvbackend.spirv import opcodes as op
from spvbackend.target.environment import Environment
from spvbackend.target.features import ABORT
from spvbackend.target.traps import TRAPS as WORDS
from tests.folders import ROOT

KERNEL: Final = """
declare void @llvm.trap()

define spir_kernel void @k(ptr addrspace(1) %p, i32 %i) {
  %c = icmp eq i32 %i, 0
  br i1 %c, label %bad, label %good
bad:
  call void @llvm.trap()
  unreachable
good:
  store i32 %i, ptr addrspace(1) %p
  ret void
}
"""
ASSERTING: Final = """
declare void @__assert_fail(i32)

define spir_kernel void @k(ptr addrspace(1) %p, i32 %i) {
  call void @__assert_fail(i32 %i)
  store i32 %i, ptr addrspace(1) %p
  ret void
}
"""
CHECKED: Final = """
declare i32 @my_checked(i32)

define spir_kernel void @k(ptr addrspace(1) %p, i32 %i) {
  %r = call i32 @my_checked(i32 %i)
  store i32 %r, ptr addrspace(1) %p
  ret void
}
"""
ALLOWED: Final = (ABORT.extension,)


def opcodes(spirv: bytes) -> list[int]:
    """The opcodes of the instructions of a binary, in their order."""
    words = memoryview(spirv).cast("I")
    found, at = [], 5
    while at < len(words):
        found.append(words[at] & 0xFFFF)
        at += words[at] >> 16
    return found


def test_a_name_has_one_row() -> None:
    names = [trap.name for trap in TRAPS]
    assert len(set(names)) == len(names)
    assert {name for name in names if name.startswith("llvm.")} == INTRINSICS


def test_each_name_is_tested() -> None:
    text = (ROOT / "tests/lit/prepare/lower/traps-have-many-names.ll").read_text()
    assert [trap.name for trap in TRAPS if f"call void @{trap.name}(" not in text] == []


@pytest.mark.parametrize("trap", ["", "return"])
def test_a_trap_returns(trap: str) -> None:
    found = opcodes(spvbackend.translate(KERNEL, trap=trap, verify=True))
    assert found.count(op.OpReturn) == 1
    assert op.OpUnreachable not in found


def test_an_environment_chooses_by_its_extensions() -> None:
    assert Environment(version=0).trap == "return"
    assert Environment(version=0, extensions=frozenset(ALLOWED)).trap == "abort"
    for word in WORDS:
        assert Environment(version=0, extensions=frozenset(ALLOWED), trap=word).trap == word


@pytest.mark.parametrize(
    ("trap", "end"), [("", op.OpAbortKHR), ("abort", op.OpAbortKHR), ("return", op.OpReturn)]
)
def test_the_extension_aborts(trap: str, end: int) -> None:
    found = opcodes(spvbackend.translate(KERNEL, extensions=ALLOWED, trap=trap, verify=True))
    assert (op.OpAbortKHR in found) == (end == op.OpAbortKHR)
    assert op.OpUnreachable not in found


def test_a_promise_is_kept() -> None:
    found = opcodes(spvbackend.translate(KERNEL, trap="unreachable", verify=True))
    assert (found.count(op.OpUnreachable), found.count(op.OpReturn)) == (1, 1)


def test_a_translator_keeps_the_word() -> None:
    translator = spvbackend.Translator(trap="unreachable")
    assert op.OpUnreachable in opcodes(translator.translate(KERNEL))


def test_to_abort_needs_the_extension() -> None:
    with pytest.raises(spvbackend.CompileError, match="a trap that aborts needs") as caught:
        spvbackend.translate(KERNEL, trap="abort")
    assert ABORT.extension in caught.value.hint


def test_another_word_is_refused() -> None:
    with pytest.raises(spvbackend.CompileError, match="bad word for a trap 'stop'"):
        spvbackend.Translator(trap="stop")


def test_a_builtin_of_the_frontend_is_no_trap() -> None:
    lowering = spvbackend.Lowering("__assert_fail", lambda call: "  ret void")
    found = opcodes(spvbackend.translate(ASSERTING, builtins=[lowering], verify=True))
    assert op.OpStore in found
    assert op.OpStore not in opcodes(spvbackend.translate(ASSERTING, verify=True))


def test_what_a_lowering_leaves_is_a_call() -> None:
    lowering = spvbackend.Lowering("__assert_fail", lambda call: None)
    found = opcodes(spvbackend.translate(ASSERTING, builtins=[lowering], verify=True))
    assert op.OpFunctionCall in found
    assert op.OpStore in found


def expand_checked(call: spvbackend.Request) -> str:
    """Traps at zero."""
    body = spvbackend.Writer("entry")
    body.branch_if(body.let("icmp eq i32 %a0, 0"), "bad", "good")
    body.start("bad")
    body.do("call void @llvm.trap()")
    body.do("unreachable")
    body.start("good")
    return body.returns(call.ret, "%a0")


@pytest.mark.parametrize(("extensions", "end"), [((), op.OpReturn), (ALLOWED, op.OpAbortKHR)])
def test_a_lowering_may_trap(extensions: tuple[str, ...], end: int) -> None:
    lowering = spvbackend.Lowering("my_checked", expand_checked)
    spirv = spvbackend.translate(CHECKED, builtins=[lowering], extensions=extensions, verify=True)
    found = opcodes(spirv)
    assert op.OpUnreachable not in found
    assert end in found
    # The call that may trap is followed by a test of its flag, unless the trap aborts.
    assert found.count(op.OpBranchConditional) == (1 if extensions else 2)


TYPES: Final = (
    "i1", "i7", "i32", "i77", "i128", "half", "bfloat", "float", "ptr addrspace(1)", "ptr",
    "<3 x float>", "<5 x i7>", "<1 x i32>", "<17 x i1>", "<2 x ptr addrspace(1)>",
    "{ i32, [3 x i8] }", "{}", "[63 x i32]", "{ [100 x float], i32 }", "[2 x <5 x i3>]",
    'target("spirv.Event")', 'target("spirv.DeviceEvent")', '{ target("spirv.Event"), i32 }',
)  # fmt: skip
RETURNING: Final = """
declare void @llvm.trap()

define {linkage} spir_func {type} @f({type} %x, i32 %n) {{
  %c = icmp ugt i32 %n, 3
  br i1 %c, label %bad, label %ok
bad:
  call void @llvm.trap()
  unreachable
ok:
  ret {type} %x
}}

define spir_func {type} @g({type} %x, i32 %n) {{
  %y = call spir_func {type} @f({type} %x, i32 %n)
  %z = call spir_func {type} @f({type} %y, i32 %n)
  ret {type} %z
}}
"""


@pytest.mark.parametrize(("type", "linkage"), list(itertools.product(TYPES, ("internal", ""))))
def test_any_result_has_its_flag(type: str, linkage: str) -> None:
    text = RETURNING.format(type=type, linkage=linkage)
    spirv = spvbackend.translate(text, trap="return", verify=True)
    spvbackend.validate(spirv)
    found = opcodes(spirv)
    assert op.OpUnreachable not in found
    assert found.count(op.OpBranchConditional) == 3


@pytest.mark.parametrize("linkage", ["internal", ""])
def test_a_dump_is_the_same_module(linkage: str) -> None:
    """LLVM takes what the passes leave, and it translates to the same words but for names."""
    text = RETURNING.format(type="<3 x float>", linkage=linkage)
    translator = spvbackend.Translator(verify=True)
    whole = opcodes(translator.translate(text))
    for name in ("traps", "lower-intrinsics", "unwinding"):
        options = Options()
        options.stop_after = name
        dump = driver.run(text, options, io.StringIO()).text
        llvm.parse_assembly(dump).verify()
        again = opcodes(translator.translate(dump))
        kept = (op.OpReturnValue, op.OpFunctionCall, op.OpBranchConditional, op.OpFunction)
        assert [code for code in again if code in kept] == [code for code in whole if code in kept]
