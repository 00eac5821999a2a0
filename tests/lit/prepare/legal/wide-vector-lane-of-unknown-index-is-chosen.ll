; RUN: pyllc -mtriple=spirv64 -stop-after=legalize %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; Each word is selected among those of all lanes.

; CHECK-LABEL: define { i64, i64 } @f({ i64, i64, i64, i64, i64, i64 } %a, i32 %i)
; CHECK-NEXT: %[[Part:[v0-9]+]] = extractvalue { i64, i64, i64, i64, i64, i64 } %a, 0
; CHECK-NEXT: %[[Part2:[v0-9]+]] = extractvalue { i64, i64, i64, i64, i64, i64 } %a, 1
; CHECK-NEXT: %[[Part3:[v0-9]+]] = extractvalue { i64, i64, i64, i64, i64, i64 } %a, 2
; CHECK-NEXT: %[[Part4:[v0-9]+]] = extractvalue { i64, i64, i64, i64, i64, i64 } %a, 3
; CHECK-NEXT: %[[Part5:[v0-9]+]] = extractvalue { i64, i64, i64, i64, i64, i64 } %a, 4
; CHECK-NEXT: %[[Part6:[v0-9]+]] = extractvalue { i64, i64, i64, i64, i64, i64 } %a, 5
; CHECK-NEXT: %[[Icmp:[v0-9]+]] = icmp eq i32 %i, 1
; CHECK-NEXT: %[[Select:[v0-9]+]] = select i1 %[[Icmp]], i64 %[[Part3]], i64 %[[Part]]
; CHECK-NEXT: %[[Select2:[v0-9]+]] = select i1 %[[Icmp]], i64 %[[Part4]], i64 %[[Part2]]
; CHECK-NEXT: %[[Icmp2:[v0-9]+]] = icmp eq i32 %i, 2
; CHECK-NEXT: %[[Select3:[v0-9]+]] = select i1 %[[Icmp2]], i64 %[[Part5]], i64 %[[Select]]
; CHECK-NEXT: %[[Select4:[v0-9]+]] = select i1 %[[Icmp2]], i64 %[[Part6]], i64 %[[Select2]]
; CHECK-NEXT: %[[Call:[v0-9]+]] = call { i64, i64 } @spvbackend.compose(i64 %[[Select3]], i64 %[[Select4]])
; CHECK-NEXT: ret { i64, i64 } %[[Call]]
define i128 @f(<3 x i128> %a, i32 %i) {
  %r = extractelement <3 x i128> %a, i32 %i
  ret i128 %r
}
