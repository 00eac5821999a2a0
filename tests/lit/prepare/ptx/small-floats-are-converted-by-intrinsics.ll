; RUN: pyllc -mtriple=spirv64 -stop-after=assembly %s -o - | filecheck %s

; CHECK: call i16 @llvm.nvvm.ff.to.e4m3x2.rn.relu(float %a, float %b)
; CHECK: call i16 @llvm.nvvm.f16x2.to.e5m2x2.rn(<2 x half> %h)
; CHECK: call <2 x half> @llvm.nvvm.e5m2x2.to.f16x2.rn(i16
; CHECK: call bfloat @llvm.nvvm.f2bf16.rz.relu(float %a)
; CHECK: call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn.satfinite(float %a, float %b)
; CHECK: call i32 @llvm.nvvm.f2tf32.rn.satfinite(float %a)
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr addrspace(1) %p, float %a, float %b, <2 x half> %h) {
  %r0 = call i16 asm "cvt.rn.satfinite.relu.e4m3x2.f32 $0, $1, $2;", "=h,f,f"(float %a, float %b)
  %r1 = call i16 asm "cvt.rn.satfinite.e5m2x2.f16x2 $0, $1;", "=h,r"(<2 x half> %h)
  %r2 = call i32 asm "cvt.rn.f16x2.e5m2x2 $0, $1;", "=r,h"(i16 %r1)
  %r3 = call i16 asm "cvt.rz.relu.bf16.f32 $0, $1;", "=h,f"(float %a)
  %r4 = call i32 asm "cvt.rn.satfinite.bf16x2.f32 $0, $1, $2;", "=r,f,f"(float %a, float %b)
  %r5 = call i32 asm "cvt.rn.satfinite.tf32.f32 $0, $1;", "=r,f"(float %a)
  store volatile i16 %r0, ptr addrspace(1) %p
  store volatile i16 %r3, ptr addrspace(1) %p
  %s0 = add i32 %r2, %r4
  %s1 = add i32 %s0, %r5
  store i32 %s1, ptr addrspace(1) %p
  ret void
}
