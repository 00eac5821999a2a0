"""`spvbackend.vulkan` on a device: modules that describe themselves, and misfits."""

from __future__ import annotations

import gc
import re
import subprocess
import sys
from collections.abc import Callable

import numpy as np
import pytest

import spvbackend
from spvbackend.translator import Translator
from spvbackend.vulkan import (
    BuildError,
    Device,
    LaunchError,
    Local,
    NoDeviceError,
    Program,
    default_device,
    devices,
    zeros,
)
from tests.e2e.harness.worker import environment
from tests.folders import ROOT

SCALE = """
define spir_kernel void @scale(ptr addrspace(1) %data, float %factor, i32 %from) {
  %i = call i64 @_Z13get_global_idj(i32 0)
  %at = getelementptr float, ptr addrspace(1) %data, i64 %i
  %value = load float, ptr addrspace(1) %at
  %product = fmul float %value, %factor
  store float %product, ptr addrspace(1) %at
  ret void
}
define spir_kernel void @turn(ptr addrspace(1) %data, ptr addrspace(3) %part) {
  %i = call i64 @_Z12get_local_idj(i32 0)
  %n = call i64 @_Z14get_local_sizej(i32 0)
  %in = getelementptr float, ptr addrspace(1) %data, i64 %i
  %value = load float, ptr addrspace(1) %in
  %to = getelementptr float, ptr addrspace(3) %part, i64 %i
  store float %value, ptr addrspace(3) %to
  call void @_Z7barrierj(i32 1)
  %last = sub i64 %n, 1
  %j = sub i64 %last, %i
  %from = getelementptr float, ptr addrspace(3) %part, i64 %j
  %other = load float, ptr addrspace(3) %from
  store float %other, ptr addrspace(1) %in
  ret void
}
declare i64 @_Z13get_global_idj(i32)
declare i64 @_Z12get_local_idj(i32)
declare i64 @_Z14get_local_sizej(i32)
declare void @_Z7barrierj(i32)
"""
COUNTER = """
@count = addrspace(1) global i32 40
define spir_kernel void @next(ptr addrspace(1) %out) {
  %old = load i32, ptr addrspace(1) @count
  %new = add i32 %old, 1
  store i32 %new, ptr addrspace(1) @count
  store i32 %new, ptr addrspace(1) %out
  ret void
}
"""
SUM = """
define spir_kernel void @sum(ptr addrspace(1) %out, double %x) {
  %old = atomicrmw fadd ptr addrspace(1) %out, double %x monotonic
  ret void
}
"""

LANES = """
define spir_kernel void @lanes(ptr addrspace(1) %out) !intel_reqd_sub_group_size !0 {{
  %i = call i64 @_Z13get_global_idj(i32 0)
  %lanes = call i32 @_Z18get_sub_group_sizev()
  %at = getelementptr i32, ptr addrspace(1) %out, i64 %i
  store i32 %lanes, ptr addrspace(1) %at
  ret void
}}
define spir_kernel void @plain(ptr addrspace(1) %out) !intel_reqd_sub_group_size !0 {{
  store i32 7, ptr addrspace(1) %out
  ret void
}}
declare i64 @_Z13get_global_idj(i32)
declare i32 @_Z18get_sub_group_sizev()
!0 = !{{i32 {size}}}
"""


@pytest.fixture(scope="module")
def program(device: Device) -> Program:
    return Program(device, SCALE)


def test_arguments_have_an_order_and_names(program: Program) -> None:
    data = np.arange(8, dtype=np.float32)
    program.run("scale", [data, 3.0, 0], (8,))
    program.run("scale", {"factor": np.float32(2), "from": 0, "data": data}, (8,), (4,))
    assert data.tolist() == [6 * i for i in range(8)]


def test_kernels_of_a_module_share_a_program(program: Program) -> None:
    data = np.arange(16, dtype=np.float32)
    program.run("turn", {"data": data, "part": Local(64)}, (16,), (16,))
    program.run("scale", [data, 1.0, 0], (16,))
    assert data.tolist() == list(range(15, -1, -1))


def test_a_module_says_itself_how_it_is_launched(device: Device) -> None:
    more = ", ".join(f"i64 %a{number}" for number in range(20))
    for text in (SCALE, SCALE.replace("i32 %from", more)):
        loaded = Program.from_shader(device, spvbackend.translate(text, triple=device.triple))
        entry = loaded.entry_points["scale"]
        assert entry.is_indirect == (more in text)
        data = np.ones(4, np.float32)
        loaded.run("scale", [data, 3.0, *[0] * (len(entry.parameters) - 2)], (4,))
        assert data.tolist() == [3] * 4


def test_a_module_brings_its_data(device: Device) -> None:
    loaded = Program.from_shader(device, spvbackend.translate(COUNTER, triple=device.triple))
    out = np.zeros(1, np.int32)
    for _ in range(2):
        loaded.run("next", [out], (1,))
    assert out[0] == 42


def test_an_older_module_says_nothing(device: Device) -> None:
    older = Translator(triple="spirv64-unknown-vulkan1.2").translate_shader(COUNTER)
    with pytest.raises(BuildError, match="does not describe its kernel 'next': translate for"):
        Program.from_shader(device, older.spirv)
    out = np.zeros(1, np.int32)
    Program.from_shader(device, older.spirv, older.entry_points, older.data).run("next", [out], [1])
    assert out[0] == 41


@pytest.mark.parametrize("buffers", ["addresses", "descriptors"])
def test_a_released_program_gives_up_its_pipelines(device: Device, buffers: str) -> None:
    """They are destroyed once the launches have ended, and not before."""
    destroyed: list[str] = []

    def noted(name: str) -> Callable[..., None]:
        original = getattr(vk, name)

        def destroy(*arguments: object) -> None:
            destroyed.append(name)
            original(*arguments)

        return destroy

    vk = pytest.importorskip("vulkan")
    out = zeros(64, np.float32, device)
    program = Program(device, SCALE, vulkan_buffers=buffers)
    names = ["vkDestroyPipeline", "vkDestroyPipelineLayout", "vkDestroyShaderModule"]
    if buffers == "descriptors":
        names += ["vkDestroyDescriptorPool", "vkDestroyDescriptorSetLayout"]
    # Programs of other tests.
    gc.collect()
    device.synchronize()
    device.stream.collect()
    with pytest.MonkeyPatch.context() as patch:
        for name in names:
            patch.setattr(vk, name, noted(name))
        with device.stream.together():
            program.launch("scale", [out, 2.0, 0], (64,), (64,))
            del program
            gc.collect()
            device.stream.collect()
            assert destroyed == []
        device.synchronize()
        device.stream.collect()
    assert sorted(destroyed) == sorted(names)


def test_a_module_for_opencl_is_refused(device: Device) -> None:
    with pytest.raises(BuildError, match="the module is for OpenCL: translate for a triple such"):
        Program.from_shader(device, spvbackend.translate(SCALE))


def test_what_a_device_lacks_is_named(device: Device) -> None:
    name = "shaderBufferFloat64AtomicAdd"
    if name in device.features.names:
        pytest.skip("the device has it")
    text = f"lacks what the module needs: the feature {name}"
    with pytest.raises(BuildError, match=text):
        Program(device, SUM, extensions=["SPV_EXT_shader_atomic_float_add"])
    out = np.zeros(1)
    Program(device, SUM).run("sum", [out, 2.5], (4,))
    assert out[0] == 10


def test_a_kernel_has_the_sub_groups_that_it_requires(device: Device) -> None:
    for size in device.subgroup_sizes:
        out = np.zeros(64, np.int32)
        Program(device, LANES.format(size=size)).run("lanes", [out], (64,), (64,))
        assert (out == size).all()


def test_sub_groups_that_a_device_has_not(device: Device) -> None:
    loaded = Program(device, LANES.format(size=3))
    sizes = ", ".join(map(str, device.subgroup_sizes))
    out = np.zeros(64, np.int32)
    with pytest.raises(
        BuildError, match=f"lanes requires sub-groups of 3, and .* those of {sizes}"
    ):
        loaded.run("lanes", [out], (64,), (64,))
    # The other kernel does not describe its requirements.
    loaded.run("plain", [out], (1,), (1,))
    assert out[0] == 7


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([1, 2], "scale takes 3 arguments, not 2"),
        ({"data": 0, "factor": 1}, "scale needs its argument 'from'"),
        ({"size": 0}, "scale has no argument 'size'; it has data, factor, from"),
        ([0, object(), 0], "cannot be an argument of a kernel"),
    ],
)
def test_arguments_that_do_not_fit(program: Program, arguments: object, message: str) -> None:
    with pytest.raises(LaunchError, match=message):
        program.run("scale", arguments, (1,))


def test_groups_that_are_too_large(program: Program, device: Device) -> None:
    data = np.zeros(1, np.float32)
    most = device.limits.items * 2
    with pytest.raises(LaunchError, match=r"a group of .* work-items is too large for"):
        program.run("scale", [data, 1.0, 0], (most,), (most,))
    with pytest.raises(LaunchError, match=r"groups are too many for"):
        program.run("scale", [data, 1.0, 0], (device.limits.groups[0] + 1,), (1,))


def test_devices_are_chosen_by_number_and_name(device: Device) -> None:
    assert default_device(0).name == devices()[0][2]
    assert default_device(device.name[:5].upper()).name == device.name
    for wrong in (99, "no such device"):
        with pytest.raises(
            NoDeviceError, match=f"no Vulkan device matches '{wrong}'; available: 0: "
        ):
            default_device(wrong)


def test_the_doctor_runs_a_kernel(device: Device) -> None:
    command = [sys.executable, "-m", "spvbackend.vulkan"]
    done = subprocess.run(
        command, capture_output=True, text=True, cwd=ROOT, env=environment(), check=False
    )
    assert done.returncode == 0, done.stdout
    lines = done.stdout.splitlines()
    assert lines[0].startswith("ok      vulkan ")
    assert re.match(
        r"ok      device 0: .+: Vulkan 1\.[234] or newer; .+sub-groups of \d+", lines[1]
    )
    assert re.match(r"ok      a kernel ran on .+: 1024 results right \(loaded in", lines[-1])
    wrong = subprocess.run(
        [*command, "none"], capture_output=True, text=True, cwd=ROOT, env=environment(), check=False
    )
    assert wrong.returncode == 1
    assert "missing no Vulkan device matches 'none'" in wrong.stdout
