; RUN: not pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s

; The first use of a matrix says which extension is missing.

; CHECK: matrix-needs-its-extension.ll:[[# @LINE + 3]]:3: error: OpTypeCooperativeMatrixKHR needs SPV_KHR_cooperative_matrix
; CHECK: note: pass --spirv-ext=+SPV_KHR_cooperative_matrix
define spir_func i32 @f() {
  %1 = call spir_func i32 @__spirv_CooperativeMatrixLengthKHR(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) poison)
  ret i32 %1
}

declare spir_func i32 @__spirv_CooperativeMatrixLengthKHR(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2))
