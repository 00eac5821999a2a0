; RUN: pyllc --split-input-file --verify-diagnostics -mtriple=spirv64 %s

define spir_func i32 @f(ptr addrspace(4) %function, ptr addrspace(4) %data) {
  %1 = call spir_func i32 @__get_kernel_work_group_size_impl(ptr addrspace(4) %function, ptr addrspace(4) %data) ; expected-error: the block's function cannot be found
  ret i32 %1
}

declare spir_func i32 @__get_kernel_work_group_size_impl(ptr addrspace(4), ptr addrspace(4))

; -----

define spir_func i32 @f(ptr addrspace(4) %data) {
  %1 = call spir_func i32 @__get_kernel_work_group_size_impl(ptr addrspace(4) addrspacecast (ptr @run to ptr addrspace(4)), ptr addrspace(4) %data) ; expected-error: the block's literal cannot be found
  ret i32 %1
}

define spir_kernel void @run(ptr addrspace(4) %data) {
  ret void
}

declare spir_func i32 @__get_kernel_work_group_size_impl(ptr addrspace(4), ptr addrspace(4))
