"""The machine verifier on blocks: definitions reach their uses, phis and branches fit."""

import pytest

from spvbackend.mir.inst import MachineInst
from spvbackend.spirv import opcodes as op
from tests.unit.cases.machine.errors import Broken, breaker_name, broken, check_broken, errors_of
from tests.unit.cases.machine.sample import Sample


def undefined_operand(s: Sample) -> None:
    s.add(s.entry, op.OpIAdd, s.i32, s.n, -9999)
    s.end()


def value_of_another_function(s: Sample) -> None:
    other = s.add_function("g", s.void, [s.i32])
    s.add(s.entry, op.OpNot, s.i32, other.parameters[0].result)
    s.end()


def label_as_value(s: Sample) -> None:
    s.add(s.entry, op.OpNot, s.i32, s.entry.label)
    s.end()


def defined_twice(s: Sample) -> None:
    s.entry.insts.append(MachineInst(op.OpNot, s.i32, s.n, [s.one]))
    s.end()


def defined_in_two_functions(s: Sample) -> None:
    s.end()
    s.machine.functions.append(s.function)


def used_before_definition(s: Sample) -> None:
    later = s.cache.new_id()
    s.add(s.entry, op.OpNot, s.i32, later)
    s.entry.insts.append(MachineInst(op.OpNot, s.i32, later, [s.n]))
    s.end()


def not_dominated(s: Sample) -> None:
    left, right = s.add_block("left"), s.add_block("right")
    condition = s.add(s.entry, op.OpIEqual, s.bool, s.n, s.one)
    s.put(s.entry, op.OpBranchConditional, condition, left.label, right.label)
    value = s.add(left, op.OpNot, s.i32, s.n)
    s.put(left, op.OpBranch, right.label)
    s.add(right, op.OpNot, s.i32, value)
    s.end()


def empty_block(s: Sample) -> None:
    assert s.entry.insts == []


def no_terminator(s: Sample) -> None:
    s.add(s.entry, op.OpNot, s.i32, s.n)


def two_terminators(s: Sample) -> None:
    s.end()
    s.end()


def late_phi(s: Sample) -> None:
    block = s.add_block("next")
    s.put(s.entry, op.OpBranch, block.label)
    s.add(block, op.OpNot, s.i32, s.n)
    s.add(block, op.OpPhi, s.i32, s.n, s.entry.label)
    s.end()


def phi_without_a_predecessor(s: Sample) -> None:
    block = s.add_block("next")
    s.put(s.entry, op.OpBranch, block.label)
    s.add(block, op.OpPhi, s.i32)
    s.end()


def phi_of_a_stranger(s: Sample) -> None:
    block = s.add_block("next")
    s.put(s.entry, op.OpBranch, block.label)
    s.add(block, op.OpPhi, s.i32, s.n, s.entry.label, s.n, block.label)
    s.end()


def phi_with_a_pair_too_many(s: Sample) -> None:
    block = s.add_block("next")
    s.put(s.entry, op.OpBranch, block.label)
    s.add(block, op.OpPhi, s.i32, s.n, s.entry.label, s.n, s.entry.label)
    s.end()


def phi_of_another_type(s: Sample) -> None:
    block = s.add_block("next")
    s.put(s.entry, op.OpBranch, block.label)
    s.add(block, op.OpPhi, s.i64, s.n, s.entry.label)
    s.end()


def phi_of_a_later_value(s: Sample) -> None:
    block = s.add_block("next")
    s.put(s.entry, op.OpBranch, block.label)
    value = s.cache.new_id()
    s.add(block, op.OpPhi, s.i32, value, s.entry.label)
    block.insts.append(MachineInst(op.OpNot, s.i32, value, [s.n]))
    s.end()


def phi_of_nothing(s: Sample) -> None:
    block = s.add_block("next")
    s.put(s.entry, op.OpBranch, block.label)
    s.add(block, op.OpPhi, s.i32, -9999, s.entry.label)
    s.end()


def branch_out(s: Sample) -> None:
    s.put(s.entry, op.OpBranch, s.n)


def branch_to_entry(s: Sample) -> None:
    s.put(s.entry, op.OpBranch, s.entry.label)


def blocks_out_of_order(s: Sample) -> None:
    last, first = s.add_block("last"), s.add_block("first")
    s.put(s.entry, op.OpBranch, first.label)
    s.put(first, op.OpBranch, last.label)
    s.put(last, op.OpReturn)


def condition_is_no_bool(s: Sample) -> None:
    block = s.add_block("next")
    s.put(s.entry, op.OpBranchConditional, s.n, block.label, block.label)
    s.end()


def switch_of_wrong_width(s: Sample) -> None:
    block = s.add_block("next")
    s.put(s.entry, op.OpSwitch, s.n, block.label, 1, 0, block.label)
    s.end()


def switch_with_equal_cases(s: Sample) -> None:
    block = s.add_block("next")
    s.put(s.entry, op.OpSwitch, s.n, block.label, 1, block.label, 1, block.label)
    s.end()


def switch_of_a_float(s: Sample) -> None:
    block = s.add_block("next")
    s.put(s.entry, op.OpSwitch, s.half_one, block.label)
    s.end()


def early_merge(s: Sample) -> None:
    s.put(s.entry, op.OpSelectionMerge, s.entry.label, 0)
    s.add(s.entry, op.OpNot, s.i32, s.n)
    s.end()


BROKEN = [
    Broken(undefined_operand, "OpIAdd", "%9999 is not a value defined in the function"),
    Broken(value_of_another_function, "OpNot", "is not a value defined in the function"),
    Broken(label_as_value, "OpNot", "%entry is not a value defined in the function"),
    Broken(defined_twice, "OpNot", "is defined twice"),
    Broken(used_before_definition, "OpNot", "is defined behind its use"),
    Broken(not_dominated, "OpNot", "does not dominate its use"),
    Broken(no_terminator, "OpNot", "does not end in a termination instruction"),
    Broken(empty_block, "OpLabel", "the block is empty"),
    Broken(two_terminators, "OpReturn", "is not the last of its block"),
    Broken(late_phi, "OpPhi", "behind another instruction"),
    Broken(phi_without_a_predecessor, "OpPhi", "0 pairs for predecessor %entry"),
    Broken(phi_of_a_stranger, "OpPhi", "%next is not a predecessor of the block"),
    Broken(phi_with_a_pair_too_many, "OpPhi", "2 pairs for predecessor %entry"),
    Broken(phi_of_another_type, "OpPhi", "should be of i64"),
    Broken(phi_of_a_later_value, "OpPhi", "does not reach the end of %entry"),
    Broken(branch_out, "OpBranch", "is not a block of the function"),
    Broken(branch_to_entry, "OpLabel", "a branch leads to the entry block"),
    Broken(blocks_out_of_order, "OpLabel", "stands before one that dominates it"),
    Broken(condition_is_no_bool, "OpBranchConditional", "of i32 is not a bool"),
    Broken(switch_of_wrong_width, "OpSwitch", "a case of a switch over 32 bits is 1 words"),
    Broken(switch_with_equal_cases, "OpSwitch", "two cases are the same"),
    Broken(switch_of_a_float, "OpSwitch", "of float is not an integer"),
    Broken(early_merge, "OpSelectionMerge", "not right before a branch"),
]


@pytest.mark.parametrize("case", BROKEN, ids=breaker_name)
def test_broken_function(case: Broken) -> None:
    check_broken(case)


def test_function_that_is_listed_twice() -> None:
    errors = broken(defined_in_two_functions)
    assert errors
    assert all("is defined twice" in message for _, message in errors)


def test_undefined_id_in_phi_is_found() -> None:
    assert ("OpPhi", "%9999 is not a value defined in the function") in broken(phi_of_nothing)


def test_value_passes_from_a_block_to_all_it_dominates() -> None:
    s = Sample()
    left, right, join = s.add_block("left"), s.add_block("right"), s.add_block("join")
    value = s.add(s.entry, op.OpNot, s.i32, s.n)
    condition = s.add(s.entry, op.OpIEqual, s.bool, value, s.one)
    s.put(s.entry, op.OpBranchConditional, condition, left.label, right.label)
    for block in (left, right):
        s.add(block, op.OpNot, s.i32, value)
        s.put(block, op.OpBranch, join.label)
    s.add(join, op.OpNot, s.i32, value)
    s.end()
    assert errors_of(s.machine) == []


def test_unreachable_block_may_use_anything() -> None:
    s = Sample()
    s.end()
    lost, also = s.add_block("lost"), s.add_block("also")
    value = s.add(lost, op.OpNot, s.i32, s.n)
    s.put(lost, op.OpBranch, lost.label)
    s.add(also, op.OpNot, s.i32, value)
    s.end()
    assert errors_of(s.machine) == []
