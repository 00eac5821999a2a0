; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s
; OpenCL lacks these functions, so polynomials compute them.

; CHECK: %[[#Set:]] = OpExtInstImport "OpenCL.std"
; CHECK: OpFunction
; CHECK: OpExtInst %{{[0-9]+}} %[[#Set]] cos
; CHECK: OpExtInst %{{[0-9]+}} %[[#Set]] sin
define float @bessel(float %x) {
  %r = call float @__ocml_j0_f32(float %x)
  ret float %r
}
; CHECK: OpBitCount
define i32 @count(i32 %x) {
  %r = call i32 @__ockl_popcount_u32(i32 %x)
  ret i32 %r
}
; CHECK: OpExtInst %{{[0-9]+}} %[[#Set]] clz
define i64 @zeros(i64 %x) {
  %r = call i64 @__ockl_clz_u64(i64 %x)
  ret i64 %r
}
declare float @__ocml_j0_f32(float)
declare i32 @__ockl_popcount_u32(i32)
declare i64 @__ockl_clz_u64(i64)
