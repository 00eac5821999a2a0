; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; An edge that comes twice changes nothing, and a phi of a phi is of the same type.

; CHECK-DAG: OpName %[[#First:]] "a"
; CHECK-DAG: OpName %[[#Second:]] "b"
; CHECK-DAG: OpName %[[#Third:]] "c"
; CHECK-DAG: %[[#Short:]] = OpTypeInt 16 0
; CHECK-DAG: %[[#Vector:]] = OpTypeVector %[[#Short]] 2
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Vector]]
; CHECK: %[[#First]] = OpFunctionParameter %[[#Type]]
; CHECK-NEXT: %[[#Second]] = OpFunctionParameter %[[#Type]]
; CHECK-NEXT: %[[#Third]] = OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: %[[#Joined:]] = OpPhi %[[#Type]] %[[#First]] %{{[0-9]+}} %[[#Second]] %
; CHECK-NOT: OpBitcast
; CHECK: OpPhi %[[#Type]] %[[#Third]] %{{[0-9]+}} %[[#Joined]] %
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define spir_kernel void @f(i32 %n, ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %c) {
entry:
  switch i32 %n, label %end [ i32 0, label %join
                              i32 5, label %join
                              i32 7, label %seven ]
seven:
  br label %join
join:
  %p = phi ptr addrspace(1) [ %a, %entry ], [ %a, %entry ], [ %b, %seven ]
  store <2 x i16> zeroinitializer, ptr addrspace(1) %p
  br label %end
end:
  %q = phi ptr addrspace(1) [ %c, %entry ], [ %p, %join ]
  store <2 x i16> zeroinitializer, ptr addrspace(1) %q
  ret void
}
