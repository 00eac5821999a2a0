; RUN: pyllc -mtriple=spirv64 -spv-untyped-pointers --spirv-ext=+SPV_INTEL_subgroups %s -o - | filecheck %s
; NEW-SPIRV-VAL

; Reads and writes of blocks are behind pointers to a component, which have the addresses of untyped
; ones.

; CHECK:      %[[#TypeVoid:]] = OpTypeVoid
; CHECK-NEXT: %[[#TypeUntypedPointerKHR:]] = OpTypeUntypedPointerKHR CrossWorkgroup
; CHECK-NEXT: %[[#TypeFunction:]] = OpTypeFunction %[[#TypeVoid]] %[[#TypeUntypedPointerKHR]] %[[#TypeUntypedPointerKHR]]
; CHECK-NEXT: %[[#TypeInt:]] = OpTypeInt 64 0
; CHECK-NEXT: %[[#TypeInt2:]] = OpTypeInt 32 0
; CHECK-NEXT: %[[#TypePointer:]] = OpTypePointer CrossWorkgroup %[[#TypeInt2]]
; CHECK-NEXT: %[[#TypeVector:]] = OpTypeVector %[[#TypeInt2]] 2
; CHECK-NEXT: %[[#Function:]] = OpFunction %[[#TypeVoid]] None %[[#TypeFunction]]
; CHECK-NEXT: %[[#FunctionParameter:]] = OpFunctionParameter %[[#TypeUntypedPointerKHR]]
; CHECK-NEXT: %[[#FunctionParameter2:]] = OpFunctionParameter %[[#TypeUntypedPointerKHR]]
; CHECK-NEXT: %[[#Label:]] = OpLabel
; CHECK-NEXT: %[[#ConvertPtrToU:]] = OpConvertPtrToU %[[#TypeInt]] %[[#FunctionParameter]]
; CHECK-NEXT: %[[#ConvertUToPtr:]] = OpConvertUToPtr %[[#TypePointer]] %[[#ConvertPtrToU]]
; CHECK-NEXT: %[[#SubgroupBlockReadINTEL:]] = OpSubgroupBlockReadINTEL %[[#TypeVector]] %[[#ConvertUToPtr]]
; CHECK-NEXT: %[[#ConvertPtrToU2:]] = OpConvertPtrToU %[[#TypeInt]] %[[#FunctionParameter2]]
; CHECK-NEXT: %[[#ConvertUToPtr2:]] = OpConvertUToPtr %[[#TypePointer]] %[[#ConvertPtrToU2]]
; CHECK-NEXT: OpSubgroupBlockWriteINTEL %[[#ConvertUToPtr2]] %[[#SubgroupBlockReadINTEL]]
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd

define spir_func void @f(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %x = call spir_func <2 x i32> @_Z27intel_sub_group_block_read2PU3AS1Kj(ptr addrspace(1) %p)
  call spir_func void @_Z28intel_sub_group_block_write2PU3AS1jDv2_j(ptr addrspace(1) %q, <2 x i32> %x)
  ret void
}

declare spir_func <2 x i32> @_Z27intel_sub_group_block_read2PU3AS1Kj(ptr addrspace(1))
declare spir_func void @_Z28intel_sub_group_block_write2PU3AS1jDv2_j(ptr addrspace(1), <2 x i32>)
