; RUN: pyllc --preserve-ocl-kernel-arg-type-metadata-through-string %s -o - | filecheck %s
; RUN: pyllc %s -o - | filecheck %s --check-prefix=PLAIN

; CHECK: OpString "kernel_arg_type.k.number*,float,"
; CHECK-NEXT: OpString "kernel_arg_type_qual.k.const,,"
; CHECK-NEXT: OpSource

; PLAIN-NOT: OpString
; PLAIN: OpFunctionEnd
define spir_kernel void @k(ptr addrspace(1) %a, float %b) !kernel_arg_type !0 !kernel_arg_base_type !1 !kernel_arg_type_qual !2 {
  ret void
}

!0 = !{!"number*", !"float"}
!1 = !{!"int*", !"float"}
!2 = !{!"const", !""}
