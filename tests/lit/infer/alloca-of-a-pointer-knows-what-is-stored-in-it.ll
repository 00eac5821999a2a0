; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; At -O0 every argument goes through a variable; what is loaded from it is the argument again.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK-DAG: %[[#Slot:]] = OpTypePointer Function %[[#Type]]
; CHECK: %[[#Ptr]] = OpFunctionParameter %[[#Type]]
; CHECK: %[[#Variable:]] = OpVariable %[[#Slot]] Function
; CHECK-NOT: OpBitcast
; CHECK: OpStore %[[#Variable]] %[[#Ptr]]
; CHECK: %[[#Loaded:]] = OpLoad %[[#Type]] %[[#Variable]]
; CHECK: OpLoad %[[#Float]] %[[#Loaded]]
define spir_kernel void @f(ptr addrspace(1) %p) {
  %p.addr = alloca ptr addrspace(1)
  store ptr addrspace(1) %p, ptr %p.addr
  %q = load ptr addrspace(1), ptr %p.addr
  %v = load float, ptr addrspace(1) %q
  ret void
}
