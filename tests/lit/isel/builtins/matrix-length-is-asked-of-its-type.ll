; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_cooperative_matrix %s -o - | filecheck %s
; NEW-SPIRV-VAL

; The instruction takes a type, which is that of the argument.

; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Matrix:]] = OpTypeCooperativeMatrixKHR
; CHECK: OpCooperativeMatrixLengthKHR %[[#Int]] %[[#Matrix]]{{$}}
define spir_func i32 @f(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %matrix) {
  %1 = call spir_func i32 @__spirv_CooperativeMatrixLengthKHR(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %matrix)
  ret i32 %1
}

declare spir_func i32 @__spirv_CooperativeMatrixLengthKHR(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2))
