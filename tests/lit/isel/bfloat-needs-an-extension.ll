; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_bfloat16 %s -o - | filecheck %s
; RUN: not pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s --check-prefix=REFUSED
; REQUIRES: new-spirv-val

; CHECK: OpCapability BFloat16TypeKHR
; CHECK: OpExtension "SPV_KHR_bfloat16"
; CHECK: %[[#Type:]] = OpTypeFloat 16 BFloat16KHR
; CHECK: OpFConvert %{{[0-9]+}} %{{[0-9]+}}

; REFUSED: error: {{.*}}SPV_KHR_bfloat16
; REFUSED: pass --spirv-ext=+SPV_KHR_bfloat16
define float @f(bfloat %x) {
  %wide = fpext bfloat %x to float
  ret float %wide
}
