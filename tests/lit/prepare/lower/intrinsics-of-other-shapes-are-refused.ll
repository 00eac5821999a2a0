; RUN: pyllc --verify-diagnostics --split-input-file %s

; LLVM's verifier takes any integers there, vectors too.

define spir_func float @f(float %x, <2 x i32> %n) {
  %r = call float @llvm.powi.f32.v2i32(float %x, <2 x i32> %n) ; expected-error: intrinsic 'llvm.powi.f32.v2i32' has no translation
  ret float %r
}
declare float @llvm.powi.f32.v2i32(float, <2 x i32>)

; -----

define spir_func <16 x i16> @f(i32 %n) {
  %r = call <16 x i16> @llvm.spv.thread.id.v16i16(i32 %n) ; expected-error: intrinsic 'llvm.spv.thread.id.v16i16' has no translation
  ret <16 x i16> %r
}
declare <16 x i16> @llvm.spv.thread.id.v16i16(i32)

; -----

define spir_func <4 x i8> @f(double %x) {
  %r = call <4 x i8> @llvm.fptoui.sat.v4i8.f64(double %x) ; expected-error: intrinsic 'llvm.fptoui.sat.v4i8.f64' has no translation
  ret <4 x i8> %r
}
declare <4 x i8> @llvm.fptoui.sat.v4i8.f64(double)

; -----

define spir_func void @f(ptr %p, ptr addrspace(1) %q, <4 x i32> %n) {
  call void @llvm.memcpy.inline.p0.p1.v4i32(ptr %p, ptr addrspace(1) %q, <4 x i32> %n, i1 true) ; expected-error: intrinsic 'llvm.memcpy.inline.p0.p1.v4i32' has no translation
  ret void
}
declare void @llvm.memcpy.inline.p0.p1.v4i32(ptr, ptr addrspace(1), <4 x i32>, i1 immarg)
