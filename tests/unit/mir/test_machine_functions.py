"""The machine verifier on heads of functions: parameters, variables, what is returned."""

import pytest

from spvbackend.mir.inst import MachineBlock, MachineInst
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op
from tests.unit.cases.machine.errors import Broken, breaker_name, check_broken, errors_of
from tests.unit.cases.machine.sample import Sample


def variable_in_a_block(s: Sample) -> None:
    pointer = s.cache.pointer_type(spv.StorageClassFunction, s.i32)
    s.add(s.entry, op.OpVariable, pointer, spv.StorageClassFunction)
    s.end()


def variable_of_another_class(s: Sample) -> None:
    id = s.cache.new_id()
    inst = MachineInst(op.OpVariable, s.pointer, id, [spv.StorageClassCrossWorkgroup])
    s.function.variables.append(inst)
    s.end()


def variable_of_a_value(s: Sample) -> None:
    pointer = s.cache.pointer_type(spv.StorageClassFunction, s.i32)
    words = [spv.StorageClassFunction, s.n]
    s.function.variables.append(MachineInst(op.OpVariable, pointer, s.cache.new_id(), words))
    s.end()


def no_variable_among_variables(s: Sample) -> None:
    s.function.variables.append(MachineInst(op.OpNot, s.i32, s.cache.new_id(), [s.n]))
    s.end()


def variable_of_a_declaration(s: Sample) -> None:
    pointer = s.cache.pointer_type(spv.StorageClassFunction, s.i32)
    words = [spv.StorageClassFunction]
    s.function.variables.append(MachineInst(op.OpVariable, pointer, s.cache.new_id(), words))
    s.function.blocks.clear()
    s.cache.names.clear()


def return_nothing(s: Sample) -> None:
    function = s.add_function("g", s.i32, [])
    function.blocks.append(MachineBlock(s.cache.new_id()))
    s.end()
    s.put(function.blocks[0], op.OpReturn)


def return_another_type(s: Sample) -> None:
    s.put(s.entry, op.OpReturnValue, s.n)


def abort_with_another_type(s: Sample) -> None:
    s.put(s.entry, op.OpAbortKHR, s.float, s.n)


def parameters_of_another_type(s: Sample) -> None:
    s.function.parameters.pop()
    s.end()


def result_of_another_type(s: Sample) -> None:
    head = s.function.head
    s.function.head = MachineInst(op.OpFunction, s.i32, head.result, head.operands)
    s.put(s.entry, op.OpUnreachable)


def no_function_type(s: Sample) -> None:
    head = s.function.head
    s.function.head = MachineInst(op.OpFunction, s.void, head.result, [0, s.i32])
    s.end()


def no_head(s: Sample) -> None:
    s.function.head = MachineInst(op.OpNop, 0, 0, [])
    s.cache.names.clear()
    s.end()


def no_parameter(s: Sample) -> None:
    s.function.parameters[1] = MachineInst(op.OpUndef, s.i32, s.n, [])
    s.end()


BROKEN = [
    Broken(variable_in_a_block, "OpVariable", "among the instructions of a block"),
    Broken(variable_of_another_class, "OpVariable", "not a variable in Function storage"),
    Broken(no_variable_among_variables, "OpNot", "not a variable in Function storage"),
    Broken(variable_of_a_value, "OpVariable", "is not at module level"),
    Broken(variable_of_a_declaration, "OpFunction", "a declaration has no variables"),
    Broken(return_nothing, "OpReturn", "the function returns i32"),
    Broken(return_another_type, "OpReturnValue", "should be of void"),
    Broken(abort_with_another_type, "OpAbortKHR", "should be of float"),
    Broken(parameters_of_another_type, "OpFunction", "are not those of void (float"),
    Broken(result_of_another_type, "OpFunction", "the result should be of void"),
    Broken(no_function_type, "OpFunction", "is not a function type"),
    Broken(no_head, "OpNop", "a function begins with its OpFunction"),
    Broken(no_parameter, "OpUndef", "not a parameter of a function"),
]


@pytest.mark.parametrize("case", BROKEN, ids=breaker_name)
def test_broken_function(case: Broken) -> None:
    check_broken(case)


def test_declaration_passes() -> None:
    s = Sample()
    s.end()
    s.add_function("import", s.i32, [s.i32])
    assert errors_of(s.machine) == []
