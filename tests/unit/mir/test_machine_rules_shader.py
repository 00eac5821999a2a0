"""What spirv-val lets pass and drivers trip over is found in shaders; in kernels it is right."""

from collections.abc import Callable

import pytest

import spvbackend
from spvbackend.mir.inst import MachineInst
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op
from tests.unit.cases.machine.errors import errors_of
from tests.unit.cases.machine.sample import Sample
from tests.unit.cases.machine.shader import shader


def _pointer(s: Sample, type_id: int) -> int:
    pointer = s.cache.pointer_type(spv.StorageClassWorkgroup, type_id)
    return s.cache.unique(op.OpVariable, pointer, [spv.StorageClassWorkgroup])


def short_add(s: Sample) -> None:
    type_id = s.cache.int_type(16)
    value = s.cache.int_constant(16, 1)
    s.add(s.entry, op.OpAtomicIAdd, type_id, _pointer(s, type_id), s.one, s.one, value)


def byte_store(s: Sample) -> None:
    type_id = s.cache.int_type(8)
    value = s.cache.int_constant(8, 1)
    s.put(s.entry, op.OpAtomicStore, _pointer(s, type_id), s.one, s.one, value)


def remainder(s: Sample) -> None:
    s.add(s.entry, op.OpSRem, s.i32, s.n, s.one)


def modulo(s: Sample) -> None:
    s.add(s.entry, op.OpSMod, s.i32, s.n, s.one)


def negative_step(s: Sample) -> None:
    back = s.cache.int_constant(32, -1)
    s.add(s.entry, op.OpPtrAccessChain, s.pointer, s.data, back)


def untyped_variable(s: Sample) -> None:
    type_id = s.cache.untyped_pointer_type(spv.StorageClassWorkgroup)
    s.cache.unique(op.OpUntypedVariableKHR, type_id, [spv.StorageClassWorkgroup, s.i32])


@pytest.mark.parametrize(
    ("put", "message"),
    [
        (short_add, "Vulkan has no atomic operations of 16 bits"),
        (byte_store, "Vulkan has no atomic operations of 8 bits"),
        (remainder, "OpSRem of a negative number is left open by Vulkan"),
        (modulo, "OpSMod of a negative number is left open by Vulkan"),
        (negative_step, "a pointer that goes back from another"),
        (untyped_variable, "no driver is known that takes untyped pointers"),
    ],
)
def test_drivers_trip_over_it(put: Callable[[Sample], None], message: str) -> None:
    for sample, wanted in ((shader(), True), (Sample(), False)):
        put(sample)
        sample.end()
        found = [text for _, text in errors_of(sample.machine)]
        assert (message in found) == wanted, found


def test_targets_of_a_choice_differ_in_new_versions() -> None:
    for version, wanted in ((0x10600, 1), (0x10500, 0)):
        sample = shader(version)
        block = sample.add_block("end")
        condition = sample.add(sample.entry, op.OpIEqual, sample.bool, sample.n, sample.one)
        sample.put(sample.entry, op.OpSelectionMerge, block.label, 0)
        sample.put(sample.entry, op.OpBranchConditional, condition, block.label, block.label)
        sample.end()
        found = [text for _, text in errors_of(sample.machine)]
        assert found == ["both targets of the choice are one block"] * wanted


def half_add(s: Sample) -> None:
    type_id = s.cache.float_type(16)
    value = s.cache.numeric(type_id, 16, 0x3C00)
    s.add(s.entry, op.OpAtomicFAddEXT, type_id, _pointer(s, type_id), s.one, s.one, value)


def word_add(s: Sample) -> None:
    s.add(s.entry, op.OpAtomicIAdd, s.i32, _pointer(s, s.i32), s.one, s.one, s.one)


def forward_step(s: Sample) -> None:
    s.add(s.entry, op.OpPtrAccessChain, s.pointer, s.data, s.one)


def unsigned_remainder(s: Sample) -> None:
    s.add(s.entry, op.OpUMod, s.i32, s.n, s.one)


@pytest.mark.parametrize("put", [half_add, word_add, forward_step, unsigned_remainder])
def test_the_like_is_right(put: Callable[[Sample], None]) -> None:
    sample = shader()
    put(sample)
    sample.end()
    assert errors_of(sample.machine) == []


def test_notes_stand_behind_the_functions_and_name_what_is_there() -> None:
    sample = shader()
    sample.end()
    cache = sample.cache
    imported = cache.ext_inst_import("NonSemantic.ClspvReflection.5")
    name = cache.string("f")
    words = [imported, 1, sample.function.id, name]
    sample.machine.notes.append(MachineInst(op.OpExtInst, sample.void, cache.new_id(), words))
    assert errors_of(sample.machine) == []
    sample.machine.notes.append(
        MachineInst(op.OpExtInst, sample.void, cache.new_id(), [*words[:3], -9999])
    )
    sample.machine.notes.append(MachineInst(op.OpUndef, sample.i32, cache.new_id(), []))
    assert errors_of(sample.machine) == [
        ("OpExtInst", "%9999 is not defined"),
        ("OpUndef", "not an instruction that may stand behind the functions"),
    ]


def test_untyped_pointers_are_no_option_for_shaders() -> None:
    with pytest.raises(
        spvbackend.CompileError, match="untyped_pointers=True is for OpenCL: no known driver for"
    ):
        spvbackend.translate(
            "define spir_kernel void @k() {\n  ret void\n}\n",
            triple="spirv64-unknown-vulkan1.3",
            untyped_pointers=True,
        )
