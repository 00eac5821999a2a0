; RUN: pyllc -mtriple=spirv64 -stop-after=legalize %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; Lane 0 is the lowest bit.

; CHECK-LABEL: define <3 x i1> @f(ptr addrspace(1) %p, <2 x i1> %v)
; CHECK-NEXT: %[[Load:[v0-9]+]] = load i8, ptr addrspace(1) %p, align 1
; CHECK-NEXT: %[[And:[v0-9]+]] = and i8 %[[Load]], 7
; CHECK-NEXT: %[[And2:[v0-9]+]] = and i8 %[[And]], 1
; CHECK-NEXT: %[[Icmp:[v0-9]+]] = icmp ne i8 %[[And2]], 0
; CHECK-NEXT: %[[Lshr:[v0-9]+]] = lshr i8 %[[And]], 1
; CHECK-NEXT: %[[And3:[v0-9]+]] = and i8 %[[Lshr]], 1
; CHECK-NEXT: %[[Icmp2:[v0-9]+]] = icmp ne i8 %[[And3]], 0
; CHECK-NEXT: %[[Lshr2:[v0-9]+]] = lshr i8 %[[And]], 2
; CHECK-NEXT: %[[And4:[v0-9]+]] = and i8 %[[Lshr2]], 1
; CHECK-NEXT: %[[Icmp3:[v0-9]+]] = icmp ne i8 %[[And4]], 0
; CHECK-NEXT: %[[Vector:[v0-9]+]] = insertelement <3 x i1> poison, i1 %[[Icmp]], i32 0
; CHECK-NEXT: %[[Vector2:[v0-9]+]] = insertelement <3 x i1> %[[Vector]], i1 %[[Icmp2]], i32 1
; CHECK-NEXT: %[[Vector3:[v0-9]+]] = insertelement <3 x i1> %[[Vector2]], i1 %[[Icmp3]], i32 2
; CHECK-NEXT: %r = bitcast <3 x i1> %[[Vector3]] to <3 x i1>
; CHECK-NEXT: %[[Lane:[v0-9]+]] = extractelement <2 x i1> %v, i32 0
; CHECK-NEXT: %[[Lane2:[v0-9]+]] = extractelement <2 x i1> %v, i32 1
; CHECK-NEXT: %[[Zext:[v0-9]+]] = zext i1 %[[Lane]] to i8
; CHECK-NEXT: %[[Zext2:[v0-9]+]] = zext i1 %[[Lane2]] to i8
; CHECK-NEXT: %[[Shl:[v0-9]+]] = shl i8 %[[Zext2]], 1
; CHECK-NEXT: %[[Or:[v0-9]+]] = or i8 %[[Zext]], %[[Shl]]
; CHECK-NEXT: store i8 %[[Or]], ptr addrspace(1) %p, align 1
; CHECK-NEXT: ret <3 x i1> %r
define <3 x i1> @f(ptr addrspace(1) %p, <2 x i1> %v) {
  %r = load <3 x i1>, ptr addrspace(1) %p
  store <2 x i1> %v, ptr addrspace(1) %p
  ret <3 x i1> %r
}
