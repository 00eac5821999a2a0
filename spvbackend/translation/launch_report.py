"""How the kernels of a translation are launched, and what a device must have, as JSON.

Input: what the driver has made. Output: a text for programs, with the same keys as `reflect`.
"""

from __future__ import annotations

import json
from collections.abc import Sequence

from spvbackend.emit.entry_points import EntryPoint, entry_points
from spvbackend.emit.reflection import reflect
from spvbackend.shader.interface import EntryPoint as Launch
from spvbackend.target.launch import SIZE_IDS, ModuleData, PrintfFormat


def known_points(binary: bytes, launches: Sequence[Launch]) -> list[EntryPoint]:
    """The entry points of a binary with what its translation knows of them.

    Args:
        binary: the module; before SPIR-V 1.6 it describes no shader itself.
        launches: how its kernels are launched, if they are shaders.
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
        size_ids=None if launch.group_size else SIZE_IDS,
    )


def launch_report(
    binary: bytes,
    launches: Sequence[Launch],
    held: ModuleData | None = None,
    formats: Sequence[PrintfFormat] = (),
    api_version: str = "",
) -> str:
    """The data of a module as text, for the command.

    Args:
        binary: as for `known_points`.
        launches: likewise.
        held: what the kernels share.
        formats: what they print.
        api_version: the version of Vulkan that they are for.
    """
    data = reflect(binary, known_points(binary, launches), held, formats, api_version)
    return json.dumps(data, indent=2, ensure_ascii=True) + "\n"
