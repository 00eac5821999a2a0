; RUN: pyllc -mtriple=spirv64 -stop-after=lower-intrinsics %s -o - | filecheck %s

; The sign of what the nearest double lacks says whether its neighbour is the result.
; CHECK: %[[Near:[0-9]+]] = fadd double %x, %y
; CHECK: bitcast double %[[Near]] to i64
; CHECK: %[[Product:[0-9]+]] = fmul double
; CHECK: call double @llvm.fma.f64
; CHECK: call double @llvm.sqrt.f64
; CHECK: call double @llvm.fma.f64
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr %p, double %x, double %y) {
  %a = call double @llvm.nvvm.add.rm.d(double %x, double %y)
  %b = call double @llvm.nvvm.mul.rz.d(double %a, double %y)
  %c = call double @llvm.nvvm.sqrt.rp.d(double %b)
  store double %c, ptr %p
  ret void
}
