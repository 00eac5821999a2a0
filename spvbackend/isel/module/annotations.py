"""Annotations as decorations: spelled decorations, or UserSemantic.

`{6442:"L,C"}{6443:"L,C"}` names decorations by number that control loads and stores at cache level
L (SPV_INTEL_cache_controls); it is a hint, dropped if the extension is not allowed.

It runs after all functions are selected, when the values with ids of their own are known.
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
    """Decorate the targets of the module's annotations that still exist."""
    for note in sel.module.annotations:
        if _is_own(sel, note.target):
            _decorate(sel, note)


def _decorate(sel: Selector, note: Annotation) -> None:
    rest = _CONTROL.sub(lambda match: _control(sel, note, match), note.text)
    # Text that is not a decoration stays.
    rest = ACCESS.sub(
        lambda match: "" if decorate_by_access(sel, match, note.target) else match[0], rest
    )
    rest = PIECE.sub(
        lambda match: "" if decorate_by_text(sel, match, note.target, note.line) else match[0], rest
    )
    if rest:
        _semantic(sel, note, rest)


def _is_own(sel: Selector, target: Value) -> bool:
    """Whether the target has its own id; many values share a constant's."""
    if isinstance(target, Constant) and not isinstance(target, (Function, GlobalVar)):
        return False
    return target.spv_id != 0 and not sel.cache.is_shared(target.spv_id)


def _control(sel: Selector, note: Annotation, match: re.Match[str]) -> str:
    """Decorate with one cache control, the first of its level; return text that is not one.

    The extension allows one control per level of a pointer. A number that the grammar lacks would
    make the module invalid, and a level beyond a word has no literal, so both stay text.
    """
    decoration, level, control = (int(number) for number in match.groups())
    kind = _CONTROLS.get(decoration)
    if kind is None or not enumerant_text(kind, control) or level > MAX_WORD:
        return match[0]
    id = note.target.spv_id
    place = (id, decoration, level)
    allowed = may_hint(sel, CACHE_CONTROLS, f"the cache control {match[0]}", note.line)
    if allowed and place not in sel.declared.cache_levels:
        sel.declared.cache_levels.add(place)
        sel.cache.decorate(id, decoration, level, control)
    return ""


def _semantic(sel: Selector, note: Annotation, text: str) -> None:
    if may_hint(sel, USER_SEMANTIC, "an annotation", note.line):
        words = string_words(text)
        sel.cache.decorate(note.target.spv_id, spv.DecorationUserSemantic, *words)
