; RUN: pyllc -mtriple=spirv64 -stop-after=lower-intrinsics %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s --check-prefix=SPV

; The first kind goes down where the argument is less than the order; the second one only goes up.
; CHECK: define internal float @expand.__nv_jnf
; CHECK: down:
; CHECK: up:
; CHECK: define internal double @expand.__nv_yn
; CHECK: up:
; SPV: OpFunctionEnd
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr %p, i32 %n, float %x, double %y) {
  %a = call float @__nv_jnf(i32 %n, float %x)
  %b = call double @__nv_yn(i32 %n, double %y)
  %c = fpext float %a to double
  %d = fadd double %b, %c
  store double %d, ptr %p
  ret void
}
declare float @__nv_jnf(i32, float)
declare double @__nv_yn(i32, double)
