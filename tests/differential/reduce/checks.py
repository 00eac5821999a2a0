"""Checks that a smaller kernel fails like the first one, and is still defined."""

from __future__ import annotations

import re
from typing import Final

from tests.differential.campaign import Campaign, Verdict, version_of

# A vector or struct is built lane by lane from poison; LLVM's optimiser leaves unread lanes and
# unused arguments undefined.
OPEN: Final = re.compile(r"\b(?:insertelement|insertvalue|shufflevector|call spir_func)\b|^@")
LANES: Final = re.compile(r"<(?=[^<>]*,)[^<>]*>")
# A part of the name of an unreachable default's block.
DEFAULT: Final = re.compile(r"^[\w.]*unreachable[\w.]*:[^\n]*\n +unreachable$", re.MULTILINE)
UNDEFINED: Final = re.compile(r"\b(?:undef|poison)\b|^ +unreachable$")
FILLS: Final = (0x5A, 0xFF)
# The parts of a message that differ between modules.
NAMES: Final = re.compile(r"%?[\w.]*\d[\w.]*|'[^']*'|\"[^\"]*\"")


def signature(state: str, why: str) -> str:
    """Return the part that equal failures share: the first words of the message."""
    if state == "wrong":
        return state
    lines = NAMES.sub("_", "\n".join(why.splitlines()[:2]))
    return f"{state}: {lines[:160]}"


def has_undefined(text: str) -> bool:
    """Whether undef or poison decides an instruction's behaviour."""
    lines = [line for line in DEFAULT.sub("", text).splitlines() if not OPEN.search(line)]
    return any(UNDEFINED.search(LANES.sub("", line)) for line in lines)


class SameFailure:
    """The check of a reduction."""

    def __init__(self, campaign: Campaign, verdict: Verdict) -> None:
        self.campaign: Final = campaign
        self.level: Final = verdict.level
        self.version: Final = version_of(verdict.seed)
        self.state: Final = verdict.state
        self.signature: Final = signature(verdict.state, verdict.why)

    def canonical(self, text: str) -> str:
        """Return LLVM's spelling of a module, "" if LLVM refuses it."""
        return self.campaign.sides.read(text, 0)

    def __call__(self, text: str) -> bool:
        state, why, _ = self.campaign.state(text, self.level, self.version)
        if signature(state, why) != self.signature or has_undefined(text):
            return False
        # A refused or invalid module need not be run.
        return state != "wrong" or self.is_defined(text)

    def is_defined(self, text: str) -> bool:
        """Whether no result depends on unwritten memory or becomes undefined."""
        sides = self.campaign.sides
        first = sides.on_host(text, 2)
        if any(sides.on_host(text, 0, fill) != first for fill in FILLS):
            return False
        return not has_undefined(sides.read(text, 2))
