; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_cooperative_matrix,+SPV_KHR_bfloat16 --verify-diagnostics --split-input-file %s

; Matrices of bfloat are loaded, multiplied and converted; nothing else computes with them.

define void @sum(target("spirv.CooperativeMatrixKHR", bfloat, 3, 8, 16, 2) %x) {
  %1 = call spir_func target("spirv.CooperativeMatrixKHR", bfloat, 3, 8, 16, 2) @__spirv_FAdd(target("spirv.CooperativeMatrixKHR", bfloat, 3, 8, 16, 2) %x, target("spirv.CooperativeMatrixKHR", bfloat, 3, 8, 16, 2) %x)  ; expected-error: builtin '__spirv_FAdd' is not one of type
  ret void
}

declare spir_func target("spirv.CooperativeMatrixKHR", bfloat, 3, 8, 16, 2) @__spirv_FAdd(target("spirv.CooperativeMatrixKHR", bfloat, 3, 8, 16, 2), target("spirv.CooperativeMatrixKHR", bfloat, 3, 8, 16, 2))

; -----

define void @negation(target("spirv.CooperativeMatrixKHR", bfloat, 3, 8, 16, 2) %x) {
  %1 = call spir_func target("spirv.CooperativeMatrixKHR", bfloat, 3, 8, 16, 2) @__spirv_FNegate(target("spirv.CooperativeMatrixKHR", bfloat, 3, 8, 16, 2) %x)  ; expected-error: builtin '__spirv_FNegate' is not one of type
  ret void
}

declare spir_func target("spirv.CooperativeMatrixKHR", bfloat, 3, 8, 16, 2) @__spirv_FNegate(target("spirv.CooperativeMatrixKHR", bfloat, 3, 8, 16, 2))

; -----

define void @scale(target("spirv.CooperativeMatrixKHR", bfloat, 3, 8, 16, 2) %x, bfloat %y) {
  %1 = call spir_func target("spirv.CooperativeMatrixKHR", bfloat, 3, 8, 16, 2) @__spirv_MatrixTimesScalar(target("spirv.CooperativeMatrixKHR", bfloat, 3, 8, 16, 2) %x, bfloat %y)  ; expected-error: builtin '__spirv_MatrixTimesScalar' is not one of type
  ret void
}

declare spir_func target("spirv.CooperativeMatrixKHR", bfloat, 3, 8, 16, 2) @__spirv_MatrixTimesScalar(target("spirv.CooperativeMatrixKHR", bfloat, 3, 8, 16, 2), bfloat)
