; RUN: not pyllc -mtriple=spirv64v1.2 -spirv-ext=+SPV_INTEL_subgroups %s -o - 2>&1 | filecheck %s

; What takes the result of a refused call is not wrong itself.

; CHECK: error: OpGroupNonUniformBroadcastFirst needs SPIR-V 1.3
; CHECK-NOT: error:

define spir_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %a = call spir_func double @_Z21sub_group_shuffle_xordj(double 1.0, i32 %n)
  %b = call spir_func double @_Z25sub_group_broadcast_firstd(double %a)
  %c = call spir_func double @_Z21sub_group_shuffle_xordj(double %b, i32 %n)
  store double %c, ptr addrspace(1) %p
  ret void
}

declare spir_func double @_Z21sub_group_shuffle_xordj(double, i32)
declare spir_func double @_Z25sub_group_broadcast_firstd(double)
