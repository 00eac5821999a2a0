; RUN: pyllc --split-input-file --verify-diagnostics -mtriple=spirv64 %s

; The error for an intrinsic ends in the reason that its name tells.

define float @f(float %a, float %b) strictfp {
  %r = call float @llvm.experimental.constrained.fadd.f32(float %a, float %b, metadata !"round.upward", metadata !"fpexcept.strict") strictfp ; expected-error: 'llvm.experimental.constrained.fadd.f32' has no translation: SPIR-V has rounding modes for conversions, not for arithmetic
  ret float %r
}

; -----

define half @f(float %a) {
  %r = call half @llvm.fptrunc.round.f16.f32(float %a, metadata !"round.tonearestaway") ; expected-error: 'llvm.fptrunc.round.f16.f32' has no translation: SPIR-V has no conversion of these types in this rounding mode
  ret half %r
}

; -----

define void @f(i32 %x) {
  call void @llvm.set.rounding(i32 %x) ; expected-error: 'llvm.set.rounding' has no translation: a kernel cannot access the floating-point environment of its device
  ret void
}

; -----

define i64 @f() {
  %r = call i64 @llvm.vscale.i64() ; expected-error: 'llvm.vscale.i64' has no translation: vectors of scalable length are not supported
  ret i64 %r
}

; -----

define <4 x i24> @f(ptr addrspace(1) %p, <4 x i1> %mask, <4 x i24> %a) {
  %r = call <4 x i24> @llvm.masked.load.v4i24.p1(ptr addrspace(1) %p, <4 x i1> %mask, <4 x i24> %a) ; expected-error: 'llvm.masked.load.v4i24.p1' has no translation: lanes of i24 have no address of their own
  ret <4 x i24> %r
}

; -----

define i128 @f(i128 %a, i128 %b) {
  %r = call i128 @llvm.smul.fix.sat.i128(i128 %a, i128 %b, i32 4) ; expected-error: 'llvm.smul.fix.sat.i128' has no translation: fixed-point integers wider than 64 bits are not supported
  ret i128 %r
}

; -----

define ptr @f() {
  %p = call ptr @llvm.frameaddress.p0(i32 0) ; expected-error: 'llvm.frameaddress.p0' has no translation: a kernel has no such machine state
  ret ptr %p
}

; -----

define void @f() {
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 1) ; expected-error: 'llvm.nvvm.barrier.cta.sync.aligned.all' has no translation: only the barrier of the work-group is supported
  ret void
}

; -----

define i64 @f(i64 %a) {
  %r = call i64 @llvm.amdgcn.mov.dpp.i64(i64 %a, i32 256, i32 15, i32 15, i1 true) ; expected-error: 'llvm.amdgcn.mov.dpp.i64' has no translation: its control operand is not a known pattern
  ret i64 %r
}

; -----

define float @f(float %a) {
  %r = call float @llvm.spv.ddx.f32(float %a) ; expected-error: 'llvm.spv.ddx.f32' has no translation: it is for graphics
  ret float %r
}

; -----

; Also of a vector that SPIR-V lacks.

define <5 x i32> @f(<5 x i32> %a, <5 x i1> %mask, i32 %n) {
  %r = call <5 x i32> @llvm.nvvm.thing.v5i32(<5 x i32> %a) ; expected-error: 'llvm.nvvm.thing.v5i32' has no translation: it belongs to target 'nvvm'
  ret <5 x i32> %r
}

declare <5 x i32> @llvm.nvvm.thing.v5i32(<5 x i32>)

; -----

define ptr @f(ptr %table, <4 x i32> %offsets) {
  %r = call ptr @llvm.load.relative.v4i32(ptr %table, <4 x i32> %offsets) ; expected-error: intrinsic 'llvm.load.relative.v4i32' has no translation
  ret ptr %r
}

; -----

define void @f() {
  call void @llvm.amdgcn.s.barrier.signal(i32 3) ; expected-error: 'llvm.amdgcn.s.barrier.signal' has no translation: only the barrier of the work-group is supported
  ret void
}

; -----

define ptr @f() {
  %p = call ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() ; expected-error: 'llvm.amdgcn.dispatch.ptr' has no translation: AMD's run time passes structures that OpenCL's does not
  %q = addrspacecast ptr addrspace(4) %p to ptr
  ret ptr %q
}

; -----

define float @f(float %x, <4 x i32> %powers) {
  %r = call float @llvm.ldexp.f32.v4i32(float %x, <4 x i32> %powers) ; expected-error: intrinsic 'llvm.ldexp.f32.v4i32' has no translation
  ret float %r
}

; -----

define void @f(ptr addrspace(2) %to, ptr addrspace(1) %from, i64 %n) {
  call void @llvm.memmove.p2.p1.i64(ptr addrspace(2) %to, ptr addrspace(1) %from, i64 %n, i1 false) ; expected-error: constant memory (address space 2) cannot be written
  ret void
}

; -----

define void @f(ptr addrspace(7) %to, i64 %n) {
  call void @llvm.memset.p7.i64(ptr addrspace(7) %to, i8 0, i64 %n, i1 false) ; expected-error: input variables (address space 7) cannot be written
  ret void
}
