; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_cooperative_matrix,+SPV_INTEL_joint_matrix %s -o - | filecheck %s
; NO-SPIRV-VAL: it does not know SPV_INTEL_joint_matrix.

; The components are the bits of bfloat16, which the operands say.

; CHECK: OpCapability CooperativeMatrixBFloat16ComponentTypeINTEL
; CHECK: OpCooperativeMatrixMulAddKHR %[[#]] %[[#]] %[[#]] %[[#]] MatrixAAndBBFloat16ComponentsINTEL
define void @f(ptr addrspace(1) %memory) {
  %left = call target("spirv.CooperativeMatrixKHR", i16, 3, 8, 16, 0) @_Z32__spirv_CooperativeMatrixLoadKHRa(ptr addrspace(1) %memory, i32 0, i64 16)
  %right = call target("spirv.CooperativeMatrixKHR", i16, 3, 16, 16, 1) @_Z32__spirv_CooperativeMatrixLoadKHRi(ptr addrspace(1) %memory, i32 0, i64 16)
  %sum = call target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @_Z32__spirv_CooperativeMatrixLoadKHRj(ptr addrspace(1) %memory, i32 0, i64 16)
  %product = call target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @_Z34__spirv_CooperativeMatrixMulAddKHRi(target("spirv.CooperativeMatrixKHR", i16, 3, 8, 16, 0) %left, target("spirv.CooperativeMatrixKHR", i16, 3, 16, 16, 1) %right, target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %sum, i32 64)
  ret void
}

declare target("spirv.CooperativeMatrixKHR", i16, 3, 8, 16, 0) @_Z32__spirv_CooperativeMatrixLoadKHRa(ptr addrspace(1), i32, i64)
declare target("spirv.CooperativeMatrixKHR", i16, 3, 16, 16, 1) @_Z32__spirv_CooperativeMatrixLoadKHRi(ptr addrspace(1), i32, i64)
declare target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @_Z32__spirv_CooperativeMatrixLoadKHRj(ptr addrspace(1), i32, i64)
declare target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @_Z34__spirv_CooperativeMatrixMulAddKHRi(target("spirv.CooperativeMatrixKHR", i16, 3, 8, 16, 0), target("spirv.CooperativeMatrixKHR", i16, 3, 16, 16, 1), target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2), i32)
