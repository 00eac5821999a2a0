"""naga reads some instructions otherwise than SPIR-V says; a release that does not shows here.

Each module computes a word from two others. docs/webgpu.md has the table of them.
"""

from __future__ import annotations

import struct
import subprocess

import numpy as np
import pytest

import spvbackend
from spvbackend.shader.interface import EntryPoint
from spvbackend.target.launch import BUFFER, Parameter
from spvbackend.webgpu import BuildError, Device, NoDeviceError, Program, array, default_device
from tests.assembler import new_assembler

pytestmark = pytest.mark.skipif(not new_assembler(), reason="no spirv-as of SPIRV-Tools 2026.4")

MODULE = """
OpCapability Shader
%glsl = OpExtInstImport "GLSL.std.450"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
OpDecorate %words ArrayStride 4
OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpDecorate %buffer DescriptorSet 0
OpDecorate %buffer Binding 0
%void = OpTypeVoid
%bool = OpTypeBool
%uint = OpTypeInt 32 0
%int = OpTypeInt 32 1
%float = OpTypeFloat 32
%flags = OpTypeVector %bool 2
%words = OpTypeRuntimeArray %uint
%block = OpTypeStruct %words
%to_block = OpTypePointer StorageBuffer %block
%buffer = OpVariable %to_block StorageBuffer
%to_word = OpTypePointer StorageBuffer %uint
%0 = OpConstant %uint 0
%1 = OpConstant %uint 1
%2 = OpConstant %uint 2
%procedure = OpTypeFunction %void
%main = OpFunction %void None %procedure
%entry = OpLabel
%at_a = OpAccessChain %to_word %buffer %0 %1
%at_b = OpAccessChain %to_word %buffer %0 %2
%at_result = OpAccessChain %to_word %buffer %0 %0
%a = OpLoad %uint %at_a
%b = OpLoad %uint %at_b
%float_a = OpBitcast %float %a
%float_b = OpBitcast %float %b
BODY
OpStore %at_result %result
OpReturn
OpFunctionEnd
"""
NAN = 0x7FC00000
ENTRY = EntryPoint("main", (Parameter("words", BUFFER, -1, 0, binding=0),), 0, False, (1, 1, 1))


def word(value: float) -> int:
    """Return the bits of an integer or a float."""
    if isinstance(value, int):
        return value & 0xFFFF_FFFF
    return int.from_bytes(struct.pack("<f", value), "little")


def choice(row: str) -> str:
    """Return instructions that make a word of a boolean."""
    return f"%truth = {row}\n%result = OpSelect %uint %truth %1 %0"


def bits(row: str) -> str:
    """Return instructions that make a word of a float."""
    return f"%number = {row}\n%result = OpBitcast %uint %number"


LEAVES_A_LOOP = """
OpBranch %head
%head = OpLabel
%count = OpPhi %uint %0 %entry %next %again
OpLoopMerge %end %again None
OpBranch %body
%body = OpLabel
%next = OpIAdd %uint %count %1
OpSelectionMerge %after None
OpSwitch %a %after 7 %leave
%leave = OpLabel
OpBranch %end
%after = OpLabel
%more = OpULessThan %bool %next %b
OpBranchConditional %more %again %end
%again = OpLabel
OpBranch %head
%end = OpLabel
%result = OpPhi %uint %next %leave %next %after
"""
"""A loop that a case of a switch leaves in its first round, and its condition after `b` rounds."""


@pytest.fixture(scope="session")
def gpu() -> Device:
    """Return the default device; without one the tests are skipped."""
    try:
        return default_device()
    except NoDeviceError as error:
        pytest.skip(f"not run: {error}")


def program_of(gpu: Device, body: str) -> Program:
    """Return the program of a module, which is valid."""
    text = MODULE.replace("BODY", body).encode()
    command = [new_assembler(), "--target-env", "vulkan1.1", "-o", "-", "-"]
    done = subprocess.run(command, input=text, capture_output=True, check=False)
    assert not done.returncode, done.stderr.decode()
    spvbackend.validate(done.stdout, "vulkan1.1")
    return Program.from_shader(gpu, done.stdout, [ENTRY])


@pytest.mark.parametrize(
    ("body", "a", "b", "read", "right"),
    [
        ("%result = OpSDiv %uint %a %b", -7, 2, 0x7FFF_FFFC, -3),
        ("%result = OpSRem %uint %a %b", -7, 2, 1, -1),
        ("%result = OpShiftRightArithmetic %uint %a %b", -8, 1, 0x7FFF_FFFC, -4),
        ("%result = OpBitFieldSExtract %uint %a %0 %b", 0xF8, 8, 0xF8, -8),
        (bits("OpConvertSToF %float %a"), -3, 0, float(2**32), -3.0),
        ("%result = OpConvertFToS %uint %float_a", -3.0, 0, 0, -3),
        ("%result = OpExtInst %uint %glsl SMin %a %b", -3, 2, 2, -3),
        ("%result = OpExtInst %uint %glsl SMax %a %b", -3, 2, -3, 2),
        ("%result = OpExtInst %uint %glsl SAbs %a", -3, 0, -3, 3),
        ("%result = OpExtInst %uint %glsl FindSMsb %a", -3, 0, 31, 1),
        (LEAVES_A_LOOP, 7, 5, 5, 1),
        (choice("OpFUnordLessThan %bool %float_a %float_b"), NAN, 1.0, 0, 1),
        (choice("OpFUnordEqual %bool %float_a %float_b"), NAN, 1.0, 0, 1),
        (choice("OpFUnordNotEqual %bool %float_a %float_b"), NAN, 1.0, 0, 1),
    ],
)
def test_what_is_read_otherwise(
    gpu: Device, body: str, a: float, b: float, read: float, right: float
) -> None:
    """The type decides what the opcode does, no comparison is unordered, and the break of a loop in
    a switch leaves the switch."""
    words = array(np.array([0, word(a), word(b)], np.uint32), device=gpu)
    program_of(gpu, body).launch("main", [words], (1,))
    assert int(words.numpy()[0]) == word(read)
    assert word(read) != word(right)


@pytest.mark.parametrize(
    ("body", "a", "b", "right"),
    [
        ("%result = OpUDiv %uint %a %b", -7, 2, 0x7FFF_FFFC),
        (choice("OpSLessThan %bool %a %b"), -7, 2, 1),
        (choice("OpULessThan %bool %a %b"), -7, 2, 0),
        (choice("OpIsNan %bool %float_a"), NAN, 0, 1),
        ("%s = OpBitcast %int %a\n%d = OpShiftRightArithmetic %int %s %b\n"
         "%result = OpBitcast %uint %d", -8, 1, -4),
    ],
)  # fmt: skip
def test_what_is_read_as_it_says(gpu: Device, body: str, a: float, b: float, right: float) -> None:
    words = array(np.array([0, word(a), word(b)], np.uint32), device=gpu)
    program_of(gpu, body).launch("main", [words], (1,))
    assert int(words.numpy()[0]) == word(right)


@pytest.mark.parametrize(
    "body",
    [
        "%result = OpSNegate %uint %a",
        "%one = OpINotEqual %bool %a %0\n%two = OpCompositeConstruct %flags %one %one\n"
        "%both = OpLogicalAnd %flags %two %two\n" + choice("OpAll %bool %both"),
        "%two = OpExtInst %float %glsl Ldexp %float_a %b\n%result = OpBitcast %uint %two",
        "%result = OpAtomicCompareExchange %uint %at_a %1 %0 %0 %b %a",
    ],
)
def test_what_is_refused(gpu: Device, body: str) -> None:
    words = array(np.zeros(3, np.uint32), device=gpu)
    with pytest.raises(BuildError, match=r"refuses main|has a compare-exchange"):
        program_of(gpu, body).launch("main", [words], (1,))
