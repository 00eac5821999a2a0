"""The encoder and the order of sections."""

from __future__ import annotations

from array import array

import pytest

import spvbackend
from spvbackend.diagnostics import InternalError, Unsupported
from spvbackend.emit.layout import Encoder, to_bytes
from spvbackend.emit.read import HEADER_WORDS, instructions, words_of
from spvbackend.mir.inst import ASSIGN_TYPE, CONSTANTS, MachineInst, string_words, unpacked
from spvbackend.spirv import opcodes as ops
from tests.unit.cases.machine.encoding import encode

MODULE = """
@table = internal addrspace(2) constant [2 x i32] [i32 1, i32 2]
declare spir_func i64 @_Z13get_global_idj(i32)
define i32 @helper(i32 %x) {
  ret i32 %x
}
define spir_kernel void @k(ptr addrspace(1) %p) !reqd_work_group_size !0 {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %q = getelementptr [2 x i32], ptr addrspace(2) @table, i64 0, i64 %i
  %v = load i32, ptr addrspace(2) %q
  %w = call i32 @helper(i32 %v)
  store i32 %w, ptr addrspace(1) %p
  ret void
}
!0 = !{i32 8, i32 1, i32 1}
"""
LOWEST = -100
# Where an instruction may stand (2.4 of the specification); the same number stands together.
SECTIONS = {
    ops.OpCapability: 1,
    ops.OpExtension: 2,
    ops.OpExtInstImport: 3,
    ops.OpMemoryModel: 4,
    ops.OpEntryPoint: 5,
    ops.OpExecutionMode: 6,
    ops.OpSource: 7,
    ops.OpName: 8,
    ops.OpDecorate: 9,
    ops.OpTypeInt: 10,
    ops.OpTypePointer: 10,
    ops.OpConstant: 10,
    ops.OpFunction: 11,
}


@pytest.mark.parametrize("piece", [1, 4, 100])
def test_words_are_numbered_as_their_instructions_would_be(piece: int) -> None:
    front = [MachineInst(ops.OpTypeVoid, 0, -9, [])]
    rest = [MachineInst(ops.OpTypeInt, 0, -7, [32, 0]), MachineInst(ops.OpTypeBool, 0, -3, [])]
    names = [MachineInst(ops.OpName, 0, 0, [id, *string_words("name")]) for id in (-3, -7)]
    packed = array("q", [w for n in names for w in (n.opcode | 4 << 16, *n.operands)])
    assert [inst.operands for inst in unpacked(packed)] == [inst.operands for inst in names]
    one_by_one, together = array("I"), array("I")
    expected = encode([*front, *names, *rest], one_by_one)
    encoder = Encoder(together, LOWEST, piece)
    encoder.add(front)
    encoder.add_words(packed)
    encoder.add(rest)
    assert encoder.end() == expected
    assert together == one_by_one


def test_an_id_of_packed_names_is_defined() -> None:
    encoder = Encoder(array("I"), LOWEST)
    encoder.add_words(array("q", [ops.OpName | 3 << 16, -5, ord("x")]))
    with pytest.raises(InternalError, match="OpName uses the id %5, which nothing defines"):
        encoder.end()


def test_ids_are_numbered_in_order_of_mention() -> None:
    words = array("I")
    insts = [
        MachineInst(ops.OpTypeInt, 0, -7, [32, 0]),
        MachineInst(ops.OpConstant, -7, -3, [5]),
        MachineInst(ops.OpName, 0, 0, [-9, *string_words("x")]),
        MachineInst(ops.OpTypeVoid, 0, -9, []),
    ]
    assert encode(insts, words) == (4, 5)
    assert words.tolist() == [
        4 << 16 | ops.OpTypeInt, 1, 32, 0,
        4 << 16 | ops.OpConstant, 1, 2, 5,
        3 << 16 | ops.OpName, 3, ord("x"),
        2 << 16 | ops.OpTypeVoid, 3,
    ]  # fmt: skip


def test_constants_of_a_run_keep_numbers_that_they_have() -> None:
    words = array("I")
    integer = MachineInst(ops.OpTypeInt, 0, -1, [32, 0])
    name = MachineInst(ops.OpName, 0, 0, [-4, *string_words("x")])
    assert encode([name, integer, MachineInst(CONSTANTS, -1, -3, [5, 6, 7])], words) == (5, 8)
    assert words.tolist()[7:] == [
        4 << 16 | ops.OpConstant, 2, 3, 5,
        4 << 16 | ops.OpConstant, 2, 1, 6,
        4 << 16 | ops.OpConstant, 2, 4, 7,
    ]  # fmt: skip


def test_an_id_without_a_definition_is_refused() -> None:
    """A negative word is an id; one that nothing defines must not become the number of another."""
    insts = [
        MachineInst(ops.OpName, 0, 0, [-2, *string_words("f")]),
        MachineInst(ops.OpTypeVoid, 0, -1, []),
        MachineInst(ops.OpTypeFunction, 0, -3, [-1]),
        MachineInst(ops.OpFunction, -1, -2, [0, -3]),
        MachineInst(ops.OpStore, 0, 0, [-2, -9]),
    ]
    with pytest.raises(InternalError, match="OpStore uses the id %9, which nothing") as caught:
        encode(insts, array("I"))
    assert caught.value.function == "f"
    run = MachineInst(CONSTANTS, -1, -4, [5, 6])
    encode([insts[1], run, MachineInst(ops.OpTypeStruct, 0, -7, [-4, -5])], array("I"))
    with pytest.raises(InternalError, match="OpTypeStruct uses the id %6"):
        encode([insts[1], run, MachineInst(ops.OpTypeStruct, 0, -7, [-4, -6])], array("I"))
    with pytest.raises(InternalError, match="OpConstant uses the id %1"):
        encode([run], array("I"))
    with pytest.raises(InternalError, match="OpTypeVoid defines the id %1, which is defined"):
        encode([insts[1], insts[1]], array("I"))
    with pytest.raises(InternalError, match="OpTypeVoid defines the id %5"):
        encode([insts[1], run, MachineInst(ops.OpTypeVoid, 0, -5, [])], array("I"))


def test_a_pseudo_instruction_never_reaches_the_binary() -> None:
    with pytest.raises(InternalError, match="0x10000"):
        encode([MachineInst(ASSIGN_TYPE, 0, 0, [-1, -2])], array("I"))


def test_an_instruction_of_more_words_than_its_count_holds_is_refused() -> None:
    encode([MachineInst(ops.OpTypeStruct, 0, -1, [-1] * 0xFFFD)], array("I"))
    with pytest.raises(Unsupported, match="65536 words"):
        encode([MachineInst(ops.OpTypeStruct, 0, -1, [-2] * 0xFFFE)], array("I"))


def test_the_binary_is_little_endian() -> None:
    assert to_bytes(array("I", [0x07230203])) == b"\x03\x02\x23\x07"


def test_sections_come_in_order_and_the_bound_is_the_highest_id_and_one() -> None:
    words = words_of(spvbackend.translate(MODULE))
    seen = [SECTIONS[op] for op, _, _ in instructions(words) if op in SECTIONS]
    assert seen == sorted(seen)
    assert set(seen) == set(SECTIONS.values()) - {2, 3}
    names = [words[start + 1] for op, start, _ in instructions(words) if op == ops.OpLabel]
    assert max(names) < words[3]
    assert len(words) > HEADER_WORDS


def test_the_interface_lists_what_the_call_tree_uses() -> None:
    kernel = spvbackend.entry_points(spvbackend.translate(MODULE))[0]
    assert (kernel.name, len(kernel.interface), kernel.local_size) == ("k", 2, (8, 1, 1))
    before = spvbackend.translate(MODULE, version=(1, 3))
    assert len(spvbackend.entry_points(before)[0].interface) == 1
