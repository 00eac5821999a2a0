; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; Sequential consistency is what Vulkan has not: 528 is that, of global memory, 24648 acquires and
; releases it.
; CHECK: %[[#Word:]] = OpTypeInt 32 0
; CHECK: %[[#Order:]] = OpConstant %[[#Word]] 24648
; CHECK: %[[#Local:]] = OpConstant %[[#Word]] 24840
; CHECK: OpAtomicIAdd %[[#Word]] %{{[0-9]+}} %{{[0-9]+}} %[[#Order]]
; CHECK: OpAtomicStore
; CHECK: OpControlBarrier %{{[0-9]+}} %{{[0-9]+}} %[[#Local]]
; CHECK: OpAtomicLoad %[[#Word]]
define spir_kernel void @f(ptr addrspace(1) %p, ptr addrspace(3) %l) {
  %a = call i32 @_Z18__spirv_AtomicIAddPU3AS1iiii(ptr addrspace(1) %p, i32 1, i32 528, i32 7)
  call void @_Z19__spirv_AtomicStorePU3AS3iiii(ptr addrspace(3) %l, i32 2, i32 0, i32 %a)
  call void @_Z22__spirv_ControlBarrieriii(i32 2, i32 2, i32 272)
  %b = call i32 @_Z18__spirv_AtomicLoadPU3AS3iii(ptr addrspace(3) %l, i32 2, i32 0)
  store i32 %b, ptr addrspace(1) %p
  ret void
}

declare i32 @_Z18__spirv_AtomicIAddPU3AS1iiii(ptr addrspace(1), i32, i32, i32)
declare void @_Z19__spirv_AtomicStorePU3AS3iiii(ptr addrspace(3), i32, i32, i32)
declare i32 @_Z18__spirv_AtomicLoadPU3AS3iii(ptr addrspace(3), i32, i32)
declare void @_Z22__spirv_ControlBarrieriii(i32, i32, i32)
