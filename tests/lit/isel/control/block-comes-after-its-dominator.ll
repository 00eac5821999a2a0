; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; LLVM allows any order, SPIR-V wants a block behind the one that dominates it (2.4).

; CHECK: OpLabel
; CHECK-NEXT: OpBranch %[[#Middle:]]{{$}}
; CHECK-NEXT: %[[#Middle]] = OpLabel
; CHECK-NEXT: %[[#Sum:]] = OpIAdd
; CHECK-NEXT: OpBranch %[[#Last:]]{{$}}
; CHECK-NEXT: %[[#Last]] = OpLabel
; CHECK-NEXT: OpReturnValue %[[#Sum]]
define i32 @f(i32 %x) {
entry:
  br label %middle
last:
  ret i32 %sum
middle:
  %sum = add i32 %x, %x
  br label %last
}
