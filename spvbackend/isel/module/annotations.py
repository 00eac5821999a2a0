"""Annotations as decorations: those that are spelled, UserSemantic for the rest.

`{6442:"L,C"}{6443:"L,C"}` says by the numbers of its decorations how to load and store at cache
level L (SPV_INTEL_cache_controls); it is a hint, and goes where the extension may not be used.

Runs after all functions are selected: only then is it known which values have an id of their own.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from spvbackend.isel.hints import may_hint
from spvbackend.isel.metadata.annotation_texts import (
    ACCESS,
    PIECE,
    decorate_by_access,
    decorate_by_text,
)
from spvbackend.llvmir.values import Constant, Function, GlobalVar, Value
from spvbackend.mir.inst import string_words
from spvbackend.mir.operands import enumerant_text
from spvbackend.spirv import enums as spv
from spvbackend.target.features import CACHE_CONTROLS, USER_SEMANTIC
from spvbackend.target.limits import MAX_WORD

if TYPE_CHECKING:
    from spvbackend.isel.selector import Selector
    from spvbackend.llvmir.module import Annotation

_CONTROL: Final = re.compile(r'\{([0-9]{1,10}):"([0-9]{1,10}),([0-9]{1,10})"\}')
_CONTROLS: Final[dict[int, str]] = {
    spv.DecorationCacheControlLoadINTEL: "LoadCacheControl",
    spv.DecorationCacheControlStoreINTEL: "StoreCacheControl",
}


def decorate_annotations(sel: Selector) -> None:
    """Decorate what the module's annotations are about, if anything of it is left."""
    for note in sel.module.annotations:
        if _is_own(sel, note.target):
            _decorate(sel, note)


def _decorate(sel: Selector, note: Annotation) -> None:
    rest = _CONTROL.sub(lambda found: _control(sel, note, found), note.text)
    # What is no decoration stays as it stands.
    rest = ACCESS.sub(
        lambda found: "" if decorate_by_access(sel, found, note.target) else found[0], rest
    )
    rest = PIECE.sub(
        lambda found: "" if decorate_by_text(sel, found, note.target, note.line) else found[0], rest
    )
    if rest:
        _semantic(sel, note, rest)


def _is_own(sel: Selector, target: Value) -> bool:
    """Whether the target has an id that is no constant's, which many values share."""
    if isinstance(target, Constant) and not isinstance(target, (Function, GlobalVar)):
        return False
    return target.spv_id != 0 and not sel.cache.is_shared(target.spv_id)


def _control(sel: Selector, note: Annotation, found: re.Match[str]) -> str:
    """Decorate with one control, the first of its level; returns the text of what is none.

    The extension allows one control for each level of a pointer; a number that the grammar lacks
    would make the module invalid, and a level beyond a word has no literal, so they stay text.
    """
    decoration, level, control = (int(number) for number in found.groups())
    kind = _CONTROLS.get(decoration)
    if kind is None or not enumerant_text(kind, control) or level > MAX_WORD:
        return found[0]
    id = note.target.spv_id
    place = (id, decoration, level)
    allowed = may_hint(sel, CACHE_CONTROLS, f"the cache control {found[0]}", note.line)
    if allowed and place not in sel.declared.cache_levels:
        sel.declared.cache_levels.add(place)
        sel.cache.decorate(id, decoration, level, control)
    return ""


def _semantic(sel: Selector, note: Annotation, text: str) -> None:
    if may_hint(sel, USER_SEMANTIC, "an annotation", note.line):
        words = string_words(text)
        sel.cache.decorate(note.target.spv_id, spv.DecorationUserSemantic, *words)
