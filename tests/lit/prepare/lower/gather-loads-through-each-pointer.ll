; RUN: pyllc -mtriple=spirv64 -stop-after=lower-intrinsics %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; CHECK-LABEL: define <2 x i32> @f(<2 x ptr addrspace(1)> %p, <2 x i32> %d)
; CHECK-NEXT: %[[Lane:[v0-9]+]] = extractelement <2 x ptr addrspace(1)> %p, i32 1
; CHECK-NEXT: %[[Load:[v0-9]+]] = load i32, ptr addrspace(1) %[[Lane]], align 4
; CHECK-NEXT: %[[Vector:[v0-9]+]] = insertelement <2 x i32> %d, i32 %[[Load]], i32 1
; CHECK-NEXT: ret <2 x i32> %[[Vector]]
define <2 x i32> @f(<2 x ptr addrspace(1)> %p, <2 x i32> %d) {
  %r = call <2 x i32> @llvm.masked.gather.v2i32.v2p1(<2 x ptr addrspace(1)> align 4 %p, <2 x i1> <i1 false, i1 true>, <2 x i32> %d)
  ret <2 x i32> %r
}
