; RUN: not pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s

; The error in the variable is told once; its second use is no recursion.

; CHECK: error: the address of function '@f' needs SPV_INTEL_function_pointers
; CHECK-NOT: depends on itself

@table = addrspace(1) constant [1 x ptr] [ptr @f]

define spir_func void @f() {
  ret void
}

define spir_kernel void @k(ptr addrspace(1) %out) {
  %a = load ptr, ptr addrspace(1) @table
  %b = ptrtoint ptr %a to i64
  store i64 %b, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @l(ptr addrspace(1) %out) {
  %a = load ptr, ptr addrspace(1) @table
  %b = ptrtoint ptr %a to i64
  store i64 %b, ptr addrspace(1) %out
  ret void
}
