; RUN: pyllc -mtriple=spirv64 -stop-after=lower-intrinsics %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; CHECK-LABEL: define i32 @f(i32 %a, ptr %p)
; CHECK-NEXT: store i32 %a, ptr %p, align 4
; CHECK-NEXT: ret i32 %a
define i32 @f(i32 %a, ptr %p) {
  %r = call i32 @llvm.expect.i32(i32 %a, i32 3)
  %s = call i32 @llvm.expect.with.probability.i32(i32 %r, i32 3, double 0.5)
  %t = call i32 @llvm.ssa.copy.i32(i32 %s)
  %q = call ptr @llvm.launder.invariant.group.p0(ptr %p)
  store i32 %t, ptr %q
  ret i32 %t
}
