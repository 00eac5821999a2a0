; RUN: pyllc -mtriple=spirv64-unknown-webgpu %s -o - | filecheck %s

; CHECK: %[[#Flags:]] = OpTypeVector %{{[0-9]+}} 4
; CHECK: OpFunction
; CHECK: %[[#Above:]] = OpUGreaterThan
; CHECK: %[[#Below:]] = OpULessThan
; CHECK: OpSelect %{{[0-9]+}} %[[#Above]] %[[#Below]] %{{[0-9]+}}
; CHECK-NOT: OpLogicalAnd
define spir_kernel void @both(ptr addrspace(1) %x) {
  %v = load <4 x i32>, ptr addrspace(1) %x
  %a = icmp ugt <4 x i32> %v, splat (i32 1)
  %b = icmp ult <4 x i32> %v, splat (i32 9)
  %both = and <4 x i1> %a, %b
  %r = select <4 x i1> %both, <4 x i32> %v, <4 x i32> zeroinitializer
  store <4 x i32> %r, ptr addrspace(1) %x
  ret void
}
