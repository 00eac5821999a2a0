; RUN: pyllc -mtriple=spirv64 -stop-after=lower-intrinsics %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; Squares of the base are multiplied where the exponent has a bit.

; CHECK-LABEL: define double @f(double %a, i64 %b)
; CHECK-NEXT: %r = call double @expand.powi.f64.f64.i64(double %a, i64 %b)
; CHECK-NEXT: ret double %r
; CHECK-LABEL: define internal double @expand.powi.f64.f64.i64(double %a0, i64 %a1)
; CHECK: entry:
; CHECK-NEXT: br label %loop
; CHECK: loop:
; CHECK-NEXT: %square = phi double [ %a0, %entry ], [ %next, %loop ]
; CHECK-NEXT: %sum = phi double [ 1.000000e+00, %entry ], [ %product, %loop ]
; CHECK-NEXT: %rest = phi i64 [ %a1, %entry ], [ %half, %loop ]
; CHECK-NEXT: %odd = trunc i64 %rest to i1
; CHECK-NEXT: %more = fmul double %sum, %square
; CHECK-NEXT: %product = select i1 %odd, double %more, double %sum
; CHECK-NEXT: %half = sdiv i64 %rest, 2
; CHECK-NEXT: %next = fmul double %square, %square
; CHECK-NEXT: %done = icmp eq i64 %half, 0
; CHECK-NEXT: br i1 %done, label %exit, label %loop
; CHECK: exit:
; CHECK-NEXT: %[[Icmp:[v0-9]+]] = icmp slt i64 %a1, 0
; CHECK-NEXT: %[[Fdiv:[v0-9]+]] = fdiv double 1.000000e+00, %product
; CHECK-NEXT: %[[Select:[v0-9]+]] = select i1 %[[Icmp]], double %[[Fdiv]], double %product
; CHECK-NEXT: ret double %[[Select]]
define double @f(double %a, i64 %b) {
  %r = call double @llvm.powi.f64.i64(double %a, i64 %b)
  ret double %r
}
