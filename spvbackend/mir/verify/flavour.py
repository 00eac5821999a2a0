"""The rules that a flavour of output adds to those of SPIR-V."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from spvbackend.target.environment import VULKAN

if TYPE_CHECKING:
    from spvbackend.mir.inst import MachineFunction, MachineInst
    from spvbackend.mir.verify.checker import TypeRules
    from spvbackend.mir.verify.flow import Flow
    from spvbackend.mir.verify.structure import StructureError


class Flavour:
    """OpenCL, which adds no rules."""

    __slots__ = ()

    def inst_error(self, rules: TypeRules, inst: MachineInst) -> str:
        """Return what is wrong with an instruction, "" for nothing."""
        return ""

    def structure_errors(self, function: MachineFunction, flow: Flow) -> list[StructureError]:
        """Return what is wrong with the control flow of a function with a body."""
        return []


@final
class Shader(Flavour):
    """Vulkan: structured control flow (2.11), and instructions that drivers compile."""

    __slots__ = ()

    def inst_error(self, rules: TypeRules, inst: MachineInst) -> str:
        """Return what is wrong with an instruction, "" for nothing."""
        from spvbackend.mir.verify.rules.shader import shader_error

        return shader_error(rules, inst)

    def structure_errors(self, function: MachineFunction, flow: Flow) -> list[StructureError]:
        """Return what is wrong with the structure of a function."""
        from spvbackend.mir.verify.structure import structure_errors

        return structure_errors(function, flow)


_OPENCL: Final = Flavour()
_FLAVOURS: Final[dict[str, Flavour]] = {VULKAN: Shader()}


def flavour_of(name: str) -> Flavour:
    """Return the rules of a flavour of output."""
    return _FLAVOURS.get(name, _OPENCL)
