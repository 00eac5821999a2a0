; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_joint_matrix %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_joint_matrix %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: not pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT
; NO-SPIRV-VAL: it does not know SPV_INTEL_joint_matrix

; A prefetch of a matrix is what the draft has beyond the extension that came of it.

; CHECK: OpExtension "SPV_INTEL_joint_matrix"
; CHECK: OpCooperativeMatrixPrefetchINTEL

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT: error: OpCooperativeMatrixPrefetchINTEL needs {{.*}}SPV_INTEL_joint_matrix
; WITHOUT: note: pass --spirv-ext=+SPV_
declare void @_Z38__spirv_CooperativeMatrixPrefetchINTELPU3AS1ciiiii(ptr addrspace(1), i32, i32, i32, i32, i32)

define void @fetch(ptr addrspace(1) %from) {
  call void @_Z38__spirv_CooperativeMatrixPrefetchINTELPU3AS1ciiiii(ptr addrspace(1) %from, i32 8, i32 8, i32 1, i32 0, i32 4)
  ret void
}
