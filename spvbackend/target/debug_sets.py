"""Choices for debug info, and its extended instruction sets by name."""

from __future__ import annotations

from typing import Final, Literal

from spvbackend.diagnostics import CompileError

LINES: Final = "lines"
DEBUG_SETS: Final[dict[str, str]] = {
    "ocl-100": "OpenCL.DebugInfo.100",
    "nonsemantic-shader-100": "NonSemantic.Shader.DebugInfo.100",
    "nonsemantic-shader-200": "NonSemantic.Shader.DebugInfo.200",
}
"""The extended instruction sets for debug info, by the option's words.

Version 200 is SPIRV-LLVM-Translator's (`mir/debug_200.py`). Its reader alone knows the version, and
reads version 100 as well; validators take it for a published version, and refuse some of its forms.
"""
NO_DEBUG_INFO: Final = "none"
DEBUG_INFO: Final = (NO_DEBUG_INFO, LINES, *DEBUG_SETS)
DebugInfoKind = Literal[
    "none", "lines", "ocl-100", "nonsemantic-shader-100", "nonsemantic-shader-200"
]
"""One of DEBUG_INFO, to those who check types."""


def checked_debug_info(word: object) -> str:
    """Return the choice for debug info, one of DEBUG_INFO.

    Args:
        word: the choice; empty or None means lines.

    Raises:
        CompileError: the word is unknown.
        TypeError: it is not a string.
    """
    if word is None:
        return LINES
    if not isinstance(word, str):
        raise TypeError(f"debug_info must be a text such as 'lines', not {word!r}")
    if word and word not in DEBUG_INFO:
        raise CompileError(
            f"bad word for debug info '{word}': expected one of {', '.join(DEBUG_INFO)}"
        )
    return word or LINES
