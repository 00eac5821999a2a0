"""Hints that SPIR-V can express only from a version or with an extension.

A hint can be dropped without changing the program. If the source asks for it, a warning (once for
each feature) names the option that keeps it. Hints that compilers add by themselves, such as
llvm.assume, are dropped silently.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from spvbackend.target.availability import lacks_enumerant, missing

if TYPE_CHECKING:
    from spvbackend.diagnostics import Unsupported
    from spvbackend.isel.selector import Selector
    from spvbackend.target.features import Feature


def may_hint(sel: Selector, feature: Feature, what: str, line: int) -> bool:
    """Whether the environment keeps a hint; warn at the first lost hint of each feature.

    Args:
        sel: the selector.
        feature: the feature that the hint needs.
        what: the hint, as the message begins.
        line: the line of the construct with the hint.
    """
    if sel.environment.has(feature):
        return True
    warn_of_missing(sel, missing(sel.environment, feature, what), line)
    return False


def may_hint_by(sel: Selector, kind: str, value: int, what: str, line: int) -> bool:
    """Whether the environment keeps a hint that is an enumerant; the grammar has its needs.

    Args:
        sel: the selector.
        kind: the operand kind, as in the grammar.
        value: the number of the enumerant.
        what: the hint, as the message begins.
        line: the line of the construct with the hint.
    """
    error = lacks_enumerant(sel.environment, kind, value, what)
    if error is not None:
        warn_of_missing(sel, error, line)
    return error is None


def warn_of_missing(sel: Selector, error: Unsupported, line: int) -> None:
    """Warn of a dropped hint, once for each option that would keep it."""
    if error.hint not in sel.declared.missed:
        sel.declared.missed[error.hint] = None
        sel.module.warn(f"{error.message}; it is ignored", line, error.hint)
