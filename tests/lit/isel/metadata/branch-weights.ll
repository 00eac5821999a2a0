; RUN: pyllc %s -o - | filecheck %s

; The sum of the weights is a word too, and one of them is not 0.

; CHECK: OpBranchConditional %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} 2000 1{{$}}
; CHECK: OpBranchConditional %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} 2147483647 1{{$}}
; CHECK: OpBranchConditional %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}}{{$}}
; CHECK: OpBranch %
define spir_func i32 @f(i1 %c) {
entry:
  br i1 %c, label %two, label %end, !prof !0
two:
  br i1 %c, label %three, label %end, !prof !1
three:
  br i1 %c, label %four, label %end, !prof !2
four:
  br i1 %c, label %end, label %end, !prof !0
end:
  ret i32 0
}

!0 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!1 = !{!"branch_weights", i32 -1, i32 2}
!2 = !{!"branch_weights", i32 0, i32 0}
