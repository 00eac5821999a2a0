"""The words before a symbol's type: linkage, visibility and the like.

Output: each is an attribute of the symbol, spelled as in the text.
"""

from __future__ import annotations

from typing import Final

from spvbackend.llvmir.values import Alias, Function, GlobalVar

LINKAGES: Final = frozenset(
    ("private", "internal", "available_externally", "linkonce", "linkonce_odr", "weak",
     "weak_odr", "common", "appending", "extern_weak", "external")
)  # fmt: skip
_VISIBILITIES: Final = frozenset(("default", "hidden", "protected"))
_STORAGE: Final = frozenset(("dso_local", "dso_preemptable", "dllimport", "dllexport"))
HEADER_WORDS: Final = LINKAGES | _VISIBILITIES | _STORAGE
UNNAMED: Final = frozenset(("unnamed_addr", "local_unnamed_addr"))


def apply_words(symbol: GlobalVar | Alias | Function, words: list[str]) -> None:
    """Set a symbol's attributes from the words before its type; the kinds have disjoint words."""
    for word in words:
        if word in LINKAGES:
            symbol.linkage = word
        elif word in _VISIBILITIES:
            symbol.visibility = word
        elif word in UNNAMED:
            symbol.unnamed = word
        elif word in _STORAGE:
            symbol.storage = f"{symbol.storage} {word}".strip()
        elif not isinstance(symbol, Function):
            symbol.thread_local = word
