; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_bfloat16_arithmetic,+SPV_KHR_bfloat16 %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_bfloat16_arithmetic,+SPV_KHR_bfloat16 %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_bfloat16 %s -o - | filecheck %s --check-prefix=WITHOUT
; NO-SPIRV-VAL: it does not know SPV_INTEL_bfloat16_arithmetic

; A sum of numbers of the type is a sum of floats where nothing adds them.

; CHECK: OpExtension "SPV_INTEL_bfloat16_arithmetic"
; CHECK: %[[#Short:]] = OpTypeFloat 16 BFloat16KHR
; CHECK: OpFAdd %[[#Short]]

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT-NOT: BFloat16ArithmeticINTEL
; WITHOUT: %[[#Float:]] = OpTypeFloat 32
; WITHOUT: OpFAdd %[[#Float]]
define bfloat @sum(bfloat %left, bfloat %right) {
  %sum = fadd bfloat %left, %right
  ret bfloat %sum
}
