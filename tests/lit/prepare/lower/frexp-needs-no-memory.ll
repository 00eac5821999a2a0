; RUN: pyllc -mtriple=spirv64 -stop-after=lower-intrinsics %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; OpenCL.std's frexp writes through a pointer, and its exponent of infinity is not LLVM's.

; CHECK-LABEL: @f(
; CHECK: %[[Select:[v0-9]+]] = select i1 %{{[v0-9]+}}, i32 %{{[v0-9]+}}, i32 0
; CHECK: %[[Shl:[v0-9]+]] = shl i32 %{{[v0-9]+}}, %[[Select]]
; CHECK: %[[Select2:[v0-9]+]] = select i1 %{{[v0-9]+}}, float %a, float %{{[v0-9]+}}
; CHECK: %[[Select3:[v0-9]+]] = select i1 %{{[v0-9]+}}, i32 0, i32 %{{[v0-9]+}}
; CHECK: %[[Pair:[v0-9]+]] = insertvalue { float, i32 } poison, float %[[Select2]], 0
; CHECK: %[[Pair2:[v0-9]+]] = insertvalue { float, i32 } %[[Pair]], i32 %[[Select3]], 1
; CHECK: ret { float, i32 } %[[Pair2]]
define { float, i32 } @f(float %a) {
  %r = call { float, i32 } @llvm.frexp.f32.i32(float %a)
  ret { float, i32 } %r
}
