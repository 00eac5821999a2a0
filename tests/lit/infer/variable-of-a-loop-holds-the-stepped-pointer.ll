; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; At -O0 the pointer that runs along is in memory: loaded, stepped and stored again.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: OpName %[[#Variable:]] "p.addr"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK-DAG: %[[#Slot:]] = OpTypePointer Function %[[#Type]]
; CHECK: %[[#Ptr]] = OpFunctionParameter %[[#Type]]
; CHECK: %[[#Variable]] = OpVariable %[[#Slot]] Function
; CHECK-NOT: OpBitcast
; CHECK: %[[#At:]] = OpLoad %[[#Type]] %[[#Variable]] Aligned
; CHECK-NEXT: %[[#Next:]] = OpInBoundsPtrAccessChain %[[#Type]] %[[#At]] %
; CHECK-NEXT: OpStore %[[#Variable]] %[[#Next]] Aligned
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define spir_kernel void @f(ptr addrspace(1) %p, i32 %n) {
entry:
  %p.addr = alloca ptr addrspace(1)
  store ptr addrspace(1) %p, ptr %p.addr
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  %a = load ptr addrspace(1), ptr %p.addr
  %next = getelementptr inbounds nuw float, ptr addrspace(1) %a, i32 1
  store ptr addrspace(1) %next, ptr %p.addr
  store float 1.0, ptr addrspace(1) %a
  %i.next = add i32 %i, 1
  %more = icmp ult i32 %i.next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
