; RUN: pyllc -mtriple=spirv64 -stop-after=lower-intrinsics %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; A sum overflows where its sign is that of neither operand.

; CHECK-LABEL: define { i32, i1 } @add(i32 %a, i32 %b)
; CHECK-NEXT: %[[Add:[v0-9]+]] = add i32 %a, %b
; CHECK-NEXT: %[[Xor:[v0-9]+]] = xor i32 %a, %[[Add]]
; CHECK-NEXT: %[[Xor2:[v0-9]+]] = xor i32 %b, %[[Add]]
; CHECK-NEXT: %[[And:[v0-9]+]] = and i32 %[[Xor]], %[[Xor2]]
; CHECK-NEXT: %[[Icmp:[v0-9]+]] = icmp slt i32 %[[And]], 0
; CHECK-NEXT: %[[Pair:[v0-9]+]] = insertvalue { i32, i1 } poison, i32 %[[Add]], 0
; CHECK-NEXT: %[[Pair2:[v0-9]+]] = insertvalue { i32, i1 } %[[Pair]], i1 %[[Icmp]], 1
; CHECK-NEXT: ret { i32, i1 } %[[Pair2]]
; CHECK-LABEL: define { i32, i1 } @sub(i32 %a, i32 %b)
; CHECK-NEXT: %[[Sub:[v0-9]+]] = sub i32 %a, %b
; CHECK-NEXT: %[[Xor3:[v0-9]+]] = xor i32 %a, %b
; CHECK-NEXT: %[[Xor4:[v0-9]+]] = xor i32 %a, %[[Sub]]
; CHECK-NEXT: %[[And2:[v0-9]+]] = and i32 %[[Xor3]], %[[Xor4]]
; CHECK-NEXT: %[[Icmp2:[v0-9]+]] = icmp slt i32 %[[And2]], 0
; CHECK-NEXT: %[[Pair3:[v0-9]+]] = insertvalue { i32, i1 } poison, i32 %[[Sub]], 0
; CHECK-NEXT: %[[Pair4:[v0-9]+]] = insertvalue { i32, i1 } %[[Pair3]], i1 %[[Icmp2]], 1
; CHECK-NEXT: ret { i32, i1 } %[[Pair4]]
define { i32, i1 } @add(i32 %a, i32 %b) {
  %r = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %a, i32 %b)
  ret { i32, i1 } %r
}

define { i32, i1 } @sub(i32 %a, i32 %b) {
  %r = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %a, i32 %b)
  ret { i32, i1 } %r
}
