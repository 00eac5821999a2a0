"""The type rules of untyped pointers: what is right passes, the rest is found."""

import pytest

from spvbackend.mir.inst import MachineInst
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op
from tests.unit.cases.machine.errors import errors_of
from tests.unit.cases.machine.typed import Case, TypedSample, case_name, check_wrong, errors_in
from tests.unit.cases.machine.untyped import BAD, GOOD

CLASSES = {
    "any": spv.StorageClassCrossWorkgroup,
    "cany": spv.StorageClassUniformConstant,
    "fany": spv.StorageClassFunction,
    "gany": spv.StorageClassGeneric,
    "lany": spv.StorageClassWorkgroup,
}


class UntypedSample(TypedSample):
    """Has an untyped pointer into each of some storage classes as well."""

    def __init__(self) -> None:
        super().__init__()
        for name, storage_class in CLASSES.items():
            self.types[name] = self.cache.untyped_pointer_type(storage_class)
        self.add_parameters(CLASSES)

    def add_variable(self, type_name: str, *words: int) -> list[tuple[str, str]]:
        inst = MachineInst(
            op.OpUntypedVariableKHR, self.types[type_name], self.cache.new_id(), list(words)
        )
        self.function.variables.append(inst)
        self.put(self.entry, op.OpReturn)
        return errors_of(self.machine)


@pytest.mark.parametrize("case", GOOD, ids=case_name)
def test_right_types_pass(case: Case) -> None:
    assert errors_in(UntypedSample(), case) == []


@pytest.mark.parametrize("case", BAD, ids=case_name)
def test_wrong_types_are_found(case: Case) -> None:
    check_wrong(UntypedSample(), case)


def test_a_variable_says_what_it_holds() -> None:
    sample = UntypedSample()
    null = sample.cache.null(sample.types["float"])
    in_function = spv.StorageClassFunction
    assert UntypedSample().add_variable("fany", in_function, sample.types["pair"]) == []
    assert sample.add_variable("fany", in_function, sample.types["float"], null) == []


@pytest.mark.parametrize(
    ("type_name", "held", "initializer", "message"),
    [
        ("fany", "", "", "the variable has no type of what it holds"),
        ("fany", "void", "", "is not a type of what memory holds"),
        ("fany", "pair", "float", "should be of"),
        ("any", "float", "", "is not an untyped pointer into the storage class"),
        ("*float", "float", "", "is not an untyped pointer into the storage class"),
    ],
)
def test_a_wrong_variable_is_found(
    type_name: str, held: str, initializer: str, message: str
) -> None:
    sample = UntypedSample()
    words = [sample.types[held]] if held else []
    if initializer:
        words.append(sample.cache.null(sample.types[initializer]))
    errors = sample.add_variable(type_name, spv.StorageClassFunction, *words)
    assert any(message in text for _, text in errors), errors
