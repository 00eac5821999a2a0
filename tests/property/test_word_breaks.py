"""Whatever is broken in a module's words is found, if spirv-val finds it.

Modules are the inputs of the LIT and e2e tests; how each is broken depends on its name alone, so
that a run is like the one before. spirv-val knows rules of its own: a new one is for EXCEPTIONS or
for a rule of ours, not for a run that fails at times.
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
    # Images whose texels are fetched are not made by any builtin; no type rule is about them.
    "Expected Image 'Sampled' parameter to be 1",
    "OpImageTexelPointer",
    # That control flow is structured is a rule of shaders; of hints for loops spirv-val asks this.
    "Merge Block may not be the block containing the OpLoopMerge",
    # LLVM orders failures by its own rules, of which the machine verifier has the hard part.
    "Unequal Memory Semantics must not use a stronger memory order",
)
"""What spirv-val says and no rule of ours does."""


@functools.cache
def inputs() -> list[Path]:
    return [*LIT.rglob("*.ll"), *(E2E / "ll").rglob("*.ll")]


@functools.cache
def translated(path: Path) -> array[int] | None:
    """The words of an input, None where it is not one that can be broken."""
    try:
        with warnings.catch_warnings(action="ignore"):
            text = path.read_text(encoding="utf-8")
            words = words_of(Translator(extensions="all").translate(text))
    except Diagnostic:
        return None
    return words if len(words) < MOST_WORDS else None


def shuffled(name: str) -> list[tuple[str, Path]]:
    """The inputs in an order of each break's own, to which a new input adds itself alone."""
    digests = [
        (hashlib.md5(f"{name} {path.relative_to(ROOT)}".encode()).hexdigest(), path)
        for path in inputs()
    ]
    return sorted(digests)


def complaint(words: array[int]) -> str:
    """What spirv-val says of the words, "" when it takes them."""
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
@pytest.mark.parametrize("break_words", BREAKS, ids=lambda found: found.__name__)
def test_what_spirv_val_finds_is_found(break_words: Break) -> None:
    applied = found = 0
    for digest, path in shuffled(break_words.__name__):
        words = translated(path)
        broken = None if words is None else break_words(Sample(words), Random(digest))
        if words is None or broken is None or broken == words:
            continue
        applied += 1
        if is_found(broken):
            found += 1
        elif (message := complaint(broken)) and not complaint(words):
            assert any(known in message for known in EXCEPTIONS), (path, message)
        if applied == MODULES:
            break
    # Some breaks leave a valid module, of most kinds few do.
    assert found >= MODULES // 3
