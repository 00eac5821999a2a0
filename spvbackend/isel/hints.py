"""Hints that have a form in SPIR-V only from a version or with an extension.

Without it the program is the same, so the hint goes; what the source itself asks for goes with a
warning, once for each feature, that names the option which keeps it. Hints that compilers make by
themselves, such as llvm.assume, go without a word.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from spvbackend.target.availability import missing
from spvbackend.target.features import Feature

if TYPE_CHECKING:
    from spvbackend.isel.selector import Selector


def may_hint(sel: Selector, feature: Feature, what: str, line: int) -> bool:
    """Whether a hint can be kept; the user is told of the first of a feature that cannot.

    Args:
        sel: the selector.
        feature: what SPIR-V needs to have.
        what: the hint, as it begins the message.
        line: that of what the hint is about.
    """
    if sel.environment.has(feature):
        return True
    if feature not in sel.missed:
        sel.missed[feature] = None
        error = missing(sel.environment, feature, what)
        sel.module.warn(f"{error.message}; it is ignored", line, error.hint)
    return False
