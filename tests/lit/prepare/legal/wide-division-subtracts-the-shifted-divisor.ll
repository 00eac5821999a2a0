; RUN: pyllc -mtriple=spirv64 -stop-after=legalize %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; Two operands of one word are divided as such; the loop has a step for each bit of the quotient.

; CHECK-LABEL: define internal { i64, i64, i64, i64 } @expand.udivrem.i128(i64 %a0, i64 %a1, i64 %a2, i64 %a3)
; CHECK-NEXT: entry:
; CHECK-NEXT: %[[Or:[v0-9]+]] = or i64 %a1, %a3
; CHECK-NEXT: %[[Icmp:[v0-9]+]] = icmp eq i64 %[[Or]], 0
; CHECK-NEXT: br i1 %[[Icmp]], label %word, label %long
; CHECK: word:
; CHECK-NEXT: %[[Udiv:[v0-9]+]] = udiv i64 %a0, %a2
; CHECK-NEXT: %[[Urem:[v0-9]+]] = urem i64 %a0, %a2
; CHECK-NEXT: %[[Call:[v0-9]+]] = call { i64, i64, i64, i64 } @spvbackend.compose(i64 %[[Udiv]], i64 0, i64 %[[Urem]], i64 0)
; CHECK-NEXT: ret { i64, i64, i64, i64 } %[[Call]]
; CHECK: long:
; CHECK-NEXT: %[[Ctlz:[v0-9]+]] = call i64 @llvm.ctlz.i64(i64 %a2, i1 false)
; CHECK-NEXT: %[[Add:[v0-9]+]] = add i64 %[[Ctlz]], 64
; CHECK-NEXT: %[[Ctlz2:[v0-9]+]] = call i64 @llvm.ctlz.i64(i64 %a3, i1 false)
; CHECK-NEXT: %[[Icmp2:[v0-9]+]] = icmp eq i64 %a3, 0
; CHECK-NEXT: %[[Select:[v0-9]+]] = select i1 %[[Icmp2]], i64 %[[Add]], i64 %[[Ctlz2]]
; CHECK-NEXT: %[[Ctlz3:[v0-9]+]] = call i64 @llvm.ctlz.i64(i64 %a0, i1 false)
; CHECK-NEXT: %[[Add2:[v0-9]+]] = add i64 %[[Ctlz3]], 64
; CHECK-NEXT: %[[Ctlz4:[v0-9]+]] = call i64 @llvm.ctlz.i64(i64 %a1, i1 false)
; CHECK-NEXT: %[[Icmp3:[v0-9]+]] = icmp eq i64 %a1, 0
; CHECK-NEXT: %[[Select2:[v0-9]+]] = select i1 %[[Icmp3]], i64 %[[Add2]], i64 %[[Ctlz4]]
; CHECK-NEXT: %[[Sub:[v0-9]+]] = sub i64 %[[Select]], %[[Select2]]
; CHECK-NEXT: %[[And:[v0-9]+]] = and i64 %[[Sub]], 63
; CHECK-NEXT: %[[Xor:[v0-9]+]] = xor i64 %[[And]], 63
; CHECK-NEXT: %[[Shl:[v0-9]+]] = shl i64 %a2, %[[And]]
; CHECK-NEXT: %[[Lshr:[v0-9]+]] = lshr i64 %a2, 1
; CHECK-NEXT: %[[Lshr2:[v0-9]+]] = lshr i64 %[[Lshr]], %[[Xor]]
; CHECK-NEXT: %[[Shl2:[v0-9]+]] = shl i64 %a3, %[[And]]
; CHECK-NEXT: %[[Or2:[v0-9]+]] = or i64 %[[Shl2]], %[[Lshr2]]
; CHECK-NEXT: %[[Icmp4:[v0-9]+]] = icmp uge i64 %[[Sub]], 64
; CHECK-NEXT: %[[Select3:[v0-9]+]] = select i1 %[[Icmp4]], i64 0, i64 %[[Shl]]
; CHECK-NEXT: %[[Select4:[v0-9]+]] = select i1 %[[Icmp4]], i64 %[[Shl]], i64 %[[Or2]]
; CHECK-NEXT: %[[Icmp5:[v0-9]+]] = icmp slt i64 %[[Sub]], 0
; CHECK-NEXT: br i1 %[[Icmp5]], label %done, label %loop
; CHECK: loop:
; CHECK-NEXT: %i = phi i64 [ %[[Sub]], %long ], [ %next, %loop ]
; CHECK-NEXT: %[[Phi:[v0-9]+]] = phi i64 [ %[[Select3]], %long ], [ %38, %loop ]
; CHECK-NEXT: %[[Phi2:[v0-9]+]] = phi i64 [ %[[Select4]], %long ], [ %35, %loop ]
; CHECK-NEXT: %[[Phi3:[v0-9]+]] = phi i64 [ %a0, %long ], [ %27, %loop ]
; CHECK-NEXT: %[[Phi4:[v0-9]+]] = phi i64 [ %a1, %long ], [ %28, %loop ]
; CHECK-NEXT: %[[Phi5:[v0-9]+]] = phi i64 [ 0, %long ], [ %34, %loop ]
; CHECK-NEXT: %[[Phi6:[v0-9]+]] = phi i64 [ 0, %long ], [ %33, %loop ]
; CHECK-NEXT: %[[Icmp6:[v0-9]+]] = icmp uge i64 %[[Phi3]], %[[Phi]]
; CHECK-NEXT: %[[Icmp7:[v0-9]+]] = icmp ugt i64 %[[Phi4]], %[[Phi2]]
; CHECK-NEXT: %[[Icmp8:[v0-9]+]] = icmp eq i64 %[[Phi4]], %[[Phi2]]
; CHECK-NEXT: %[[And2:[v0-9]+]] = and i1 %[[Icmp8]], %[[Icmp6]]
; CHECK-NEXT: %[[Or3:[v0-9]+]] = or i1 %[[Icmp7]], %[[And2]]
; CHECK-NEXT: %take = bitcast i1 %[[Or3]] to i1
; CHECK-NEXT: %[[Sub2:[v0-9]+]] = sub i64 %[[Phi3]], %[[Phi]]
; CHECK-NEXT: %[[Icmp9:[v0-9]+]] = icmp ult i64 %[[Phi3]], %[[Phi]]
; CHECK-NEXT: %[[Sext:[v0-9]+]] = sext i1 %[[Icmp9]] to i64
; CHECK-NEXT: %[[Sub3:[v0-9]+]] = sub i64 %[[Phi4]], %[[Phi2]]
; CHECK-NEXT: %[[Add3:[v0-9]+]] = add i64 %[[Sub3]], %[[Sext]]
; CHECK-NEXT: %[[Select5:[v0-9]+]] = select i1 %take, i64 %[[Sub2]], i64 %[[Phi3]]
; CHECK-NEXT: %[[Select6:[v0-9]+]] = select i1 %take, i64 %[[Add3]], i64 %[[Phi4]]
; CHECK-NEXT: %[[Zext:[v0-9]+]] = zext i1 %take to i64
; CHECK-NEXT: %[[Shl3:[v0-9]+]] = shl i64 %[[Phi5]], 1
; CHECK-NEXT: %[[Lshr3:[v0-9]+]] = lshr i64 %[[Phi5]], 63
; CHECK-NEXT: %[[Shl4:[v0-9]+]] = shl i64 %[[Phi6]], 1
; CHECK-NEXT: %[[Or4:[v0-9]+]] = or i64 %[[Shl4]], %[[Lshr3]]
; CHECK-NEXT: %[[Or5:[v0-9]+]] = or i64 %[[Shl3]], %[[Zext]]
; CHECK-NEXT: %[[Lshr4:[v0-9]+]] = lshr i64 %[[Phi2]], 1
; CHECK-NEXT: %[[Shl5:[v0-9]+]] = shl i64 %[[Phi2]], 63
; CHECK-NEXT: %[[Lshr5:[v0-9]+]] = lshr i64 %[[Phi]], 1
; CHECK-NEXT: %[[Or6:[v0-9]+]] = or i64 %[[Lshr5]], %[[Shl5]]
; CHECK-NEXT: %next = sub i64 %i, 1
; CHECK-NEXT: %last = icmp eq i64 %i, 0
; CHECK-NEXT: br i1 %last, label %done, label %loop
; CHECK: done:
; CHECK-NEXT: %[[Phi7:[v0-9]+]] = phi i64 [ 0, %long ], [ %[[Or5]], %loop ]
; CHECK-NEXT: %[[Phi8:[v0-9]+]] = phi i64 [ 0, %long ], [ %[[Or4]], %loop ]
; CHECK-NEXT: %[[Phi9:[v0-9]+]] = phi i64 [ %a0, %long ], [ %[[Select5]], %loop ]
; CHECK-NEXT: %[[Phi10:[v0-9]+]] = phi i64 [ %a1, %long ], [ %[[Select6]], %loop ]
; CHECK-NEXT: %[[Bitcast:[v0-9]+]] = bitcast i64 %[[Phi7]] to i64
; CHECK-NEXT: %[[Bitcast2:[v0-9]+]] = bitcast i64 %[[Phi8]] to i64
; CHECK-NEXT: %[[Bitcast3:[v0-9]+]] = bitcast i64 %[[Phi9]] to i64
; CHECK-NEXT: %[[Bitcast4:[v0-9]+]] = bitcast i64 %[[Phi10]] to i64
; CHECK-NEXT: %[[Call2:[v0-9]+]] = call { i64, i64, i64, i64 } @spvbackend.compose(i64 %[[Bitcast]], i64 %[[Bitcast2]], i64 %[[Bitcast3]], i64 %[[Bitcast4]])
; CHECK-NEXT: ret { i64, i64, i64, i64 } %[[Call2]]
define i128 @f(i128 %a, i128 %b) {
  %q = udiv i128 %a, %b
  ret i128 %q
}
