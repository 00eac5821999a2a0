"""The elements of cooperative matrices that each lane of a Vulkan device holds."""

from __future__ import annotations

import itertools

import pytest

from spvbackend.prepare.templates.devices.matrices import fragment
from spvbackend.vulkan import Device
from spvbackend.vulkan.fragments import NEEDED, Shape, held_elements, listed_shapes

ELEMENTS = {"bf16", "f16", "f32", "i32", "i8"}


@pytest.fixture(scope="module")
def shapes(device: Device) -> list[Shape]:
    known = [shape for shape in listed_shapes(device) if {shape.factor, shape.sum} <= ELEMENTS]
    if not known:
        pytest.skip(f"{device.name} lists no matrices")
    return sorted(known)


def test_lanes_hold_each_element_once(device: Device, shapes: list[Shape]) -> None:
    for rows, columns, depth, factor, total in shapes:
        matrices = ((factor, rows, depth), (factor, depth, columns), (total, rows, columns))
        for use, (element, height, width) in enumerate(matrices):
            lanes = device.subgroup_size
            held = held_elements(device, element, height, width, use, lanes)
            assert len(held) == lanes
            assert {len(lane) for lane in held} == {height * width // lanes}
            every = set(itertools.product(range(height), range(width)))
            assert {place for lane in held for place in lane} == every


def test_fragments_are_of_listed_matrices(device: Device) -> None:
    """Where the device lists none of the shapes that PTX has, no type is named."""
    listed = listed_shapes(device)
    possible = {name for name, needed in NEEDED.items() if set(needed) <= listed}
    assert set(device.matrix_fragments) <= possible


@pytest.mark.parametrize("use", range(3))
@pytest.mark.parametrize("bits, rows, columns", ((16, 16, 16), (8, 16, 32), (32, 16, 8)))
def test_lanes_of_ptx_hold_each_element_once(bits: int, rows: int, columns: int, use: int) -> None:
    if use == 1:
        rows, columns = columns, rows
    places = [place for lane in fragment(bits, rows, columns, use) for place in lane]
    assert sorted(places) == list(itertools.product(range(rows), range(columns)))
