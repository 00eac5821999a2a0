; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=khr %s -o - | filecheck %s

; SPIR-V has vectors of 2, 3, 4, 8 and 16 components.

; CHECK-NOT: OpTypeVector %{{[0-9]+}} {{1|5|6|7|9|15|32|64}}{{$}}
; CHECK: OpFunctionEnd
define spir_kernel void @k(ptr addrspace(1) %p, <1 x float> %a, <5 x i32> %b) {
  %c = fadd <1 x float> %a, %a
  store <1 x float> %c, ptr addrspace(1) %p
  store <5 x i32> %b, ptr addrspace(1) %p
  %d = load <64 x i8>, ptr addrspace(1) %p
  %e = shufflevector <64 x i8> %d, <64 x i8> poison, <7 x i32> <i32 63, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5>
  store <7 x i8> %e, ptr addrspace(1) %p
  %f = load <32 x half>, ptr addrspace(1) %p
  %g = fneg <32 x half> %f
  store <32 x half> %g, ptr addrspace(1) %p
  ret void
}
