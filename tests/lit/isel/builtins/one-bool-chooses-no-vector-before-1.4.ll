; RUN: pyllc --verify-diagnostics -mtriple=spirv64v1.3 %s

; OpSelect has a bool for each component of a vector before SPIR-V 1.4, and this builtin gives one.

define <8 x i32> @f(ptr addrspace(1) %object, ptr %expected, i32 %desired) {
  %r = call <8 x i32> @_Z30atomic_compare_exchange_strongPU3AS1VU7_AtomiciPii(ptr addrspace(1) %object, ptr %expected, i32 %desired)  ; expected-error: builtin 'atomic_compare_exchange_strong' is not one of type '<8 x i32> (ptr addrspace(1), ptr, i32)'
  ret <8 x i32> %r
}
declare <8 x i32> @_Z30atomic_compare_exchange_strongPU3AS1VU7_AtomiciPii(ptr addrspace(1), ptr, i32)
