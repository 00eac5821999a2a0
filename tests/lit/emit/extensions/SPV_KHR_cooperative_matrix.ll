; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_cooperative_matrix %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_cooperative_matrix %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: not pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT
; NEW-SPIRV-VAL

; A matrix is of a type of the extension.

; CHECK: OpExtension "SPV_KHR_cooperative_matrix"
; CHECK: OpCooperativeMatrixLengthKHR

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT: error: Op{{.*}} needs SPV_KHR_cooperative_matrix
; WITHOUT: note: pass --spirv-ext=+SPV_KHR_cooperative_matrix
declare spir_func i32 @_Z34__spirv_CooperativeMatrixLengthKHR13ocl_matrix_f2(target("spirv.CooperativeMatrixKHR", float, 3, 8, 8, 2))

define spir_func i32 @length(target("spirv.CooperativeMatrixKHR", float, 3, 8, 8, 2) %matrix) {
  %length = call spir_func i32 @_Z34__spirv_CooperativeMatrixLengthKHR13ocl_matrix_f2(target("spirv.CooperativeMatrixKHR", float, 3, 8, 8, 2) %matrix)
  ret i32 %length
}
