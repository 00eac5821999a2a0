; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s --check-prefix=PLAIN
; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 --spirv-ext=+SPV_KHR_fma %s -o - | filecheck %s --check-prefix=EXT
; NEW-SPIRV-VAL

; GLSL.std.450's Fma may round the product, so that a function stands for it: one for all calls, with
; what may be fused in none of its steps. What may be inexact is Fma.
; PLAIN-NOT: OpCapability FMAKHR
; PLAIN: OpName %[[#Fused:]] "expand.fma.f32.f32.f32.f32"
; PLAIN: OpDecorate %{{[0-9]+}} NoContraction
; PLAIN: OpFunctionCall %{{[0-9]+}} %[[#Fused]]
; PLAIN: OpFunctionCall %{{[0-9]+}} %[[#Fused]]
; PLAIN: OpExtInst %{{[0-9]+}} %{{[0-9]+}} Fma
; PLAIN: %[[#Fused]] = OpFunction

; EXT: OpCapability FMAKHR
; EXT-COUNT-3: OpFmaKHR
define spir_kernel void @f(ptr addrspace(1) %p, float %a, float %b, float %c) {
  %x = call float @_Z3fmafff(float %a, float %b, float %c)
  %y = call contract float @llvm.fma.f32(float %x, float %b, float %c)
  %z = call afn float @llvm.fma.f32(float %y, float %b, float %c)
  store float %z, ptr addrspace(1) %p
  ret void
}

declare float @_Z3fmafff(float, float, float)
declare float @llvm.fma.f32(float, float, float)
