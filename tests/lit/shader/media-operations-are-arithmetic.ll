; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; What a template calls is expanded in turn.
; CHECK-NOT: OpenCL.std
; CHECK: OpUGreaterThan %
; CHECK: OpISub
; CHECK: OpISub
; CHECK: OpSelect
define spir_kernel void @f(ptr addrspace(1) %p, i32 %a, i32 %b, i32 %c) {
  %r = call i32 @_Z7amd_sadjjj(i32 %a, i32 %b, i32 %c)
  store i32 %r, ptr addrspace(1) %p
  ret void
}

declare i32 @_Z7amd_sadjjj(i32, i32, i32)
