; RUN: pyllc -mtriple=spirv64 -stop-after=legalize %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; Both words of the sign-extended value would be compared otherwise.

; CHECK-LABEL: define i1 @f({ i64, i64 } %a)
; CHECK-NEXT: %[[Part:[v0-9]+]] = extractvalue { i64, i64 } %a, 0
; CHECK-NEXT: %[[Part2:[v0-9]+]] = extractvalue { i64, i64 } %a, 1
; CHECK-NEXT: %[[Shl:[v0-9]+]] = shl i64 %[[Part2]], 28
; CHECK-NEXT: %[[Ashr:[v0-9]+]] = ashr i64 %[[Shl]], 28
; CHECK-NEXT: %[[Icmp:[v0-9]+]] = icmp slt i64 %[[Ashr]], 0
; CHECK-NEXT: %r = bitcast i1 %[[Icmp]] to i1
; CHECK-NEXT: ret i1 %r
define i1 @f(i100 %a) {
  %r = icmp slt i100 %a, 0
  ret i1 %r
}
