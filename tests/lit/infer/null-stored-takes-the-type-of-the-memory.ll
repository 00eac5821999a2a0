; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The variable holds pointers to halves, the null at its start included.

; CHECK-DAG: OpName %[[#Slot:]] "slot"
; CHECK-DAG: %[[#Half:]] = OpTypeFloat 16
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Half]]
; CHECK-DAG: %[[#Null:]] = OpConstantNull %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: OpStore %[[#Slot]] %[[#Null]] Aligned
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define spir_kernel void @f(ptr addrspace(1) %p, i32 %x) {
entry:
  %slot = alloca ptr addrspace(1)
  store ptr addrspace(1) null, ptr %slot
  %c = icmp eq i32 %x, 0
  br i1 %c, label %then, label %end
then:
  store ptr addrspace(1) %p, ptr %slot
  br label %end
end:
  %q = load ptr addrspace(1), ptr %slot
  store half 1.0, ptr addrspace(1) %q
  ret void
}
