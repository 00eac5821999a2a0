; RUN: pyllc -mtriple=spirv64 -stop-after=legalize %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; The high word is the number divided by two to the 64th, the low one what is left.

; CHECK-LABEL: define { i64, i64 } @f(double %a)
; CHECK-NEXT: %[[Call:[v0-9]+]] = call { i64, i64 } @expand.fptosi.double.i128(double %a)
; CHECK-NEXT: %[[Part:[v0-9]+]] = extractvalue { i64, i64 } %[[Call]], 0
; CHECK-NEXT: %[[Part2:[v0-9]+]] = extractvalue { i64, i64 } %[[Call]], 1
; CHECK-NEXT: %[[And:[v0-9]+]] = and i64 %[[Part2]], 68719476735
; CHECK-NEXT: %[[Call2:[v0-9]+]] = call { i64, i64 } @spvbackend.compose(i64 %[[Part]], i64 %[[And]])
; CHECK-NEXT: ret { i64, i64 } %[[Call2]]
; CHECK-LABEL: define internal { i64, i64 } @expand.fptosi.double.i128(double %a0)
; CHECK-NEXT: %[[Call3:[v0-9]+]] = call double @llvm.fabs.f64(double %a0)
; CHECK-NEXT: %[[Fmul:[v0-9]+]] = fmul double %[[Call3]], 0x3BF0000000000000
; CHECK-NEXT: %[[Fptoui:[v0-9]+]] = fptoui double %[[Fmul]] to i64
; CHECK-NEXT: %[[Uitofp:[v0-9]+]] = uitofp i64 %[[Fptoui]] to double
; CHECK-NEXT: %[[Fmul2:[v0-9]+]] = fmul double %[[Uitofp]], 0x43F0000000000000
; CHECK-NEXT: %[[Fsub:[v0-9]+]] = fsub double %[[Call3]], %[[Fmul2]]
; CHECK-NEXT: %[[Fptoui2:[v0-9]+]] = fptoui double %[[Fsub]] to i64
; CHECK-NEXT: %[[Fcmp:[v0-9]+]] = fcmp olt double %a0, 0.000000e+00
; CHECK-NEXT: %[[Sub:[v0-9]+]] = sub i64 0, %[[Fptoui2]]
; CHECK-NEXT: %[[Icmp:[v0-9]+]] = icmp ult i64 0, %[[Fptoui2]]
; CHECK-NEXT: %[[Sext:[v0-9]+]] = sext i1 %[[Icmp]] to i64
; CHECK-NEXT: %[[Sub2:[v0-9]+]] = sub i64 0, %[[Fptoui]]
; CHECK-NEXT: %[[Add:[v0-9]+]] = add i64 %[[Sub2]], %[[Sext]]
; CHECK-NEXT: %[[Select:[v0-9]+]] = select i1 %[[Fcmp]], i64 %[[Sub]], i64 %[[Fptoui2]]
; CHECK-NEXT: %[[Select2:[v0-9]+]] = select i1 %[[Fcmp]], i64 %[[Add]], i64 %[[Fptoui]]
; CHECK-NEXT: %[[Bitcast:[v0-9]+]] = bitcast i64 %[[Select]] to i64
; CHECK-NEXT: %[[Bitcast2:[v0-9]+]] = bitcast i64 %[[Select2]] to i64
; CHECK-NEXT: %[[Call4:[v0-9]+]] = call { i64, i64 } @spvbackend.compose(i64 %[[Bitcast]], i64 %[[Bitcast2]])
; CHECK-NEXT: ret { i64, i64 } %[[Call4]]
define i100 @f(double %a) {
  %r = fptosi double %a to i100
  ret i100 %r
}
