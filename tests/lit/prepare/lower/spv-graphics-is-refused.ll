; RUN: pyllc --split-input-file --verify-diagnostics %s

; Derivatives, discarding and resources are what a shader has, not a kernel.

define float @f(float %x) {
  %r = call float @llvm.spv.ddx.f32(float %x) ; expected-error: intrinsic 'llvm.spv.ddx.f32' has no translation
  ret float %r
}

; -----

define float @f(float %x) {
  %r = call float @llvm.spv.ddy.coarse.f32(float %x) ; expected-error: intrinsic 'llvm.spv.ddy.coarse.f32' has no translation
  ret float %r
}

; -----

define <2 x float> @f(<2 x float> %x) {
  %r = call <2 x float> @llvm.spv.fwidth.v2f32(<2 x float> %x) ; expected-error: intrinsic 'llvm.spv.fwidth.v2f32' has no translation
  ret <2 x float> %r
}

; -----

define void @f() {
  call void @llvm.spv.discard() ; expected-error: intrinsic 'llvm.spv.discard' has no translation
  ret void
}

; -----

define i32 @f(i32 %x) {
  %r = call i32 @llvm.spv.resource.nonuniformindex(i32 %x) ; expected-error: intrinsic 'llvm.spv.resource.nonuniformindex' has no translation
  ret i32 %r
}

; -----

define ptr @f(i32 %x) {
  %r = call ptr @llvm.spv.resource.getpointer.p0.i32(i32 %x, i32 0) ; expected-error: intrinsic 'llvm.spv.resource.getpointer.p0.i32' has no translation
  ret ptr %r
}

; -----

define ptr @f(i32 %x) {
  %r = call ptr @llvm.spv.pushconstant.getpointer.p0.i32(i32 %x) ; expected-error: intrinsic 'llvm.spv.pushconstant.getpointer.p0.i32' has no translation
  ret ptr %r
}

; -----

define ptr addrspace(2) @f(ptr addrspace(4) %p) {
  %r = call ptr addrspace(2) @llvm.spv.generic.cast.to.ptr.explicit.p2(ptr addrspace(4) %p) ; expected-error: intrinsic 'llvm.spv.generic.cast.to.ptr.explicit.p2' has no translation
  ret ptr addrspace(2) %r
}
