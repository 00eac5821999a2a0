; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; The loop for a maximum compares and exchanges numbers, so the array has numbers.

; CHECK-DAG: %[[Double:[0-9]+]] = OpTypeFloat 64
; CHECK-DAG: %[[Long:[0-9]+]] = OpTypeInt 64 0
; CHECK: %[[Number:[0-9]+]] = OpAtomicLoad %[[Long]]
; CHECK: OpBitcast %[[Double]] %[[Number]]
; CHECK: OpAtomicCompareExchange %[[Long]]
; CHECK: %[[Stored:[0-9]+]] = OpBitcast %[[Long]]
; CHECK: OpAtomicStore %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %[[Stored]]

@shared = internal addrspace(3) global [4 x double] undef

define spir_kernel void @f(ptr addrspace(1) %p, double %x) {
  %q = getelementptr double, ptr addrspace(3) @shared, i32 1
  %v = load atomic double, ptr addrspace(3) %q monotonic, align 8
  %old = atomicrmw fmax ptr addrspace(3) %q, double %x monotonic
  %sum = fadd double %v, %old
  store atomic double %sum, ptr addrspace(3) %q monotonic, align 8
  store double %sum, ptr addrspace(1) %p
  ret void
}
