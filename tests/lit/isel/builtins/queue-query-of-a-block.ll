; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: OpEntryPoint Kernel %[[#Run:]] "block_invoke_kernel"
; CHECK: OpGetKernelWorkGroupSize %{{[0-9]+}} %[[#Run]]
define spir_func i32 @f() {
  %literal = alloca <{ i32, i32, ptr addrspace(4) }>, align 8
  %1 = addrspacecast ptr %literal to ptr addrspace(4)
  %2 = call spir_func i32 @__get_kernel_work_group_size_impl(ptr addrspace(4) addrspacecast (ptr @block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %1)
  ret i32 %2
}

define spir_kernel void @block_invoke_kernel(ptr addrspace(4) %data) {
  ret void
}

declare spir_func i32 @__get_kernel_work_group_size_impl(ptr addrspace(4), ptr addrspace(4))
