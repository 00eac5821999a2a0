; RUN: pyllc -mtriple=spirv64 -stop-after=lower-intrinsics %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s --check-prefix=SPV

; CHECK: call <2 x half> @llvm.fma.v2f16
; CHECK: call half @llvm.copysign.f16
; CHECK: fptrunc float %{{[0-9]+}} to half
; CHECK: insertelement <2 x half>
; A float of eight bits is the largest one where the number is larger.
; CHECK: call i32 @llvm.umin.i32(i32 %{{[0-9]+}}, i32 126)
; CHECK: icmp eq i32 %{{[0-9]+}}, 127
; CHECK: and i32 %{{[0-9]+}}, -8192
; SPV: OpFunctionEnd
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr %p, <2 x half> %a, half %b, float %x) {
  %f = call <2 x half> @llvm.nvvm.fma.rn.relu.f16x2(<2 x half> %a, <2 x half> %a, <2 x half> %a)
  %m = call half @llvm.nvvm.fmax.nan.xorsign.abs.f16(half %b, half 0xH3C00)
  %h = call <2 x half> @llvm.nvvm.ff2f16x2.rn.relu.satfinite(float %x, float 1.0)
  %t = call i16 @llvm.nvvm.ff.to.e4m3x2.rn(float %x, float 2.0)
  %u = call <2 x half> @llvm.nvvm.e4m3x2.to.f16x2.rn(i16 %t)
  %v = call i32 @llvm.nvvm.f2tf32.rz(float %x)
  %s = fadd <2 x half> %f, %h
  %w = fadd <2 x half> %s, %u
  %i = insertelement <2 x half> %w, half %m, i32 0
  store <2 x half> %i, ptr %p
  %q = getelementptr i32, ptr %p, i32 1
  store i32 %v, ptr %q
  ret void
}
