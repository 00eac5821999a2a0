; RUN: pyllc -mtriple=spirv64 -filetype=obj %s -o - | pyllvm-spirv -r -S - -o - | filecheck %s

; A specialization constant is its default value.

; CHECK-LABEL: define spir_kernel void @k
; CHECK-SAME: (ptr addrspace(1) %p) convergent nounwind {
; CHECK-NEXT: 0:
; CHECK-NEXT: store i32 42, ptr addrspace(1) %p, align 4
; CHECK-NEXT: ret void
; CHECK: !spirv.Source = !{!0}
; CHECK: !0 = !{i32 4, i32 100000}

define spir_kernel void @k(ptr addrspace(1) %p) {
  %a = call spir_func i32 @_Z20__spirv_SpecConstantii(i32 7, i32 42)
  store i32 %a, ptr addrspace(1) %p
  ret void
}

declare spir_func i32 @_Z20__spirv_SpecConstantii(i32, i32)
