; RUN: pyllc -mtriple=spirv64 -stop-after=legalize %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; CHECK-LABEL: define i1 @less(i32 %a, i32 %b)
; CHECK-NEXT: %[[Shl:[v0-9]+]] = shl i32 %a, 8
; CHECK-NEXT: %[[Ashr:[v0-9]+]] = ashr i32 %[[Shl]], 8
; CHECK-NEXT: %[[Shl2:[v0-9]+]] = shl i32 %b, 8
; CHECK-NEXT: %[[Ashr2:[v0-9]+]] = ashr i32 %[[Shl2]], 8
; CHECK-NEXT: %[[Icmp:[v0-9]+]] = icmp slt i32 %[[Ashr]], %[[Ashr2]]
; CHECK-NEXT: %r = bitcast i1 %[[Icmp]] to i1
; CHECK-NEXT: ret i1 %r
; CHECK-LABEL: define i8 @divide(i8 %a, i8 %b)
; CHECK-NEXT: %[[Shl3:[v0-9]+]] = shl i8 %a, 4
; CHECK-NEXT: %[[Ashr3:[v0-9]+]] = ashr i8 %[[Shl3]], 4
; CHECK-NEXT: %[[Shl4:[v0-9]+]] = shl i8 %b, 4
; CHECK-NEXT: %[[Ashr4:[v0-9]+]] = ashr i8 %[[Shl4]], 4
; CHECK-NEXT: %[[Sdiv:[v0-9]+]] = sdiv i8 %[[Ashr3]], %[[Ashr4]]
; CHECK-NEXT: %[[And:[v0-9]+]] = and i8 %[[Sdiv]], 15
; CHECK-NEXT: ret i8 %[[And]]
define i1 @less(i24 %a, i24 %b) {
  %r = icmp slt i24 %a, %b
  ret i1 %r
}

define i4 @divide(i4 %a, i4 %b) {
  %r = sdiv i4 %a, %b
  ret i4 %r
}
