; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-NOT: FPRoundingMode RTP
; CHECK: OpDecorate %[[#Float:]] FPRoundingMode RTZ
; CHECK-NOT: FPRoundingMode RTP
; CHECK: OpSConvert
; CHECK: %[[#Float]] = OpConvertSToF
declare spir_func i16 @_Z17convert_short_rtpi(i32)
declare spir_func float @_Z17convert_float_rtzi(i32)

define spir_kernel void @k(ptr addrspace(1) %p, i32 %a) {
  %x = call spir_func i16 @_Z17convert_short_rtpi(i32 %a)
  store i16 %x, ptr addrspace(1) %p
  %y = call spir_func float @_Z17convert_float_rtzi(i32 %a)
  store float %y, ptr addrspace(1) %p
  ret void
}
