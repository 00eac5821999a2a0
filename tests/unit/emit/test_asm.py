"""The text of a module: each spelling, and that spirv-as makes the same words of it again."""

import shutil
import struct
import subprocess
from collections.abc import Sequence

import pytest

from spvbackend.diagnostics import CompileError
from spvbackend.emit.asm import disassemble
from spvbackend.emit.read import words_of
from spvbackend.mir.literals import BFLOAT16, FLOAT, SIGNED, UNSIGNED, float_text, literal_text
from spvbackend.spirv.opcodes import (
    OpCapability,
    OpConstant,
    OpExtInst,
    OpExtInstImport,
    OpIAdd,
    OpLoad,
    OpName,
    OpNop,
    OpSpecConstantOp,
    OpSwitch,
    OpTypeFloat,
    OpTypeInt,
)

SPIRV_AS = shutil.which("spirv-as")
HEADER = [0x07230203, 0x00010400, 0x00070001, 100, 0]
HEADER_TEXT = "; SPIR-V\n; Version: 1.4\n; Generator: 7; 1\n; Bound: 100\n; Schema: 0\n"

MODULE = """\
               OpCapability Kernel
               OpCapability Addresses
               OpCapability Linkage
               OpCapability Int8
               OpCapability Int16
               OpCapability Int64
               OpCapability Float16
               OpCapability Float64
               OpCapability Groups
               OpExtension "SPV_KHR_no_integer_wrap_decoration"
          %1 = OpExtInstImport "OpenCL.std"
               OpMemoryModel Physical64 OpenCL
               OpEntryPoint Kernel %50 "kernel" %49
               OpExecutionMode %50 LocalSize 8 4 1
               OpExecutionMode %50 ContractionOff
          %2 = OpString "a \\"quoted\\" \\\\ path
and a line"
               OpSource OpenCL_C 200000 %2
               OpName %50 ""
               OpName %49 "four"
               OpName %48 "größe"
               OpMemberName %20 1 "second"
               OpDecorate %49 BuiltIn GlobalInvocationId
               OpDecorate %49 LinkageAttributes "id" Import
               OpDecorate %61 FPFastMathMode NotNaN|NSZ|Fast
               OpDecorate %62 FPFastMathMode None
               OpDecorate %51 FuncParamAttr NoCapture
               OpMemberDecorate %20 1 Offset 4
         %10 = OpTypeVoid
         %11 = OpTypeBool
         %12 = OpTypeInt 8 0
         %13 = OpTypeInt 16 1
         %14 = OpTypeInt 32 0
         %15 = OpTypeInt 64 1
         %16 = OpTypeFloat 16
         %17 = OpTypeFloat 32
         %18 = OpTypeFloat 64
         %19 = OpTypeVector %17 4
         %20 = OpTypeStruct %14 %17
         %21 = OpTypePointer CrossWorkgroup %17
         %22 = OpTypeVector %15 3
         %23 = OpTypePointer Input %22
         %24 = OpTypeFunction %10 %21 %15
         %25 = OpTypeStruct
         %30 = OpConstant %12 255
         %31 = OpConstant %13 -32768
         %32 = OpConstant %14 4294967295
         %33 = OpConstant %15 -9223372036854775808
         %34 = OpConstant %16 0x1.8p+0
         %35 = OpConstant %16 -0x1p+16
         %36 = OpConstant %17 -0
         %37 = OpConstant %17 0.100000001
         %38 = OpConstant %17 0x1.000002p+128
         %39 = OpConstant %17 0x1p-149
         %40 = OpConstant %18 1.0000000000000002
         %41 = OpConstant %18 -0x1.8p+1024
         %42 = OpConstant %18 0x0.0000000000001p-1022
         %43 = OpConstantTrue %11
         %44 = OpSpecConstant %15 9223372036854775807
         %45 = OpSpecConstantOp %15 ISub %44 %33
         %46 = OpUndef %20
         %47 = OpSpecConstantOp %17 CompositeExtract %46 1
         %48 = OpConstantComposite %19 %37 %37 %36 %38
         %49 = OpVariable %23 Input
         %50 = OpFunction %10 Inline|Pure %24
         %51 = OpFunctionParameter %21
         %52 = OpFunctionParameter %15
         %53 = OpLabel
         %54 = OpLoad %17 %51 Volatile|Aligned 4
         %55 = OpExtInst %17 %1 fma %54 %37 %36
         %56 = OpExtInst %19 %1 vloadn %52 %51 4
               OpStore %51 %55 Aligned 8
               OpLine %2 3 7
               OpSwitch %52 %60 -5 %58 9223372036854775807 %58
         %58 = OpLabel
         %61 = OpFAdd %17 %55 %54
               OpBranch %60
         %60 = OpLabel
         %62 = OpPhi %17 %54 %53 %61 %58
               OpLoopMerge %63 %60 DontUnroll
               OpBranchConditional %43 %63 %60 1 9
         %63 = OpLabel
         %64 = OpAtomicIIncrement %14 %51 %32 %32
         %65 = OpGroupIAdd %14 %32 Reduce %64
               OpReturn
               OpFunctionEnd
"""


def inst(opcode: int, *operands: int) -> list[int]:
    return [opcode | (len(operands) + 1) << 16, *operands]


def text_of(*instructions: Sequence[int]) -> list[str]:
    """The lines of a module of these instructions, without header and indentation."""
    text = disassemble([*HEADER, *(word for words in instructions for word in words)])
    assert text.startswith(HEADER_TEXT)
    return [line.strip() for line in text.removeprefix(HEADER_TEXT).splitlines()]


def assemble(text: str) -> list[int]:
    if SPIRV_AS is None:
        pytest.skip("spirv-as is not installed")
    command = [SPIRV_AS, "--preserve-numeric-ids", "--target-env", "spv1.4", "-o", "-", "-"]
    done = subprocess.run(command, input=text.encode(), capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
    return words_of(done.stdout).tolist()


def float_bits(value: float, code: str) -> int:
    return int.from_bytes(struct.pack(f"<{code}", value), "little")


def test_text_is_the_text_that_was_assembled() -> None:
    # spirv-as takes the denormal in this form, and the form that is printed.
    expected = MODULE.replace("0x0.0000000000001p-1022", "0x1p-1074")
    text = disassemble(assemble(MODULE))
    assert "".join(text.splitlines(keepends=True)[5:]) == expected
    assert text.splitlines()[1] == "; Version: 1.4"
    assert text.splitlines()[3] == "; Bound: 66"


FLOATS = [
    *((16, bits) for bits in range(0, 0x10000, 61)),
    *((32, sign << 31 | e << 23 | f) for sign in (0, 1) for e in (0, 1, 127, 254, 255)
      for f in (0, 1, 0x400000, 0x2AAAAA, 0x7FFFFF)),
    *((64, sign << 63 | e << 52 | f) for sign in (0, 1) for e in (0, 1, 1023, 2046, 2047)
      for f in (0, 1, 1 << 51, 0x5555555555555, (1 << 52) - 1)),
    *((32, n * 0x9E3779B1 & 0xFFFFFFFF) for n in range(500)),
    *((64, n * 0x9E3779B97F4A7C15 & 0xFFFFFFFFFFFFFFFF) for n in range(500)),
]  # fmt: skip


def constants_module() -> list[int]:
    words = list(HEADER)
    for type_id, width in enumerate((16, 32, 64), 1):
        words += inst(OpTypeFloat, type_id, width)
    for result, (width, bits) in enumerate(FLOATS, 4):
        literal = [bits & 0xFFFFFFFF, bits >> 32] if width == 64 else [bits]
        words += inst(OpConstant, width.bit_length() - 4, result, *literal)
    words[3] = len(FLOATS) + 4
    return words


def test_every_float_assembles_to_its_bits() -> None:
    words = constants_module()
    again = assemble(disassemble(words))
    assert again[3:] == words[3:]


@pytest.mark.parametrize(("width", "code"), [(32, "f"), (64, "d")])
def test_finite_floats_are_read_back_by_python(width: int, code: str) -> None:
    for bits in [bits for size, bits in FLOATS if size == width]:
        text = float_text(bits, width)
        if "p+128" in text or "p+1024" in text:
            continue
        value = float.fromhex(text) if "0x" in text else float(text)
        assert float_bits(value, code) == bits, text


@pytest.mark.parametrize(
    ("bits", "width", "style", "text"),
    [
        (0x80, 8, UNSIGNED, "128"),
        (0xFFFFFF80, 8, SIGNED, "-128"),
        (0xFFFFFF80, 8, UNSIGNED, ""),
        (0x00000080, 8, SIGNED, ""),
        (0x1FFFFFFFFF, 37, UNSIGNED, str(2**37 - 1)),
        (0xFFFFFFF000000000, 37, SIGNED, str(-(2**36))),
        (0x3F80, 16, BFLOAT16, "0x1p+0"),
        (0xFF80, 16, BFLOAT16, "-0x1p+128"),
        (0x0001, 16, BFLOAT16, "0x1p-133"),
        (0x8000, 16, FLOAT, "-0x0p+0"),
        (0x7E00, 16, FLOAT, "0x1.8p+16"),
        (0x17E00, 16, FLOAT, ""),
        (0x7F7FFFFF, 32, FLOAT, "3.40282347e+38"),
        (0x3C, 8, FLOAT, ""),
    ],
)
def test_literal_text(bits: int, width: int, style: int, text: str) -> None:
    words = [bits & 0xFFFFFFFF, bits >> 32] if width > 32 else [bits]
    assert literal_text(words, width, style) == text


def test_what_has_no_name_is_written_as_words() -> None:
    lines = text_of(
        inst(OpCapability, 99999),
        inst(OpLoad, 1, 2, 3, 0x40000002, 4),
        inst(0xFFF0, 7),
        inst(OpIAdd, 1),
        inst(OpIAdd, 1, 2, 3, 4, 5),
        inst(OpName, 1, 0x41414141),
        inst(OpSwitch, 5, 6, 7, 8),
        inst(OpSpecConstantOp, 1, 2, OpSpecConstantOp, OpSpecConstantOp),
        inst(OpNop),
    )
    assert lines == [
        "OpCapability !0x0001869F",
        "%2 = OpLoad %1 %3 !0x40000002 !0x00000004",
        "!0x0002FFF0 !0x00000007",
        "!0x00020080 !0x00000001",
        "!0x00060080 !0x00000001 !0x00000002 !0x00000003 !0x00000004 !0x00000005",
        "OpName %1 !0x41414141",
        "OpSwitch %5 %6 !0x00000007 !0x00000008",
        "%2 = OpSpecConstantOp %1 !0x00000034 !0x00000034",
        "OpNop",
    ]


def test_words_that_are_written_as_words_assemble() -> None:
    words = [
        *HEADER,
        *inst(OpCapability, 99999),
        *inst(OpTypeInt, 1, 8, 0),
        *inst(OpTypeInt, 2, 128, 0),
        *inst(OpConstant, 1, 3, 0xFFFFFF80),
        *inst(OpConstant, 2, 4, 1, 2, 3, 4),
        *inst(OpIAdd, 1, 5, 3, 3),
        *inst(OpIAdd, 1, 6, 3, 3, 3),
        *inst(0xFFF0, 7),
        *inst(OpLoad, 1, 7, 3, 0x40000002, 4),
        *inst(OpIAdd, 1, 8, 3, 3),
    ]
    assert assemble(disassemble(words))[5:] == words[5:]


def test_extended_instruction_of_an_unknown_set_has_a_number() -> None:
    name = [int.from_bytes(b"x.y\0", "little")]
    lines = text_of(inst(OpExtInstImport, 1, *name), inst(OpExtInst, 2, 3, 1, 17, 4, 5))
    assert lines == ['%1 = OpExtInstImport "x.y"', "%3 = OpExtInst %2 %1 !17 %4 %5"]


def test_debug_information_has_names() -> None:
    name = b"NonSemantic.Shader.DebugInfo.100\0\0\0\0"
    lines = text_of(
        inst(OpExtInstImport, 1, *struct.unpack("<9I", name)),
        inst(OpExtInst, 2, 3, 1, 103, 4, 5, 6, 7, 8),
    )
    assert lines[1] == "%3 = OpExtInst %2 %1 DebugLine %4 %5 %6 %7 %8"


@pytest.mark.parametrize("first", [OpNop, OpNop | 2 << 16])
def test_word_count_that_leads_nowhere_is_an_error(first: int) -> None:
    with pytest.raises(CompileError, match="word 5 has word count"):
        disassemble([*HEADER, first])
