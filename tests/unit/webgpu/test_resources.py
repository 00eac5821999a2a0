"""Decorations of modules, as naga takes them."""

from __future__ import annotations

import pytest

import spvbackend
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op
from spvbackend.webgpu.resources import for_naga, resources_of
from tests.unit.cases.binary import binary, inst

HEADER = [0x07230203, 0x00010300, 0, 90, 0]
TEXT = """
define spir_kernel void @copy(ptr addrspace(1) noalias %to, ptr addrspace(1) %from, float %by) {
  %value = load float, ptr addrspace(1) %from
  %product = fmul float %value, %by
  store float %product, ptr addrspace(1) %to
  ret void
}
"""


def read_of(spirv: bytes) -> frozenset[tuple[int, int]]:
    """Return the buffers that no kernel writes."""
    return resources_of(spirv).read


@pytest.fixture(scope="module")
def module() -> bytes:
    """Return a module of two buffers, of which the second is only read."""
    return spvbackend.translate(TEXT, triple="spirv64-unknown-webgpu")


def test_buffers_that_are_only_read(module: bytes) -> None:
    assert read_of(module) == {(0, 1)}


def test_members_that_are_only_read() -> None:
    """A buffer is only read, too, if all members of its struct are."""
    types = [
        *inst(op.OpTypeInt, 1, 32, 0),
        *inst(op.OpTypeStruct, 2, 1, 1),
        *inst(op.OpTypePointer, 3, spv.StorageClassStorageBuffer, 2),
        *inst(op.OpVariable, 3, 4, spv.StorageClassStorageBuffer),
    ]
    place = [
        *inst(op.OpDecorate, 4, spv.DecorationDescriptorSet, 1),
        *inst(op.OpDecorate, 4, spv.DecorationBinding, 7),
    ]
    members = [inst(op.OpMemberDecorate, 2, index, spv.DecorationNonWritable) for index in (0, 1)]
    assert read_of(binary([*HEADER, *place, *members[0], *types])) == frozenset()
    both = binary([*HEADER, *place, *members[0], *members[1], *types])
    assert read_of(both) == {(1, 7)}
    assert read_of(for_naga(both, is_writable=True)) == frozenset()


def test_all_buffers_may_be_written(module: bytes) -> None:
    bare = for_naga(module, is_writable=True)
    assert read_of(bare) == frozenset()
    assert "NonWritable" not in spvbackend.disassemble(bare)
    spvbackend.validate(bare, "vulkan1.1")


def test_descriptions_are_left_out() -> None:
    """naga refuses instructions without semantics, in functions too."""
    extension = "SPV_KHR_non_semantic_info"
    described = spvbackend.translate(TEXT, triple="spirv64-unknown-webgpu", extensions=[extension])
    assert extension in spvbackend.disassemble(described)
    bare = for_naga(described, is_writable=False)
    spvbackend.validate(bare, "vulkan1.1")
    text = spvbackend.disassemble(bare)
    assert "OpFunctionEnd" in text
    assert not any(word in text for word in ("OpExt", "NonSemantic", extension))


def test_decorations_that_naga_does_not_know(module: bytes) -> None:
    text = spvbackend.disassemble(for_naga(module, is_writable=False))
    for name in ("Aliased", "NoContraction", "Restrict"):
        assert name not in text
    assert "NonWritable" in text and "Binding" in text
