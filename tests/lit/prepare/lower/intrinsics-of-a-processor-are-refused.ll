; RUN: pyllc --split-input-file --verify-diagnostics %s

; Stacks, registers, return addresses and variable arguments are not what a kernel has.

define ptr @f() {
  %p = call ptr @llvm.frameaddress.p0(i32 0) ; expected-error: intrinsic 'llvm.frameaddress.p0' has no translation
  ret ptr %p
}

; -----

define ptr @f() {
  %p = call ptr @llvm.addressofreturnaddress.p0() ; expected-error: intrinsic 'llvm.addressofreturnaddress.p0' has no translation
  ret ptr %p
}

; -----

define ptr @f() {
  %p = call ptr @llvm.stackaddress.p0() ; expected-error: intrinsic 'llvm.stackaddress.p0' has no translation
  ret ptr %p
}

; -----

define ptr @f() {
  %p = call ptr @llvm.sponentry.p0() ; expected-error: intrinsic 'llvm.sponentry.p0' has no translation
  ret ptr %p
}

; -----

define ptr @f() {
  %p = call ptr @llvm.stackguard() ; expected-error: intrinsic 'llvm.stackguard' has no translation
  ret ptr %p
}

; -----

define ptr @f() {
  %p = call ptr @llvm.localaddress() ; expected-error: intrinsic 'llvm.localaddress' has no translation
  ret ptr %p
}

; -----

define void @f() {
  %a = alloca i32
  call void (...) @llvm.localescape(ptr %a) ; expected-error: intrinsic 'llvm.localescape' has no translation
  ret void
}

; -----

define i64 @f() {
  %r = call i64 @llvm.get.dynamic.area.offset.i64() ; expected-error: intrinsic 'llvm.get.dynamic.area.offset.i64' has no translation
  ret i64 %r
}

; -----

define i32 @f() {
  %r = call i32 @llvm.read_register.i32(metadata !0) ; expected-error: intrinsic 'llvm.read_register.i32' has no translation
  ret i32 %r
}
!0 = !{!"sp"}

; -----

define i32 @f() {
  %r = call i32 @llvm.read_volatile_register.i32(metadata !0) ; expected-error: intrinsic 'llvm.read_volatile_register.i32' has no translation
  ret i32 %r
}
!0 = !{!"sp"}

; -----

define void @f(i32 %x) {
  call void @llvm.write_register.i32(metadata !0, i32 %x) ; expected-error: intrinsic 'llvm.write_register.i32' has no translation
  ret void
}
!0 = !{!"sp"}

; -----

define void @f(ptr %list, ...) {
  call void @llvm.va_start.p0(ptr %list) ; expected-error: intrinsic 'llvm.va_start.p0' has no translation
  ret void
}

; -----

define void @f(ptr %list, ptr %other) {
  call void @llvm.va_copy.p0(ptr %list, ptr %other) ; expected-error: intrinsic 'llvm.va_copy.p0' has no translation
  ret void
}

; -----

define void @f(ptr %p, ptr %q) {
  call void @llvm.clear_cache(ptr %p, ptr %q) ; expected-error: intrinsic 'llvm.clear_cache' has no translation
  ret void
}

; -----

define i64 @f(i64 %p) {
  %r = call i64 @llvm.ptrauth.strip(i64 %p, i32 0) ; expected-error: intrinsic 'llvm.ptrauth.strip' has no translation
  ret i64 %r
}

; -----

define ptr @f(ptr %p) {
  %r = call ptr @llvm.adjust.trampoline(ptr %p) ; expected-error: intrinsic 'llvm.adjust.trampoline' has no translation
  ret ptr %r
}

; -----

define void @f(ptr %p, i64 %n) {
  call void @llvm.xray.customevent(ptr %p, i64 %n) ; expected-error: intrinsic 'llvm.xray.customevent' has no translation
  ret void
}

; -----

@t = internal thread_local addrspace(1) global i32 0 ; expected-error: thread_local variable '@t'
define i32 @f() {
  %p = call ptr addrspace(1) @llvm.threadlocal.address.p1(ptr addrspace(1) @t)
  %v = load i32, ptr addrspace(1) %p
  ret i32 %v
}

; -----

define void @f(ptr %p, ptr %q) {
  call void @llvm.init.trampoline(ptr %p, ptr @g, ptr %q) ; expected-error: the address of function '@g' needs
  ret void
}
declare void @g(ptr nest)

; -----

define ptr addrspace(1) @f() {
  %r = call ptr addrspace(1) @llvm.thread.pointer.p1() ; expected-error: intrinsic 'llvm.thread.pointer.p1' has no translation
  ret ptr addrspace(1) %r
}

; -----

define void @f() {
  %t = call token @llvm.call.preallocated.setup(i32 1) ; expected-error: intrinsic 'llvm.call.preallocated.setup' has no translation
  %a = call ptr @llvm.call.preallocated.arg(token %t, i32 0) preallocated(i32)
  call void @g(ptr preallocated(i32) %a) [ "preallocated"(token %t) ]
  ret void
}
declare void @g(ptr preallocated(i32))
