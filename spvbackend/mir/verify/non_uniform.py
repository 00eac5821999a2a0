"""NonUniform: what decorates an index decorates the access to the descriptor that it chooses.

If a descriptor is not dynamically uniform, the operand of the access that is the resource has the
decoration (Vulkan, VUID-RuntimeSpirv-NonUniform-06274): a pointer, an image or a sampled image.
Where a descriptor's number is lost on the way there, a driver reads that of another thread.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from spvbackend.mir.inst import MachineInst, function_insts
from spvbackend.mir.module import MachineModule
from spvbackend.mir.type_table import TypeTable
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op

if TYPE_CHECKING:
    from spvbackend.mir.verify.checker import TypeRules

CHAINS: Final = frozenset((op.OpAccessChain, op.OpInBoundsAccessChain))
_DESCRIBED: Final = frozenset(
    (spv.StorageClassStorageBuffer, spv.StorageClassUniform, spv.StorageClassUniformConstant)
)
_ARRAYS: Final = frozenset((op.OpTypeArray, op.OpTypeRuntimeArray))
_OBJECTS: Final = frozenset((op.OpTypeImage, op.OpTypeSampledImage, op.OpTypeSampler))
SOURCES: Final[dict[int, int]] = {
    **dict.fromkeys(CHAINS, 1),
    op.OpCopyObject: 1,
    op.OpImage: 1,
    op.OpImageTexelPointer: 1,
    op.OpLoad: 1,
    op.OpSampledImage: 2,
}
"""Instructions whose result leads to the resource of an operand, and how many operands do."""


@final
class NonUniform:
    """The values of a module that have the decoration, and the indices that choose by them.

    Attributes:
        decorated: ids with the decoration.
        indices: ids that are the index into an array of descriptors of a decorated pointer: other
            pointers by the same value differ between threads as well. Constants are none.
    """

    __slots__ = ("_types", "decorated", "indices")

    def __init__(self, machine: MachineModule, types: TypeTable) -> None:
        self._types: Final = types
        self.decorated: Final = frozenset(
            inst.operands[0]
            for inst in machine.cache.decorations
            if inst.opcode == op.OpDecorate and inst.operands[1:] == [spv.DecorationNonUniform]
        )
        self.indices: Final = frozenset(
            self.index(inst)
            for function in machine.functions
            for inst in (function_insts(function) if self.decorated else ())
            if inst.result in self.decorated
        ).difference((0,))

    def index(self, inst: MachineInst) -> int:
        """Return the id that chooses a descriptor of an array, 0 for none or a constant."""
        if inst.opcode not in CHAINS or len(inst.operands) < 2:
            return 0
        base, index = inst.operands[:2]
        return index if self._is_array(base) and index not in self._types.insts else 0

    def _is_array(self, id: int) -> bool:
        """Whether an id is a variable that is an array of descriptors."""
        types = self._types
        pointer = types.type_of.get(id, 0)
        is_variable = types.opcode(id) == op.OpVariable
        is_described = types.storage_class(pointer) in _DESCRIBED
        return is_variable and is_described and types.opcode(types.pointee(pointer)) in _ARRAYS


def non_uniform_error(rules: TypeRules, inst: MachineInst) -> str:
    """Return what should make an instruction's result NonUniform, "" if it is or need not be."""
    facts = rules.non_uniform
    if not facts.decorated or inst.result in facts.decorated:
        return ""
    if inst.opcode == op.OpLoad and rules.types.opcode(inst.type_id) not in _OBJECTS:
        return ""
    for source in inst.operands[: SOURCES[inst.opcode]]:
        if source in facts.decorated:
            return f"{rules.types.name(source)} is NonUniform, and the result is not"
    index = facts.index(inst)
    if index in facts.indices or index in facts.decorated:
        return f"the index {rules.types.name(index)} is NonUniform, and the pointer is not"
    return ""
