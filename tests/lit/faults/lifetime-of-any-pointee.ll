; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; OpLifetimeStart wants a size of zero unless the pointee is a byte: the marks are left out.

; CHECK: OpVariable
; CHECK-NOT: OpLifetime
; CHECK: OpStore
define spir_kernel void @k() {
  %x = alloca [4 x i32]
  call void @llvm.lifetime.start.p0(ptr %x)
  store i32 1, ptr %x
  call void @llvm.lifetime.end.p0(ptr %x)
  ret void
}
