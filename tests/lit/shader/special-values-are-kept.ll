; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; Without the mode a driver may take NaN for a value that never occurs (Vulkan, Precision).
; CHECK-DAG: OpCapability SignedZeroInfNanPreserve
; CHECK-DAG: OpEntryPoint GLCompute %[[#Compare:]] "compare"
; CHECK-DAG: OpEntryPoint GLCompute %[[#Widths:]] "widths"
; CHECK-DAG: OpEntryPoint GLCompute %[[#Finite:]] "finite"
; CHECK: OpExecutionMode %[[#Compare]] SignedZeroInfNanPreserve 32
; CHECK-NOT: OpExecutionMode %[[#Compare]] SignedZeroInfNanPreserve
; CHECK: OpExecutionMode %[[#Widths]] SignedZeroInfNanPreserve 16
; CHECK: OpExecutionMode %[[#Widths]] SignedZeroInfNanPreserve 64
; CHECK-NOT: OpExecutionMode %[[#Finite]] SignedZeroInfNanPreserve
define spir_kernel void @compare(ptr addrspace(1) %p, float %a) {
  %c = fcmp une float %a, %a
  %w = zext i1 %c to i32
  store i32 %w, ptr addrspace(1) %p
  ret void
}

define spir_kernel void @widths(ptr addrspace(1) %p, ptr addrspace(1) %q, half %a, <2 x double> %b) {
  %h = fadd half %a, %a
  store half %h, ptr addrspace(1) %p
  %d = fmul nnan ninf <2 x double> %b, %b
  store <2 x double> %d, ptr addrspace(1) %q
  ret void
}

define spir_kernel void @finite(ptr addrspace(1) %p, float %a) {
  %s = fadd nnan ninf nsz float %a, %a
  store float %s, ptr addrspace(1) %p
  ret void
}
