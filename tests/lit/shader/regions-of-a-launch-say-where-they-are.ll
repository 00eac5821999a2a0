; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 -vulkan-regions %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s --check-prefix=PLAIN

; The id of a work-item is Vulkan's and that of the region's first; of the three numbers the kernel
; takes what it asks for.
; CHECK: OpMemberDecorate %[[#Block:]] 1 Offset 8
; CHECK: OpMemberDecorate %[[#Block]] 2 Offset 12
; CHECK: OpMemberDecorate %[[#Block]] 3 Offset 16
; CHECK-NOT: OpMemberDecorate %[[#Block]] 4
; CHECK: %[[#Long:]] = OpTypeInt 64 0
; CHECK: %[[#Third:]] = OpLoad
; CHECK: %[[#Own:]] = OpCompositeExtract %{{[0-9]+}} %{{[0-9]+}} 0
; CHECK: %[[#Wide:]] = OpUConvert %[[#Long]] %[[#Own]]
; CHECK: OpIAdd %[[#Long]] %[[#Wide]]
; PLAIN-NOT: Offset 8
define spir_kernel void @f(ptr addrspace(1) %p) {
  %i = call i64 @_Z13get_global_idj(i32 0)
  store i64 %i, ptr addrspace(1) %p
  ret void
}

declare i64 @_Z13get_global_idj(i32)
