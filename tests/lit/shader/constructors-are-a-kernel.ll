; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; The host runs it once, before all others: what it stores is in the data of the module.

; CHECK: OpEntryPoint GLCompute %{{[0-9]+}} "kernel"
; CHECK: OpEntryPoint GLCompute %{{[0-9]+}} "spirv$device$init"
@count = internal addrspace(1) global i32 0
@llvm.global_ctors = appending addrspace(1) global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @start, ptr null }]

define internal spir_func void @start() {
  store i32 42, ptr addrspace(1) @count
  ret void
}

define spir_kernel void @kernel(ptr addrspace(1) %p) {
  %v = load i32, ptr addrspace(1) @count
  store i32 %v, ptr addrspace(1) %p
  ret void
}
