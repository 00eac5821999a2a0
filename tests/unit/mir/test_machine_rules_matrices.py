"""The type rules of cooperative matrices: what is right passes, the rest is found."""

import pytest

from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op
from tests.unit.cases.machine.matrices import BAD, GOOD
from tests.unit.cases.machine.typed import Case, TypedSample, case_name, check_wrong, errors_in

SIZES = {"A": (8, 16, 0), "B": (16, 4, 1), "C": (8, 4, 2), "S": (8, 8, 2)}


class MatrixSample(TypedSample):
    """Has values of matrices as well: the type of the components, then what it is used as."""

    def __init__(self) -> None:
        super().__init__()
        known = set(self.types)
        for component in ("i32", "half", "float"):
            for use, size in SIZES.items():
                self.add_matrix(component, use, spv.ScopeSubgroup, *size)
        self.add_matrix("float", "W", spv.ScopeWorkgroup, *SIZES["C"])
        self.add_parameters([name for name in self.types if name not in known])

    def add_matrix(self, component: str, use: str, *numbers: int) -> None:
        """Scope, rows, columns and use are constants."""
        name = component.replace("i32", "int") + use
        words = [self.cache.int_constant(32, number) for number in numbers]
        operands = (self.types[component], *words)
        self.types[name] = self.cache.intern(op.OpTypeCooperativeMatrixKHR, 0, operands)


@pytest.mark.parametrize("case", GOOD, ids=case_name)
def test_right_types_pass(case: Case) -> None:
    assert errors_in(MatrixSample(), case) == []


@pytest.mark.parametrize("case", BAD, ids=case_name)
def test_wrong_types_are_found(case: Case) -> None:
    check_wrong(MatrixSample(), case)
