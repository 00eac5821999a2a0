; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-NOT: LinkageAttributes
; CHECK: OpFunctionCall
define private spir_func i32 @f(i32 %p) {
  ret i32 %p
}

define spir_kernel void @k(ptr addrspace(1) %p) {
  %x = call spir_func i32 @f(i32 3)
  store i32 %x, ptr addrspace(1) %p
  ret void
}
