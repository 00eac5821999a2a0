; RUN: pyllc -mtriple=spirv64 -stop-after=legalize %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; Two lanes of 72 bits are eighteen bytes.

; CHECK-LABEL: define void @f(ptr addrspace(1) %p, { i64, i64, i64, i64 } %a)
; CHECK-NEXT: %[[Part:[v0-9]+]] = extractvalue { i64, i64, i64, i64 } %a, 0
; CHECK-NEXT: %[[Part2:[v0-9]+]] = extractvalue { i64, i64, i64, i64 } %a, 1
; CHECK-NEXT: %[[Part3:[v0-9]+]] = extractvalue { i64, i64, i64, i64 } %a, 2
; CHECK-NEXT: %[[Part4:[v0-9]+]] = extractvalue { i64, i64, i64, i64 } %a, 3
; CHECK-NEXT: %[[Shl:[v0-9]+]] = shl i64 %[[Part3]], 8
; CHECK-NEXT: %[[Or:[v0-9]+]] = or i64 %[[Part2]], %[[Shl]]
; CHECK-NEXT: %[[Lshr:[v0-9]+]] = lshr i64 %[[Part3]], 56
; CHECK-NEXT: %[[Shl2:[v0-9]+]] = shl i64 %[[Part4]], 8
; CHECK-NEXT: %[[Or2:[v0-9]+]] = or i64 %[[Lshr]], %[[Shl2]]
; CHECK-NEXT: store i64 %[[Part]], ptr addrspace(1) %p, align 8
; CHECK-NEXT: %[[Place:[v0-9]+]] = getelementptr inbounds i8, ptr addrspace(1) %p, i64 8
; CHECK-NEXT: store i64 %[[Or]], ptr addrspace(1) %[[Place]], align 8
; CHECK-NEXT: %[[Place2:[v0-9]+]] = getelementptr inbounds i8, ptr addrspace(1) %p, i64 16
; CHECK-NEXT: %[[Trunc:[v0-9]+]] = trunc i64 %[[Or2]] to i16
; CHECK-NEXT: store i16 %[[Trunc]], ptr addrspace(1) %[[Place2]], align 8
; CHECK-NEXT: ret void
; CHECK-LABEL: define { i64, i64, i64, i64 } @g(ptr addrspace(1) %p)
; CHECK-NEXT: %[[Load:[v0-9]+]] = load i64, ptr addrspace(1) %p, align 8
; CHECK-NEXT: %[[Place3:[v0-9]+]] = getelementptr inbounds i8, ptr addrspace(1) %p, i64 8
; CHECK-NEXT: %[[Load2:[v0-9]+]] = load i64, ptr addrspace(1) %[[Place3]], align 8
; CHECK-NEXT: %[[Place4:[v0-9]+]] = getelementptr inbounds i8, ptr addrspace(1) %p, i64 16
; CHECK-NEXT: %[[Load3:[v0-9]+]] = load i16, ptr addrspace(1) %[[Place4]], align 8
; CHECK-NEXT: %[[Zext:[v0-9]+]] = zext i16 %[[Load3]] to i64
; CHECK-NEXT: %[[And:[v0-9]+]] = and i64 %[[Load2]], 255
; CHECK-NEXT: %[[Lshr2:[v0-9]+]] = lshr i64 %[[Load2]], 8
; CHECK-NEXT: %[[Shl3:[v0-9]+]] = shl i64 %[[Zext]], 56
; CHECK-NEXT: %[[Or3:[v0-9]+]] = or i64 %[[Lshr2]], %[[Shl3]]
; CHECK-NEXT: %[[Lshr3:[v0-9]+]] = lshr i64 %[[Zext]], 8
; CHECK-NEXT: %[[And2:[v0-9]+]] = and i64 %[[Lshr3]], 255
; CHECK-NEXT: %[[Call:[v0-9]+]] = call { i64, i64, i64, i64 } @spvbackend.compose(i64 %[[Load]], i64 %[[And]], i64 %[[Or3]], i64 %[[And2]])
; CHECK-NEXT: ret { i64, i64, i64, i64 } %[[Call]]
define void @f(ptr addrspace(1) %p, <2 x i72> %a) {
  store <2 x i72> %a, ptr addrspace(1) %p, align 8
  ret void
}
define <2 x i72> @g(ptr addrspace(1) %p) {
  %r = load <2 x i72>, ptr addrspace(1) %p, align 8
  ret <2 x i72> %r
}
