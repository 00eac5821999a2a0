; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.2-compute %s -o - | filecheck %s --check-prefix=OLDER

; Arguments lie in order, each at its alignment; a pointer is its address.
; CHECK: OpMemoryModel PhysicalStorageBuffer64 Vulkan
; CHECK: OpEntryPoint GLCompute %[[#Main:]] "saxpy"
; CHECK: OpExecutionModeId %[[#Main]] LocalSizeId
; CHECK: OpDecorate %[[#Block:]] Block
; CHECK: OpMemberDecorate %[[#Block]] 0 Offset 0
; CHECK: OpMemberDecorate %[[#Block]] 1 Offset 8
; CHECK: OpMemberDecorate %[[#Block]] 2 Offset 16
; CHECK: %[[#Float:]] = OpTypeFloat 32
; CHECK: %[[#Long:]] = OpTypeInt 64 0
; CHECK: %[[#Block]] = OpTypeStruct %[[#Float]] %[[#Long]] %[[#Long]]
; CHECK: %[[#Pointer:]] = OpTypePointer PhysicalStorageBuffer %[[#Float]]
; CHECK: OpLoad %[[#Long]]
; CHECK: %[[#At:]] = OpIAdd %[[#Long]]
; CHECK: %[[#Ptr:]]{{.*}} = OpConvertUToPtr %[[#Pointer]] %[[#At]]
; CHECK: OpLoad %[[#Float]] %[[#Ptr]]{{.*}} Aligned|NonPrivatePointer 4

; Before 1.6 the size of a work-group is a variable.
; OLDER: ; Version: 1.5
; OLDER: OpExecutionMode %{{[0-9]+}} LocalSize 1 1 1
; OLDER: OpDecorate %{{[0-9]+}} BuiltIn WorkgroupSize
define spir_kernel void @saxpy(float %a, ptr addrspace(1) %x, ptr addrspace(1) %y) {
  %i = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr float, ptr addrspace(1) %x, i64 %i
  %py = getelementptr float, ptr addrspace(1) %y, i64 %i
  %vx = load float, ptr addrspace(1) %px
  %vy = load float, ptr addrspace(1) %py
  %product = fmul contract float %a, %vx
  %sum = fadd contract float %product, %vy
  store float %sum, ptr addrspace(1) %py
  ret void
}

declare i64 @_Z13get_global_idj(i32)
