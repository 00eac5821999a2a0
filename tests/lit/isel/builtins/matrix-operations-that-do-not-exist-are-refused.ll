; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_cooperative_matrix,+SPV_KHR_expect_assume --verify-diagnostics --split-input-file %s

; Matrices have no remainder, no bits, no comparison, no selection and no extended instructions.

define void @signed_remainder(target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) %x) {
  %1 = call spir_func target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) @__spirv_SRem(target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) %x, target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) %x)  ; expected-error: builtin '__spirv_SRem' is not one of type
  ret void
}

declare spir_func target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) @__spirv_SRem(target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2), target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2))

; -----

define void @float_remainder(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %x) {
  %1 = call spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @__spirv_FRem(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %x, target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %x)  ; expected-error: builtin '__spirv_FRem' is not one of type
  ret void
}

declare spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @__spirv_FRem(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2), target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2))

; -----

define void @bits(target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) %x) {
  %1 = call spir_func target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) @__spirv_BitwiseXor(target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) %x, target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) %x)  ; expected-error: builtin '__spirv_BitwiseXor' is not one of type
  ret void
}

declare spir_func target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) @__spirv_BitwiseXor(target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2), target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2))

; -----

define void @complement(target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) %x) {
  %1 = call spir_func target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) @__spirv_Not(target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) %x)  ; expected-error: builtin '__spirv_Not' is not one of type
  ret void
}

declare spir_func target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) @__spirv_Not(target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2))

; -----

define void @shift(target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) %x) {
  %1 = call spir_func target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) @__spirv_ShiftLeftLogical(target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) %x, target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) %x)  ; expected-error: builtin '__spirv_ShiftLeftLogical' is not one of type
  ret void
}

declare spir_func target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) @__spirv_ShiftLeftLogical(target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2), target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2))

; -----

define void @comparison(target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) %x) {
  %1 = call spir_func i1 @__spirv_IEqual(target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) %x, target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) %x)  ; expected-error: builtin '__spirv_IEqual' is not one of type
  ret void
}

declare spir_func i1 @__spirv_IEqual(target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2), target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2))

; -----

define void @float_comparison(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %x) {
  %1 = call spir_func i1 @__spirv_FOrdLessThan(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %x, target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %x)  ; expected-error: builtin '__spirv_FOrdLessThan' is not one of type
  ret void
}

declare spir_func i1 @__spirv_FOrdLessThan(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2), target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2))

; -----

define void @extended(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %x) {
  %1 = call spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @__spirv_ocl_sqrt(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %x)  ; expected-error: builtin '__spirv_ocl_sqrt' is not one of type
  ret void
}

declare spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @__spirv_ocl_sqrt(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2))

; -----

define void @saturation(target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) %x) {
  %1 = call spir_func target("spirv.CooperativeMatrixKHR", i8, 3, 8, 16, 2) @__spirv_SatConvertSToU(target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) %x)  ; expected-error: builtin '__spirv_SatConvertSToU' is not one of type
  ret void
}

declare spir_func target("spirv.CooperativeMatrixKHR", i8, 3, 8, 16, 2) @__spirv_SatConvertSToU(target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2))

; -----

define void @integers_as_floats(target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) %x) {
  %1 = call spir_func target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) @__spirv_FAdd(target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) %x, target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) %x)  ; expected-error: builtin '__spirv_FAdd' is not one of type
  ret void
}

declare spir_func target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) @__spirv_FAdd(target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2), target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2))

; -----

define void @mixed_components(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %x, target("spirv.CooperativeMatrixKHR", half, 3, 8, 16, 2) %y) {
  %1 = call spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @__spirv_FAdd(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %x, target("spirv.CooperativeMatrixKHR", half, 3, 8, 16, 2) %y)  ; expected-error: builtin '__spirv_FAdd' is not one of type
  ret void
}

declare spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @__spirv_FAdd(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2), target("spirv.CooperativeMatrixKHR", half, 3, 8, 16, 2))

; -----

define void @mixed_sizes(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %x, target("spirv.CooperativeMatrixKHR", float, 3, 16, 16, 2) %y) {
  %1 = call spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @__spirv_FAdd(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %x, target("spirv.CooperativeMatrixKHR", float, 3, 16, 16, 2) %y)  ; expected-error: builtin '__spirv_FAdd' is not one of type
  ret void
}

declare spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @__spirv_FAdd(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2), target("spirv.CooperativeMatrixKHR", float, 3, 16, 16, 2))

; -----

define void @one_component_by_name(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %x, i32 %i) {
  %1 = call spir_func float @__spirv_VectorExtractDynamic(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %x, i32 %i)  ; expected-error: builtin '__spirv_VectorExtractDynamic' is not one of type
  ret void
}

declare spir_func float @__spirv_VectorExtractDynamic(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2), i32)

; -----

define void @selection_by_name(i1 %c, target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %x) {
  %1 = call spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @__spirv_Select(i1 %c, target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %x, target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %x)  ; expected-error: builtin '__spirv_Select' is not one of type
  ret void
}

declare spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @__spirv_Select(i1, target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2), target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2))

; -----

define void @expectation(target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) %x) {
  %1 = call spir_func target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) @__spirv_ExpectKHR(target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) %x, target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) %x)  ; expected-error: builtin '__spirv_ExpectKHR' is not one of type
  ret void
}

declare spir_func target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) @__spirv_ExpectKHR(target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2), target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2))

; -----

define void @square(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %x) {
  %1 = call spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @__spirv_MatrixTimesMatrix(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %x, target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %x)  ; expected-error: OpMatrixTimesMatrix is not for kernels
  ret void
}

declare spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @__spirv_MatrixTimesMatrix(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2), target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2))

; -----

define void @atomic(ptr addrspace(1) %p) {
  %1 = call spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @__spirv_AtomicLoad(ptr addrspace(1) %p, i32 1, i32 0)  ; expected-error: has no SPIR-V counterpart
  ret void
}

declare spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @__spirv_AtomicLoad(ptr addrspace(1), i32, i32)
