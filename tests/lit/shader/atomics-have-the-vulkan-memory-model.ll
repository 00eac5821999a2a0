; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; Sequential consistency becomes AcquireRelease, the system the device; what is written is made
; available, what is read visible: 24648 of uniform memory for both, 16452 and 8258 for each.
; CHECK: OpCapability VulkanMemoryModelDeviceScope
; CHECK-DAG: %[[#Device:]] = OpConstant %{{[0-9]+}} 1{{$}}
; CHECK-DAG: %[[#Both:]] = OpConstant %{{[0-9]+}} 24648
; CHECK: OpAtomicIAdd %{{[0-9]+}} %{{[0-9]+}} %[[#Device]] %[[#Both]]
define spir_kernel void @count(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %old = atomicrmw add ptr addrspace(1) %p, i32 1 seq_cst
  store i32 %old, ptr addrspace(1) %q
  %v = load atomic i32, ptr addrspace(1) %p seq_cst, align 4
  store atomic i32 %v, ptr addrspace(1) %q seq_cst, align 4
  ret void
}
