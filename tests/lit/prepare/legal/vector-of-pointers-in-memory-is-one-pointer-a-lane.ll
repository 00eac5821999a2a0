; RUN: pyllc -mtriple=spirv64 -stop-after=legalize %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; CHECK-LABEL: define { ptr addrspace(1), ptr addrspace(1) } @f(ptr %p, { ptr addrspace(1), ptr addrspace(1) } %v)
; CHECK-NEXT: %[[Part:[v0-9]+]] = extractvalue { ptr addrspace(1), ptr addrspace(1) } %v, 0
; CHECK-NEXT: %[[Part2:[v0-9]+]] = extractvalue { ptr addrspace(1), ptr addrspace(1) } %v, 1
; CHECK-NEXT: %[[Load:[v0-9]+]] = load ptr addrspace(1), ptr %p, align 16
; CHECK-NEXT: %[[Place:[v0-9]+]] = getelementptr inbounds ptr addrspace(1), ptr %p, i64 1
; CHECK-NEXT: %[[Load2:[v0-9]+]] = load ptr addrspace(1), ptr %[[Place]], align 8
; CHECK-NEXT: store ptr addrspace(1) %[[Part]], ptr %p, align 16
; CHECK-NEXT: %[[Place2:[v0-9]+]] = getelementptr inbounds ptr addrspace(1), ptr %p, i64 1
; CHECK-NEXT: store ptr addrspace(1) %[[Part2]], ptr %[[Place2]], align 8
; CHECK-NEXT: %[[Call:[v0-9]+]] = call { ptr addrspace(1), ptr addrspace(1) } @spvbackend.compose(ptr addrspace(1) %[[Load]], ptr addrspace(1) %[[Load2]])
; CHECK-NEXT: ret { ptr addrspace(1), ptr addrspace(1) } %[[Call]]
define <2 x ptr addrspace(1)> @f(ptr %p, <2 x ptr addrspace(1)> %v) {
  %r = load <2 x ptr addrspace(1)>, ptr %p
  store <2 x ptr addrspace(1)> %v, ptr %p
  ret <2 x ptr addrspace(1)> %r
}
