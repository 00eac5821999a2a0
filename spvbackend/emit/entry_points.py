"""Kernels of a binary: names, sizes, arguments, and how a launch passes them.

Input is a whole module of either byte order and of any translator. The types of parameters describe
a kernel of OpenCL. A shader has no parameters: instructions without semantics describe it
(NonSemantic.ClspvReflection), if the module has them.
"""

from __future__ import annotations

import re
from array import array
from collections.abc import Sequence
from typing import Final, NamedTuple, cast

from spvbackend.diagnostics import CompileError
from spvbackend.emit.launch_facts import Facts, Note
from spvbackend.emit.parameters import parameter_of
from spvbackend.emit.read import string_at, words_of
from spvbackend.spirv import enums as spv
from spvbackend.spirv.enums import ENUMERANT_NAMES
from spvbackend.target.launch import (
    ADDRESS,
    DESCRIPTORS,
    HAS_REGIONS,
    IS_INDIRECT,
    LOCAL_MEMORY,
    NO_DATA,
    VALUE,
    LiteralSampler,
    ModuleData,
    Parameter,
    ParameterKind,
    PrintfFormat,
)

_LANES: Final = re.compile(r"intel_reqd_sub_group_size\((\d+)\)")
_KINDS: Final[dict[str, ParameterKind]] = {
    "ArgumentPod": VALUE,
    "ArgumentPodPushConstant": VALUE,
    "ArgumentPointer": ADDRESS,
    "ArgumentPointerPushConstant": ADDRESS,
    "ArgumentWorkgroup": LOCAL_MEMORY,
    **{name: kind for kind, name in DESCRIPTORS.items()},
}
"""The kinds of arguments by the instructions that describe them; all have the same operands."""
_KERNEL: Final = "Kernel"
_REQUIRED_SIZE: Final = "PropertyRequiredWorkgroupSize"
_OPEN_SIZE: Final = "SpecConstantWorkgroupSize"
_HIDDEN: Final = "LaunchParameter"
_BOUND: Final = "LaunchDescriptor"
_LITERAL: Final = "LiteralSampler"


class EntryPoint(NamedTuple):
    """The facts that a runtime needs to launch a kernel; a size that no mode states is None.

    Attributes:
        name: The name by which the host asks for the kernel.
        execution_model: As the specification spells it, such as "Kernel".
        interface: The ids of the variables of its interface.
        local_size: Work-items of a work-group in three dimensions, from LocalSize or LocalSizeId.
        subgroup_size: Work-items of a sub-group.
        parameters: The arguments in order; None for a shader whose module does not describe it.
        size: Bytes of all arguments of a shader.
        is_indirect: Whether the push constants are the address of the arguments.
        size_ids: The specialisation constants for the local size, if the host chooses it.
        hidden: Values that a launch passes to a shader besides its arguments, by their kinds.
        has_regions: Whether a host may split a launch of the shader.
        binding: That of the uniform buffer that holds the arguments, -1 for push constants.
    """

    name: str
    execution_model: str
    interface: tuple[int, ...]
    local_size: tuple[int, int, int] | None
    subgroup_size: int | None
    parameters: tuple[Parameter, ...] | None = None
    size: int = 0
    is_indirect: bool = False
    size_ids: tuple[int, int, int] | None = None
    hidden: tuple[Parameter, ...] = ()
    has_regions: bool = False
    binding: int = -1


def entry_points(spv: bytes) -> list[EntryPoint]:
    """Return the entry points in the order of the module, with the facts that a launch needs.

    Args:
        spv: A whole module in bytes, of either byte order.

    Raises:
        CompileError: The bytes are not a SPIR-V module, or are cut off.
    """
    return points_of(Facts(words_of(spv)))


def points_of(facts: Facts) -> list[EntryPoint]:
    """Return the entry points of a module from its facts.

    Raises:
        CompileError: a name has no end.
    """
    return [_entry_point(facts, start, end) for start, end in facts.points]


def _entry_point(facts: Facts, start: int, end: int) -> EntryPoint:
    """Return the OpEntryPoint at start, with the modes of its function."""
    words = facts.words
    model, function = words[start + 1 : start + 3]
    named = string_at(words, start + 3, end)
    if named is None:
        raise CompileError(f"bad SPIR-V module: the name of entry point %{function} has no end")
    name, interface = named
    lanes = facts.modes.get((function, spv.ExecutionModeSubgroupSize))
    plain = EntryPoint(
        name,
        ENUMERANT_NAMES["ExecutionModel"].get(model, str(model)),
        tuple(words[interface:end]),
        _local_size(facts, function),
        lanes[0] if lanes else None,
    )
    if model == spv.ExecutionModelKernel:
        parameters = [parameter_of(facts, *one) for one in facts.parameters.get(function, [])]
        return plain._replace(parameters=tuple(parameters))
    for note in facts.notes:
        if note.name == _KERNEL and _is_about(facts, note, function, name):
            return _described(facts, plain, note)
    return plain


def _is_about(facts: Facts, note: Note, function: int, name: str) -> bool:
    """Whether a Kernel instruction describes a function of this name."""
    operands = note.operands
    is_whole = len(operands) > 1
    return is_whole and operands[0] == function and facts.strings.get(operands[1], "") == name


def _local_size(facts: Facts, function: int) -> tuple[int, int, int] | None:
    """Return the size in the modes, None if the host chooses it by specialisation constants."""
    if facts.size_variable:
        return None
    size: Sequence[int] | None = facts.modes.get((function, spv.ExecutionModeLocalSize))
    if size is None:
        ids = facts.modes.get((function, spv.ExecutionModeLocalSizeId), ())
        if any(id in facts.spec_ids for id in ids):
            return None
        size = [facts.constants.get(id, 0) for id in ids]
    return _three(size)


def _three(sizes: Sequence[int]) -> tuple[int, int, int] | None:
    return (sizes[0], sizes[1], sizes[2]) if len(sizes) == 3 else None


def _described(facts: Facts, plain: EntryPoint, kernel: Note) -> EntryPoint:
    """Return an entry point with the facts that instructions without semantics add."""
    parameters: dict[int, Parameter] = {}
    hidden: list[Parameter] = []
    required: tuple[int, int, int] | None = None
    open_ids: tuple[int, int, int] | None = None
    for note in facts.notes:
        numbers = [facts.constants.get(id, 0) for id in note.operands]
        if note.name == _OPEN_SIZE:
            open_ids = _three(numbers)
        elif note.is_own != kernel.is_own or note.operands[:1] != array("I", [kernel.id]):
            continue
        elif note.name == _REQUIRED_SIZE:
            required = _three(numbers[1:])
        elif note.name == _HIDDEN and len(numbers) > 3:
            kind = cast(ParameterKind, facts.strings.get(note.operands[1], ""))
            argument = numbers[4] if len(numbers) > 4 else -1
            hidden.append(Parameter(kind, kind, numbers[2], numbers[3], argument=argument))
        elif note.name == _BOUND and len(numbers) > 3:
            kind = cast(ParameterKind, facts.strings.get(note.operands[1], ""))
            hidden.append(Parameter(kind, kind, -1, 0, binding=numbers[3]))
        elif note.name in _KINDS and len(numbers) > 3:
            parameters[numbers[1]] = _parameter(facts, note, numbers)
    numbers = [facts.constants.get(id, 0) for id in kernel.operands]
    held = [one for one in parameters.values() if one.offset >= 0]
    size = max([one.offset + one.size for one in held], default=0)
    flags = numbers[3] if kernel.is_own and len(numbers) > 5 else 0
    attributes = facts.strings.get(kernel.operands[4], "") if len(numbers) > 4 else ""
    lanes = _LANES.search(attributes)
    # Constants that are frozen leave a mode, and the description names them still.
    local_size = required or plain.local_size
    return plain._replace(
        local_size=local_size,
        subgroup_size=int(lanes[1]) if lanes else plain.subgroup_size,
        parameters=tuple(parameters[place] for place in sorted(parameters)),
        size=numbers[5] if kernel.is_own and len(numbers) > 5 else size,
        is_indirect=bool(flags & IS_INDIRECT),
        size_ids=None if local_size else open_ids,
        hidden=tuple(hidden),
        has_regions=bool(flags & HAS_REGIONS),
        binding=numbers[6] if kernel.is_own and len(numbers) > 6 else -1,
    )


def module_data(spv: bytes) -> ModuleData:
    """Return the data that a shader's kernels share between launches, as the module describes it.

    Args:
        spv: A whole module in bytes.

    Raises:
        CompileError: The bytes are not a SPIR-V module.
    """
    return data_of(Facts(words_of(spv)))


def data_of(facts: Facts) -> ModuleData:
    """Return the data that a shader's kernels share, from the facts of the module.

    Raises:
        CompileError: the content is not hexadecimal digits.
    """
    data = NO_DATA
    relocations: list[int] = []
    for note in facts.notes:
        numbers = [facts.constants.get(id, 0) for id in note.operands]
        if note.name == "ModuleDataRelocations":
            relocations += numbers
        elif note.name == "ModuleData" and len(numbers) > 1:
            digits = "".join(facts.strings.get(id, "") for id in note.operands[2:])
            try:
                held = bytes.fromhex(digits)
            except ValueError:
                raise CompileError("bad SPIR-V module: its data has other than digits") from None
            data = ModuleData(held.ljust(numbers[0], b"\0"), numbers[1], ())
    return data._replace(relocations=tuple(relocations))


def printf_formats(spv: bytes) -> list[PrintfFormat]:
    """Return the formats that a shader's kernels print, as the module describes them.

    Args:
        spv: A whole module in bytes.

    Raises:
        CompileError: The bytes are not a SPIR-V module.
    """
    return formats_of(Facts(words_of(spv)))


def formats_of(facts: Facts) -> list[PrintfFormat]:
    """Return the formats that a shader's kernels print, from the facts of the module."""
    formats: list[PrintfFormat] = []
    for note in facts.notes:
        if note.name == "PrintfInfo" and len(note.operands) > 1:
            number, text, *sizes = note.operands
            values = tuple([facts.constants.get(id, 0) for id in sizes])
            formats.append(
                PrintfFormat(facts.constants.get(number, 0), facts.strings.get(text, ""), values)
            )
    return formats


def _parameter(facts: Facts, note: Note, numbers: Sequence[int]) -> Parameter:
    """Return an argument; `numbers` holds the values of the operands that are constants."""
    name = ""
    if len(note.operands) > 4:
        named = note.operands[4]
        info = next((one for one in facts.notes if one.id == named and one.operands), None)
        name = facts.strings.get(named if info is None else info.operands[0], "")
    kind = _KINDS[note.name]
    if kind == LOCAL_MEMORY:
        return Parameter(name, kind, 0, numbers[3], numbers[2])
    if kind in DESCRIPTORS:
        return Parameter(name, kind, -1, 0, binding=numbers[3])
    return Parameter(name, kind, numbers[2], numbers[3])


def literal_samplers(spv: bytes) -> list[LiteralSampler]:
    """Return the samplers that a shader contains, as the module describes them.

    Args:
        spv: A whole module in bytes.

    Raises:
        CompileError: The bytes are not a SPIR-V module.
    """
    return samplers_of(Facts(words_of(spv)))


def samplers_of(facts: Facts) -> list[LiteralSampler]:
    """Return the samplers that a shader contains, from the facts of the module."""
    described = [note.operands for note in facts.notes if note.name == _LITERAL]
    return [
        LiteralSampler(facts.constants.get(row[1], 0), facts.constants.get(row[2], 0))
        for row in described
        if len(row) > 2
    ]
