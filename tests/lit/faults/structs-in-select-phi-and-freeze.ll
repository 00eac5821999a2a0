; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-NOT: OpSelect %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %
; CHECK: OpSelect
; CHECK-NEXT: OpSelect
; CHECK: OpPhi
; CHECK-NEXT: OpPhi
; CHECK: OpReturnValue
define { i32, float } @f(i1 %c, { i32, float } %a, { i32, float } %b) {
entry:
  %x = select i1 %c, { i32, float } %a, { i32, float } %b
  br i1 %c, label %then, label %end
then:
  %y = insertvalue { i32, float } %x, i32 7, 0
  br label %end
end:
  %p = phi { i32, float } [ %x, %entry ], [ %y, %then ]
  %f = freeze { i32, float } %p
  ret { i32, float } %f
}
