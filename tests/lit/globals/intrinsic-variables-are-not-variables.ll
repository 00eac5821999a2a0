; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-NOT: OpVariable
; CHECK-NOT: "llvm.
; CHECK: OpFunctionEnd
@llvm.used = appending global [1 x ptr] [ptr @f], section "llvm.metadata"
@llvm.compiler.used = appending global [1 x ptr] [ptr @f], section "llvm.metadata"

define void @f() {
  ret void
}
