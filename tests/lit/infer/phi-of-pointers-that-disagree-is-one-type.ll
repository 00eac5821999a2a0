; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; One argument is loaded from as an int, the other and the phi as floats: the int's load casts.

; CHECK-DAG: OpName %[[#First:]] "p"
; CHECK-DAG: OpName %[[#Second:]] "q"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK-DAG: %[[#IntPtr:]] = OpTypePointer CrossWorkgroup %[[#Int]]
; CHECK: %[[#First]] = OpFunctionParameter %[[#Type]]
; CHECK-NEXT: %[[#Second]] = OpFunctionParameter %[[#Type]]
; CHECK: %[[#Cast:]] = OpBitcast
; CHECK-SAME: %[[#IntPtr]] %[[#First]]{{$}}
; CHECK-NEXT: OpLoad %[[#Int]] %[[#Cast]] Aligned
; CHECK-NOT: OpBitcast
; CHECK: OpPhi %[[#Type]] %[[#First]] %{{[0-9]+}} %[[#Second]] %
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define float @f(i1 %c, ptr addrspace(1) %p, ptr addrspace(1) %q) {
entry:
  %i = load i32, ptr addrspace(1) %p
  br i1 %c, label %then, label %join
then:
  %x = load float, ptr addrspace(1) %q
  br label %join
join:
  %r = phi ptr addrspace(1) [ %p, %entry ], [ %q, %then ]
  %v = load float, ptr addrspace(1) %r
  ret float %v
}
