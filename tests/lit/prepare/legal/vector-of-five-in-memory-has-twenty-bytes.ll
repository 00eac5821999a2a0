; RUN: pyllc -mtriple=spirv64 -stop-after=legalize %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; CHECK-LABEL: define void @f(ptr addrspace(1) %p, ptr addrspace(1) %q)
; CHECK-NEXT: %[[Load:[v0-9]+]] = load <4 x float>, ptr addrspace(1) %p, align 32
; CHECK-NEXT: %[[Place:[v0-9]+]] = getelementptr inbounds float, ptr addrspace(1) %p, i64 4
; CHECK-NEXT: %[[Load2:[v0-9]+]] = load float, ptr addrspace(1) %[[Place]], align 16
; CHECK-NEXT: store <4 x float> %[[Load]], ptr addrspace(1) %q, align 4
; CHECK-NEXT: %[[Place2:[v0-9]+]] = getelementptr inbounds float, ptr addrspace(1) %q, i64 4
; CHECK-NEXT: store float %[[Load2]], ptr addrspace(1) %[[Place2]], align 4
; CHECK-NEXT: ret void
define void @f(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %v = load <5 x float>, ptr addrspace(1) %p
  store <5 x float> %v, ptr addrspace(1) %q, align 4
  ret void
}
