; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_cooperative_matrix,+SPV_INTEL_joint_matrix %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_cooperative_matrix --verify-diagnostics %s
; NEW-SPIRV-VAL

; CHECK: OpExtension "SPV_INTEL_joint_matrix"
; CHECK: %[[#Layout:]] = OpConstant %[[#]] 2
; CHECK: OpCooperativeMatrixLoadKHR %[[#]] %[[#]] %[[#Layout]]
define void @f(ptr addrspace(1) %memory, i32 %layout) {
  %matrix = call target("spirv.CooperativeMatrixKHR", i16, 3, 16, 16, 1) @_Z32__spirv_CooperativeMatrixLoadKHRi(ptr addrspace(1) %memory, i32 2, i64 32) ; expected-error: a packed layout of a matrix needs SPV_INTEL_joint_matrix
  ret void
}

declare target("spirv.CooperativeMatrixKHR", i16, 3, 16, 16, 1) @_Z32__spirv_CooperativeMatrixLoadKHRi(ptr addrspace(1), i32, i64)
