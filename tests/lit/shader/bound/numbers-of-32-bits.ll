; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.1 --vulkan-numbers=words %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 --vulkan-numbers=words %s -o - | filecheck %s --check-prefix=NEWER
; RUN: not pyllc -mtriple=spirv1.6-unknown-vulkan1.3-compute --vulkan-numbers=words %s 2>&1 | filecheck %s --check-prefix=HLSL

; HLSL: error: numbers of 32 bits are for kernels: a shader of HLSL has its own
; Bytes, halves and longs are words, and so are the arguments: the module has no capability that a
; device may lack.
; CHECK: OpCapability Shader
; CHECK-NOT: OpCapability
; CHECK: OpMemoryModel Logical GLSL450
; CHECK: OpDecorate %[[#Parameters:]] Binding 2
; CHECK-NOT: OpTypeInt 8
; CHECK-NOT: OpTypeInt 16
; CHECK-NOT: OpTypeInt 64
; CHECK-NOT: OpTypeFloat 16
; CHECK: %[[#Parameters]] = OpVariable %{{[0-9]+}} Uniform
; CHECK: OpFunction
; CHECK: OpAtomicAnd
; CHECK: OpAtomicOr
; NEWER-NOT: OpCapability Int64
; NEWER-NOT: OpTypeInt 64
define spir_kernel void @narrow(ptr addrspace(1) %out, ptr addrspace(1) %wide, i8 %small, i64 %long) {
  %sum = load i64, ptr addrspace(1) %wide
  %more = add i64 %sum, %long
  store i64 %more, ptr addrspace(1) %wide
  %next = getelementptr half, ptr addrspace(1) %wide, i64 4
  %half = load half, ptr addrspace(1) %next
  %twice = fadd half %half, %half
  store half %twice, ptr addrspace(1) %next
  store i8 %small, ptr addrspace(1) %out
  ret void
}
