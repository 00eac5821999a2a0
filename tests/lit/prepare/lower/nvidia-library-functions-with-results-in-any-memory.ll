; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s --check-prefix=VULKAN

; CHECK: OpExtInst %{{[0-9]+}} %{{[0-9]+}} modf
; CHECK: OpExtInst %{{[0-9]+}} %{{[0-9]+}} frexp
; CHECK: OpExtInst %{{[0-9]+}} %{{[0-9]+}} remquo
; CHECK: OpExtInst %{{[0-9]+}} %{{[0-9]+}} hypot
; VULKAN: OpFunctionEnd
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr %p, float %x, double %y) {
  %a = call float @__nv_modff(float %x, ptr %p)
  %at = getelementptr i32, ptr %p, i32 1
  %b = call float @__nv_frexpf(float %a, ptr %at)
  %c = call double @__nv_remquo(double %y, double 3.0, ptr %at)
  %d = call float @__nv_normf(i32 3, ptr %p)
  %e = fadd float %b, %d
  store float %e, ptr %p
  %far = getelementptr double, ptr %p, i32 1
  store double %c, ptr %far
  ret void
}
declare float @__nv_modff(float, ptr)
declare float @__nv_frexpf(float, ptr)
declare double @__nv_remquo(double, double, ptr)
declare float @__nv_normf(i32, ptr)
