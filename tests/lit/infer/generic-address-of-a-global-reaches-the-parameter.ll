; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The callee wants floats, so the path to the array's element comes before the cast.

; CHECK-DAG: OpName %[[#Array:]] "a"
; CHECK-DAG: OpName %[[#Callee:]] "g"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Element:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK-DAG: %[[#Generic:]] = OpTypePointer Generic %[[#Float]]
; CHECK-NOT: OpBitcast
; CHECK: %[[#Start:]] = OpInBoundsAccessChain %[[#Element]] %[[#Array]] %
; CHECK-NEXT: %[[#Cast:]] = OpPtrCastToGeneric %[[#Generic]] %[[#Start]]
; CHECK-NEXT: OpFunctionCall %{{[0-9]+}} %[[#Callee]] %[[#Cast]]
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionParameter %[[#Generic]]
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
@a = internal addrspace(1) global [4 x float] zeroinitializer
define spir_kernel void @f() {
  call void @g(ptr addrspace(4) addrspacecast (ptr addrspace(1) @a to ptr addrspace(4)))
  ret void
}
define internal void @g(ptr addrspace(4) %p) {
  %q = getelementptr inbounds float, ptr addrspace(4) %p, i64 2
  store float 1.0, ptr addrspace(4) %q
  ret void
}
