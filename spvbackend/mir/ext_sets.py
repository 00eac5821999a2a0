"""The extended instruction sets that are known: names of their instructions, kinds of operands.

Input: the name of an import. Output: its tables, all of the grammar. Those of the sets for debug
info are loaded by the first module that has one.
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.spirv.opencl_std import OPENCL_STD_NAMES, OPENCL_STD_OPERANDS

OPENCL_STD: Final = "OpenCL.std"
GLSL_STD: Final = "GLSL.std.450"
OPENCL_DEBUG: Final = "OpenCL.DebugInfo.100"
SHADER_DEBUG: Final = "NonSemantic.Shader.DebugInfo."
"""What the version of the set follows: later versions have all that earlier ones have."""
CLSPV_SET: Final = "NonSemantic.ClspvReflection."
"""The same of the set that tells hosts how kernels are launched."""


@final
class ExtSet:
    """An extended instruction set.

    Attributes:
        names: of its instructions, by number.
        operands: the kinds of their operands.
    """

    __slots__ = ("names", "operands")

    def __init__(self, names: dict[int, str], operands: dict[int, tuple[str, ...]]) -> None:
        self.names: Final = names
        self.operands: Final = operands


OPENCL: Final = ExtSet(OPENCL_STD_NAMES, OPENCL_STD_OPERANDS)


def is_debug_set(name: str) -> bool:
    """Whether a set is one for debug info."""
    return name.startswith(SHADER_DEBUG) or name == OPENCL_DEBUG


def known_set(name: str) -> ExtSet | None:
    """The set that an import names, None for one that is not known."""
    if name == OPENCL_STD:
        return OPENCL
    if name == GLSL_STD:
        from spvbackend.spirv import glsl_std  # shaders alone have it

        return ExtSet(glsl_std.GLSL_STD_NAMES, glsl_std.GLSL_STD_OPERANDS)
    if name.startswith(CLSPV_SET):
        from spvbackend.spirv import clspv_reflection  # likewise

        return ExtSet(clspv_reflection.CLSPV_NAMES, clspv_reflection.CLSPV_OPERANDS)
    return debug_set(name) if is_debug_set(name) else None


def debug_set(name: str) -> ExtSet:
    """A set for debug info."""
    from spvbackend.spirv import debug_info as tables

    if name == OPENCL_DEBUG:
        return ExtSet(tables.OPENCL_DEBUG_NAMES, tables.OPENCL_DEBUG_OPERANDS)
    return ExtSet(tables.SHADER_DEBUG_NAMES, tables.SHADER_DEBUG_OPERANDS)
