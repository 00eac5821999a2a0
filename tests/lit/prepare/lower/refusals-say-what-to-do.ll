; RUN: not pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s

; What a pass of LLVM removes is refused with a hint.

; CHECK: error: intrinsic 'llvm.vp.add.v4i32' has no translation
; CHECK-NOT: translation:
; CHECK: note: lower predicated vector intrinsics first (opt -passes=pre-isel-intrinsic-lowering)
define <4 x i32> @f(<4 x i32> %a, <4 x i1> %mask, i32 %n) {
  %r = call <4 x i32> @llvm.vp.add.v4i32(<4 x i32> %a, <4 x i32> %a, <4 x i1> %mask, i32 %n)
  ret <4 x i32> %r
}
