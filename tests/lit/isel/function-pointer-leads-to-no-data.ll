; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_function_pointers --split-input-file --verify-diagnostics %s

; Address space 9 holds functions and no data: nothing is written there, nor read atomically.

@g = addrspace(9) global i32 0 ; expected-error: variable '@g' in address space 9: functions are there

define void @f() {
  store i32 1, ptr addrspace(9) @g
  ret void
}

; -----

define void @f(ptr addrspace(9) %p) {
  store i32 1, ptr addrspace(9) %p ; expected-error: functions (address space 9) cannot be written
  ret void
}

; -----

define void @f(ptr addrspace(9) %p) {
  %old = atomicrmw add ptr addrspace(9) %p, i32 1 monotonic ; expected-error: functions (address space 9) cannot be written
  ret void
}

; -----

define void @f(ptr addrspace(9) %p) {
  %old = cmpxchg ptr addrspace(9) %p, i32 1, i32 2 monotonic monotonic ; expected-error: functions (address space 9) cannot be written
  ret void
}

; -----

define void @f(ptr addrspace(9) %p) {
  store atomic i32 1, ptr addrspace(9) %p monotonic, align 4 ; expected-error: functions (address space 9) cannot be written
  ret void
}

; -----

define i32 @f(ptr addrspace(9) %p) {
  %v = load atomic i32, ptr addrspace(9) %p monotonic, align 4 ; expected-error: functions (address space 9) cannot be read atomically
  ret i32 %v
}
