; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; OpSwitch wants an integer.

; CHECK: %[[#Number:]] = OpSelect
; CHECK: OpSwitch %[[#Number]]
define i32 @f(i1 %c) {
  switch i1 %c, label %no [ i1 true, label %yes ]
yes:
  ret i32 1
no:
  ret i32 2
}
