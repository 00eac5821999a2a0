; RUN: pyllc -mtriple=spirv64 -stop-after=assembly %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s --check-prefix=SPV

; CHECK: call float @llvm.nvvm.add.rz.ftz.f(float %a, float %a)
; CHECK: %[[Minus:[0-9]+]] = fneg double %b
; CHECK: call double @llvm.nvvm.add.rm.d(double %b, double %[[Minus]])
; CHECK: call float @llvm.nvvm.fma.rp.f(float %a, float %a, float %a)
; CHECK: call double @_Z18convert_double_rtzm(i64 %n)
; SPV: OpFunctionEnd
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr addrspace(1) %p, float %a, double %b, i64 %n) {
  %r0 = call float asm "add.rz.ftz.f32 $0, $1, $1;", "=f,f"(float %a)
  %r1 = call double asm "sub.rm.f64 $0, $1, $1;", "=d,d"(double %b)
  %r2 = call float asm "fma.rp.f32 $0, $1, $1, $1;", "=f,f"(float %a)
  %r3 = call double asm "cvt.rz.f64.u64 $0, $1;", "=d,l"(i64 %n)
  store volatile float %r0, ptr addrspace(1) %p
  store volatile double %r1, ptr addrspace(1) %p
  store volatile float %r2, ptr addrspace(1) %p
  store volatile double %r3, ptr addrspace(1) %p
  ret void
}
