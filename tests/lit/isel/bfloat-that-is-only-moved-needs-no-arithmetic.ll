; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_bfloat16,+SPV_INTEL_bfloat16_arithmetic %s -o - | filecheck %s
; NEW-SPIRV-VAL

; CHECK-NOT: SPV_INTEL_bfloat16_arithmetic
; CHECK: OpFConvert
define float @f(bfloat %number) {
  %wide = fpext bfloat %number to float
  ret float %wide
}
