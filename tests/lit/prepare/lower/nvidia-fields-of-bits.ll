; RUN: pyllc -mtriple=spirv64 -stop-after=lower-intrinsics %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s --check-prefix=SPV

; A search for the highest bit gives -1 where there is none, a shift by too much is limited.
; CHECK: call i32 @llvm.ctlz.i32(i32 %a, i1 false)
; CHECK: select i1 %{{[0-9]+}}, i32 -1
; CHECK: shl i64 1
; CHECK: call i32 @llvm.umin.i32(i32 %b, i32 32)
; CHECK: ashr i32
; CHECK: lshr i64
; CHECK: mul i32
; CHECK: mul i32
; CHECK: call i32 @_Z5mul24ii(i32
; CHECK: call i16 @_Z8abs_diffss(i16
; CHECK: icmp eq i32 %{{[0-9]+}}, 3
; CHECK: call i32 @expand.nvvm.fns
; SPV: OpFunctionEnd
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr %p, i32 %a, i32 %b, i16 %c) {
  %r0 = call i32 @llvm.nvvm.flo.u.i32(i32 %a, i1 false)
  %r1 = call i32 @llvm.nvvm.bmsk.wrap(i32 %r0, i32 %b)
  %r2 = call i32 @llvm.nvvm.sext.clamp(i32 %r1, i32 %b)
  %r3 = call i32 @llvm.nvvm.fshr.clamp(i32 %r2, i32 %a, i32 %b)
  %r4 = call i32 @llvm.nvvm.idp2a.s.u(i32 %r3, i32 %a, i1 true, i32 %b)
  %r5 = call i32 @llvm.nvvm.mul24.i(i32 %r4, i32 %a)
  %r6 = call i16 @llvm.nvvm.sad.s(i16 %c, i16 3, i16 %c)
  %w = zext i16 %r6 to i32
  %r7 = call i32 @llvm.nvvm.prmt.f4e(i32 %r5, i32 %w, i32 %b)
  %r8 = call i32 @llvm.nvvm.fns(i32 %r7, i32 %a, i32 %b)
  store i32 %r8, ptr %p
  ret void
}
