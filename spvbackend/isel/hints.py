"""Hints that have a form in SPIR-V only from a version or with an extension.

Without it the program is the same, so the hint goes; what the source itself asks for goes with a
warning, once for each feature, that names the option which keeps it. Hints that compilers make by
themselves, such as llvm.assume, go without a word.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from spvbackend.target.availability import lacks_enumerant, missing

if TYPE_CHECKING:
    from spvbackend.diagnostics import Unsupported
    from spvbackend.isel.selector import Selector
    from spvbackend.target.features import Feature


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
    warn_of_missing(sel, missing(sel.environment, feature, what), line)
    return False


def may_hint_by(sel: Selector, kind: str, value: int, what: str, line: int) -> bool:
    """The same of a hint that is an enumerant, whose needs are in the grammar.

    Args:
        sel: the selector.
        kind: the kind of operand, as the grammar has it.
        value: the number of the enumerant.
        what: the hint, as it begins the message.
        line: that of what the hint is about.
    """
    error = lacks_enumerant(sel.environment, kind, value, what)
    if error is not None:
        warn_of_missing(sel, error, line)
    return error is None


def warn_of_missing(sel: Selector, error: Unsupported, line: int) -> None:
    """Tell the user of a hint that goes, once for each option that would keep it."""
    if error.hint not in sel.declared.missed:
        sel.declared.missed[error.hint] = None
        sel.module.warn(f"{error.message}; it is ignored", line, error.hint)
