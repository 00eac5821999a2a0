"""Launch descriptions of a shader's kernels in the module: NonSemantic.ClspvReflection.

Input: a selected module and the description of its kernels. Output: instructions after the
functions, which a consumer may skip. They make a second file unnecessary: hosts that run OpenCL
kernels on Vulkan read them, and so does `emit/entry_points.py`.

That set cannot describe arguments behind an address, nor a kernel's other launch requirements; our
own set alone describes such a kernel, so that no host launches it without knowing them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from spvbackend.isel.selector import Selector
from spvbackend.mir.ext_sets import CLSPV_SET
from spvbackend.mir.inst import MachineInst
from spvbackend.shader.interface import EntryPoint
from spvbackend.spirv.clspv_reflection import CLSPV
from spvbackend.spirv.opcodes import OpExtInst
from spvbackend.target.features import NON_SEMANTIC
from spvbackend.target.launch import (
    ADDRESS,
    ARGUMENT_SET,
    CLSPV_VERSION,
    DESCRIPTORS,
    HAS_REGIONS,
    IS_INDIRECT,
    LOCAL_MEMORY,
    OWN,
    OWN_SET,
    SAMPLER_SET,
    SIZE_IDS,
    VALUE,
    LiteralSampler,
    ModuleData,
    Parameter,
    ParameterKind,
    PrintfFormat,
)

_PIECE: Final = 1 << 16
"""Bytes of module data per string, as hexadecimal digits; an instruction has 65,535 words."""
_MOST_OPERANDS: Final = 1 << 15
_ARGUMENTS: Final[dict[ParameterKind, str]] = {
    VALUE: "ArgumentPodPushConstant",
    ADDRESS: "ArgumentPointerPushConstant",
    LOCAL_MEMORY: "ArgumentWorkgroup",
    **DESCRIPTORS,
}
_OWN_ARGUMENTS: Final[dict[ParameterKind, str]] = {
    **_ARGUMENTS, VALUE: "ArgumentPod", ADDRESS: "ArgumentPointer"
}  # fmt: skip


def reflect(
    sel: Selector,
    entries: Sequence[EntryPoint],
    data: ModuleData | None,
    formats: Sequence[PrintfFormat] = (),
    samplers: Sequence[LiteralSampler] = (),
) -> None:
    """Describe the kernels in the module, if nonsemantic instructions are allowed.

    Shaders of HLSL have no launch of ours, and their decorations tell the bindings.
    """
    if not entries or sel.environment.has_handles or not sel.use(NON_SEMANTIC):
        return
    notes = _Notes(sel)
    functions = {point.name: point.function.id for point in sel.machine.entry_points}
    for entry in entries:
        notes.describe(entry, functions[entry.name])
    if any(not entry.group_size for entry in entries):
        notes.leave_sizes_open()
    if data is not None and data.content:
        notes.describe_data(data)
    notes.describe_formats(formats)
    notes.describe_samplers(samplers)


@final
class _Notes:
    """Emits the notes of one module."""

    __slots__ = ("_is_own", "_sel")

    def __init__(self, sel: Selector) -> None:
        self._sel: Final = sel
        self._is_own = False

    def word(self, value: int) -> int:
        """Return a literal, which the set takes as a constant (SPV_KHR_non_semantic_info)."""
        return self._sel.cache.int_constant(32, value)

    def note(self, number: int, operands: list[int]) -> int:
        """Add an instruction of the current set and return its id."""
        cache = self._sel.cache
        name = OWN_SET if self._is_own else f"{CLSPV_SET}{CLSPV_VERSION}"
        imported = cache.ext_inst_import(name)
        result = cache.new_id()
        words = [imported, number, *operands]
        self._sel.machine.notes.append(MachineInst(OpExtInst, cache.void_type(), result, words))
        return result

    def leave_sizes_open(self) -> None:
        """Name the constants that set the work-group size where a kernel requires none."""
        self._is_own = False
        self.note(CLSPV["SpecConstantWorkgroupSize"], [self.word(id) for id in SIZE_IDS])

    def describe(self, entry: EntryPoint, function: int) -> None:
        """Describe a kernel, its arguments in order, and its required work-group size."""
        is_bound = entry.binding >= 0
        self._is_own = entry.is_indirect or is_bound or bool(entry.hidden)
        numbers = OWN if self._is_own else CLSPV
        text = self._sel.cache.string
        flags = IS_INDIRECT * entry.is_indirect | HAS_REGIONS * entry.has_regions
        count = self.word(len(entry.parameters))
        words = [function, text(entry.name), count, self.word(flags), text(_attributes(entry))]
        if self._is_own:
            words += [self.word(one) for one in (entry.size, entry.binding)[: 1 + is_bound]]
        kernel = self.note(numbers["Kernel"], words)
        for place, parameter in enumerate(entry.parameters):
            self._argument(kernel, place, parameter)
        for parameter in entry.hidden:
            if parameter.binding >= 0:
                bound = [self.word(ARGUMENT_SET), self.word(parameter.binding)]
                self.note(OWN["LaunchDescriptor"], [kernel, text(parameter.kind), *bound])
                continue
            where = [self.word(parameter.offset), self.word(parameter.size)]
            if parameter.argument >= 0:
                where.append(self.word(parameter.argument))
            self.note(OWN["LaunchParameter"], [kernel, text(parameter.kind), *where])
        if entry.group_size:
            sizes = [*entry.group_size, 1, 1][:3]
            words = [kernel, *map(self.word, sizes)]
            self.note(numbers["PropertyRequiredWorkgroupSize"], words)

    def describe_data(self, data: ModuleData) -> None:
        """Describe the data that kernels share, without trailing zeros."""
        self._is_own = True
        content = data.content.rstrip(b"\0")
        digits = [
            self._sel.cache.string(content[start : start + _PIECE].hex())
            for start in range(0, len(content), _PIECE)
        ]
        words = [self.word(len(data.content)), self.word(data.align), *digits]
        self.note(OWN["ModuleData"], words)
        for start in range(0, len(data.relocations), _MOST_OPERANDS):
            places = data.relocations[start : start + _MOST_OPERANDS]
            self.note(OWN["ModuleDataRelocations"], [self.word(place) for place in places])

    def describe_formats(self, formats: Sequence[PrintfFormat]) -> None:
        """Describe the printf formats."""
        self._is_own = True
        for number, text, sizes in formats:
            words = [self.word(number), self._sel.cache.string(text), *map(self.word, sizes)]
            self.note(OWN["PrintfInfo"], words)

    def describe_samplers(self, samplers: Sequence[LiteralSampler]) -> None:
        """Describe the literal samplers."""
        self._is_own = False
        for binding, bits in samplers:
            self.note(CLSPV["LiteralSampler"], [*map(self.word, (SAMPLER_SET, binding, bits))])

    def _argument(self, kernel: int, place: int, parameter: Parameter) -> None:
        where = (parameter.offset, parameter.size)
        if parameter.kind == LOCAL_MEMORY:
            where = (parameter.spec_id, parameter.size)
        elif parameter.binding >= 0:
            where = (ARGUMENT_SET, parameter.binding)
        words = [kernel, *map(self.word, (place, *where))]
        # A name too long for an instruction has no id, and the operand is optional.
        name = self._sel.cache.string(parameter.name) if parameter.name else 0
        if self._is_own:
            words += [name] if name else []
            self.note(OWN[_OWN_ARGUMENTS[parameter.kind]], words)
            return
        if name:
            words.append(self.note(CLSPV["ArgumentInfo"], [name]))
        self.note(CLSPV[_ARGUMENTS[parameter.kind]], words)


def _attributes(entry: EntryPoint) -> str:
    """Return the attributes in OpenCL C's spelling."""
    attributes: list[str] = []
    if entry.group_size:
        sizes = [*entry.group_size, 1, 1][:3]
        attributes.append(f"reqd_work_group_size({','.join(map(str, sizes))})")
    if entry.subgroup_size:
        attributes.append(f"intel_reqd_sub_group_size({entry.subgroup_size})")
    return " ".join(attributes)
