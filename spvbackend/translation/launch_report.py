"""Writes launch data of kernels, and requirements on the device, as JSON.

Input: the driver's output. Output: a text for programs, with the keys of `reflect`.
"""

from __future__ import annotations

import json
from collections.abc import Sequence

from spvbackend.emit.entry_points import EntryPoint, entry_points
from spvbackend.emit.reflection import reflect
from spvbackend.shader.interface import EntryPoint as Launch
from spvbackend.target.launch import SIZE_IDS, LiteralSampler, ModuleData, PrintfFormat


def known_points(binary: bytes, launches: Sequence[Launch]) -> list[EntryPoint]:
    """Return the entry points of a binary with the launch data of its translation.

    Args:
        binary: the module; before SPIR-V 1.6 it does not describe shaders itself.
        launches: launch data of its kernels, if they are shaders.
    """
    known = {launch.name: launch for launch in launches}
    return [
        _told(point, known[point.name]) if point.name in known else point
        for point in entry_points(binary)
    ]


def _told(point: EntryPoint, launch: Launch) -> EntryPoint:
    x, y, z = [*launch.group_size, 1, 1, 1][:3]
    return point._replace(
        local_size=(x, y, z) if launch.group_size else None,
        subgroup_size=launch.subgroup_size or None,
        parameters=launch.parameters,
        size=launch.size,
        is_indirect=launch.is_indirect,
        hidden=launch.hidden,
        has_regions=launch.has_regions,
        binding=launch.binding,
        size_ids=None if launch.group_size else SIZE_IDS,
    )


def launch_report(
    binary: bytes,
    launches: Sequence[Launch],
    held: ModuleData | None = None,
    formats: Sequence[PrintfFormat] = (),
    api_version: str = "",
    samplers: Sequence[LiteralSampler] = (),
) -> str:
    """Return the launch data of a module as text, for the command.

    Args:
        binary: as for `known_points`.
        launches: as for `known_points`.
        held: data that the kernels share.
        formats: printf formats of the kernels.
        api_version: Vulkan version of the shaders.
        samplers: literal samplers of the kernels.
    """
    data = reflect(binary, known_points(binary, launches), held, formats, api_version, samplers)
    return json.dumps(data, indent=2, ensure_ascii=True) + "\n"
