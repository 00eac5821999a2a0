; RUN: pyllc --split-input-file --verify-diagnostics %s

; A float atomic is expanded only where its arguments are a pointer and a value of its result's type.

define float @f(ptr addrspace(1) %p, i64 %x) {
  %r = call float @_Z16atomic_fetch_minPU3AS1VU7_Atomicff(ptr addrspace(1) %p, i64 %x) ; expected-error: builtin 'atomic_fetch_min' is not one of type 'float (ptr addrspace(1), i64)'
  ret float %r
}
declare float @_Z16atomic_fetch_minPU3AS1VU7_Atomicff(ptr addrspace(1), i64)

; -----

define float @f(float %p, float %x) {
  %r = call float @_Z16atomic_fetch_maxPU3AS1VU7_Atomicff(float %p, float %x) ; expected-error: builtin 'atomic_fetch_max'
  ret float %r
}
declare float @_Z16atomic_fetch_maxPU3AS1VU7_Atomicff(float, float)

; -----

define float @f(ptr addrspace(1) %p, float %x) {
  %r = call float @_Z16atomic_fetch_maxPU3AS1VU7_Atomicff(ptr addrspace(1) %p) ; expected-error: is called with 1 arguments
  ret float %r
}
declare float @_Z16atomic_fetch_maxPU3AS1VU7_Atomicff(ptr addrspace(1), float)
