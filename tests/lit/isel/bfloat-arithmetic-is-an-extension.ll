; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_bfloat16,+SPV_INTEL_bfloat16_arithmetic %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_bfloat16 %s -o - | filecheck %s --check-prefix=FLOAT
; NO-SPIRV-VAL: it does not know SPV_INTEL_bfloat16_arithmetic.

; CHECK: OpCapability BFloat16ArithmeticINTEL
; CHECK: OpExtension "SPV_INTEL_bfloat16_arithmetic"
; CHECK: %[[#BFloat:]] = OpTypeFloat 16 BFloat16KHR
; CHECK: %[[#Sum:]] = OpFAdd %[[#BFloat]]
; CHECK: OpExtInst %[[#BFloat]] %[[#]] fabs %[[#Sum]]
; FLOAT-NOT: BFloat16ArithmeticINTEL
; FLOAT: %[[#Float:]] = OpTypeFloat 32
; FLOAT: OpFAdd %[[#Float]]
define bfloat @f(bfloat %first, bfloat %second) {
  %sum = fadd bfloat %first, %second
  %absolute = call bfloat @llvm.fabs.bf16(bfloat %sum)
  ret bfloat %absolute
}

declare bfloat @llvm.fabs.bf16(bfloat)
