; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 --spirv-ext=+SPV_KHR_cooperative_matrix %s -o - | filecheck %s
; RUN: not pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT

; An access through an address has the alignment of an element.

; CHECK: %[[#Half:]] = OpTypeFloat 16
; CHECK: %[[#Tile:]] = OpVariable %{{[0-9]+}} Workgroup
; CHECK: %[[#Global:]] = OpTypePointer PhysicalStorageBuffer %[[#Half]]
; CHECK: %[[#Matrix:]] = OpTypeCooperativeMatrixKHR %[[#Half]]
; CHECK: %[[#Local:]] = OpTypePointer Workgroup %[[#Half]]
; CHECK: OpFunction
; CHECK: %[[#From:]] = OpConvertUToPtr %[[#Global]]
; CHECK-NEXT: %[[#Loaded:]] = OpCooperativeMatrixLoadKHR %[[#Matrix]] %[[#From]] %{{[0-9]+}} %{{[0-9]+}} Aligned|NonPrivatePointer 2
; CHECK-NEXT: %[[#To:]] = OpConvertUToPtr %[[#Global]]
; CHECK-NEXT: OpCooperativeMatrixStoreKHR %[[#To]] %[[#Loaded]] %{{[0-9]+}} %{{[0-9]+}} Aligned|NonPrivatePointer 2
; CHECK: OpFunction
; CHECK: OpStore
; CHECK-NEXT: %[[#First:]] = OpInBoundsAccessChain %[[#Local]] %[[#Tile]] %[[#]]
; CHECK-NEXT: %[[#Near:]] = OpCooperativeMatrixLoadKHR %[[#Matrix]] %[[#First]] %{{[0-9]+}} %{{[0-9]+}} NonPrivatePointer
; CHECK-NEXT: %[[#Later:]] = OpInBoundsAccessChain %[[#Local]] %[[#Tile]] %[[#]]
; CHECK-NEXT: OpCooperativeMatrixStoreKHR %[[#Later]] %[[#Near]] %{{[0-9]+}} %{{[0-9]+}} NonPrivatePointer

; WITHOUT: error: {{.*}}needs SPV_KHR_cooperative_matrix

@tile = internal addrspace(3) global [256 x half] poison, align 16
declare target("spirv.CooperativeMatrixKHR", half, 3, 16, 16, 2) @_Z32__spirv_CooperativeMatrixLoadKHRPU3AS1Dhii(ptr addrspace(1), i32, i32)
declare target("spirv.CooperativeMatrixKHR", half, 3, 16, 16, 2) @_Z32__spirv_CooperativeMatrixLoadKHRPU3AS3Dhii(ptr addrspace(3), i32, i32)
declare void @_Z33__spirv_CooperativeMatrixStoreKHRPU3AS1DhPU3AS144__spirv_CooperativeMatrixKHR__half_3_16_16_2ii(ptr addrspace(1), target("spirv.CooperativeMatrixKHR", half, 3, 16, 16, 2), i32, i32)
declare void @_Z33__spirv_CooperativeMatrixStoreKHRPU3AS3DhPU3AS144__spirv_CooperativeMatrixKHR__half_3_16_16_2ii(ptr addrspace(3), target("spirv.CooperativeMatrixKHR", half, 3, 16, 16, 2), i32, i32)

define spir_kernel void @global(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %m = call target("spirv.CooperativeMatrixKHR", half, 3, 16, 16, 2) @_Z32__spirv_CooperativeMatrixLoadKHRPU3AS1Dhii(ptr addrspace(1) %p, i32 0, i32 16)
  call void @_Z33__spirv_CooperativeMatrixStoreKHRPU3AS1DhPU3AS144__spirv_CooperativeMatrixKHR__half_3_16_16_2ii(ptr addrspace(1) %q, target("spirv.CooperativeMatrixKHR", half, 3, 16, 16, 2) %m, i32 1, i32 16)
  ret void
}

define spir_kernel void @local(ptr addrspace(1) %p) {
  %at = getelementptr half, ptr addrspace(3) @tile, i32 128
  %x = load half, ptr addrspace(1) %p
  store half %x, ptr addrspace(3) @tile
  %m = call target("spirv.CooperativeMatrixKHR", half, 3, 16, 16, 2) @_Z32__spirv_CooperativeMatrixLoadKHRPU3AS3Dhii(ptr addrspace(3) @tile, i32 0, i32 16)
  call void @_Z33__spirv_CooperativeMatrixStoreKHRPU3AS3DhPU3AS144__spirv_CooperativeMatrixKHR__half_3_16_16_2ii(ptr addrspace(3) %at, target("spirv.CooperativeMatrixKHR", half, 3, 16, 16, 2) %m, i32 0, i32 16)
  ret void
}
