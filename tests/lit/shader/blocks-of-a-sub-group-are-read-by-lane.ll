; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; Element k of a lane is behind k sub-groups; to fetch ahead means nothing.
; CHECK-NOT: INTEL
; CHECK: %[[#Half:]] = OpTypeInt 16 0
; CHECK: OpLoad %[[#Half]] %{{[0-9]+}} Aligned|NonPrivatePointer 2
; CHECK: %[[#Next:]] = OpIAdd
; CHECK: OpUConvert %{{[0-9]+}} %[[#Next]]
; CHECK: OpLoad %[[#Half]] %{{[0-9]+}} Aligned|NonPrivatePointer 2
; CHECK: OpStore %{{[0-9]+}} %{{[0-9]+}} Aligned|NonPrivatePointer 2
; CHECK: OpStore %{{[0-9]+}} %{{[0-9]+}} Aligned|NonPrivatePointer 2
define spir_kernel void @f(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  call void @_Z34intel_sub_group_block_prefetch_us2PU3AS1Kt(ptr addrspace(1) %p)
  %a = call <2 x i16> @_Z30intel_sub_group_block_read_us2PU3AS1Kt(ptr addrspace(1) %p)
  call void @_Z31intel_sub_group_block_write_us2PU3AS1tDv2_t(ptr addrspace(1) %q, <2 x i16> %a)
  ret void
}

declare void @_Z34intel_sub_group_block_prefetch_us2PU3AS1Kt(ptr addrspace(1))
declare <2 x i16> @_Z30intel_sub_group_block_read_us2PU3AS1Kt(ptr addrspace(1))
declare void @_Z31intel_sub_group_block_write_us2PU3AS1tDv2_t(ptr addrspace(1), <2 x i16>)
