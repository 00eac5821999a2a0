"""How the kernels of a module are launched, by a description beside it or inside it."""

from __future__ import annotations

from collections.abc import Sequence

import spvbackend
from spvbackend.devices.errors import BuildError
from spvbackend.emit.entry_points import literal_samplers, module_data, printf_formats
from spvbackend.shader.interface import EntryPoint, LiteralSampler, ModuleData, PrintfFormat, Shader
from spvbackend.target.features import NON_SEMANTIC


def described(
    spirv: bytes,
    entry_points: Sequence[EntryPoint] | None,
    data: ModuleData | None,
    formats: Sequence[PrintfFormat] | None,
    api_version: str,
    samplers: Sequence[LiteralSampler] | None,
) -> Shader:
    """Return a module with its description; the module itself says what is None.

    Raises:
        BuildError: the module does not say it.
    """
    return Shader(
        spirv,
        tuple(_launches_of(spirv) if entry_points is None else entry_points),
        module_data(spirv) if data is None else data,
        tuple(printf_formats(spirv) if formats is None else formats),
        api_version,
        tuple(literal_samplers(spirv) if samplers is None else samplers),
    )


def _launches_of(spirv: bytes) -> list[EntryPoint]:
    """Return the launches of a module's kernels, as it describes them itself.

    Raises:
        BuildError: it does not.
    """
    entries: list[EntryPoint] = []
    for point in spvbackend.entry_points(spirv):
        if point.parameters is None:
            raise BuildError(
                f"the module does not describe its kernel {point.name!r}: translate for "
                f"vulkan1.3 or allow {NON_SEMANTIC.extension}, or hand over its entry points"
            )
        entries.append(
            EntryPoint(
                point.name,
                point.parameters,
                point.size,
                point.is_indirect,
                point.local_size or (),
                point.subgroup_size or 0,
                point.hidden,
                point.has_regions,
                point.binding,
            )
        )
    return entries
