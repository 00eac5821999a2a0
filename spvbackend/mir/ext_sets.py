"""The known extended instruction sets: names of their instructions, kinds of operands.

Input: the name of an import. Output: its tables from the grammar. Tables of sets for debug info are
loaded when a module imports such a set.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, final

from spvbackend.spirv.opencl_std import OPENCL_STD_NAMES, OPENCL_STD_OPERANDS

OPENCL_STD: Final = "OpenCL.std"
GLSL_STD: Final = "GLSL.std.450"
OPENCL_DEBUG: Final = "OpenCL.DebugInfo.100"
SHADER_DEBUG: Final = "NonSemantic.Shader.DebugInfo."
"""Prefix of the set's name, before its version: later versions include earlier ones."""
SHADER_DEBUG_200: Final = f"{SHADER_DEBUG}200"
"""The version of SPIRV-LLVM-Translator, which has forms of its own."""
AUX_DATA: Final = "NonSemantic.AuxData"
"""The set for attributes and metadata of LLVM IR; the grammar does not have it."""
AUX_DATA_INSTRUCTIONS: Final = (
    "FunctionMetadata", "FunctionAttribute", "GlobalVariableMetadata", "GlobalVariableAttribute",
    "Linkage",
)  # fmt: skip
"""Its instructions, in the order of their numbers."""
CLSPV_SET: Final = "NonSemantic.ClspvReflection."
"""Prefix of the name of the set that tells hosts how kernels are launched."""


@final
class ExtSet:
    """An extended instruction set.

    Attributes:
        names: of its instructions, by number.
        operands: the kinds of their operands.
        unpublished: numbers whose names assemblers do not know.
    """

    __slots__ = ("names", "operands", "unpublished")

    def __init__(
        self,
        names: dict[int, str],
        operands: dict[int, tuple[str, ...]],
        unpublished: Collection[int] = (),
    ) -> None:
        self.names: Final = names
        self.operands: Final = operands
        self.unpublished: Final = unpublished


OPENCL: Final = ExtSet(OPENCL_STD_NAMES, OPENCL_STD_OPERANDS)


def is_debug_set(name: str) -> bool:
    """Whether a set is one for debug info."""
    return name.startswith(SHADER_DEBUG) or name == OPENCL_DEBUG


def known_set(name: str) -> ExtSet | None:
    """Return the set that an import names, None for one that is not known."""
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
    """Return a set for debug info."""
    from spvbackend.spirv import debug_info as tables

    if name == OPENCL_DEBUG:
        return ExtSet(tables.OPENCL_DEBUG_NAMES, tables.OPENCL_DEBUG_OPERANDS)
    if name == SHADER_DEBUG_200:
        from spvbackend.mir import debug_200

        return ExtSet(debug_200.NAMES, debug_200.OPERANDS, debug_200.ADDED)
    return ExtSet(tables.SHADER_DEBUG_NAMES, tables.SHADER_DEBUG_OPERANDS)
