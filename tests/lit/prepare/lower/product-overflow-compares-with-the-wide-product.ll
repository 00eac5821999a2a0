; RUN: pyllc -mtriple=spirv64 -stop-after=lower-intrinsics %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; No division, which an operand of zero would make undefined; the sign of the product counts.

; CHECK-LABEL: define { i32, i1 } @unsigned(i32 %a, i32 %b)
; CHECK-NEXT: %[[Zext:[v0-9]+]] = zext i32 %a to i64
; CHECK-NEXT: %[[Zext2:[v0-9]+]] = zext i32 %b to i64
; CHECK-NEXT: %[[Mul:[v0-9]+]] = mul i64 %[[Zext]], %[[Zext2]]
; CHECK-NEXT: %[[Trunc:[v0-9]+]] = trunc i64 %[[Mul]] to i32
; CHECK-NEXT: %[[Zext3:[v0-9]+]] = zext i32 %[[Trunc]] to i64
; CHECK-NEXT: %[[Icmp:[v0-9]+]] = icmp ne i64 %[[Zext3]], %[[Mul]]
; CHECK-NEXT: %[[Pair:[v0-9]+]] = insertvalue { i32, i1 } poison, i32 %[[Trunc]], 0
; CHECK-NEXT: %[[Pair2:[v0-9]+]] = insertvalue { i32, i1 } %[[Pair]], i1 %[[Icmp]], 1
; CHECK-NEXT: ret { i32, i1 } %[[Pair2]]
; CHECK-LABEL: define { i32, i1 } @signed(i32 %a, i32 %b)
; CHECK-NEXT: %[[Sext:[v0-9]+]] = sext i32 %a to i64
; CHECK-NEXT: %[[Sext2:[v0-9]+]] = sext i32 %b to i64
; CHECK-NEXT: %[[Mul2:[v0-9]+]] = mul i64 %[[Sext]], %[[Sext2]]
; CHECK-NEXT: %[[Trunc2:[v0-9]+]] = trunc i64 %[[Mul2]] to i32
; CHECK-NEXT: %[[Sext3:[v0-9]+]] = sext i32 %[[Trunc2]] to i64
; CHECK-NEXT: %[[Icmp2:[v0-9]+]] = icmp ne i64 %[[Sext3]], %[[Mul2]]
; CHECK-NEXT: %[[Pair3:[v0-9]+]] = insertvalue { i32, i1 } poison, i32 %[[Trunc2]], 0
; CHECK-NEXT: %[[Pair4:[v0-9]+]] = insertvalue { i32, i1 } %[[Pair3]], i1 %[[Icmp2]], 1
; CHECK-NEXT: ret { i32, i1 } %[[Pair4]]
define { i32, i1 } @unsigned(i32 %a, i32 %b) {
  %r = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %a, i32 %b)
  ret { i32, i1 } %r
}

define { i32, i1 } @signed(i32 %a, i32 %b) {
  %r = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %a, i32 %b)
  ret { i32, i1 } %r
}
