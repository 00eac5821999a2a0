; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; So are those of long vectors, which a call would have to hand over in memory.
; CHECK: = OpFunction %
; CHECK-NOT: OpFunctionCall
; CHECK: RoundEven
; CHECK: OpFunctionEnd
; CHECK-NOT: OpFunctionCall
define spir_kernel void @once(ptr addrspace(1) %p, float %a) {
  %r = call float @_Z3expf(float %a)
  store float %r, ptr addrspace(1) %p
  ret void
}

define spir_kernel void @long(ptr addrspace(1) %p) {
  %v = load <8 x float>, ptr addrspace(1) %p
  %r = call <8 x float> @_Z3expDv8_f(<8 x float> %v)
  %s = call <8 x float> @_Z3expDv8_f(<8 x float> %r)
  store <8 x float> %s, ptr addrspace(1) %p
  ret void
}

declare float @_Z3expf(float)
declare <8 x float> @_Z3expDv8_f(<8 x float>)
