"""LLVM IR that is selected goes, unless somebody looks at it again; the output is the same."""

import gc
from pathlib import Path

import pytest

from spvbackend.isel.module import release
from spvbackend.isel.trace import Trace
from spvbackend.llvmir.values import Inst
from spvbackend.options import Options
from spvbackend.pipeline import passes_of
from spvbackend.translation.context import Context
from tests.marks import replaces_parts

FOLDER = Path(__file__).parents[2] / "e2e" / "ll"
# Cycles of operands lead through phis, calls name functions that come later.
LOOPS = """
declare spir_func i64 @_Z13get_global_idj(i32)
define spir_kernel void @k(ptr addrspace(1) %p, i32 %n) {
entry:
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %other = phi i32 [ 1, %entry ], [ %i, %loop ]
  %next = add i32 %i, %other
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  %v = call spir_func i32 @later(i32 %next)
  %q = getelementptr i32, ptr addrspace(1) %p, i64 %id
  store i32 %v, ptr addrspace(1) %q
  ret void
}
define spir_func i32 @later(i32 %x) {
  %y = mul i32 %x, 3
  ret i32 %y
}
"""
LIBRARY = """
define spir_func i32 @f(i32 %x) {
  %y = mul i32 %x, 3
  ret i32 %y
}
"""


def translated(source: str | bytes, trace: Trace | None = None) -> Context:
    ctx = Context(source, Options("spirv64"), None)
    ctx.trace = trace
    for step in passes_of(ctx):
        step.run(ctx)
    return ctx


def instructions(ctx: Context) -> int:
    return sum(len(block.insts) for f in ctx.module.functions for block in f.blocks)


@pytest.fixture
def gives_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(release, "LARGE", 0)


@replaces_parts
@pytest.mark.usefixtures("gives_back")
def test_instructions_go_without_the_collector() -> None:
    gc.collect()
    gc.disable()
    try:
        # By type, as a proxy of something that is gone says nothing of itself.
        before = {id(thing) for thing in gc.get_objects() if type(thing) is Inst}
        ctx = translated(LOOPS)
        left = [
            thing for thing in gc.get_objects() if type(thing) is Inst and id(thing) not in before
        ]
    finally:
        gc.enable()
    assert instructions(ctx) == 0
    assert left == []
    assert all(function.blocks for function in ctx.module.functions if "get_" not in function.name)


@replaces_parts
@pytest.mark.parametrize("name", ["app_physics.O2.ll", "app_text.O0.ll"])
def test_the_words_are_the_same(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    source = (FOLDER / name).read_text()
    kept = translated(source)
    monkeypatch.setattr(release, "LARGE", 0)
    given_back = translated(source)
    assert instructions(kept) > 0
    assert instructions(given_back) == 0
    assert kept.words == given_back.words


@replaces_parts
@pytest.mark.usefixtures("gives_back")
@pytest.mark.parametrize(
    ("source", "trace"), [(LIBRARY, None), (LOOPS, Trace())], ids=["library", "trace"]
)
def test_what_is_looked_at_again_stays(source: str, trace: Trace | None) -> None:
    assert instructions(translated(source, trace)) > 0


@replaces_parts
@pytest.mark.usefixtures("gives_back")
def test_a_large_function_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(release, "LARGE_FUNCTION", 4)
    ctx = translated(LOOPS)
    first, *rest = [function for function in ctx.module.functions if function.blocks]
    assert sum(len(block.insts) for block in first.blocks) > 4
    assert [block.insts for function in rest for block in function.blocks] == [[]]
