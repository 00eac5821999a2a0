; RUN: pyllc -mtriple=spirv64 -stop-after=lower-intrinsics %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; CHECK-LABEL: define i32 @f(i32 %a)
; CHECK-NEXT: %[[Lshr:[v0-9]+]] = lshr i32 %a, 16
; CHECK-NEXT: %[[Shl:[v0-9]+]] = shl i32 %a, 16
; CHECK-NEXT: %[[Or:[v0-9]+]] = or i32 %[[Lshr]], %[[Shl]]
; CHECK-NEXT: %[[Lshr2:[v0-9]+]] = lshr i32 %[[Or]], 8
; CHECK-NEXT: %[[And:[v0-9]+]] = and i32 %[[Lshr2]], 16711935
; CHECK-NEXT: %[[And2:[v0-9]+]] = and i32 %[[Or]], 16711935
; CHECK-NEXT: %[[Shl2:[v0-9]+]] = shl i32 %[[And2]], 8
; CHECK-NEXT: %[[Or2:[v0-9]+]] = or i32 %[[And]], %[[Shl2]]
; CHECK-NEXT: ret i32 %[[Or2]]
define i32 @f(i32 %a) {
  %r = call i32 @llvm.bswap.i32(i32 %a)
  ret i32 %r
}
