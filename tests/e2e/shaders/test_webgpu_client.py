"""Programs and arrays of `spvbackend.webgpu` on a device."""

from __future__ import annotations

import numpy as np
import pytest

import spvbackend
from spvbackend.webgpu import (
    BuildError,
    Device,
    LaunchError,
    Local,
    NoDeviceError,
    Program,
    Sampler,
    array,
    asarray,
    default_device,
    empty,
    image,
    zeros,
)

ADD = """
define spir_kernel void @add(ptr addrspace(1) %y, ptr addrspace(1) %x, i32 %more) {
  %i = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr i32, ptr addrspace(1) %x, i64 %i
  %py = getelementptr i32, ptr addrspace(1) %y, i64 %i
  %a = load i32, ptr addrspace(1) %px
  %b = load i32, ptr addrspace(1) %py
  %sum = add i32 %a, %b
  %all = add i32 %sum, %more
  store i32 %all, ptr addrspace(1) %py
  ret void
}
declare i64 @_Z13get_global_idj(i32)
"""
REVERSE = """
define spir_kernel void @reverse(ptr addrspace(1) %data, ptr addrspace(3) %group) {
  %i = call i64 @_Z13get_global_idj(i32 0)
  %own = call i64 @_Z12get_local_idj(i32 0)
  %size = call i64 @_Z14get_local_sizej(i32 0)
  %at = getelementptr i32, ptr addrspace(1) %data, i64 %i
  %value = load i32, ptr addrspace(1) %at
  %here = getelementptr i32, ptr addrspace(3) %group, i64 %own
  store i32 %value, ptr addrspace(3) %here
  call void @_Z7barrierj(i32 1)
  %last = sub i64 %size, 1
  %other = sub i64 %last, %own
  %there = getelementptr i32, ptr addrspace(3) %group, i64 %other
  %moved = load i32, ptr addrspace(3) %there
  store i32 %moved, ptr addrspace(1) %at
  ret void
}
declare i64 @_Z13get_global_idj(i32)
declare i64 @_Z12get_local_idj(i32)
declare i64 @_Z14get_local_sizej(i32)
declare void @_Z7barrierj(i32) convergent
"""
COPY = """
define spir_kernel void @copy(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in,
                              target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %out,
                              target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %one) {
  %x = call i64 @_Z13get_global_idj(i32 0)
  %y = call i64 @_Z13get_global_idj(i32 1)
  %xs = trunc i64 %x to i32
  %ys = trunc i64 %y to i32
  %left = insertelement <2 x i32> poison, i32 %xs, i32 0
  %at = insertelement <2 x i32> %left, i32 %ys, i32 1
  %v = call <4 x float> @_Z11read_imagef14ocl_image2d_roDv2_i(
    target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in, <2 x i32> %at)
  call void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(
    target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %out, <2 x i32> %at, <4 x float> %v)
  call void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(
    target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %one, <2 x i32> %at, <4 x float> %v)
  ret void
}
declare i64 @_Z13get_global_idj(i32)
declare <4 x float> @_Z11read_imagef14ocl_image2d_roDv2_i(
  target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>)
declare void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(
  target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, <4 x float>)
"""
PICK = """
define spir_kernel void @pick(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in,
                              target("spirv.Sampler") %by, ptr addrspace(1) %to, float %x) {
  %at = insertelement <2 x float> zeroinitializer, float %x, i32 0
  %v = call <4 x i32> @_Z12read_imageui14ocl_image2d_ro11ocl_samplerDv2_f(
    target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in, target("spirv.Sampler") %by,
    <2 x float> %at)
  store <4 x i32> %v, ptr addrspace(1) %to
  ret void
}
declare <4 x i32> @_Z12read_imageui14ocl_image2d_ro11ocl_samplerDv2_f(
  target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float>)
"""
IDS = """
define spir_kernel void @ids(ptr addrspace(1) %to) {
  %i = call i64 @_Z13get_global_idj(i32 0)
  %id = trunc i64 %i to i32
  %at = getelementptr i32, ptr addrspace(1) %to, i64 %i
  store i32 %id, ptr addrspace(1) %at
  ret void
}
declare i64 @_Z13get_global_idj(i32)
"""

SHRINK = """
define spir_kernel void @shrink(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in,
                                target("spirv.Sampler") %by, ptr addrspace(1) %out) {
  %x = call i64 @_Z13get_global_idj(i32 0)
  %word = trunc i64 %x to i32
  %number = uitofp i32 %word to float
  %left = fmul float %number, 2.500000e-01
  %middle = fadd float %left, 1.250000e-01
  %at.x = insertelement <2 x float> poison, float %middle, i32 0
  %at = insertelement <2 x float> %at.x, float 5.000000e-01, i32 1
  %texel = call <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(
      target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in, target("spirv.Sampler") %by,
      <2 x float> %at)
  %to = getelementptr <4 x float>, ptr addrspace(1) %out, i64 %x
  store <4 x float> %texel, ptr addrspace(1) %to
  ret void
}
declare i64 @_Z13get_global_idj(i32)
declare <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(
    target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float>)
"""


@pytest.fixture(scope="session")
def gpu() -> Device:
    """Return the default device; without one the tests are skipped."""
    try:
        return default_device()
    except NoDeviceError as error:
        pytest.skip(f"not run: {error}")


@pytest.fixture(scope="session")
def add(gpu: Device) -> Program:
    """Return a program whose kernel adds an array and a number to another array."""
    return Program(gpu, ADD)


def ints(count: int) -> np.ndarray[tuple[int], np.dtype[np.int32]]:
    return np.arange(count, dtype=np.int32)


def test_arrays_of_the_host(add: Program) -> None:
    y = ints(256)
    add.run("add", {"y": y, "more": 7, "x": ints(256)}, (256,), (64,))
    assert (y == 2 * ints(256) + 7).all()


def test_launches_do_not_wait(gpu: Device, add: Program) -> None:
    y, x = array(ints(256), device=gpu), array(ints(256), device=gpu)
    for more in range(8):
        add.launch("add", [y, x, more], (256,), (64,))
    assert (y.numpy() == 9 * ints(256) + 28).all()
    with gpu.stream.together():
        for more in range(8):
            add.launch("add", [y, x, more], (256,), (64,))
        assert (y.numpy() == 17 * ints(256) + 56).all()
        add.launch("add", [y, x, 0], (256,), (64,), launches=3)
    gpu.synchronize()
    assert (y.numpy() == 20 * ints(256) + 56).all()


def test_one_buffer_for_two_arguments(gpu: Device, add: Program) -> None:
    """A buffer that is written and read in one launch is one that all bindings may write."""
    both = array(ints(256), device=gpu)
    add.launch("add", [both, both, 1], (256,), (64,))
    assert (both.numpy() == 2 * ints(256) + 1).all()
    add.launch("add", [both[:128], both[128:], 0], (128,), (64,))
    assert (both.numpy()[:128] == 2 * ints(128) + 1 + 2 * (ints(128) + 128) + 1).all()


def test_arrays(gpu: Device) -> None:
    """Copies of parts that are not whole words change only these parts."""
    bytes_ = array(np.arange(11, dtype=np.uint8), device=gpu)
    bytes_[3:6].copy_from_host(np.array([70, 71, 72], np.uint8))
    bytes_[9:].copy_from_host(np.array([73, 74], np.uint8))
    wanted = [0, 1, 2, 70, 71, 72, 6, 7, 8, 73, 74]
    assert bytes_.numpy().tolist() == wanted
    assert bytes_[5:].copy().numpy().tolist() == wanted[5:]
    assert bytes_[4:].copy().numpy().tolist() == wanted[4:]
    assert bytes_[::-2].numpy().tolist() == wanted[::-2]
    assert zeros((2, 3), np.float32, gpu).fill(1.5).numpy().tolist() == [[1.5] * 3] * 2
    assert array([1, 2], np.int32, gpu).fill(0).numpy().tolist() == [0, 0]
    assert empty(0, device=gpu).numpy().size == 0
    assert asarray(bytes_) is bytes_


def test_released_arrays_are_not_held(gpu: Device, add: Program) -> None:
    """The next array gives up the bindings of all programs to arrays that are released."""
    other = Program(gpu, IDS)
    x = array(ints(64), device=gpu)
    add.launch("add", [x, x, 0], (64,), (64,))
    other.launch("ids", [x], (64,), (64,))
    groups = [program._kernels[name].bindings._groups for program, name in
              ((add, "add"), (other, "ids"))]  # fmt: skip
    number = x.store.number
    held = [[key for key in one if (number, 0) in key] for one in groups]
    assert [len(keys) for keys in held] == [1, 1]
    del x
    y = empty(4, device=gpu)
    assert [key for one in groups for key in one if (number, 0) in key] == []
    assert y.numpy().tolist() == [0, 0, 0, 0]


def test_local_memory(gpu: Device) -> None:
    program = Program(gpu, REVERSE)
    data = ints(192)
    program.run("reverse", [data, Local(4 * 64)], (192,), (64,))
    assert (data.reshape(3, 64) == ints(192).reshape(3, 64)[:, ::-1]).all()
    program.run("reverse", [data, Local(4 * 64)], (192,), (32,))
    with pytest.raises(LaunchError, match="maxComputeWorkgroupStorageSize"):
        program.run("reverse", [data, Local(1 << 24)], (192,), (64,))


def test_regions(gpu: Device) -> None:
    data = np.full(50, -1, np.int32)
    Program(gpu, IDS, vulkan_regions=True).run("ids", [data], (41,), (16,), offset=(5,))
    assert data.tolist() == [-1] * 5 + list(range(5, 46)) + [-1] * 4
    with pytest.raises(LaunchError, match="vulkan_regions=True"):
        Program(gpu, IDS).run("ids", [data], (41,), (16,))
    # More groups than a dispatch has.
    many = gpu.limits.max_compute_workgroups_per_dimension + 2
    data = np.full(many, -1, np.int32)
    Program(gpu, IDS, vulkan_regions=True).run("ids", [data], (many,), (1,))
    assert (data == np.arange(many)).all()
    with pytest.raises(LaunchError, match=r"PerDimension is \d+; with vulkan_regions=True"):
        Program(gpu, IDS).run("ids", [data], (many,), (1,))


def test_arguments_that_do_not_fit(gpu: Device, add: Program) -> None:
    y = array(ints(256), device=gpu)
    step = gpu.limits.min_storage_buffer_offset_alignment
    for arguments, message in (
        ([y, ints(256), 1], "argument 'x' is an array of the host"),
        ([y, None, 1], "argument 'x' is a buffer, which the launch binds"),
        ([y, y[1:], 1], f"begins 4 bytes .* a multiple of {step}"),
        ([y, y], "add takes 3 arguments, not 2"),
        ([y, y, b"12345"], "argument 'more' has 4 bytes, not 5"),
    ):
        with pytest.raises(LaunchError, match=message):
            add.launch("add", arguments, (256,), (64,))
    with pytest.raises(LaunchError, match="maxCompute"):
        add.launch("add", [y, y, 1], (1 << 20,), (1 << 20,))
    with pytest.raises(LaunchError, match="there is no kernel 'sub'; available: add"):
        add.launch("sub", [], (1,))
    with pytest.raises(MemoryError, match="maxBufferSize"):
        empty(1 << 40, np.uint8, gpu)


def test_images(gpu: Device) -> None:
    """A kernel samples an image of two rows of eight texels at four places between texels."""
    texels = np.arange(2 * 8 * 4, dtype=np.float32).reshape(2, 8, 4)
    source = image(texels, device=gpu)
    assert (source.numpy() == texels).all()
    program, to = Program(gpu, SHRINK), zeros((4, 4), device=gpu)
    program.launch("shrink", [source, Sampler(filter="LINEAR"), to], (4,), (4,))
    assert np.allclose(to.numpy(), texels.reshape(2, 4, 2, 4).mean((0, 2)))
    source.copy_from_host(-texels)
    program.launch("shrink", [source, Sampler(), to], (4,), (4,))
    assert (to.numpy() == -texels[1, 1::2]).all()
    small = image(np.zeros((2, 8, 4), np.uint8), device=gpu)
    assert (small.order, small.channels) == ("RGBA", "UNORM_INT8")
    for arguments, message in (
        ([texels, Sampler(), to], "argument 'in' is an image: pass one of spvbackend.webgpu.image"),
        ([source, None, to], "argument 'by' is a sampler"),
        ([source, Sampler(addressing="?"), to], "addressing is one of"),
        ([image(texels[0], "1d", device=gpu), Sampler(), to], "is a 2d image, not one of '1d'"),
    ):
        with pytest.raises(LaunchError, match=message):
            program.launch("shrink", arguments, (4,), (4,))
    with pytest.raises(ValueError, match="WebGPU has no images of kind 'buffer'"):
        image(texels[0], "buffer", device=gpu)
    with pytest.raises(ValueError, match="WebGPU has no images of RA and FLOAT"):
        image(texels[:, :, :2], order="RA", device=gpu)


def test_images_that_kernels_write(gpu: Device) -> None:
    """A module gets the formats of a launch's images."""
    program = Program(gpu, COPY)
    texels = np.linspace(0, 1, 4 * 4 * 4, dtype=np.float32).reshape(4, 4, 4)
    source = image(texels, device=gpu)
    for form in (np.float32, np.uint8, np.float16):
        to = image(np.zeros((4, 4, 4), form), device=gpu)
        one = image(np.zeros((4, 4, 1), np.float32), device=gpu)
        program.run("copy", [source, to, one], (4, 4))
        wanted = np.rint(255 * texels) if form is np.uint8 else texels
        assert np.allclose(to.numpy(), wanted, atol=1e-3)
        assert (one.numpy()[:, :, 0] == texels[:, :, 0]).all()
    with pytest.raises(LaunchError, match="copy writes an image that another argument reads"):
        program.launch("copy", [source, source, one], (4, 4))
    bgra = image(np.zeros((4, 4, 4), np.uint8), order="BGRA", device=gpu)
    with pytest.raises(LaunchError, match="has no images of BGRA and UNORM_INT8 that kernels wri"):
        program.launch("copy", [source, bgra, one], (4, 4))


def test_a_sampler_that_no_instruction_uses(gpu: Device) -> None:
    """The kernel fetches integers where its argument points, in the border too."""
    program, to = Program(gpu, PICK), zeros(4, np.uint32, gpu)
    numbers = image(ints(8).astype(np.uint32).reshape(1, 4, 2), device=gpu)
    for addressing, at, wanted in (
        ("CLAMP_TO_EDGE", 1.5, [6, 7, 0, 1]),
        ("CLAMP", 1.5, [0, 0, 0, 1]),
        ("CLAMP", 0.3, [2, 3, 0, 1]),
        ("REPEAT", 1.3, [2, 3, 0, 1]),
        ("MIRRORED_REPEAT", 1.2, [6, 7, 0, 1]),
    ):
        program.run("pick", [numbers, Sampler(addressing=addressing), to, at], (1,))
        assert to.numpy().tolist() == wanted, addressing
    with pytest.raises(LaunchError, match="argument 'by' is a sampler"):
        program.launch("pick", [numbers, None, to, 0.0], (1,))
    with pytest.raises(LaunchError, match=r"argument 'by': .* addressing is one of"):
        program.launch("pick", [numbers, Sampler(addressing="?"), to, 0.0], (1,))


def test_what_wgpu_refuses(gpu: Device) -> None:
    """Numbers of an image that are not what the kernel reads, and bindings that do not exist."""
    program = Program(gpu, SHRINK)
    numbers = image(np.zeros((2, 8, 4), np.uint32), device=gpu)
    with pytest.raises(BuildError, match="refuses shrink"):
        program.launch("shrink", [numbers, Sampler(), zeros((4, 4), device=gpu)], (4,), (4,))


def test_a_module_describes_itself(gpu: Device) -> None:
    spirv = spvbackend.translate(ADD, triple=gpu.triple, extensions=["SPV_KHR_non_semantic_info"])
    y = array(ints(64), device=gpu)
    Program.from_shader(gpu, spirv).run("add", [y, y, 1], (64,), (64,))
    np.testing.assert_array_equal(y.numpy(), 2 * ints(64) + 1)
    with pytest.raises(BuildError, match="the module does not describe its kernel 'add'"):
        Program.from_shader(gpu, spvbackend.translate(ADD, triple=gpu.triple))


def test_what_naga_refuses(gpu: Device, add: Program) -> None:
    entry = add.entry_points["add"]
    broken = Program.from_shader(gpu, add.spirv[:-8], [entry])
    y = array(ints(64), device=gpu)
    with pytest.raises(BuildError, match="refuses add: "):
        broken.launch("add", [y, y, 1], (64,), (64,))
