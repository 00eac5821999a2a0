; RUN: pyllc -mtriple=spirv64 --split-input-file --verify-diagnostics %s

; Without SPV_INTEL_function_pointers the address of a function is refused inside constants too.

declare void @f()

define void @stored(ptr addrspace(1) %p) {
  store { ptr, i32 } { ptr @f, i32 1 }, ptr addrspace(1) %p ; expected-error: SPV_INTEL_function_pointers
  ret void
}

; -----

declare void @f()

define [2 x ptr] @returned() {
  ret [2 x ptr] [ptr null, ptr @f] ; expected-error: SPV_INTEL_function_pointers
}

; -----

declare void @f()

define ptr @lane(i32 %n) {
  %p = extractelement <2 x ptr> <ptr @f, ptr null>, i32 %n ; expected-error: SPV_INTEL_function_pointers
  ret ptr %p
}

; -----

declare void @f()

define { ptr, i32 } @joined(i1 %c) {
entry:
  br i1 %c, label %x, label %y

x:
  br label %y

y:
  %s = phi { ptr, i32 } [ { ptr @f, i32 1 }, %entry ], [ zeroinitializer, %x ] ; expected-error: SPV_INTEL_function_pointers
  ret { ptr, i32 } %s
}

; -----

declare void @f()

define { ptr, i32 } @chosen(i1 %c) {
  %s = select i1 %c, { ptr, i32 } { ptr @f, i32 1 }, { ptr, i32 } zeroinitializer ; expected-error: SPV_INTEL_function_pointers
  ret { ptr, i32 } %s
}

; -----

declare void @f()

define { ptr, i32 } @inserted(i32 %n) {
  %s = insertvalue { ptr, i32 } { ptr @f, i32 1 }, i32 %n, 1 ; expected-error: SPV_INTEL_function_pointers
  ret { ptr, i32 } %s
}

; -----

declare void @f()
@alias = alias void (), ptr @g

define void @g() {
  ret void
}

define void @aliased(ptr addrspace(1) %p) {
  store { ptr, i32 } { ptr @alias, i32 1 }, ptr addrspace(1) %p ; expected-error: SPV_INTEL_function_pointers
  ret void
}
