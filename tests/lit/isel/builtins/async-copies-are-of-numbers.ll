; RUN: pyllc -mtriple=spirv64 --split-input-file --verify-diagnostics %s

; OpGroupAsyncCopy copies numbers and vectors of them, and the name says vectors of pointers.
define spir_func target("spirv.Event") @f(ptr addrspace(3) %l, ptr addrspace(1) %p, target("spirv.Event") %e) {
  %r = call target("spirv.Event") @_Z21async_work_group_copyPU3AS3Dv16_PdPU3AS1KS_m9ocl_event(ptr addrspace(3) %l, ptr addrspace(1) %p, i64 4, target("spirv.Event") %e) ; expected-error: it copies numbers and vectors of them
  ret target("spirv.Event") %r
}

declare target("spirv.Event") @_Z21async_work_group_copyPU3AS3Dv16_PdPU3AS1KS_m9ocl_event(ptr addrspace(3), ptr addrspace(1), i64, target("spirv.Event"))
