; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Without `contract` a product and a sum stay apart; integer kernels have nothing to contract, and
; a kernel is strict when a function it calls is.

; CHECK: OpEntryPoint Kernel %[[#Strict:]] "strict"
; CHECK: OpEntryPoint Kernel %[[#Integer:]] "integer"
; CHECK: OpEntryPoint Kernel %[[#Contracting:]] "contracting"
; CHECK: OpEntryPoint Kernel %[[#Caller:]] "caller"
; CHECK-NOT: OpExecutionMode %[[#Integer]] ContractionOff
; CHECK-NOT: OpExecutionMode %[[#Contracting]] ContractionOff
; CHECK-DAG: OpExecutionMode %[[#Strict]] ContractionOff
; CHECK-DAG: OpExecutionMode %[[#Caller]] ContractionOff
; CHECK-NOT: ContractionOff
; CHECK: OpTypeVoid
define spir_kernel void @strict(ptr addrspace(1) %p, float %x) {
  %product = fmul float %x, %x
  %sum = fadd float %product, %x
  store float %sum, ptr addrspace(1) %p
  ret void
}
define spir_kernel void @integer(ptr addrspace(1) %p, i32 %x) {
  %product = mul i32 %x, %x
  store i32 %product, ptr addrspace(1) %p
  ret void
}
define spir_kernel void @contracting(ptr addrspace(1) %p, float %x) {
  %product = fmul contract float %x, %x
  %sum = fadd contract float %product, %x
  store float %sum, ptr addrspace(1) %p
  ret void
}
define spir_kernel void @caller(ptr addrspace(1) %p, float %x) {
  %y = call float @strict_function(float %x)
  store float %y, ptr addrspace(1) %p
  ret void
}
define internal float @strict_function(float %x) {
  %product = fmul float %x, %x
  %sum = fadd float %product, %x
  ret float %sum
}
