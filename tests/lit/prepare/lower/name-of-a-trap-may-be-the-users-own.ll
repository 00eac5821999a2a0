; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; A function with a body does what that says. An import that may come back, as far as the module
; tells, is no function of C's, which no device has; so it is called like any other.

; CHECK-DAG: LinkageAttributes "exit" Import
; CHECK-DAG: LinkageAttributes "abort" Export
; CHECK: OpFunctionCall
; CHECK: OpFunctionCall
; CHECK: OpStore
declare spir_func void @exit(i32)

define spir_func void @abort(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  ret void
}

define spir_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  call spir_func void @exit(i32 1)
  call spir_func void @abort(ptr addrspace(1) %q)
  store i32 2, ptr addrspace(1) %p
  ret void
}
