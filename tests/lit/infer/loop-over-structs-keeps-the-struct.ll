; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Two members used by byte offset, and the step over the whole struct.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Pair:]] = OpTypeStruct %[[#Int]] %[[#Float]]
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Pair]]{{$}}
; CHECK: %[[#Ptr]] = OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: %[[#At:]] = OpPhi %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: OpInBoundsPtrAccessChain %[[#Type]] %[[#At]] %
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
%pair = type { i32, float }
define spir_kernel void @f(ptr addrspace(1) %p, i32 %n) {
entry:
  br label %loop
loop:
  %at = phi ptr addrspace(1) [ %p, %entry ], [ %next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  %m = getelementptr inbounds i8, ptr addrspace(1) %at, i64 4
  store float 1.0, ptr addrspace(1) %m
  store i32 1, ptr addrspace(1) %at
  %next = getelementptr inbounds %pair, ptr addrspace(1) %at, i64 1
  %i.next = add i32 %i, 1
  %more = icmp ult i32 %i.next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
