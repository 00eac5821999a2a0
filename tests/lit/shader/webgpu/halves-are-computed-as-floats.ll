; RUN: pyllc -mtriple=spirv64-unknown-webgpu %s -o - | filecheck %s

; CHECK-NOT: OpTypeFloat 16
; CHECK: OpTypeInt 32 0
; CHECK: %[[#Float:]] = OpTypeFloat 32
; CHECK: OpFunction
; CHECK: OpFMul %[[#Float]]
; CHECK: OpAtomicOr
define spir_kernel void @scale(ptr addrspace(1) %x) {
  %value = load half, ptr addrspace(1) %x
  %product = fmul half %value, %value
  store half %product, ptr addrspace(1) %x
  ret void
}
