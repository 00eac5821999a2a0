; RUN: pyllc -mtriple=spirv64 -stop-after=legalize %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; The sign is taken off the integer and given to the float.

; CHECK-LABEL: define double @f({ i64, i64 } %a)
; CHECK-NEXT: %[[Part:[v0-9]+]] = extractvalue { i64, i64 } %a, 0
; CHECK-NEXT: %[[Part2:[v0-9]+]] = extractvalue { i64, i64 } %a, 1
; CHECK-NEXT: %[[Shl:[v0-9]+]] = shl i64 %[[Part2]], 63
; CHECK-NEXT: %[[Ashr:[v0-9]+]] = ashr i64 %[[Shl]], 63
; CHECK-NEXT: %[[Call:[v0-9]+]] = call double @expand.sitofp.double.i128(i64 %[[Part]], i64 %[[Ashr]])
; CHECK-NEXT: %r = bitcast double %[[Call]] to double
; CHECK-NEXT: ret double %r
; CHECK-LABEL: define internal double @expand.sitofp.double.i128(i64 %a0, i64 %a1)
; CHECK-NEXT: %[[Icmp:[v0-9]+]] = icmp slt i64 %a1, 0
; CHECK-NEXT: %[[Sub:[v0-9]+]] = sub i64 0, %a0
; CHECK-NEXT: %[[Icmp2:[v0-9]+]] = icmp ult i64 0, %a0
; CHECK-NEXT: %[[Sext:[v0-9]+]] = sext i1 %[[Icmp2]] to i64
; CHECK-NEXT: %[[Sub2:[v0-9]+]] = sub i64 0, %a1
; CHECK-NEXT: %[[Add:[v0-9]+]] = add i64 %[[Sub2]], %[[Sext]]
; CHECK-NEXT: %[[Select:[v0-9]+]] = select i1 %[[Icmp]], i64 %[[Sub]], i64 %a0
; CHECK-NEXT: %[[Select2:[v0-9]+]] = select i1 %[[Icmp]], i64 %[[Add]], i64 %a1
; CHECK-NEXT: %[[Bitcast:[v0-9]+]] = bitcast i64 %[[Select]] to i64
; CHECK-NEXT: %[[Bitcast2:[v0-9]+]] = bitcast i64 %[[Select2]] to i64
; CHECK-NEXT: %[[Ctlz:[v0-9]+]] = call i64 @llvm.ctlz.i64(i64 %[[Bitcast2]], i1 false)
; CHECK-NEXT: %[[And:[v0-9]+]] = and i64 %[[Ctlz]], 63
; CHECK-NEXT: %[[Xor:[v0-9]+]] = xor i64 %[[And]], 63
; CHECK-NEXT: %[[Shl2:[v0-9]+]] = shl i64 %[[Bitcast2]], %[[And]]
; CHECK-NEXT: %[[Lshr:[v0-9]+]] = lshr i64 %[[Bitcast]], 1
; CHECK-NEXT: %[[Lshr2:[v0-9]+]] = lshr i64 %[[Lshr]], %[[Xor]]
; CHECK-NEXT: %[[Or:[v0-9]+]] = or i64 %[[Shl2]], %[[Lshr2]]
; CHECK-NEXT: %[[Shl3:[v0-9]+]] = shl i64 %[[Bitcast]], %[[And]]
; CHECK-NEXT: %[[Icmp3:[v0-9]+]] = icmp ne i64 %[[Shl3]], 0
; CHECK-NEXT: %[[Zext:[v0-9]+]] = zext i1 %[[Icmp3]] to i64
; CHECK-NEXT: %[[Or2:[v0-9]+]] = or i64 %[[Or]], %[[Zext]]
; CHECK-NEXT: %[[Icmp4:[v0-9]+]] = icmp eq i64 %[[Bitcast2]], 0
; CHECK-NEXT: %[[Select3:[v0-9]+]] = select i1 %[[Icmp4]], i64 %[[Bitcast]], i64 %[[Or2]]
; CHECK-NEXT: %[[Uitofp:[v0-9]+]] = uitofp i64 %[[Select3]] to double
; CHECK-NEXT: %[[Sub3:[v0-9]+]] = sub i64 1087, %[[Ctlz]]
; CHECK-NEXT: %[[Shl4:[v0-9]+]] = shl i64 %[[Sub3]], 52
; CHECK-NEXT: %[[Bitcast3:[v0-9]+]] = bitcast i64 %[[Shl4]] to double
; CHECK-NEXT: %[[Fmul:[v0-9]+]] = fmul double %[[Uitofp]], %[[Bitcast3]]
; CHECK-NEXT: %[[Fneg:[v0-9]+]] = fneg double %[[Fmul]]
; CHECK-NEXT: %[[Select4:[v0-9]+]] = select i1 %[[Icmp]], double %[[Fneg]], double %[[Fmul]]
; CHECK-NEXT: ret double %[[Select4]]
define double @f(i65 %a) {
  %r = sitofp i65 %a to double
  ret double %r
}
