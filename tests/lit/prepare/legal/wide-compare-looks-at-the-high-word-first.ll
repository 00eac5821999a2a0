; RUN: pyllc -mtriple=spirv64 -stop-after=legalize %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; CHECK-LABEL: define i1 @f({ i64, i64 } %a, { i64, i64 } %b)
; CHECK-NEXT: %[[Part:[v0-9]+]] = extractvalue { i64, i64 } %a, 0
; CHECK-NEXT: %[[Part2:[v0-9]+]] = extractvalue { i64, i64 } %a, 1
; CHECK-NEXT: %[[Part3:[v0-9]+]] = extractvalue { i64, i64 } %b, 0
; CHECK-NEXT: %[[Part4:[v0-9]+]] = extractvalue { i64, i64 } %b, 1
; CHECK-NEXT: %[[Icmp:[v0-9]+]] = icmp ult i64 %[[Part]], %[[Part3]]
; CHECK-NEXT: %[[Icmp2:[v0-9]+]] = icmp ult i64 %[[Part2]], %[[Part4]]
; CHECK-NEXT: %[[Icmp3:[v0-9]+]] = icmp eq i64 %[[Part2]], %[[Part4]]
; CHECK-NEXT: %[[And:[v0-9]+]] = and i1 %[[Icmp3]], %[[Icmp]]
; CHECK-NEXT: %[[Or:[v0-9]+]] = or i1 %[[Icmp2]], %[[And]]
; CHECK-NEXT: %r = bitcast i1 %[[Or]] to i1
; CHECK-NEXT: ret i1 %r
define i1 @f(i128 %a, i128 %b) {
  %r = icmp ult i128 %a, %b
  ret i1 %r
}
