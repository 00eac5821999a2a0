"""Reduces a failing module while it fails in the same way."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from spvbackend.llvmir.parse.module import parse_module
from spvbackend.llvmir.print.module import print_module
from tests.differential.reduce.cleanup import clean
from tests.differential.reduce.edits import EDITS
from tests.differential.reduce.picks import Edit, Picks
from tests.differential.reduce.types import simpler_types

Canonical = Callable[[str], str]
Check = Callable[[str], bool]


class Reducer:
    """Tries edits until none helps or the time is up.

    `canonical` returns LLVM's spelling of a module, or "" if LLVM refuses it; `fails` tells whether
    that text still fails.
    """

    def __init__(self, canonical: Canonical, fails: Check, seconds: float) -> None:
        self.canonical: Final = canonical
        self.fails: Final = fails
        self.end: Final = time.monotonic() + seconds
        self.tried: Final[set[str]] = set()

    def reduce(self, text: str) -> str:
        """Return the smallest text."""
        text = self.canonical(text)
        before = ""
        while text != before and not self.is_late():
            before = text
            for edit in EDITS:
                text = self.apply(edit, text)
            text = self.simplify(text)
        return text

    def is_late(self) -> bool:
        return time.monotonic() > self.end

    def attempt(self, text: str) -> str:
        """Return the canonical form of a text if it still fails, "" otherwise."""
        if text in self.tried:
            return ""
        self.tried.add(text)
        canonical = self.canonical(text)
        if not canonical or (canonical != text and canonical in self.tried):
            return ""
        self.tried.add(canonical)
        return canonical if self.fails(canonical) else ""

    def apply(self, edit: Edit, text: str) -> str:
        """Take the candidates of an edit: all at once, then in halves, at last one by one."""
        size = candidates(edit, text)
        while size > 0 and not self.is_late():
            first, count = 0, candidates(edit, text)
            while first < count and not self.is_late():
                if smaller := self.attempt(edited(edit, text, first, size)):
                    text, count = smaller, candidates(edit, smaller)
                else:
                    first += size
            size //= 2
        return text

    def simplify(self, text: str) -> str:
        """Take simpler types as long as there are any."""
        has_changed = True
        while has_changed and not self.is_late():
            has_changed = False
            for candidate in simpler_types(text):
                if smaller := self.attempt(candidate):
                    text, has_changed = smaller, True
                    break
        return text


def candidates(edit: Edit, text: str) -> int:
    """Return the number of candidates of an edit."""
    picks = Picks(0, 0)
    edit(parse_module(text), picks)
    return picks.seen


def edited(edit: Edit, text: str, first: int, count: int) -> str:
    """Return the text after some candidates of an edit, cleaned."""
    module = parse_module(text)
    edit(module, Picks(first, count))
    clean(module)
    return print_module(module)


def size_of(text: str) -> int:
    """Return the number of instructions in functions that are not kernels."""
    return sum(
        len(block.insts)
        for function in parse_module(text).functions
        if not function.is_kernel
        for block in function.blocks
    )
