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
]
BAD = [
    Case("OpCooperativeMatrixLoadKHR", "float4", "*float #0 i32", "is no cooperative matrix"),
    Case("OpCooperativeMatrixLoadKHR", "halfA", "*pair #0 i32", "does not point to numbers"),
    Case("OpCooperativeMatrixLoadKHR", "halfA", "*float i32 i32", "is no constant layout"),
    Case("OpCooperativeMatrixLoadKHR", "halfA", "*float #0", "needs a stride"),
    Case("OpCooperativeMatrixLoadKHR", "halfA", "*float #2 i32", "is no constant layout"),
    Case("OpCooperativeMatrixLoadKHR", "halfA", "*float #1 float", "is no integer"),
    Case("OpCooperativeMatrixStoreKHR", "", "*i32 int4 #0 i32", "is no cooperative matrix"),
    Case("OpCooperativeMatrixStoreKHR", "", "i32 intC #0 i32", "does not point to numbers"),
    Case("OpCooperativeMatrixMulAddKHR", "floatC", "halfA halfB halfC", "should be of"),
    Case("OpCooperativeMatrixMulAddKHR", "floatC", "halfB halfA floatC", "do not fit"),
    Case("OpCooperativeMatrixMulAddKHR", "floatC", "halfA floatC floatC", "do not fit"),
    Case("OpCooperativeMatrixMulAddKHR", "floatS", "floatS floatS floatS", "not of the uses"),
    Case("OpCooperativeMatrixMulAddKHR", "floatC", "halfA float floatC", "is no cooperative"),
    Case("OpCooperativeMatrixMulAddKHR", "floatW", "halfA halfB floatW", "different scopes"),
    Case("OpCooperativeMatrixMulAddKHR", "floatC", "halfA halfB floatC 1", "no integer"),
    Case("OpCooperativeMatrixMulAddKHR", "floatC", "halfA halfB floatC 16", "no integer"),
    Case("OpCooperativeMatrixLengthKHR", "i32", ":float4", "is no cooperative matrix"),
    Case("OpCooperativeMatrixLengthKHR", "i64", ":halfA", "is no integer of 32 bits"),
    Case("OpMatrixTimesScalar", "floatC", "floatC half", "should be of float"),
    Case("OpMatrixTimesScalar", "float4", "float4 float", "cannot be multiplied by a scalar"),
    Case("OpCompositeConstruct", "floatC", "half", "should be of float"),
    Case("OpCompositeConstruct", "floatC", "float float", "2 values for"),
    Case("OpFRem", "floatC", "floatC floatC", "is not of floating-point components"),
    Case("OpFAdd", "intC", "intC intC", "is not of floating-point components"),
    Case("OpBitwiseAnd", "intC", "intC intC", "is not of integer components"),
    Case("OpShiftLeftLogical", "intC", "intC intC", "is not of integer components"),
    Case("OpIEqual", "bool", "intC intC", "is not of integer components"),
    Case("OpSatConvertSToU", "intC", "intC", "no conversion from"),
    Case("OpFConvert", "halfA", "floatC", "no conversion from"),
    Case("OpBitcast", "halfC", "floatC", "a bitcast from"),
    Case("OpExtInst", "floatC", f"std {OPENCL_STD['fabs']} floatC", "is no operand of OpenCL.std"),
    Case("OpVectorExtractDynamic", "float", "floatC i32", "is no vector"),
]
