"""Facts of a module for a host, as data for JSON: kernels, and requirements on a device.

Input: a binary, of either flavour and of any translator. Output: dictionaries of texts, numbers and
lists, whose keys are stable.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Literal, TypedDict

from spvbackend.emit.entry_points import EntryPoint, data_of, formats_of, points_of, samplers_of
from spvbackend.emit.launch_facts import Facts
from spvbackend.emit.read import words_of
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op
from spvbackend.target.launch import (
    ARGUMENT_SET,
    LOCAL_MEMORY,
    SAMPLER_SET,
    LiteralSampler,
    ModuleData,
    Parameter,
    ParameterKind,
    PrintfFormat,
)
from spvbackend.target.versions import oldest_vulkan, version_text

_CLASSES: Final[dict[str, int]] = {
    "buffer": spv.StorageClassPhysicalStorageBuffer,
    "shared": spv.StorageClassWorkgroup,
}


class ArgumentData(TypedDict, total=False):
    """An argument of a kernel; the last ones are there where a host needs them.

    An image or a sampler has the number of a descriptor set and of a binding there; a fact about
    one that a launch passes has the index of that argument.
    """

    index: int
    name: str
    kind: ParameterKind
    size: int
    offset: int
    spec_id: int
    set: int
    binding: int
    argument: int


class EntryPointData(TypedDict, total=False):
    """A kernel; a shader's kernel also states how a launch passes the arguments.

    `arguments_binding` is there if a uniform buffer holds them.
    """

    name: str
    local_size: list[int] | None
    subgroup_size: int | None
    arguments: list[ArgumentData] | None
    size_ids: list[int] | None
    push_constants: int
    arguments_size: int
    arguments_binding: int
    is_indirect: bool
    has_regions: bool
    launch: list[ArgumentData]


class DeviceData(TypedDict):
    """Requirements on a Vulkan device."""

    vulkan: str
    extensions: list[str]
    features: list[str]
    properties: list[str]
    subgroup_operations: list[str]


class SharedData(TypedDict):
    """A buffer that all kernels share: its first bytes in hexadecimal digits, the others are 0."""

    size: int
    align: int
    content: str
    relocations: list[int]


class FormatData(TypedDict):
    """The format of the printf records that begin with the number."""

    number: int
    text: str
    sizes: list[int]


class SamplerData(TypedDict):
    """A literal sampler: its descriptor, and the bits of OpenCL C."""

    set: int
    binding: int
    bits: int


class ReflectedModule(TypedDict, total=False):
    """A module; shaders have `device`, `data` if kernels share any, `printf` if any prints, and
    `samplers` if there are literals."""

    spirv: str
    api: Literal["opencl", "vulkan"]
    capabilities: list[str]
    extensions: list[str]
    device: DeviceData
    data: SharedData
    printf: list[FormatData]
    samplers: list[SamplerData]
    entry_points: list[EntryPointData]


def reflect(
    spirv: bytes,
    known: Sequence[EntryPoint] = (),
    held: ModuleData | None = None,
    formats: Sequence[PrintfFormat] | None = None,
    api_version: str = "",
    samplers: Sequence[LiteralSampler] | None = None,
) -> ReflectedModule:
    """Return the facts of a module that a host needs.

    Args:
        spirv: a whole module in bytes.
        known: its entry points, if the module itself does not describe all of them.
        held: the data that its kernels share, likewise.
        formats: the formats that they print, likewise.
        api_version: the version of Vulkan that a shader is for, as in "1.3"; "" takes the oldest
            one for its version of SPIR-V.
        samplers: its literal samplers, if the module itself does not describe them.

    Returns:
        Data for JSON: versions, declarations, kernels with their arguments, and the requirements
        of a shader on the device.

    Raises:
        CompileError: the bytes are not a SPIR-V module.
    """
    facts = Facts(words_of(spirv))
    points = list(known) or points_of(facts)
    for_vulkan = spv.CapabilityShader in facts.capabilities
    version = facts.words[1]
    names = spv.ENUMERANT_NAMES["Capability"]
    data = ReflectedModule(
        spirv=version_text(version),
        api="vulkan" if for_vulkan else "opencl",
        capabilities=[names.get(number, str(number)) for number in facts.capabilities],
        extensions=facts.extensions,
    )
    if for_vulkan:
        data["device"] = _device(facts, api_version or oldest_vulkan(version), points)
        shared = data_of(facts) if held is None else held
        if shared.content:
            content = shared.content.rstrip(b"\0").hex()
            places = list(shared.relocations)
            data["data"] = SharedData(
                size=len(shared.content), align=shared.align, content=content, relocations=places
            )
        printed = formats_of(facts) if formats is None else formats
        if printed:
            data["printf"] = [
                FormatData(number=number, text=text, sizes=list(sizes))
                for number, text, sizes in printed
            ]
        literals = samplers_of(facts) if samplers is None else samplers
        if literals:
            data["samplers"] = [
                SamplerData(set=SAMPLER_SET, binding=binding, bits=bits)
                for binding, bits in literals
            ]
    data["entry_points"] = [_point(point, for_vulkan) for point in points]
    return data


def _point(point: EntryPoint, for_vulkan: bool) -> EntryPointData:
    data = EntryPointData(
        name=point.name,
        local_size=None if point.local_size is None else list(point.local_size),
        subgroup_size=point.subgroup_size,
        arguments=None,
    )
    if point.parameters is not None:
        data["arguments"] = [_argument(place, one) for place, one in enumerate(point.parameters)]
    if for_vulkan:
        data["size_ids"] = None if point.size_ids is None else list(point.size_ids)
        pushed = 0 if point.binding >= 0 else point.size
        data["push_constants"] = 8 if point.is_indirect else pushed
        if point.binding >= 0:
            data["arguments_binding"] = point.binding
        data["arguments_size"] = point.size
        data["is_indirect"] = point.is_indirect
        data["has_regions"] = point.has_regions
        data["launch"] = [_argument(place, one) for place, one in enumerate(point.hidden)]
    return data


def _argument(place: int, parameter: Parameter) -> ArgumentData:
    data = ArgumentData(index=place, name=parameter.name, kind=parameter.kind, size=parameter.size)
    if parameter.kind != LOCAL_MEMORY and parameter.offset >= 0:
        data["offset"] = parameter.offset
    if parameter.kind == LOCAL_MEMORY and parameter.spec_id >= 0:
        data["spec_id"] = parameter.spec_id
    if parameter.binding >= 0:
        data["set"], data["binding"] = ARGUMENT_SET, parameter.binding
    if parameter.argument >= 0:
        data["argument"] = parameter.argument
    return data


def _device(facts: Facts, api_version: str, points: Sequence[EntryPoint]) -> DeviceData:
    """Return what a shader's capabilities, modes and extensions require of a device."""
    from spvbackend.target import vulkan_features as needed  # shaders alone need it

    needs = [
        need
        for capability in facts.capabilities
        for need in needed.NEEDS.get(capability, ())
        if not need.place or _is_used(facts, need.place, need.bits)
    ]
    if any(point.subgroup_size for point in points):
        needs.append(needed.SUBGROUP_SIZE)
    extensions = {need.extension for need in needs if need.extension}
    extensions.update(
        needed.EXTENSIONS[name] for name in facts.extensions if name in needed.EXTENSIONS
    )
    widths = {
        f"{needed.FLOAT_MODES[mode]}{bits}"
        for mode, bits in facts.float_modes
        if mode in needed.FLOAT_MODES
    }

    def names(kind: str) -> list[str]:
        return sorted({need.name for need in needs if need.kind == kind})

    return DeviceData(
        vulkan=api_version,
        extensions=sorted(extensions),
        features=names(needed.FEATURE),
        properties=sorted(widths),
        subgroup_operations=names(needed.OPERATION),
    )


def _is_used(facts: Facts, place: str, bits: int) -> bool:
    """Whether the module has floats of a width, or values of that width in a memory."""
    if place in _CLASSES:
        return _has_memory(facts, _CLASSES[place], bits)
    floats = (op.OpTypeFloat, bits)
    return any(type[:2] == floats for type in facts.types.values())


def _has_memory(facts: Facts, storage: int, bits: int) -> bool:
    """Whether memory of a storage class holds values of a width."""
    pointees = [
        operands[1]
        for opcode, *operands in facts.types.values()
        if opcode == op.OpTypePointer and operands[0] == storage
    ]
    return any(bits == width for pointee in pointees for width in _widths(facts, pointee))


def _widths(facts: Facts, type_id: int) -> Iterator[int]:
    """Yield the widths of the scalars in a type."""
    waiting = [type_id]
    while waiting:
        opcode, *operands = facts.types.get(waiting.pop(), (0,))
        if opcode in (op.OpTypeInt, op.OpTypeFloat):
            yield operands[0]
        elif opcode in (op.OpTypeArray, op.OpTypeVector):
            waiting.append(operands[0])
        elif opcode == op.OpTypeStruct:
            waiting += operands
