"""Images, samplers and bound buffers as arguments: what launches take, keep and refuse."""

from __future__ import annotations

import gc

import numpy as np
import pytest

from spvbackend.vulkan import Device, LaunchError, Program, Sampler, array, image
from spvbackend.vulkan.descriptors import MOST

PICK = """
define spir_kernel void @pick(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in,
                              target("spirv.Sampler") %by, <2 x float> %at,
                              ptr addrspace(1) %out) {
  %texel = call <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(
      target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in, target("spirv.Sampler") %by,
      <2 x float> %at)
  store <4 x float> %texel, ptr addrspace(1) %out
  ret void
}
define spir_kernel void @middle(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %in,
                                ptr addrspace(1) %out) {
  %by = call target("spirv.Sampler") @__translate_sampler_initializer(i32 18)
  %texel = call <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_f(
      target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %in, target("spirv.Sampler") %by,
      <4 x float> <float 2.0, float 1.0, float 1.0, float 0.0>)
  store <4 x float> %texel, ptr addrspace(1) %out
  ret void
}
define spir_kernel void @put(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %out) {
  call void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(
      target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %out, <2 x i32> <i32 1, i32 0>,
      <4 x float> <float 1.0, float 2.0, float 3.0, float 4.0>)
  ret void
}
define spir_kernel void @first(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %in,
                               ptr addrspace(1) %out) {
  %texel = call <4 x float> @_Z11read_imagef21ocl_image1d_buffer_roi(
      target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %in, i32 1)
  store <4 x float> %texel, ptr addrspace(1) %out
  ret void
}
declare target("spirv.Sampler") @__translate_sampler_initializer(i32)
declare <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(
    target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float>)
declare <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_f(
    target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <4 x float>)
declare <4 x float> @_Z11read_imagef21ocl_image1d_buffer_roi(
    target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0), i32)
declare void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(
    target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, <4 x float>)
"""
COPY = """
define spir_kernel void @copy(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %i = call i64 @_Z13get_global_idj(i32 0)
  %from = getelementptr i32, ptr addrspace(1) %in, i64 %i
  %to = getelementptr i32, ptr addrspace(1) %out, i64 %i
  %value = load i32, ptr addrspace(1) %from
  store i32 %value, ptr addrspace(1) %to
  ret void
}
declare i64 @_Z13get_global_idj(i32)
"""
TEXELS = np.arange(24, dtype="f4").reshape(2, 3, 4)
NEAREST = Sampler(normalized=False, filter="NEAREST")


@pytest.fixture(scope="module")
def program(device: Device) -> Program:
    return Program(device, PICK, triple="spirv64-unknown-vulkan1.3")


def picked(program: Program, *arguments: object) -> list[float]:
    """Return the texel that a kernel picks."""
    out = np.zeros(4, "f4")
    program.run("pick", [*arguments, out], (1,))  # type: ignore[list-item]
    return list(out)


def test_a_module_describes_its_own_descriptors(program: Program) -> None:
    again = Program.from_shader(program.device, program.spirv)
    out = np.zeros(4, "f4")
    volume = image(np.arange(96, dtype="f4").reshape(2, 3, 4, 4))
    again.run("middle", [volume, out], (1,))
    assert list(out) == [72, 73, 74, 75]
    assert picked(again, image(TEXELS), NEAREST, np.array([2.5, 1.5], "f4")) == [20, 21, 22, 23]


def test_more_images_than_a_kernel_has_sets_for(program: Program) -> None:
    at = np.array([0.5, 0.5], "f4")
    for number in range(2 * MOST):
        texels = np.full((1, 1, 4), number, "f4")
        assert picked(program, image(texels), NEAREST, at) == [number] * 4
        gc.collect()


def test_an_image_outlives_its_last_reference_until_it_has_been_read(program: Program) -> None:
    out = array(np.zeros(4, "f4"))
    picture = image(TEXELS)
    program.launch("pick", [picture, NEAREST, np.array([1.5, 0.5], "f4"), out], (1,))
    del picture
    gc.collect()
    others = [image(np.zeros((64, 64, 4), "f4")) for _ in range(4)]
    assert list(out.numpy()) == [4, 5, 6, 7]
    assert len(others) == 4


def test_texels_are_written_and_copied(program: Program) -> None:
    picture = image(np.zeros((2, 3, 4), "f4"))
    program.run("put", [picture], (1,))
    assert picture.numpy()[0].tolist() == [[0] * 4, [1, 2, 3, 4], [0] * 4]
    assert (picture.copy_from_host(TEXELS).numpy() == TEXELS).all()
    with pytest.raises(ValueError, match=r"shape \(3, 4\) is not one of"):
        picture.copy_from_host(TEXELS[0])


def test_a_buffer_of_texels_shares_an_array(program: Program, device: Device) -> None:
    content = array(np.arange(12, dtype="f4").reshape(3, 4))
    texels = image(content, "buffer", device=device)
    out = np.zeros(4, "f4")
    program.run("first", [texels, out], (1,))
    assert list(out) == [4, 5, 6, 7]
    with pytest.raises(ValueError, match="begins at a multiple of 256 bytes"):
        image(content[1:], "buffer", device=device)
    content.fill(9)
    assert (texels.numpy() == 9).all()


@pytest.mark.parametrize(
    ("place", "wrong", "reason"),
    [
        (0, np.zeros((2, 2, 4), "f4"), "'in' is an image: pass one of spvbackend.vulkan.image"),
        (1, 3, "'by' is a sampler: pass spvbackend.vulkan.Sampler"),
    ],
)
def test_other_arguments_are_refused(
    program: Program, place: int, wrong: object, reason: str
) -> None:
    given: list[object] = [image(TEXELS), NEAREST, np.zeros(2, "f4")]
    given[place] = wrong
    with pytest.raises(LaunchError, match=reason):
        picked(program, *given)


def test_images_of_another_kind_are_refused(program: Program, device: Device) -> None:
    row = image(array(np.zeros((3, 4), "f4")), "buffer", device=device)
    volume = image(np.zeros((2, 2, 2, 4), "f4"))
    for wrong, kind in ((row, "buffer"), (volume, "3d")):
        with pytest.raises(LaunchError, match=f"'in' is a 2d image, not one of '{kind}'"):
            picked(program, wrong, NEAREST, np.zeros(2, "f4"))
    again = Program.from_shader(device, program.spirv)
    with pytest.raises(LaunchError, match="'in' is a sampled image, not one of 'buffer'"):
        picked(again, row, NEAREST, np.zeros(2, "f4"))
    luminance = image(np.zeros((2, 2, 1), "f4"), order="LUMINANCE")
    with pytest.raises(LaunchError, match="does not write images of LUMINANCE and FLOAT"):
        program.run("put", [luminance], (1,))


@pytest.mark.parametrize(
    ("shape", "dtype", "form", "reason"),
    [
        ((4,), "f4", {}, r"shape \(4,\) is not an image of kind ''"),
        ((2, 2, 4), "f4", {"kind": "3d"}, "is not an image of kind '3d'"),
        ((2, 2, 3), "f4", {}, "3 channels have no order ''"),
        ((2, 2, 4), "f4", {"order": "RG"}, "4 channels have no order 'RG'"),
        ((2, 2, 4), "f8", {}, "float64 is not a type of channels ''"),
        ((2, 2, 4), "u1", {"channels": "FLOAT"}, "uint8 is not a type of channels 'FLOAT'"),
        ((2, 2, 4), "f4", {"order": "BGRA"}, "there are no images of BGRA and FLOAT"),
        ((4, 1), "f4", {"kind": "buffer", "order": "A"}, "a buffer of texels has no order 'A'"),
        ((2, 0, 4), "f4", {}, r"an image of shape \(2, 0, 4\) has no texels"),
        ((1, 1 << 20, 1), "u1", {}, r"an image of \(1, 1048576, 1\) is too large for "),
        ((2, 2, 4), "f4", {"order": "sRGBA"}, "there are no images of sRGBA and FLOAT"),
    ],
)
def test_images_that_do_not_exist(
    device: Device, shape: tuple[int, ...], dtype: str, form: dict[str, str], reason: str
) -> None:
    with pytest.raises(ValueError, match=reason):
        image(np.zeros(shape, dtype), device=device, **form)


def test_samplers_that_do_not_exist() -> None:
    with pytest.raises(ValueError, match=r"is not a sampler: addressing is one of NONE, "):
        Sampler(addressing="WRAP").bits  # noqa: B018 - the property raises
    assert Sampler(addressing="REPEAT", filter="LINEAR").bits == 0x27


def test_a_launch_names_the_sampler_that_does_not_exist(program: Program) -> None:
    for _ in range(2 * MOST):
        with pytest.raises(LaunchError, match=r"argument 'by': .* is not a sampler"):
            picked(program, image(TEXELS), Sampler(addressing="WRAP"), np.zeros(2, "f4"))
    at = np.array([0.5, 0.5], "f4")
    assert picked(program, image(TEXELS), NEAREST, at) == [0, 1, 2, 3]


def test_bound_buffers(device: Device) -> None:
    program = Program(device, COPY, vulkan_buffers="descriptors")
    again = Program.from_shader(device, program.spirv, api_version="1.3")
    data = array(np.arange(128, dtype="i4"))
    for one in (program, again):
        out = np.zeros(64, "i4")
        one.run("copy", [data[64:], out], (64,), (64,))
        assert (out == np.arange(64, 128)).all()
    for wrong, reason in (
        (None, "'in' is a buffer, which the launch binds: pass an array"),
        (data[1:], "begins 4 bytes behind the start of its memory"),
        (np.zeros(64, "i4"), r"'in' is an array of the host: run\(\) copies it"),
    ):
        with pytest.raises(LaunchError, match=reason):
            program.launch("copy", [wrong, array(np.zeros(64, "i4"))], (64,), (64,))
