; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: %[[#First:]] = OpFunctionParameter
; CHECK: %[[#Second:]] = OpFunctionParameter
; CHECK: OpLabel
; CHECK: %[[#Sum:]] = OpIAdd %{{[0-9]+}} %[[#First]] %[[#Second]]
; CHECK: OpBranch
; CHECK: OpReturnValue %[[#Sum]]
define i32 @0(i32, i32) {
  %3 = add i32 %0, %1
  br label %4
4:
  ret i32 %3
}
