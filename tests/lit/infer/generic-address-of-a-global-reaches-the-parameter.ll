; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The callee wants floats, and the path to the array's element needs no cast.

; CHECK-DAG: OpName %[[#Array:]] "a"
; CHECK-DAG: OpName %[[#Callee:]] "g"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Generic:]] = OpTypePointer Generic %[[#Float]]
; CHECK-NOT: OpBitcast
; CHECK: %[[#Cast:]] = OpPtrCastToGeneric %{{[0-9]+}} %[[#Array]]
; CHECK-NEXT: %[[#Start:]] = OpInBoundsAccessChain %[[#Generic]] %[[#Cast]] %
; CHECK-NEXT: OpFunctionCall %{{[0-9]+}} %[[#Callee]] %[[#Start]]
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
