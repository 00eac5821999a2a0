; RUN: pyllc -mtriple=spirv64 -stop-after=legalize %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; CHECK-LABEL: define i64 @f(ptr %p)
; CHECK-NEXT: %q = getelementptr { i8, i64, i32 }, ptr %p, i64 1, i32 1
; CHECK-NEXT: %[[Load:[v0-9]+]] = load i32, ptr %q, align 8
; CHECK-NEXT: %[[Zext:[v0-9]+]] = zext i32 %[[Load]] to i64
; CHECK-NEXT: %[[Place:[v0-9]+]] = getelementptr inbounds i8, ptr %q, i64 4
; CHECK-NEXT: %[[Load2:[v0-9]+]] = load i8, ptr %[[Place]], align 4
; CHECK-NEXT: %[[Zext2:[v0-9]+]] = zext i8 %[[Load2]] to i64
; CHECK-NEXT: %[[Shl:[v0-9]+]] = shl i64 %[[Zext2]], 32
; CHECK-NEXT: %[[Or:[v0-9]+]] = or i64 %[[Zext]], %[[Shl]]
; CHECK-NEXT: %[[And:[v0-9]+]] = and i64 %[[Or]], 8589934591
; CHECK-NEXT: ret i64 %[[And]]
define i33 @f(ptr %p) {
  %q = getelementptr { i8, i33, i24 }, ptr %p, i64 1, i32 1
  %s = load i33, ptr %q
  ret i33 %s
}
