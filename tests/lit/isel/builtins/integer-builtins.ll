; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: s_mad_sat
; CHECK-NEXT: u_mul_hi
; CHECK-NEXT: rotate
; CHECK-NEXT: popcount
; CHECK-NEXT: s_mul24
; CHECK-NEXT: u_hadd
; CHECK-NEXT: s_add_sat
define spir_func void @f(i32 %int, <2 x i8> %chars, i8 %char) {
  %1 = call spir_func i32 @_Z7mad_satiii(i32 %int, i32 %int, i32 %int)
  %2 = call spir_func <2 x i8> @_Z6mul_hiDv2_hS_(<2 x i8> %chars, <2 x i8> %chars)
  %3 = call spir_func i32 @_Z6rotateii(i32 %int, i32 %int)
  %4 = call spir_func <2 x i8> @_Z8popcountDv2_c(<2 x i8> %chars)
  %5 = call spir_func i32 @_Z5mul24ii(i32 %int, i32 %int)
  %6 = call spir_func i32 @_Z4haddjj(i32 %int, i32 %int)
  %7 = call spir_func i8 @_Z7add_satcc(i8 %char, i8 %char)
  ret void
}

declare spir_func i32 @_Z7mad_satiii(i32, i32, i32)
declare spir_func <2 x i8> @_Z6mul_hiDv2_hS_(<2 x i8>, <2 x i8>)
declare spir_func i32 @_Z6rotateii(i32, i32)
declare spir_func <2 x i8> @_Z8popcountDv2_c(<2 x i8>)
declare spir_func i32 @_Z5mul24ii(i32, i32)
declare spir_func i32 @_Z4haddjj(i32, i32)
declare spir_func i8 @_Z7add_satcc(i8, i8)
