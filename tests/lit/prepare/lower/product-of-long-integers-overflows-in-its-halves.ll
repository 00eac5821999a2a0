; RUN: pyllc -mtriple=spirv64 -stop-after=lower-intrinsics %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; CHECK-LABEL: define { i128, i1 } @f(i128 %a, i128 %b)
; CHECK-NEXT: %[[Lshr:[v0-9]+]] = lshr i128 %a, 64
; CHECK-NEXT: %[[And:[v0-9]+]] = and i128 %a, 18446744073709551615
; CHECK-NEXT: %[[Lshr2:[v0-9]+]] = lshr i128 %b, 64
; CHECK-NEXT: %[[And2:[v0-9]+]] = and i128 %b, 18446744073709551615
; CHECK-NEXT: %[[Mul:[v0-9]+]] = mul i128 %[[Lshr]], %[[And2]]
; CHECK-NEXT: %[[Mul2:[v0-9]+]] = mul i128 %[[And]], %[[Lshr2]]
; CHECK-NEXT: %[[Add:[v0-9]+]] = add i128 %[[Mul]], %[[Mul2]]
; CHECK-NEXT: %[[Mul3:[v0-9]+]] = mul i128 %[[And]], %[[And2]]
; CHECK-NEXT: %[[Shl:[v0-9]+]] = shl i128 %[[Add]], 64
; CHECK-NEXT: %[[Add2:[v0-9]+]] = add i128 %[[Shl]], %[[Mul3]]
; CHECK-NEXT: %[[Icmp:[v0-9]+]] = icmp ne i128 %[[Lshr]], 0
; CHECK-NEXT: %[[Icmp2:[v0-9]+]] = icmp ne i128 %[[Lshr2]], 0
; CHECK-NEXT: %[[And3:[v0-9]+]] = and i1 %[[Icmp]], %[[Icmp2]]
; CHECK-NEXT: %[[Icmp3:[v0-9]+]] = icmp ugt i128 %[[Add]], 18446744073709551615
; CHECK-NEXT: %[[Icmp4:[v0-9]+]] = icmp ult i128 %[[Add2]], %[[Mul3]]
; CHECK-NEXT: %[[Or:[v0-9]+]] = or i1 %[[And3]], %[[Icmp3]]
; CHECK-NEXT: %[[Or2:[v0-9]+]] = or i1 %[[Or]], %[[Icmp4]]
; CHECK-NEXT: %[[Insertvalue:[v0-9]+]] = insertvalue { i128, i1 } poison, i128 %[[Add2]], 0
; CHECK-NEXT: %[[Insertvalue2:[v0-9]+]] = insertvalue { i128, i1 } %[[Insertvalue]], i1 %[[Or2]], 1
; CHECK-NEXT: ret { i128, i1 } %[[Insertvalue2]]
define { i128, i1 } @f(i128 %a, i128 %b) {
  %r = call { i128, i1 } @llvm.umul.with.overflow.i128(i128 %a, i128 %b)
  ret { i128, i1 } %r
}
