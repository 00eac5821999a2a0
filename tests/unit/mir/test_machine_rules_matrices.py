"""The type rules of cooperative matrices: what is right passes, the rest is found."""

import pytest
from test_machine_verify import TypedSample, errors_in

from spvbackend.mir.inst import MachineInst
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op
from tests.unit.cases.machine_matrices import BAD, GOOD
from tests.unit.cases.machine_rare import Case

SIZES = {"A": (8, 16, 0), "B": (16, 4, 1), "C": (8, 4, 2), "S": (8, 8, 2)}


class MatrixSample(TypedSample):
    """Has values of matrices as well: the type of the components, then what it is used as."""

    def __init__(self) -> None:
        super().__init__()
        for component in ("i32", "half", "float"):
            for use, size in SIZES.items():
                self.add_matrix(component, use, spv.ScopeSubgroup, *size)
        self.add_matrix("float", "W", spv.ScopeWorkgroup, *SIZES["C"])
        parameters = [parameter.type_id for parameter in self.function.parameters]
        words = [0, self.cache.function_type(self.void, parameters)]
        self.function.head = MachineInst(op.OpFunction, self.void, self.function.id, words)

    def add_matrix(self, component: str, use: str, *numbers: int) -> None:
        """A type and a parameter of it; scope, rows, columns and use are constants."""
        name = component.replace("i32", "int") + use
        words = [self.cache.int_constant(32, number) for number in numbers]
        operands = (self.types[component], *words)
        self.types[name] = self.cache.intern(op.OpTypeCooperativeMatrixKHR, 0, operands)
        parameter = MachineInst(
            op.OpFunctionParameter, self.types[name], self.cache.new_id(), []
        )
        self.function.parameters.append(parameter)
        self.values[name] = parameter.result


def checked(case: Case) -> list[tuple[str, str]]:
    return errors_in(MatrixSample(), case)


@pytest.mark.parametrize("case", GOOD, ids=lambda case: " ".join(case[:3]))
def test_right_types_pass(case: Case) -> None:
    assert checked(case) == []


@pytest.mark.parametrize("case", BAD, ids=lambda case: " ".join(case[:3]))
def test_wrong_types_are_found(case: Case) -> None:
    ((opcode, message),) = checked(case)
    assert opcode == case.opcode
    assert case.message in message
