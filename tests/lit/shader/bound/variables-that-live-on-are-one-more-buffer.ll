; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 --vulkan-buffers=descriptors %s -o - | filecheck %s

; CHECK:      %[[#String:]] = OpString "counts"
; CHECK-NEXT: %[[#String2:]] = OpString ""
; CHECK-NEXT: %[[#String3:]] = OpString "out"
; CHECK-NEXT: %[[#String4:]] = OpString "module data"
; CHECK-NEXT: %[[#String5:]] = OpString "07"
; CHECK:      OpDecorate %{{[0-9]+}} ArrayStride 4
; CHECK-NEXT: OpDecorate %{{[0-9]+}} Block
; CHECK:      OpDecorate %{{[0-9]+}} DescriptorSet 0
; CHECK-NEXT: OpDecorate %{{[0-9]+}} Binding 1
; CHECK-NEXT: OpDecorate %{{[0-9]+}} ArrayStride 4
; CHECK-NEXT: OpDecorate %{{[0-9]+}} Block
; CHECK:      OpDecorate %{{[0-9]+}} DescriptorSet 0
; CHECK-NEXT: OpDecorate %{{[0-9]+}} Binding 0
; CHECK-NEXT: OpDecorate %{{[0-9]+}} SpecId 0
; CHECK-NEXT: OpDecorate %{{[0-9]+}} SpecId 1
; CHECK-NEXT: OpDecorate %{{[0-9]+}} SpecId 2
; CHECK:      %[[#Variable:]] = OpVariable %{{[0-9]+}} StorageBuffer
; CHECK:      %[[#Variable2:]] = OpVariable %{{[0-9]+}} StorageBuffer
; CHECK:      %[[#AtomicIAdd:]] = OpAtomicIAdd %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}}
; CHECK:      %[[#ExtInst:]] = OpExtInst %{{[0-9]+}} %{{[0-9]+}} !1 %{{[0-9]+}} %[[#String]] %{{[0-9]+}} %{{[0-9]+}} %[[#String2]] %{{[0-9]+}}
; CHECK-NEXT: %[[#ExtInst2:]] = OpExtInst %{{[0-9]+}} %{{[0-9]+}} !15 %[[#ExtInst]] %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %[[#String3]]
; CHECK-NEXT: %[[#ExtInst3:]] = OpExtInst %{{[0-9]+}} %{{[0-9]+}} !16 %[[#ExtInst]] %[[#String4]] %{{[0-9]+}} %{{[0-9]+}}
; CHECK-NEXT: %[[#ExtInst4:]] = OpExtInst %{{[0-9]+}} %{{[0-9]+}} SpecConstantWorkgroupSize %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}}
; CHECK-NEXT: %[[#ExtInst5:]] = OpExtInst %{{[0-9]+}} %{{[0-9]+}} !7 %{{[0-9]+}} %{{[0-9]+}} %[[#String5]]

@count = addrspace(1) global i32 7

define spir_kernel void @counts(ptr addrspace(1) %out) {
  %old = atomicrmw add ptr addrspace(1) @count, i32 1 monotonic
  store i32 %old, ptr addrspace(1) %out
  ret void
}
