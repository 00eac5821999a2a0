"""The machine verifier on forms of instructions: operands, results and assigned types."""

import pytest

from spvbackend.mir.inst import ASSIGN_TYPE, MachineInst
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op
from spvbackend.spirv.opencl_std import OPENCL_STD
from tests.unit.cases.machine.errors import Broken, breaker_name, check_broken
from tests.unit.cases.machine.sample import Sample


def undefined_type(s: Sample) -> None:
    s.add(s.entry, op.OpUndef, -9999)
    s.end()


def value_as_type(s: Sample) -> None:
    s.add(s.entry, op.OpUndef, s.n)
    s.end()


def unknown_pseudo(s: Sample) -> None:
    s.put(s.entry, ASSIGN_TYPE + 1, s.n)
    s.end()


def step(s: Sample, *types: int, result: int = 0) -> int:
    """An address without a type, and an ASSIGN_TYPE of each of these for it or for `result`."""
    place = s.add(s.entry, op.OpInBoundsPtrAccessChain, 0, s.data, s.n)
    for type_id in types:
        s.put(s.entry, ASSIGN_TYPE, result or place, type_id)
    return place


def type_never_assigned(s: Sample) -> None:
    step(s)
    s.end()


def type_assigned_twice(s: Sample) -> None:
    step(s, s.pointer, s.pointer)
    s.end()


def type_assigned_to_another(s: Sample) -> None:
    step(s, s.pointer, result=s.n)
    s.end()


def type_assigned_to_what_has_it(s: Sample) -> None:
    sum = s.add(s.entry, op.OpIAdd, s.i32, s.n, s.n)
    s.put(s.entry, ASSIGN_TYPE, sum, s.i32)
    s.end()


def assigned_type_is_wrong(s: Sample) -> None:
    step(s, s.i32)
    s.end()


def use_disagrees_with_the_assigned_type(s: Sample) -> None:
    s.add(s.entry, op.OpLoad, s.i32, step(s, s.pointer), 0)
    s.end()


def literal_for_id(s: Sample) -> None:
    s.add(s.entry, op.OpNot, s.i32, 5)
    s.end()


def id_for_literal(s: Sample) -> None:
    s.add(s.entry, op.OpLoad, s.float, s.data, s.one)
    s.end()


def operand_missing(s: Sample) -> None:
    s.add(s.entry, op.OpLoad, s.float, s.data, spv.MemoryAccessAligned)
    s.end()


def operand_too_many(s: Sample) -> None:
    s.add(s.entry, op.OpIAdd, s.i32, s.n, s.n, s.n)
    s.end()


def result_type_missing(s: Sample) -> None:
    s.entry.insts.append(MachineInst(op.OpNot, 0, s.cache.new_id(), [s.n]))
    s.end()


def result_missing(s: Sample) -> None:
    s.entry.insts.append(MachineInst(op.OpNot, s.i32, 0, [s.n]))
    s.end()


def result_too_many(s: Sample) -> None:
    s.entry.insts.append(MachineInst(op.OpStore, 0, s.cache.new_id(), [s.data, s.half_one]))
    s.end()


def result_is_no_id(s: Sample) -> None:
    s.entry.insts.append(MachineInst(op.OpNot, s.i32, 5, [s.n]))
    s.end()


def set_without_the_number(s: Sample) -> None:
    s.add(s.entry, op.OpExtInst, s.float, s.cache.ext_inst_import("OpenCL.std"))
    s.end()


def too_many_for_the_set(s: Sample) -> None:
    words = [s.cache.ext_inst_import("OpenCL.std"), OPENCL_STD["sin"], s.half_one, s.half_one]
    s.add(s.entry, op.OpExtInst, s.float, *words)
    s.end()


BROKEN = [
    Broken(undefined_type, "OpUndef", "type %9999 is not defined at module level"),
    Broken(value_as_type, "OpUndef", "is not defined at module level"),
    Broken(unknown_pseudo, "!0x10001", "SPIR-V has no opcode 0x10001"),
    Broken(type_never_assigned, "OpInBoundsPtrAccessChain", "the result type is missing"),
    Broken(type_assigned_twice, "ASSIGN_TYPE", "is given a type twice"),
    Broken(type_assigned_to_another, "ASSIGN_TYPE", "is not the result in front of it"),
    Broken(type_assigned_to_what_has_it, "ASSIGN_TYPE", "has its type already"),
    Broken(
        assigned_type_is_wrong,
        "OpInBoundsPtrAccessChain",
        "is not a pointer into the storage class",
    ),
    Broken(use_disagrees_with_the_assigned_type, "OpLoad", "is not a pointer to i32"),
    Broken(literal_for_id, "OpNot", "operand word 0 should be a IdRef, not literal 5"),
    Broken(id_for_literal, "OpLoad", "operand word 1 should be a MemoryAccess, not id %"),
    Broken(
        operand_missing, "OpLoad", "2 operand words, of which the last should be a LiteralInteger"
    ),
    Broken(operand_too_many, "OpIAdd", "operand word 2 is one too many"),
    Broken(result_type_missing, "OpNot", "the result type is missing"),
    Broken(result_missing, "OpNot", "the result is missing"),
    Broken(result_too_many, "OpStore", "the instruction has no result"),
    Broken(result_is_no_id, "OpNot", "the result 5 is not an id"),
    Broken(set_without_the_number, "OpExtInst", "should be a LiteralExtInstInteger"),
    Broken(too_many_for_the_set, "OpExtInst", "operand word 3 is one too many"),
]


@pytest.mark.parametrize("case", BROKEN, ids=breaker_name)
def test_broken_function(case: Broken) -> None:
    check_broken(case)
