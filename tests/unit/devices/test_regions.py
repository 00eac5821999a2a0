"""Launches that a device makes in parts, and the push constants of each part."""

from __future__ import annotations

import operator
import struct

import pytest

from spvbackend.devices.errors import LaunchError
from spvbackend.devices.regions import Launch, check_plain, place_launch, regions
from spvbackend.shader.host.launch import LAUNCH
from spvbackend.shader.interface import EntryPoint
from spvbackend.target.launch import Parameter


def test_whole_groups_are_one_region() -> None:
    (region,) = regions(Launch((64, 4, 1), (16, 2, 1), (0, 0, 0), 2), None)
    assert region == ((4, 2, 1), (16, 2, 1), (0, 0, 0))


@pytest.mark.parametrize(("most", "count"), [(None, 4), ((1, 2, 1), 6), ((9, 1, 9), 6)])
def test_every_work_item_is_in_one_region(most: tuple[int, int, int] | None, count: int) -> None:
    launch = Launch((70, 5, 3), (32, 2, 3), (0, 0, 0), 3)
    seen: list[tuple[int, ...]] = []
    parts = regions(launch, most)
    assert len(parts) == count
    for region in parts:
        assert most is None or all(map(operator.le, region.groups, most))
        ranges = [
            range(start, start + count * size)
            for start, count, size in zip(region.start, region.groups, region.group, strict=True)
        ]
        seen += [(x, y, z) for x in ranges[0] for y in ranges[1] for z in ranges[2]]
    assert sorted(seen) == [(x, y, z) for x in range(70) for y in range(5) for z in range(3)]


def test_a_region_is_told_what_it_asks_for() -> None:
    launch = Launch((70, 5, 1), (32, 2, 1), (100, 7, 0), 2)
    parameters: list[Parameter] = []
    size = 0
    for name, (numbers, bits) in LAUNCH.items():
        length = max(numbers, 1) * bits // 8
        # The host tells facts about an argument when it has the argument.
        argument = -1 if numbers else 0
        parameters.append(Parameter(name, name, size, length, argument=argument))
        size += length
    entry = EntryPoint("k", (), size, False, (), hidden=tuple(parameters), has_regions=True)
    data = bytearray(size)
    place_launch(entry, data, launch, regions(launch, None)[-1], printf_address=1 << 40)
    told = {
        one.name: struct.unpack_from(f"<{one.size // 4}I", data, one.offset) for one in parameters
    }
    assert told["first-group"] == (2, 2, 0)
    assert told["first-item"] == (164, 11, 0)
    assert told["global-offset"] == (100, 7, 0)
    assert told["global-size"] == (70, 5, 1)
    assert told["group-count"] == (3, 3, 1)
    assert told["group-size"] == (32, 2, 1)
    assert told["printf-buffer"] == (0, 1 << 8)
    assert told["work-dim"] == (2,)


@pytest.mark.parametrize(
    ("launch", "reason"),
    [
        (Launch((70, 1, 1), (32, 1, 1), (0, 0, 0), 1), r"\(70, 1, 1\) work-items are not made of"),
        (Launch((64, 1, 1), (32, 1, 1), (8, 0, 0), 1), r"begins at 0, not at \(8, 0, 0\)"),
    ],
)
def test_other_kernels_are_launched_as_vulkan_does(launch: Launch, reason: str) -> None:
    with pytest.raises(LaunchError, match=reason + r".* vulkan_regions=True"):
        check_plain(launch)
