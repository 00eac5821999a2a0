; RUN: pyllc -mtriple=spirv64 -stop-after=lower-intrinsics %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; Both calls share the function; a module exports none of its own.

; CHECK-LABEL: define{{.*}} @f(
; CHECK: %r = call i64 @expand.udiv.fix{{[^(]*}}(i64 %a, i64 %b, i32 16)
; CHECK: %s = call i64 @expand.udiv.fix{{[^(]*}}(i64 %r, i64 %b, i32 16)
; CHECK: ret i64 %s
; CHECK-LABEL: define{{.*}} @expand.udiv.fix{{[^(]*}}(
; CHECK: br label %loop
; CHECK: %take = or i1 %carry, %enough
; CHECK: %remainder = select i1 %take, i64 %less, i64 %part
; CHECK: %shifted = shl i64 %low, 1
; CHECK: br i1 %more, label %loop, label %done
; CHECK: ret i64 %quotient
define i64 @f(i64 %a, i64 %b) {
  %r = call i64 @llvm.udiv.fix.i64(i64 %a, i64 %b, i32 16)
  %s = call i64 @llvm.udiv.fix.i64(i64 %r, i64 %b, i32 16)
  ret i64 %s
}
