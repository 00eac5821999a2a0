; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; Vulkan allows 2.5 ulps to a division and more to a root, OpenCL 1 to those of halves.
; CHECK: %[[#Half:]] = OpTypeFloat 16
; CHECK: %[[#Float:]] = OpTypeFloat 32
; CHECK: OpFDiv %[[#Float]]
; CHECK: OpExtInst %[[#Float]] %{{[0-9]+}} Sqrt
; CHECK: OpExtInst %[[#Float]] %{{[0-9]+}} InverseSqrt
; CHECK: OpFDiv %[[#Half]]
; CHECK: OpExtInst %[[#Half]] %{{[0-9]+}} Sqrt
define spir_kernel void @f(ptr addrspace(1) %p, half %a, half %b) {
  %q = fdiv half %a, %b
  %r = call half @llvm.sqrt.f16(half %q)
  %s = call half @_Z5rsqrtDh(half %r)
  %t = fdiv afn half %s, %b
  %u = call afn half @llvm.sqrt.f16(half %t)
  store half %u, ptr addrspace(1) %p
  ret void
}

declare half @llvm.sqrt.f16(half)
declare half @_Z5rsqrtDh(half)
