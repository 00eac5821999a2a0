; RUN: pyllc -mtriple=spirv64 -stop-after=legalize %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; The remainder has the sign of the dividend; of an odd width the sign is copied up first.

; CHECK-LABEL: define { i64, i64 } @f({ i64, i64 } %a, { i64, i64 } %b)
; CHECK-NEXT: %[[Part:[v0-9]+]] = extractvalue { i64, i64 } %a, 0
; CHECK-NEXT: %[[Part2:[v0-9]+]] = extractvalue { i64, i64 } %a, 1
; CHECK-NEXT: %[[Part3:[v0-9]+]] = extractvalue { i64, i64 } %b, 0
; CHECK-NEXT: %[[Part4:[v0-9]+]] = extractvalue { i64, i64 } %b, 1
; CHECK-NEXT: %[[Shl:[v0-9]+]] = shl i64 %[[Part2]], 28
; CHECK-NEXT: %[[Ashr:[v0-9]+]] = ashr i64 %[[Shl]], 28
; CHECK-NEXT: %[[Shl2:[v0-9]+]] = shl i64 %[[Part4]], 28
; CHECK-NEXT: %[[Ashr2:[v0-9]+]] = ashr i64 %[[Shl2]], 28
; CHECK-NEXT: %[[Call:[v0-9]+]] = call { i64, i64, i64, i64 } @expand.sdivrem.i128(i64 %[[Part]], i64 %[[Ashr]], i64 %[[Part3]], i64 %[[Ashr2]])
; CHECK-NEXT: %[[Part5:[v0-9]+]] = extractvalue { i64, i64, i64, i64 } %[[Call]], 2
; CHECK-NEXT: %[[Part6:[v0-9]+]] = extractvalue { i64, i64, i64, i64 } %[[Call]], 3
; CHECK-NEXT: %[[And:[v0-9]+]] = and i64 %[[Part6]], 68719476735
; CHECK-NEXT: %[[Call2:[v0-9]+]] = call { i64, i64 } @spvbackend.compose(i64 %[[Part5]], i64 %[[And]])
; CHECK-NEXT: ret { i64, i64 } %[[Call2]]
; CHECK-LABEL: define internal { i64, i64, i64, i64 } @expand.sdivrem.i128(i64 %a0, i64 %a1, i64 %a2, i64 %a3)
; CHECK-NEXT: %[[Icmp:[v0-9]+]] = icmp slt i64 %a1, 0
; CHECK-NEXT: %[[Icmp2:[v0-9]+]] = icmp slt i64 %a3, 0
; CHECK-NEXT: %[[Sub:[v0-9]+]] = sub i64 0, %a0
; CHECK-NEXT: %[[Icmp3:[v0-9]+]] = icmp ult i64 0, %a0
; CHECK-NEXT: %[[Sext:[v0-9]+]] = sext i1 %[[Icmp3]] to i64
; CHECK-NEXT: %[[Sub2:[v0-9]+]] = sub i64 0, %a1
; CHECK-NEXT: %[[Add:[v0-9]+]] = add i64 %[[Sub2]], %[[Sext]]
; CHECK-NEXT: %[[Select:[v0-9]+]] = select i1 %[[Icmp]], i64 %[[Sub]], i64 %a0
; CHECK-NEXT: %[[Select2:[v0-9]+]] = select i1 %[[Icmp]], i64 %[[Add]], i64 %a1
; CHECK-NEXT: %[[Sub3:[v0-9]+]] = sub i64 0, %a2
; CHECK-NEXT: %[[Icmp4:[v0-9]+]] = icmp ult i64 0, %a2
; CHECK-NEXT: %[[Sext2:[v0-9]+]] = sext i1 %[[Icmp4]] to i64
; CHECK-NEXT: %[[Sub4:[v0-9]+]] = sub i64 0, %a3
; CHECK-NEXT: %[[Add2:[v0-9]+]] = add i64 %[[Sub4]], %[[Sext2]]
; CHECK-NEXT: %[[Select3:[v0-9]+]] = select i1 %[[Icmp2]], i64 %[[Sub3]], i64 %a2
; CHECK-NEXT: %[[Select4:[v0-9]+]] = select i1 %[[Icmp2]], i64 %[[Add2]], i64 %a3
; CHECK-NEXT: %[[Bitcast:[v0-9]+]] = bitcast i64 %[[Select]] to i64
; CHECK-NEXT: %[[Bitcast2:[v0-9]+]] = bitcast i64 %[[Select2]] to i64
; CHECK-NEXT: %[[Bitcast3:[v0-9]+]] = bitcast i64 %[[Select3]] to i64
; CHECK-NEXT: %[[Bitcast4:[v0-9]+]] = bitcast i64 %[[Select4]] to i64
; CHECK-NEXT: %[[Call3:[v0-9]+]] = call { i64, i64, i64, i64 } @expand.udivrem.i128(i64 %[[Bitcast]], i64 %[[Bitcast2]], i64 %[[Bitcast3]], i64 %[[Bitcast4]])
; CHECK-NEXT: %[[Part7:[v0-9]+]] = extractvalue { i64, i64, i64, i64 } %[[Call3]], 0
; CHECK-NEXT: %[[Part8:[v0-9]+]] = extractvalue { i64, i64, i64, i64 } %[[Call3]], 1
; CHECK-NEXT: %[[Part9:[v0-9]+]] = extractvalue { i64, i64, i64, i64 } %[[Call3]], 2
; CHECK-NEXT: %[[Part10:[v0-9]+]] = extractvalue { i64, i64, i64, i64 } %[[Call3]], 3
; CHECK-NEXT: %[[Bitcast5:[v0-9]+]] = bitcast i64 %[[Part7]] to i64
; CHECK-NEXT: %[[Bitcast6:[v0-9]+]] = bitcast i64 %[[Part8]] to i64
; CHECK-NEXT: %[[Bitcast7:[v0-9]+]] = bitcast i64 %[[Part9]] to i64
; CHECK-NEXT: %[[Bitcast8:[v0-9]+]] = bitcast i64 %[[Part10]] to i64
; CHECK-NEXT: %[[Xor:[v0-9]+]] = xor i1 %[[Icmp]], %[[Icmp2]]
; CHECK-NEXT: %[[Sub5:[v0-9]+]] = sub i64 0, %[[Bitcast5]]
; CHECK-NEXT: %[[Icmp5:[v0-9]+]] = icmp ult i64 0, %[[Bitcast5]]
; CHECK-NEXT: %[[Sext3:[v0-9]+]] = sext i1 %[[Icmp5]] to i64
; CHECK-NEXT: %[[Sub6:[v0-9]+]] = sub i64 0, %[[Bitcast6]]
; CHECK-NEXT: %[[Add3:[v0-9]+]] = add i64 %[[Sub6]], %[[Sext3]]
; CHECK-NEXT: %[[Select5:[v0-9]+]] = select i1 %[[Xor]], i64 %[[Sub5]], i64 %[[Bitcast5]]
; CHECK-NEXT: %[[Select6:[v0-9]+]] = select i1 %[[Xor]], i64 %[[Add3]], i64 %[[Bitcast6]]
; CHECK-NEXT: %[[Sub7:[v0-9]+]] = sub i64 0, %[[Bitcast7]]
; CHECK-NEXT: %[[Icmp6:[v0-9]+]] = icmp ult i64 0, %[[Bitcast7]]
; CHECK-NEXT: %[[Sext4:[v0-9]+]] = sext i1 %[[Icmp6]] to i64
; CHECK-NEXT: %[[Sub8:[v0-9]+]] = sub i64 0, %[[Bitcast8]]
; CHECK-NEXT: %[[Add4:[v0-9]+]] = add i64 %[[Sub8]], %[[Sext4]]
; CHECK-NEXT: %[[Select7:[v0-9]+]] = select i1 %[[Icmp]], i64 %[[Sub7]], i64 %[[Bitcast7]]
; CHECK-NEXT: %[[Select8:[v0-9]+]] = select i1 %[[Icmp]], i64 %[[Add4]], i64 %[[Bitcast8]]
; CHECK-NEXT: %[[Bitcast9:[v0-9]+]] = bitcast i64 %[[Select5]] to i64
; CHECK-NEXT: %[[Bitcast10:[v0-9]+]] = bitcast i64 %[[Select6]] to i64
; CHECK-NEXT: %[[Bitcast11:[v0-9]+]] = bitcast i64 %[[Select7]] to i64
; CHECK-NEXT: %[[Bitcast12:[v0-9]+]] = bitcast i64 %[[Select8]] to i64
; CHECK-NEXT: %[[Call4:[v0-9]+]] = call { i64, i64, i64, i64 } @spvbackend.compose(i64 %[[Bitcast9]], i64 %[[Bitcast10]], i64 %[[Bitcast11]], i64 %[[Bitcast12]])
; CHECK-NEXT: ret { i64, i64, i64, i64 } %[[Call4]]
define i100 @f(i100 %a, i100 %b) {
  %r = srem i100 %a, %b
  ret i100 %r
}
