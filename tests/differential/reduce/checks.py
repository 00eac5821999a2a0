"""Whether a smaller kernel fails as the first one did, and whether it is still defined."""

from __future__ import annotations

import re
from typing import Final

from tests.differential.campaign import Campaign, Verdict, version_of

# A vector or struct is made lane by lane from poison; LLVM's optimiser leaves lanes open that
# nothing reads, and arguments that the function does not use.
OPEN: Final = re.compile(r"\b(?:insertelement|insertvalue|shufflevector|call spir_func)\b|^@")
LANES: Final = re.compile(r"<(?=[^<>]*,)[^<>]*>")
# The block of a default that the optimiser knows not to be taken has this in its name.
DEFAULT: Final = re.compile(r"^[\w.]*unreachable[\w.]*:[^\n]*\n +unreachable$", re.MULTILINE)
UNDEFINED: Final = re.compile(r"\b(?:undef|poison)\b|^ +unreachable$")
FILLS: Final = (0x5A, 0xFF)
# What differs from one module to the next in a message.
NAMES: Final = re.compile(r"%?[\w.]*\d[\w.]*|'[^']*'|\"[^\"]*\"")


def signature(state: str, why: str) -> str:
    """What two failures have in common that are the same one: the first words of the message."""
    if state == "wrong":
        return state
    lines = NAMES.sub("_", "\n".join(why.splitlines()[:2]))
    return f"{state}: {lines[:160]}"


def has_undefined(text: str) -> bool:
    """Whether an instruction has undef or poison where that decides what it does."""
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
        """LLVM's spelling of a module, nothing for one that it refuses."""
        return self.campaign.sides.read(text, 0)

    def __call__(self, text: str) -> bool:
        state, why, _ = self.campaign.state(text, self.level, self.version)
        if signature(state, why) != self.signature or has_undefined(text):
            return False
        # A module that is refused or invalid is so whatever it would compute.
        return state != "wrong" or self.is_defined(text)

    def is_defined(self, text: str) -> bool:
        """Whether nothing depends on memory before it is written, or becomes undefined."""
        sides = self.campaign.sides
        first = sides.on_host(text, 2)
        if any(sides.on_host(text, 0, fill) != first for fill in FILLS):
            return False
        return not has_undefined(sides.read(text, 2))
