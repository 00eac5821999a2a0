"""The gate that numbers of metadata pass before they become literals."""

import pytest

from spvbackend.diagnostics import CompileError
from spvbackend.llvmir.metadata import Words, hinted_words, required_words
from spvbackend.llvmir.module import Module

SIZES = Words("one or two sizes from 1 to 9", 1, 2, 1, 9)
ANY = Words("a word", 1, 1)


@pytest.mark.parametrize(
    ("node", "words"), [("!{i32 1}", [1]), ("!{i64 9, i8 2}", [9, 2]), ("distinct !{i32 1}", [1])]
)
def test_words_as_wanted(node: str, words: list[int]) -> None:
    module = Module()
    assert required_words(module, "sizes", node, SIZES, 7) == words
    assert hinted_words(module, "sizes", node, SIZES, 7) == words
    assert module.warnings == []


@pytest.mark.parametrize(
    "node",
    [
        "!{}",
        "!{i32 1, i32 2, i32 3}",
        "!{i32 0}",
        "!{i32 10}",
        "!{i32 -1}",
        "!{i32 undef}",
        "!{float 1.0}",
        '!{!"1"}',
        "!{null}",
        "!{!{i32 1}}",
        "!{i32 \u0661}",
        f"!{{i99999 {'1' * 9999}}}",
        "!99",
        "!DIExpression()",
    ],
)
def test_words_of_another_form(node: str) -> None:
    module = Module()
    with pytest.raises(CompileError, match="'sizes' must be one or two sizes") as caught:
        required_words(module, "sizes", node, SIZES, 7)
    assert caught.value.line == 7
    assert len(caught.value.message) < 150
    assert hinted_words(module, "sizes", node, SIZES, 8) is None
    (warning,) = module.warnings
    assert warning.message == f"{caught.value.message}; it is ignored"
    assert warning.line == 8


def test_words_are_those_of_32_bits() -> None:
    assert required_words(Module(), "word", "!{i64 4294967295}", ANY, 1) == [0xFFFFFFFF]
    with pytest.raises(CompileError, match="4294967296"):
        required_words(Module(), "word", "!{i64 4294967296}", ANY, 1)
