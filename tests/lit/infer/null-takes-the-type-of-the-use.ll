; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#FloatPtr:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK-DAG: %[[#Null:]] = OpConstantNull %[[#FloatPtr]]
; CHECK-NOT: OpBitcast
; CHECK: OpSelect %[[#FloatPtr]] %{{[0-9]+}} %{{[0-9]+}} %[[#Null]]
define float @f(i1 %c, ptr addrspace(1) %p) {
  %q = select i1 %c, ptr addrspace(1) %p, ptr addrspace(1) null
  %v = load float, ptr addrspace(1) %q
  ret float %v
}
