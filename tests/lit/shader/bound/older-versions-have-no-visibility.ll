; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.1 %s -o - | filecheck %s

; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.0 %s -o - | filecheck %s --check-prefix=OLDEST

; CHECK:      OpCapability Shader
; CHECK-NEXT: OpMemoryModel Logical GLSL450
; CHECK:      OpDecorate %{{[0-9]+}} BuiltIn GlobalInvocationId
; CHECK-NEXT: OpDecorate %{{[0-9]+}} ArrayStride 4
; CHECK-NEXT: OpDecorate %{{[0-9]+}} Block
; CHECK:      OpDecorate %{{[0-9]+}} DescriptorSet 0
; CHECK-NEXT: OpDecorate %{{[0-9]+}} Binding 0
; CHECK-NEXT: OpDecorate %{{[0-9]+}} Aliased
; CHECK-NEXT: OpDecorate %{{[0-9]+}} Coherent
; CHECK-NEXT: OpDecorate %{{[0-9]+}} ArrayStride 4
; CHECK-NEXT: OpDecorate %{{[0-9]+}} Block
; CHECK:      OpDecorate %{{[0-9]+}} DescriptorSet 0
; CHECK-NEXT: OpDecorate %{{[0-9]+}} Binding 1
; CHECK-NEXT: OpDecorate %{{[0-9]+}} Aliased
; CHECK-NEXT: OpDecorate %{{[0-9]+}} Coherent
; CHECK-NEXT: OpDecorate %{{[0-9]+}} SpecId 0
; CHECK-NEXT: OpDecorate %{{[0-9]+}} SpecId 1
; CHECK-NEXT: OpDecorate %{{[0-9]+}} SpecId 2
; CHECK-NEXT: OpDecorate %{{[0-9]+}} BuiltIn WorkgroupSize
; CHECK:      %[[#Load:]] = OpLoad %{{[0-9]+}} %{{[0-9]+}}
; CHECK:      OpStore %{{[0-9]+}} %{{[0-9]+}}
; CHECK-NEXT: OpControlBarrier %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}}
; CHECK:      %[[#Load2:]] = OpLoad %{{[0-9]+}} %{{[0-9]+}}
; CHECK:      %[[#AtomicIAdd:]] = OpAtomicIAdd %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %[[#Load2]]

; OLDEST:      OpExtension "SPV_KHR_storage_buffer_storage_class"
; OLDEST-NEXT: OpMemoryModel Logical GLSL450

; Buffers are bound, as these versions have no addresses. Work-items see what others write to a
; coherent buffer.
define spir_kernel void @shares(ptr addrspace(1) %data, ptr addrspace(1) %sums) {
  %i = call i64 @_Z13get_global_idj(i32 0)
  %own = getelementptr i32, ptr addrspace(1) %data, i64 %i
  store i32 1, ptr addrspace(1) %own
  call void @_Z7barrierj(i32 2)
  %next = getelementptr i32, ptr addrspace(1) %own, i64 1
  %value = load i32, ptr addrspace(1) %next
  %old = atomicrmw add ptr addrspace(1) %sums, i32 %value monotonic
  ret void
}

declare i64 @_Z13get_global_idj(i32)
declare void @_Z7barrierj(i32)
