; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; A value that selection takes over from another one keeps the name it has.

; CHECK: OpName %[[#Value:]] "x"
; CHECK-NOT: OpName %[[#Value]] "
; CHECK: OpReturnValue %[[#Value]]
define i32 @f(i32 %x) {
  %same = bitcast i32 %x to i32
  ret i32 %same
}
