; RUN: pyllc --split-input-file --verify-diagnostics -mtriple=spirv64 %s

; An event is no address, though LLVM has it as one, so a struct that is passed has no member for it.

define spir_func { ptr, i32 } @give(ptr addrspace(3) %local, ptr addrspace(1) %global) convergent {
  %e = call spir_func ptr @_Z21async_work_group_copyPU3AS3Dv4_fPU3AS1KS_m9ocl_event(ptr addrspace(3) %local, ptr addrspace(1) %global, i64 64, ptr null)
  %s = insertvalue { ptr, i32 } poison, ptr %e, 0
  ret { ptr, i32 } %s ; expected-error: a member of '{ ptr, i32 }' is a value of type 'target("spirv.Event")'
}
declare spir_func ptr @_Z21async_work_group_copyPU3AS3Dv4_fPU3AS1KS_m9ocl_event(ptr addrspace(3), ptr addrspace(1), i64, ptr)

; -----

define spir_func void @take(ptr addrspace(3) %local, ptr addrspace(1) %global) convergent {
  %events = alloca { ptr, i64 }
  %e = call spir_func { ptr, i64 } @_Z21async_work_group_copyPU3AS3Dv4_fPU3AS1KS_m9ocl_event(ptr addrspace(3) %local, ptr addrspace(1) %global, i64 64, { ptr, i64 } zeroinitializer) ; expected-error: a member of '{ ptr, i64 }' is a value of type '%opencl.event_t'
  call spir_func void @_Z17wait_group_eventsiP9ocl_event(i32 1, ptr %events)
  ret void
}
declare spir_func { ptr, i64 } @_Z21async_work_group_copyPU3AS3Dv4_fPU3AS1KS_m9ocl_event(ptr addrspace(3), ptr addrspace(1), i64, { ptr, i64 })
declare spir_func void @_Z17wait_group_eventsiP9ocl_event(i32, ptr)
