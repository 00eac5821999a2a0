"""Data that a module keeps between launches: bytes, and addresses that the host completes."""

from __future__ import annotations

from spvbackend.translator import Translator

MODULE = """
@numbers = addrspace(1) global [3 x i16] [i16 1, i16 -2, i16 3]
@second = addrspace(1) global ptr addrspace(1) getelementptr (i16, ptr addrspace(1) @numbers, i64 1)
%record = type { i8, ptr addrspace(1), float }
@record = addrspace(1) global %record { i8 7, ptr addrspace(1) @second, float 1.0 }

define spir_kernel void @uses(ptr addrspace(1) %p, float %x) {
  %v = load i8, ptr addrspace(1) @record
  store i8 %v, ptr addrspace(1) %p
  ret void
}

define spir_kernel void @does_not(ptr addrspace(1) %p) {
  store i8 1, ptr addrspace(1) %p
  ret void
}
"""


def test_addresses_are_those_of_the_buffer() -> None:
    shader = Translator(triple="spirv64-unknown-vulkan1.3").translate_shader(MODULE)
    base = 0x1234_5678_9000
    data = shader.data.at(base)
    numbers = data.index(b"\1\0\xfe\xff\3\0")
    second = shader.data.relocations[[data[at : at + 8] for at in shader.data.relocations].index(
        (base + numbers + 2).to_bytes(8, "little"))]  # fmt: skip
    (record,) = set(shader.data.relocations) - {second}
    assert data[record : record + 8] == (base + second).to_bytes(8, "little")
    assert data[record - 8] == 7
    assert data[record + 8 : record + 12] == b"\0\0\x80\x3f"
    assert shader.data.align == 16


def test_a_kernel_that_uses_it_gets_its_address() -> None:
    shader = Translator(triple="spirv64-unknown-vulkan1.3").translate_shader(MODULE)
    uses, does_not = shader.entry_points
    assert [(one.kind, one.offset, one.size) for one in uses.hidden] == [("module data", 16, 8)]
    assert [one.kind for one in uses.parameters] == ["address", "value"]
    assert uses.size == 24
    assert not does_not.hidden


def test_a_module_of_none_has_none() -> None:
    text = MODULE.replace("load i8, ptr addrspace(1) @record", "load i8, ptr addrspace(1) %p")
    shader = Translator(triple="spirv64-unknown-vulkan1.3").translate_shader(text)
    assert shader.data == (b"", 1, ())
