; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; One variable serves both functions, so its address equals itself.

; CHECK: %[[#Table:]] = OpVariable %{{[0-9]+}} UniformConstant
; CHECK-NOT: OpVariable

; CHECK: OpConvertPtrToU %{{[0-9]+}} %[[#Table]]
; CHECK: OpFunctionCall %{{[0-9]+}} %{{[0-9]+}} %[[#Table]]
@table = internal constant i32 1

define internal i1 @is(ptr %p) {
  %same = icmp eq ptr %p, @table
  ret i1 %same
}

define spir_kernel void @k(ptr addrspace(1) %out) {
  %same = call i1 @is(ptr @table)
  %v = zext i1 %same to i32
  store i32 %v, ptr addrspace(1) %out
  ret void
}
