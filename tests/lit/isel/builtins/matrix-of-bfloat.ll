; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_cooperative_matrix,+SPV_KHR_bfloat16 %s -o - | filecheck %s
; NEW-SPIRV-VAL

; Matrices of bfloat have a capability of their own.

; CHECK: OpCapability BFloat16CooperativeMatrixKHR
; CHECK-DAG: %[[#Number:]] = OpTypeFloat 16 BFloat16KHR
; CHECK-DAG: %[[#Result:]] = OpTypeCooperativeMatrixKHR %[[#Number]]
; CHECK-DAG: %[[#Numbers:]] = OpTypePointer CrossWorkgroup %[[#Number]]
; CHECK: OpFunction %[[#Result]]
; CHECK: %[[#Where:]] = OpFunctionParameter %[[#Numbers]]
; CHECK-NOT: OpBitcast
; CHECK: %[[#First:]] = OpCooperativeMatrixLoadKHR %{{[0-9]+}} %[[#Where]]
; CHECK-NEXT: %[[#Sum:]] = OpCooperativeMatrixMulAddKHR %{{[0-9]+}} %[[#First]]
; CHECK-NEXT: OpFConvert %[[#Result]] %[[#Sum]]
define spir_func target("spirv.CooperativeMatrixKHR", bfloat, 3, 8, 16, 2) @f(ptr addrspace(1) %where, target("spirv.CooperativeMatrixKHR", bfloat, 3, 16, 16, 1) %b, target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %c) {
  %a = call spir_func target("spirv.CooperativeMatrixKHR", bfloat, 3, 8, 16, 0) @__spirv_CooperativeMatrixLoadKHR(ptr addrspace(1) %where, i32 0, i64 16)
  %sum = call spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @__spirv_CooperativeMatrixMulAddKHR(target("spirv.CooperativeMatrixKHR", bfloat, 3, 8, 16, 0) %a, target("spirv.CooperativeMatrixKHR", bfloat, 3, 16, 16, 1) %b, target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %c)
  %narrow = call spir_func target("spirv.CooperativeMatrixKHR", bfloat, 3, 8, 16, 2) @__spirv_FConvert(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %sum)
  ret target("spirv.CooperativeMatrixKHR", bfloat, 3, 8, 16, 2) %narrow
}

declare spir_func target("spirv.CooperativeMatrixKHR", bfloat, 3, 8, 16, 0) @__spirv_CooperativeMatrixLoadKHR(ptr addrspace(1), i32, i64)
declare spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @__spirv_CooperativeMatrixMulAddKHR(target("spirv.CooperativeMatrixKHR", bfloat, 3, 8, 16, 0), target("spirv.CooperativeMatrixKHR", bfloat, 3, 16, 16, 1), target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2))
declare spir_func target("spirv.CooperativeMatrixKHR", bfloat, 3, 8, 16, 2) @__spirv_FConvert(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2))
