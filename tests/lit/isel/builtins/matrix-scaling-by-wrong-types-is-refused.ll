; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_cooperative_matrix --verify-diagnostics --split-input-file %s

; The scalar is of the component type, the result of the matrix's.

define void @scalar(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %x, i32 %y) {
  %1 = call spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @__spirv_MatrixTimesScalar(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %x, i32 %y)  ; expected-error: builtin '__spirv_MatrixTimesScalar' is not one of type
  ret void
}

declare spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @__spirv_MatrixTimesScalar(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2), i32)

; -----

define void @wide_scalar(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %x, double %y) {
  %1 = call spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @__spirv_MatrixTimesScalar(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %x, double %y)  ; expected-error: builtin '__spirv_MatrixTimesScalar' is not one of type
  ret void
}

declare spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @__spirv_MatrixTimesScalar(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2), double)

; -----

define void @two_matrices(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %x) {
  %1 = call spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @__spirv_MatrixTimesScalar(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %x, target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %x)  ; expected-error: builtin '__spirv_MatrixTimesScalar' is not one of type
  ret void
}

declare spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @__spirv_MatrixTimesScalar(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2), target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2))

; -----

define void @result(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %x, float %y) {
  %1 = call spir_func target("spirv.CooperativeMatrixKHR", half, 3, 8, 16, 2) @__spirv_MatrixTimesScalar(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %x, float %y)  ; expected-error: builtin '__spirv_MatrixTimesScalar' is not one of type
  ret void
}

declare spir_func target("spirv.CooperativeMatrixKHR", half, 3, 8, 16, 2) @__spirv_MatrixTimesScalar(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2), float)

; -----

define void @vector(<4 x float> %x, float %y) {
  %1 = call spir_func <4 x float> @__spirv_MatrixTimesScalar(<4 x float> %x, float %y)  ; expected-error: builtin '__spirv_MatrixTimesScalar' is not one of type
  ret void
}

declare spir_func <4 x float> @__spirv_MatrixTimesScalar(<4 x float>, float)
