"""llvm-spirv's text: what a line says, errors in a text, and binaries that come back from it."""

import subprocess
import warnings
from itertools import chain
from pathlib import Path
from shutil import which

import pytest

import spvbackend
from spvbackend.diagnostics import CompileError, Diagnostic
from spvbackend.emit.spt.names import ENUMERANTS, OPCODES, names_of_set
from spvbackend.emit.spt.read import binary_of_spt
from spvbackend.emit.spt.write import spt_text
from spvbackend.spirv import opcodes as op
from spvbackend.spirv.enums import (
    ENUMERANT_NAMES,
    CapabilityDotProduct,
    DecorationAlignment,
    DecorationFuncParamIOKindINTEL,
    DecorationHostAccessINTEL,
    DecorationInitModeALTERA,
    DecorationLinkageAttributes,
    DecorationUserSemantic,
    LinkageTypeExport,
)
from spvbackend.spirv.operands import ENUM_PARAMETERS, OPERANDS
from tests.folders import E2E, LIT
from tests.offenders import for_each
from tests.unit.cases.binary import binary, inst, packed

HEADER = [0x07230203, 0x00010400, 0x60000, 90, 0]
FIRST_LINE = "119734787 66560 393216 90 0 "
TRANSLATOR = which("llvm-spirv-14") or which("llvm-spirv-15")


def line_of(*instructions: list[int]) -> str:
    """The line of the last of some instructions."""
    text = spt_text(binary([*HEADER, *chain(*instructions)]))
    lines = [line for line in text.split("\n") if line]
    assert lines[0] == FIRST_LINE
    assert binary_of_spt(text) == binary([*HEADER, *chain(*instructions)])
    return lines[-1]


def imported(name: str) -> list[int]:
    return inst(op.OpExtInstImport, 1, *packed(name))


@pytest.mark.parametrize(
    ("instructions", "line"),
    [
        ([inst(op.OpCapability, CapabilityDotProduct)], "2 Capability DotProductKHR "),
        ([inst(op.OpMemoryModel, 2, 2)], "3 MemoryModel 2 2 "),
        ([inst(op.OpEntryPoint, 6, 3, *packed("k"), 4)], '5 EntryPoint 6 3 "k" 4 '),
        ([inst(op.OpName, 3, *packed('a "b" \\c'))], '5 Name 3 "a \\"b\\" \\c" '),
        ([inst(op.OpConstant, 1, 2, 0xFFFFFFFF, 5)], "5 Constant 1 2 4294967295 5 "),
        ([inst(op.OpSpecConstantOp, 1, 2, op.OpIAdd, 3, 4)], "6 SpecConstantOp 1 2 128 3 4 "),
        ([inst(op.OpDecorate, 3, DecorationAlignment, 8)], "4 Decorate 3 Alignment 8 "),
        (
            [inst(op.OpDecorate, 3, DecorationLinkageAttributes, *packed("f"), LinkageTypeExport)],
            '5 Decorate 3 LinkageAttributes "f" Export ',
        ),
        (
            [inst(op.OpDecorate, 3, DecorationHostAccessINTEL, 1, *packed("f"))],
            '5 Decorate 3 HostAccessINTEL ReadINTEL "f" ',
        ),
        (
            [inst(op.OpDecorate, 3, DecorationInitModeALTERA, 0)],
            "4 Decorate 3 InitModeINTEL InitOnDeviceReprogramINTEL ",
        ),
        (
            [inst(op.OpDecorate, 3, DecorationFuncParamIOKindINTEL, 0)],
            "4 Decorate 3 FuncParamIOKind 0 ",
        ),
        (
            [inst(op.OpDecorateString, 3, DecorationUserSemantic, *packed("f"))],
            '4 DecorateString 3 UserSemantic "f" ',
        ),
        ([inst(op.OpSwitch, 3, 9, 1, 0, 10)], "6 Switch 3 9 1 0 10 "),
        ([imported("OpenCL.std"), inst(op.OpExtInst, 2, 3, 1, 61, 5)], "6 ExtInst 2 3 1 sqrt 5 "),
        ([imported("OpenCL.std"), inst(op.OpExtInst, 2, 3, 1, 999)], "5 ExtInst 2 3 1 999 "),
        ([imported("GLSL.std.450"), inst(op.OpExtInst, 2, 3, 1, 31, 5)], "6 ExtInst 2 3 1 31 5 "),
        (
            [imported("OpenCL.DebugInfo.100"), inst(op.OpExtInst, 2, 3, 1, 1, 5)],
            "6 ExtInst 2 3 1 DebugCompilationUnit 5 ",
        ),
        (
            [imported("SPIRV.debug"), inst(op.OpExtInst, 2, 3, 1, 13, 5)],
            "6 ExtInst 2 3 1 DebugTypePtrToMember, 5 ",
        ),
        (
            [imported("NonSemantic.Shader.DebugInfo.200"), inst(op.OpExtInst, 2, 3, 1, 201, 5)],
            "6 ExtInst 2 3 1 DebugTypeSubrange 5 ",
        ),
        (
            [imported("NonSemantic.AuxData"), inst(op.OpExtInst, 2, 3, 1, 1, 5)],
            "6 ExtInst 2 3 1 NonSemanticAuxDataFunctionAttribute 5 ",
        ),
        (
            [inst(op.OpSpecConstantArchitectureINTEL, 25, 27, 1, 1, op.OpIEqual, 1)],
            "7 SpecConstantArchitectureINTEL 25 27 1 1 IEqual 1 ",
        ),
        (
            [inst(op.OpSpecConstantCapabilitiesINTEL, 83, 94, 4, 5)],
            "5 SpecConstantCapabilitiesINTEL 83 94 4 5 ",
        ),
        # A literal that the grammar lacks.
        ([inst(op.OpDecorate, 3, 5907, 3, 1)], "5 Decorate 3 FuseLoopsInFunctionINTEL 3 1 "),
    ],
)
def test_a_line_says_what_llvm_spirv_says(instructions: list[list[int]], line: str) -> None:
    assert line_of(*instructions) == line


@pytest.mark.parametrize(
    ("instruction", "line"),
    [
        (inst(0x7ABC, 1, 2), "3 31420 1 2 "),
        (inst(op.OpTypeVoid, 1, 2), "3 19 1 2 "),
        (inst(op.OpTypeFloat, 1), "2 22 1 "),
        (inst(op.OpLoad, 1), "2 61 1 "),
        (inst(op.OpName, 3, *packed("a\\")), "3 5 3 23649 "),
        # Bytes behind the end, and no end at all.
        (inst(op.OpName, 3, 0x61006100), "3 5 3 1627414784 "),
        (inst(op.OpName, 3, 0x61616161), "3 5 3 1633771873 "),
        (inst(op.OpCapability, 99999), "2 Capability 99999 "),
    ],
)
def test_what_the_format_cannot_say_is_numbers(instruction: list[int], line: str) -> None:
    assert line_of(instruction) == line


@pytest.mark.parametrize("text", ["", "two\nlines", "a\rb\tc", '"', '\\"', '\\\\"', "; no comment"])
def test_strings_come_back(text: str) -> None:
    module = binary([*HEADER, *inst(op.OpString, 1, *packed(text)), *inst(op.OpTypeVoid, 2)])
    assert binary_of_spt(spt_text(module)) == module


def test_bytes_that_are_not_utf8_come_back() -> None:
    module = binary([*HEADER, *inst(op.OpString, 1, 0x0000FFC3)])
    assert "\udcff" in spt_text(module)
    assert binary_of_spt(spt_text(module)) == module


def test_either_byte_order_has_one_text() -> None:
    words = [*HEADER, *inst(op.OpTypeVoid, 1)]
    assert spt_text(binary(words, ">")) == spt_text(binary(words))


def test_functions_and_blocks_stand_apart() -> None:
    function = [*inst(op.OpFunction, 1, 2, 0, 3), *inst(op.OpLabel, 4), *inst(op.OpReturn)]
    text = spt_text(binary([*HEADER, *function]))
    assert text == f"{FIRST_LINE}\n\n5 Function 1 2 0 3 \n\n2 Label 4 \n1 Return \n"


@for_each(sorted(OPERANDS), name=op.OPCODE_NAMES.get)
def test_each_instruction_comes_back(opcode: int) -> None:
    """Whatever its operands: with none, with too few and with many, of small numbers."""
    for count in (*range(1, 12), 30):
        module = binary([*HEADER, count << 16 | opcode, *range(1, count)])
        assert binary_of_spt(spt_text(module)) == module
    named = f"{OPCODES.names[opcode]} "
    lines = spt_text(binary([*HEADER, *(30 << 16 | opcode, *range(1, 30))])).split("\n")
    assert lines[-2].startswith((f"30 {named}", f"30 {opcode} "))


@for_each(sorted(ENUMERANTS))
def test_each_name_of_the_grammar_is_known(kind: str) -> None:
    known = op.OPCODE_NAMES if kind == "Op" else ENUMERANT_NAMES[kind]
    for number, name in known.items():
        spelling = name.removeprefix("Op") if kind == "Op" else name
        assert ENUMERANTS[kind].numbers[spelling] == number
        assert ENUMERANTS[kind].numbers[ENUMERANTS[kind].names[number]] == number


def test_parameters_of_decorations_come_back() -> None:
    for number in ENUM_PARAMETERS["Decoration"]:
        for rest in ([], [1], [1, 2], [*packed("f"), 1], [1, *packed("f")]):
            module = binary([*HEADER, *inst(op.OpDecorate, 3, number, *rest)])
            assert binary_of_spt(spt_text(module)) == module


def test_names_of_earlier_releases_are_read() -> None:
    assert names_of_set("SPIRV.debug").numbers["DebugCompileUnit"] == 1


def inputs() -> list[Path]:
    return [*sorted((E2E / "ll").glob("*.ll"))[::12], *sorted(LIT.rglob("*.ll"))[::2]]


def test_outputs_of_all_kinds_come_back() -> None:
    """Half of the LIT inputs, and some kernels."""
    count = 0
    for path in inputs():
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                module = spvbackend.translate(path, extensions="all", debug_info="ocl-100")
        except Diagnostic:
            continue
        count += 1
        text = spt_text(module)
        assert binary_of_spt(text) == module, path
        names = [line.split()[1] for line in text.split("\n")[1:] if line[:1].isdigit()]
        # Strings have few digits at the start of their second line.
        assert not [name for name in names if name.isdecimal()], path
    assert count > 500


MALFORMED = [
    ("", "the text does not begin with a header", 1),
    ("; SPIR-V\n; Version: 1.0\n\nOpCapability Kernel", "does not begin with a header", 4),
    ("119734787 65536 0 9", "the text does not begin with a header", 1),
    ("\n119734787 65536 x 9 0", "expected a number, not 'x'", 2),
    ("2", "a line has a word count, a name and operands", 2),
    ("Capability Kernel", "expected a number, not 'Capability'", 2),
    ("2 Capabilty Kernel", "unknown instruction 'Capabilty'", 2),
    ("2 Capability Kernal", "unknown Capability 'Kernal'", 2),
    ("2 Capability Kernel 7", "the word count is 2, but the line has 3 words", 2),
    ("3 Capability Kernel", "the word count is 3, but the line has 2 words", 2),
    ("3 Capability Kernel\n7", "the word count is 3, but the line has 2 words", 2),
    ('3 Name 3 "abcd"', "the word count is 3, but the line has 4 words", 2),
    ('4 Name 3 "two\nlines" 7', "the word count is 4, but the line has 6 words", 2),
    ('3 Name 3 "abc', "the string does not end", 2),
    ('3 Name 3 "a\0c"', "a string has a zero byte, which would end it", 2),
    ('3 TypeVoid 3 "a"', "OpTypeVoid has no string here", 2),
    ("4 TypeInt 3 32 x", "expected a number, not 'x'", 2),
    ("4 TypeInt 3 32 4294967296", "4294967296 does not fit a word", 2),
    ("4 TypeInt 3 32 -2147483649", "-2147483649 does not fit a word", 2),
    (f"4 TypeInt 3 32 {'9' * 5000}", "does not fit a word", 2),
    ("4 TypeInt 3 32 1_0", "expected a number, not '1_0'", 2),
    ("4 TypeInt x 32 0", "expected a number, not 'x'", 2),
    ("3 TypeVoid 3 4", "2 words are not the operands of OpTypeVoid", 2),
    ("2 TypeFloat 3", "1 words are not the operands of OpTypeFloat", 2),
    ("2 Switch 3", "1 words are not the operands of OpSwitch", 2),
    ("2 ++ 3", "expected the name of an instruction, not '++'", 2),
    ("2 65536 3", "the number 65536 is not an opcode", 2),
    ('5 ExtInstImport 1 "OpenCL.std"\n6 ExtInst 2 3 1 sqroot 5',
     "unknown instruction of OpenCL.std 'sqroot'", 3),
    ("6 ExtInst 2 3 1 sqrt 5", "expected a number, not 'sqrt'", 2),
]  # fmt: skip


@pytest.mark.parametrize(("lines", "message", "line"), MALFORMED, ids=lambda part: repr(part)[:40])
def test_an_error_has_its_line(lines: str, message: str, line: int) -> None:
    text = lines if line == 1 or "header" in message else f"119734787 65536 0 9 0\n{lines}"
    if lines.startswith("\n1197"):
        text = lines
    with pytest.raises(CompileError) as caught:
        binary_of_spt(text)
    assert message in caught.value.message
    assert caught.value.line == line
    assert caught.value.source_line == text.split("\n")[line - 1]


def test_an_error_has_its_column_and_a_hint() -> None:
    with pytest.raises(CompileError) as caught:
        binary_of_spt("119734787 65536 0 9 0\n  2  Capability Kernal ")
    assert (caught.value.line, caught.value.column) == (2, 17)
    assert caught.value.hint == "did you mean Kernel?"


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("; SPIR-V\n", "spirv-as makes a binary of assembly text"),
        ("; text\n  OpCapability Kernel\n", "spirv-as makes a binary of assembly text"),
        ("   %1 = OpTypeVoid\n", "spirv-as makes a binary of assembly text"),
        ("119734787\n", "a header has magic number, version, generator, bound and schema"),
    ],
)
def test_a_text_of_another_kind_has_a_hint(text: str, hint: str) -> None:
    with pytest.raises(CompileError) as caught:
        binary_of_spt(text)
    assert caught.value.hint == hint


def test_what_people_write_is_read() -> None:
    """Comments, more blanks, no blank at the end, negative numbers, names of either vendor."""
    text = """; RUN: true

119734787 65536 0 9 0
 2   Capability FPGARegALTERA ; comment
2 Capability FPGARegINTEL
2 Capability 5948
4 Constant 1 2 -1"""
    words = [0x07230203, 65536, 0, 9, 0, *inst(op.OpCapability, 5948) * 3]
    assert binary_of_spt(text) == binary([*words, *inst(op.OpConstant, 1, 2, 0xFFFFFFFF)])


@pytest.mark.parametrize("file", ["app_linear.O0", "control_switch.O2", "local_reduce.O2"])
def test_llvm_spirv_writes_and_reads_the_same_text(file: str, tmp_path: Path) -> None:
    if TRANSLATOR is None:
        pytest.skip("llvm-spirv-14 is not installed")
    module = spvbackend.translate(E2E / "ll" / f"{file}.ll", triple="spirv64v1.1")
    (tmp_path / "k.spv").write_bytes(module)
    argv = [TRANSLATOR, "-to-text", "k.spv", "-o", "k.spt"]
    subprocess.run(argv, cwd=tmp_path, check=True)
    text = (tmp_path / "k.spt").read_text()
    ours = spt_text(module)
    # It drops the names of kernels and its own way of writing the header, and orders constants.
    known = set(text.split("\n")[1:])
    assert known <= set(ours.split("\n"))
    assert all(" Name " in line for line in set(ours.split("\n")[1:]) - known)
    assert spt_text(binary_of_spt(text)).split() == text.split()
    (tmp_path / "ours.spt").write_text(ours)
    argv = [TRANSLATOR, "-to-binary", "ours.spt", "-o", "ours.spv"]
    subprocess.run(argv, cwd=tmp_path, check=True)
    argv = [TRANSLATOR, "-to-text", "ours.spv", "-o", "again.spt"]
    subprocess.run(argv, cwd=tmp_path, check=True)
    assert (tmp_path / "again.spt").read_text() == text
