; RUN: pyllc --split-input-file --verify-diagnostics %s

; A vector of SPIR-V has a constant length, and its instructions work on all lanes.

define i64 @f() {
  %r = call i64 @llvm.vscale.i64() ; expected-error: intrinsic 'llvm.vscale.i64' has no translation
  ret i64 %r
}

; -----

; The lanes of a template are counted.
define <vscale x 4 x i32> @f(<vscale x 4 x i32> %a, <vscale x 4 x i1> %mask, i32 %n) { ; expected-error: scalable vector '<vscale x 4 x i32>' has no SPIR-V counterpart
  %r = call <vscale x 4 x i32> @llvm.vp.add.nxv4i32(<vscale x 4 x i32> %a, <vscale x 4 x i32> %a, <vscale x 4 x i1> %mask, i32 %n)
  ret <vscale x 4 x i32> %r
}

; -----

define i32 @f(i32 %n) {
  %r = call i32 @llvm.experimental.get.vector.length.i32(i32 %n, i32 4, i1 true) ; expected-error: intrinsic 'llvm.experimental.get.vector.length.i32' has no translation
  ret i32 %r
}

; -----

define void @f(<4 x ptr addrspace(1)> %p, i32 %a, <4 x i1> %mask) {
  call void @llvm.experimental.vector.histogram.add.v4p1.i32(<4 x ptr addrspace(1)> %p, i32 %a, <4 x i1> %mask) ; expected-error: intrinsic 'llvm.experimental.vector.histogram.add.v4p1.i32' has no translation
  ret void
}

; -----

define <4 x i1> @f(ptr %p, ptr %q) {
  %r = call <4 x i1> @llvm.loop.dependence.war.mask.v4i1(ptr %p, ptr %q, i64 4) ; expected-error: intrinsic 'llvm.loop.dependence.war.mask.v4i1' has no translation
  ret <4 x i1> %r
}

; -----

; Lanes that share a byte have no address of their own.
define <4 x i1> @f(ptr addrspace(1) %p, <4 x i1> %mask) {
  %r = call <4 x i1> @llvm.masked.load.v4i1.p1(ptr addrspace(1) %p, <4 x i1> %mask, <4 x i1> %mask) ; expected-error: intrinsic 'llvm.masked.load.v4i1.p1' has no translation
  ret <4 x i1> %r
}

; -----

define void @f(ptr addrspace(1) %p, <4 x i24> %a, <4 x i1> %mask) {
  call void @llvm.masked.store.v4i24.p1(<4 x i24> %a, ptr addrspace(1) %p, <4 x i1> %mask) ; expected-error: intrinsic 'llvm.masked.store.v4i24.p1' has no translation
  ret void
}

; -----

define <4 x i24> @f(ptr %p, <4 x i24> %a, <4 x i1> %mask) {
  %r = call <4 x i24> @llvm.masked.expandload.v4i24(ptr %p, <4 x i1> %mask, <4 x i24> %a) ; expected-error: intrinsic 'llvm.masked.expandload.v4i24' has no translation
  ret <4 x i24> %r
}

; -----

define void @f(ptr %p, <4 x i1> %a, <4 x i1> %mask) {
  call void @llvm.masked.compressstore.v4i1(<4 x i1> %a, ptr %p, <4 x i1> %mask) ; expected-error: intrinsic 'llvm.masked.compressstore.v4i1' has no translation
  ret void
}

; -----

define void @f(<4 x ptr addrspace(1)> %p, i32 %a, <4 x i1> %mask) {
  call void @llvm.experimental.vector.histogram.uadd.sat.v4p1.i32(<4 x ptr addrspace(1)> %p, i32 %a, <4 x i1> %mask) ; expected-error: intrinsic 'llvm.experimental.vector.histogram.uadd.sat.v4p1.i32' has no translation
  ret void
}

; -----

define void @f(<4 x ptr addrspace(1)> %p, i32 %a, <4 x i1> %mask) {
  call void @llvm.experimental.vector.histogram.umax.v4p1.i32(<4 x ptr addrspace(1)> %p, i32 %a, <4 x i1> %mask) ; expected-error: intrinsic 'llvm.experimental.vector.histogram.umax.v4p1.i32' has no translation
  ret void
}

; -----

define void @f(<4 x ptr addrspace(1)> %p, i32 %a, <4 x i1> %mask) {
  call void @llvm.experimental.vector.histogram.umin.v4p1.i32(<4 x ptr addrspace(1)> %p, i32 %a, <4 x i1> %mask) ; expected-error: intrinsic 'llvm.experimental.vector.histogram.umin.v4p1.i32' has no translation
  ret void
}

; -----

define <4 x i1> @f(ptr %p, ptr %q) {
  %r = call <4 x i1> @llvm.loop.dependence.raw.mask.v4i1(ptr %p, ptr %q, i64 4) ; expected-error: intrinsic 'llvm.loop.dependence.raw.mask.v4i1' has no translation
  ret <4 x i1> %r
}
