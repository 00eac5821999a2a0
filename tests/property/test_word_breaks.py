"""Our verifier detects each break of a module's words that spirv-val detects.

Modules are the inputs of the LIT and e2e tests; the break of each depends only on its name, so
that runs are alike. spirv-val has rules of its own: a new one becomes an entry of EXCEPTIONS or a
rule of ours, not a test that fails at times.
"""

from __future__ import annotations

import functools
import hashlib
import warnings
from array import array
from pathlib import Path
from random import Random

import pytest

from spvbackend.diagnostics import CompileError, Diagnostic
from spvbackend.emit.layout import to_bytes
from spvbackend.emit.read import words_of
from spvbackend.emit.verify.error import WordError
from spvbackend.emit.verify.module import verify_words
from spvbackend.translator import Translator
from spvbackend.validate import ValidationError, find_spirv_val, validate
from tests.folders import E2E, LIT, ROOT
from tests.generators.word_breaks import BREAKS, Break, Sample

MODULES = 40
MOST_WORDS = 3000
EXCEPTIONS = (
    # No builtin makes images whose texels are fetched, so no type rule is about them.
    "Expected Image 'Sampled' parameter to be 1",
    "OpImageTexelPointer",
    # Structured control flow is a rule of shaders; spirv-val checks it for loop hints, too.
    "Merge Block may not be the block containing the OpLoopMerge",
    # LLVM orders failures by its own rules; the machine verifier has the hard part of them.
    "Unequal Memory Semantics must not use a stronger memory order",
)
"""Complaints of spirv-val without a rule of ours."""


@functools.cache
def inputs() -> list[Path]:
    return [*LIT.rglob("*.ll"), *(E2E / "ll").rglob("*.ll")]


@functools.cache
def translated(path: Path) -> array[int] | None:
    """Return the words of an input, None if it cannot be broken."""
    try:
        with warnings.catch_warnings(action="ignore"):
            text = path.read_text(encoding="utf-8")
            words = words_of(Translator(extensions="all").translate(text))
    except Diagnostic:
        return None
    return words if len(words) < MOST_WORDS else None


def shuffled(name: str) -> list[tuple[str, Path]]:
    """Return the inputs in an order for each break that a new input does not change."""
    digests = [
        (hashlib.md5(f"{name} {path.relative_to(ROOT)}".encode()).hexdigest(), path)
        for path in inputs()
    ]
    return sorted(digests)


def complaint(words: array[int]) -> str:
    """Return spirv-val's complaint about the words, "" for none."""
    try:
        validate(to_bytes(words), f"spv1.{min(words[1] >> 8 & 0xFF, 6)}")
    except ValidationError as error:
        return str(error)
    except CompileError:  # of a validator that does not know what the module has
        return ""
    return ""


def is_found(words: array[int]) -> bool:
    try:
        verify_words(words)
    except WordError:
        return True
    return False


@pytest.mark.skipif(find_spirv_val() is None, reason="spirv-val is not installed")
@pytest.mark.parametrize("break_words", BREAKS, ids=lambda break_words: break_words.__name__)
def test_what_spirv_val_finds_is_found(break_words: Break) -> None:
    applied = invalid = 0
    for digest, path in shuffled(break_words.__name__):
        words = translated(path)
        broken = None if words is None else break_words(Sample(words), Random(digest))
        if words is None or broken is None or broken == words:
            continue
        applied += 1
        if is_found(broken):
            invalid += 1
        elif (message := complaint(broken)) and not complaint(words):
            assert any(known in message for known in EXCEPTIONS), (path, message)
        if applied == MODULES:
            break
    # Some breaks leave a valid module; few breaks of most kinds do.
    assert invalid >= MODULES // 3
