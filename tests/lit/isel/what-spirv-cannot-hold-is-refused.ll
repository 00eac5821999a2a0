; RUN: pyllc --split-input-file --verify-diagnostics %s

; Each message is a sentence that names the construct.

define void @constant_memory(ptr addrspace(2) %p) {
  store i32 1, ptr addrspace(2) %p  ; expected-error: constant memory (address space 2) cannot be written
  ret void
}

; -----

define ptr addrspace(4) @cast(ptr addrspace(2) %p) {
  %r = addrspacecast ptr addrspace(2) %p to ptr addrspace(4)  ; expected-error: a pointer cannot be cast to or from the constant address space (2)
  ret ptr addrspace(4) %r
}

; -----

define void @assembly() {
  call void asm sideeffect "nop", ""()  ; expected-error: inline assembly has no translation without SPV_INTEL_inline_assembly
  ret void
}

; -----

define <vscale x 4 x i32> @scalable(<vscale x 4 x i32> %x) {  ; expected-error: scalable vector '<vscale x 4 x i32>' has no SPIR-V counterpart
  ret <vscale x 4 x i32> %x
}

; -----

@local = addrspace(3) global i32 7  ; expected-error: variable '@local' in address space 3 has an initialiser: local memory starts undefined
define void @f() {
  store i32 1, ptr addrspace(3) @local
  ret void
}

; -----

@__spirv_BuiltInNothing = external addrspace(1) global i32  ; expected-error: '@__spirv_BuiltInNothing' is not a built-in variable of SPIR-V
define i32 @builtin() {
  %r = load i32, ptr addrspace(1) @__spirv_BuiltInNothing
  ret i32 %r
}

; -----

@__spirv_BuiltInFragCoord = external addrspace(1) global <4 x float>  ; expected-error: a kernel has no built-in variable FragCoord
define <4 x float> @graphics() {
  %r = load <4 x float>, ptr addrspace(1) @__spirv_BuiltInFragCoord
  ret <4 x float> %r
}

; -----

@own = thread_local addrspace(1) global i32 0  ; expected-error: thread_local variable '@own' has no translation: SPIR-V has no such storage
define i32 @thread() {
  %r = load i32, ptr addrspace(1) @own
  ret i32 %r
}

; -----

@x = addrspace(1) global i32 0
@cast = addrspace(1) global <2 x i32> bitcast (i64 ptrtoint (ptr addrspace(1) @x to i64) to <2 x i32>)  ; expected-error: constant expression 'bitcast' of type '<2 x i32>' in an initialiser has no translation
define ptr addrspace(1) @cast_expression() {
  ret ptr addrspace(1) @cast
}

; -----

@x = addrspace(1) global [4 x i24] zeroinitializer
@y = addrspace(1) global ptr addrspace(1) getelementptr ([4 x i24], ptr addrspace(1) @x, i64 0, i64 ptrtoint (ptr addrspace(1) @x to i64))  ; expected-error: an address over type '[4 x i24]' has no translation

; -----

@__spirv_BuiltInGlobalInvocationId = internal addrspace(2) constant [3 x i64] [i64 0, i64 1, i64 2]  ; expected-error: variable '@__spirv_BuiltInGlobalInvocationId' of type '[3 x i64]': the built-in variable is 3 integers of 32 or 64 bits
define i64 @no_vector(i64 %i) {
  %at = getelementptr [3 x i64], ptr addrspace(2) @__spirv_BuiltInGlobalInvocationId, i64 0, i64 %i
  %r = load i64, ptr addrspace(2) %at
  ret i64 %r
}

; -----

@__spirv_BuiltInSubgroupId = external addrspace(1) global float  ; expected-error: variable '@__spirv_BuiltInSubgroupId' of type 'float': the built-in variable is one integer of 32 or 64 bits
define float @no_integer() {
  %r = load float, ptr addrspace(1) @__spirv_BuiltInSubgroupId
  ret float %r
}

; -----

@__spirv_BuiltInSubgroupId = internal addrspace(1) global i32 7  ; expected-error: variable '@__spirv_BuiltInSubgroupId' has an initialiser, but its name is that of a built-in variable
define i32 @no_input() {
  %r = load i32, ptr addrspace(1) @__spirv_BuiltInSubgroupId
  ret i32 %r
}

; -----

define void @initial(ptr addrspace(2) %object, i32 %value) {
  call void @_Z11atomic_initPU3AS1VU7_Atomicii(ptr addrspace(2) %object, i32 %value)  ; expected-error: builtin 'atomic_init' is not one of type 'void (ptr addrspace(2), i32)'
  ret void
}
declare void @_Z11atomic_initPU3AS1VU7_Atomicii(ptr addrspace(2), i32)

; -----

define i1 @expected(ptr addrspace(1) %object, ptr addrspace(7) %expected, i32 %desired) {
  %r = call i1 @_Z30atomic_compare_exchange_strongPU3AS1VU7_AtomiciPii(ptr addrspace(1) %object, ptr addrspace(7) %expected, i32 %desired)  ; expected-error: builtin 'atomic_compare_exchange_strong' is not one of type 'i1 (ptr addrspace(1), ptr addrspace(7), i32)'
  ret i1 %r
}
declare i1 @_Z30atomic_compare_exchange_strongPU3AS1VU7_AtomiciPii(ptr addrspace(1), ptr addrspace(7), i32)
