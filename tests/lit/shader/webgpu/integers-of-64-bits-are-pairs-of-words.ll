; RUN: pyllc -mtriple=spirv64-unknown-webgpu %s -o - | filecheck %s

; CHECK-NOT: OpTypeInt 64
; CHECK: %[[#Word:]] = OpTypeInt 32 0
; CHECK: OpFunction
; CHECK: %[[#FirstLow:]] = OpLoad %[[#Word]]
; CHECK: %[[#FirstHigh:]] = OpLoad %[[#Word]]
; CHECK: %[[#SecondLow:]] = OpLoad %[[#Word]]
; CHECK: %[[#SecondHigh:]] = OpLoad %[[#Word]]
; CHECK: %[[#Low:]] = OpIAdd %[[#Word]] %[[#FirstLow]] %[[#SecondLow]]
; CHECK: %[[#Wraps:]] = OpULessThan %{{[0-9]+}} %[[#Low]] %[[#FirstLow]]
; CHECK: %[[#Carry:]] = OpSelect %[[#Word]] %[[#Wraps]]
; CHECK: %[[#Sum:]] = OpIAdd %[[#Word]] %[[#FirstHigh]] %[[#SecondHigh]]
; CHECK: %[[#High:]] = OpIAdd %[[#Word]] %[[#Sum]] %[[#Carry]]
; CHECK: OpStore %{{[0-9]+}} %[[#Low]]
; CHECK: OpStore %{{[0-9]+}} %[[#High]]
define spir_kernel void @sum(ptr addrspace(1) noalias %out, ptr addrspace(1) noalias %in) {
  %first = load i64, ptr addrspace(1) %in
  %next = getelementptr i64, ptr addrspace(1) %in, i64 1
  %second = load i64, ptr addrspace(1) %next
  %sum = add i64 %first, %second
  store i64 %sum, ptr addrspace(1) %out
  ret void
}
