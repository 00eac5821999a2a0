; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: OpSGreaterThan
; CHECK: OpUGreaterThan
; CHECK: fmax_common
; CHECK-NEXT: OpSLessThan
; CHECK: u_abs
; CHECK-NEXT: u_upsample
define spir_func void @f(i32 %int, float %float, i8 %char) {
  %1 = call spir_func i32 @_Z3maxii(i32 %int, i32 %int)
  %2 = call spir_func i32 @_Z3maxjj(i32 %int, i32 %int)
  %3 = call spir_func float @_Z3maxff(float %float, float %float)
  %4 = call spir_func i32 @_Z3absi(i32 %int)
  %5 = call spir_func i32 @_Z3absj(i32 %int)
  %6 = call spir_func i16 @_Z8upsamplehh(i8 %char, i8 %char)
  ret void
}

declare spir_func i32 @_Z3maxii(i32, i32)
declare spir_func i32 @_Z3maxjj(i32, i32)
declare spir_func float @_Z3maxff(float, float)
declare spir_func i32 @_Z3absi(i32)
declare spir_func i32 @_Z3absj(i32)
declare spir_func i16 @_Z8upsamplehh(i8, i8)
