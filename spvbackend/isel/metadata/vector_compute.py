"""Modes of vector compute kernels and functions, from their attributes.

The bits of `VCFloatControl` state rounding, denormals and arithmetic: they become modes of a
kernel, and decorations of a function that kernels call. Only compilers with
SPV_INTEL_vector_compute use them, so without the extension nothing is emitted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spvbackend.isel.metadata.functions import attribute_number
from spvbackend.isel.metadata.modes import add_mode
from spvbackend.spirv import enums as spv
from spvbackend.target.availability import lacks_enumerant

if TYPE_CHECKING:
    from spvbackend.isel.selector import Selector
    from spvbackend.llvmir.values import Function
    from spvbackend.mir.inst import MachineFunction

FLOATS: Final = "VCFloatControl"
_SIZES: Final[dict[str, int]] = {
    "VCNamedBarrierCount": spv.ExecutionModeNamedBarrierCountINTEL,
    "VCSLMSize": spv.ExecutionModeSharedLocalMemorySizeINTEL,
}
# Indexed by bits 4 and 5, and by bit 0.
_ROUNDING: Final = (
    spv.ExecutionModeRoundingModeRTE,
    spv.ExecutionModeRoundingModeRTPINTEL,
    spv.ExecutionModeRoundingModeRTNINTEL,
    spv.ExecutionModeRoundingModeRTZ,
)
_ARITHMETIC: Final = (
    spv.ExecutionModeFloatingPointModeIEEEINTEL,
    spv.ExecutionModeFloatingPointModeALTINTEL,
)
_ROUNDING_OF_FUNCTIONS: Final = (
    spv.FPRoundingModeRTE,
    spv.FPRoundingModeRTP,
    spv.FPRoundingModeRTN,
    spv.FPRoundingModeRTZ,
)
_ARITHMETIC_OF_FUNCTIONS: Final = (spv.FPOperationModeIEEE, spv.FPOperationModeALT)
_DENORMALS: Final = ((64, 1 << 6), (32, 1 << 7), (16, 1 << 10))
"""Widths, and the bit that preserves denormals of each."""


def vector_compute_modes(sel: Selector, function: Function, machine: MachineFunction) -> None:
    """Add the modes that a kernel's attributes state."""
    for name, mode in _SIZES.items():
        number = attribute_number(function.fn_attrs.get(name))
        if number >= 0 and _has(sel, mode):
            add_mode(sel, machine, mode, [number], function.line)
    control = attribute_number(function.fn_attrs.get(FLOATS))
    if control < 0 or not _has(sel, spv.ExecutionModeNamedBarrierCountINTEL):
        return
    modes = [_ROUNDING[control >> 4 & 3], _ARITHMETIC[control & 1]]
    for width, bit in _DENORMALS:
        keeps = control & bit
        denormals = spv.ExecutionModeDenormPreserve if keeps else spv.ExecutionModeDenormFlushToZero
        for mode in (*modes, denormals):
            if _has(sel, mode):
                add_mode(sel, machine, mode, [width], function.line)


def vector_compute_decorations(sel: Selector, function: Function, id: int) -> None:
    """Decorate a function that is not a kernel with the arithmetic that its attributes state."""
    control = attribute_number(function.fn_attrs.get(FLOATS))
    if control < 0 or "VCFunction" not in function.fn_attrs:
        return
    if not _has(sel, spv.ExecutionModeNamedBarrierCountINTEL):
        return
    for width, bit in sorted(_DENORMALS):
        denormals = spv.FPDenormModePreserve if control & bit else spv.FPDenormModeFlushToZero
        for decoration, mode in (
            (spv.DecorationFunctionRoundingModeINTEL, _ROUNDING_OF_FUNCTIONS[control >> 4 & 3]),
            (spv.DecorationFunctionDenormModeINTEL, denormals),
            (spv.DecorationFunctionFloatingPointModeINTEL, _ARITHMETIC_OF_FUNCTIONS[control & 1]),
        ):
            if lacks_enumerant(sel.environment, "Decoration", decoration, "") is None:
                sel.cache.decorate(id, decoration, width, mode)


def _has(sel: Selector, mode: int) -> bool:
    return lacks_enumerant(sel.environment, "ExecutionMode", mode, "") is None
