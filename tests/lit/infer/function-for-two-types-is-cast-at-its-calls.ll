; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Each kernel keeps the type of its own uses; the one that the function does not have casts once.

; CHECK-DAG: OpName %[[#Shared:]] "clear"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#FloatPtr:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK-DAG: %[[#Double:]] = OpTypeFloat 64
; CHECK-DAG: %[[#DoublePtr:]] = OpTypePointer CrossWorkgroup %[[#Double]]
; CHECK: %[[#Floats:]] = OpFunctionParameter %[[#FloatPtr]]
; CHECK: OpStore %[[#Floats]] %
; CHECK: OpStore %[[#Floats]] %
; CHECK: OpFunctionCall %{{[0-9]+}} %[[#Shared]] %
; CHECK-NOT: OpBitcast
; CHECK: OpStore %[[#Floats]] %
; CHECK: %[[#Doubles:]] = OpFunctionParameter %[[#DoublePtr]]
; CHECK: OpStore %[[#Doubles]] %
; CHECK: OpStore %[[#Doubles]] %
; CHECK: OpFunctionCall %{{[0-9]+}} %[[#Shared]] %
; CHECK-NOT: OpBitcast
; CHECK: OpStore %[[#Doubles]] %
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define spir_kernel void @floats(ptr addrspace(1) %p, i32 %n) {
entry:
  store float 1.0, ptr addrspace(1) %p
  %c = icmp eq i32 %n, 0
  br i1 %c, label %then, label %end
then:
  store float 2.0, ptr addrspace(1) %p
  call void @clear(ptr addrspace(1) %p)
  br label %end
end:
  store float 3.0, ptr addrspace(1) %p
  ret void
}
define spir_kernel void @doubles(ptr addrspace(1) %p, i32 %n) {
entry:
  store double 1.0, ptr addrspace(1) %p
  %c = icmp eq i32 %n, 0
  br i1 %c, label %then, label %end
then:
  store double 2.0, ptr addrspace(1) %p
  call void @clear(ptr addrspace(1) %p)
  br label %end
end:
  store double 3.0, ptr addrspace(1) %p
  ret void
}
define internal void @clear(ptr addrspace(1) %bytes) {
  store i8 0, ptr addrspace(1) %bytes
  ret void
}
