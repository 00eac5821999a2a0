; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Only byte offsets are left of the struct: what lies at its start types the pointer.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#IntPtr:]] = OpTypePointer CrossWorkgroup %[[#Int]]
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#FloatPtr:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK-DAG: %[[#Double:]] = OpTypeFloat 64
; CHECK-DAG: %[[#DoublePtr:]] = OpTypePointer CrossWorkgroup %[[#Double]]
; CHECK: %[[#Ptr]] = OpFunctionParameter %[[#IntPtr]]
; CHECK: OpBitcast
; CHECK-SAME: %[[#FloatPtr]] %
; CHECK-NEXT: OpLoad %[[#Float]] %
; CHECK: OpBitcast
; CHECK-SAME: %[[#DoublePtr]] %
; CHECK-NEXT: OpLoad %[[#Double]] %
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define spir_kernel void @f(ptr addrspace(1) %p) {
  %a = load i32, ptr addrspace(1) %p
  %q = getelementptr inbounds i8, ptr addrspace(1) %p, i64 4
  %b = load float, ptr addrspace(1) %q
  %r = getelementptr inbounds i8, ptr addrspace(1) %p, i64 8
  %c = load double, ptr addrspace(1) %r
  ret void
}
