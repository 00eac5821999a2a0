; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_arbitrary_precision_integers,+SPV_INTEL_arbitrary_precision_fixed_point,+SPV_INTEL_arbitrary_precision_floating_point %s -o - | filecheck %s

; The extensions have the two results as a vector, the headers of frontends as one integer.

; CHECK: OpFixedSinCosALTERA %[[#Wide:]] %{{[0-9]+}} 1 10 12 0 0
; CHECK: OpArbitraryFloatSinCosINTEL %[[#Wide]] %{{[0-9]+}} 10 10 0 2 1
define spir_func i40 @fixed(i31 %a) {
  %r = call spir_func i40 @_Z24__spirv_FixedSinCosINTELiiiiii(i31 %a, i32 1, i32 10, i32 12, i32 0, i32 0)
  ret i40 %r
}

define spir_func i40 @floating(i31 %a) {
  %r = call spir_func i40 @_Z33__spirv_ArbitraryFloatSinCosINTELiiiiii(i31 %a, i32 10, i32 10, i32 0, i32 2, i32 1)
  ret i40 %r
}

declare i40 @_Z24__spirv_FixedSinCosINTELiiiiii(i31, i32, i32, i32, i32, i32)
declare i40 @_Z33__spirv_ArbitraryFloatSinCosINTELiiiiii(i31, i32, i32, i32, i32, i32)
