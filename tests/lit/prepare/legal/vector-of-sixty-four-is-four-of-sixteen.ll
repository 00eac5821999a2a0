; RUN: pyllc -mtriple=spirv64 -stop-after=legalize %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; CHECK-LABEL: define void @f(ptr addrspace(1) %p)
; CHECK-NEXT: %[[Load:[v0-9]+]] = load <16 x i8>, ptr addrspace(1) %p, align 64
; CHECK-NEXT: %[[Place:[v0-9]+]] = getelementptr inbounds i8, ptr addrspace(1) %p, i64 16
; CHECK-NEXT: %[[Load2:[v0-9]+]] = load <16 x i8>, ptr addrspace(1) %[[Place]], align 16
; CHECK-NEXT: %[[Place2:[v0-9]+]] = getelementptr inbounds i8, ptr addrspace(1) %p, i64 32
; CHECK-NEXT: %[[Load3:[v0-9]+]] = load <16 x i8>, ptr addrspace(1) %[[Place2]], align 32
; CHECK-NEXT: %[[Place3:[v0-9]+]] = getelementptr inbounds i8, ptr addrspace(1) %p, i64 48
; CHECK-NEXT: %[[Load4:[v0-9]+]] = load <16 x i8>, ptr addrspace(1) %[[Place3]], align 16
; CHECK-NEXT: %[[Add:[v0-9]+]] = add <16 x i8> %[[Load]], splat (i8 1)
; CHECK-NEXT: %[[Add2:[v0-9]+]] = add <16 x i8> %[[Load2]], splat (i8 1)
; CHECK-NEXT: %[[Add3:[v0-9]+]] = add <16 x i8> %[[Load3]], splat (i8 1)
; CHECK-NEXT: %[[Add4:[v0-9]+]] = add <16 x i8> %[[Load4]], splat (i8 1)
; CHECK-NEXT: store <16 x i8> %[[Add]], ptr addrspace(1) %p, align 64
; CHECK-NEXT: %[[Place4:[v0-9]+]] = getelementptr inbounds i8, ptr addrspace(1) %p, i64 16
; CHECK-NEXT: store <16 x i8> %[[Add2]], ptr addrspace(1) %[[Place4]], align 16
; CHECK-NEXT: %[[Place5:[v0-9]+]] = getelementptr inbounds i8, ptr addrspace(1) %p, i64 32
; CHECK-NEXT: store <16 x i8> %[[Add3]], ptr addrspace(1) %[[Place5]], align 32
; CHECK-NEXT: %[[Place6:[v0-9]+]] = getelementptr inbounds i8, ptr addrspace(1) %p, i64 48
; CHECK-NEXT: store <16 x i8> %[[Add4]], ptr addrspace(1) %[[Place6]], align 16
; CHECK-NEXT: ret void
define void @f(ptr addrspace(1) %p) {
  %s = load <64 x i8>, ptr addrspace(1) %p
  %t = add <64 x i8> %s, splat (i8 1)
  store <64 x i8> %t, ptr addrspace(1) %p
  ret void
}
