"""Inline assembly that no instruction holds."""

import pytest

import spvbackend

ASM = 'define void @f() {\n  call void asm "TEXT", ""()\n  ret void\n}\n'
EXTENSION = ["SPV_INTEL_inline_assembly"]


def test_text_that_is_too_long_is_refused() -> None:
    with pytest.raises(spvbackend.Unsupported, match="assembly is longer than an instruction of"):
        spvbackend.translate(ASM.replace("TEXT", "nop " * 66_000), extensions=EXTENSION)


def test_text_that_just_fits_is_taken() -> None:
    # Five words, the end of either text, and a word for four letters.
    text = "nop " * (65_535 - 5 - 2)
    binary = spvbackend.translate(ASM.replace("TEXT", text), extensions=EXTENSION)
    assert text.encode() in binary
