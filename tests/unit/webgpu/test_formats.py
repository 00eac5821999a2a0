"""Formats of images in modules."""

from __future__ import annotations

import pytest

import spvbackend
from spvbackend.devices.images import CHANNELS, ORDERS
from spvbackend.spirv import enums as spv
from spvbackend.webgpu.formats import format_of, with_formats
from spvbackend.webgpu.images import _format
from spvbackend.webgpu.resources import resources_of

IMAGE = 'target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1)'
WRITE = "_Z12write_imagef14ocl_image2d_woDv2_iDv4_f"
TEXT = f"""
define spir_kernel void @write({IMAGE} %a, {IMAGE} %b) {{
  call spir_func void @{WRITE}({IMAGE} %a, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
  call spir_func void @{WRITE}({IMAGE} %b, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
  ret void
}}
declare spir_func void @{WRITE}({IMAGE}, <2 x i32>, <4 x float>)
"""


@pytest.fixture(scope="module")
def module() -> bytes:
    """Return a module of two images, which have one type."""
    return spvbackend.translate(TEXT, triple="spirv64-unknown-webgpu")


def types_of(module: bytes) -> list[str]:
    """Return the formats that types declare."""
    lines = spvbackend.disassemble(module).splitlines()
    return [line.split()[-1] for line in lines if "OpTypeImage" in line]


def test_images_have_formats_of_their_own(module: bytes) -> None:
    assert types_of(module) == ["Rgba32f"]
    assert resources_of(module).write_only == {(0, 0), (0, 1)}
    given = with_formats(module, {(0, 0): spv.ImageFormatRgba8, (0, 1): spv.ImageFormatR32f})
    assert sorted(types_of(given)) == ["R32f", "Rgba32f", "Rgba8"]
    spvbackend.validate(given, "vulkan1.1")


def test_types_are_unique(module: bytes) -> None:
    """Two images of one format, and one of the format that is declared already (2.8)."""
    same = with_formats(module, dict.fromkeys([(0, 0), (0, 1)], spv.ImageFormatRgba16f))
    assert sorted(types_of(same)) == ["Rgba16f", "Rgba32f"]
    spvbackend.validate(same, "vulkan1.1")
    declared = with_formats(module, {(0, 1): spv.ImageFormatRgba32f})
    assert declared == module
    assert with_formats(module, {}) == module


@pytest.mark.parametrize(
    ("order", "channels", "name"),
    [
        ("RGBA", "UNORM_INT8", "Rgba8"),
        ("RGBA", "SNORM_INT8", "Rgba8Snorm"),
        ("RG", "HALF_FLOAT", "Rg16f"),
        ("R", "UNSIGNED_INT32", "R32ui"),
        ("DEPTH", "FLOAT", "R32f"),
        ("RGBA", "SIGNED_INT16", "Rgba16i"),
    ],
)
def test_names_of_formats(order: str, channels: str, name: str) -> None:
    assert spv.ENUMERANT_NAMES["ImageFormat"][format_of(order, channels)] == name


def test_only_orders_of_webgpu_have_formats() -> None:
    assert format_of("BGRA", "UNORM_INT8") == spv.ImageFormatUnknown
    for channels in CHANNELS:
        for order in ORDERS:
            if order in ("DEPTH", "R", "RG", "RGBA"):
                assert format_of(order, channels)
                assert _format(order, channels)
