"""The list of a module's specialization constants."""

from itertools import chain

import pytest

from spvbackend.diagnostics import CompileError
from spvbackend.emit.spec_constants import spec_constants
from spvbackend.spirv import opcodes as op
from spvbackend.spirv.enums import DecorationAlignment, DecorationSpecId
from tests.unit.cases.binary import binary, inst

HEADER = [0x07230203, 0x00010000, 0, 90, 0]
TYPES = [
    *inst(op.OpTypeBool, 1),
    *inst(op.OpTypeInt, 2, 8, 0),
    *inst(op.OpTypeInt, 3, 64, 0),
    *inst(op.OpTypeFloat, 4, 16),
    *inst(op.OpTypeInt, 5, 12, 0),
]


def listed(*words: list[int]) -> list[tuple[int, int, str]]:
    found = spec_constants(binary([*HEADER, *chain(*words)]))
    return [(one.number, one.size, one.type) for one in found]


def numbered(id: int, number: int) -> list[int]:
    return inst(op.OpDecorate, id, DecorationSpecId, number)


def test_constants_in_their_order() -> None:
    decorations = list(chain(*(numbered(id, 90 - id) for id in range(11, 16))))
    constants = [
        *inst(op.OpSpecConstant, 5, 15, 7),
        *inst(op.OpSpecConstantTrue, 1, 11),
        *inst(op.OpSpecConstant, 2, 12, 7),
        *inst(op.OpSpecConstant, 3, 13, 7, 0),
        *inst(op.OpSpecConstant, 4, 14, 7),
    ]
    assert listed(decorations, TYPES, constants) == [
        (75, 2, "i12"),
        (79, 1, "i1"),
        (78, 1, "i8"),
        (77, 8, "i64"),
        (76, 2, "f16"),
    ]


def test_others_are_left_out() -> None:
    """Constants without a number, composites, operations, and what stands behind a function."""
    assert listed(
        inst(op.OpDecorate, 11, DecorationAlignment, 4),
        numbered(12, 1),
        TYPES,
        inst(op.OpSpecConstant, 2, 11, 7),
        inst(op.OpSpecConstantComposite, 2, 12, 11),
        inst(op.OpSpecConstantOp, 2, 12, op.OpIAdd, 11, 11),
        inst(op.OpConstant, 2, 12, 7),
        inst(op.OpFunction, 2, 9, 0, 8),
        inst(op.OpSpecConstant, 2, 12, 7),
    ) == []  # fmt: skip


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (inst(op.OpSpecConstant, 9, 12, 7), "9: %9 is not the type of a scalar constant"),
        (inst(op.OpSpecConstantTrue, 9), "9: OpSpecConstantTrue has 2 words instead of 3"),
        (inst(op.OpTypeInt, 9, 32), "9: OpTypeInt has 3 words instead of 4"),
        ([9 << 16 | op.OpTypeInt], "9 has word count 9"),
    ],
)
def test_a_broken_module(words: list[int], message: str) -> None:
    with pytest.raises(CompileError) as caught:
        listed(numbered(12, 1), words)
    assert caught.value.message == f"bad SPIR-V module: word {message}"


def test_bytes_that_are_no_module() -> None:
    with pytest.raises(CompileError, match="9 bytes are not a SPIR-V module"):
        spec_constants(b"OpReturn\n")
