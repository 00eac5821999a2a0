; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 --vulkan-buffers=descriptors %s -o - | filecheck %s

; CHECK:      OpCapability Shader
; CHECK-NEXT: OpCapability SignedZeroInfNanPreserve
; CHECK-NEXT: OpCapability VulkanMemoryModel
; CHECK:      OpMemoryModel Logical Vulkan
; CHECK:      OpDecorate %{{[0-9]+}} BuiltIn GlobalInvocationId
; CHECK-NEXT: OpDecorate %{{[0-9]+}} ArrayStride 4
; CHECK-NEXT: OpDecorate %{{[0-9]+}} Block
; CHECK:      OpDecorate %{{[0-9]+}} DescriptorSet 0
; CHECK-NEXT: OpDecorate %{{[0-9]+}} Binding 0
; CHECK-NEXT: OpDecorate %{{[0-9]+}} Aliased
; CHECK-NEXT: OpDecorate %{{[0-9]+}} NonWritable
; CHECK-NEXT: OpDecorate %{{[0-9]+}} ArrayStride 4
; CHECK-NEXT: OpDecorate %{{[0-9]+}} Block
; CHECK:      OpDecorate %{{[0-9]+}} DescriptorSet 0
; CHECK-NEXT: OpDecorate %{{[0-9]+}} Binding 1
; CHECK-NEXT: OpDecorate %{{[0-9]+}} Block
; CHECK:      OpDecorate %{{[0-9]+}} NoContraction
; CHECK-NEXT: OpDecorate %{{[0-9]+}} SpecId 0
; CHECK-NEXT: OpDecorate %{{[0-9]+}} SpecId 1
; CHECK-NEXT: OpDecorate %{{[0-9]+}} SpecId 2
; CHECK:      %[[#Variable:]] = OpVariable %{{[0-9]+}} Input
; CHECK:      %[[#TypeRuntimeArray:]] = OpTypeRuntimeArray %{{[0-9]+}}
; CHECK:      %[[#Variable2:]] = OpVariable %{{[0-9]+}} StorageBuffer
; CHECK-NEXT: %[[#TypeRuntimeArray2:]] = OpTypeRuntimeArray %{{[0-9]+}}
; CHECK:      %[[#Variable3:]] = OpVariable %{{[0-9]+}} StorageBuffer
; CHECK:      %[[#Variable4:]] = OpVariable %{{[0-9]+}} PushConstant
; CHECK:      %[[#Load:]] = OpLoad %{{[0-9]+}} %{{[0-9]+}}
; CHECK-NEXT: %[[#Load2:]] = OpLoad %{{[0-9]+}} %[[#Variable]]
; CHECK:      %[[#AccessChain:]] = OpAccessChain %{{[0-9]+}} %[[#Variable2]] %{{[0-9]+}} %{{[0-9]+}}
; CHECK-NEXT: %[[#Load3:]] = OpLoad %{{[0-9]+}} %[[#AccessChain]] NonPrivatePointer
; CHECK:      %[[#AccessChain2:]] = OpAccessChain %{{[0-9]+}} %[[#Variable3]] %{{[0-9]+}} %{{[0-9]+}}
; CHECK-NEXT: OpStore %[[#AccessChain2]] %{{[0-9]+}} NonPrivatePointer

; Indices have 32 bits. A buffer that is only read says so; buffers may be one unless the source
; excludes that.
define spir_kernel void @scale(ptr addrspace(1) %in, ptr addrspace(1) noalias %out, float %factor) {
  %i = call i64 @_Z13get_global_idj(i32 0)
  %from = getelementptr inbounds float, ptr addrspace(1) %in, i64 %i
  %to = getelementptr inbounds float, ptr addrspace(1) %out, i64 %i
  %value = load float, ptr addrspace(1) %from
  %product = fmul float %value, %factor
  store float %product, ptr addrspace(1) %to
  ret void
}

declare i64 @_Z13get_global_idj(i32)
