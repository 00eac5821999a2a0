"""Halves that only pointers lead to, which need less of a device than values that are halves.

Input: the instructions of a module. Output: whether Float16Buffer is enough. That capability is of
each OpenCL device, while Float16 is an extension of OpenCL C (cl_khr_fp16). It allows pointers to
halves, and none but OpenCL.std's vload_half and vstore_half behind them (Capability).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spvbackend.mir.inst import MachineInst
from spvbackend.spirv import opcodes as op

_NAMING: Final = frozenset((op.OpDecorate, op.OpName, op.OpTypePointer))
"""Opcodes whose operands may name the type, and use no half."""
_COPYING: Final = frozenset((op.OpCopyMemory, op.OpGroupAsyncCopy))
"""Opcodes that read or write what pointers lead to, without a value of its type."""


def are_behind_pointers(sections: Sequence[Sequence[MachineInst]]) -> bool:
    """Whether pointers alone lead to halves of 16 bits; False for a module without halves.

    Args:
        sections: the module's instructions, types before functions.
    """
    half = 0
    for section in sections:
        for inst in section:
            if half:
                if inst.type_id == half or inst.opcode in _COPYING:
                    return False
                if half in inst.operands and inst.opcode not in _NAMING:
                    return False
            elif inst.opcode == op.OpTypeFloat and inst.operands == [16]:
                half = inst.result
    return half != 0
