"""The machine verifier: what is right passes, and each rule finds what breaks it, at its line."""

import random
from collections.abc import Callable, Sequence
from typing import NamedTuple

import pytest

from spvbackend.diagnostics import InternalError
from spvbackend.mir.inst import (
    ASSIGN_TYPE,
    MachineBlock,
    MachineFunction,
    MachineInst,
    function_insts,
)
from spvbackend.mir.module import MachineModule
from spvbackend.mir.print import head_insts, opcode_text
from spvbackend.mir.verify.flow import Flow
from spvbackend.mir.verify.module import (
    MODULE,
    check_machine_module,
    function_key,
    verify_machine_module,
)
from spvbackend.mir.verify.types import RULES
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op
from spvbackend.spirv.opencl_std import OPENCL_STD
from tests.unit.cases.machine import Sample, kernel
from tests.unit.cases.machine_matrices import BAD as MATRIX_BAD
from tests.unit.cases.machine_rare import BAD as RARE_BAD

OPCODES = {name: opcode for opcode, name in op.OPCODE_NAMES.items()}
OPCODES["ASSIGN_TYPE"] = ASSIGN_TYPE


def errors_of(machine: MachineModule) -> list[tuple[str, str]]:
    """The opcode of each wrong instruction, and what is wrong."""
    insts = {function_key(f): function_insts(f) for f in machine.functions}
    insts[MODULE] = head_insts(machine)
    return [
        (opcode_text(insts[error.function][error.line].opcode), error.message)
        for error in verify_machine_module(machine)
    ]


class TypedSample(Sample):
    """Has a value of each type of a list, by the name of the type."""

    def __init__(self) -> None:
        super().__init__()
        cache = self.cache
        self.function.blocks.clear()
        self.machine.functions.clear()
        cache.names.clear()
        i32, i64, float32 = self.i32, self.i64, self.float
        pair = cache.struct_type([i32, float32], cache.new_id())
        self.types = {
            "void": self.void,
            "bool": self.bool,
            "bool4": cache.vector_type(self.bool, 4),
            "i8": cache.int_type(8),
            "i32": i32,
            "i64": i64,
            "int2": cache.vector_type(i32, 2),
            "int4": cache.vector_type(i32, 4),
            "long4": cache.vector_type(i64, 4),
            "half": cache.float_type(16),
            "float": float32,
            "double": cache.float_type(64),
            "float2": cache.vector_type(float32, 2),
            "float4": self.float4,
            "pair": pair,
            "ints": cache.struct_type([i32, i32], cache.new_id()),
            "array": cache.array_type(float32, 3),
        }
        classes = {"": spv.StorageClassCrossWorkgroup, "generic": spv.StorageClassGeneric,
                   "const": spv.StorageClassUniformConstant,
                   "local": spv.StorageClassWorkgroup}  # fmt: skip
        for prefix, storage_class in classes.items():
            for name in ("i32", "float", "pair", "array", "float4"):
                pointer = cache.pointer_type(storage_class, self.types[name])
                self.types[f"{prefix}*{name}"] = pointer
        self.types["generic*half"] = cache.pointer_type(
            spv.StorageClassGeneric, self.types["half"]
        )
        image = cache.intern(op.OpTypeImage, 0, (self.void, spv.Dim2D, 0, 0, 0, 0, 0, 0))
        self.types |= {
            "event": cache.intern(op.OpTypeEvent, 0, ()),
            "pipe": cache.intern(op.OpTypePipe, 0, (0,)),
            "reserve": cache.intern(op.OpTypeReserveId, 0, ()),
            "image": image,
            "bfloat": cache.float_type(16, spv.FPEncodingBFloat16KHR),
            "i16": cache.int_type(16),
            "sampler": cache.intern(op.OpTypeSampler, 0, ()),
            "sampled": cache.intern(op.OpTypeSampledImage, 0, (image,)),
        }
        names = [name for name in self.types if name != "void"]
        twice = self.add_function("twice", float32, [float32])
        self.function = self.add_function("f", self.void, [self.types[name] for name in names])
        self.entry = self.add_block("entry")
        ids = [parameter.result for parameter in self.function.parameters]
        self.values = dict(zip(names, ids, strict=True))
        self.values["twice"] = twice.id
        self.values["std"] = cache.ext_inst_import("OpenCL.std")

    def word(self, text: str) -> int:
        """`7` is a literal, `#7` a constant, `#-` a null of i32, `:i32` a type, others a value."""
        if text.isdecimal():
            return int(text)
        if text == "#-":
            return self.cache.null(self.i32)
        if text[0] == "#":
            return self.cache.int_constant(32, int(text[1:]))
        return self.types[text[1:]] if text[0] == ":" else self.values[text]

    def add_case(self, name: str, result: str, operands: str) -> None:
        opcode = OPCODES[name]
        words = [self.word(text) for text in operands.split()]
        if result:
            self.add(self.entry, opcode, self.types[result], *words)
        else:
            self.put(self.entry, opcode, *words)


class Good(NamedTuple):
    """An instruction that is right: its opcode, the type of its result, its operands."""

    opcode: str
    result: str
    operands: str


class Bad(NamedTuple):
    """An instruction that is wrong, and what is said of it."""

    opcode: str
    result: str
    operands: str
    message: str


FMA = OPENCL_STD["fma"]
WORKGROUP, CROSS_WORKGROUP = spv.StorageClassWorkgroup, spv.StorageClassCrossWorkgroup


def std(name: str, operands: str) -> str:
    """The operands of an OpExtInst of OpenCL.std."""
    return f"std {OPENCL_STD[name]} {operands}"


GOOD = [
    Good("OpIAdd", "i32", "i32 #5"),
    Good("OpNot", "int4", "int4"),
    Good("OpFMul", "float4", "float4 float4"),
    Good("OpLogicalAnd", "bool4", "bool4 bool4"),
    Good("OpCopyObject", "*pair", "*pair"),
    Good("OpShiftLeftLogical", "i32", "i32 i64"),
    Good("OpVectorTimesScalar", "float4", "float4 float"),
    Good("OpDot", "float", "float4 float4"),
    Good("OpIAddCarry", "ints", "i32 i32"),
    Good("OpSLessThan", "bool4", "int4 int4"),
    Good("OpFOrdEqual", "bool", "float float"),
    Good("OpIsNan", "bool4", "float4"),
    Good("OpPtrEqual", "bool", "*i32 *i32"),
    Good("OpSelect", "float4", "bool4 float4 float4"),
    Good("OpSelect", "*pair", "bool *pair *pair"),
    Good("OpLoad", "float", "*float 3 4"),
    Good("OpStore", "", "*pair pair"),
    Good("OpCopyMemory", "", "*float generic*float"),
    Good("OpCopyMemorySized", "", "*float *i32 i64 2 4"),
    Good("OpAccessChain", "*float", "*pair #1"),
    Good("OpAccessChain", "*i32", "*pair #-"),
    Good("OpInBoundsAccessChain", "*float", "*array i64"),
    Good("OpPtrAccessChain", "*float", "*float i64"),
    Good("OpInBoundsPtrAccessChain", "*float", "*float4 i64 i32"),
    Good("OpAtomicIAdd", "i32", "*i32 #1 #0 i32"),
    Good("OpAtomicIIncrement", "i32", "*i32 #1 #0"),
    Good("OpAtomicCompareExchange", "i32", "*i32 #1 #0 #0 i32 i32"),
    Good("OpAtomicExchange", "float", "*float #1 #0 float"),
    Good("OpAtomicStore", "", "*float #1 #0 float"),
    Good("OpAtomicFAddEXT", "float", "*float #1 #0 float"),
    Good("OpAtomicFlagTestAndSet", "bool", "*i32 #1 #0"),
    Good("OpAtomicFlagClear", "", "*i32 #1 #0"),
    Good("OpConvertFToS", "i64", "float"),
    Good("OpConvertSToF", "float4", "int4"),
    Good("OpConvertPtrToU", "i64", "*pair"),
    Good("OpConvertUToPtr", "*pair", "i64"),
    Good("OpUConvert", "long4", "int4"),
    Good("OpFConvert", "half", "float"),
    Good("OpPtrCastToGeneric", "generic*pair", "*pair"),
    Good("OpGenericCastToPtr", "*pair", "generic*pair"),
    Good("OpBitcast", "i32", "float"),
    Good("OpBitcast", "i64", "float2"),
    Good("OpBitcast", "*i32", "*pair"),
    Good("OpBitcast", "i64", "*pair"),
    Good("OpCompositeExtract", "float", "pair 1"),
    Good("OpCompositeInsert", "array", "float array 2"),
    Good("OpCompositeConstruct", "pair", "i32 float"),
    Good("OpCompositeConstruct", "float4", "float float2 float"),
    Good("OpVectorExtractDynamic", "float", "float4 i64"),
    Good("OpVectorInsertDynamic", "int4", "int4 i32 i8"),
    Good("OpVectorShuffle", "float2", "float4 float2 5 4294967295"),
    Good("OpFunctionCall", "float", "twice float"),
    Good("OpExtInst", "float", f"std {FMA} float float float"),
    Good("OpGroupIAdd", "i32", "#3 0 i32"),
    Good("OpGroupNonUniformFMax", "float4", "#3 3 float4 #4"),
    Good("OpGroupBroadcast", "*pair", "#3 *pair i32"),
    Good("OpGroupLogicalAndKHR", "bool", "#3 0 bool"),
    Good("OpSubgroupShuffleINTEL", "float", "float i32"),
    Good("OpGroupNonUniformShuffleUp", "float", "#3 float i32"),
    Good("OpGroupNonUniformBroadcastFirst", "float", "#3 float"),
    Good("OpGroupNonUniformElect", "bool", "#3"),
    Good("OpGroupNonUniformAllEqual", "bool", "#3 float"),
    Good("OpGroupAll", "bool", "#2 bool"),
    Good("OpGroupNonUniformBallot", "int4", "#3 bool"),
    Good("OpGroupNonUniformBallotBitCount", "i32", "#3 0 int4"),
    Good("OpGroupNonUniformBallotBitExtract", "bool", "#3 int4 i32"),
    Good("OpGroupAsyncCopy", "event", "#2 local*float *float i64 i64 event"),
    Good("OpBitFieldInsert", "int4", "int4 int4 i32 i32"),
    Good("OpBitFieldUExtract", "i64", "i64 i32 i32"),
    Good("OpSatConvertSToU", "i32", "i64"),
    Good("OpSatConvertSToU", "i32", "i32"),
    Good("OpAny", "bool", "bool4"),
    Good("OpSDot", "i32", "int4 int4"),
    Good("OpSDot", "i32", "i32 i32 0"),
    Good("OpSDotAccSat", "i64", "int4 int4 i64"),
    Good("OpGenericCastToPtrExplicit", "local*float", f"generic*float {WORKGROUP}"),
    Good("OpReadPipe", "i32", "pipe generic*float #4 #4"),
    Good("OpReserveReadPipePackets", "reserve", "pipe i32 #4 #4"),
    Good("OpIsValidReserveId", "bool", "reserve"),
    Good("OpGroupCommitReadPipe", "", "#2 pipe reserve #4 #4"),
    Good("OpGroupWaitEvents", "", "#2 i32 *float"),
    Good("OpGroupNonUniformQuadSwap", "float4", "#3 float4 #1"),
    Good("OpReadClockKHR", "i64", "#1"),
    Good("OpSubgroupShuffleUpINTEL", "float", "float float i32"),
    Good("OpSubgroupBlockReadINTEL", "i32", "*i32"),
    Good("OpSubgroupBlockWriteINTEL", "", "*i32 int4"),
    Good("OpConvertBF16ToFINTEL", "float", "i16"),
    Good("OpConvertFToBF16INTEL", "i16", "float"),
    Good("OpBitCount", "i32", "i64"),
    Good("OpExpectKHR", "bool", "bool bool"),
    Good("OpAssumeTrueKHR", "", "bool"),
    Good("OpPtrDiff", "i64", "*float *float"),
    Good("OpImage", "image", "sampled"),
    Good("OpReadClockKHR", "int2", "#1"),
    Good("OpPredicatedLoadINTEL", "float", "*float bool float"),
    Good("OpPredicatedStoreINTEL", "", "*float float bool"),
    Good("OpSampledImage", "sampled", "image sampler"),
    Good("OpImageSampleExplicitLod", "float4", "sampled float2 2 float"),
    Good("OpImageRead", "int4", "image int2"),
    Good("OpImageWrite", "", "image int2 float4"),
    Good("OpImageQuerySize", "int2", "image"),
    Good("OpImageQueryFormat", "i32", "image"),
    Good("OpExtInst", "int4", std("s_max", "int4 int4")),
    Good("OpExtInst", "float", std("select", "float float i32")),
    Good("OpExtInst", "float", std("sincos", "float *float")),
    Good("OpExtInst", "float", std("frexp", "float *i32")),
    Good("OpExtInst", "float4", std("ldexp", "float4 int4")),
    Good("OpExtInst", "double", std("nan", "i64")),
    Good("OpExtInst", "i64", std("u_upsample", "i32 i32")),
    Good("OpExtInst", "i32", std("s_mul24", "i32 i32")),
    Good("OpExtInst", "float4", std("cross", "float4 float4")),
    Good("OpExtInst", "float", std("distance", "float2 float2")),
    Good("OpExtInst", "float4", std("normalize", "float4")),
    Good("OpExtInst", "i32", std("ilogb", "float")),
    Good("OpExtInst", "int4", std("ilogb", "float4")),
    Good("OpExtInst", "float2", std("shuffle", "float4 int2")),
    Good("OpExtInst", "float2", std("shuffle2", "float4 float4 int2")),
    Good("OpExtInst", "float4", std("vloadn", "i64 const*float 4")),
    Good("OpExtInst", "void", std("vstoren", "float4 i64 *float")),
    Good("OpExtInst", "float", std("vload_half", "i64 generic*half")),
    Good("OpExtInst", "void", std("vstore_half_r", "float i64 generic*half 1")),
    Good("OpExtInst", "i32", std("printf", "const*i32 float")),
    Good("OpExtInst", "void", std("prefetch", "*float i64")),
    Good("OpControlBarrier", "", "#2 #2 #0"),
    Good("OpNop", "", ""),
]

BAD = [
    Bad("OpIAdd", "i32", "i32 i64", "should be of i32"),
    Bad("OpIAdd", "i32", "i32 :i32", "of no type should be of i32"),
    Bad("OpIAdd", "float", "float float", "float is not of integer components"),
    Bad("OpFAdd", "i32", "i32 i32", "i32 is not of floating-point components"),
    Bad("OpLogicalOr", "i32", "i32 i32", "i32 is not of bool components"),
    Bad("OpCopyObject", "*float", "*pair", "should be of float CrossWorkgroup*"),
    Bad("OpShiftLeftLogical", "i32", "i64 i32", "should be of i32"),
    Bad("OpShiftLeftLogical", "int4", "int4 i32", "cannot be a shift of <4 x i32>"),
    Bad("OpShiftLeftLogical", "i32", "i32 float", "cannot be a shift of i32"),
    Bad("OpVectorTimesScalar", "float4", "float4 double", "should be of float"),
    Bad("OpDot", "float", "float4 float2", "should be of <4 x float>"),
    Bad("OpDot", "double", "float4 float4", "the result should be of float"),
    Bad("OpIAddCarry", "ints", "i32 i64", "should be of i32"),
    Bad("OpIAddCarry", "pair", "i32 i32", "is no struct of two equal members"),
    Bad("OpIEqual", "bool", "i32 i64", "should be of i32"),
    Bad("OpIEqual", "bool", "float float", "float is not of integer components"),
    Bad("OpFOrdLessThan", "bool", "float4 float4", "bool is not one bool for each component"),
    Bad("OpPtrEqual", "i32", "*i32 *i32", "i32 is not one bool"),
    Bad("OpSelect", "i32", "bool i32 i64", "should be of i32"),
    Bad("OpSelect", "i32", "i32 i32 i32", "i32 is not one bool"),
    Bad("OpSelect", "float", "bool4 float float", "is not one bool for each component of float"),
    Bad("OpLoad", "i32", "*float", "does not point to i32"),
    Bad("OpLoad", "i32", "i32", "of i32 does not point to i32"),
    Bad("OpStore", "", "*float i32", "should be of float"),
    Bad("OpStore", "", "i32 i32", "is no pointer"),
    Bad("OpCopyMemory", "", "*float *i32", "do not point to one type"),
    Bad("OpCopyMemorySized", "", "*float float i64", "of float is no pointer"),
    Bad("OpCopyMemorySized", "", "*float *float float", "of float is no integer"),
    Bad("OpAccessChain", "*float", "*pair #2", "selects no part of"),
    Bad("OpAccessChain", "*float", "*pair i32", "selects no part of"),
    Bad("OpAccessChain", "*i32", "*pair #1", "i32 CrossWorkgroup* does not point to float"),
    Bad("OpAccessChain", "generic*float", "*pair #1", "no pointer into the storage class"),
    Bad("OpAccessChain", "*float", "pair #1", "is no pointer"),
    Bad("OpAccessChain", "*float", "*array float", "of float is no integer"),
    Bad("OpPtrAccessChain", "*float", "*pair #1", "does not point to %"),
    Bad("OpAtomicIAdd", "i32", "*float #1 #0 i32", "does not point to i32"),
    Bad("OpAtomicIAdd", "i32", "*i32 #1 #0 i64", "should be of i32"),
    Bad("OpAtomicIAdd", "i32", "*i32 i64 #0 i32", "is no integer of 32 bits"),
    Bad("OpAtomicIAdd", "float", "*float #1 #0 float", "float is not of integer components"),
    Bad("OpAtomicFAddEXT", "i32", "*i32 #1 #0 i32", "i32 is not of floating-point components"),
    Bad("OpAtomicLoad", "float4", "*float4 #1 #0", "<4 x float> is no scalar number"),
    Bad("OpAtomicStore", "", "*i32 #1 #0 float", "does not point to float"),
    Bad("OpAtomicCompareExchange", "i32", "*i32 #1 #0 #0 i32 i64", "should be of i32"),
    Bad("OpAtomicFlagTestAndSet", "i32", "*i32 #1 #0", "i32 is not one bool"),
    Bad("OpAtomicFlagClear", "", "*float #1 #0", "does not point to an integer of 32 bits"),
    Bad("OpConvertFToS", "i32", "i64", "no conversion from i64 to i32"),
    Bad("OpConvertSToF", "float4", "i32", "no conversion from i32 to <4 x float>"),
    Bad("OpConvertPtrToU", "i64", "i32", "no conversion from i32 to i64"),
    Bad("OpUConvert", "i32", "i32", "a conversion to the same type"),
    Bad("OpFConvert", "float", "float", "a conversion to the same type"),
    Bad("OpPtrCastToGeneric", "generic*float", "*i32", "a cast from i32 CrossWorkgroup* to float"),
    Bad("OpPtrCastToGeneric", "*float", "*float", "float CrossWorkgroup* is not in Generic"),
    Bad("OpPtrCastToGeneric", "generic*float", "const*float", "that Generic does not span"),
    Bad("OpGenericCastToPtr", "*float", "*float", "float CrossWorkgroup* is not in Generic"),
    Bad("OpBitcast", "i64", "float", "a bitcast from float to i64"),
    Bad("OpBitcast", "*pair", "*pair", "a bitcast to its own type"),
    Bad("OpBitcast", "generic*i32", "*pair", "into another storage class"),
    Bad("OpBitcast", "bool", "i32", "a bitcast from i32 to bool"),
    Bad("OpBitcast", "*pair", "float", "a bitcast from float to %"),
    Bad("OpBitcast", "i32", ":i32", "to i32"),
    Bad("OpCompositeExtract", "i32", "pair 1", "the result should be of float"),
    Bad("OpCompositeExtract", "i32", "pair 2", "an index selects no part"),
    Bad("OpCompositeExtract", "float", "float4 4", "an index selects no part"),
    Bad("OpCompositeInsert", "pair", "i32 pair 1", "should be of float"),
    Bad("OpCompositeInsert", "pair", "float array 1", "should be of %"),
    Bad("OpCompositeInsert", "float", "float float 0", "an index selects no part"),
    Bad("OpCompositeConstruct", "pair", "float i32", "should be of i32"),
    Bad("OpCompositeConstruct", "pair", "i32", "1 parts for %"),
    Bad("OpCompositeConstruct", "float4", "float float2", "3 components for <4 x float>"),
    Bad("OpCompositeConstruct", "float4", "float2 double float", "is no part of <4 x float>"),
    Bad("OpVectorExtractDynamic", "float", "array i32", "is no vector"),
    Bad("OpVectorExtractDynamic", "float", "int4 i32", "the result should be of i32"),
    Bad("OpVectorExtractDynamic", "float", "float4 float", "of float is no integer"),
    Bad("OpVectorInsertDynamic", "float4", "float4 i32 i32", "should be of float"),
    Bad("OpVectorInsertDynamic", "pair", "pair float i32", "is no vector"),
    Bad("OpVectorShuffle", "float2", "float4 int4 0 1", "has other components"),
    Bad("OpVectorShuffle", "float2", "float4 float4 0", "1 components for <2 x float>"),
    Bad("OpVectorShuffle", "float2", "float2 float2 0 4", "only 4 components to pick from"),
    Bad("OpFunctionCall", "float", "twice i32", "should be of float"),
    Bad("OpFunctionCall", "float", "twice", "@twice takes 1 arguments, not 0"),
    Bad("OpFunctionCall", "i32", "twice float", "the result should be of float"),
    Bad("OpFunctionCall", "float", "float float", "is no function of the module"),
    Bad("OpExtInst", "float", "i32 0 float", "is no extended instruction set"),
    Bad("OpExtInst", "float", f"std {FMA} float :float float", "is no value"),
    Bad("OpGroupIAdd", "i32", "#3 0 i64", "should be of i32"),
    Bad("OpGroupIAdd", "i32", "i64 0 i32", "is no integer of 32 bits"),
    Bad("OpControlBarrier", "", "#2 #2 bool", "is no integer of 32 bits"),
    Bad("OpMemoryBarrier", "", "i64 #0", "is no integer of 32 bits"),
    Bad("OpGroupFAdd", "i32", "#3 0 i32", "i32 is not of floating-point components"),
    Bad("OpGroupNonUniformBroadcast", "i32", "#3 float #0", "should be of i32"),
    Bad("OpSubgroupShuffleINTEL", "float", "i32 i32", "should be of float"),
    Bad("OpAtomicLoad", "i32", "*i32 #1 #4", "the order 4 is none for this access"),
    Bad("OpAtomicStore", "", "*i32 #1 #2 i32", "the order 2 is none for this access"),
    Bad("OpGroupNonUniformFMax", "float4", "#3 3 float4", "the size of a cluster"),
    Bad("OpGroupNonUniformFMax", "float4", "#3 0 float4 #4", "the size of a cluster"),
    Bad("OpGroupNonUniformFMax", "float4", "#3 3 float4 i32", "is no constant size of a cluster"),
    Bad("OpGroupNonUniformIAdd", "i32", "#2 0 i32", "the scope 2 is not that of subgroups"),
    Bad("OpGroupNonUniformShuffleUp", "float", "#3 float float", "of float is no integer"),
    Bad("OpGroupBroadcast", "float", "#2 float float4", "is no place"),
    Bad("OpGroupNonUniformElect", "i32", "#3", "i32 is not one bool"),
    Bad("OpGroupNonUniformAll", "bool", "#3 i32", "i32 is not one bool"),
    Bad("OpGroupNonUniformBallot", "i32", "#3 bool", "i32 is no ballot"),
    Bad("OpGroupNonUniformBallot", "int4", "#3 i32", "i32 is not one bool"),
    Bad("OpGroupNonUniformBallotBitCount", "i32", "#3 0 i32", "of i32 is no ballot"),
    Bad("OpGroupNonUniformBallotFindLSB", "int4", "#3 int4", "<4 x i32> is no number"),
    Bad("OpGroupNonUniformInverseBallot", "i32", "#3 int4", "i32 is not one bool"),
    Bad("OpGroupNonUniformBallotBitExtract", "bool", "#3 int4 float", "of float is no integer"),
    Bad("OpGroupAsyncCopy", "event", "#2 *float *float i64 i64 event", "no copy from"),
    Bad("OpGroupAsyncCopy", "event", "#2 local*float *i32 i64 i64 event", "no copy from"),
    Bad("OpGroupAsyncCopy", "event", "#2 local*float *float i32 i64 event", "is no size of 64"),
    Bad("OpGroupAsyncCopy", "i32", "#2 local*float *float i64 i64 i32", "should be an event"),
    Bad("OpBitFieldInsert", "i32", "i32 i64 i32 i32", "should be of i32"),
    Bad("OpBitFieldSExtract", "i32", "i32 float i32", "of float is no integer"),
    Bad("OpSatConvertUToS", "i32", "float", "no conversion from float to i32"),
    Bad("OpAll", "bool", "bool", "is no vector of bools"),
    Bad("OpAll", "bool4", "bool4", "is not one bool"),
    Bad("OpIsInf", "bool", "i32", "i32 is not of floating-point components"),
    Bad("OpIsInf", "bool", "float4", "bool is not one bool for each component"),
    Bad("OpUDot", "float", "int4 int4", "float is no integer"),
    Bad("OpUDot", "i32", "i64 i64", "of i64 is no vector of integers"),
    Bad("OpUDot", "i32", "long4 long4", "i32 is narrower than what is multiplied"),
    Bad("OpUDot", "i32", "int4 int2", "should be of <4 x i32>"),
    Bad("OpSUDotAccSat", "i32", "int4 int4 i64", "should be of i32"),
    Bad("OpGenericCastToPtrExplicit", "local*float", f"*float {WORKGROUP}", "is not in Generic"),
    Bad("OpGenericCastToPtrExplicit", "local*float", f"generic*i32 {WORKGROUP}", "a cast from i32"),
    Bad("OpGenericCastToPtrExplicit", "local*float", f"generic*float {CROSS_WORKGROUP}",
        "not in the storage class that the cast names"),
    Bad("OpReadPipe", "i64", "pipe generic*float #4 #4", "i64 is no integer of 32 bits"),
    Bad("OpReadPipe", "i32", "event generic*float #4 #4", "is no Pipe"),
    Bad("OpWritePipe", "i32", "pipe *float #4 #4", "is no pointer into Generic"),
    Bad("OpReserveReadPipePackets", "i32", "pipe i32 #4 #4", "i32 is no ReserveId"),
    Bad("OpIsValidReserveId", "i32", "reserve", "i32 is no bool"),
    Bad("OpGroupCommitReadPipe", "", "i64 pipe reserve #4 #4", "is no integer of 32 bits"),
    Bad("OpGroupWaitEvents", "", "#2 i32 i32", "of i32 is no pointer"),
    Bad("OpGroupNonUniformQuadSwap", "float", "#3 i32 #1", "should be of float"),
    Bad("OpGroupNonUniformQuadSwap", "float", "#3 float float", "of float is no integer"),
    Bad("OpGroupNonUniformQuadSwap", "*float", "#3 *float #1", "is no number"),
    Bad("OpReadClockKHR", "i32", "#1", "i32 holds no clock"),
    Bad("OpSubgroupShuffleUpINTEL", "float", "float float float", "no integer of 32 bits"),
    Bad("OpSubgroupBlockReadINTEL", "i32", "*float", "is no block of i32"),
    Bad("OpConvertBF16ToFINTEL", "float", "i32", "no conversion from"),
    Bad("OpConvertFToBF16INTEL", "i32", "float", "no conversion from"),
    Bad("OpBitCount", "i32", "float", "no conversion from float to i32"),
    Bad("OpExpectKHR", "float", "float float", "float is neither integer nor bool"),
    Bad("OpAssumeTrueKHR", "", "bool4", "is not one bool"),
    Bad("OpImage", "image", "image", "is no sampled image"),
    Bad("OpLifetimeStart", "", "*float 0", "has no lifetime of this size"),
    Bad("OpGroupNonUniformRotateKHR", "i32", "#3 i32 i32 i32", "is no constant"),
    Bad("OpGroupNonUniformBroadcast", "i32", "#3 i32 i32", "is no constant"),
    Bad("OpVectorShuffle", "event", "int4 int4", "is no vector"),
    Bad("OpGenericCastToPtrExplicit", "generic*float", "generic*float 8", "in Generic itself"),
    Bad("OpExtInst", "i32", std("prefetch", "*float i64"), "a prefetch gives nothing"),
    Bad("OpPtrDiff", "i64", "*float *i32", "should be of float CrossWorkgroup*"),
    Bad("OpPtrDiff", "i64", "i64 i64", "of i64 is no pointer"),
    Bad("OpPtrDiff", "float", "*float *float", "float is no integer"),
    Bad("OpFAdd", "bfloat", "bfloat bfloat", "is not of IEEE 754"),
    Bad("OpFOrdEqual", "bool", "bfloat bfloat", "is not of IEEE 754"),
    Bad("OpDot", "i32", "int4 int4", "is no vector of floats"),
    Bad("OpCompositeExtract", "pair", "pair", "an index selects no part"),
    Bad("OpCompositeConstruct", "event", "", "0 parts for"),
    Bad("OpGroupNonUniformAllEqual", "bool", "#3 *float", "is no number"),
    Bad("OpGroupNonUniformBallotFindLSB", "i32", "#2 int4", "the scope 2 is not that of"),
    Bad("OpAtomicFlagClear", "", "*i32 i64 #0", "is no integer of 32 bits"),
    Bad("OpAtomicCompareExchange", "i32", "*i32 #1 #16 #4 i32 i32", "for an exchange that fails"),
    Bad("OpAtomicCompareExchange", "i32", "*i32 #1 #2 #16 i32 i32", "is stronger than that of"),
    Bad("OpPredicatedLoadINTEL", "float", "*i32 bool float", "does not point to float"),
    Bad("OpPredicatedLoadINTEL", "float", "*float bool i32", "should be of float"),
    Bad("OpPredicatedStoreINTEL", "", "*float float i32", "i32 is not one bool"),
    Bad("OpPredicatedStoreINTEL", "", "*pair pair bool", "is no number"),
    Bad("OpSampledImage", "sampled", "image image", "is no sampler"),
    Bad("OpSampledImage", "image", "image sampler", "is no sampled image"),
    Bad("OpImageSampleExplicitLod", "float4", "image float2 2 float", "is no sampled image"),
    Bad("OpImageSampleExplicitLod", "float", "sampled float2 2 float", "no texel of four"),
    Bad("OpImageSampleExplicitLod", "float4", "sampled float 2 float", "coordinate of 2"),
    Bad("OpImageSampleExplicitLod", "float4", "sampled float2 2 i32", "no level of detail"),
    Bad("OpImageRead", "int4", "image float2", "is no coordinate of 2 components"),
    Bad("OpImageRead", "int4", "sampled int2", "is no image"),
    Bad("OpImageWrite", "", "image int2 bool4", "is no texel"),
    Bad("OpImageQuerySize", "i32", "image", "i32 is no size of 2 components"),
    Bad("OpImageQuerySizeLod", "int2", "image float", "is no level of detail"),
    Bad("OpGroupNonUniformQuadBroadcast", "i32", "#3 i32 i32", "is no constant"),
    Bad("OpImageQueryOrder", "int2", "image", "<2 x i32> is no integer of 32 bits"),
    Bad("OpSDot", "i32", "i32 i32", "a packed vector format belongs to vectors in words"),
    Bad("OpAtomicFlagClear", "", "*i32 #1 #2", "the order 2 is none for this access"),
    Bad("OpExtInst", "void", std("prefetch", "local*float i64"), "wrong storage class"),
    Bad("OpExtInst", "i32", std("exp", "i32"), "does not give i32"),
    Bad("OpExtInst", "float", std("exp", "double"), "should be of float"),
    Bad("OpExtInst", "float", std("s_max", "float float"), "does not give float"),
    Bad("OpExtInst", "float", std("select", "float float i64"), "is not one i32 for each lane"),
    Bad("OpExtInst", "float", std("sincos", "float *i32"), "does not point to what is wanted"),
    Bad("OpExtInst", "float", std("sincos", "float const*float"), "in the wrong storage class"),
    Bad("OpExtInst", "float", std("frexp", "float *float"), "does not point to what is wanted"),
    Bad("OpExtInst", "float4", std("ldexp", "float4 i32"), "is not one i32 for each lane"),
    Bad("OpExtInst", "i64", std("u_upsample", "i64 i64"), "is not the upper half"),
    Bad("OpExtInst", "i64", std("s_mul24", "i64 i64"), "i64 is not 32 bits wide"),
    Bad("OpExtInst", "float2", std("cross", "float2 float2"), "has the wrong number of lanes"),
    Bad("OpExtInst", "float2", std("length", "float2"), "the result should be of float"),
    Bad("OpExtInst", "float", std("distance", "float2 float4"), "should be of <2 x float>"),
    Bad("OpExtInst", "float", std("length", "i32"), "i32 is not of floating-point components"),
    Bad("OpExtInst", "i64", std("ilogb", "float"), "gives no such exponent"),
    Bad("OpExtInst", "float2", std("shuffle", "float4 long4"), "is no mask for <2 x float>"),
    Bad("OpExtInst", "float2", std("shuffle", "int4 int2"), "has other components"),
    Bad("OpExtInst", "float4", std("vloadn", "i64 const*float 2"), "is not the number of lanes"),
    Bad("OpExtInst", "float4", std("vloadn", "i32 const*float 4"), "is no size of 64 bits"),
    Bad("OpExtInst", "float", std("vloadn", "i64 const*float 1"), "float is not what it loads"),
    Bad("OpExtInst", "void", std("vstoren", "float4 i64 *i32"), "does not point to what is stored"),
    Bad("OpExtInst", "void", std("vstoren", "float4 i64 const*float"), "wrong storage class"),
    Bad("OpExtInst", "void", std("vstoren", "float i64 *float"), "cannot be stored so"),
    Bad("OpExtInst", "void", std("vstore_half", "i32 i64 generic*half"), "is not stored as half"),
    Bad("OpExtInst", "void", std("vstore_half_r", "float i64 generic*half 4"), "no rounding mode"),
    Bad("OpExtInst", "i64", std("printf", "const*i32"), "should be of i32"),
    Bad("OpExtInst", "i32", std("printf", "i32"), "of i32 is no format"),
    Bad("OpExtInst", "void", std("prefetch", "*float i32"), "is no size of 64 bits"),
]


def errors_in(sample: TypedSample, case: Sequence[str]) -> list[tuple[str, str]]:
    """The errors of a sample with the case's opcode, result and operands added."""
    sample.add_case(*case[:3])
    sample.end()
    return errors_of(sample.machine)


def checked(case: Good | Bad) -> list[tuple[str, str]]:
    return errors_in(TypedSample(), case)


@pytest.mark.parametrize("case", GOOD, ids=" ".join)
def test_right_types_pass(case: Good) -> None:
    assert checked(case) == []


@pytest.mark.parametrize("case", BAD, ids=lambda case: " ".join(case[:3]))
def test_wrong_types_are_found(case: Bad) -> None:
    ((opcode, message),) = checked(case)
    assert opcode == case.opcode
    assert case.message in message


def test_every_rule_has_a_case_that_breaks_it() -> None:
    apart = {"check_abort", "check_phi", "check_branch", "check_switch", "check_return",
             "check_return_value", "check_function", "check_variable", "check_constant",
             "check_bool_constant", "check_composite", "check_constant_operation"}  # fmt: skip
    broken = {RULES[OPCODES[case.opcode]].check.__name__ for case in [*BAD, *RARE_BAD, *MATRIX_BAD]}
    assert broken | apart == {row.check.__name__ for row in RULES.values()}


def test_a_whole_module_passes() -> None:
    machine = kernel().machine
    assert verify_machine_module(machine) == []
    check_machine_module(machine)


def add_constant(opcode: str, result: str, *operands: int | str) -> list[tuple[str, str]]:
    sample = TypedSample()
    words = [sample.word(word) if isinstance(word, str) else word for word in operands]
    sample.cache.unique(OPCODES[opcode], sample.types[result], words)
    sample.end()
    return errors_of(sample.machine)


@pytest.mark.parametrize(
    ("opcode", "result", "operands", "message"),
    [
        ("OpConstant", "i64", [1], "1 words for i64"),
        ("OpConstant", "i8", [256], "the value does not fit in i8"),
        ("OpConstant", "bool", [1], "bool is no scalar number"),
        ("OpConstantTrue", "i32", [], "i32 is not one bool"),
        ("OpConstantComposite", "int2", ["#1"], "1 parts for <2 x i32>"),
        ("OpConstantComposite", "float2", ["#1", "#1"], "should be of float"),
        ("OpSpecConstantOp", "i64", [op.OpIAdd, "#1", "#1"], "should be of i64"),
        ("OpVariable", "*i32", [spv.StorageClassWorkgroup], "into the storage class"),
        ("OpVariable", "*float", [spv.StorageClassCrossWorkgroup, "#1"], "should be of float"),
    ],
)
def test_wrong_constants_are_found(
    opcode: str, result: str, operands: list[int | str], message: str
) -> None:
    ((where, what),) = add_constant(opcode, result, *operands)
    assert where == opcode
    assert message in what


@pytest.mark.parametrize(
    ("opcode", "result", "operands"),
    [
        ("OpConstant", "i64", [1, 0xFFFFFFFF]),
        ("OpSpecConstant", "half", [0xFFFF]),
        ("OpSpecConstantTrue", "bool", []),
        ("OpConstantComposite", "int2", ["#1", "#-"]),
        ("OpSpecConstantOp", "i32", [op.OpIAdd, "#1", "#1"]),
    ],
)
def test_right_constants_pass(opcode: str, result: str, operands: list[int | str]) -> None:
    assert add_constant(opcode, result, *operands) == []


Breaker = Callable[[Sample], None]


def broken(function: Breaker) -> list[tuple[str, str]]:
    sample = Sample()
    function(sample)
    return errors_of(sample.machine)


def undefined_operand(s: Sample) -> None:
    s.add(s.entry, op.OpIAdd, s.i32, s.n, -9999)
    s.end()


def undefined_type(s: Sample) -> None:
    s.add(s.entry, op.OpUndef, -9999)
    s.end()


def value_as_type(s: Sample) -> None:
    s.add(s.entry, op.OpUndef, s.n)
    s.end()


def value_of_another_function(s: Sample) -> None:
    other = s.add_function("g", s.void, [s.i32])
    s.add(s.entry, op.OpNot, s.i32, other.parameters[0].result)
    s.end()


def label_as_value(s: Sample) -> None:
    s.add(s.entry, op.OpNot, s.i32, s.entry.label)
    s.end()


def defined_twice(s: Sample) -> None:
    s.entry.insts.append(MachineInst(op.OpNot, s.i32, s.n, [s.one]))
    s.end()


def defined_in_two_functions(s: Sample) -> None:
    s.end()
    s.machine.functions.append(s.function)


def used_before_definition(s: Sample) -> None:
    later = s.cache.new_id()
    s.add(s.entry, op.OpNot, s.i32, later)
    s.entry.insts.append(MachineInst(op.OpNot, s.i32, later, [s.n]))
    s.end()


def not_dominated(s: Sample) -> None:
    left, right = s.add_block("left"), s.add_block("right")
    condition = s.add(s.entry, op.OpIEqual, s.bool, s.n, s.one)
    s.put(s.entry, op.OpBranchConditional, condition, left.label, right.label)
    value = s.add(left, op.OpNot, s.i32, s.n)
    s.put(left, op.OpBranch, right.label)
    s.add(right, op.OpNot, s.i32, value)
    s.end()


def empty_block(s: Sample) -> None:
    assert s.entry.insts == []


def no_terminator(s: Sample) -> None:
    s.add(s.entry, op.OpNot, s.i32, s.n)


def two_terminators(s: Sample) -> None:
    s.end()
    s.end()


def late_phi(s: Sample) -> None:
    block = s.add_block("next")
    s.put(s.entry, op.OpBranch, block.label)
    s.add(block, op.OpNot, s.i32, s.n)
    s.add(block, op.OpPhi, s.i32, s.n, s.entry.label)
    s.end()


def phi_without_a_predecessor(s: Sample) -> None:
    block = s.add_block("next")
    s.put(s.entry, op.OpBranch, block.label)
    s.add(block, op.OpPhi, s.i32)
    s.end()


def phi_of_a_stranger(s: Sample) -> None:
    block = s.add_block("next")
    s.put(s.entry, op.OpBranch, block.label)
    s.add(block, op.OpPhi, s.i32, s.n, s.entry.label, s.n, block.label)
    s.end()


def phi_with_a_pair_too_many(s: Sample) -> None:
    block = s.add_block("next")
    s.put(s.entry, op.OpBranch, block.label)
    s.add(block, op.OpPhi, s.i32, s.n, s.entry.label, s.n, s.entry.label)
    s.end()


def phi_of_another_type(s: Sample) -> None:
    block = s.add_block("next")
    s.put(s.entry, op.OpBranch, block.label)
    s.add(block, op.OpPhi, s.i64, s.n, s.entry.label)
    s.end()


def phi_of_a_later_value(s: Sample) -> None:
    block = s.add_block("next")
    s.put(s.entry, op.OpBranch, block.label)
    value = s.cache.new_id()
    s.add(block, op.OpPhi, s.i32, value, s.entry.label)
    block.insts.append(MachineInst(op.OpNot, s.i32, value, [s.n]))
    s.end()


def phi_of_nothing(s: Sample) -> None:
    block = s.add_block("next")
    s.put(s.entry, op.OpBranch, block.label)
    s.add(block, op.OpPhi, s.i32, -9999, s.entry.label)
    s.end()


def branch_out(s: Sample) -> None:
    s.put(s.entry, op.OpBranch, s.n)


def branch_to_entry(s: Sample) -> None:
    s.put(s.entry, op.OpBranch, s.entry.label)


def blocks_out_of_order(s: Sample) -> None:
    last, first = s.add_block("last"), s.add_block("first")
    s.put(s.entry, op.OpBranch, first.label)
    s.put(first, op.OpBranch, last.label)
    s.put(last, op.OpReturn)


def condition_is_no_bool(s: Sample) -> None:
    block = s.add_block("next")
    s.put(s.entry, op.OpBranchConditional, s.n, block.label, block.label)
    s.end()


def switch_of_wrong_width(s: Sample) -> None:
    block = s.add_block("next")
    s.put(s.entry, op.OpSwitch, s.n, block.label, 1, 0, block.label)
    s.end()


def switch_with_equal_cases(s: Sample) -> None:
    block = s.add_block("next")
    s.put(s.entry, op.OpSwitch, s.n, block.label, 1, block.label, 1, block.label)
    s.end()


def switch_of_a_float(s: Sample) -> None:
    block = s.add_block("next")
    s.put(s.entry, op.OpSwitch, s.half_one, block.label)
    s.end()


def early_merge(s: Sample) -> None:
    s.put(s.entry, op.OpSelectionMerge, s.entry.label, 0)
    s.add(s.entry, op.OpNot, s.i32, s.n)
    s.end()


def variable_in_a_block(s: Sample) -> None:
    pointer = s.cache.pointer_type(spv.StorageClassFunction, s.i32)
    s.add(s.entry, op.OpVariable, pointer, spv.StorageClassFunction)
    s.end()


def variable_of_another_class(s: Sample) -> None:
    id = s.cache.new_id()
    inst = MachineInst(op.OpVariable, s.pointer, id, [spv.StorageClassCrossWorkgroup])
    s.function.variables.append(inst)
    s.end()


def variable_of_a_value(s: Sample) -> None:
    pointer = s.cache.pointer_type(spv.StorageClassFunction, s.i32)
    words = [spv.StorageClassFunction, s.n]
    s.function.variables.append(MachineInst(op.OpVariable, pointer, s.cache.new_id(), words))
    s.end()


def no_variable_among_variables(s: Sample) -> None:
    s.function.variables.append(MachineInst(op.OpNot, s.i32, s.cache.new_id(), [s.n]))
    s.end()


def variable_of_a_declaration(s: Sample) -> None:
    pointer = s.cache.pointer_type(spv.StorageClassFunction, s.i32)
    words = [spv.StorageClassFunction]
    s.function.variables.append(MachineInst(op.OpVariable, pointer, s.cache.new_id(), words))
    s.function.blocks.clear()
    s.cache.names.clear()


def unknown_pseudo(s: Sample) -> None:
    s.put(s.entry, ASSIGN_TYPE + 1, s.n)
    s.end()


def step(s: Sample, *types: int, result: int = 0) -> int:
    """An address without a type, and an ASSIGN_TYPE of each of these for it or for `result`."""
    place = s.add(s.entry, op.OpInBoundsPtrAccessChain, 0, s.data, s.n)
    for type_id in types:
        s.put(s.entry, ASSIGN_TYPE, result or place, type_id)
    return place


def type_never_assigned(s: Sample) -> None:
    step(s)
    s.end()


def type_assigned_twice(s: Sample) -> None:
    step(s, s.pointer, s.pointer)
    s.end()


def type_assigned_to_another(s: Sample) -> None:
    step(s, s.pointer, result=s.n)
    s.end()


def type_assigned_to_what_has_it(s: Sample) -> None:
    sum = s.add(s.entry, op.OpIAdd, s.i32, s.n, s.n)
    s.put(s.entry, ASSIGN_TYPE, sum, s.i32)
    s.end()


def assigned_type_is_wrong(s: Sample) -> None:
    step(s, s.i32)
    s.end()


def use_disagrees_with_the_assigned_type(s: Sample) -> None:
    s.add(s.entry, op.OpLoad, s.i32, step(s, s.pointer), 0)
    s.end()


def return_nothing(s: Sample) -> None:
    function = s.add_function("g", s.i32, [])
    function.blocks.append(MachineBlock(s.cache.new_id()))
    s.end()
    s.put(function.blocks[0], op.OpReturn)


def return_another_type(s: Sample) -> None:
    s.put(s.entry, op.OpReturnValue, s.n)


def abort_with_another_type(s: Sample) -> None:
    s.put(s.entry, op.OpAbortKHR, s.float, s.n)


def parameters_of_another_type(s: Sample) -> None:
    s.function.parameters.pop()
    s.end()


def result_of_another_type(s: Sample) -> None:
    head = s.function.head
    s.function.head = MachineInst(op.OpFunction, s.i32, head.result, head.operands)
    s.put(s.entry, op.OpUnreachable)


def no_function_type(s: Sample) -> None:
    head = s.function.head
    s.function.head = MachineInst(op.OpFunction, s.void, head.result, [0, s.i32])
    s.end()


def no_head(s: Sample) -> None:
    s.function.head = MachineInst(op.OpNop, 0, 0, [])
    s.cache.names.clear()
    s.end()


def no_parameter(s: Sample) -> None:
    s.function.parameters[1] = MachineInst(op.OpUndef, s.i32, s.n, [])
    s.end()


def literal_for_id(s: Sample) -> None:
    s.add(s.entry, op.OpNot, s.i32, 5)
    s.end()


def id_for_literal(s: Sample) -> None:
    s.add(s.entry, op.OpLoad, s.float, s.data, s.one)
    s.end()


def operand_missing(s: Sample) -> None:
    s.add(s.entry, op.OpLoad, s.float, s.data, spv.MemoryAccessAligned)
    s.end()


def operand_too_many(s: Sample) -> None:
    s.add(s.entry, op.OpIAdd, s.i32, s.n, s.n, s.n)
    s.end()


def result_type_missing(s: Sample) -> None:
    s.entry.insts.append(MachineInst(op.OpNot, 0, s.cache.new_id(), [s.n]))
    s.end()


def result_missing(s: Sample) -> None:
    s.entry.insts.append(MachineInst(op.OpNot, s.i32, 0, [s.n]))
    s.end()


def result_too_many(s: Sample) -> None:
    s.entry.insts.append(MachineInst(op.OpStore, 0, s.cache.new_id(), [s.data, s.half_one]))
    s.end()


def result_is_no_id(s: Sample) -> None:
    s.entry.insts.append(MachineInst(op.OpNot, s.i32, 5, [s.n]))
    s.end()


def set_without_the_number(s: Sample) -> None:
    s.add(s.entry, op.OpExtInst, s.float, s.cache.ext_inst_import("OpenCL.std"))
    s.end()


def too_many_for_the_set(s: Sample) -> None:
    words = [s.cache.ext_inst_import("OpenCL.std"), OPENCL_STD["sin"], s.half_one, s.half_one]
    s.add(s.entry, op.OpExtInst, s.float, *words)
    s.end()


BROKEN: list[tuple[Breaker, str, str]] = [
    (undefined_operand, "OpIAdd", "%9999 is no value defined in the function"),
    (undefined_type, "OpUndef", "type %9999 is not defined at module level"),
    (value_as_type, "OpUndef", "is not defined at module level"),
    (value_of_another_function, "OpNot", "is no value defined in the function"),
    (label_as_value, "OpNot", "%entry is no value defined in the function"),
    (defined_twice, "OpNot", "is defined twice"),
    (used_before_definition, "OpNot", "is defined behind its use"),
    (not_dominated, "OpNot", "does not dominate its use"),
    (no_terminator, "OpNot", "does not end in a termination instruction"),
    (empty_block, "OpLabel", "the block is empty"),
    (two_terminators, "OpReturn", "is not the last of its block"),
    (late_phi, "OpPhi", "behind another instruction"),
    (phi_without_a_predecessor, "OpPhi", "0 pairs for predecessor %entry"),
    (phi_of_a_stranger, "OpPhi", "%next is no predecessor of the block"),
    (phi_with_a_pair_too_many, "OpPhi", "2 pairs for predecessor %entry"),
    (phi_of_another_type, "OpPhi", "should be of i64"),
    (phi_of_a_later_value, "OpPhi", "does not reach the end of %entry"),
    (branch_out, "OpBranch", "is no block of the function"),
    (branch_to_entry, "OpLabel", "a branch leads to the entry block"),
    (blocks_out_of_order, "OpLabel", "stands before one that dominates it"),
    (condition_is_no_bool, "OpBranchConditional", "of i32 is no bool"),
    (switch_of_wrong_width, "OpSwitch", "a case of a switch over 32 bits is 1 words"),
    (switch_with_equal_cases, "OpSwitch", "two cases are the same"),
    (switch_of_a_float, "OpSwitch", "of float is no integer"),
    (early_merge, "OpSelectionMerge", "not right before a branch"),
    (variable_in_a_block, "OpVariable", "among the instructions of a block"),
    (variable_of_another_class, "OpVariable", "not a variable in Function storage"),
    (no_variable_among_variables, "OpNot", "not a variable in Function storage"),
    (variable_of_a_value, "OpVariable", "is not at module level"),
    (variable_of_a_declaration, "OpFunction", "a declaration has no variables"),
    (unknown_pseudo, "!0x10001", "opcode 0x10001 is none of SPIR-V"),
    (type_never_assigned, "OpInBoundsPtrAccessChain", "the result type is missing"),
    (type_assigned_twice, "ASSIGN_TYPE", "is given a type twice"),
    (type_assigned_to_another, "ASSIGN_TYPE", "is not the result in front of it"),
    (type_assigned_to_what_has_it, "ASSIGN_TYPE", "has its type already"),
    (assigned_type_is_wrong, "OpInBoundsPtrAccessChain", "is no pointer into the storage class"),
    (use_disagrees_with_the_assigned_type, "OpLoad", "does not point to i32"),
    (return_nothing, "OpReturn", "the function returns i32"),
    (return_another_type, "OpReturnValue", "should be of void"),
    (abort_with_another_type, "OpAbortKHR", "should be of float"),
    (parameters_of_another_type, "OpFunction", "are not those of void (float"),
    (result_of_another_type, "OpFunction", "the result should be of void"),
    (no_function_type, "OpFunction", "is no function type"),
    (no_head, "OpNop", "a function begins with its OpFunction"),
    (no_parameter, "OpUndef", "not a parameter of a function"),
    (literal_for_id, "OpNot", "operand word 0 should be a IdRef, not literal 5"),
    (id_for_literal, "OpLoad", "operand word 1 should be a MemoryAccess, not id %"),
    (operand_missing, "OpLoad", "2 operand words, of which the last should be a LiteralInteger"),
    (operand_too_many, "OpIAdd", "operand word 2 is one too many"),
    (result_type_missing, "OpNot", "the result type is missing"),
    (result_missing, "OpNot", "the result is missing"),
    (result_too_many, "OpStore", "the instruction has no result"),
    (result_is_no_id, "OpNot", "the result 5 is no id"),
    (set_without_the_number, "OpExtInst", "should be a LiteralExtInstInteger"),
    (too_many_for_the_set, "OpExtInst", "operand word 3 is one too many"),
]


@pytest.mark.parametrize(
    ("function", "opcode", "message"), BROKEN, ids=[row[0].__name__ for row in BROKEN]
)
def test_broken_function(function: Breaker, opcode: str, message: str) -> None:
    errors = broken(function)
    assert errors[0][0] == opcode
    assert message in errors[0][1]
    # An id without a definition has no type either, and so on: no more than that.
    assert len(errors) <= 2


def test_function_that_is_listed_twice() -> None:
    errors = broken(defined_in_two_functions)
    assert errors
    assert all("is defined twice" in message for _, message in errors)


def test_undefined_id_in_phi_is_found() -> None:
    assert ("OpPhi", "%9999 is no value defined in the function") in broken(phi_of_nothing)


def test_value_passes_from_a_block_to_all_it_dominates() -> None:
    s = Sample()
    left, right, join = s.add_block("left"), s.add_block("right"), s.add_block("join")
    value = s.add(s.entry, op.OpNot, s.i32, s.n)
    condition = s.add(s.entry, op.OpIEqual, s.bool, value, s.one)
    s.put(s.entry, op.OpBranchConditional, condition, left.label, right.label)
    for block in (left, right):
        s.add(block, op.OpNot, s.i32, value)
        s.put(block, op.OpBranch, join.label)
    s.add(join, op.OpNot, s.i32, value)
    s.end()
    assert errors_of(s.machine) == []


def test_unreachable_block_may_use_anything() -> None:
    s = Sample()
    s.end()
    lost, also = s.add_block("lost"), s.add_block("also")
    value = s.add(lost, op.OpNot, s.i32, s.n)
    s.put(lost, op.OpBranch, lost.label)
    s.add(also, op.OpNot, s.i32, value)
    s.end()
    assert errors_of(s.machine) == []


def test_declaration_passes() -> None:
    s = Sample()
    s.end()
    s.add_function("import", s.i32, [s.i32])
    assert errors_of(s.machine) == []


def test_module_level_definition_comes_first() -> None:
    s = Sample()
    s.end()
    later = s.cache.new_id()
    s.cache.unique(op.OpTypeVector, 0, [later, 4])
    s.cache.unique(op.OpTypeInt, 0, [16, 0], later)
    assert errors_of(s.machine) == [
        ("OpTypeVector", f"%{-later} is not defined before its use"),
    ]


def test_annotation_of_nothing_is_found() -> None:
    s = Sample()
    s.end()
    s.cache.decorate(-9999, spv.DecorationConstant)
    assert errors_of(s.machine) == [("OpDecorate", "%9999 is not defined")]


def test_types_that_contain_themselves_end() -> None:
    s = Sample()
    s.end()
    id = s.cache.new_id()
    s.cache.unique(op.OpTypeVector, 0, [id, 4], id)
    s.cache.unique(op.OpUndef, id, [])
    s.cache.unique(op.OpConstant, id, [1])
    errors = errors_of(s.machine)
    assert [opcode for opcode, _ in errors] == ["OpTypeVector", "OpConstant"]


def test_type_of_wrong_form_is_reported_and_not_read() -> None:
    s = Sample()
    s.end()
    id = s.cache.unique(op.OpTypeInt, 0, [])
    s.cache.unique(op.OpConstant, id, [1])
    assert [opcode for opcode, _ in errors_of(s.machine)] == ["OpTypeInt", "OpConstant"]


def test_all_errors_are_collected_and_marked() -> None:
    s = Sample()
    s.add(s.entry, op.OpIAdd, s.i32, s.n, s.half_one)
    s.add(s.entry, op.OpNot, s.float, s.half_one)
    s.end()
    with pytest.raises(InternalError) as caught:
        check_machine_module(s.machine)
    assert caught.value.function == "f"
    lines = [line.strip() for line in caught.value.message.splitlines()]
    assert lines[0] == "the machine module is not valid: 2 errors"
    assert lines[1].startswith("%f = OpFunction")
    add = next(index for index, line in enumerate(lines) if "OpIAdd" in line)
    assert lines[add + 1].startswith("^ %9 of float should be of i32")
    assert lines[add + 3] == "^ float is not of integer components"
    assert lines[-1] == "OpFunctionEnd"


def test_error_at_module_level_shows_the_head() -> None:
    s = Sample()
    s.end()
    s.cache.decorate(-9999, spv.DecorationConstant)
    with pytest.raises(InternalError, match=r"1 error\n +OpCapability") as caught:
        check_machine_module(s.machine)
    assert "^ %9999 is not defined" in caught.value.message
    assert "OpFunctionEnd" not in caught.value.message


def dominators_by_removal(successors: list[list[int]]) -> list[set[int]]:
    """What each block dominates: what cannot be reached once it is taken away."""

    def reached(removed: int) -> set[int]:
        seen = {0} - {removed}
        work = list(seen)
        while work:
            for target in successors[work.pop()]:
                if target not in seen and target != removed:
                    seen.add(target)
                    work.append(target)
        return seen

    everything = reached(-1)
    return [everything - reached(block) for block in range(len(successors))]


@pytest.mark.parametrize("seed", range(60))
def test_dominators_of_random_graphs(seed: int) -> None:
    rng = random.Random(seed)
    size = rng.randrange(1, 12)
    function = MachineFunction("f", -1, MachineInst(op.OpFunction, 0, -1, []))
    for index in range(size):
        block = MachineBlock(-10 - index)
        targets = [-10 - rng.randrange(size) for _ in range(rng.randrange(3))]
        words = [-2, *targets] if len(targets) == 2 else targets
        opcode = [op.OpReturn, op.OpBranch, op.OpBranchConditional][len(targets)]
        block.insts.append(MachineInst(opcode, 0, 0, words))
        function.blocks.append(block)
    flow = Flow(function)
    expected = dominators_by_removal(flow.successors)
    for lower in flow.order:
        for upper in range(size):
            assert flow.dominates(upper, lower) == (lower in expected[upper])
