"""Annotations as decorations: cache controls where they are spelled, UserSemantic for the rest.

`{6442:"L,C"}{6443:"L,C"}` says by the numbers of its decorations how to load and store at cache
level L (SPV_INTEL_cache_controls); it is a hint, and goes where the extension may not be used.

Runs after all functions are selected: only then is it known which values have an id of their own.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from spvbackend.llvmir.values import Constant, Function, GlobalVar, Value
from spvbackend.mir.inst import string_words
from spvbackend.mir.operands import enumerant_text
from spvbackend.spirv import enums as spv
from spvbackend.target.features import CACHE_CONTROLS, USER_SEMANTIC

if TYPE_CHECKING:
    from spvbackend.isel.selector import Selector

_CONTROL: Final = re.compile(r'\{(\d+):"(\d+),(\d+)"\}')
_CONTROLS: Final[dict[int, str]] = {
    spv.DecorationCacheControlLoadINTEL: "LoadCacheControl",
    spv.DecorationCacheControlStoreINTEL: "StoreCacheControl",
}


def decorate_annotations(sel: Selector) -> None:
    """Decorate what the module's annotations are about, if anything of it is left."""
    seen: set[tuple[int, int, int]] = set()
    for target, text in sel.module.annotations:
        if _is_own(sel, target):
            _decorate(sel, target, text, seen)


def _decorate(sel: Selector, target: Value, text: str, seen: set[tuple[int, int, int]]) -> None:
    rest = _CONTROL.sub(lambda found: _control(sel, target, found, seen), text)
    if rest:
        _semantic(sel, target, rest)


def _is_own(sel: Selector, target: Value) -> bool:
    """Whether the target has an id that is no constant's, which many values share."""
    if isinstance(target, Constant) and not isinstance(target, (Function, GlobalVar)):
        return False
    return target.spv_id != 0 and not sel.cache.is_shared(target.spv_id)


def _control(
    sel: Selector, target: Value, found: re.Match[str], seen: set[tuple[int, int, int]]
) -> str:
    """Decorate with one control, the first of its level; returns the text of what is none.

    The extension allows one control for each level of a pointer; a number that the grammar lacks
    would make the module invalid, so it stays text.
    """
    decoration, level, control = (int(number) for number in found.groups())
    kind = _CONTROLS.get(decoration)
    if kind is None or not enumerant_text(kind, control):
        return found[0]
    place = (target.spv_id, decoration, level)
    if sel.environment.has(CACHE_CONTROLS) and place not in seen:
        seen.add(place)
        sel.cache.decorate(target.spv_id, decoration, level, control)
    return ""


def _semantic(sel: Selector, target: Value, text: str) -> None:
    if sel.environment.has(USER_SEMANTIC):
        words = string_words(text)
        sel.cache.decorate(target.spv_id, spv.DecorationUserSemantic, *words)
