; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; OpBitcast between equal types is invalid.

; CHECK: OpName %[[#Value:]] "x"
; CHECK-NOT: OpBitcast
; CHECK: OpReturnValue %[[#Value]]
define i32 @f(i32 %x) {
  %same = bitcast i32 %x to i32
  ret i32 %same
}
