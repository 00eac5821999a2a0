; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.2 %s -o - | filecheck %s

; The builtin, the function of SPIR-V's own names and an overload of vectors have one template.
; CHECK-COUNT-4: OpFOrdGreaterThan %
; CHECK-NOT: OpFOrdGreaterThan %
define spir_kernel void @signs(ptr addrspace(1) %p, float %a) {
  %b = load <8 x float>, ptr addrspace(1) %p
  %s = call float @_Z4signf(float %a)
  %t = call float @__spirv_ocl_sign(float %s)
  %u = call <8 x float> @_Z4signDv8_f(<8 x float> %b)
  store float %t, ptr addrspace(1) %p
  store <8 x float> %u, ptr addrspace(1) %p
  ret void
}

declare float @_Z4signf(float)
declare float @__spirv_ocl_sign(float)
declare <8 x float> @_Z4signDv8_f(<8 x float>)
