; RUN: pyllc -mtriple=spirv64 -stop-after=lower-intrinsics %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 -stop-after=lower-intrinsics %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; The amount is modulo the width, and neither shift reaches the width.

; CHECK-LABEL: define i32 @left(
; CHECK-NEXT: %[[High:[v0-9]+]] = shl i32 %a, 7
; CHECK-NEXT: %[[Low:[v0-9]+]] = lshr i32 %b, 25
; CHECK-NEXT: %[[Or:[v0-9]+]] = or i32 %[[High]], %[[Low]]
; CHECK-NEXT: ret i32 %[[Or]]
define i32 @left(i32 %a, i32 %b) {
  %r = call i32 @llvm.fshl.i32(i32 %a, i32 %b, i32 39)
  ret i32 %r
}

; CHECK-LABEL: define <2 x i64> @right(
; CHECK-NEXT: %[[High:[v0-9]+]] = shl <2 x i64> %a, splat (i64 54)
; CHECK-NEXT: %[[Low:[v0-9]+]] = lshr <2 x i64> %b, splat (i64 10)
; CHECK-NEXT: %[[Or:[v0-9]+]] = or <2 x i64> %[[High]], %[[Low]]
; CHECK-NEXT: ret <2 x i64> %[[Or]]
define <2 x i64> @right(<2 x i64> %a, <2 x i64> %b) {
  %r = call <2 x i64> @llvm.fshr.v2i64(<2 x i64> %a, <2 x i64> %b, <2 x i64> splat (i64 10))
  ret <2 x i64> %r
}

; CHECK-LABEL: define i32 @left_copy(
; CHECK-NEXT: ret i32 %a
define i32 @left_copy(i32 %a, i32 %b) {
  %r = call i32 @llvm.fshl.i32(i32 %a, i32 %b, i32 64)
  ret i32 %r
}

; CHECK-LABEL: define i32 @right_copy(
; CHECK-NEXT: ret i32 %b
define i32 @right_copy(i32 %a, i32 %b) {
  %r = call i32 @llvm.fshr.i32(i32 %a, i32 %b, i32 32)
  ret i32 %r
}
