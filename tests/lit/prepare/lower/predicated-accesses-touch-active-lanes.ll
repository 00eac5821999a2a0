; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Accesses touch the lanes below the length whose mask is on; known ones need no branch.

; CHECK: OpFunction
; CHECK: OpLoad %[[#]] %[[#]] Aligned 8
; CHECK: OpLoad %[[#]] %[[#]] Aligned 4
; CHECK-NOT: OpLoad
; CHECK: OpReturnValue
define <4 x i32> @known(ptr addrspace(1) %p) {
  %r = call <4 x i32> @llvm.vp.load.v4i32.p1(ptr addrspace(1) align 8 %p, <4 x i1> <i1 true, i1 true, i1 false, i1 true>, i32 3)
  ret <4 x i32> %r
}

; CHECK: OpFunction
; CHECK: OpLoad %[[#]] %[[#]] Aligned 16
; CHECK-NEXT: OpReturnValue
define <4 x i32> @whole(ptr addrspace(1) %p) {
  %r = call <4 x i32> @llvm.vp.load.v4i32.p1(ptr addrspace(1) align 16 %p, <4 x i1> splat (i1 true), i32 4)
  ret <4 x i32> %r
}

; CHECK: OpFunction
; CHECK: OpUGreaterThan
; CHECK-NEXT: OpFunctionCall
define <4 x i32> @load(ptr addrspace(1) %p, i32 %n) {
  %r = call <4 x i32> @llvm.vp.load.v4i32.p1(ptr addrspace(1) align 16 %p, <4 x i1> splat (i1 true), i32 %n)
  ret <4 x i32> %r
}

; CHECK: OpFunction
; CHECK: OpLogicalAnd
; CHECK-NEXT: OpFunctionCall
define { <4 x i32>, i32 } @first_fault(ptr addrspace(1) %p, <4 x i1> %mask, i32 %n) {
  %r = call { <4 x i32>, i32 } @llvm.vp.load.ff.v4i32.p1(ptr addrspace(1) %p, <4 x i1> %mask, i32 %n)
  ret { <4 x i32>, i32 } %r
}

; CHECK: OpFunction
; CHECK: OpLogicalAnd
; CHECK: OpFunctionCall
define void @store(<4 x i32> %a, ptr addrspace(1) %p, <4 x i1> %mask, i32 %n) {
  call void @llvm.vp.store.v4i32.p1(<4 x i32> %a, ptr addrspace(1) %p, <4 x i1> %mask, i32 %n)
  ret void
}

; CHECK: OpFunction
; CHECK: OpLogicalAnd
; CHECK: OpFunctionCall
define <4 x i32> @gather(<4 x ptr addrspace(1)> %p, <4 x i1> %mask, i32 %n) {
  %r = call <4 x i32> @llvm.vp.gather.v4i32.v4p1(<4 x ptr addrspace(1)> %p, <4 x i1> %mask, i32 %n)
  ret <4 x i32> %r
}

; CHECK: OpFunction
; CHECK: OpLogicalAnd
; CHECK: OpFunctionCall
define void @scatter(<4 x i32> %a, <4 x ptr addrspace(1)> %p, <4 x i1> %mask, i32 %n) {
  call void @llvm.vp.scatter.v4i32.v4p1(<4 x i32> %a, <4 x ptr addrspace(1)> %p, <4 x i1> %mask, i32 %n)
  ret void
}

; A stride is a number of bytes.
; CHECK: OpFunction
; CHECK: OpIMul
; CHECK: OpFunctionCall
define <4 x i32> @strided_load(ptr addrspace(1) %p, i64 %s, <4 x i1> %mask, i32 %n) {
  %r = call <4 x i32> @llvm.experimental.vp.strided.load.v4i32.p1.i64(ptr addrspace(1) %p, i64 %s, <4 x i1> %mask, i32 %n)
  ret <4 x i32> %r
}

; CHECK: OpFunction
; CHECK: OpIMul
; CHECK: OpFunctionCall
define void @strided_store(<4 x i32> %a, ptr addrspace(1) %p, i32 %s, <4 x i1> %mask, i32 %n) {
  call void @llvm.experimental.vp.strided.store.v4i32.p1.i32(<4 x i32> %a, ptr addrspace(1) %p, i32 %s, <4 x i1> %mask, i32 %n)
  ret void
}
