"""Specialization constants become constants, and sizes of work-groups execution modes."""

from __future__ import annotations

import re
import shutil
import subprocess
from itertools import chain
from pathlib import Path

import pytest

import spvbackend
from spvbackend import CompileError, Unsupported, specialize
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op
from tests.assembler import new_assembler
from tests.unit.cases.binary import binary, inst

pytestmark = pytest.mark.skipif(not new_assembler(), reason="no spirv-as of SPIRV-Tools 2026.4")

HEADER = [0x07230203, 0x00010300, 0, 90, 0]
SHADER = """
OpCapability Shader
OpCapability Int8
OpCapability Int64
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
OpName %size "size"
{decorations}
%void = OpTypeVoid
%bool = OpTypeBool
%uint = OpTypeInt 32 0
%int = OpTypeInt 32 1
%char = OpTypeInt 8 1
%long = OpTypeInt 64 0
%float = OpTypeFloat 32
%uint_3 = OpConstant %uint 3
%none = OpConstantNull %uint
%v3uint = OpTypeVector %uint 3
{constants}
%procedure = OpTypeFunction %void
%main = OpFunction %void None %procedure
%entry = OpLabel
{body}
OpReturn
OpFunctionEnd
"""
SIZED = """
%x = OpSpecConstant %uint 1
%y = OpSpecConstant %uint 2
%z = OpSpecConstant %uint 1
%size = OpSpecConstantComposite %v3uint %x %y %z
"""
SIZES = """
OpDecorate %x SpecId 0
OpDecorate %y SpecId 1
OpDecorate %z SpecId 2
OpDecorate %size BuiltIn WorkgroupSize
"""


def assembled(decorations: str, constants: str, body: str = "", text: str = SHADER) -> bytes:
    """Return a module of SPIR-V 1.3 that spirv-val accepts."""
    if "%size =" not in constants:
        text = text.replace('OpName %size "size"\n', "")
    text = text.format(decorations=decorations, constants=constants, body=body)
    command = [new_assembler(), "--target-env", "vulkan1.1", "-o", "-", "-"]
    done = subprocess.run(command, input=text.encode(), capture_output=True, check=False)
    assert not done.returncode, done.stderr.decode()
    spvbackend.validate(done.stdout, "vulkan1.1")
    return done.stdout


def frozen(module: bytes, values: dict[int, int]) -> str:
    """Return the text of a module with constants; spirv-val accepts it."""
    result = specialize(module, values)
    spvbackend.validate(result, "vulkan1.1")
    text = spvbackend.disassemble(result, friendly_names=True)
    assert "Spec" not in text
    return text


def constant(decorations: str, constants: str, values: dict[int, int]) -> str:
    """Return the value of the constant whose name is `wanted`."""
    constants += "\n%array = OpTypeArray %float %uint_3"
    decorations = f'OpName %wanted "wanted"\n{decorations}'
    text = frozen(assembled(decorations, constants), values)
    found = re.search(r"%wanted = OpConstant(True|False|) %\w+ ?(.*)", text)
    assert found is not None, text
    return found[1] or found[2]


@pytest.mark.parametrize(
    ("kind", "value", "text"),
    [
        ("uint", 0xFFFF_FFFF, "4294967295"),
        ("int", -5, "-5"),
        ("int", 0xFFFF_FFFB, "-5"),
        ("char", -5, "-5"),
        ("char", 0xFB, "-5"),
        ("long", 1 << 40, f"{1 << 40}"),
        ("float", 0x40200000, "2.5"),
    ],
)
def test_numbers(kind: str, value: int, text: str) -> None:
    """A number has the given bits, or its default."""
    decoration, row = "OpDecorate %wanted SpecId 4", f"%wanted = OpSpecConstant %{kind} 7"
    assert constant(decoration, row, {}) == "7"
    assert constant(decoration, row, {4: value, 5: 1}) == text


def test_booleans() -> None:
    decoration, row = "OpDecorate %wanted SpecId 4", "%wanted = OpSpecConstantTrue %bool"
    assert constant(decoration, row, {}) == "True"
    assert constant(decoration, row, {4: 0}) == "False"
    assert constant(decoration, row, {4: 0x100}) == "True"


def test_several_constants_with_one_number() -> None:
    text = frozen(
        assembled(
            "OpDecorate %one SpecId 4\nOpDecorate %two SpecId 4",
            "%one = OpSpecConstant %uint 1\n%two = OpSpecConstant %uint 2",
        ),
        {4: 9},
    )
    assert text.count("OpConstant %uint 9") == 2


def test_the_size_of_a_group_becomes_a_mode() -> None:
    """An object decorated as WorkgroupSize goes before the mode LocalSize."""
    module = assembled(SIZES, SIZED)
    text = frozen(module, {0: 64, 2: 3})
    assert re.findall(r"OpExecutionMode\w* %\w+ (.*)", text) == ["LocalSize 64 2 3"]
    assert "BuiltIn" not in text
    assert re.search(r"%size = OpConstantComposite %v3uint( %\w+){3}", text)
    (kernel,) = spvbackend.entry_points(specialize(module, {0: 64, 2: 3}))
    assert kernel.local_size == (64, 2, 3)


def test_constants_of_a_group_size_become_a_mode() -> None:
    text = SHADER.replace("OpExecutionMode %main LocalSize 1 1 1", "{mode}")
    sized = "OpExecutionModeId %main LocalSizeId %x %uint_3 %z"
    command = [new_assembler(), "--target-env", "vulkan1.3", "-o", "-", "-"]
    source = text.format(
        mode=sized,
        decorations="OpDecorate %x SpecId 0\nOpDecorate %z SpecId 2",
        constants=SIZED,
        body="",
    )
    module = subprocess.run(command, input=source.encode(), capture_output=True, check=True).stdout
    result = specialize(module, {0: 8})
    spvbackend.validate(result, "vulkan1.3")
    modes = re.findall(r"OpExecutionMode\w* %\w+ (.*)", spvbackend.disassemble(result))
    assert modes == ["LocalSize 8 3 1"]


def test_lengths_of_local_memory() -> None:
    text = frozen(
        assembled(
            "OpDecorate %length SpecId 3",
            "%length = OpSpecConstant %uint 1\n%row = OpTypeArray %float %length\n"
            "%ptr = OpTypePointer Workgroup %row\n%local = OpVariable %ptr Workgroup",
        ),
        {3: 40},
    )
    (length,) = re.findall(r"(%\w+) = OpConstant %uint 40", text)
    assert re.search(rf"OpTypeArray %float {length}", text)


@pytest.mark.parametrize(
    ("row", "result"),
    [
        ("OpSpecConstantOp %uint IMul %a %b", "4294967278"),
        ("OpSpecConstantOp %int SDiv %a %b", "-2"),
        ("OpSpecConstantOp %uint UDiv %a %b", "1431655763"),
        ("OpSpecConstantOp %int SRem %a %b", "0"),
        ("OpSpecConstantOp %uint ShiftRightLogical %a %b", "536870911"),
        ("OpSpecConstantOp %int ShiftRightArithmetic %a %b", "-1"),
        ("OpSpecConstantOp %char SConvert %a", "-6"),
        ("OpSpecConstantOp %long SConvert %a", f"{2**64 - 6}"),
        ("OpSpecConstantOp %bool SLessThan %a %b", "True"),
        ("OpSpecConstantOp %bool ULessThan %a %b", "False"),
        ("OpSpecConstantOp %bool LogicalNot %yes", "False"),
        ("OpSpecConstantOp %uint Select %yes %none %b", "0"),
        ("OpSpecConstantOp %uint CompositeExtract %pair 1", "3"),
    ],
)
def test_operations(row: str, result: str) -> None:
    """Operations are computed, as are operations on their results."""
    constants = f"""
%a = OpSpecConstant %uint 1
%b = OpSpecConstant %uint 1
%yes = OpSpecConstantTrue %bool
%v2uint = OpTypeVector %uint 2
%pair = OpSpecConstantComposite %v2uint %a %b
%wanted = {row}
"""
    decorations = "OpDecorate %a SpecId 4\nOpDecorate %b SpecId 5"
    assert constant(decorations, constants, {4: -6, 5: 3}) == result


def test_the_same_as_spirv_opt() -> None:
    """spirv-opt leaves composites, and sizes that an object decorated as WorkgroupSize has."""
    tool = shutil.which("spirv-opt")
    if tool is None:
        pytest.skip("no spirv-opt")
    decorations = (
        "OpDecorate %x SpecId 0\nOpDecorate %y SpecId 1\nOpDecorate %z SpecId 2\n"
        "OpDecorate %flag SpecId 3\nOpDecorate %wide SpecId 4\nOpDecorate %byte SpecId 5\n"
        "OpDecorate %left SpecId 6"
    )
    constants = (
        f"{SIZED}%flag = OpSpecConstantFalse %bool\n%wide = OpSpecConstant %long 7\n"
        "%byte = OpSpecConstant %char -7\n%left = OpSpecConstant %float 0.5\n"
        "%row = OpTypeArray %float %x"
    )
    module = assembled(decorations, constants)
    command = [tool, "--set-spec-const-default-value", "0:16 1:4 3:true 4:1099511627776 5:-9"]
    command += ["--freeze-spec-const", "-o", "-", "-"]
    done = subprocess.run(command, input=module, capture_output=True, check=True)
    own = specialize(module, {0: 16, 1: 4, 3: 1, 4: 1 << 40, 5: -9})
    assert lines(own) == lines(done.stdout)


def lines(module: bytes) -> list[str]:
    """Return the instructions of a module; spirv-opt keeps decorations with a SpecId or not."""
    text = spvbackend.disassemble(module).replace("OpSpecConstantComposite", "OpConstantComposite")
    return [line for line in text.splitlines() if line[:1] != ";" and "SpecId" not in line]


def test_a_translated_kernel() -> None:
    """A kernel for Vulkan has a fixed size then, and its description says so."""
    text = Path("docs/examples/relu.ll").read_text(encoding="utf-8")
    for triple in ("spirv64-unknown-vulkan1.1", "spirv64-unknown-vulkan1.3"):
        module = specialize(spvbackend.translate(text, triple=triple), {0: 32, 1: 2})
        spvbackend.validate(module)
        (kernel,) = spvbackend.entry_points(module)
        assert kernel.local_size == (32, 2, 1)
        assert kernel.size_ids is None
        assert specialize(module, {0: 1}) == module


def test_what_is_not_computed() -> None:
    extract = "%pair = OpSpecConstantOp %v3uint CompositeInsert %x %size 0"
    with pytest.raises(Unsupported, match="is OpCompositeInsert of operands that are not"):
        specialize(assembled(SIZES, SIZED + extract), {})


def test_values_that_do_not_fit() -> None:
    module = assembled("OpDecorate %a SpecId 4", "%a = OpSpecConstant %char 7")
    for value in (256, -129):
        with pytest.raises(ValueError, match=f"{value} does not fit .* 4, which has 8 bits"):
            specialize(module, {4: value})


@pytest.mark.parametrize(
    ("instructions", "message"),
    [
        ([inst(op.OpSpecConstant, 2, 12, 7)], "word 5: %2 is not the type of a scalar constant"),
        ([inst(op.OpTypeInt, 2, 0, 0), inst(op.OpSpecConstant, 2, 12, 7)], "%2 is not the type"),
        ([inst(op.OpTypeInt, 2)], "OpTypeInt has 2 words instead of 4"),
        ([inst(op.OpExecutionModeId, 3, spv.ExecutionModeLocalSizeId, 4)], "the size %4"),
        ([inst(op.OpExecutionModeId, 3, spv.ExecutionModeLocalSizeId, 4, 5, 6)], "not three"),
    ],
)
def test_malformed_modules(instructions: list[list[int]], message: str) -> None:
    with pytest.raises(CompileError, match=re.escape(message)):
        specialize(binary([*HEADER, *chain(*instructions)]), {})
