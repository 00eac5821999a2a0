; RUN: pyllc -mtriple=spirv64 -subgroup-size=32 -w %s -o - | filecheck %s

; The lane reversed but for all of its five bits is the lane: no shift reaches the width.

; CHECK: OpFunction 
; CHECK-NOT: OpBitReverse
; CHECK: OpGroupNonUniformShuffle
define spir_kernel void @k(ptr addrspace(1) %p) {
  %v = load i32, ptr addrspace(1) %p
  %r = call i32 @llvm.amdgcn.ds.swizzle(i32 %v, i32 57375)
  store i32 %r, ptr addrspace(1) %p
  ret void
}
