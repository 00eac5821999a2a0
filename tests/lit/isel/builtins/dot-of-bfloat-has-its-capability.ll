; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_bfloat16 %s -o - | filecheck %s
; NEW-SPIRV-VAL

; CHECK: OpCapability BFloat16DotProductKHR
; CHECK: OpDot
define bfloat @f(<4 x bfloat> %first, <4 x bfloat> %second) {
  %product = call bfloat @_Z11__spirv_DotDv4_DF16bS_(<4 x bfloat> %first, <4 x bfloat> %second)
  ret bfloat %product
}

declare bfloat @_Z11__spirv_DotDv4_DF16bS_(<4 x bfloat>, <4 x bfloat>)
