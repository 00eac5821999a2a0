"""Requirements are collected from each instruction that differs in a deciding operand."""

import pytest

from spvbackend.diagnostics import Unsupported
from spvbackend.emit.requirements import Requirements
from spvbackend.mir.inst import MachineInst
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op
from spvbackend.target.environment import Environment
from spvbackend.target.versions import V1_4, V1_6
from spvbackend.target.vulkan import SHADERS

PLAIN = MachineInst(op.OpDecorate, 0, 0, [-1, spv.DecorationBuiltIn, spv.BuiltInGlobalSize])
LANES = MachineInst(op.OpDecorate, 0, 0, [-2, spv.DecorationBuiltIn, spv.BuiltInSubgroupSize])
ALIGNED = [-1, -2, spv.MemoryAccessAligned, 4]
SCOPED = [*ALIGNED, spv.MemoryAccessAliasScopeINTELMask, -3]


@pytest.mark.parametrize(
    ("first", "second", "capability"),
    [
        # The parameter of the decoration is an enumerant of its own.
        (PLAIN, LANES, spv.CapabilityGroupNonUniform),
        # The second operand of a kind need not be there.
        (
            MachineInst(op.OpCopyMemory, 0, 0, ALIGNED),
            MachineInst(op.OpCopyMemory, 0, 0, SCOPED),
            spv.CapabilityMemoryAccessAliasingINTEL,
        ),
        (
            MachineInst(op.OpLoad, -9, -5, [-1, spv.MemoryAccessAligned, 4]),
            MachineInst(op.OpLoad, -9, -6, [-1, spv.MemoryAccessAliasScopeINTELMask, -3]),
            spv.CapabilityMemoryAccessAliasingINTEL,
        ),
        (
            MachineInst(op.OpVariable, -9, -5, [spv.StorageClassFunction]),
            MachineInst(op.OpVariable, -9, -6, [spv.StorageClassDeviceOnlyALTERA, -3]),
            spv.CapabilityUSMStorageClassesALTERA,
        ),
    ],
    ids=["parameter", "another operand", "mask", "class"],
)
def test_what_the_first_of_an_opcode_lacks_is_found_in_others(
    first: MachineInst, second: MachineInst, capability: int
) -> None:
    requirements = Requirements(
        Environment(version=V1_4, extensions=frozenset(("SPV_INTEL_memory_access_aliasing",)))
    )
    requirements.visit([first, first])
    before = {choice for choices in requirements.choices for choice in choices}
    requirements.visit([second])
    after = {choice for choices in requirements.choices for choice in choices}
    assert capability not in before
    assert capability in after


def test_capabilities_of_kernels_are_refused_for_shaders() -> None:
    needs = Requirements(Environment(version=V1_6, kind=SHADERS))
    with pytest.raises(Unsupported, match="capability Linkage is not for shaders"):
        needs.close([spv.CapabilityLinkage])
