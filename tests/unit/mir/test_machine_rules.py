"""The type rules: what is right passes, and each rule finds what breaks it."""

import pytest

from spvbackend.mir.verify.types import RULES
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op
from tests.unit.cases.machine.errors import errors_of
from tests.unit.cases.machine.extensions import BAD as EXTENSION_BAD
from tests.unit.cases.machine.matrices import BAD as MATRIX_BAD
from tests.unit.cases.machine.typed import (
    OPCODES,
    Case,
    TypedSample,
    case_name,
    check_wrong,
    errors_in,
)
from tests.unit.cases.machine.types import BAD, GOOD
from tests.unit.cases.machine.untyped import BAD as UNTYPED_BAD


@pytest.mark.parametrize("case", GOOD, ids=case_name)
def test_right_types_pass(case: Case) -> None:
    assert errors_in(TypedSample(), case) == []


@pytest.mark.parametrize("case", BAD, ids=case_name)
def test_wrong_types_are_found(case: Case) -> None:
    check_wrong(TypedSample(), case)


def test_every_function_has_a_case_that_breaks_it() -> None:
    apart = {"check_abort", "check_phi", "check_switch", "check_return", "check_return_value",
             "check_function", "check_variable", "check_constant", "check_composite",
             "check_constant_operation"}  # fmt: skip
    cases = [*BAD, *EXTENSION_BAD, *MATRIX_BAD, *UNTYPED_BAD]
    broken = [RULES[OPCODES[case.opcode]] for case in cases]
    functions = {rule.__name__ for rule in RULES.values() if not isinstance(rule, str)}
    assert {rule.__name__ for rule in broken if not isinstance(rule, str)} | apart == functions


def add_constant(opcode: str, result: str, *operands: int | str) -> list[tuple[str, str]]:
    sample = TypedSample()
    words = [sample.word(word) if isinstance(word, str) else word for word in operands]
    sample.cache.unique(OPCODES[opcode], sample.types[result], words)
    sample.end()
    return errors_of(sample.machine)


@pytest.mark.parametrize(
    ("opcode", "result", "operands", "message"),
    [
        ("OpConstant", "i64", [1], "1 words for i64"),
        ("OpConstant", "i8", [256], "the value does not fit in i8"),
        ("OpConstant", "bool", [1], "bool is not a scalar number"),
        ("OpConstantTrue", "i32", [], "i32 is not a bool"),
        ("OpConstantComposite", "int2", ["#1"], "1 parts for <2 x i32>"),
        ("OpConstantComposite", "float2", ["#1", "#1"], "should be of float"),
        ("OpSpecConstantOp", "i64", [op.OpIAdd, "#1", "#1"], "should be of i64"),
        ("OpVariable", "*i32", [spv.StorageClassWorkgroup], "into the storage class"),
        ("OpVariable", "*float", [spv.StorageClassCrossWorkgroup, "#1"], "should be of float"),
    ],
)
def test_wrong_constants_are_found(
    opcode: str, result: str, operands: list[int | str], message: str
) -> None:
    ((where, what),) = add_constant(opcode, result, *operands)
    assert where == opcode
    assert message in what


@pytest.mark.parametrize(
    ("opcode", "result", "operands"),
    [
        ("OpConstant", "i64", [1, 0xFFFFFFFF]),
        ("OpSpecConstant", "half", [0xFFFF]),
        ("OpSpecConstantTrue", "bool", []),
        ("OpConstantComposite", "int2", ["#1", "#-"]),
        ("OpSpecConstantOp", "i32", [op.OpIAdd, "#1", "#1"]),
    ],
)
def test_right_constants_pass(opcode: str, result: str, operands: list[int | str]) -> None:
    assert add_constant(opcode, result, *operands) == []
