; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 --vulkan-buffers=descriptors %s -o - | filecheck %s

; CHECK: OpDecorate %[[#Out:]] DescriptorSet 0
; CHECK: OpDecorate %[[#Out]] Binding 0
; CHECK: OpMemberDecorate %[[#Block:]] 39 Offset 156
; CHECK: OpDecorate %[[#Numbers:]] DescriptorSet 0
; CHECK: OpDecorate %[[#Numbers]] Binding 1
; CHECK: %[[#Out]] = OpVariable %{{[0-9]+}} StorageBuffer
; CHECK: %[[#Pointer:]] = OpTypePointer Uniform %[[#Block]]
; CHECK: %[[#Numbers]] = OpVariable %[[#Pointer]] Uniform

; The kernel's description has the binding last.
; CHECK: OpExtInst %{{[0-9]+}} %{{[0-9]+}} !1 %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}}
define spir_kernel void @many(ptr addrspace(1) %out, [40 x i32] %numbers) {
  %last = extractvalue [40 x i32] %numbers, 39
  store i32 %last, ptr addrspace(1) %out
  ret void
}
