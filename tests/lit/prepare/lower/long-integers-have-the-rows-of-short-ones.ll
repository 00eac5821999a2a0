; RUN: pyllc -mtriple=spirv64 -stop-after=lower-intrinsics %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; What is made of sums, shifts and comparisons alone holds for any width.

; CHECK-LABEL: define i128 @f(i128 %a, i128 %b)
; CHECK-NEXT: %[[Icmp:[v0-9]+]] = icmp ugt i128 %a, %b
; CHECK-NEXT: %[[Select:[v0-9]+]] = select i1 %[[Icmp]], i128 %a, i128 %b
; CHECK-NEXT: ret i128 %[[Select]]
; CHECK-LABEL: define { i100, i1 } @g(i100 %a, i100 %b)
; CHECK-NEXT: %[[Add:[v0-9]+]] = add i100 %a, %b
; CHECK-NEXT: %[[Icmp2:[v0-9]+]] = icmp ult i100 %[[Add]], %a
; CHECK-NEXT: %[[Insertvalue:[v0-9]+]] = insertvalue { i100, i1 } poison, i100 %[[Add]], 0
; CHECK-NEXT: %[[Insertvalue2:[v0-9]+]] = insertvalue { i100, i1 } %[[Insertvalue]], i1 %[[Icmp2]], 1
; CHECK-NEXT: ret { i100, i1 } %[[Insertvalue2]]
; CHECK-LABEL: define i128 @h(i128 %a, i128 %b)
; CHECK-NEXT: %[[Add2:[v0-9]+]] = add i128 %a, %b
; CHECK-NEXT: %[[Xor:[v0-9]+]] = xor i128 %a, %[[Add2]]
; CHECK-NEXT: %[[Xor2:[v0-9]+]] = xor i128 %b, %[[Add2]]
; CHECK-NEXT: %[[And:[v0-9]+]] = and i128 %[[Xor]], %[[Xor2]]
; CHECK-NEXT: %[[Icmp3:[v0-9]+]] = icmp slt i128 %[[And]], 0
; CHECK-NEXT: %[[Ashr:[v0-9]+]] = ashr i128 %a, 127
; CHECK-NEXT: %[[Xor3:[v0-9]+]] = xor i128 %[[Ashr]], 170141183460469231731687303715884105727
; CHECK-NEXT: %[[Select2:[v0-9]+]] = select i1 %[[Icmp3]], i128 %[[Xor3]], i128 %[[Add2]]
; CHECK-NEXT: ret i128 %[[Select2]]
define i128 @f(i128 %a, i128 %b) {
  %r = call i128 @llvm.umax.i128(i128 %a, i128 %b)
  ret i128 %r
}

define { i100, i1 } @g(i100 %a, i100 %b) {
  %r = call { i100, i1 } @llvm.uadd.with.overflow.i100(i100 %a, i100 %b)
  ret { i100, i1 } %r
}

define i128 @h(i128 %a, i128 %b) {
  %r = call i128 @llvm.sadd.sat.i128(i128 %a, i128 %b)
  ret i128 %r
}
