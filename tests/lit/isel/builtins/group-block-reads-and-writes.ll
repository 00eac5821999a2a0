; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_subgroups %s -o - | filecheck %s

; CHECK-DAG: OpCapability SubgroupBufferBlockIOINTEL
; CHECK-DAG: OpCapability SubgroupImageBlockIOINTEL
; CHECK-DAG: %[[#Short:]] = OpTypeInt 16 0
; CHECK-DAG: %[[#ShortPtr:]] = OpTypePointer CrossWorkgroup %[[#Short]]
; CHECK-DAG: %[[#Vector:]] = OpTypeVector %[[#Short]] 4
; CHECK: %[[#Pointer:]] = OpFunctionParameter %[[#ShortPtr]]
; CHECK: %[[#Image:]] = OpFunctionParameter
; CHECK: %[[#Read:]] = OpSubgroupBlockReadINTEL %[[#Vector]] %[[#Pointer]]
; CHECK-NEXT: OpSubgroupBlockWriteINTEL %[[#Pointer]] %[[#Read]]
; CHECK-NEXT: OpSubgroupImageBlockReadINTEL %{{[0-9]+}} %[[#Image]]
define spir_func void @f(ptr addrspace(1) %pointer, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, <2 x i32> %place) {
  %1 = call spir_func <4 x i16> @_Z30intel_sub_group_block_read_us4PU3AS1Kt(ptr addrspace(1) %pointer)
  call spir_func void @_Z31intel_sub_group_block_write_us4PU3AS1tDv4_t(ptr addrspace(1) %pointer, <4 x i16> %1)
  %2 = call spir_func i32 @_Z26intel_sub_group_block_read14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, <2 x i32> %place)
  ret void
}

declare spir_func <4 x i16> @_Z30intel_sub_group_block_read_us4PU3AS1Kt(ptr addrspace(1))
declare spir_func void @_Z31intel_sub_group_block_write_us4PU3AS1tDv4_t(ptr addrspace(1), <4 x i16>)
declare spir_func i32 @_Z26intel_sub_group_block_read14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>)
