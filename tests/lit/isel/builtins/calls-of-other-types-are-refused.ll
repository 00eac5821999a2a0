; RUN: pyllc --split-input-file --verify-diagnostics %s

; A declaration may give a builtin any types; the message says what it was to be and what it is.

declare <2 x float> @_Z14convert_float3i(i32)
define <2 x float> @convert(i32 %x) {
  %r = call <2 x float> @_Z14convert_float3i(i32 %x)  ; expected-error: cannot convert 'i32' to '<2 x float>'
  ret <2 x float> %r
}

; -----

declare i64 @_Z7as_longi(i32)
define i64 @reinterpret(i32 %x) {
  %r = call i64 @_Z7as_longi(i32 %x)  ; expected-error: 'i32' and 'i64' differ in size
  ret i64 %r
}

; -----

declare i32 @_Z20__spirv_IAddCarry_Ru(i32, i32)
define i32 @carry(i32 %x) {
  %r = call i32 @_Z20__spirv_IAddCarry_Ru(i32 %x, i32 %x)  ; expected-error: gives two of 'i32', not 'i32'
  ret i32 %r
}

; -----

declare i32 @__to_global(ptr addrspace(4))
define i32 @cast_to_number(ptr addrspace(4) %p) {
  %r = call i32 @__to_global(ptr addrspace(4) %p)  ; expected-error: gives a pointer, not 'i32'
  ret i32 %r
}

; -----

declare ptr addrspace(3) @__to_global(ptr addrspace(4))
define ptr addrspace(3) @cast_to_another_space(ptr addrspace(4) %p) {
  %r = call ptr addrspace(3) @__to_global(ptr addrspace(4) %p)  ; expected-error: does not give a pointer of type 'ptr addrspace(3)'
  ret ptr addrspace(3) %r
}

; -----

declare void @_Z3expf(float)
define void @no_result(float %x) {
  call void @_Z3expf(float %x)  ; expected-error: gives a result
  ret void
}

; -----

declare <2 x i64> @__spirv_BuiltInGlobalInvocationId()
define <2 x i64> @lanes() {
  %r = call <2 x i64> @__spirv_BuiltInGlobalInvocationId()  ; expected-error: gives 3 numbers, not '<2 x i64>'
  ret <2 x i64> %r
}

; -----

declare i32 @_Z25atomic_fetch_add_explicitPU3AS1VU7_Atomicii12memory_order12memory_scope(ptr addrspace(1), i32, i32, i32)
define i32 @order(ptr addrspace(1) %p) {
  %r = call i32 @_Z25atomic_fetch_add_explicitPU3AS1VU7_Atomicii12memory_order12memory_scope(ptr addrspace(1) %p, i32 1, i32 9, i32 1)  ; expected-error: 9 is not a memory_order: expected 0 to 5
  ret i32 %r
}

; -----

declare i32 @_Z25atomic_fetch_add_explicitPU3AS1VU7_Atomicii12memory_order12memory_scope(ptr addrspace(1), i32, i32, i32)
define i32 @scope(ptr addrspace(1) %p) {
  %r = call i32 @_Z25atomic_fetch_add_explicitPU3AS1VU7_Atomicii12memory_order12memory_scope(ptr addrspace(1) %p, i32 1, i32 5, i32 7)  ; expected-error: 7 is not a memory_scope: expected 0 to 4
  ret i32 %r
}

; -----

declare i64 @_Z13get_global_idj(i32)
define i64 @count() {
  %r = call i64 @_Z13get_global_idj()  ; expected-error: is called with 0 arguments and takes 1
  ret i64 %r
}

; -----

declare void @_Z10ndrange_1DPv(ptr sret(i8), i64, i64, i64, i64)
%struct.ndrange_t = type { i32 }
declare void @_Z10ndrange_2DPKmS0_(ptr sret(%struct.ndrange_t), i64, i64)
define void @sizes(ptr %r) {
  call void @_Z10ndrange_2DPKmS0_(ptr sret(%struct.ndrange_t) %r, i64 1, i64 1)  ; expected-error: takes pointers to sizes
  ret void
}

; -----

declare <4 x float> @__spirv_BuiltInFragCoord()
define <4 x float> @graphics() {
  %r = call <4 x float> @__spirv_BuiltInFragCoord()  ; expected-error: a kernel has no such variable
  ret <4 x float> %r
}

; -----

; The declared result has no type of SPIR-V.
declare spir_func target("spirv.Image", float, 5, 2, 1, 1, 2, 99, 2) @__translate_sampler_initializer(i32)
define void @sampler() {
  %r = call spir_func target("spirv.Image", float, 5, 2, 1, 1, 2, 99, 2) @__translate_sampler_initializer(i32 18)  ; expected-error: has no SPIR-V counterpart here
  ret void
}
