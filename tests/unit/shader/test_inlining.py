"""Functions that LLVM has left are inlined by copies that have nothing in common."""

import pytest

import spvbackend
from spvbackend.analysis.inlined_size import first_too_large, limit
from spvbackend.builtins.lookup import Builtins
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.parse.module import parse_module
from spvbackend.reading import inlined_lines
from spvbackend.shader import inlining

CALLED_TWICE = """\
define internal i32 @held(i32 %a) {
  %slot = alloca i32, align 4
  store i32 %a, ptr %slot, align 4
  %r = load i32, ptr %slot, align 4
  ret i32 %r
}

define spir_kernel void @k(ptr addrspace(1) %p, i32 %a) {
  %r = call i32 @held(i32 %a)
  %s = call i32 @held(i32 %r)
  store i32 %s, ptr addrspace(1) %p, align 4
  ret void
}
"""


def test_copies_of_variables_have_operands_of_their_own() -> None:
    module = parse_module(CALLED_TWICE)
    inlining.run(module, Builtins())
    (kernel,) = [one for one in module.functions if one.blocks]
    insts = [inst for block in kernel.blocks for inst in block.insts]
    assert [inst.opcode for inst in insts].count(op.ALLOCA) == 2
    assert len({id(inst.operands) for inst in insts}) == len(insts)


def test_what_is_large_as_it_is_written_may_be_inlined() -> None:
    """Calls in many functions are more instructions than the limit, but may be inlined."""
    lines = {f"f{number}": 1000 for number in range(300)} | {"called": 10}
    callees = {name: ["called"] if name != "called" else [] for name in lines}
    assert limit({"small": 1000}) < sum(lines.values()) < limit(lines)
    assert not first_too_large(lines, callees, limit(lines))


def test_what_doubles_is_too_large() -> None:
    lines = {f"f{number}": 10 for number in range(20)}
    callees = {f"f{number}": [f"f{number + 1}"] * 2 for number in range(20)}
    assert first_too_large(lines, callees, limit(lines)) == "f0"


def test_an_error_has_a_place_where_lines_would_make_too_much(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse(_: str) -> str:
        raise spvbackend.Unsupported("too much")

    monkeypatch.setattr(inlined_lines, "inlined", refuse)
    assert not inlined_lines.original_lines(CALLED_TWICE, CALLED_TWICE)
