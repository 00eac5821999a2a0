; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_cooperative_matrix %s -o - | filecheck %s
; NEW-SPIRV-VAL

; Conversions keep scope, rows, columns and use, and change the component; bits may be read anew.

; CHECK-DAG: %[[#Half:]] = OpTypeFloat 16
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Byte:]] = OpTypeInt 8 0
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Halves:]] = OpTypeCooperativeMatrixKHR %[[#Half]]
; CHECK-DAG: %[[#Floats:]] = OpTypeCooperativeMatrixKHR %[[#Float]]
; CHECK-DAG: %[[#Bytes:]] = OpTypeCooperativeMatrixKHR %[[#Byte]]
; CHECK-DAG: %[[#Ints:]] = OpTypeCooperativeMatrixKHR %[[#Int]]
; CHECK: %[[#Value:]] = OpFunctionParameter %[[#Floats]]
; CHECK: OpFConvert %[[#Halves]] %[[#Value]]
; CHECK-NEXT: %[[#Signed:]] = OpConvertFToS %[[#Ints]] %[[#Value]]
; CHECK-NEXT: OpConvertFToU %[[#Bytes]] %[[#Value]]
; CHECK-NEXT: %[[#Narrow:]] = OpUConvert %[[#Bytes]] %[[#Signed]]
; CHECK-NEXT: OpSConvert %[[#Ints]] %[[#Narrow]]
; CHECK-NEXT: OpConvertSToF %[[#Halves]] %[[#Narrow]]
; CHECK-NEXT: OpConvertUToF %[[#Floats]] %[[#Narrow]]
; CHECK-NEXT: OpBitcast %[[#Ints]] %[[#Value]]
define spir_func void @f(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %value) {
  %half = call spir_func target("spirv.CooperativeMatrixKHR", half, 3, 8, 16, 2) @__spirv_FConvert(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %value)
  %signed = call spir_func target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) @__spirv_ConvertFToS(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %value)
  %unsigned = call spir_func target("spirv.CooperativeMatrixKHR", i8, 3, 8, 16, 2) @__spirv_ConvertFToU(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %value)
  %narrow = call spir_func target("spirv.CooperativeMatrixKHR", i8, 3, 8, 16, 2) @__spirv_UConvert(target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) %signed)
  %wide = call spir_func target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) @__spirv_SConvert(target("spirv.CooperativeMatrixKHR", i8, 3, 8, 16, 2) %narrow)
  %from_signed = call spir_func target("spirv.CooperativeMatrixKHR", half, 3, 8, 16, 2) @__spirv_ConvertSToF(target("spirv.CooperativeMatrixKHR", i8, 3, 8, 16, 2) %narrow)
  %from_unsigned = call spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @__spirv_ConvertUToF(target("spirv.CooperativeMatrixKHR", i8, 3, 8, 16, 2) %narrow)
  %bits = call spir_func target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) @__spirv_Bitcast(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %value)
  ret void
}

declare spir_func target("spirv.CooperativeMatrixKHR", half, 3, 8, 16, 2) @__spirv_FConvert(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2))
declare spir_func target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) @__spirv_ConvertFToS(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2))
declare spir_func target("spirv.CooperativeMatrixKHR", i8, 3, 8, 16, 2) @__spirv_ConvertFToU(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2))
declare spir_func target("spirv.CooperativeMatrixKHR", i8, 3, 8, 16, 2) @__spirv_UConvert(target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2))
declare spir_func target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) @__spirv_SConvert(target("spirv.CooperativeMatrixKHR", i8, 3, 8, 16, 2))
declare spir_func target("spirv.CooperativeMatrixKHR", half, 3, 8, 16, 2) @__spirv_ConvertSToF(target("spirv.CooperativeMatrixKHR", i8, 3, 8, 16, 2))
declare spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @__spirv_ConvertUToF(target("spirv.CooperativeMatrixKHR", i8, 3, 8, 16, 2))
declare spir_func target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) @__spirv_Bitcast(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2))
