; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: OpEntryPoint Kernel %{{[0-9]+}} "k" %[[#First:]] %[[#Second:]]{{$}}
; CHECK-DAG: OpName %[[#First]] "{{pointer|target}}"
; CHECK-DAG: OpName %[[#Second]] "{{pointer|target}}"
@target = addrspace(1) global i32 1
@pointer = addrspace(1) global ptr addrspace(1) @target

define spir_kernel void @k() {
  %p = load ptr addrspace(1), ptr addrspace(1) @pointer
  store i32 1, ptr addrspace(1) %p
  ret void
}
