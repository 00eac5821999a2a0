; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; A conversion to a narrower format or from an integer takes FPRoundingMode; to nearest is the
; default of a kernel and needs none.

; CHECK: OpDecorate %[[#Down:]] FPRoundingMode RTN
; CHECK: OpDecorate %[[#Zero:]] FPRoundingMode RTZ
; CHECK: OpDecorate %[[#Up:]] FPRoundingMode RTP
; CHECK: OpDecorate %[[#Signed:]] FPRoundingMode RTP
; CHECK: OpDecorate %[[#Unsigned:]] FPRoundingMode RTZ
; CHECK-NOT: FPRoundingMode
; CHECK: %[[#Half:]] = OpTypeFloat 16
; CHECK: %[[#Float:]] = OpTypeFloat 32
; CHECK: %[[#Down]] = OpFConvert %[[#Half]]
; CHECK: %[[#Zero]] = OpFConvert %[[#Float]]
; CHECK: %[[#Up]] = OpFConvert %[[#Half]]
; CHECK: OpFConvert %[[#Half]]
; CHECK: %[[#Signed]] = OpConvertSToF %[[#Float]]
; CHECK: %[[#Unsigned]] = OpConvertUToF %[[#Half]]
; CHECK: OpConvertSToF %[[#Float]]
define half @truncated(float %a) {
  %r = call half @llvm.experimental.constrained.fptrunc.f16.f32(float %a, metadata !"round.downward", metadata !"fpexcept.strict")
  ret half %r
}

define float @doubles(double %a) {
  %r = call float @llvm.fptrunc.round.f32.f64(double %a, metadata !"round.towardzero")
  ret float %r
}

define half @upward(float %a) {
  %r = call half @llvm.fptrunc.round.f16.f32(float %a, metadata !"round.upward")
  ret half %r
}

define half @nearest(float %a) {
  %r = call half @llvm.fptrunc.round.f16.f32(float %a, metadata !"round.tonearest")
  ret half %r
}

define float @signed(i32 %a) {
  %r = call float @llvm.experimental.constrained.sitofp.f32.i32(i32 %a, metadata !"round.upward", metadata !"fpexcept.strict")
  ret float %r
}

define half @unsigned(i64 %a) {
  %r = call half @llvm.experimental.constrained.uitofp.f16.i64(i64 %a, metadata !"round.towardzero", metadata !"fpexcept.strict")
  ret half %r
}

define float @dynamic(i32 %a) {
  %r = call float @llvm.experimental.constrained.sitofp.f32.i32(i32 %a, metadata !"round.dynamic", metadata !"fpexcept.strict")
  ret float %r
}
