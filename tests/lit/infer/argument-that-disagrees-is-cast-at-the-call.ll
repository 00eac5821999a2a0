; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The ints are used in three blocks and passed once, so the cast belongs to the call.

; CHECK-DAG: OpName %[[#Callee:]] "g"
; CHECK-DAG: OpName %[[#Floats:]] "floats"
; CHECK-DAG: OpName %[[#Ints:]] "ints"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#FloatPtr:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#IntPtr:]] = OpTypePointer CrossWorkgroup %[[#Int]]
; CHECK: %[[#Floats]] = OpFunctionParameter %[[#FloatPtr]]
; CHECK-NEXT: %[[#Ints]] = OpFunctionParameter %[[#IntPtr]]
; CHECK: %[[#Cast:]] = OpBitcast
; CHECK-SAME: %[[#FloatPtr]] %[[#Ints]]{{$}}
; CHECK-NEXT: OpFunctionCall %{{[0-9]+}} %[[#Callee]] %[[#Cast]]
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define spir_kernel void @k(ptr addrspace(1) %floats, ptr addrspace(1) %ints, i32 %x) {
entry:
  call void @g(ptr addrspace(1) %floats)
  call void @g(ptr addrspace(1) %ints)
  store i32 1, ptr addrspace(1) %ints
  %c = icmp eq i32 %x, 0
  br i1 %c, label %then, label %end
then:
  store i32 2, ptr addrspace(1) %ints
  br label %end
end:
  store i32 3, ptr addrspace(1) %ints
  ret void
}
define internal void @g(ptr addrspace(1) %p) {
  store float 1.0, ptr addrspace(1) %p
  store float 2.0, ptr addrspace(1) %p
  store float 3.0, ptr addrspace(1) %p
  store float 4.0, ptr addrspace(1) %p
  ret void
}
