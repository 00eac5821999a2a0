; RUN: not pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_subgroups %s -o -

; CHECK: error-has-a-note-with-the-remedy.ll:11:3: error: {{.*}}SPV_INTEL_subgroups
; CHECK-NEXT: %v = call spir_func i32
; CHECK-NEXT: {{^  \^$}}
; CHECK-NEXT: {{^}}note: pass --spirv-ext=+SPV_INTEL_subgroups
declare spir_func i32 @_Z26intel_sub_group_block_readPU3AS1Kj(ptr addrspace(1))

define spir_kernel void @k(ptr addrspace(1) %p) {
  %v = call spir_func i32 @_Z26intel_sub_group_block_readPU3AS1Kj(ptr addrspace(1) %p)
  ret void
}
