; RUN: pyllc -mtriple=spirv64 --verify-diagnostics --split-input-file %s

; Each index must select a part of what the one before it led to; of a struct, a constant one.

define ptr @member(i32 %index) {
  %s = alloca { i32, float }
  %p = call spir_func ptr @__spirv_AccessChain(ptr %s, i32 %index)  ; expected-error: '{ i32, float }' has no such part
  ret ptr %p
}

declare spir_func ptr @__spirv_AccessChain(ptr, i32)

; -----

define ptr @member_out_of_range() {
  %s = alloca { i32, float }
  %p = call spir_func ptr @__spirv_AccessChain(ptr %s, i32 2)  ; expected-error: '{ i32, float }' has no such part
  ret ptr %p
}

declare spir_func ptr @__spirv_AccessChain(ptr, i32)

; -----

define ptr @negative_member() {
  %s = alloca { i32, float }
  %p = call spir_func ptr @__spirv_AccessChain(ptr %s, i32 -1)  ; expected-error: '{ i32, float }' has no such part
  ret ptr %p
}

declare spir_func ptr @__spirv_AccessChain(ptr, i32)

; -----

define ptr @scalar(i32 %index) {
  %a = alloca [4 x float]
  %p = call spir_func ptr @__spirv_AccessChain(ptr %a, i32 0, i32 %index)  ; expected-error: 'float' has no such part
  ret ptr %p
}

declare spir_func ptr @__spirv_AccessChain(ptr, i32, i32)

; -----

define ptr @event(i32 %index) {
  %a = alloca target("spirv.Event")
  %p = call spir_func ptr @__spirv_AccessChain(ptr %a, i32 %index)  ; expected-error: 'target("spirv.Event")' has no such part
  ret ptr %p
}

declare spir_func ptr @__spirv_AccessChain(ptr, i32)

; -----

define ptr @image(i32 %index) {
  %a = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0)
  %p = call spir_func ptr @__spirv_AccessChain(ptr %a, i32 %index)  ; expected-error: builtin '__spirv_AccessChain' is not one of type 'ptr (ptr, i32)'
  ret ptr %p
}

declare spir_func ptr @__spirv_AccessChain(ptr, i32)

; -----

define ptr @pointer_that_nothing_types(ptr %p) {
  %q = call spir_func ptr @__spirv_AccessChain(ptr %p, i32 0)  ; expected-error: 'i8' has no such part
  ret ptr %q
}

declare spir_func ptr @__spirv_AccessChain(ptr, i32)

; -----

define void @no_pointer(i64 %p) {
  %q = call spir_func ptr @__spirv_AccessChain(i64 %p, i32 0)  ; expected-error: leads from a 'i64', not to a 'ptr'
  ret void
}

declare spir_func ptr @__spirv_AccessChain(i64, i32)

; -----

define void @another_address_space() {
  %a = alloca [4 x float]
  %q = call spir_func ptr addrspace(1) @__spirv_AccessChain(ptr %a, i32 0)  ; expected-error: leads from a 'ptr', not to a 'ptr addrspace(1)'
  ret void
}

declare spir_func ptr addrspace(1) @__spirv_AccessChain(ptr, i32)

; -----

define ptr @index_that_is_no_integer(float %index) {
  %a = alloca [4 x float]
  %p = call spir_func ptr @__spirv_AccessChain(ptr %a, float %index)  ; expected-error: builtin '__spirv_AccessChain' is not one of type 'ptr (ptr, float)'
  ret ptr %p
}

declare spir_func ptr @__spirv_AccessChain(ptr, float)

; -----

define ptr @without_an_element() {
  %a = alloca [4 x float]
  %p = call spir_func ptr @__spirv_PtrAccessChain(ptr %a)  ; expected-error: is called with 1 arguments
  ret ptr %p
}

declare spir_func ptr @__spirv_PtrAccessChain(ptr)
