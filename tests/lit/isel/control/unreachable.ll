; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: OpBranchConditional %{{[0-9]+}} %[[#Good:]] %[[#Bad:]]{{$}}
; CHECK: %[[#Bad]] = OpLabel
; CHECK-NEXT: OpUnreachable
define void @f(i1 %c) {
  br i1 %c, label %good, label %bad
good:
  ret void
bad:
  unreachable
}
