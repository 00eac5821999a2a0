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
; CHECK-NEXT: %[[Ashr3:[v0-9]+]] = ashr i64 %a1, 63
; CHECK-NEXT: %[[Ashr4:[v0-9]+]] = ashr i64 %a3, 63
; CHECK-NEXT: %[[Xor:[v0-9]+]] = xor i64 %a0, %[[Ashr3]]
; CHECK-NEXT: %[[Xor2:[v0-9]+]] = xor i64 %a1, %[[Ashr3]]
; CHECK-NEXT: %[[Sub:[v0-9]+]] = sub i64 %[[Xor]], %[[Ashr3]]
; CHECK-NEXT: %[[Icmp:[v0-9]+]] = icmp ult i64 %[[Xor]], %[[Ashr3]]
; CHECK-NEXT: %[[Zext:[v0-9]+]] = zext i1 %[[Icmp]] to i64
; CHECK-NEXT: %[[Sub2:[v0-9]+]] = sub i64 %[[Xor2]], %[[Ashr3]]
; CHECK-NEXT: %[[Sub3:[v0-9]+]] = sub i64 %[[Sub2]], %[[Zext]]
; CHECK-NEXT: %[[Xor3:[v0-9]+]] = xor i64 %a2, %[[Ashr4]]
; CHECK-NEXT: %[[Xor4:[v0-9]+]] = xor i64 %a3, %[[Ashr4]]
; CHECK-NEXT: %[[Sub4:[v0-9]+]] = sub i64 %[[Xor3]], %[[Ashr4]]
; CHECK-NEXT: %[[Icmp2:[v0-9]+]] = icmp ult i64 %[[Xor3]], %[[Ashr4]]
; CHECK-NEXT: %[[Zext2:[v0-9]+]] = zext i1 %[[Icmp2]] to i64
; CHECK-NEXT: %[[Sub5:[v0-9]+]] = sub i64 %[[Xor4]], %[[Ashr4]]
; CHECK-NEXT: %[[Sub6:[v0-9]+]] = sub i64 %[[Sub5]], %[[Zext2]]
; CHECK-NEXT: %[[Bitcast:[v0-9]+]] = bitcast i64 %[[Sub]] to i64
; CHECK-NEXT: %[[Bitcast2:[v0-9]+]] = bitcast i64 %[[Sub3]] to i64
; CHECK-NEXT: %[[Bitcast3:[v0-9]+]] = bitcast i64 %[[Sub4]] to i64
; CHECK-NEXT: %[[Bitcast4:[v0-9]+]] = bitcast i64 %[[Sub6]] to i64
; CHECK-NEXT: %[[Call3:[v0-9]+]] = call { i64, i64, i64, i64 } @expand.udivrem.i128(i64 %[[Bitcast]], i64 %[[Bitcast2]], i64 %[[Bitcast3]], i64 %[[Bitcast4]])
; CHECK-NEXT: %[[Part7:[v0-9]+]] = extractvalue { i64, i64, i64, i64 } %[[Call3]], 0
; CHECK-NEXT: %[[Part8:[v0-9]+]] = extractvalue { i64, i64, i64, i64 } %[[Call3]], 1
; CHECK-NEXT: %[[Part9:[v0-9]+]] = extractvalue { i64, i64, i64, i64 } %[[Call3]], 2
; CHECK-NEXT: %[[Part10:[v0-9]+]] = extractvalue { i64, i64, i64, i64 } %[[Call3]], 3
; CHECK-NEXT: %[[Bitcast5:[v0-9]+]] = bitcast i64 %[[Part7]] to i64
; CHECK-NEXT: %[[Bitcast6:[v0-9]+]] = bitcast i64 %[[Part8]] to i64
; CHECK-NEXT: %[[Bitcast7:[v0-9]+]] = bitcast i64 %[[Part9]] to i64
; CHECK-NEXT: %[[Bitcast8:[v0-9]+]] = bitcast i64 %[[Part10]] to i64
; CHECK-NEXT: %[[Xor5:[v0-9]+]] = xor i64 %[[Ashr3]], %[[Ashr4]]
; CHECK-NEXT: %[[Xor6:[v0-9]+]] = xor i64 %[[Ashr3]], %[[Ashr4]]
; CHECK-NEXT: %[[Xor7:[v0-9]+]] = xor i64 %[[Bitcast5]], %[[Xor5]]
; CHECK-NEXT: %[[Xor8:[v0-9]+]] = xor i64 %[[Bitcast6]], %[[Xor6]]
; CHECK-NEXT: %[[Sub7:[v0-9]+]] = sub i64 %[[Xor7]], %[[Xor5]]
; CHECK-NEXT: %[[Icmp3:[v0-9]+]] = icmp ult i64 %[[Xor7]], %[[Xor5]]
; CHECK-NEXT: %[[Zext3:[v0-9]+]] = zext i1 %[[Icmp3]] to i64
; CHECK-NEXT: %[[Sub8:[v0-9]+]] = sub i64 %[[Xor8]], %[[Xor6]]
; CHECK-NEXT: %[[Sub9:[v0-9]+]] = sub i64 %[[Sub8]], %[[Zext3]]
; CHECK-NEXT: %[[Xor9:[v0-9]+]] = xor i64 %[[Bitcast7]], %[[Ashr3]]
; CHECK-NEXT: %[[Xor10:[v0-9]+]] = xor i64 %[[Bitcast8]], %[[Ashr3]]
; CHECK-NEXT: %[[Sub10:[v0-9]+]] = sub i64 %[[Xor9]], %[[Ashr3]]
; CHECK-NEXT: %[[Icmp4:[v0-9]+]] = icmp ult i64 %[[Xor9]], %[[Ashr3]]
; CHECK-NEXT: %[[Zext4:[v0-9]+]] = zext i1 %[[Icmp4]] to i64
; CHECK-NEXT: %[[Sub11:[v0-9]+]] = sub i64 %[[Xor10]], %[[Ashr3]]
; CHECK-NEXT: %[[Sub12:[v0-9]+]] = sub i64 %[[Sub11]], %[[Zext4]]
; CHECK-NEXT: %[[Bitcast9:[v0-9]+]] = bitcast i64 %[[Sub7]] to i64
; CHECK-NEXT: %[[Bitcast10:[v0-9]+]] = bitcast i64 %[[Sub9]] to i64
; CHECK-NEXT: %[[Bitcast11:[v0-9]+]] = bitcast i64 %[[Sub10]] to i64
; CHECK-NEXT: %[[Bitcast12:[v0-9]+]] = bitcast i64 %[[Sub12]] to i64
; CHECK-NEXT: %[[Call4:[v0-9]+]] = call { i64, i64, i64, i64 } @spvbackend.compose(i64 %[[Bitcast9]], i64 %[[Bitcast10]], i64 %[[Bitcast11]], i64 %[[Bitcast12]])
; CHECK-NEXT: ret { i64, i64, i64, i64 } %[[Call4]]
define i100 @f(i100 %a, i100 %b) {
  %r = srem i100 %a, %b
  ret i100 %r
}
