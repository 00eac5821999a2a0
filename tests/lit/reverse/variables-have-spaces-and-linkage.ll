; RUN: pyllc -mtriple=spirv64 -filetype=obj %s -o - | pyllvm-spirv -r -S - -o - | filecheck %s

; The storage class is the address space; what has no linkage is internal.

; CHECK: @shared = addrspace(1) global i32 7, align 4
; CHECK-NEXT: @other = external addrspace(1) global i32
; CHECK-NEXT: @own = internal addrspace(1) global [2 x i32] [i32 1, i32 2], align 8
; CHECK-NEXT: @local = internal addrspace(3) global [16 x float] undef, align 4
; CHECK-LABEL: define spir_kernel void @k
; CHECK-SAME: () convergent nounwind {
; CHECK-NEXT: 0:
; CHECK-NEXT: %x = load i32, ptr addrspace(1) @shared, align 4
; CHECK-NEXT: %y = load i32, ptr addrspace(1) @other, align 4
; CHECK-NEXT: %1 = getelementptr inbounds [2 x i32], ptr addrspace(1) @own, i32 0, i32 0
; CHECK-NEXT: %z = load i32, ptr addrspace(1) %1, align 4
; CHECK-NEXT: %a = add i32 %x, %y
; CHECK-NEXT: %b = add i32 %a, %z
; CHECK-NEXT: %c = sitofp i32 %b to float
; CHECK-NEXT: %2 = getelementptr inbounds [16 x float], ptr addrspace(3) @local, i32 0, i32 0
; CHECK-NEXT: store float %c, ptr addrspace(3) %2, align 4
; CHECK-NEXT: ret void
; CHECK: !spirv.Source = !{!0}
; CHECK: !0 = !{i32 4, i32 100000}

@shared = addrspace(1) global i32 7, align 4
@other = external addrspace(1) global i32
@own = internal addrspace(1) global [2 x i32] [i32 1, i32 2], align 8
@local = internal addrspace(3) global [16 x float] undef, align 4

define spir_kernel void @k() {
  %x = load i32, ptr addrspace(1) @shared
  %y = load i32, ptr addrspace(1) @other
  %z = load i32, ptr addrspace(1) @own
  %a = add i32 %x, %y
  %b = add i32 %a, %z
  %c = sitofp i32 %b to float
  store float %c, ptr addrspace(3) @local
  ret void
}
