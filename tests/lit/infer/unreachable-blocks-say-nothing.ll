; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Two uses as ints in a block without predecessors do not outvote one float.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK: %[[#Ptr]] = OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: OpStore %[[#Ptr]] %
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define spir_kernel void @f(ptr addrspace(1) %p) {
entry:
  store float 1.0, ptr addrspace(1) %p
  ret void
dead:
  %q = phi ptr addrspace(1) [ %r, %dead ]
  store i32 1, ptr addrspace(1) %p
  store i32 1, ptr addrspace(1) %q
  %r = getelementptr i32, ptr addrspace(1) %p, i64 1
  br label %dead
}
