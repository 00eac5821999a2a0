; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_cooperative_matrix --verify-diagnostics --split-input-file %s

; A conversion changes neither rows, columns nor use, and a matrix is neither scalar nor vector.

define void @rows(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %x) {
  %1 = call spir_func target("spirv.CooperativeMatrixKHR", half, 3, 16, 16, 0) @__spirv_FConvert(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %x)  ; expected-error: builtin '__spirv_FConvert' is not one of type
  ret void
}

declare spir_func target("spirv.CooperativeMatrixKHR", half, 3, 16, 16, 0) @__spirv_FConvert(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2))

; -----

define void @use(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %x) {
  %1 = call spir_func target("spirv.CooperativeMatrixKHR", half, 3, 8, 16, 0) @__spirv_FConvert(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %x)  ; expected-error: builtin '__spirv_FConvert' is not one of type
  ret void
}

declare spir_func target("spirv.CooperativeMatrixKHR", half, 3, 8, 16, 0) @__spirv_FConvert(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2))

; -----

define void @to_a_scalar(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %x) {
  %1 = call spir_func i32 @__spirv_ConvertFToS(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %x)  ; expected-error: builtin '__spirv_ConvertFToS' is not one of type
  ret void
}

declare spir_func i32 @__spirv_ConvertFToS(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2))

; -----

define void @from_a_vector(<8 x float> %x) {
  %1 = call spir_func target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) @__spirv_ConvertFToS(<8 x float> %x)  ; expected-error: builtin '__spirv_ConvertFToS' is not one of type
  ret void
}

declare spir_func target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) @__spirv_ConvertFToS(<8 x float>)

; -----

define void @kind(target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) %x) {
  %1 = call spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @__spirv_FConvert(target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) %x)  ; expected-error: builtin '__spirv_FConvert' is not one of type
  ret void
}

declare spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @__spirv_FConvert(target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2))

; -----

define void @width(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %x) {
  %1 = call spir_func target("spirv.CooperativeMatrixKHR", i8, 3, 8, 16, 2) @__spirv_Bitcast(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %x)  ; expected-error: builtin '__spirv_Bitcast' is not one of type
  ret void
}

declare spir_func target("spirv.CooperativeMatrixKHR", i8, 3, 8, 16, 2) @__spirv_Bitcast(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2))

; -----

define void @bits_of_another_size(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %x) {
  %1 = call spir_func target("spirv.CooperativeMatrixKHR", float, 3, 16, 16, 2) @__spirv_Bitcast(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %x)  ; expected-error: builtin '__spirv_Bitcast' is not one of type
  ret void
}

declare spir_func target("spirv.CooperativeMatrixKHR", float, 3, 16, 16, 2) @__spirv_Bitcast(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2))

; -----

define void @length(<4 x float> %x) {
  %1 = call spir_func i32 @__spirv_CooperativeMatrixLengthKHR(<4 x float> %x)  ; expected-error: builtin '__spirv_CooperativeMatrixLengthKHR' is not one of type
  ret void
}

declare spir_func i32 @__spirv_CooperativeMatrixLengthKHR(<4 x float>)

; -----

define void @width_of_the_length(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %x) {
  %1 = call spir_func i64 @__spirv_CooperativeMatrixLengthKHR(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %x)  ; expected-error: builtin '__spirv_CooperativeMatrixLengthKHR' is not one of type
  ret void
}

declare spir_func i64 @__spirv_CooperativeMatrixLengthKHR(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2))

; -----

define void @component() {
  %1 = call spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @__spirv_CompositeConstruct(i32 1)  ; expected-error: builtin '__spirv_CompositeConstruct' is not one of type
  ret void
}

declare spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @__spirv_CompositeConstruct(i32)

; -----

define void @two_values() {
  %1 = call spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @__spirv_CompositeConstruct(float 1.0, float 2.0)  ; expected-error: builtin '__spirv_CompositeConstruct' is not one of type
  ret void
}

declare spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @__spirv_CompositeConstruct(float, float)

; -----

define void @no_value() {
  %1 = call spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @__spirv_CompositeConstruct()  ; expected-error: builtin '__spirv_CompositeConstruct' is not one of type
  ret void
}

declare spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @__spirv_CompositeConstruct()
