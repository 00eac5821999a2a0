; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The one kernel whose product may not join its sum; the others have none, or allow it.

; CHECK: OpEntryPoint Kernel %[[#Plain:]] "plain"
; CHECK: OpEntryPoint Kernel %[[#Contracts:]] "contracts"
; CHECK: OpEntryPoint Kernel %[[#Muladd:]] "muladd"
; CHECK: OpEntryPoint Kernel %[[#Integers:]] "integers"
; CHECK-NEXT: OpExecutionMode %[[#Plain]] ContractionOff
; CHECK-NOT: OpExecutionMode
define spir_kernel void @plain(ptr addrspace(1) %p, float %a) {
  %b = fmul float %a, %a
  %c = fadd float %b, %a
  store float %c, ptr addrspace(1) %p
  ret void
}

define spir_kernel void @contracts(ptr addrspace(1) %p, float %a) {
  %b = fmul contract float %a, %a
  %c = fadd contract float %b, %a
  store float %c, ptr addrspace(1) %p
  ret void
}

define spir_kernel void @muladd(ptr addrspace(1) %p, float %a) {
  %c = call float @llvm.fmuladd.f32(float %a, float %a, float %a)
  store float %c, ptr addrspace(1) %p
  ret void
}

define spir_kernel void @integers(ptr addrspace(1) %p, i32 %a) {
  store i32 %a, ptr addrspace(1) %p
  ret void
}
