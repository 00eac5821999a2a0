; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_cooperative_matrix,+SPV_INTEL_joint_matrix,+SPV_INTEL_bfloat16_conversion,+SPV_INTEL_tensor_float32_conversion %s -o - | filecheck %s
; NO-SPIRV-VAL: it does not know SPV_INTEL_joint_matrix.

; CHECK-DAG: OpCapability CooperativeMatrixCheckedInstructionsINTEL
; CHECK-DAG: OpCapability CooperativeMatrixOffsetInstructionsINTEL
; CHECK-DAG: OpCapability CooperativeMatrixPrefetchINTEL
; CHECK-DAG: OpCapability CooperativeMatrixBFloat16ComponentTypeINTEL
; CHECK-DAG: OpCapability CooperativeMatrixTF32ComponentTypeINTEL
; CHECK: OpExtension "SPV_INTEL_joint_matrix"

; CHECK: %[[#Global:]] = OpTypePointer CrossWorkgroup %[[#Float:]]
; CHECK: %[[#Ptr:]] = OpFunctionParameter %[[#Global]]
; CHECK: %[[#Loaded:]] = OpCooperativeMatrixLoadCheckedINTEL %[[#Matrix:]] %[[#Ptr]] %[[#Offset:]] %[[#Offset]] %[[#Rows:]] %[[#Eight:]] %[[#Eight]] %[[#Four:]]
; CHECK: OpCooperativeMatrixStoreOffsetINTEL %[[#Ptr]] %[[#Offset]] %[[#Offset]] %[[#Loaded]] %[[#Rows]] %[[#Four]]
; CHECK: OpCooperativeMatrixPrefetchINTEL %[[#]] %[[#Eight]] %[[#Eight]] 1 %[[#Rows]] %[[#Four]]
; CHECK: %[[#]] = OpConvertFToBF16INTEL %[[#]] %[[#Loaded]]
; CHECK: %[[#]] = OpRoundFToTF32INTEL %[[#Matrix]] %[[#Loaded]]
define void @f(ptr addrspace(1) %p, i32 %x) {
  %a = call target("spirv.CooperativeMatrixKHR", float, 3, 8, 8, 2) @_Z41__spirv_CooperativeMatrixLoadCheckedINTELi(ptr addrspace(1) %p, i32 %x, i32 %x, i32 0, i32 8, i32 8, i32 4)
  call void @_Z41__spirv_CooperativeMatrixStoreOffsetINTELi(ptr addrspace(1) %p, i32 %x, i32 %x, target("spirv.CooperativeMatrixKHR", float, 3, 8, 8, 2) %a, i32 0, i32 4)
  call void @_Z38__spirv_CooperativeMatrixPrefetchINTELi(ptr addrspace(1) %p, i32 8, i32 8, i32 1, i32 0, i32 4)
  %b = call target("spirv.CooperativeMatrixKHR", i16, 3, 8, 8, 2) @_Z27__spirv_ConvertFToBF16INTELi(target("spirv.CooperativeMatrixKHR", float, 3, 8, 8, 2) %a)
  %c = call target("spirv.CooperativeMatrixKHR", float, 3, 8, 8, 2) @_Z25__spirv_RoundFToTF32INTELi(target("spirv.CooperativeMatrixKHR", float, 3, 8, 8, 2) %a)
  ret void
}

declare target("spirv.CooperativeMatrixKHR", float, 3, 8, 8, 2) @_Z41__spirv_CooperativeMatrixLoadCheckedINTELi(ptr addrspace(1), i32, i32, i32, i32, i32, i32)
declare void @_Z41__spirv_CooperativeMatrixStoreOffsetINTELi(ptr addrspace(1), i32, i32, target("spirv.CooperativeMatrixKHR", float, 3, 8, 8, 2), i32, i32)
declare void @_Z38__spirv_CooperativeMatrixPrefetchINTELi(ptr addrspace(1), i32, i32, i32, i32, i32)
declare target("spirv.CooperativeMatrixKHR", i16, 3, 8, 8, 2) @_Z27__spirv_ConvertFToBF16INTELi(target("spirv.CooperativeMatrixKHR", float, 3, 8, 8, 2))
declare target("spirv.CooperativeMatrixKHR", float, 3, 8, 8, 2) @_Z25__spirv_RoundFToTF32INTELi(target("spirv.CooperativeMatrixKHR", float, 3, 8, 8, 2))
