"""How the kernels of a shader are launched, in the module itself: NonSemantic.ClspvReflection.

Input: a selected module and the description of its kernels. Output: instructions behind the
functions, which a consumer may skip. With them a binary needs no second file: hosts of OpenCL
kernels on Vulkan read these, and `emit/entry_points.py` does.

That set has no words for arguments behind an address; such a kernel is described by a set of our
own alone, so that nobody who does not know it launches the kernel.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from spvbackend.isel.selector import Selector
from spvbackend.mir.inst import MachineInst
from spvbackend.shader.interface import EntryPoint
from spvbackend.spirv.clspv_reflection import CLSPV
from spvbackend.spirv.opcodes import OpExtInst
from spvbackend.target.features import NON_SEMANTIC
from spvbackend.target.launch import (
    ADDRESS,
    BEHIND,
    BEHIND_SET,
    CLSPV_SET,
    CLSPV_VERSION,
    LOCAL_MEMORY,
    SIZE_IDS,
    VALUE,
    Parameter,
)

_ARGUMENTS: Final[dict[str, str]] = {
    VALUE: "ArgumentPodPushConstant",
    ADDRESS: "ArgumentPointerPushConstant",
    LOCAL_MEMORY: "ArgumentWorkgroup",
}
_BEHIND_ARGUMENTS: Final[dict[str, str]] = {
    VALUE: "ArgumentPod",
    ADDRESS: "ArgumentPointer",
    LOCAL_MEMORY: "ArgumentWorkgroup",
}


def reflect(sel: Selector, entries: Sequence[EntryPoint]) -> None:
    """Describe the kernels in the module, where it may have instructions without semantics."""
    # Neither set says what a launch gives besides the arguments.
    entries = [entry for entry in entries if not entry.hidden]
    if not entries or not sel.use(NON_SEMANTIC):
        return
    notes = _Notes(sel)
    functions = {point.name: point.function.id for point in sel.machine.entry_points}
    for entry in entries:
        notes.describe(entry, functions[entry.name])
    if any(not entry.group_size for entry in entries):
        notes.leave_sizes_open()


@final
class _Notes:
    """Makes the instructions of one module."""

    __slots__ = ("_behind", "_sel")

    def __init__(self, sel: Selector) -> None:
        self._sel: Final = sel
        self._behind = False

    def word(self, value: int) -> int:
        """A literal, which is a constant there (SPV_KHR_non_semantic_info)."""
        return self._sel.cache.int_constant(32, value)

    def note(self, number: int, operands: list[int]) -> int:
        """Add an instruction of the set at hand; its id."""
        cache = self._sel.cache
        name = BEHIND_SET if self._behind else f"{CLSPV_SET}{CLSPV_VERSION}"
        imported = cache.ext_inst_import(name)
        result = cache.new_id()
        words = [imported, number, *operands]
        self._sel.machine.notes.append(MachineInst(OpExtInst, cache.void_type(), result, words))
        return result

    def leave_sizes_open(self) -> None:
        """Say which constants are the size of a work-group where a kernel requires none."""
        self._behind = False
        self.note(CLSPV["SpecConstantWorkgroupSize"], [self.word(id) for id in SIZE_IDS])

    def describe(self, entry: EntryPoint, function: int) -> None:
        """A kernel, its arguments in order, and the size of a work-group that it requires."""
        self._behind = entry.is_indirect
        numbers = BEHIND if self._behind else CLSPV
        text = self._sel.cache.string
        kernel = self.note(
            numbers["Kernel"],
            [
                function,
                text(entry.name),
                self.word(len(entry.parameters)),
                self.word(entry.size if self._behind else 0),
                text(_attributes(entry)),
            ],
        )
        for place, parameter in enumerate(entry.parameters):
            self._argument(kernel, place, parameter)
        if entry.group_size:
            sizes = [*entry.group_size, 1, 1][:3]
            words = [kernel, *map(self.word, sizes)]
            self.note(numbers["PropertyRequiredWorkgroupSize"], words)

    def _argument(self, kernel: int, place: int, parameter: Parameter) -> None:
        where = parameter.spec_id if parameter.kind == LOCAL_MEMORY else parameter.offset
        words = [kernel, self.word(place), self.word(where), self.word(parameter.size)]
        # The text of a name that no instruction holds has no id, and the operand is optional.
        name = self._sel.cache.string(parameter.name) if parameter.name else 0
        if self._behind:
            words += [name] if name else []
            self.note(BEHIND[_BEHIND_ARGUMENTS[parameter.kind]], words)
            return
        if name:
            words.append(self.note(CLSPV["ArgumentInfo"], [name]))
        self.note(CLSPV[_ARGUMENTS[parameter.kind]], words)


def _attributes(entry: EntryPoint) -> str:
    """The attributes as OpenCL C spells them."""
    found: list[str] = []
    if entry.group_size:
        sizes = [*entry.group_size, 1, 1][:3]
        found.append(f"reqd_work_group_size({','.join(map(str, sizes))})")
    if entry.subgroup_size:
        found.append(f"intel_reqd_sub_group_size({entry.subgroup_size})")
    return " ".join(found)
