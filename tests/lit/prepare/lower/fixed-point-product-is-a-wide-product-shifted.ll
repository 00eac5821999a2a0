; RUN: pyllc -mtriple=spirv64 -stop-after=lower-intrinsics %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; CHECK-LABEL: define i32 @f(i32 %a, i32 %b)
; CHECK-NEXT: %[[Sext:[v0-9]+]] = sext i32 %a to i64
; CHECK-NEXT: %[[Sext2:[v0-9]+]] = sext i32 %b to i64
; CHECK-NEXT: %[[Mul:[v0-9]+]] = mul i64 %[[Sext]], %[[Sext2]]
; CHECK-NEXT: %[[Ashr:[v0-9]+]] = ashr i64 %[[Mul]], 16
; CHECK-NEXT: %[[Trunc:[v0-9]+]] = trunc i64 %[[Ashr]] to i32
; CHECK-NEXT: ret i32 %[[Trunc]]
define i32 @f(i32 %a, i32 %b) {
  %r = call i32 @llvm.smul.fix.i32(i32 %a, i32 %b, i32 16)
  ret i32 %r
}
