; RUN: pyllc -mtriple=spirv64 -stop-after=legalize %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; The cases are numbered, and the number of none is that of the default.

; CHECK-LABEL: define i32 @f({ i64, i64 } %a)
; CHECK-NEXT: entry:
; CHECK-NEXT: %[[Part:[v0-9]+]] = extractvalue { i64, i64 } %a, 0
; CHECK-NEXT: %[[Part2:[v0-9]+]] = extractvalue { i64, i64 } %a, 1
; CHECK-NEXT: %[[Icmp:[v0-9]+]] = icmp eq i64 %[[Part]], 5
; CHECK-NEXT: %[[Icmp2:[v0-9]+]] = icmp eq i64 %[[Part2]], 0
; CHECK-NEXT: %[[And:[v0-9]+]] = and i1 %[[Icmp]], %[[Icmp2]]
; CHECK-NEXT: %[[Select:[v0-9]+]] = select i1 %[[And]], i32 0, i32 2
; CHECK-NEXT: %[[Icmp3:[v0-9]+]] = icmp eq i64 %[[Part]], -1
; CHECK-NEXT: %[[Icmp4:[v0-9]+]] = icmp eq i64 %[[Part2]], -1
; CHECK-NEXT: %[[And2:[v0-9]+]] = and i1 %[[Icmp3]], %[[Icmp4]]
; CHECK-NEXT: %[[Select2:[v0-9]+]] = select i1 %[[And2]], i32 1, i32 %[[Select]]
; CHECK-NEXT: switch i32 %[[Select2]], label %other [
; CHECK-NEXT: i32 0, label %one
; CHECK-NEXT: i32 1, label %two
; CHECK-NEXT: ]
; CHECK: other:
; CHECK-NEXT: ret i32 3
; CHECK: one:
; CHECK-NEXT: ret i32 1
; CHECK: two:
; CHECK-NEXT: ret i32 2
define i32 @f(i128 %a) {
entry:
  switch i128 %a, label %other [
    i128 5, label %one
    i128 -1, label %two
  ]
one:
  ret i32 1
two:
  ret i32 2
other:
  ret i32 3
}
