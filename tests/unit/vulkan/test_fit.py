"""Modules that do not fit a device are refused with the reason."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from spvbackend.devices.errors import BuildError, LaunchError
from spvbackend.shader.interface import EntryPoint
from spvbackend.spirv import enums as spv
from spvbackend.target.vulkan_features import NEEDS, PLAIN
from spvbackend.vulkan.device import Limits, powers
from spvbackend.vulkan.fit import check_group, check_subgroups, unknown

LIMITS = Limits(1024, (1024, 1024, 64), (65535, 65535, 65535), 32768, 128, 4)


def device(*sizes: int) -> Any:
    return SimpleNamespace(name="it", subgroup_sizes=sizes, limits=LIMITS)


def kernel(size: int) -> EntryPoint:
    return EntryPoint("k", (), 0, False, (), size)


def test_sizes_of_sub_groups_are_powers_of_two() -> None:
    assert powers(8, 8) == (8,)
    assert powers(8, 64) == (8, 16, 32, 64)


@pytest.mark.parametrize("size", [0, 16, 32])
def test_a_size_that_a_device_has(size: int) -> None:
    check_subgroups(device(16, 32), kernel(size))


def test_a_size_that_a_device_has_not() -> None:
    with pytest.raises(BuildError, match="k requires sub-groups of 64, and it has those of 16, 32"):
        check_subgroups(device(16, 32), kernel(64))


def test_groups_of_more_sub_groups_than_a_device_has() -> None:
    check_group(device(16), (64, 1, 1), (1, 1, 1), 16)
    check_group(device(16), (128, 1, 1), (1, 1, 1))
    with pytest.raises(LaunchError, match=r"too large for it: it has at most 4 sub-groups of 16"):
        check_group(device(16), (65, 1, 1), (1, 1, 1), 16)


def test_capabilities_of_which_nothing_is_known() -> None:
    assert unknown(["Shader", "Int64", "SignedZeroInfNanPreserve", "RayTracingKHR"]) == [
        "RayTracingKHR"
    ]
    assert not PLAIN & NEEDS.keys()
    assert spv.CapabilityBFloat16TypeKHR in NEEDS
