; RUN: pyllc -mtriple=spirv64 -stop-after=lower-intrinsics %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; CHECK-LABEL: define <4 x i32> @f(ptr addrspace(1) %p, <4 x i32> %d)
; CHECK-NEXT: %[[Load:[v0-9]+]] = load i32, ptr addrspace(1) %p, align 8
; CHECK-NEXT: %[[Vector:[v0-9]+]] = insertelement <4 x i32> %d, i32 %[[Load]], i32 0
; CHECK-NEXT: %[[Place:[v0-9]+]] = getelementptr i32, ptr addrspace(1) %p, i32 2
; CHECK-NEXT: %[[Load2:[v0-9]+]] = load i32, ptr addrspace(1) %[[Place]], align 8
; CHECK-NEXT: %[[Vector2:[v0-9]+]] = insertelement <4 x i32> %[[Vector]], i32 %[[Load2]], i32 2
; CHECK-NEXT: ret <4 x i32> %[[Vector2]]
; CHECK-LABEL: define <4 x i32> @all(ptr addrspace(1) %p, <4 x i32> %d)
; CHECK-NEXT: %[[Load3:[v0-9]+]] = load <4 x i32>, ptr addrspace(1) %p, align 16
; CHECK-NEXT: ret <4 x i32> %[[Load3]]
define <4 x i32> @f(ptr addrspace(1) %p, <4 x i32> %d) {
  %r = call <4 x i32> @llvm.masked.load.v4i32.p1(ptr addrspace(1) align 8 %p, <4 x i1> <i1 true, i1 false, i1 true, i1 false>, <4 x i32> %d)
  ret <4 x i32> %r
}

define <4 x i32> @all(ptr addrspace(1) %p, <4 x i32> %d) {
  %r = call <4 x i32> @llvm.masked.load.v4i32.p1(ptr addrspace(1) align 16 %p, <4 x i1> splat (i1 true), <4 x i32> %d)
  ret <4 x i32> %r
}
