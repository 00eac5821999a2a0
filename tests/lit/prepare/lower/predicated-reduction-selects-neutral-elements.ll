; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; A lane that is off holds the element that does not change the result; the start always counts.

; CHECK: OpFunction
; CHECK: OpSelect
; CHECK: OpIAdd
; CHECK: OpReturnValue
define i32 @reduce_add(i32 %s, <4 x i32> %a, <4 x i1> %mask, i32 %n) {
  %r = call i32 @llvm.vp.reduce.add.v4i32(i32 %s, <4 x i32> %a, <4 x i1> %mask, i32 %n)
  ret i32 %r
}

; CHECK: OpFunction
; CHECK: OpSelect
; CHECK: OpIMul
; CHECK: OpReturnValue
define i32 @reduce_mul(i32 %s, <4 x i32> %a, <4 x i1> %mask, i32 %n) {
  %r = call i32 @llvm.vp.reduce.mul.v4i32(i32 %s, <4 x i32> %a, <4 x i1> %mask, i32 %n)
  ret i32 %r
}

; CHECK: OpFunction
; CHECK: OpSelect
; CHECK: OpBitwiseAnd
; CHECK: OpReturnValue
define i32 @reduce_and(i32 %s, <4 x i32> %a, <4 x i1> %mask, i32 %n) {
  %r = call i32 @llvm.vp.reduce.and.v4i32(i32 %s, <4 x i32> %a, <4 x i1> %mask, i32 %n)
  ret i32 %r
}

; CHECK: OpFunction
; CHECK: OpSelect
; CHECK: OpBitwiseOr
; CHECK: OpReturnValue
define i32 @reduce_or(i32 %s, <4 x i32> %a, <4 x i1> %mask, i32 %n) {
  %r = call i32 @llvm.vp.reduce.or.v4i32(i32 %s, <4 x i32> %a, <4 x i1> %mask, i32 %n)
  ret i32 %r
}

; CHECK: OpFunction
; CHECK: OpSelect
; CHECK: OpBitwiseXor
; CHECK: OpReturnValue
define i32 @reduce_xor(i32 %s, <4 x i32> %a, <4 x i1> %mask, i32 %n) {
  %r = call i32 @llvm.vp.reduce.xor.v4i32(i32 %s, <4 x i32> %a, <4 x i1> %mask, i32 %n)
  ret i32 %r
}

; CHECK: OpFunction
; CHECK: OpSelect
; CHECK: {{s_max|OpSGreaterThan}}
; CHECK: OpReturnValue
define i32 @reduce_smax(i32 %s, <4 x i32> %a, <4 x i1> %mask, i32 %n) {
  %r = call i32 @llvm.vp.reduce.smax.v4i32(i32 %s, <4 x i32> %a, <4 x i1> %mask, i32 %n)
  ret i32 %r
}

; CHECK: OpFunction
; CHECK: OpSelect
; CHECK: {{s_min|OpSLessThan}}
; CHECK: OpReturnValue
define i32 @reduce_smin(i32 %s, <4 x i32> %a, <4 x i1> %mask, i32 %n) {
  %r = call i32 @llvm.vp.reduce.smin.v4i32(i32 %s, <4 x i32> %a, <4 x i1> %mask, i32 %n)
  ret i32 %r
}

; CHECK: OpFunction
; CHECK: OpSelect
; CHECK: {{u_max|OpUGreaterThan}}
; CHECK: OpReturnValue
define i32 @reduce_umax(i32 %s, <4 x i32> %a, <4 x i1> %mask, i32 %n) {
  %r = call i32 @llvm.vp.reduce.umax.v4i32(i32 %s, <4 x i32> %a, <4 x i1> %mask, i32 %n)
  ret i32 %r
}

; CHECK: OpFunction
; CHECK: OpSelect
; CHECK: {{u_min|OpULessThan}}
; CHECK: OpReturnValue
define i32 @reduce_umin(i32 %s, <4 x i32> %a, <4 x i1> %mask, i32 %n) {
  %r = call i32 @llvm.vp.reduce.umin.v4i32(i32 %s, <4 x i32> %a, <4 x i1> %mask, i32 %n)
  ret i32 %r
}

; CHECK: OpFunction
; CHECK: OpSelect
; CHECK: OpFAdd
; CHECK: OpReturnValue
define float @reduce_fadd(float %s, <4 x float> %a, <4 x i1> %mask, i32 %n) {
  %r = call float @llvm.vp.reduce.fadd.v4f32(float %s, <4 x float> %a, <4 x i1> %mask, i32 %n)
  ret float %r
}

; CHECK: OpFunction
; CHECK: OpSelect
; CHECK: OpFMul
; CHECK: OpReturnValue
define float @reduce_fmul(float %s, <4 x float> %a, <4 x i1> %mask, i32 %n) {
  %r = call float @llvm.vp.reduce.fmul.v4f32(float %s, <4 x float> %a, <4 x i1> %mask, i32 %n)
  ret float %r
}

; CHECK: OpFunction
; CHECK: OpSelect
; CHECK: fmax
; CHECK: OpReturnValue
define float @reduce_fmax(float %s, <4 x float> %a, <4 x i1> %mask, i32 %n) {
  %r = call float @llvm.vp.reduce.fmax.v4f32(float %s, <4 x float> %a, <4 x i1> %mask, i32 %n)
  ret float %r
}

; CHECK: OpFunction
; CHECK: OpSelect
; CHECK: fmin
; CHECK: OpReturnValue
define float @reduce_fmin(float %s, <4 x float> %a, <4 x i1> %mask, i32 %n) {
  %r = call float @llvm.vp.reduce.fmin.v4f32(float %s, <4 x float> %a, <4 x i1> %mask, i32 %n)
  ret float %r
}

; CHECK: OpFunction
; CHECK: OpSelect
; CHECK: OpFOrdGreaterThan
; CHECK: OpReturnValue
define float @reduce_fmaximum(float %s, <4 x float> %a, <4 x i1> %mask, i32 %n) {
  %r = call float @llvm.vp.reduce.fmaximum.v4f32(float %s, <4 x float> %a, <4 x i1> %mask, i32 %n)
  ret float %r
}

; CHECK: OpFunction
; CHECK: OpSelect
; CHECK: OpFOrdLessThan
; CHECK: OpReturnValue
define float @reduce_fminimum(float %s, <4 x float> %a, <4 x i1> %mask, i32 %n) {
  %r = call float @llvm.vp.reduce.fminimum.v4f32(float %s, <4 x float> %a, <4 x i1> %mask, i32 %n)
  ret float %r
}
