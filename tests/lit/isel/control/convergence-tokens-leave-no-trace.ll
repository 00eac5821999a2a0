; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define void @f() convergent {
  %token = call token @llvm.experimental.convergence.entry()
  ret void
}
declare token @llvm.experimental.convergence.entry()
