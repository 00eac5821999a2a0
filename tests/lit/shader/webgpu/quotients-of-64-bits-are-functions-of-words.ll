; RUN: pyllc -mtriple=spirv64-unknown-webgpu %s -o - | filecheck %s

; CHECK-NOT: OpTypeInt 64
; CHECK: %[[#Word:]] = OpTypeInt 32 0
; CHECK: %[[#Quotients:]] = OpTypeStruct %[[#Word]] %[[#Word]] %[[#Word]] %[[#Word]]
; CHECK: OpFunctionCall %[[#Quotients]]
; CHECK: OpFunction %[[#Quotients]]
; CHECK: OpUDiv %[[#Word]]
; CHECK: OpLoopMerge
define spir_kernel void @quotient(ptr addrspace(1) %x, i64 %n) {
  %v = load i64, ptr addrspace(1) %x
  %q = udiv i64 %v, %n
  store i64 %q, ptr addrspace(1) %x
  ret void
}
