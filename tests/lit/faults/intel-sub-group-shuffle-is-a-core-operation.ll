; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-NOT: OpExtension
; CHECK: OpGroupNonUniformShuffle
declare spir_func i32 @_Z23intel_sub_group_shuffleij(i32, i32)

define spir_kernel void @k(ptr addrspace(1) %p, i32 %a) {
  %b = call spir_func i32 @_Z23intel_sub_group_shuffleij(i32 %a, i32 3)
  store i32 %b, ptr addrspace(1) %p
  ret void
}
