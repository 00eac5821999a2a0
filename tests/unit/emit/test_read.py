"""Reading binaries: words in either byte order, instruction bounds, strings and entry points."""

import pytest

from spvbackend.diagnostics import CompileError
from spvbackend.emit.entry_points import EntryPoint, entry_points
from spvbackend.emit.read import instructions, string_at, words_of
from spvbackend.spirv.enums import (
    ExecutionModelGLCompute,
    ExecutionModelKernel,
    ExecutionModeLocalSize,
    ExecutionModeLocalSizeHint,
    ExecutionModeLocalSizeId,
    ExecutionModeSubgroupSize,
)
from spvbackend.spirv.opcodes import (
    OpConstant,
    OpEntryPoint,
    OpExecutionMode,
    OpExecutionModeId,
    OpFunction,
    OpNop,
    OpTypeInt,
)
from tests.unit.cases.binary import binary, inst, packed

HEADER = [0x07230203, 0x00010400, 0, 100, 0]


@pytest.mark.parametrize("order", ["<", ">"])
def test_words_of_either_byte_order(order: str) -> None:
    words = [*HEADER, *inst(OpNop), 0xFFFFFFFF]
    assert words_of(binary(words, order)).tolist() == words


@pytest.mark.parametrize(
    "data", [b"", b"BC\xc0\xde" * 8, binary(HEADER)[:-4], binary(HEADER) + b"\0"]
)
def test_what_is_no_module_is_an_error(data: bytes) -> None:
    with pytest.raises(CompileError, match="not a SPIR-V module"):
        words_of(data)


def test_instructions_have_opcode_and_bounds() -> None:
    words = [*HEADER, *inst(OpTypeInt, 1, 32, 0), *inst(OpNop)]
    assert list(instructions(words)) == [(OpTypeInt, 5, 9), (OpNop, 9, 10)]


def test_a_module_without_its_magic_number() -> None:
    with pytest.raises(CompileError, match="not a SPIR-V module: the magic number is missing"):
        entry_points(bytes(20))


@pytest.mark.parametrize("first", [OpNop, OpNop | 2 << 16])
def test_bad_word_count_is_an_error(first: int) -> None:
    words = [*HEADER, *inst(OpNop), first]
    with pytest.raises(CompileError, match="word 6 has word count"):
        list(instructions(words))


@pytest.mark.parametrize("text", ["", "abc", "four", "größe", "x" * 1000])
def test_string_and_the_place_behind_it(text: str) -> None:
    words = [7, *packed(text), 9]
    assert string_at(words, 1, len(words)) == (text, len(words) - 1)


def test_bytes_that_are_not_utf8_survive() -> None:
    string = string_at([0x0000FF41], 0, 1)
    assert string is not None
    assert string[0].encode("utf-8", "surrogateescape") == b"A\xff"


@pytest.mark.parametrize("words", [[], [0x41414141], [0x42004141]])
def test_string_without_a_proper_end(words: list[int]) -> None:
    assert string_at(words, 0, len(words)) is None


def test_string_does_not_run_into_the_next_instruction() -> None:
    assert string_at([0x41414141, 0], 0, 1) is None


def test_entry_points() -> None:
    module = [
        *HEADER,
        *inst(OpEntryPoint, ExecutionModelKernel, 10, *packed("first"), 4, 5),
        *inst(OpEntryPoint, ExecutionModelKernel, 11, *packed("abc")),
        *inst(OpEntryPoint, ExecutionModelGLCompute, 12, *packed("")),
        *inst(OpExecutionMode, 10, ExecutionModeLocalSize, 8, 4, 2),
        *inst(OpExecutionMode, 10, ExecutionModeSubgroupSize, 16),
        *inst(OpExecutionMode, 11, ExecutionModeLocalSizeHint, 32, 1, 1),
        *inst(OpExecutionModeId, 12, ExecutionModeLocalSizeId, 21, 22, 22),
        *inst(OpTypeInt, 20, 32, 0),
        *inst(OpConstant, 20, 21, 64),
        *inst(OpConstant, 20, 22, 1),
        *inst(OpFunction, 1, 10, 0, 2),
    ]
    assert entry_points(binary(module)) == [
        EntryPoint("first", "Kernel", (4, 5), (8, 4, 2), 16, ()),
        EntryPoint("abc", "Kernel", (), None, None, ()),
        EntryPoint("", "GLCompute", (), (64, 1, 1), None),
    ]


def test_entry_point_without_the_end_of_its_name_is_an_error() -> None:
    module = [*HEADER, *inst(OpEntryPoint, ExecutionModelKernel, 10, 0x41414141)]
    with pytest.raises(CompileError, match="name of entry point %10"):
        entry_points(binary(module))
