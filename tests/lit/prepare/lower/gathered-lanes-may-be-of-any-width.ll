; RUN: pyllc -mtriple=spirv64 -stop-after=lower-intrinsics %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; A vector in memory packs such lanes, but here each has a pointer of its own.

; CHECK-LABEL: define <2 x i24> @f(<2 x ptr addrspace(1)> %p, <2 x i24> %rest)
; CHECK-NEXT: %[[Extractelement:[v0-9]+]] = extractelement <2 x ptr addrspace(1)> %p, i32 0
; CHECK-NEXT: %[[Load:[v0-9]+]] = load i24, ptr addrspace(1) %[[Extractelement]], align 4
; CHECK-NEXT: %[[Insertelement:[v0-9]+]] = insertelement <2 x i24> %rest, i24 %[[Load]], i32 0
; CHECK-NEXT: %[[Extractelement2:[v0-9]+]] = extractelement <2 x ptr addrspace(1)> %p, i32 1
; CHECK-NEXT: %[[Load2:[v0-9]+]] = load i24, ptr addrspace(1) %[[Extractelement2]], align 4
; CHECK-NEXT: %[[Insertelement2:[v0-9]+]] = insertelement <2 x i24> %[[Insertelement]], i24 %[[Load2]], i32 1
; CHECK-NEXT: ret <2 x i24> %[[Insertelement2]]
; CHECK-LABEL: define void @g(<2 x ptr addrspace(1)> %p, <2 x i24> %a)
; CHECK-NEXT: %[[Extractelement3:[v0-9]+]] = extractelement <2 x i24> %a, i32 1
; CHECK-NEXT: %[[Extractelement4:[v0-9]+]] = extractelement <2 x ptr addrspace(1)> %p, i32 1
; CHECK-NEXT: store i24 %[[Extractelement3]], ptr addrspace(1) %[[Extractelement4]], align 4
; CHECK-NEXT: ret void
define <2 x i24> @f(<2 x ptr addrspace(1)> %p, <2 x i24> %rest) {
  %r = call <2 x i24> @llvm.masked.gather.v2i24.v2p1(<2 x ptr addrspace(1)> align 4 %p, <2 x i1> <i1 true, i1 true>, <2 x i24> %rest)
  ret <2 x i24> %r
}

define void @g(<2 x ptr addrspace(1)> %p, <2 x i24> %a) {
  call void @llvm.masked.scatter.v2i24.v2p1(<2 x i24> %a, <2 x ptr addrspace(1)> align 4 %p, <2 x i1> <i1 false, i1 true>)
  ret void
}
