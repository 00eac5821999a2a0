"""Launch parameters besides the arguments, and launches that a device makes in parts.

The work-groups of Vulkan and WebGPU have one size, their ids begin at 0, and a device bounds their
number. A launch with an offset, of work-items that are not made of whole groups, or of more groups
is one dispatch for each part.
"""

from __future__ import annotations

import itertools
import struct
from collections.abc import Sequence
from typing import NamedTuple

from spvbackend.devices.errors import LaunchError
from spvbackend.shader.interface import EntryPoint
from spvbackend.target import launch as kinds

Sizes = tuple[int, int, int]


class Launch(NamedTuple):
    """A launch as OpenCL has it.

    Attributes:
        size: work-items in each dimension.
        group: those of a whole work-group.
        offset: the id of the first one.
        dimensions: the number of dimensions.
    """

    size: Sizes
    group: Sizes
    offset: Sizes
    dimensions: int


class Region(NamedTuple):
    """A dispatch of equal work-groups.

    Attributes:
        groups: their number in each dimension.
        group: work-items of each.
        start: work-items of the launch before it, in each dimension.
    """

    groups: Sizes
    group: Sizes
    start: Sizes


def regions(launch: Launch, most: Sizes | None) -> list[Region]:
    """Return the dispatches that make up a launch.

    Args:
        launch: the launch.
        most: the groups that a dispatch may have in each dimension, None for any number.
    """
    parts = [
        _parts(size, group, limit)
        for size, group, limit in zip(launch.size, launch.group, most or launch.size, strict=True)
    ]
    dispatches: list[Region] = []
    for x, y, z in itertools.product(*parts):
        groups, group, start = zip(x, y, z, strict=True)
        dispatches.append(Region(groups, group, start))
    return dispatches


def _parts(size: int, group: int, most: int) -> list[tuple[int, int, int]]:
    """Return the parts of a dimension: groups, work-items of each, and those before them."""
    whole, rest = divmod(size, group)
    firsts = range(0, whole, max(most, 1))
    parts = [(min(most, whole - first), group, first * group) for first in firsts]
    return [*parts, (1, rest, whole * group)] if rest else parts


def place_launch(
    entry: EntryPoint,
    data: bytearray,
    launch: Launch,
    region: Region,
    *,
    data_address: int = 0,
    printf_address: int = 0,
) -> None:
    """Write the launch parameters that a kernel uses to their places."""
    values: dict[str, Sequence[int]] = {
        kinds.FIRST_GROUP: [
            start // group for start, group in zip(region.start, launch.group, strict=True)
        ],
        kinds.FIRST_ITEM: [
            start + offset for start, offset in zip(region.start, launch.offset, strict=True)
        ],
        kinds.GLOBAL_OFFSET: launch.offset,
        kinds.GLOBAL_SIZE: launch.size,
        kinds.GROUP_COUNT: [
            -(-size // group) for size, group in zip(launch.size, launch.group, strict=True)
        ],
        kinds.GROUP_SIZE: launch.group,
        kinds.MODULE_DATA: [data_address],
        kinds.PRINTF_BUFFER: [printf_address],
        kinds.WORK_DIM: [launch.dimensions],
    }
    for parameter in entry.hidden:
        if parameter.argument >= 0 or parameter.binding >= 0:
            # What an argument is comes with it, and a descriptor has no number.
            continue
        numbers = values[parameter.kind]
        form = "<Q" if parameter.size // len(numbers) == 8 else f"<{len(numbers)}I"
        struct.pack_into(form, data, parameter.offset, *numbers)


def check_plain(launch: Launch) -> None:
    """Refuse a launch that needs a kernel translated with regions.

    Raises:
        LaunchError: it is not made of whole groups, or begins elsewhere than at 0.
    """
    why = ""
    if any(count % part for count, part in zip(launch.size, launch.group, strict=True)):
        why = f"{launch.size} work-items are not made of groups of {launch.group}"
    elif any(launch.offset):
        why = f"a launch begins at 0, not at {launch.offset}"
    if why:
        raise LaunchError(f"{why}: translate the kernel with vulkan_regions=True")


def three(sizes: Sequence[int], rest: int = 1) -> tuple[int, int, int]:
    """Return three numbers; those that are omitted at the end are `rest`."""
    first, second, third = [*sizes, rest, rest][:3]
    return first, second, third
