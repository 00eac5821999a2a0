; RUN: pyllc --split-input-file --verify-diagnostics %s

; Coroutines, exceptions, collectors, deoptimisation and checks of types need code at run time.

define ptr @f() presplitcoroutine {
  %i = call token @llvm.coro.id(i32 0, ptr null, ptr null, ptr null) ; expected-error: intrinsic 'llvm.coro.id' has no translation
  %b = call ptr @llvm.coro.begin(token %i, ptr null)
  ret ptr %b
}

; -----

define ptr @f() {
  %p = call ptr @llvm.coro.noop() ; expected-error: intrinsic 'llvm.coro.noop' has no translation
  ret ptr %p
}

; -----

define i32 @f() {
  %r = call i32 @llvm.eh.typeid.for.p0(ptr null) ; expected-error: intrinsic 'llvm.eh.typeid.for.p0' has no translation
  ret i32 %r
}

; -----

define void @f() gc "shadow-stack" {
  %a = alloca ptr
  call void @llvm.gcroot(ptr %a, ptr null) ; expected-error: intrinsic 'llvm.gcroot' has no translation
  ret void
}

; -----

define void @f(i1 %c) {
  call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"() ] ; expected-error: intrinsic 'llvm.experimental.guard' has no translation
  ret void
}

; -----

define i32 @f(i1 %c) {
  %r = call i32 (...) @llvm.experimental.deoptimize.i32() [ "deopt"() ] ; expected-error: intrinsic 'llvm.experimental.deoptimize.i32' has no translation
  ret i32 %r
}

; -----

define void @f() {
  call void (i64, i32, ...) @llvm.experimental.stackmap(i64 1, i32 0) ; expected-error: intrinsic 'llvm.experimental.stackmap' has no translation
  ret void
}

; -----

define i1 @f(ptr %p) {
  %r = call i1 @llvm.type.test(ptr %p, metadata !"x") ; expected-error: intrinsic 'llvm.type.test' has no translation
  ret i1 %r
}

; -----

define i1 @f(ptr %p) {
  %r = call i1 @llvm.public.type.test(ptr %p, metadata !"x") ; expected-error: intrinsic 'llvm.public.type.test' has no translation
  ret i1 %r
}

; -----

define ptr @f(ptr %p) {
  %r = call { ptr, i1 } @llvm.type.checked.load(ptr %p, i32 0, metadata !"x") ; expected-error: intrinsic 'llvm.type.checked.load' has no translation
  %q = extractvalue { ptr, i1 } %r, 0
  ret ptr %q
}

; -----

define i1 @f() {
  %r = call i1 @llvm.allow.sanitize.address() ; expected-error: intrinsic 'llvm.allow.sanitize.address' has no translation
  ret i1 %r
}

; -----

define i64 @f() {
  %r = call i64 @llvm.alloc.token.id.i64(metadata !0) ; expected-error: intrinsic 'llvm.alloc.token.id.i64' has no translation
  ret i64 %r
}
!0 = !{!"x", i1 false}

; -----

define ptr @f(ptr %p) {
  %r = call ptr @llvm.protected.field.ptr.p0(ptr %p, i64 1, i1 false) ; expected-error: intrinsic 'llvm.protected.field.ptr.p0' has no translation
  ret ptr %r
}

; -----

define ptr @f(ptr %p) {
  %r = call ptr @llvm.preserve.struct.access.index.p0.p0(ptr elementtype({ i32, i32 }) %p, i32 1, i32 1) ; expected-error: intrinsic 'llvm.preserve.struct.access.index.p0.p0' has no translation
  ret ptr %r
}

; -----

define void @f(ptr addrspace(1) %p, ptr addrspace(1) %q, i64 %n) {
  call void @llvm.memcpy.element.unordered.atomic.p1.p1.i64(ptr addrspace(1) align 4 %p, ptr addrspace(1) align 4 %q, i64 %n, i32 4) ; expected-error: intrinsic 'llvm.memcpy.element.unordered.atomic.p1.p1.i64' has no translation
  ret void
}

; -----

define void @f(i32 %n) {
  call void @llvm.set.loop.iterations.i32(i32 %n) ; expected-error: intrinsic 'llvm.set.loop.iterations.i32' has no translation
  ret void
}

; -----

define i1 @f() {
  %r = call i1 @llvm.allow.sanitize.hwaddress() ; expected-error: intrinsic 'llvm.allow.sanitize.hwaddress' has no translation
  ret i1 %r
}

; -----

define i1 @f() {
  %r = call i1 @llvm.allow.sanitize.memory() ; expected-error: intrinsic 'llvm.allow.sanitize.memory' has no translation
  ret i1 %r
}

; -----

define i1 @f() {
  %r = call i1 @llvm.allow.sanitize.thread() ; expected-error: intrinsic 'llvm.allow.sanitize.thread' has no translation
  ret i1 %r
}

; -----

define ptr @f(ptr %p) {
  %r = call ptr @llvm.preserve.array.access.index.p0.p0(ptr elementtype([4 x i32]) %p, i32 1, i32 2) ; expected-error: intrinsic 'llvm.preserve.array.access.index.p0.p0' has no translation
  ret ptr %r
}

; -----

define ptr @f(ptr %p) {
  %r = call ptr @llvm.preserve.union.access.index.p0.p0(ptr %p, i32 1) ; expected-error: intrinsic 'llvm.preserve.union.access.index.p0.p0' has no translation
  ret ptr %r
}

; -----

define void @f(ptr addrspace(1) %p, ptr addrspace(1) %q, i64 %n) {
  call void @llvm.memmove.element.unordered.atomic.p1.p1.i64(ptr addrspace(1) align 4 %p, ptr addrspace(1) align 4 %q, i64 %n, i32 4) ; expected-error: intrinsic 'llvm.memmove.element.unordered.atomic.p1.p1.i64' has no translation
  ret void
}

; -----

define void @f(ptr addrspace(1) %p, i8 %v, i64 %n) {
  call void @llvm.memset.element.unordered.atomic.p1.i64(ptr addrspace(1) align 4 %p, i8 %v, i64 %n, i32 4) ; expected-error: intrinsic 'llvm.memset.element.unordered.atomic.p1.i64' has no translation
  ret void
}
