; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: OpName %[[#Function:]] "f"
; CHECK-NOT: OpVariable
; CHECK-NOT: "llvm.
; CHECK: %[[#Function]] = OpFunction
@llvm.used = appending global [1 x ptr] [ptr @f], section "llvm.metadata"
@llvm.compiler.used = appending global [1 x ptr] [ptr @f], section "llvm.metadata"

define void @f() {
  ret void
}
