; RUN: pyllc -mtriple=spirv64 -stop-after=legalize %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; The leading 64 bits, whose lowest says whether anything is below them, are rounded once.

; CHECK-LABEL: define internal float @expand.uitofp.float.i128(i64 %a0, i64 %a1)
; CHECK-NEXT: %[[Ctlz:[v0-9]+]] = call i64 @llvm.ctlz.i64(i64 %a1, i1 false)
; CHECK-NEXT: %[[And:[v0-9]+]] = and i64 %[[Ctlz]], 63
; CHECK-NEXT: %[[Xor:[v0-9]+]] = xor i64 %[[And]], 63
; CHECK-NEXT: %[[Shl:[v0-9]+]] = shl i64 %a1, %[[And]]
; CHECK-NEXT: %[[Lshr:[v0-9]+]] = lshr i64 %a0, 1
; CHECK-NEXT: %[[Lshr2:[v0-9]+]] = lshr i64 %[[Lshr]], %[[Xor]]
; CHECK-NEXT: %[[Or:[v0-9]+]] = or i64 %[[Shl]], %[[Lshr2]]
; CHECK-NEXT: %[[Shl2:[v0-9]+]] = shl i64 %a0, %[[And]]
; CHECK-NEXT: %[[Icmp:[v0-9]+]] = icmp ne i64 %[[Shl2]], 0
; CHECK-NEXT: %[[Zext:[v0-9]+]] = zext i1 %[[Icmp]] to i64
; CHECK-NEXT: %[[Or2:[v0-9]+]] = or i64 %[[Or]], %[[Zext]]
; CHECK-NEXT: %[[Icmp2:[v0-9]+]] = icmp eq i64 %a1, 0
; CHECK-NEXT: %[[Select:[v0-9]+]] = select i1 %[[Icmp2]], i64 %a0, i64 %[[Or2]]
; CHECK-NEXT: %[[Uitofp:[v0-9]+]] = uitofp i64 %[[Select]] to float
; CHECK-NEXT: %[[Sub:[v0-9]+]] = sub i64 191, %[[Ctlz]]
; CHECK-NEXT: %[[Shl3:[v0-9]+]] = shl i64 %[[Sub]], 23
; CHECK-NEXT: %[[Trunc:[v0-9]+]] = trunc i64 %[[Shl3]] to i32
; CHECK-NEXT: %[[Bitcast:[v0-9]+]] = bitcast i32 %[[Trunc]] to float
; CHECK-NEXT: %[[Fmul:[v0-9]+]] = fmul float %[[Uitofp]], %[[Bitcast]]
; CHECK-NEXT: ret float %[[Fmul]]
define float @f(i128 %a) {
  %r = uitofp i128 %a to float
  ret float %r
}
