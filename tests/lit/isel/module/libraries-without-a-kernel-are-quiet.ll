; RUN: pyllc --split-input-file --verify-diagnostics %s

; A module that others are linked with needs no kernel.

define spir_func void @asks(ptr addrspace(1) %p) {
  %i = call i64 @_Z13get_global_idj(i32 0)
  store i64 %i, ptr addrspace(1) %p
  ret void
}
declare i64 @_Z13get_global_idj(i32)

; -----

define i64 @gives_back() {
  %i = call i64 @_Z13get_global_idj(i32 0)
  ret i64 %i
}
declare i64 @_Z13get_global_idj(i32)

; -----

define void @of_c() {
  ret void
}

; -----

@table = addrspace(2) constant i32 5

define internal void @unused() {
  ret void
}

; -----

; Beside a kernel, the metadata of its body is a copy of the frontend's.
define spir_func void @body() !kernel_arg_type !0 {
  ret void
}

define spir_kernel void @k() !kernel_arg_type !0 {
  call spir_func void @body()
  ret void
}
!0 = !{}

; -----

target triple = "spirv64"
