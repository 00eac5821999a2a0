"""Rules of shaders that spirv-val lacks: drivers crash, hang or differ on what breaks them.

Vulkan leaves these open or has no feature for them. A rule applies to an opcode, or to opcodes
whose names begin alike.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spvbackend.mir.inst import MachineInst
from spvbackend.mir.verify.checker import TypeRules
from spvbackend.mir.verify.non_uniform import SOURCES, non_uniform_error
from spvbackend.spirv import opcodes as op
from spvbackend.target.features import FLOAT_ATOMIC_OPCODES
from spvbackend.target.versions import V1_6

_NARROWEST: Final = 32


def _check_remainder(rules: TypeRules, inst: MachineInst) -> str:
    """Refuse OpSRem and OpSMod, which Vulkan leaves open (Precision and Operation)."""
    return f"{op.OPCODE_NAMES[inst.opcode]} of a negative number is left open by Vulkan"


def _check_untyped(rules: TypeRules, inst: MachineInst) -> str:
    """Refuse untyped pointers: few drivers have them, and one that says so crashes."""
    return "no driver is known that takes untyped pointers"


def _check_atomic(rules: TypeRules, inst: MachineInst) -> str:
    """Refuse integers of 8 and 16 bits: no feature of Vulkan has these atomics."""
    value = inst.type_id or rules.type_of.get(inst.operands[-1], 0)
    shape = rules.types.shape(value)
    if shape.bits >= _NARROWEST or not shape.bits or inst.opcode in FLOAT_ATOMIC_OPCODES:
        return ""
    return f"Vulkan has no atomic operations of {shape.bits} bits"


def _check_chain(rules: TypeRules, inst: MachineInst) -> str:
    """Refuse a negative step: a driver's compiler hangs on it."""
    element = rules.types.int_value(inst.operands[1])
    bits = rules.types.shape(rules.type_of.get(inst.operands[1], 0)).bits
    if element >= 0 and bits and element >> (bits - 1):
        return "a pointer that goes back from another"
    return ""


def _check_targets(rules: TypeRules, inst: MachineInst) -> str:
    """Check that both targets of a choice differ, as 1.6 asks (OpBranchConditional)."""
    is_one = inst.operands[1] == inst.operands[2]
    return "both targets of the choice are one block" if is_one and rules.version >= V1_6 else ""


_STEPS: Final = (op.OpInBoundsPtrAccessChain, op.OpPtrAccessChain)
_Check = Callable[[TypeRules, MachineInst], str]
RULES: Final[dict[int, _Check]] = {
    **{
        opcode: _check_untyped
        for opcode, name in op.OPCODE_NAMES.items()
        if name.startswith(("OpUntyped", "OpTypeUntyped"))
    },
    **{
        opcode: _check_atomic
        for opcode, name in op.OPCODE_NAMES.items()
        if name.startswith("OpAtomic") and "Flag" not in name
    },
    **dict.fromkeys(_STEPS, _check_chain),
    **dict.fromkeys(SOURCES, non_uniform_error),
    op.OpBranchConditional: _check_targets,
    op.OpSMod: _check_remainder,
    op.OpSRem: _check_remainder,
}
"""The rule of each opcode that has one."""


def shader_error(rules: TypeRules, inst: MachineInst) -> str:
    """Return what is wrong with an instruction in a shader, "" for nothing."""
    check = RULES.get(inst.opcode)
    return "" if check is None else check(rules, inst)
