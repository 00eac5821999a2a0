; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_cooperative_matrix %s -o - | filecheck %s
; NEW-SPIRV-VAL

; A matrix is scaled by one value of its component type, which may be an integer.

; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Floats:]] = OpTypeCooperativeMatrixKHR %[[#Float]]
; CHECK-DAG: %[[#Ints:]] = OpTypeCooperativeMatrixKHR %[[#Int]]
; CHECK: %[[#FloatMatrix:]] = OpFunctionParameter %[[#Floats]]
; CHECK-NEXT: %[[#FloatScale:]] = OpFunctionParameter %[[#Float]]
; CHECK-NEXT: %[[#IntMatrix:]] = OpFunctionParameter %[[#Ints]]
; CHECK-NEXT: %[[#IntScale:]] = OpFunctionParameter %[[#Int]]
; CHECK: OpMatrixTimesScalar %[[#Floats]] %[[#FloatMatrix]] %[[#FloatScale]]
; CHECK-NEXT: OpMatrixTimesScalar %[[#Ints]] %[[#IntMatrix]] %[[#IntScale]]
define spir_func void @f(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %floats, float %float, target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) %ints, i32 %int) {
  %1 = call spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @__spirv_MatrixTimesScalar(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %floats, float %float)
  %2 = call spir_func target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) @__spirv_MatrixTimesScalar.1(target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) %ints, i32 %int)
  ret void
}

declare spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @__spirv_MatrixTimesScalar(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2), float)
declare spir_func target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) @__spirv_MatrixTimesScalar.1(target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2), i32)
