; RUN: pyllc -mtriple=spirv64 -stop-after=legalize %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; Cases of a switch, operands and phis are compared with values that are masked.

; CHECK-LABEL: define i32 @f(i8 %a)
; CHECK-NEXT: switch i8 %a, label %other [
; CHECK-NEXT: i8 7, label %minus
; CHECK-NEXT: i8 2, label %two
; CHECK-NEXT: ]
; CHECK: other:
; CHECK-NEXT: ret i32 3
; CHECK: minus:
; CHECK-NEXT: br label %two
; CHECK: two:
; CHECK-NEXT: %[[Phi:[v0-9]+]] = phi i8 [ %a, %{{[v0-9]+}} ], [ 6, %minus ]
; CHECK-NEXT: %[[Zext:[v0-9]+]] = zext i8 %[[Phi]] to i32
; CHECK-NEXT: %r = bitcast i32 %[[Zext]] to i32
; CHECK-NEXT: ret i32 %r
define i32 @f(i3 %a) {
  switch i3 %a, label %other [
    i3 -1, label %minus
    i3 2, label %two
  ]
minus:
  br label %two
two:
  %p = phi i3 [ %a, %0 ], [ -2, %minus ]
  %r = zext i3 %p to i32
  ret i32 %r
other:
  ret i32 3
}
