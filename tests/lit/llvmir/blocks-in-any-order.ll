; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Uses may stand before definitions in the text.

; CHECK: OpBranch %[[#Def:]]
; CHECK: %[[#Def]] = OpLabel
; CHECK-NEXT: %[[#Sum:]] = OpIAdd
; CHECK-NEXT: OpBranch %[[#Use:]]
; CHECK: %[[#Use]] = OpLabel
; CHECK-NEXT: OpReturnValue %[[#Sum]]
define i32 @f(i32 %a) {
entry:
  br label %def
use:
  ret i32 %sum
def:
  %sum = add i32 %a, 1
  br label %use
}
