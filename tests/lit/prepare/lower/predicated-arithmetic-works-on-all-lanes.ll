; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Lanes that are off are poison, so each operation works on all lanes.

; CHECK: OpFunction
; CHECK: OpIAdd
define <4 x i32> @add(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %n) {
  %r = call <4 x i32> @llvm.vp.add.v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %n)
  ret <4 x i32> %r
}

; CHECK: OpFunction
; CHECK: OpISub
define <4 x i32> @sub(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %n) {
  %r = call <4 x i32> @llvm.vp.sub.v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %n)
  ret <4 x i32> %r
}

; CHECK: OpFunction
; CHECK: OpIMul
define <4 x i32> @mul(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %n) {
  %r = call <4 x i32> @llvm.vp.mul.v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %n)
  ret <4 x i32> %r
}

; CHECK: OpFunction
; CHECK: OpShiftLeftLogical
define <4 x i32> @shl(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %n) {
  %r = call <4 x i32> @llvm.vp.shl.v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %n)
  ret <4 x i32> %r
}

; CHECK: OpFunction
; CHECK: OpShiftRightLogical
define <4 x i32> @lshr(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %n) {
  %r = call <4 x i32> @llvm.vp.lshr.v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %n)
  ret <4 x i32> %r
}

; CHECK: OpFunction
; CHECK: OpShiftRightArithmetic
define <4 x i32> @ashr(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %n) {
  %r = call <4 x i32> @llvm.vp.ashr.v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %n)
  ret <4 x i32> %r
}

; CHECK: OpFunction
; CHECK: OpBitwiseAnd
define <4 x i32> @and(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %n) {
  %r = call <4 x i32> @llvm.vp.and.v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %n)
  ret <4 x i32> %r
}

; CHECK: OpFunction
; CHECK: OpBitwiseOr
define <4 x i32> @or(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %n) {
  %r = call <4 x i32> @llvm.vp.or.v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %n)
  ret <4 x i32> %r
}

; CHECK: OpFunction
; CHECK: OpBitwiseXor
define <4 x i32> @xor(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %n) {
  %r = call <4 x i32> @llvm.vp.xor.v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %n)
  ret <4 x i32> %r
}

; CHECK: OpFunction
; CHECK: OpFAdd
define <4 x float> @fadd(<4 x float> %a, <4 x float> %b, <4 x i1> %mask, i32 %n) {
  %r = call <4 x float> @llvm.vp.fadd.v4f32(<4 x float> %a, <4 x float> %b, <4 x i1> %mask, i32 %n)
  ret <4 x float> %r
}

; CHECK: OpFunction
; CHECK: OpFSub
define <4 x float> @fsub(<4 x float> %a, <4 x float> %b, <4 x i1> %mask, i32 %n) {
  %r = call <4 x float> @llvm.vp.fsub.v4f32(<4 x float> %a, <4 x float> %b, <4 x i1> %mask, i32 %n)
  ret <4 x float> %r
}

; CHECK: OpFunction
; CHECK: OpFMul
define <4 x float> @fmul(<4 x float> %a, <4 x float> %b, <4 x i1> %mask, i32 %n) {
  %r = call <4 x float> @llvm.vp.fmul.v4f32(<4 x float> %a, <4 x float> %b, <4 x i1> %mask, i32 %n)
  ret <4 x float> %r
}

; CHECK: OpFunction
; CHECK: OpFDiv
define <4 x float> @fdiv(<4 x float> %a, <4 x float> %b, <4 x i1> %mask, i32 %n) {
  %r = call <4 x float> @llvm.vp.fdiv.v4f32(<4 x float> %a, <4 x float> %b, <4 x i1> %mask, i32 %n)
  ret <4 x float> %r
}

; CHECK: OpFunction
; CHECK: OpFRem
define <4 x float> @frem(<4 x float> %a, <4 x float> %b, <4 x i1> %mask, i32 %n) {
  %r = call <4 x float> @llvm.vp.frem.v4f32(<4 x float> %a, <4 x float> %b, <4 x i1> %mask, i32 %n)
  ret <4 x float> %r
}

; CHECK: OpFunction
; CHECK: OpFNegate
define <4 x float> @fneg(<4 x float> %a, <4 x i1> %mask, i32 %n) {
  %r = call <4 x float> @llvm.vp.fneg.v4f32(<4 x float> %a, <4 x i1> %mask, i32 %n)
  ret <4 x float> %r
}

; CHECK: OpFunction
; CHECK: OpUConvert
define <4 x i16> @trunc(<4 x i32> %a, <4 x i1> %mask, i32 %n) {
  %r = call <4 x i16> @llvm.vp.trunc.v4i16.v4i32(<4 x i32> %a, <4 x i1> %mask, i32 %n)
  ret <4 x i16> %r
}

; CHECK: OpFunction
; CHECK: OpUConvert
define <4 x i64> @zext(<4 x i32> %a, <4 x i1> %mask, i32 %n) {
  %r = call <4 x i64> @llvm.vp.zext.v4i64.v4i32(<4 x i32> %a, <4 x i1> %mask, i32 %n)
  ret <4 x i64> %r
}

; CHECK: OpFunction
; CHECK: OpSConvert
define <4 x i64> @sext(<4 x i32> %a, <4 x i1> %mask, i32 %n) {
  %r = call <4 x i64> @llvm.vp.sext.v4i64.v4i32(<4 x i32> %a, <4 x i1> %mask, i32 %n)
  ret <4 x i64> %r
}

; CHECK: OpFunction
; CHECK: OpFConvert
define <4 x float> @fptrunc(<4 x double> %a, <4 x i1> %mask, i32 %n) {
  %r = call <4 x float> @llvm.vp.fptrunc.v4f32.v4f64(<4 x double> %a, <4 x i1> %mask, i32 %n)
  ret <4 x float> %r
}

; CHECK: OpFunction
; CHECK: OpFConvert
define <4 x double> @fpext(<4 x float> %a, <4 x i1> %mask, i32 %n) {
  %r = call <4 x double> @llvm.vp.fpext.v4f64.v4f32(<4 x float> %a, <4 x i1> %mask, i32 %n)
  ret <4 x double> %r
}

; CHECK: OpFunction
; CHECK: OpConvertFToU
define <4 x i32> @fptoui(<4 x float> %a, <4 x i1> %mask, i32 %n) {
  %r = call <4 x i32> @llvm.vp.fptoui.v4i32.v4f32(<4 x float> %a, <4 x i1> %mask, i32 %n)
  ret <4 x i32> %r
}

; CHECK: OpFunction
; CHECK: OpConvertFToS
define <4 x i32> @fptosi(<4 x float> %a, <4 x i1> %mask, i32 %n) {
  %r = call <4 x i32> @llvm.vp.fptosi.v4i32.v4f32(<4 x float> %a, <4 x i1> %mask, i32 %n)
  ret <4 x i32> %r
}

; CHECK: OpFunction
; CHECK: OpConvertUToF
define <4 x float> @uitofp(<4 x i32> %a, <4 x i1> %mask, i32 %n) {
  %r = call <4 x float> @llvm.vp.uitofp.v4f32.v4i32(<4 x i32> %a, <4 x i1> %mask, i32 %n)
  ret <4 x float> %r
}

; CHECK: OpFunction
; CHECK: OpConvertSToF
define <4 x float> @sitofp(<4 x i32> %a, <4 x i1> %mask, i32 %n) {
  %r = call <4 x float> @llvm.vp.sitofp.v4f32.v4i32(<4 x i32> %a, <4 x i1> %mask, i32 %n)
  ret <4 x float> %r
}

; CHECK: OpFunction
; CHECK: OpConvertPtrToU
define <4 x i64> @ptrtoint(<4 x ptr addrspace(1)> %a, <4 x i1> %mask, i32 %n) {
  %r = call <4 x i64> @llvm.vp.ptrtoint.v4i64.v4p1(<4 x ptr addrspace(1)> %a, <4 x i1> %mask, i32 %n)
  ret <4 x i64> %r
}

; CHECK: OpFunction
; CHECK: OpConvertUToPtr
define <4 x ptr addrspace(1)> @inttoptr(<4 x i64> %a, <4 x i1> %mask, i32 %n) {
  %r = call <4 x ptr addrspace(1)> @llvm.vp.inttoptr.v4p1.v4i64(<4 x i64> %a, <4 x i1> %mask, i32 %n)
  ret <4 x ptr addrspace(1)> %r
}

; CHECK: OpFunction
; CHECK: OpSLessThan
define <4 x i1> @icmp(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %n) {
  %r = call <4 x i1> @llvm.vp.icmp.v4i32(<4 x i32> %a, <4 x i32> %b, metadata !"slt", <4 x i1> %mask, i32 %n)
  ret <4 x i1> %r
}

; CHECK: OpFunction
; CHECK: OpFOrdLessThan
define <4 x i1> @fcmp(<4 x float> %a, <4 x float> %b, <4 x i1> %mask, i32 %n) {
  %r = call <4 x i1> @llvm.vp.fcmp.v4f32(<4 x float> %a, <4 x float> %b, metadata !"olt", <4 x i1> %mask, i32 %n)
  ret <4 x i1> %r
}

; CHECK: OpFunction
; CHECK: OpShiftRightLogical
define <4 x i32> @bitreverse(<4 x i32> %a, <4 x i1> %mask, i32 %n) {
  %r = call <4 x i32> @llvm.vp.bitreverse.v4i32(<4 x i32> %a, <4 x i1> %mask, i32 %n)
  ret <4 x i32> %r
}

; CHECK: OpFunction
; CHECK: OpShiftRightLogical
define <4 x i32> @bswap(<4 x i32> %a, <4 x i1> %mask, i32 %n) {
  %r = call <4 x i32> @llvm.vp.bswap.v4i32(<4 x i32> %a, <4 x i1> %mask, i32 %n)
  ret <4 x i32> %r
}

; CHECK: OpFunction
; CHECK: OpBitCount
define <4 x i32> @ctpop(<4 x i32> %a, <4 x i1> %mask, i32 %n) {
  %r = call <4 x i32> @llvm.vp.ctpop.v4i32(<4 x i32> %a, <4 x i1> %mask, i32 %n)
  ret <4 x i32> %r
}

; CHECK: OpFunction
; CHECK: OpShiftLeftLogical
define <4 x i32> @fshl(<4 x i32> %a, <4 x i32> %b, <4 x i32> %c, <4 x i1> %mask, i32 %n) {
  %r = call <4 x i32> @llvm.vp.fshl.v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i32> %c, <4 x i1> %mask, i32 %n)
  ret <4 x i32> %r
}

; CHECK: OpFunction
; CHECK: OpShiftRightLogical
define <4 x i32> @fshr(<4 x i32> %a, <4 x i32> %b, <4 x i32> %c, <4 x i1> %mask, i32 %n) {
  %r = call <4 x i32> @llvm.vp.fshr.v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i32> %c, <4 x i1> %mask, i32 %n)
  ret <4 x i32> %r
}

; CHECK: OpFunction
; CHECK: {{s_max|OpSGreaterThan}}
define <4 x i32> @smax(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %n) {
  %r = call <4 x i32> @llvm.vp.smax.v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %n)
  ret <4 x i32> %r
}

; CHECK: OpFunction
; CHECK: {{s_min|OpSLessThan}}
define <4 x i32> @smin(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %n) {
  %r = call <4 x i32> @llvm.vp.smin.v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %n)
  ret <4 x i32> %r
}

; CHECK: OpFunction
; CHECK: {{u_max|OpUGreaterThan}}
define <4 x i32> @umax(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %n) {
  %r = call <4 x i32> @llvm.vp.umax.v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %n)
  ret <4 x i32> %r
}

; CHECK: OpFunction
; CHECK: {{u_min|OpULessThan}}
define <4 x i32> @umin(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %n) {
  %r = call <4 x i32> @llvm.vp.umin.v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %n)
  ret <4 x i32> %r
}

; CHECK: OpFunction
; CHECK: s_add_sat
define <4 x i32> @sadd_sat(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %n) {
  %r = call <4 x i32> @llvm.vp.sadd.sat.v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %n)
  ret <4 x i32> %r
}

; CHECK: OpFunction
; CHECK: s_sub_sat
define <4 x i32> @ssub_sat(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %n) {
  %r = call <4 x i32> @llvm.vp.ssub.sat.v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %n)
  ret <4 x i32> %r
}

; CHECK: OpFunction
; CHECK: u_add_sat
define <4 x i32> @uadd_sat(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %n) {
  %r = call <4 x i32> @llvm.vp.uadd.sat.v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %n)
  ret <4 x i32> %r
}

; CHECK: OpFunction
; CHECK: u_sub_sat
define <4 x i32> @usub_sat(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %n) {
  %r = call <4 x i32> @llvm.vp.usub.sat.v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %n)
  ret <4 x i32> %r
}

; CHECK: OpFunction
; CHECK: {{s_abs|OpSNegate}}
define <4 x i32> @abs(<4 x i32> %a, <4 x i1> %mask, i32 %n) {
  %r = call <4 x i32> @llvm.vp.abs.v4i32(<4 x i32> %a, i1 false, <4 x i1> %mask, i32 %n)
  ret <4 x i32> %r
}

; CHECK: OpFunction
; CHECK: clz
define <4 x i32> @ctlz(<4 x i32> %a, <4 x i1> %mask, i32 %n) {
  %r = call <4 x i32> @llvm.vp.ctlz.v4i32(<4 x i32> %a, i1 false, <4 x i1> %mask, i32 %n)
  ret <4 x i32> %r
}

; CHECK: OpFunction
; CHECK: OpBitCount
define <4 x i32> @cttz(<4 x i32> %a, <4 x i1> %mask, i32 %n) {
  %r = call <4 x i32> @llvm.vp.cttz.v4i32(<4 x i32> %a, i1 false, <4 x i1> %mask, i32 %n)
  ret <4 x i32> %r
}

; CHECK: OpFunction
; CHECK: ceil
define <4 x float> @ceil(<4 x float> %a, <4 x i1> %mask, i32 %n) {
  %r = call <4 x float> @llvm.vp.ceil.v4f32(<4 x float> %a, <4 x i1> %mask, i32 %n)
  ret <4 x float> %r
}

; CHECK: OpFunction
; CHECK: copysign
define <4 x float> @copysign(<4 x float> %a, <4 x float> %b, <4 x i1> %mask, i32 %n) {
  %r = call <4 x float> @llvm.vp.copysign.v4f32(<4 x float> %a, <4 x float> %b, <4 x i1> %mask, i32 %n)
  ret <4 x float> %r
}

; CHECK: OpFunction
; CHECK: fabs
define <4 x float> @fabs(<4 x float> %a, <4 x i1> %mask, i32 %n) {
  %r = call <4 x float> @llvm.vp.fabs.v4f32(<4 x float> %a, <4 x i1> %mask, i32 %n)
  ret <4 x float> %r
}

; CHECK: OpFunction
; CHECK: floor
define <4 x float> @floor(<4 x float> %a, <4 x i1> %mask, i32 %n) {
  %r = call <4 x float> @llvm.vp.floor.v4f32(<4 x float> %a, <4 x i1> %mask, i32 %n)
  ret <4 x float> %r
}

; CHECK: OpFunction
; CHECK: fma
define <4 x float> @fma(<4 x float> %a, <4 x float> %b, <4 x float> %c, <4 x i1> %mask, i32 %n) {
  %r = call <4 x float> @llvm.vp.fma.v4f32(<4 x float> %a, <4 x float> %b, <4 x float> %c, <4 x i1> %mask, i32 %n)
  ret <4 x float> %r
}

; CHECK: OpFunction
; CHECK: mad
define <4 x float> @fmuladd(<4 x float> %a, <4 x float> %b, <4 x float> %c, <4 x i1> %mask, i32 %n) {
  %r = call <4 x float> @llvm.vp.fmuladd.v4f32(<4 x float> %a, <4 x float> %b, <4 x float> %c, <4 x i1> %mask, i32 %n)
  ret <4 x float> %r
}

; CHECK: OpFunction
; CHECK: OpFOrdGreaterThan
define <4 x float> @maximum(<4 x float> %a, <4 x float> %b, <4 x i1> %mask, i32 %n) {
  %r = call <4 x float> @llvm.vp.maximum.v4f32(<4 x float> %a, <4 x float> %b, <4 x i1> %mask, i32 %n)
  ret <4 x float> %r
}

; CHECK: OpFunction
; CHECK: fmax
define <4 x float> @maxnum(<4 x float> %a, <4 x float> %b, <4 x i1> %mask, i32 %n) {
  %r = call <4 x float> @llvm.vp.maxnum.v4f32(<4 x float> %a, <4 x float> %b, <4 x i1> %mask, i32 %n)
  ret <4 x float> %r
}

; CHECK: OpFunction
; CHECK: OpFOrdLessThan
define <4 x float> @minimum(<4 x float> %a, <4 x float> %b, <4 x i1> %mask, i32 %n) {
  %r = call <4 x float> @llvm.vp.minimum.v4f32(<4 x float> %a, <4 x float> %b, <4 x i1> %mask, i32 %n)
  ret <4 x float> %r
}

; CHECK: OpFunction
; CHECK: fmin
define <4 x float> @minnum(<4 x float> %a, <4 x float> %b, <4 x i1> %mask, i32 %n) {
  %r = call <4 x float> @llvm.vp.minnum.v4f32(<4 x float> %a, <4 x float> %b, <4 x i1> %mask, i32 %n)
  ret <4 x float> %r
}

; CHECK: OpFunction
; CHECK: rint
define <4 x float> @nearbyint(<4 x float> %a, <4 x i1> %mask, i32 %n) {
  %r = call <4 x float> @llvm.vp.nearbyint.v4f32(<4 x float> %a, <4 x i1> %mask, i32 %n)
  ret <4 x float> %r
}

; CHECK: OpFunction
; CHECK: rint
define <4 x float> @rint(<4 x float> %a, <4 x i1> %mask, i32 %n) {
  %r = call <4 x float> @llvm.vp.rint.v4f32(<4 x float> %a, <4 x i1> %mask, i32 %n)
  ret <4 x float> %r
}

; CHECK: OpFunction
; CHECK: round
define <4 x float> @round(<4 x float> %a, <4 x i1> %mask, i32 %n) {
  %r = call <4 x float> @llvm.vp.round.v4f32(<4 x float> %a, <4 x i1> %mask, i32 %n)
  ret <4 x float> %r
}

; CHECK: OpFunction
; CHECK: rint
define <4 x float> @roundeven(<4 x float> %a, <4 x i1> %mask, i32 %n) {
  %r = call <4 x float> @llvm.vp.roundeven.v4f32(<4 x float> %a, <4 x i1> %mask, i32 %n)
  ret <4 x float> %r
}

; CHECK: OpFunction
; CHECK: trunc
define <4 x float> @roundtozero(<4 x float> %a, <4 x i1> %mask, i32 %n) {
  %r = call <4 x float> @llvm.vp.roundtozero.v4f32(<4 x float> %a, <4 x i1> %mask, i32 %n)
  ret <4 x float> %r
}

; CHECK: OpFunction
; CHECK: sqrt
define <4 x float> @sqrt(<4 x float> %a, <4 x i1> %mask, i32 %n) {
  %r = call <4 x float> @llvm.vp.sqrt.v4f32(<4 x float> %a, <4 x i1> %mask, i32 %n)
  ret <4 x float> %r
}

; CHECK: OpFunction
; CHECK: rint
define <4 x i64> @llrint(<4 x float> %a, <4 x i1> %mask, i32 %n) {
  %r = call <4 x i64> @llvm.vp.llrint.v4i64.v4f32(<4 x float> %a, <4 x i1> %mask, i32 %n)
  ret <4 x i64> %r
}

; CHECK: OpFunction
; CHECK: rint
define <4 x i32> @lrint(<4 x float> %a, <4 x i1> %mask, i32 %n) {
  %r = call <4 x i32> @llvm.vp.lrint.v4i32.v4f32(<4 x float> %a, <4 x i1> %mask, i32 %n)
  ret <4 x i32> %r
}

; CHECK: OpFunction
; CHECK: OpBitwiseAnd
define <4 x i1> @is_fpclass(<4 x float> %a, <4 x i1> %mask, i32 %n) {
  %r = call <4 x i1> @llvm.vp.is.fpclass.v4f32(<4 x float> %a, i32 3, <4 x i1> %mask, i32 %n)
  ret <4 x i1> %r
}
