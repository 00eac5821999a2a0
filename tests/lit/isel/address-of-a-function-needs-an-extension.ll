; RUN: pyllc --split-input-file --verify-diagnostics %s

declare void @g(ptr)

define void @f() {
  call void @g(ptr @f) ; expected-error: SPV_INTEL_function_pointers
  ret void
}

; -----

define void @f(ptr addrspace(1) %p) {
  store ptr @f, ptr addrspace(1) %p ; expected-error: SPV_INTEL_function_pointers
  ret void
}

; -----

define ptr @f() {
  ret ptr @f ; expected-error: SPV_INTEL_function_pointers
}

; -----

define i64 @f() {
  %bits = ptrtoint ptr @f to i64 ; expected-error: SPV_INTEL_function_pointers
  ret i64 %bits
}

; -----

define ptr @f(i1 %c) {
  %chosen = select i1 %c, ptr @f, ptr null ; expected-error: SPV_INTEL_function_pointers
  ret ptr %chosen
}

; -----

define i1 @f(ptr %p) {
  %same = icmp eq ptr %p, @f ; expected-error: SPV_INTEL_function_pointers
  ret i1 %same
}
