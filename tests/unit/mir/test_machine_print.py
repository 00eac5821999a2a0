"""Dumps of the machine level: the text of a module, and of instructions that are wrong."""

import shutil
import subprocess
from pathlib import Path

import pytest

from spvbackend.emit.read import words_of
from spvbackend.mir.assign_types import fold_types
from spvbackend.mir.inst import ASSIGN_TYPE, MachineInst, function_insts, string_words
from spvbackend.mir.operands import enumerant_text, operand_kinds, string_text
from spvbackend.mir.print import MachinePrinter, print_machine_module
from spvbackend.mir.type_table import TypeTable
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op
from spvbackend.spirv.opencl_std import OPENCL_STD
from tests.unit.cases.machine.sample import Sample, kernel

SPIRV_AS = shutil.which("spirv-as")
SPIRV_VAL = shutil.which("spirv-val")

FUNCTION = """\
          %f = OpFunction %1 None %11
         %12 = OpFunctionParameter %7
         %13 = OpFunctionParameter %3
      %entry = OpLabel
       %cell = OpVariable %20 Function %9
               OpLine %47 3 7
               OpBranch %loop
       %loop = OpLabel
          %i = OpPhi %3 %37 %entry %39 %loop
         %40 = OpInBoundsPtrAccessChain %12 %i
               ASSIGN_TYPE %40 : %7 ; float CrossWorkgroup*
         %41 = OpLoad %5 %40 Aligned 4
         %42 = OpFunctionCall %5 %twice %41
         %44 = OpExtInst %5 %43 fma %41 %42 %41
               OpStore %cell %44 Volatile
         %39 = OpIAdd %3 %i %8
         %45 = OpSLessThan %2 %39 %13
               OpLoopMerge %tail %loop DontUnroll
               OpBranchConditional %45 %loop %tail
       %tail = OpLabel
               OpSwitch %13 %out 7 %case 4294967295 %case
       %case = OpLabel
         %46 = OpSConvert %4 %13
               OpSwitch %46 %out 4294967297 %out
        %out = OpLabel
               OpReturn
               OpFunctionEnd
"""

HEAD = """\
               OpCapability Addresses
               OpCapability Kernel
               OpCapability Int64
               OpCapability Int8
               OpCapability Linkage
         %43 = OpExtInstImport "OpenCL.std"
               OpMemoryModel Physical64 OpenCL
               OpEntryPoint Kernel %f "f"
               OpExecutionMode %f LocalSize 8 4 1
         %47 = OpString "a.cl"
               OpSourceExtension "cl_khr_fp16"
               OpSource OpenCL_C 200000
               OpName %f "f"
"""

TYPES = """\
          %7 = OpTypePointer CrossWorkgroup %5
          %8 = OpConstant %3 1
          %9 = OpConstant %5 0.5
         %11 = OpTypeFunction %1 %7 %3
         %16 = OpTypeFunction %5 %5
         %20 = OpTypePointer Function %5
               OpTypeForwardPointer %23 CrossWorkgroup
%struct_node = OpTypeStruct %3 %23
         %23 = OpTypePointer CrossWorkgroup %struct_node
         %24 = OpConstant %4 1099511627776
"""


def function_text(s: Sample) -> str:
    return "\n".join([*MachinePrinter(s.machine).lines(function_insts(s.function)), ""])


def line_of(s: Sample, inst: MachineInst) -> str:
    """The text of an instruction in the entry block."""
    s.entry.insts.append(inst)
    return function_text(s).splitlines()[-2].strip()


def test_function() -> None:
    s = kernel()
    assert function_text(s) == FUNCTION


def test_module() -> None:
    s = kernel()
    text = print_machine_module(s.machine)
    assert text.startswith(HEAD)
    assert TYPES in text
    assert FUNCTION in text
    assert text.endswith("\n               OpReturnValue %19\n               OpFunctionEnd\n")


def assembled(tmp_path: Path) -> Path:
    if SPIRV_AS is None:
        pytest.skip("spirv-as is not installed")
    machine = kernel().machine
    machine.tells_types = True
    fold_types(machine)
    text = print_machine_module(machine)
    target = tmp_path / "kernel.spv"
    command = [SPIRV_AS, "--target-env", "spv1.4", "-o", str(target), "-"]
    done = subprocess.run(command, input=text.encode(), capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
    return target


def test_text_with_its_types_folded_in_assembles(tmp_path: Path) -> None:
    words = words_of(assembled(tmp_path).read_bytes())
    assert words[1] == 0x00010400


def test_what_the_verifier_passes_is_valid(tmp_path: Path) -> None:
    if SPIRV_VAL is None:
        pytest.skip("spirv-val is not installed")
    command = [SPIRV_VAL, "--target-env", "spv1.4", str(assembled(tmp_path))]
    done = subprocess.run(command, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()


def test_names_are_unique_and_no_provisional_ids() -> None:
    s = Sample()
    values = [s.add(s.entry, op.OpUndef, s.i32) for _ in range(6)]
    for value, name in zip(values, ["a.b", "a.b", "a b", "12", "größe", "a_b_1"], strict=True):
        s.cache.name(value, name)
    s.cache.name(values[0], "second")
    lines = function_text(s).splitlines()[4:-1]
    names = [line.split(" = ")[0].strip() for line in lines]
    assert names == ["%a_b", "%a_b_1", "%a_b_2", "%_12", "%gr__e", "%a_b_1_1"]


def test_numbers_are_read_by_their_type() -> None:
    s = Sample()
    cache = s.cache
    half, double = cache.float_type(16), cache.float_type(64)
    bfloat = cache.float_type(16, spv.FPEncodingBFloat16KHR)
    cache.entries.clear()
    for bits, encoding in ((16, []), (64, []), (32, []), (16, [spv.FPEncodingBFloat16KHR])):
        id = {16: bfloat if encoding else half, 32: s.float, 64: double}[bits]
        cache.unique(op.OpTypeFloat, 0, [bits, *encoding], id)
    cache.unique(op.OpTypeInt, 0, [64, 0], s.i64)
    constants = {
        "0x1.8p+0": (half, [0x3E00]),
        "-0": (s.float, [0x80000000]),
        "0.100000001": (s.float, [0x3DCCCCCD]),
        "1.0000000000000002": (double, [1, 0x3FF00000]),
        "0x1p+128": (s.float, [0x7F800000]),
        "0x1.8p+1024": (double, [0, 0x7FF80000]),
        "0x1p+0": (bfloat, [0x3F80]),
        "18446744073709551615": (s.i64, [0xFFFFFFFF, 0xFFFFFFFF]),
        "!1": (s.i64, [1]),
        "!2": (s.void, [2]),
    }
    for type_id, words in constants.values():
        cache.unique(op.OpConstant, type_id, words)
    text = print_machine_module(s.machine)
    printed = [line.split(maxsplit=4)[4] for line in text.splitlines() if "OpConstant " in line]
    assert printed == list(constants)


@pytest.mark.parametrize(
    ("opcode", "operands", "text"),
    [
        (op.OpNop, [], "OpNop"),
        (op.OpStore, [7, 8], "OpStore !7 !8"),
        (op.OpStore, [-50, -51, 99999], "OpStore %50 %51 !99999"),
        (op.OpStore, [-50, -51, -52], "OpStore %50 %51 %52"),
        (op.OpStore, [-50], "OpStore %50"),
        (op.OpKill, [-50, 4], "OpKill %50 !4"),
        (op.OpBranch, [-50, 4], "OpBranch %50 !4"),
        (op.OpMemberName, [-50, 0, *string_words('a "b"\n\\')],
         'OpMemberName %50 0 "a \\"b\\"\\n\\\\"'),
        (op.OpName, [-50, 0x41414141, -51], "OpName %50 !1094795585 %51"),
        (op.OpSwitch, [-50, -51, 7, -52], "OpSwitch %50 %51 !7 %52"),
        (op.OpSwitch, [-50, -51, -52], "OpSwitch %50 %51 %52"),
        (op.OpLoopMerge, [-50, -51, spv.LoopControlPartialCount | 1, 4],
         "OpLoopMerge %50 %51 Unroll|PartialCount 4"),
        (op.OpExtInst, [-50, 3], "OpExtInst %50 !3"),
        (op.OpTypeFloat, [16, spv.FPEncodingBFloat16KHR], "OpTypeFloat 16 BFloat16KHR"),
        (op.OpSpecConstantOp, [op.OpCompositeExtract, -50, 1],
         "OpSpecConstantOp CompositeExtract %50 1"),
        (op.OpSpecConstantOp, [op.OpSpecConstantOp, 1], "OpSpecConstantOp !52 !1"),
        (op.OpDecorate, [-50, spv.DecorationLinkageAttributes, *string_words("x"), 1],
         'OpDecorate %50 LinkageAttributes "x" Import'),
        (ASSIGN_TYPE, [-50], "ASSIGN_TYPE %50"),
        (ASSIGN_TYPE, [-50, -51], "ASSIGN_TYPE %50 : %51 ; %51"),
        (ASSIGN_TYPE + 7, [-50, 3], "!0x10007 %50 !3"),
    ],
)  # fmt: skip
def test_instruction_text(opcode: int, operands: list[int], text: str) -> None:
    assert line_of(Sample(), MachineInst(opcode, 0, 0, operands)) == text


def test_literal_result_shows_as_it_is() -> None:
    assert line_of(Sample(), MachineInst(op.OpNot, 3, 5, [4])) == "!5 = OpNot !3 !4"


def test_type_text() -> None:
    s = Sample()
    cache = s.cache
    node = cache.struct_type([s.i32], cache.new_id())
    cache.name(node, "node")
    local = cache.pointer_type(spv.StorageClassWorkgroup, node)
    signature = cache.function_type(s.void, [s.float4, local])
    types = {
        "i64": s.i64,
        "double": cache.float_type(64),
        "float128": cache.float_type(128),
        "BFloat16KHR": cache.float_type(16, spv.FPEncodingBFloat16KHR),
        "float8": cache.float_type(8, 12345),
        "[3 x <4 x float>]": cache.array_type(s.float4, 3),
        "%node Workgroup*": local,
        "void (<4 x float>, %node Workgroup*)": signature,
        "Event": cache.intern(op.OpTypeEvent, 0, ()),
        f"%{-s.one}": s.one,
        "%9999": -9999,
    }
    table = TypeTable(cache, cache.insts())
    assert [table.text(id) for id in types.values()] == list(types)


def test_type_that_contains_its_own_pointer_has_a_text() -> None:
    s = Sample()
    pointer, array = s.cache.new_id(), s.cache.new_id()
    s.cache.unique(op.OpTypePointer, 0, [spv.StorageClassFunction, array], pointer)
    s.cache.unique(op.OpTypeArray, 0, [pointer, s.one], array)
    assert TypeTable(s.cache, s.cache.insts()).text(pointer) == f"[1 x %{-pointer}] Function*"


def test_kinds_of_words() -> None:
    sets = {-1: "OpenCL.std", -2: "x.y"}
    vloadn = OPENCL_STD["vloadn"]
    literal = ["IdRef", "LiteralExtInstInteger", "IdRef", "IdRef", "LiteralInteger"]
    assert operand_kinds(op.OpExtInst, [-1, vloadn, -3, -4, 4], sets) == literal
    assert operand_kinds(op.OpExtInst, [-2, 1, -3, -4], sets)[2:] == ["IdRef", "IdRef"]
    missing = ["IdRef", "MemoryAccess", "LiteralInteger"]
    assert operand_kinds(op.OpLoad, [-1, 2], {}) == missing
    assert operand_kinds(op.OpReturn, [3], {}) == [""]


def test_strings() -> None:
    for text in ("", "abc", "abcd", "größe", "\udcff"):
        words = string_words(text)
        assert string_text(words) == text
        kinds = operand_kinds(op.OpDecorate, [-1, 41, *words, 1], {})
        assert kinds[2:] == ["LiteralString"] * len(words) + ["LinkageType"]


def test_masks() -> None:
    assert enumerant_text("MemoryAccess", 0) == "None"
    assert enumerant_text("MemoryAccess", 3) == "Volatile|Aligned"
    assert enumerant_text("MemoryAccess", 1 << 30) == ""
    assert enumerant_text("Scope", 1) == "Device"
    assert enumerant_text("Scope", 77) == ""
