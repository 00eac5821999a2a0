; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 --vulkan-buffers=descriptors %s -o - | filecheck %s

; CHECK:      OpDecorate %{{[0-9]+}} ArrayStride 4
; CHECK-NEXT: OpDecorate %{{[0-9]+}} Block
; CHECK:      OpDecorate %{{[0-9]+}} DescriptorSet 0
; CHECK-NEXT: OpDecorate %{{[0-9]+}} Binding 0
; CHECK-NEXT: OpDecorate %{{[0-9]+}} Block
; CHECK:      OpDecorate %{{[0-9]+}} SpecId 0
; CHECK-NEXT: OpDecorate %{{[0-9]+}} SpecId 1
; CHECK-NEXT: OpDecorate %{{[0-9]+}} SpecId 2
; CHECK:      %[[#Variable:]] = OpVariable %{{[0-9]+}} StorageBuffer
; CHECK:      %[[#Variable2:]] = OpVariable %{{[0-9]+}} PushConstant
; CHECK:      %[[#AccessChain:]] = OpAccessChain %{{[0-9]+}} %[[#Variable]] %{{[0-9]+}} %{{[0-9]+}}
; CHECK:      %[[#AccessChain2:]] = OpAccessChain %{{[0-9]+}} %[[#Variable]] %{{[0-9]+}} %{{[0-9]+}}
; CHECK-NEXT: %[[#AtomicIAdd:]] = OpAtomicIAdd %{{[0-9]+}} %[[#AccessChain2]] %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}}
; CHECK:      %[[#AccessChain3:]] = OpAccessChain %{{[0-9]+}} %[[#Variable]] %{{[0-9]+}} %{{[0-9]+}}
; CHECK:      %[[#AccessChain4:]] = OpAccessChain %{{[0-9]+}} %[[#Variable]] %{{[0-9]+}} %{{[0-9]+}}


@text = addrspace(2) constant [4 x i8] c"%d\0A\00"

define spir_kernel void @prints(i32 %n) {
  %made = call i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) @text, i32 %n)
  ret void
}

declare i32 @printf(ptr addrspace(2), ...)
