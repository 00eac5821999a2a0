; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_cooperative_matrix,+SPV_INTEL_joint_matrix %s -o - | filecheck %s
; NO-SPIRV-VAL: it does not know what SPV_INTEL_joint_matrix adds.

; A lambda of SYCL is an object; the device calls it for each component.

; CHECK: %[[#Object:]] = OpFunctionParameter
; CHECK: OpCooperativeMatrixApplyFunctionINTEL %{{[0-9]+}} %[[#Object]] %{{[0-9]+}}
define spir_func target("spirv.CooperativeMatrixKHR", i16, 3, 8, 16, 0) @f(ptr addrspace(4) %object, target("spirv.CooperativeMatrixKHR", i16, 3, 8, 16, 0) %matrix) {
  %r = call spir_func target("spirv.CooperativeMatrixKHR", i16, 3, 8, 16, 0) @_Z43__spirv_CooperativeMatrixApplyFunctionINTEL(ptr addrspace(4) %object, target("spirv.CooperativeMatrixKHR", i16, 3, 8, 16, 0) %matrix)
  ret target("spirv.CooperativeMatrixKHR", i16, 3, 8, 16, 0) %r
}

declare spir_func target("spirv.CooperativeMatrixKHR", i16, 3, 8, 16, 0) @_Z43__spirv_CooperativeMatrixApplyFunctionINTEL(ptr addrspace(4), target("spirv.CooperativeMatrixKHR", i16, 3, 8, 16, 0))
