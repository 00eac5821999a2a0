; Modules that our verifier of input accepts although LLVM refuses them, since a translation does not
; rely on what is wrong. docs/decisions.md lists the same families.

; accepted: access tags
define void @f(ptr %p, i32 %n) {
  store i32 1, ptr %p, align 4, !tbaa !0
  ret void
}

!0 = !{i32 1}

; accepted: profiles
define void @f(ptr %p, i32 %n) {
  %v = load i32, ptr %p, align 4, !prof !0
  ret void
}

!0 = !{i32 1, i32 2}

; accepted: hints
define void @f(ptr %p, i32 %n) {
  %v = load i32, ptr %p, align 4, !annotation !0
  ret void
}

!0 = !{}

; accepted: hints of symbols
@v = global i32 0, !associated !0

!0 = !{}

; accepted: collectors
define void @f(ptr %p, i32 %n) {
  %v = call ptr @llvm.gcread(ptr %p, ptr %p)
  ret void
}

declare ptr @llvm.gcread(ptr, ptr)

; accepted: errors of Swift
declare void @g(ptr swifterror)

define void @f(ptr %p, i32 %n) {
  call void @g(ptr swifterror %p)
  ret void
}

; accepted: preallocated arguments
declare void @g(ptr preallocated(i32))

define void @f(ptr %p, i32 %n) {
  call void @g(ptr preallocated(i32) %p)
  ret void
}

; accepted: intrinsics without a translation
define void @f(i8 %b) {
  %v = call <4 x float> @llvm.x86.sse41.insertps(<4 x float> zeroinitializer, <4 x float> zeroinitializer, i8 %b)
  ret void
}

declare <4 x float> @llvm.x86.sse41.insertps(<4 x float>, <4 x float>, i8 immarg)

; accepted: casts to the same space
define void @f(ptr %p, i32 %n) {
  %q = addrspacecast ptr %p to ptr
  ret void
}

; accepted: lifetimes
define void @f(ptr %p, i32 %n) {
  call void @llvm.lifetime.start.p0(ptr %p)
  ret void
}

declare void @llvm.lifetime.start.p0(ptr)

; accepted: convergence
define void @f(ptr %p, i32 %n) {
  %t = call token @llvm.experimental.convergence.entry()
  ret void
}

declare token @llvm.experimental.convergence.entry()

; accepted: values of attributes
define void @f() "frame-pointer"="x" {
  ret void
}

; accepted: attributes of other targets
define void @f() vscale_range(3) {
  ret void
}

; accepted: allocators
declare ptr @f() allockind("free,zeroed")

; accepted: weak definitions
define extern_weak void @f() {
  ret void
}

; accepted: uses of the lists of symbols
@v = global ptr @llvm.used
@llvm.used = appending global [1 x ptr] [ptr @v]

; accepted: results of kernels in memory
define spir_kernel void @f(ptr sret(i32) %p) {
  ret void
}

; accepted: allocas of AMDGPU
target triple = "amdgcn-amd-amdhsa"

define void @f() {
  %a = alloca i32, align 4
  ret void
}
