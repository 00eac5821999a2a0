; RUN: pyllc -mtriple=spirv64 -stop-after=assembly %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s --check-prefix=SPV

; CHECK: call i32 @llvm.nvvm.bfe.s32(i32 %a, i32 4, i32 %b)
; CHECK: call i64 @llvm.nvvm.bfi.b64(i64 %w, i64 %w, i32 %a, i32 7)
; CHECK: call i32 @llvm.nvvm.flo.u(i32 %a, i1 true)
; CHECK: call i32 @llvm.nvvm.fshl.clamp(i32 %b, i32 %a, i32 3)
; CHECK: call i32 @llvm.fshr.i32(i32 %b, i32 %a, i32 3)
; CHECK: call i32 @llvm.nvvm.idp4a.s.u(i32 %a, i32 %b, i32 1)
; CHECK: call i32 @llvm.nvvm.idp2a.u.u(i32 %a, i32 %b, i1 true, i32 1)
; CHECK: icmp sge i32 %b, 0
; CHECK: call i64 @llvm.nvvm.sad.ull(i64 %w, i64 %w, i64 1)
; CHECK: call i32 @llvm.nvvm.mul24.ui(i32 %a, i32 %b)
; CHECK: call i32 @llvm.nvvm.bmsk.wrap(i32 %a, i32 %b)
; CHECK: call i32 @llvm.nvvm.zext.clamp(i32 %a, i32 %b)
; CHECK: call i32 @llvm.nvvm.fns(i32 %a, i32 %b, i32 2)
; CHECK: call i32 @llvm.nvvm.prmt.rc16(i32 %a, i32 %b)
; CHECK: call float @llvm.copysign.f32(float %f, float 1.000000e+00)
; CHECK: call i1 @llvm.is.fpclass.f32(float %f, i32 516)
; SPV: OpFunctionEnd
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr addrspace(1) %p, i32 %a, i32 %b, i64 %w, float %f) {
  %r0 = call i32 asm "bfe.s32 $0, $1, 4, $2;", "=r,r,r"(i32 %a, i32 %b)
  %r1 = call i64 asm "bfi.b64 $0, $1, $1, $2, 7;", "=l,l,r"(i64 %w, i32 %a)
  %r2 = call i32 asm "bfind.shiftamt.u32 $0, $1;", "=r,r"(i32 %a)
  %r3 = call i32 asm "shf.l.clamp.b32 $0, $1, $2, 3;", "=r,r,r"(i32 %a, i32 %b)
  %r4 = call i32 asm "shf.r.wrap.b32 $0, $1, $2, 3;", "=r,r,r"(i32 %a, i32 %b)
  %r5 = call i32 asm "dp4a.s32.u32 $0, $1, $2, 1;", "=r,r,r"(i32 %a, i32 %b)
  %r6 = call i32 asm "dp2a.hi.u32.u32 $0, $1, $2, 1;", "=r,r,r"(i32 %a, i32 %b)
  %r7 = call i32 asm "slct.u32.s32 $0, $1, 5, $2;", "=r,r,r"(i32 %a, i32 %b)
  %r8 = call i64 asm "sad.u64 $0, $1, $1, 1;", "=l,l"(i64 %w)
  %r9 = call i32 asm "mad24.lo.u32 $0, $1, $2, 6;", "=r,r,r"(i32 %a, i32 %b)
  %ra = call i32 asm "bmsk.wrap.b32 $0, $1, $2;", "=r,r,r"(i32 %a, i32 %b)
  %rb = call i32 asm "szext.clamp.u32 $0, $1, $2;", "=r,r,r"(i32 %a, i32 %b)
  %rc = call i32 asm "fns.b32 $0, $1, $2, 2;", "=r,r,r"(i32 %a, i32 %b)
  %rd = call i32 asm "prmt.b32.rc16 $0, $1, 0, $2;", "=r,r,r"(i32 %a, i32 %b)
  %re = call float asm "copysign.f32 $0, 0f3F800000, $1;", "=f,f"(float %f)
  %rf = call i32 asm "{ .reg .pred p; testp.infinite.f32 p, $1; selp.b32 $0, 1, 0, p; }", "=r,f"(float %f)
  %s0 = add i32 %r0, %r2
  %s1 = add i32 %r3, %r4
  %s2 = add i32 %r5, %r6
  %s3 = add i32 %r7, %r9
  %s4 = add i32 %ra, %rb
  %s5 = add i32 %rc, %rd
  %t0 = add i32 %s0, %s1
  %t1 = add i32 %s2, %s3
  %t2 = add i32 %s4, %s5
  %t3 = add i32 %t0, %t1
  %t4 = add i32 %t2, %rf
  %t5 = add i32 %t3, %t4
  store volatile i32 %t5, ptr addrspace(1) %p
  %x = add i64 %r1, %r8
  store volatile i64 %x, ptr addrspace(1) %p
  store volatile float %re, ptr addrspace(1) %p
  ret void
}
