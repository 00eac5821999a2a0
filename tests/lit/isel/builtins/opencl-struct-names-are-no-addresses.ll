; RUN: pyllc -mtriple=spirv64 --split-input-file --verify-diagnostics %s

; What points to OpenCL's opaque structs is no address.

define spir_func i64 @number() {
  %e = call spir_func ptr @_Z17create_user_eventv()
  %n = ptrtoint ptr %e to i64 ; expected-error: 'ptrtoint' needs an address, not a value of type 'target("spirv.DeviceEvent")'
  ret i64 %n
}

declare spir_func ptr @_Z17create_user_eventv()

; -----

define spir_func i32 @contents() {
  %e = call spir_func ptr @_Z17create_user_eventv() ; expected-error: builtin 'create_user_event' is not one of type 'ptr ()'
  %n = load i32, ptr %e
  ret i32 %n
}

declare spir_func ptr @_Z17create_user_eventv()

; -----

define spir_func i1 @compared(ptr %p) {
  %e = call spir_func ptr @_Z17create_user_eventv()
  %n = icmp eq ptr %e, %p ; expected-error: 'icmp' needs an address, not a value of type 'target("spirv.DeviceEvent")'
  ret i1 %n
}

declare spir_func ptr @_Z17create_user_eventv()

; -----

define spir_func void @address(ptr %p) {
  store i32 0, ptr %p
  store i32 1, ptr %p
  br label %next
next:
  store i32 2, ptr %p
  call spir_func void @_Z13release_event12ocl_clkevent(ptr %p) ; expected-error: an address becomes a value of type '%opencl.clk_event_t'
  ret void
}

declare spir_func void @_Z13release_event12ocl_clkevent(ptr)

; -----

define spir_func void @number() {
  call spir_func void @_Z13release_event12ocl_clkevent(ptr inttoptr (i64 5 to ptr)) ; expected-error: an address becomes a value of type '%opencl.clk_event_t'
  ret void
}

declare spir_func void @_Z13release_event12ocl_clkevent(ptr)
