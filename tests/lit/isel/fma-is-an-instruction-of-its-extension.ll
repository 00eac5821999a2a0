; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_fma %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s --check-prefix=PLAIN
; NEW-SPIRV-VAL

; CHECK: OpCapability FMAKHR
; CHECK: OpExtension "SPV_KHR_fma"
; CHECK: OpDecorate %[[#Sum:]] FPFastMathMode NotNaN
; CHECK: %[[#Sum]] = OpFmaKHR
; PLAIN-NOT: OpExtension
; PLAIN: OpExtInst %[[#]] %[[#]] fma
define float @f(float %first, float %second, float %third) {
  %sum = call nnan float @llvm.fma.f32(float %first, float %second, float %third)
  ret float %sum
}

declare float @llvm.fma.f32(float, float, float)
