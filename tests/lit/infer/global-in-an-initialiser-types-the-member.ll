; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The pointer that is loaded from the struct is the float's address.

; CHECK-DAG: OpName %[[#Data:]] "data"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Ptr:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK-DAG: %[[#Struct:]] = OpTypeStruct %[[#Ptr]] %
; CHECK-NOT: OpBitcast
; CHECK: %[[#Loaded:]] = OpLoad %[[#Ptr]] %
; CHECK-NEXT: OpStore %[[#Loaded]] %
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
%entry = type { ptr addrspace(1), i32 }
@data = internal addrspace(1) global float 1.0
@entry = internal addrspace(1) global %entry { ptr addrspace(1) @data, i32 3 }
define spir_kernel void @f() {
  %p = load ptr addrspace(1), ptr addrspace(1) @entry
  store float 2.0, ptr addrspace(1) %p
  ret void
}
