; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; Vulkan has no sequential consistency, no scope beyond the device, and no order of no memory. Where
; a compare-exchange finds another value it only reads, and an order of none orders nothing.

; CHECK: OpCapability VulkanMemoryModelDeviceScope
; CHECK-DAG: %[[#Group:]] = OpConstant %[[#Word:]] 2
; CHECK-DAG: %[[#Barrier:]] = OpConstant %[[#Word]] 24904
; CHECK-DAG: %[[#Device:]] = OpConstant %[[#Word]] 1
; CHECK-DAG: %[[#Read:]] = OpConstant %[[#Word]] 16450
; CHECK-DAG: %[[#Uniform:]] = OpConstant %[[#Word]] 24648
; CHECK: OpControlBarrier %[[#Group]] %[[#Group]] %[[#Barrier]]
; CHECK: OpAtomicCompareExchange %[[#Word]] %{{[0-9]+}} %[[#Device]] %[[#Uniform]] %[[#Read]]
; CHECK: OpAtomicIAdd %[[#Word]] %{{[0-9]+}} %[[#Device]] %[[#Uniform]]
declare spir_func void @_Z22__spirv_ControlBarrierjjj(i32, i32, i32)
declare spir_func i32 @_Z29__spirv_AtomicCompareExchangePU3AS1jiiijj(ptr addrspace(1), i32, i32, i32, i32, i32)
declare spir_func i32 @_Z18__spirv_AtomicIAddPU3AS1iiii(ptr addrspace(1), i32, i32, i32)

define spir_kernel void @k(ptr addrspace(1) %p) {
  call spir_func void @_Z22__spirv_ControlBarrierjjj(i32 2, i32 2, i32 784)
  %a = call spir_func i32 @_Z29__spirv_AtomicCompareExchangePU3AS1jiiijj(ptr addrspace(1) %p, i32 0, i32 16, i32 528, i32 1, i32 2)
  %b = call spir_func i32 @_Z18__spirv_AtomicIAddPU3AS1iiii(ptr addrspace(1) %p, i32 1, i32 528, i32 4)
  ret void
}
