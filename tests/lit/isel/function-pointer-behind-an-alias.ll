; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_function_pointers %s -o - | filecheck %s
; NEW-SPIRV-VAL

; Who calls through a table may call what its aliases stand for: the kernel is as strict about
; products and sums, and has the same variables in its interface. The address is the function's.

; CHECK: OpEntryPoint Kernel %[[#Kernel:]] "k" %[[#Table:]] %[[#Seen:]]
; CHECK-NEXT: OpExecutionMode %[[#Kernel]] ContractionOff
; CHECK: OpName %[[#Seen]] "seen"
; CHECK: OpName %[[#Table]] "table"
; CHECK: OpName %[[#Strict:]] "strict"
; CHECK: %[[#Address:]] = OpConstantFunctionPointerINTEL %{{[0-9]+}} %[[#Strict]]
; CHECK: %[[#Entries:]] = OpConstantComposite %{{[0-9]+}} %[[#Address]] %[[#Address]]
; CHECK: %[[#Table]] = OpVariable %{{[0-9]+}} CrossWorkgroup %[[#Entries]]
; CHECK-NOT: OpConstantFunctionPointerINTEL

@seen = internal addrspace(1) global float 0.0
@alias = internal alias float (float), ptr @strict
@second = internal alias float (float), ptr @alias
@table = internal addrspace(1) constant [2 x ptr] [ptr @alias, ptr @second]

define internal spir_func float @strict(float %a) {
  %v = load float, ptr addrspace(1) @seen
  %product = fmul float %a, %a
  %sum = fadd float %product, %v
  ret float %sum
}

define spir_kernel void @k(ptr addrspace(1) %out, i64 %i) {
  %slot = getelementptr [2 x ptr], ptr addrspace(1) @table, i64 0, i64 %i
  %f = load ptr, ptr addrspace(1) %slot
  %v = call spir_func float %f(float 2.0)
  store float %v, ptr addrspace(1) %out
  ret void
}
