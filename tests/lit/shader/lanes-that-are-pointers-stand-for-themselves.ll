; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 -stop-after=pointer-numbers %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -filetype=null

; CHECK-NOT: @spvbackend.compose(ptr
; CHECK-NOT: extractvalue
; CHECK-COUNT-2: load i16, ptr addrspace(1)
define spir_kernel void @gathered(ptr addrspace(1) %p, <2 x i32> %k, <2 x i16> %c) {
  %m = icmp ne <2 x i16> %c, zeroinitializer
  %q = getelementptr i16, ptr addrspace(1) %p, <2 x i32> %k
  %v = call <2 x i16> @llvm.masked.gather.v2i16.v2p1(<2 x ptr addrspace(1)> %q, i32 2, <2 x i1> %m, <2 x i16> %c)
  store <2 x i16> %v, ptr addrspace(1) %p
  ret void
}

declare <2 x i16> @llvm.masked.gather.v2i16.v2p1(<2 x ptr addrspace(1)>, i32, <2 x i1>, <2 x i16>)
