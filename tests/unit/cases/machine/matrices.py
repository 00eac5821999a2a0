"""Instructions of cooperative matrices with right and with wrong types.

The names are those of `MatrixSample`: A of 8 x 16, B of 16 x 4, C and D accumulators of 8 x 4.
"""

from spvbackend.spirv.opencl_std import OPENCL_STD
from tests.unit.cases.machine.typed import Case

GOOD = [
    Case("OpCooperativeMatrixLoadKHR", "halfA", "*float #0 i32"),
    Case("OpCooperativeMatrixLoadKHR", "halfA", "*float4 #1 i64 2 4"),
    Case("OpCooperativeMatrixStoreKHR", "", "*i32 intC #0 i32"),
    Case("OpCooperativeMatrixMulAddKHR", "floatC", "halfA halfB floatC"),
    Case("OpCooperativeMatrixMulAddKHR", "intC", "intA intB intC 31"),
    Case("OpCooperativeMatrixLengthKHR", "i32", ":halfA"),
    Case("OpMatrixTimesScalar", "floatC", "floatC float"),
    Case("OpCompositeConstruct", "floatC", "float"),
    Case("OpCompositeExtract", "float", "floatC 3"),
    Case("OpFAdd", "floatC", "floatC floatC"),
    Case("OpSNegate", "intC", "intC"),
    Case("OpFConvert", "halfC", "floatC"),
    Case("OpConvertFToS", "intC", "floatC"),
    Case("OpBitcast", "intC", "floatC"),
    Case("OpCopyObject", "intC", "intC"),
    Case("OpCooperativeMatrixLoadOffsetINTEL", "halfA", "*float i32 i32 #0 i32"),
    Case("OpCooperativeMatrixStoreOffsetINTEL", "", "*i32 i32 i32 intC #0 i32"),
    Case("OpCooperativeMatrixLoadCheckedINTEL", "halfA", "*float i32 i32 #0 i32 i32 i32"),
    Case("OpCooperativeMatrixConstructCheckedINTEL", "floatC", "i32 i32 i32 i32 float"),
    Case("OpJointMatrixGetElementCoordINTEL", "int2", "floatC i32"),
]
BAD = [
    Case("OpCooperativeMatrixLoadKHR", "float4", "*float #0 i32", "is not a cooperative matrix"),
    Case("OpCooperativeMatrixLoadKHR", "halfA", "*pair #0 i32", "of"),
    Case("OpCooperativeMatrixLoadKHR", "halfA", "*float i32 i32", "is not a constant layout"),
    Case("OpCooperativeMatrixLoadKHR", "halfA", "*float #0", "operand 3, an integer, is missing"),
    Case("OpCooperativeMatrixLoadKHR", "halfA", "*float #64 i32", "is not a constant layout"),
    Case("OpCooperativeMatrixLoadKHR", "halfA", "*float #1 float", "is not an integer"),
    Case("OpCooperativeMatrixStoreKHR", "", "*i32 int4 #0 i32", "is not a cooperative matrix"),
    Case("OpCooperativeMatrixStoreKHR", "", "i32 intC #0 i32", "is not a pointer to a number or"),
    Case("OpCooperativeMatrixMulAddKHR", "floatC", "halfA halfB halfC", "should be of"),
    Case("OpCooperativeMatrixMulAddKHR", "floatC", "halfB halfA floatC", "do not fit"),
    Case("OpCooperativeMatrixMulAddKHR", "floatC", "halfA floatC floatC", "do not fit"),
    Case("OpCooperativeMatrixMulAddKHR", "floatS", "floatS floatS floatS", "not of the uses"),
    Case("OpCooperativeMatrixMulAddKHR", "floatC", "halfA float floatC", "is not a cooperative"),
    Case("OpCooperativeMatrixMulAddKHR", "floatW", "halfA halfB floatW", "different scopes"),
    Case("OpCooperativeMatrixMulAddKHR", "floatC", "halfA halfB floatC 1", "no integer"),
    Case("OpCooperativeMatrixMulAddKHR", "floatC", "halfA halfB floatC 16", "no integer"),
    Case("OpCooperativeMatrixMulAddKHR", "floatC", "halfA halfB floatC 32", "as told"),
    Case("OpCooperativeMatrixLoadOffsetINTEL", "float4", "*float i32 i32 #0 i32", "is not a coop"),
    Case(
        "OpCooperativeMatrixLoadOffsetINTEL",
        "halfA",
        "*float float i32 #0 i32",
        "is not an integer",
    ),
    Case("OpCooperativeMatrixConstructCheckedINTEL", "halfA", "i32 i32 i32 i32 i32", "should be"),
    Case("OpCooperativeMatrixApplyFunctionINTEL", "halfA", "twice halfB", "should be of"),
    Case("OpJointMatrixGetElementCoordINTEL", "i32", "halfA i32", "is not a vector of 2"),
    Case("OpCooperativeMatrixLengthKHR", "i32", ":float4", "is not a cooperative matrix"),
    Case("OpCooperativeMatrixLengthKHR", "i64", ":halfA", "is not an integer of 32 bits"),
    Case("OpCooperativeMatrixLoadOffsetINTEL", "float4", "*float i32 i32 #0 i32", "is not a coop"),
    Case(
        "OpCooperativeMatrixLoadOffsetINTEL",
        "halfA",
        "*float float i32 #0 i32",
        "is not an integer",
    ),
    Case(
        "OpCooperativeMatrixStoreOffsetINTEL", "", "*i32 i32 i32 int4 #0 i32", "is not a cooperat"
    ),
    Case(
        "OpCooperativeMatrixConstructCheckedINTEL", "float4", "i32 i32 i32 i32 float", "is not a co"
    ),
    Case("OpCooperativeMatrixConstructCheckedINTEL", "floatC", "i32 i32 i32 i32 half", "should be"),
    Case("OpJointMatrixGetElementCoordINTEL", "int2", "float4 i32", "is not a cooperative matrix"),
    Case(
        "OpJointMatrixGetElementCoordINTEL", "int4", "floatC i32", "is not a vector of 2 integers"
    ),
    Case("OpMatrixTimesScalar", "floatC", "floatC half", "should be of float"),
    Case("OpMatrixTimesScalar", "float4", "float4 float", "<4 x float> is not a cooperative"),
    Case("OpCompositeConstruct", "floatC", "half", "should be of float"),
    Case("OpCompositeConstruct", "floatC", "float float", "2 values for"),
    Case("OpFRem", "floatC", "floatC floatC", "CooperativeMatrixKHR(float, 3, 8, 4, 2) is not a"),
    Case("OpFAdd", "intC", "intC intC", "CooperativeMatrixKHR(i32, 3, 8, 4, 2) is not a float,"),
    Case("OpBitwiseAnd", "intC", "intC intC", "CooperativeMatrixKHR(i32, 3, 8, 4, 2) is not an"),
    Case("OpShiftLeftLogical", "intC", "intC intC", "CooperativeMatrixKHR(i32, 3, 8, 4, 2) is not"),
    Case("OpIEqual", "bool", "intC intC", "is not an integer or vector of integers"),
    Case("OpSatConvertSToU", "intC", "intC", "CooperativeMatrixKHR(i32, 3, 8, 4, 2) is not an"),
    Case("OpFConvert", "halfA", "floatC", "no conversion from"),
    Case("OpBitcast", "halfC", "floatC", "a bitcast from"),
    Case(
        "OpExtInst", "floatC", f"std {OPENCL_STD['fabs']} floatC", "is not an operand of OpenCL.std"
    ),
    Case("OpVectorExtractDynamic", "float", "floatC i32", "is not a vector"),
]
