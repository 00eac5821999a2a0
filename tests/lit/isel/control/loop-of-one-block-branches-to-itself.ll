; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: OpBranch %[[#Loop:]]{{$}}
; CHECK-NEXT: %[[#Loop]] = OpLabel
; CHECK-NEXT: OpBranch %[[#Loop]]{{$}}
; CHECK-NEXT: OpFunctionEnd
define void @f() {
entry:
  br label %loop
loop:
  br label %loop
}
