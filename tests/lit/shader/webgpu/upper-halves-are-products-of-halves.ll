; RUN: pyllc -mtriple=spirv64-unknown-webgpu %s -o - | filecheck %s

; CHECK: OpFunction
; CHECK-NOT: OpUMulExtended
; CHECK-COUNT-4: OpIMul
; CHECK: OpStore
define spir_kernel void @high(ptr addrspace(1) %x, i32 %a, i32 %b) {
  %high = call i32 @_Z6mul_hijj(i32 %a, i32 %b)
  store i32 %high, ptr addrspace(1) %x
  ret void
}

declare i32 @_Z6mul_hijj(i32, i32)
