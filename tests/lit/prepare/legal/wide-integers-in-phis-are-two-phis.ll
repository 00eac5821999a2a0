; RUN: pyllc -mtriple=spirv64 -stop-after=legalize %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; CHECK-LABEL: define { i64, i64 } @f({ i64, i64 } %a, i1 %c)
; CHECK-NEXT: entry:
; CHECK-NEXT: %[[Part:[v0-9]+]] = extractvalue { i64, i64 } %a, 0
; CHECK-NEXT: %[[Part2:[v0-9]+]] = extractvalue { i64, i64 } %a, 1
; CHECK-NEXT: br i1 %c, label %then, label %end
; CHECK: then:
; CHECK-NEXT: br label %end
; CHECK: end:
; CHECK-NEXT: %[[Phi:[v0-9]+]] = phi i64 [ %[[Part]], %entry ], [ -1, %then ]
; CHECK-NEXT: %[[Phi2:[v0-9]+]] = phi i64 [ %[[Part2]], %entry ], [ -1, %then ]
; CHECK-NEXT: %[[Call:[v0-9]+]] = call { i64, i64 } @spvbackend.compose(i64 %[[Phi]], i64 %[[Phi2]])
; CHECK-NEXT: ret { i64, i64 } %[[Call]]
define i128 @f(i128 %a, i1 %c) {
entry:
  br i1 %c, label %then, label %end
then:
  br label %end
end:
  %r = phi i128 [ %a, %entry ], [ -1, %then ]
  ret i128 %r
}
