; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; CHECK: %[[#Table:]] = OpConstantComposite
; CHECK: %[[#Var:]] = OpVariable %{{[0-9]+}} Private %[[#Table]]
; CHECK: OpInBoundsAccessChain %{{[0-9]+}} %[[#Var]]
@primes = internal addrspace(2) constant [4 x i32] [i32 2, i32 3, i32 5, i32 7]

define spir_kernel void @look_up(ptr addrspace(1) %p, i32 %k) {
  %at = getelementptr [4 x i32], ptr addrspace(2) @primes, i32 0, i32 %k
  %v = load i32, ptr addrspace(2) %at
  store i32 %v, ptr addrspace(1) %p
  ret void
}
