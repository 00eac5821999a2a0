"""Numbers of objects."""

from __future__ import annotations

import pytest

import spvbackend
from spvbackend.shader.pointers.numbers import MOST_OBJECTS
from spvbackend.translator import Translator

VULKAN = "spirv64-unknown-vulkan1.3"


def kernel(objects: int, kept: int) -> str:
    """A kernel of many local objects, the address of some of which it stores."""
    lines = [f"@o{at} = internal addrspace(3) global i32 undef" for at in range(objects)]
    lines.append("define spir_kernel void @k(ptr addrspace(1) %p) {")
    for at in range(objects):
        lines.append(f"  store i32 1, ptr addrspace(3) @o{at}")
        if at < kept:
            lines.append(f"  store ptr addrspace(3) @o{at}, ptr addrspace(1) %p")
    return "\n".join([*lines, "  ret void", "}", ""])


def test_those_that_need_none_do_not_count() -> None:
    assert Translator(triple=VULKAN).translate_shader(kernel(MOST_OBJECTS + 3, 2)).spirv


def test_there_are_so_many() -> None:
    with pytest.raises(spvbackend.Unsupported, match="more than 4096 private or local objects"):
        Translator(triple=VULKAN).translate_shader(kernel(MOST_OBJECTS + 1, MOST_OBJECTS + 1))
