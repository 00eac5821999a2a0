; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_rounded_divide_sqrt %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_rounded_divide_sqrt %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: not pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT
; NO-SPIRV-VAL: it does not know the capability

; A mode that is told is kept; where the one that holds when the program runs decides, nothing is.

; CHECK: OpCapability RoundedDivideSqrtINTEL
; CHECK: OpExtension "SPV_INTEL_rounded_divide_sqrt"
; CHECK-DAG: OpDecorate %[[#Down:]] FPRoundingMode RTN
; CHECK-DAG: OpDecorate %[[#Up:]] FPRoundingMode RTP
; CHECK-DAG: OpDecorate %[[#Near:]] FPRoundingMode RTE
; CHECK-DAG: OpDecorate %[[#Zero:]] FPRoundingMode RTZ
; CHECK-DAG: OpDecorate %[[#Down]] FPFastMathMode NSZ
; CHECK-NOT: OpDecorate {{.*}} FPRoundingMode
; CHECK: %[[#Down]] = OpFDiv
; CHECK: %[[#Up]] = OpExtInst %[[#]] %[[#]] sqrt
; CHECK: %[[#Near]] = OpFDiv
; CHECK: %[[#Zero]] = OpFDiv
; CHECK: OpFDiv
; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT: error: 'llvm.experimental.constrained.fdiv.f32' with a directed rounding needs SPV_INTEL_rounded_divide_sqrt
; WITHOUT: note: pass --spirv-ext=+SPV_INTEL_rounded_divide_sqrt

define float @scalars(float %a, float %b) {
  %q = call nsz float @llvm.experimental.constrained.fdiv.f32(float %a, float %b, metadata !"round.downward", metadata !"fpexcept.ignore")
  %r = call float @llvm.experimental.constrained.sqrt.f32(float %q, metadata !"round.upward", metadata !"fpexcept.strict")
  %s = call float @llvm.experimental.constrained.fdiv.f32(float %r, float %b, metadata !"round.tonearest", metadata !"fpexcept.strict")
  ret float %s
}

define <4 x double> @vectors(<4 x double> %a, <4 x double> %b) {
  %q = call <4 x double> @llvm.experimental.constrained.fdiv.v4f64(<4 x double> %a, <4 x double> %b, metadata !"round.towardzero", metadata !"fpexcept.ignore")
  %r = call <4 x double> @llvm.experimental.constrained.fdiv.v4f64(<4 x double> %q, <4 x double> %b, metadata !"round.dynamic", metadata !"fpexcept.ignore")
  ret <4 x double> %r
}

declare float @llvm.experimental.constrained.fdiv.f32(float, float, metadata, metadata)
declare float @llvm.experimental.constrained.sqrt.f32(float, metadata, metadata)
declare <4 x double> @llvm.experimental.constrained.fdiv.v4f64(<4 x double>, <4 x double>, metadata, metadata)
