"""Launches that do not fit a WebGPU device name the limit that they exceed."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

import spvbackend
from spvbackend.devices.errors import BuildError, LaunchError
from spvbackend.shader.interface import EntryPoint
from spvbackend.webgpu.device import Limits, limits_of
from spvbackend.webgpu.fit import (
    check_exchanges,
    check_group,
    check_lanes,
    check_local_memory,
    check_subgroups,
)
from spvbackend.webgpu.resources import numbers_lanes

# The least limits that each WebGPU device has (WebGPU, Limits).
LEAST = Limits(
    max_buffer_size=1 << 28,
    max_compute_invocations_per_workgroup=256,
    max_compute_workgroup_size_x=256,
    max_compute_workgroup_size_y=256,
    max_compute_workgroup_size_z=64,
    max_compute_workgroup_storage_size=16384,
    max_compute_workgroups_per_dimension=65535,
    max_sampled_textures_per_shader_stage=16,
    max_samplers_per_shader_stage=16,
    max_storage_buffer_binding_size=1 << 27,
    max_storage_buffers_per_shader_stage=8,
    max_storage_textures_per_shader_stage=4,
    max_uniform_buffer_binding_size=65536,
    min_storage_buffer_offset_alignment=256,
    min_uniform_buffer_offset_alignment=256,
)
PLAIN = """
define spir_kernel void @k(ptr addrspace(1) %x) {
  store i32 1, ptr addrspace(1) %x
  ret void
}
"""
EXCHANGE = PLAIN.replace(
    "store i32 1, ptr addrspace(1) %x",
    "%old = cmpxchg ptr addrspace(1) %x, i32 0, i32 1 monotonic monotonic",
)
DEVICE: Any = SimpleNamespace(name="Old GPU", limits=LEAST, subgroup_size=32)


@pytest.mark.parametrize(
    ("group", "groups", "limit"),
    [
        ((512, 1, 1), (1, 1, 1), "maxComputeWorkgroupSizeX is 256"),
        ((1, 512, 1), (1, 1, 1), "maxComputeWorkgroupSizeY is 256"),
        ((1, 1, 128), (1, 1, 1), "maxComputeWorkgroupSizeZ is 64"),
        ((32, 16, 1), (1, 1, 1), "maxComputeInvocationsPerWorkgroup is 256"),
        ((1, 1, 1), (1, 65536, 1), "maxComputeWorkgroupsPerDimension is 65535"),
    ],
)
def test_groups(group: tuple[int, ...], groups: tuple[int, ...], limit: str) -> None:
    with pytest.raises(LaunchError, match=f"is too large for Old GPU: {limit}"):
        check_group(DEVICE, group, groups)


def test_what_fits() -> None:
    check_group(DEVICE, (256, 1, 1), (65535, 65535, 65535))
    check_local_memory(DEVICE, 16384)
    check_subgroups(DEVICE, EntryPoint("k", (), 0, False, ()))
    check_subgroups(DEVICE, EntryPoint("k", (), 0, False, (), 32))


def test_local_memory() -> None:
    with pytest.raises(LaunchError, match=r"16388 bytes .*: maxComputeWorkgroupStorageSize is"):
        check_local_memory(DEVICE, 16388)


def test_sizes_of_subgroups() -> None:
    with pytest.raises(BuildError, match=r"k requires sub-groups of 16.*Old GPU has 32"):
        check_subgroups(DEVICE, EntryPoint("k", (), 0, False, (), 16))


def test_limits_have_wgpus_names() -> None:
    given = {name.replace("_", "-"): value for name, value in LEAST._asdict().items()}
    assert limits_of({**given, "max-bind-groups": 4}) == LEAST


def test_compare_exchanges_that_end_naga() -> None:
    spirv = spvbackend.translate(EXCHANGE, triple="spirv64-unknown-webgpu")
    check_exchanges(spirv, 30)
    check_exchanges(spvbackend.translate(PLAIN, triple="spirv64-unknown-webgpu"), 29)
    with pytest.raises(
        BuildError,
        match="has a compare-exchange, and wgpu-native 29 ends the process at its result",
    ):
        check_exchanges(spirv, 29)


LANE = PLAIN.replace(
    "store i32 1", "%lane = call i32 @_Z22get_sub_group_local_idv()\n  store i32 %lane"
)


def test_lanes_have_numbers_in_groups_of_one_dimension() -> None:
    translator = spvbackend.Translator(triple="spirv64-unknown-webgpu", webgpu_sizes="open")
    declared = LANE + "declare i32 @_Z22get_sub_group_local_idv()\n"
    assert numbers_lanes(translator.translate_shader(declared).spirv)
    assert not numbers_lanes(translator.translate_shader(PLAIN).spirv)
    check_lanes((64, 1, 1))
    with pytest.raises(LaunchError, match="lacks numbers of lanes and sub-groups in groups of"):
        check_lanes((16, 4, 1))
