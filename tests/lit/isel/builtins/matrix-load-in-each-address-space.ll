; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_cooperative_matrix %s -o - | filecheck %s
; NEW-SPIRV-VAL

; The components may lie in global, local or generic memory.

; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Global:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK-DAG: %[[#Local:]] = OpTypePointer Workgroup %[[#Float]]
; CHECK-DAG: %[[#Generic:]] = OpTypePointer Generic %[[#Float]]
; CHECK: %[[#InGlobal:]] = OpFunctionParameter %[[#Global]]
; CHECK: %[[#InLocal:]] = OpFunctionParameter %[[#Local]]
; CHECK: %[[#InGeneric:]] = OpFunctionParameter %[[#Generic]]
; CHECK: OpCooperativeMatrixLoadKHR %{{[0-9]+}} %[[#InGlobal]]
; CHECK-NEXT: OpCooperativeMatrixLoadKHR %{{[0-9]+}} %[[#InLocal]]
; CHECK-NEXT: OpCooperativeMatrixLoadKHR %{{[0-9]+}} %[[#InGeneric]]
define spir_func void @f(ptr addrspace(1) %global, ptr addrspace(3) %local, ptr addrspace(4) %generic) {
  %1 = call spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @__spirv_CooperativeMatrixLoadKHR(ptr addrspace(1) %global, i32 0, i32 16)
  %2 = call spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @__spirv_CooperativeMatrixLoadKHR.1(ptr addrspace(3) %local, i32 0, i32 16)
  %3 = call spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @__spirv_CooperativeMatrixLoadKHR.2(ptr addrspace(4) %generic, i32 0, i32 16)
  ret void
}

declare spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @__spirv_CooperativeMatrixLoadKHR(ptr addrspace(1), i32, i32)
declare spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @__spirv_CooperativeMatrixLoadKHR.1(ptr addrspace(3), i32, i32)
declare spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @__spirv_CooperativeMatrixLoadKHR.2(ptr addrspace(4), i32, i32)
