"""Vulkan's restrictions on instructions whose types SPIR-V allows.

Vulkan, Appendix A: Vulkan Environment for SPIR-V, Standalone SPIR-V Validation.
"""

from __future__ import annotations

from typing import Final

from spvbackend.mir.inst import MachineInst
from spvbackend.mir.verify.checker import TypeRules
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op

_OF_WORDS: Final = frozenset(
    (op.OpBitCount, op.OpBitFieldInsert, op.OpBitFieldSExtract, op.OpBitFieldUExtract,
     op.OpBitReverse)
)  # fmt: skip
_LEFT_OPEN: Final = frozenset((op.OpSMod, op.OpSRem))
_BARRIERS: Final = (spv.ScopeWorkgroup, spv.ScopeSubgroup)
_CLOCKS: Final = (spv.ScopeDevice, spv.ScopeSubgroup)


def vulkan_error(rules: TypeRules, made: MachineInst) -> str:
    """Return Vulkan's objection to an instruction of a builtin, or ""."""
    opcode = made.opcode
    # VUID-StandaloneSpirv-Base-04781.
    if opcode in _OF_WORDS and rules.types.shape(made.type_id).bits != 32:
        return f"Vulkan has {op.OPCODE_NAMES[opcode]} of 32 bits only"
    # Vulkan, Precision and Operation of SPIR-V Instructions.
    if opcode in _LEFT_OPEN:
        return f"Vulkan leaves {op.OPCODE_NAMES[opcode]} of negative numbers open, and not srem"
    # VUID-StandaloneSpirv-None-04636.
    if opcode == op.OpControlBarrier and rules.types.int_value(made.operands[0]) not in _BARRIERS:
        return "Vulkan has barriers of a work-group and of a sub-group only"
    # VUID-StandaloneSpirv-OpReadClockKHR-04652.
    if opcode == op.OpReadClockKHR and rules.types.int_value(made.operands[0]) not in _CLOCKS:
        return "Vulkan has clocks of the device and of a sub-group only"
    return ""
