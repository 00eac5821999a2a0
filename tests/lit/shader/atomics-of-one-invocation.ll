; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; An order within one invocation Vulkan has not (VUID-StandaloneSpirv-None-04641); that of a
; sub-group holds for each of them.

; CHECK-DAG: [[SUBGROUP:%[0-9]+]] = OpConstant %{{[0-9]+}} 3
; CHECK: OpAtomicLoad %{{[0-9]+}} %{{[0-9]+}} [[SUBGROUP]]
; CHECK: OpMemoryBarrier [[SUBGROUP]]
define spir_kernel void @f(ptr addrspace(1) %p) {
  %v = load atomic i32, ptr addrspace(1) %p syncscope("singlethread") acquire, align 4
  fence syncscope("singlethread") seq_cst
  store i32 %v, ptr addrspace(1) %p
  ret void
}
