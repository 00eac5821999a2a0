; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; CHECK: OpDecorate %[[#Narrow:]] NoContraction
; CHECK-NOT: NoContraction
; CHECK: %[[#Narrow]] = OpFConvert
; CHECK: OpFConvert
; CHECK: OpFConvert
define spir_kernel void @f(ptr addrspace(1) %p, ptr addrspace(1) %q, float %a) {
  %narrow = fptrunc float %a to half
  %back = fpext half %narrow to float
  store float %back, ptr addrspace(1) %p
  %free = fptrunc contract float %a to half
  store half %free, ptr addrspace(1) %q
  ret void
}
