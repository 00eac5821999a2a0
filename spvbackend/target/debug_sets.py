"""What may become of debug info, and the extended instruction sets for it by their names."""

from __future__ import annotations

from typing import Final, Literal

from spvbackend.diagnostics import CompileError

LINES: Final = "lines"
DEBUG_SETS: Final[dict[str, str]] = {
    "ocl-100": "OpenCL.DebugInfo.100",
    "nonsemantic-shader-100": "NonSemantic.Shader.DebugInfo.100",
    "nonsemantic-shader-200": "NonSemantic.Shader.DebugInfo.100",
}
"""The extended instruction sets for debug info, by the names of their options.

The set of the version 200 is SPIRV-LLVM-Translator's: its reader ends at instructions as they are
published, and validators refuse what it reads. It reads the published set as well.
"""
NO_DEBUG_INFO: Final = "none"
DEBUG_INFO: Final = (NO_DEBUG_INFO, LINES, *DEBUG_SETS)
DebugInfoKind = Literal[
    "none", "lines", "ocl-100", "nonsemantic-shader-100", "nonsemantic-shader-200"
]
"""One of DEBUG_INFO, to those who check types."""


def checked_debug_info(word: object) -> str:
    """What becomes of debug info, one of DEBUG_INFO.

    Args:
        word: that, or empty or None for lines.

    Raises:
        CompileError: it is none of them.
        TypeError: it is no text.
    """
    if word is None:
        return LINES
    if not isinstance(word, str):
        raise TypeError(f"debug_info must be a text such as 'lines', not {word!r}")
    if word and word not in DEBUG_INFO:
        raise CompileError(f"bad word for debug info '{word}': expected {', '.join(DEBUG_INFO)}")
    return word or LINES
