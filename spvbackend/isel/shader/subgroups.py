"""Kernels of a shader that depend on their sub-group size.

Input: a selected module. Frontends may require a sub-group size of every kernel, even of one that
does not depend on it. Its host need not request that size, which a device may lack.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from spvbackend.isel.selector import Selector
from spvbackend.mir.inst import MachineFunction, MachineInst
from spvbackend.shader.interface import EntryPoint
from spvbackend.spirv import enums as spv
from spvbackend.spirv.opcodes import OPCODE_NAMES, OpConstant, OpLoad
from spvbackend.spirv.operands import OPERANDS

_OPERATIONS: Final = ("OpCooperativeMatrix", "OpGroup", "OpSubgroup")
"""Prefixes of sub-group instructions."""
_SCOPE: Final = "IdScope"
_BUILTINS: Final = ("Subgroup", "NumSubgroups", "NumEnqueuedSubgroups")
"""Prefixes of sub-group variables."""
_RESULT: Final = ("IdResult", "IdResultType")


def required_sizes(sel: Selector, entries: Sequence[EntryPoint]) -> list[EntryPoint]:
    """Return the kernels, each with its required sub-group size if that matters.

    Args:
        sel: the selected module.
        entries: its kernels, with the sizes from their metadata.
    """
    if not any(entry.subgroup_size for entry in entries):
        return list(entries)
    uses = _Uses(sel)
    kernels = {point.function.id for point in sel.machine.entry_points}
    # Kernels share other functions, which seldom use sub-groups.
    is_shared = any(
        uses.asks(function) for function in sel.machine.functions if function.id not in kernels
    )
    asking = {
        point.name for point in sel.machine.entry_points if is_shared or uses.asks(point.function)
    }
    return [entry if entry.name in asking else entry._replace(subgroup_size=0) for entry in entries]


@final
class _Uses:
    """The sub-group ids of a module."""

    __slots__ = ("_scopes", "_variables")

    def __init__(self, sel: Selector) -> None:
        self._variables: Final = frozenset(
            id
            for builtin, id in sel.variables.items()
            if spv.ENUMERANT_NAMES["BuiltIn"][builtin].startswith(_BUILTINS)
        )
        self._scopes: Final = frozenset(
            inst.result
            for inst in sel.cache.insts_but_tables()
            if inst.opcode == OpConstant and inst.operands == [spv.ScopeSubgroup]
        )

    def asks(self, function: MachineFunction) -> bool:
        """Whether a function depends on the sub-group size."""
        return any(self._is_about_them(inst) for block in function.blocks for inst in block.insts)

    def _is_about_them(self, inst: MachineInst) -> bool:
        if inst.opcode == OpLoad:
            return inst.operands[0] in self._variables
        kinds = OPERANDS.get(inst.opcode, ())
        if _SCOPE in kinds and self._scopes:
            words = [kind for kind in kinds if kind not in _RESULT]
            return any(
                kind == _SCOPE and word in self._scopes
                for kind, word in zip(words, inst.operands, strict=False)
            )
        return OPCODE_NAMES.get(inst.opcode, "").startswith(_OPERATIONS)
