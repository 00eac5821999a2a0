; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: %[[#Float:]] = OpTypeFloat 32
; CHECK: OpDot %[[#Float]]
; CHECK-NEXT: OpFMul %[[#Float]]
define spir_func void @f(<4 x float> %vector, float %scalar) {
  %1 = call spir_func float @_Z3dotDv4_fS_(<4 x float> %vector, <4 x float> %vector)
  %2 = call spir_func float @_Z3dotff(float %scalar, float %scalar)
  ret void
}

declare spir_func float @_Z3dotDv4_fS_(<4 x float>, <4 x float>)
declare spir_func float @_Z3dotff(float, float)
