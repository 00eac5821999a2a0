; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_cooperative_matrix %s -o - | filecheck %s
; NEW-SPIRV-VAL

; A component of a matrix in a register is extracted and inserted by a literal index.

; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Matrix:]] = OpTypeCooperativeMatrixKHR %[[#Float]]
; CHECK: %[[#Value:]] = OpFunctionParameter %[[#Matrix]]
; CHECK: %[[#Component:]] = OpCompositeExtract %[[#Float]] %[[#Value]] 3
; CHECK-NEXT: OpCompositeInsert %[[#Matrix]] %[[#Component]] %[[#Value]] 0
define spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @f(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %value) {
  %1 = call spir_func float @__spirv_CompositeExtract(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %value, i32 3)
  %2 = call spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @__spirv_CompositeInsert(float %1, target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %value, i32 0)
  ret target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %2
}

declare spir_func float @__spirv_CompositeExtract(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2), i32)
declare spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @__spirv_CompositeInsert(float, target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2), i32)
