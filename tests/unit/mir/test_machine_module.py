"""The machine verifier on whole modules: their head, and how errors are shown."""

import pytest

from spvbackend.diagnostics import InternalError
from spvbackend.mir.verify.module import check_machine_module, verify_machine_module
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op
from tests.unit.cases.machine.errors import errors_of
from tests.unit.cases.machine.sample import Sample, kernel


def test_a_whole_module_passes() -> None:
    machine = kernel().machine
    assert verify_machine_module(machine) == []
    check_machine_module(machine)


def test_module_level_definition_comes_first() -> None:
    s = Sample()
    s.end()
    later = s.cache.new_id()
    s.cache.unique(op.OpTypeVector, 0, [later, 4])
    s.cache.unique(op.OpTypeInt, 0, [16, 0], later)
    assert errors_of(s.machine) == [("OpTypeVector", f"%{-later} is not defined before its use")]


def test_annotation_of_nothing_is_found() -> None:
    s = Sample()
    s.end()
    s.cache.decorate(-9999, spv.DecorationConstant)
    assert errors_of(s.machine) == [("OpDecorate", "%9999 is not defined")]


def test_types_that_contain_themselves_end() -> None:
    s = Sample()
    s.end()
    id = s.cache.new_id()
    s.cache.unique(op.OpTypeVector, 0, [id, 4], id)
    s.cache.unique(op.OpUndef, id, [])
    s.cache.unique(op.OpConstant, id, [1])
    errors = errors_of(s.machine)
    assert [opcode for opcode, _ in errors] == ["OpTypeVector", "OpConstant"]


def test_type_of_wrong_form_is_reported_and_not_read() -> None:
    s = Sample()
    s.end()
    id = s.cache.unique(op.OpTypeInt, 0, [])
    s.cache.unique(op.OpConstant, id, [1])
    assert [opcode for opcode, _ in errors_of(s.machine)] == ["OpTypeInt", "OpConstant"]


def test_all_errors_are_collected_and_marked() -> None:
    s = Sample()
    s.add(s.entry, op.OpIAdd, s.i32, s.n, s.half_one)
    s.add(s.entry, op.OpNot, s.float, s.half_one)
    s.end()
    with pytest.raises(InternalError) as caught:
        check_machine_module(s.machine)
    assert caught.value.function == "f"
    lines = [line.strip() for line in caught.value.message.splitlines()]
    assert lines[0] == "the machine module is not valid: 2 errors"
    assert lines[1].startswith("%f = OpFunction")
    add = next(index for index, line in enumerate(lines) if "OpIAdd" in line)
    assert lines[add + 1].startswith("^ %9 of float should be of i32")
    assert lines[add + 3] == "^ float is not an integer or vector of integers"
    assert lines[-1] == "OpFunctionEnd"


def test_error_at_module_level_shows_the_head() -> None:
    s = Sample()
    s.end()
    s.cache.decorate(-9999, spv.DecorationConstant)
    with pytest.raises(InternalError, match=r"1 error\nnote: OpCapability") as caught:
        check_machine_module(s.machine)
    assert "^ %9999 is not defined" in caught.value.message
    assert "OpFunctionEnd" not in caught.value.message
