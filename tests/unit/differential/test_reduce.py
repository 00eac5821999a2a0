"""The reducer: each edit keeps a module that LLVM accepts, and nothing undefined comes in."""

from __future__ import annotations

import pytest

from spvbackend.diagnostics import CompileError
from spvbackend.llvmir.parse.module import parse_module
from spvbackend.llvmir.print.module import print_module
from spvbackend.reading.llvm import canonical_text
from tests.differential.batches import kernel_text
from tests.differential.reduce import edits
from tests.differential.reduce.checks import has_undefined, signature
from tests.differential.reduce.cleanup import drop_symbols, drop_unused
from tests.differential.reduce.picks import Picks
from tests.differential.reduce.reducer import Reducer, candidates, edited, size_of
from tests.differential.reduce.types import simpler_types


def canonical(text: str) -> str:
    try:
        return canonical_text(text, 0)
    except CompileError:
        return ""


@pytest.mark.parametrize("word", [" mul ", " switch ", " phi ", "@llvm.fshl", "fptosi"])
def test_a_word_comes_down_to_itself(word: str) -> None:
    """The reduced module has only the instruction that the check needs, and its operands."""
    seed = next(seed for seed in range(1000) if word in kernel_text(seed))
    text = kernel_text(seed)

    def fails(candidate: str) -> bool:
        return any(word in line and "declare" not in line for line in candidate.splitlines())

    small = Reducer(canonical, fails, seconds=60).reduce(text)
    assert fails(small)
    assert size_of(small) <= 8 < size_of(canonical(text))
    assert not has_undefined(small)


@pytest.mark.parametrize("edit", edits.EDITS, ids=lambda edit: edit.__name__)
@pytest.mark.parametrize("seed", [3, 5])
def test_every_edit_gives_a_module(edit, seed) -> None:
    """One candidate, all of them, and those in the middle."""
    text = canonical(kernel_text(seed))
    count = candidates(edit, text)
    accepted = 0
    for first, size in ((0, 1), (0, count), (count // 3, max(1, count // 3))):
        if count:
            accepted += bool(canonical(edited(edit, text, first, size)))
    # Not each choice is one that LLVM takes, such as two cases of a switch for one number.
    assert accepted or not count


PHIS = """
define i32 @f(i32 %x, i1 %c) {
entry:
  switch i32 %x, label %a [ i32 1, label %b
                            i32 2, label %b ]
a:
  br label %b
b:
  %p = phi i32 [ 1, %entry ], [ 1, %entry ], [ 2, %a ]
  %unused = add i32 %p, 1
  ret i32 %p
}
define spir_kernel void @k() {
  %x = call i32 @f(i32 0, i1 false)
  ret void
}
"""


def test_a_phi_keeps_an_entry_for_each_edge() -> None:
    """A case that goes takes its entry along, a block that goes all of them."""
    text = canonical(PHIS)
    assert candidates(edits.drop_cases, text) == 2
    one = canonical(edited(edits.drop_cases, text, 0, 1))
    assert "phi i32 [ 2, %a ], [ 1, %entry ]" in one or "phi i32 [ 1, %entry ], [ 2, %a ]" in one
    assert candidates(edits.drop_edges, text) == 3
    straight = canonical(edited(edits.drop_edges, text, 1, 1))
    assert "%a" not in straight
    assert "switch" not in straight


def test_what_is_unused_goes() -> None:
    """Instructions, functions and variables, each by an edit of its own."""
    text = canonical("@g = global i32 0\ndeclare void @x()\n" + PHIS)
    assert candidates(drop_unused, text) == 1
    assert "%unused" not in canonical(edited(drop_unused, text, 0, 1))
    assert candidates(drop_symbols, text) == 2
    text = canonical(edited(drop_symbols, text, 0, 2))
    assert "@g" not in text
    assert "@x" not in text
    assert "@f" in text


def test_divisors_and_ranges_stay() -> None:
    """No edit removes a guard that keeps an instruction defined."""
    text = canonical("""
define i32 @f(i32 %x, i32 %y) {
  %d = or i32 %y, 1
  %q = udiv i32 %x, %d
  %r = udiv i32 %x, 7
  %s = add i32 %q, %r
  ret i32 %s
}
""")
    for edit in (edits.forward_operands, edits.zero_operands, edits.zero_constants):
        picks = Picks(0, 100)
        module = parse_module(text)
        edit(module, picks)
        printed = print_module(module)
        assert "udiv i32 %x, 0" not in printed
        assert "udiv i32 0, 0" not in printed
        assert "%d = or i32" in printed


@pytest.mark.parametrize(
    ("text", "undefined"),
    [
        ("  %a = add i32 %x, poison", True),
        ("  store i32 undef, ptr %p", True),
        ("  unreachable", True),
        ("default.unreachable:   ; preds = %a\n  unreachable", False),
        ("  %a = select i1 %x, <2 x i8> <i8 1, i8 poison>, <2 x i8> %y", False),
        ("  %a = select i1 %x, <2 x i8> poison, <2 x i8> %y", True),
        ("  %a = insertelement <2 x i32> poison, i32 %x, i32 0", False),
        ("@local = internal addrspace(3) global [4 x i8] undef", False),
        ("  call spir_func void @f(ptr poison)", False),
        ("  %poisonous = add i32 %x, 1", False),
    ],
)
def test_what_counts_as_undefined(text: str, undefined: bool) -> None:
    assert has_undefined(text) == undefined


def test_failures_are_the_same_but_for_names() -> None:
    """Numbers, names of values and what stands in quotes do not matter."""
    one = signature("crashed", "KeyError: 'a' at %12\nat %3\nmore")
    assert one == signature("crashed", "KeyError: 'b' at %7\nat %4")
    assert one != signature("crashed", "TypeError: 'a' at %12")
    assert one != signature("invalid", "KeyError: 'a' at %12")
    assert signature("wrong", "row 1") == signature("wrong", "row 2")


def test_simpler_types() -> None:
    """Vectors and odd integers become others, in the names of intrinsics too."""
    texts = list(simpler_types("call <7 x i17> @llvm.umax.v7i17(<7 x i17> %i17)"))
    assert "call <2 x i17> @llvm.umax.v2i17(<2 x i17> %i17)" in texts
    assert "call i17 @llvm.umax.i17(i17 %i17)" in texts
    assert "call <7 x i32> @llvm.umax.v7i32(<7 x i32> %i17)" in texts
